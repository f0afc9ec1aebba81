import type { Side } from '@peerless/rules';
import { type Names, realisers } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { useSeatColour } from '../table-context.ts';
import { Counted } from './counted.tsx';
import style from './side.module.css';
import type { Stand } from './steps.ts';
import { words } from './words.ts';

interface SideProps {
  readonly side: Side;
  readonly stand: Stand;
  readonly names: Names;
}

interface CombatantProps extends SideProps {
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

/** The card of a side, and what was added to it. */
export function Played({
  side,
  stand,
  names,
  heroAt,
}: SideProps & {
  /** The hero of a seat, whose back the cards have. */
  readonly heroAt: (seat: number) => string;
}) {
  const say = words.use();
  const { fighter, boosts, cancelled } = stand[side];
  return (
    <div className={style.played}>
      <div className={style.slot} data-cancelled={cancelled}>
        <PlayedCard side={side} stand={stand} hero={heroAt(names.seatOf(fighter))} />
        {cancelled && <span className={style.stamp}>{say('cancelled')}</span>}
      </div>
      <ul className={style.notes}>
        {side === 'attack' && stand.bonus !== null && (
          <li>{say('bonusAttack', { name: names.bonusAttack(stand.bonus) })}</li>
        )}
        {side === 'defense' && stand.prediction !== null && (
          <li>{say('predicts', { number: stand.prediction })}</li>
        )}
        {boosts.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boosts are only ever added
          <li key={i}>{card === null ? say('boostHidden') : say('boost', { card: names.card(card) })}</li>
        ))}
      </ul>
    </div>
  );
}

/** Face down, turned up, or an empty place. */
function PlayedCard({ side, stand, hero }: Pick<SideProps, 'side' | 'stand'> & { readonly hero: string }) {
  const say = words.use();
  const { card } = stand[side];
  // A card that predicts and the source of a bonus attack lie open before the others are turned up.
  const isOpen = side === 'attack' ? stand.bonus !== null : stand.prediction !== null;
  if (card === undefined)
    return <span className={style.empty}>{say(stand.defended ? 'noCard' : 'choosing')}</span>;
  if (card === null || !(isOpen || stand.revealed)) return <CardBack hero={hero} size="hand" />;
  return (
    <span className={style.turned} key={card}>
      <CardFace {...faceOf(card)} size="hand" />
    </span>
  );
}
