import type { Side } from '@peerless/rules';
import { message, type Names } from '@peerless/text';
import { useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import type { CombatProps } from './combat.tsx';
import style from './combat-preview.module.css';
import { Duel } from './duel.tsx';
import { Combatant } from './side.tsx';
import { asKnown, type Stand, stepsOf } from './steps.ts';
import { words } from './words.ts';

/**
 * A combat that waits for a choice, small: who attacks whom, and what this viewer knows of the cards and values. It opens
 * the same with cards that can be read.
 */
export function CombatPreview({ attack, names }: Omit<CombatProps, 'onShown'>) {
  const say = words.use();
  const [isOpen, setOpen] = useState(false);
  const last = stepsOf(attack).at(-1)?.stand;
  const view = attack.moments.at(-1)?.view;
  if (last === undefined || view === undefined || view.combat === null) return null;
  const stand = asKnown(last, names);
  const heroOf = (side: Side): string => view.seats[names.seatOf(stand[side].fighter)]?.hero ?? '';
  const title = message(names.lang, 'headingCombat');
  return (
    <>
      <section aria-label={title}>
        <button type="button" className={style.preview} onClick={() => setOpen(true)}>
          <span className="only-read">{say('enlarge')}</span>
          <StripSide side="attack" stand={stand} names={names} />
          <span className={style.score}>
            <Known side="attack" stand={stand} names={names} />
            {' : '}
            <Known side="defense" stand={stand} names={names} />
          </span>
          <StripSide side="defense" stand={stand} names={names} />
          <Thumb side="attack" stand={stand} names={names} hero={heroOf('attack')} />
          <Thumb side="defense" stand={stand} names={names} hero={heroOf('defense')} />
        </button>
      </section>
      <Sheet title={title} open={isOpen} onClose={() => setOpen(false)} size="snug">
        <Duel stand={stand} view={view} names={names} />
      </Sheet>
    </>
  );
}

interface PreviewSideProps {
  readonly side: Side;
  readonly stand: Stand;
  readonly names: Names;
}

/** Who fights on a side, with its card in words. */
function StripSide(props: PreviewSideProps) {
  const { side, stand, names } = props;
  return <Combatant {...props} isStrip card={cardText(side, stand, names)} />;
}

/** The card of a side in words; null as long as it cannot be told. */
function cardText(side: Side, stand: Stand, names: Names): string | null {
  const { card } = stand[side];
  if (card === undefined) return stand.defended ? words.in(names.lang)('noCard') : null;
  return card === null ? null : names.card(card);
}

/** The value of a side as far as it is known. */
function Known({ side, stand, names }: PreviewSideProps) {
  return (
    <>
      <span className="only-read">{message(names.lang, `${side}Value`)} </span>
      {stand[side].value ?? '?'}
    </>
  );
}

/** The card of a side, small, with its name: nobody can read a card of this size. */
function Thumb({ side, stand, names, hero }: PreviewSideProps & { readonly hero: string }) {
  const say = words.use();
  const { card, boosts, cancelled } = stand[side];
  const named = card === null ? message(names.lang, 'unknownCard') : say('choosing');
  const notes = [
    ...(cancelled ? [say('cancelled')] : []),
    ...boosts.map((id) => (id === null ? say('boostHidden') : say('boost', { card: names.card(id) }))),
    ...(side === 'defense' && stand.prediction !== null
      ? [say('predicts', { number: stand.prediction })]
      : []),
  ];
  return (
    <span className={style.thumb} data-side={side}>
      {card === null && <CardBack hero={hero} size="small" />}
      {typeof card === 'string' && (
        <span aria-hidden="true">
          <CardFace {...faceOf(card)} size="small" />
        </span>
      )}
      <span>{[cardText(side, stand, names) ?? named, ...notes].join(' · ')}</span>
    </span>
  );
}
