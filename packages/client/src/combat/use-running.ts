import type { Moment } from '@peerless/table';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { beatsOf, nextRest, restsAt } from './pace.ts';
import type { Step } from './steps.ts';

/** Where the telling of a combat stands, and the ways on. */
export interface Running {
  readonly at: number;
  /** How long this step takes, in milliseconds. */
  readonly beat: number;
  /** Whether it waits for whoever looks. */
  readonly waits: boolean;
  /** On to the next rest, or to the end for whoever wants no rests. */
  readonly goOn: () => void;
  readonly skip: () => void;
}

/** Goes from step to step of the last moment in its time; with rests it waits where there is something to understand. */
export function useRunning(steps: readonly Step[], moments: readonly Moment[], onShown: () => void): Running {
  const { speed, rests } = useSettings();
  const last = moments.length - 1;
  const first = steps.findIndex(({ moment }) => moment === last);
  const [at, setAt] = useState(first);
  const [waits, setWaits] = useState(false);
  const beats = beatsOf(steps, last, moments[last]?.view.combat === null, speed);
  const beat = beats[at - first] ?? 0;
  const goTo = (next: number): void => {
    setWaits(false);
    if (next >= steps.length) onShown();
    else setAt(next);
  };
  const over = useEffectEvent(() => (rests && restsAt(steps, at) ? setWaits(true) : goTo(at + 1)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: two steps of the same length are two steps
  useEffect(() => {
    const timer = setTimeout(() => over(), beat);
    return () => clearTimeout(timer);
  }, [beat, at]);
  const onward = (): void => (waits ? goTo(at + 1) : goTo(nextRest(steps, at)));
  return { at, beat, waits, goOn: rests ? onward : onShown, skip: onShown };
}

/** Keys that do something else than going on: they may be on their way to a button. */
const KEPT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/** A click anywhere on the panel, its button included, or around it, or any key, goes on; Escape skips all of it. */
export function useWayOn({ goOn, skip }: Pick<Running, 'goOn' | 'skip'>) {
  const panel = useRef<HTMLDivElement>(null);
  const goOnNow = useEffectEvent(goOn);
  const skipNow = useEffectEvent(skip);
  useEffect(() => {
    const element = panel.current;
    const click = (): void => goOnNow();
    const key = (event: KeyboardEvent): void => {
      if (KEPT.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      // The key is used up: it must not press what has the focus behind the panel.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') skipNow();
      else goOnNow();
    };
    element?.addEventListener('click', click);
    addEventListener('keydown', key, { capture: true });
    return () => {
      element?.removeEventListener('click', click);
      removeEventListener('keydown', key, { capture: true });
    };
  }, []);
  return panel;
}
