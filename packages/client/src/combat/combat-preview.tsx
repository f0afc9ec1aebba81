import { message } from '@peerless/text';
import style from './combat.module.css';
import type { CombatProps } from './combat.tsx';
import { Duel } from './duel.tsx';
import { stepsOf } from './steps.ts';

/** A combat that waits for a choice, small: who attacks whom, and what this viewer knows of the cards and values. */
export function CombatPreview({ moments, names, before = null }: Omit<CombatProps, 'onShown'>) {
  const stand = stepsOf(moments, names, before).at(-1)?.stand;
  const view = moments.at(-1)?.view;
  if (stand === undefined || view === undefined || view.combat === null) return null;
  return (
    <section className={style.preview} aria-label={message(names.lang, 'headingCombat')}>
      <Duel stand={stand} change={null} view={view} names={names} peek />
    </section>
  );
}
