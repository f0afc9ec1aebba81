import { message, type Names } from '@peerless/text';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { tell } from '../log/told.ts';
import { useSettings } from '../settings/settings.ts';
import { playSoundsOf } from '../sound/play-sounds.ts';
import { Arena } from './arena.tsx';
import { Blow } from './blow.tsx';
import style from './combat.module.css';
import { phaseOf } from './phase.ts';
import { type Attack, type Step, stepsOf } from './steps.ts';
import { useRunning, useWayOn } from './use-running.ts';
import { useSpotlight } from './use-spotlight.ts';
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
  const running = useRunning(steps, moments, onShown);
  const { at, beat, waits } = running;
  const [enter] = useState(beat);
  const panel = useWayOn(running);
  const step = steps[at];
  // While a combat is told, the table stands as it did before it.
  const drawn = moments.at(-2)?.view ?? before;
  useSpotlight(panel, fightersIn(step), drawn);
  useEffect(() => {
    if (step !== undefined) playSoundsOf([step.event]);
  }, [step]);
  const view = moments.at(-1)?.view;
  if (step === undefined || view === undefined) return null;
  const times = { '--beat': `${beat}ms`, '--enter': `${enter}ms` } as CSSProperties;
  const isFatal = step.event.type === 'damaged' && step.event.health === 0;
  return (
    <>
      <div className={style.house} style={times} />
      <div className={style.overlay} ref={panel} data-phase={phaseOf(step.event)} style={times}>
        <div className={style.dim} />
        {isFatal && <div className={style.fatal} />}
        <section className={style.panel} aria-label={message(names.lang, 'headingCombat')}>
          <Arena step={step} view={view} names={names} />
          <div className={style.foot}>
            <Steps steps={steps.slice(0, at + 1)} names={names} />
            <button type="button" className={style.skip} data-waits={waits}>
              {say(waits ? 'goOn' : 'skip')} <span aria-hidden="true">»</span>
            </button>
          </div>
        </section>
        <Blow step={step} drawn={drawn} />
      </div>
    </>
  );
}

const fightersIn = (step: Step | undefined): readonly string[] =>
  step === undefined ? [] : [step.stand.attack.fighter, step.stand.defense.fighter];

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
