import { message, type Names } from '@peerless/text';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { tell } from '../log/told.ts';
import { useSettings } from '../settings/settings.ts';
import { playSoundsOf } from '../sound/play-sounds.ts';
import type { Moment } from '../table/moment.ts';
import style from './combat.module.css';
import { Duel } from './duel.tsx';
import { useFreeHalf } from './free-half.ts';
import { beatsOf } from './pace.ts';
import { type Attack, type Step, stepsOf } from './steps.ts';
import { words } from './words.ts';

export interface CombatProps {
  /** The attack so far, the moment being shown last. */
  readonly attack: Attack;
  readonly names: Names;
  /** Called when everything that the last moment tells of the combat has been shown; at once when nothing does. */
  readonly onShown: () => void;
}

/** Both cards side by side, turned up together, then step by step how the values came about and what followed. */
export function Combat(props: CombatProps) {
  const { attack, onShown } = props;
  const { speed } = useSettings();
  const steps = useMemo(() => stepsOf(attack), [attack]);
  const hasNews = speed !== 'instant' && steps.at(-1)?.moment === attack.moments.length - 1;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!hasNews) tellShown();
  }, [hasNews]);
  // A new moment starts anew behind the steps that were shown before it.
  return hasNews ? <RunningCombat key={attack.moments.length} {...props} steps={steps} /> : null;
}

function RunningCombat({
  attack: { moments, before },
  names,
  steps,
  onShown,
}: CombatProps & { readonly steps: readonly Step[] }) {
  const say = words.use();
  const { at, skip } = useRunning(steps, moments, onShown);
  const panel = useSkipping(skip);
  const step = steps[at];
  // While a combat is told, the table stands as it did before it.
  const half = useFreeHalf(panel, fightersIn(step), moments.at(-2)?.view ?? before);
  useEffect(() => {
    if (step !== undefined) playSoundsOf([step.event]);
  }, [step]);
  const view = moments.at(-1)?.view;
  if (step === undefined || view === undefined) return null;
  return (
    <div className={style.overlay} data-half={half} ref={panel}>
      <section className={style.panel} aria-label={message(names.lang, 'headingCombat')}>
        <Duel stand={step.stand} change={changeOf(step)} view={view} names={names} />
        <div className={style.foot}>
          <Steps steps={steps.slice(0, at + 1)} names={names} />
          <button type="button" className={style.skip}>
            {say('skip')} <span aria-hidden="true">»</span>
          </button>
        </div>
      </section>
    </div>
  );
}

const fightersIn = (step: Step | undefined): readonly string[] =>
  step === undefined ? [] : [step.stand.attack.fighter, step.stand.defense.fighter];

const changeOf = ({ event }: Step) =>
  event.type === 'valueChanged' ? { side: event.side, by: event.to - event.from } : null;

/** The last steps in words, the newest last. */
function Steps({ steps, names }: { readonly steps: readonly Step[]; readonly names: Names }) {
  return (
    <ol className={style.steps}>
      {steps.slice(-3).map(({ number, event }) => {
        const { text, source } = tell(event, names);
        return (
          <li key={number}>
            {text} {source !== '' && <span className={style.source}>{source}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Goes from step to step of the last moment in its time; the number of the step that is shown. */
function useRunning(steps: readonly Step[], moments: readonly Moment[], onShown: () => void) {
  const { speed } = useSettings();
  const last = moments.length - 1;
  const first = steps.findIndex(({ moment }) => moment === last);
  const [at, setAt] = useState(first);
  const beats = beatsOf(steps, last, moments[last]?.view.combat === null, speed);
  const beat = beats[at - first] ?? 0;
  const isLast = at + 1 >= steps.length;
  const goOn = useEffectEvent(() => (isLast ? onShown() : setAt(at + 1)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: two steps of the same length are two steps
  useEffect(() => {
    const timer = setTimeout(() => goOn(), beat);
    return () => clearTimeout(timer);
  }, [beat, at]);
  return { at, skip: onShown };
}

/** Keys that do something else than going on: they may be on their way to a button. */
const KEPT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/** A click anywhere on the panel, its button included, or around it, or any key, skips. */
function useSkipping(skip: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const skipNow = useEffectEvent(skip);
  useEffect(() => {
    const element = panel.current;
    const click = (): void => skipNow();
    const key = (event: KeyboardEvent): void => {
      if (KEPT.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      // The key is used up: it must not press what has the focus behind the panel.
      event.preventDefault();
      event.stopPropagation();
      skipNow();
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
