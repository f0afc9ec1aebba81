import type { Side } from '@peerless/rules';
import { type Names, realisers } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { useSeatColour } from '../table-context.ts';
import { Counted } from './counted.tsx';
import style from './side.module.css';
import type { Stand } from './steps.ts';
import { words } from './words.ts';

interface CombatantProps {
  readonly side: Side;
  readonly stand: Stand;
  readonly names: Names;
  /** In the strip of a combat that waits. */
  readonly isStrip?: boolean;
  /** The name of its card, where there may be no room for the card itself. */
  readonly card?: string | null;
}

/** Who fights on a side, in the colour of the seat, with how much health. */
export function Combatant({ side, stand, names, isStrip = false, card = null }: CombatantProps) {
  const say = words.use();
  const { fighter } = stand[side];
  const { main, ink, mark } = useSeatColour()(names.seatOf(fighter));
  const health = stand.health.get(fighter);
  const role = say(side === 'attack' ? 'attacker' : 'defender');
  return (
    <span
      className={style.combatant}
      data-side={side}
      data-strip={isStrip}
      style={{ background: main, color: ink }}
    >
      <span className={style.emblem}>
        <Emblem of={names.kindNamed(fighter)} size="100%" />
      </span>
      <span className={style.who}>
        <span className={style.role}>
          <span className={style.part}>
            <span aria-hidden="true">{mark}</span> <span className={style.roleWord}>{role}</span>
            {card !== null && <span className={style.cardName}>{card}</span>}
          </span>
          {stand[side].item !== null && <UsedItem item={stand[side].item} names={names} />}
          {stand.winner === side && <strong className={style.won}>{say('winner')}</strong>}
        </span>
        <strong className={style.name}>{realisers[names.lang].capital(names.fighter(fighter))}</strong>
      </span>
      {health !== undefined && (
        <span className={style.health}>
          <span aria-hidden="true">♥</span> <Counted value={health} />
        </span>
      )}
    </span>
  );
}

/** what was added to the card of a side. */
export function UsedItem({ item, names }: { readonly item: string; readonly names: Names }) {
  const named = names.boardItem(item);
  return (
    <span className={style.item} data-used-item={item}>
      <span aria-hidden="true">+</span> <Emblem of={named} /> {realisers[names.lang].capital(named.name)}
    </span>
  );
}
