import type { Side } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { printedCard } from '../cards/printed-card.ts';
import { useContent } from '../table-context.ts';
import style from './fought-card.module.css';
import type { Stand } from './steps.ts';
import { words } from './words.ts';

export interface FoughtCardProps {
  readonly side: Side;
  readonly stand: Stand;
  readonly names: Names;
  /** Whose back it has. */
  readonly hero: string;
  /** Whether it is turned up with this step. */
  readonly turns?: boolean;
}

/** The card of a side, with the BOOSTs tucked under it and what else is to be said of it. */
export function FoughtCard({ side, stand, names, hero, turns = false }: FoughtCardProps) {
  const say = words.use();
  const { boosts, cancelled, card } = stand[side];
  const lies = turns ? 'turning' : isOpen(side, stand) ? 'open' : 'down';
  const notes = [
    ...(side === 'attack' && stand.bonus !== null
      ? [say('bonusAttack', { name: names.bonusAttack(stand.bonus) })]
      : []),
    ...(side === 'defense' && stand.prediction !== null
      ? [say('predicts', { number: stand.prediction })]
      : []),
  ];
  return (
    <div className={style.slot} data-fought={side} data-cancelled={cancelled}>
      {boosts.map((boost, i) => (
        <Boost
          // biome-ignore lint/suspicious/noArrayIndexKey: boosts are only ever added
          key={i}
          card={boost}
          hero={hero}
          lies={boost === null || !stand.revealed ? 'down' : lies}
          place={i}
        />
      ))}
      {card === undefined ? (
        <span className={style.empty}>{say(stand.defended ? 'noCard' : 'choosing')}</span>
      ) : (
        <Turned key={card ?? 'unknown'} card={card} hero={hero} lies={card === null ? 'down' : lies} />
      )}
      {cancelled && <span className={style.stamp}>{say('cancelled')}</span>}
      {notes.map((note) => (
        <span key={note} className={style.note}>
          {note}
        </span>
      ))}
    </div>
  );
}

/** A card that predicts and the source of a bonus attack lie open before the others are turned up. */
const isOpen = (side: Side, stand: Stand): boolean =>
  stand.revealed || (side === 'attack' ? stand.bonus !== null : stand.prediction !== null);

type Lies = 'down' | 'turning' | 'open';

interface TurnedProps {
  readonly card: string | null;
  readonly hero: string;
  readonly lies: Lies;
}

/** A card face down, or face up; its face is not there before it is turned. */
function Turned({ card, hero, lies }: TurnedProps) {
  if (card === null || lies === 'down')
    return (
      <span className={style.card} data-lies="down">
        <CardBack hero={hero} size="hand" />
      </span>
    );
  return (
    <span className={style.card} data-lies={lies}>
      <span className={style.front}>
        <CardFace {...faceOf(card)} size="hand" />
      </span>
      {lies === 'turning' && (
        <span className={style.rear}>
          <CardBack hero={hero} size="hand" />
        </span>
      )}
    </span>
  );
}

/** A BOOST: its card peeps out, with what it adds. */
function Boost({ card, hero, lies, place }: TurnedProps & { readonly place: number }) {
  const say = words.use();
  const content = useContent();
  const isKnown = card !== null && lies !== 'down';
  const added = isKnown ? boostOf(card, content.heroes) : null;
  return (
    <span className={style.boost} style={{ '--place': place } as React.CSSProperties}>
      <Turned card={card} hero={hero} lies={lies} />
      <span className={style.added}>
        {say('boostWord')}
        {added !== null && ` +${added}`}
        {!isKnown && <span className="only-read"> {say('boostHidden')}</span>}
      </span>
    </span>
  );
}

/** What a card adds as a BOOST, as it is printed. */
function boostOf(card: string, heroes: ReturnType<typeof useContent>['heroes']): number | null {
  const { hero, card: slug } = faceOf(card);
  const def = heroes.get(hero);
  return def === undefined ? null : printedCard(def, slug, 'en').card.boost;
}
