import type { SeatView, View } from '@peerless/rules';
import { facesOf } from '@peerless/rules/content';
import { message, realisers } from '@peerless/text';
import { useMemo } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { heroIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import { CardGrid } from './card-grid.tsx';
import { CardList, type ListedCard } from './card-list.tsx';
import { type CardCount, deckCount } from './deck-count.ts';
import type { PileKind } from './pile-icon.tsx';
import { words } from './words.ts';

interface PileSheetProps {
  /** None: closed. */
  readonly pile: PileKind | null;
  readonly view: View;
  readonly seat: number;
  readonly onClose: () => void;
}

/** What is known of one pile of a seat. */
export function PileSheet({ pile, view, seat, onClose }: PileSheetProps) {
  const { names } = useTable();
  const say = words.use();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const name = realisers[names.lang].capital(names.seat(seat));
  return (
    <Sheet title={pile === null ? name : say(pile, { name })} open={pile !== null} onClose={onClose}>
      {pile === 'deck' && <Deck view={view} side={side} />}
      {pile === 'discard' && <Discards side={side} />}
      {pile === 'hand' && <Known hero={side.hero} cards={side.hand} size={side.handSize} />}
      {pile === 'aside' && (
        <Known hero={side.hero} cards={side.aside.filter((card) => card !== null)} size={side.aside.length} />
      )}
    </Sheet>
  );
}

/** Cards whose order tells nothing, and how many more there are. */
function Known({
  hero,
  cards,
  size,
}: {
  readonly hero: string;
  readonly cards: readonly string[];
  readonly size: number;
}) {
  const say = words.use();
  const unknown = size - cards.length;
  if (size === 0) return <p>{say('nothing')}</p>;
  return (
    <>
      {unknown > 0 && <p>{say('unknownCards', { count: unknown })}</p>}
      <CardGrid hero={hero} cards={cards} unknown={unknown} />
    </>
  );
}

/** The discard pile, top card first. */
function Discards({ side }: { readonly side: SeatView }) {
  const say = words.use();
  if (side.discard.length === 0) return <p>{say('nothing')}</p>;
  return (
    <>
      <p>{say('topFirst')}</p>
      <CardGrid hero={side.hero} cards={side.discard.toReversed()} />
    </>
  );
}

/** The whole deck with what is gone: for its player what is left to draw, for others also what may be in the hand. */
function Deck({ view, side }: { readonly view: View; readonly side: SeatView }) {
  const { names } = useTable();
  const say = words.use();
  const content = useContent();
  const faces = useMemo(() => facesOf(heroIn(content, side.hero)), [content, side.hero]);
  const { cards, hidden } = deckCount(view, side.seat, faces);
  return (
    <>
      <p>
        {hidden === 0
          ? say('leftToDraw', { count: side.deckSize })
          : say('leftUnseen', { deck: message(names.lang, 'cardsInDeck', { count: side.deckSize }), hidden })}
      </p>
      <KnownOrder side={side} />
      <CardList hero={side.hero} cards={cards.map((card) => tracked(card, say))} />
    </>
  );
}

function tracked(
  { card, copies, left, inHand, discarded }: CardCount,
  say: ReturnType<typeof words.use>,
): ListedCard {
  const notes = [
    ...(inHand > 0 ? [say('inHand', { count: inHand })] : []),
    ...(discarded > 0 ? [say('gone', { count: discarded })] : []),
  ];
  return {
    card,
    count: (
      <>
        <span aria-hidden="true">
          {left}/{copies}
        </span>
        <span className="only-read">{say('ofCopies', { left, copies })}</span>
      </>
    ),
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
    faded: left === 0,
  };
}

/** The places in the deck that this viewer has seen. */
function KnownOrder({ side }: { readonly side: SeatView }) {
  const { names } = useTable();
  const say = words.use();
  const known = side.deck.flatMap((card, i) => (card === null ? [] : [{ card, place: i + 1 }]));
  if (known.length === 0) return null;
  return (
    <section>
      <h3>{say('knownOnDeck')}</h3>
      <ul>
        {known.map(({ card, place }) => (
          <li key={place}>
            {names.card(card, side.seat)} ({say('fromTop', { place })})
          </li>
        ))}
      </ul>
    </section>
  );
}
