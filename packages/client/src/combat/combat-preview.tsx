import type { Side } from '@peerless/rules';
import { message, type Names } from '@peerless/text';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import style from './combat.module.css';
import type { CombatProps } from './combat.tsx';
import { Combatant } from './side.tsx';
import { faceOf, type Stand, stepsOf } from './steps.ts';
import { words } from './words.ts';

/** A combat that waits for a choice, small: who attacks whom, and what this viewer knows of the cards and values. */
export function CombatPreview({ moments, names, before = null }: Omit<CombatProps, 'onShown'>) {
  const stand = stepsOf(moments, names, before).at(-1)?.stand;
  const view = moments.at(-1)?.view;
  if (stand === undefined || view === undefined || view.combat === null) return null;
  const heroOf = (side: Side): string => view.seats[names.seatOf(stand[side].fighter)]?.hero ?? '';
  return (
    <section className={style.preview} aria-label={message(names.lang, 'headingCombat')}>
      <Combatant side="attack" stand={stand} names={names} />
      <span className={style.score}>
        <Known side="attack" stand={stand} names={names} />
        {' : '}
        <Known side="defense" stand={stand} names={names} />
      </span>
      <Combatant side="defense" stand={stand} names={names} />
      <Thumb side="attack" stand={stand} names={names} hero={heroOf('attack')} />
      <Thumb side="defense" stand={stand} names={names} hero={heroOf('defense')} />
    </section>
  );
}

interface PreviewSideProps {
  readonly side: Side;
  readonly stand: Stand;
  readonly names: Names;
}

/** The value of a side as far as it is known: what it is by now, or what is printed on a card that one knows. */
function Known({ side, stand, names }: PreviewSideProps) {
  const { card, value } = stand[side];
  const known = value ?? (typeof card === 'string' ? names.printed(card) : null);
  return (
    <>
      <span className="only-read">{message(names.lang, `${side}Value`)} </span>
      {known ?? '?'}
    </>
  );
}

/** The card of a side, small, with its name: nobody can read a card of this size. */
function Thumb({ side, stand, names, hero }: PreviewSideProps & { readonly hero: string }) {
  const say = words.use();
  const { card, boosts } = stand[side];
  const named = card === null ? message(names.lang, 'unknownCard') : names.card(card ?? '');
  const boost = boosts.map((id) =>
    id === null ? say('boostHidden') : say('boost', { card: names.card(id) }),
  );
  return (
    <span className={style.thumb} data-side={side}>
      {card === null && <CardBack hero={hero} size="small" />}
      {typeof card === 'string' && (
        <span aria-hidden="true">
          <CardFace {...faceOf(card)} size="small" />
        </span>
      )}
      <span>
        {card === undefined ? say(stand.defended ? 'noCard' : 'choosing') : named}
        {boost.map((text) => ` · ${text}`)}
        {side === 'defense' &&
          stand.prediction !== null &&
          ` · ${say('predicts', { number: stand.prediction })}`}
      </span>
    </span>
  );
}
