import type { Side, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import style from './duel.module.css';
import { FoughtCard } from './fought-card.tsx';
import { Score } from './score.tsx';
import { Combatant } from './side.tsx';
import type { Stand } from './steps.ts';

interface DuelProps {
  readonly stand: Stand;
  readonly view: View;
  readonly names: Names;
}

/** Both sides of a combat that waits, with cards that can be read. */
export function Duel({ stand, view, names }: DuelProps) {
  const heroOf = (side: Side): string => view.seats[names.seatOf(stand[side].fighter)]?.hero ?? '';
  return (
    <div className={style.duel}>
      <div className={style.combatants}>
        <Combatant side="attack" stand={stand} names={names} />
        <Combatant side="defense" stand={stand} names={names} />
      </div>
      <Score stand={stand} change={null} names={names} />
      <div className={style.cards}>
        <FoughtCard side="attack" stand={stand} names={names} hero={heroOf('attack')} />
        <FoughtCard side="defense" stand={stand} names={names} hero={heroOf('defense')} />
      </div>
    </div>
  );
}
