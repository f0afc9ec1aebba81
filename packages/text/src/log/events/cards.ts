import type { EventOf } from '@peerless/rules';
import { type Act, act } from '../../meaning/clause.ts';
import { type AmountPhrase, type Phrase, type PilePhrase, type Term, term } from '../../meaning/phrase.ts';
import { cardList, cardName, type Names, playerName } from '../../names/names.ts';
import type { Events } from './events-table.ts';

type Pile = PilePhrase['pile'];

const cards = (n: number): AmountPhrase => ({ is: 'amount', unit: 'card', n });

/** A card that this reader may know, otherwise just a card. */
const someCard = (card: string | undefined, names: Names, seat: number): Phrase =>
  card === undefined ? { is: 'card', which: 'some' } : cardName(card, names, seat);

const hand = (ids: readonly string[], names: Names, seat: number): Phrase =>
  ids.length === 0 ? term('emptyHand') : cardList(ids, names, seat);

const WHY: { readonly [W in EventOf<'discarded'>['why']]: Term | null } = {
  choice: null,
  random: 'atRandom',
  limit: 'forLimit',
  boost: 'forBoost',
  played: 'afterPlay',
  top: 'fromTop',
};

const BOOSTED = { move: 'moveValue', attack: 'attackValue', defense: 'defenseValue' } as const;

/** Where cards went, and from where; who moves them says whose the piles are, if they are not their own. */
export function cardsMoved(
  { seat, by, from, to, where, pile }: EventOf<'cardMoved'>,
  patient: Phrase,
  names: Names,
): Act {
  const at = (place: Pile): PilePhrase => ({
    is: 'pile',
    pile: place,
    ...(place === 'own' && pile !== undefined ? { named: names.pile(seat, pile) } : {}),
    ...(by === seat || place === 'aside' ? {} : { of: playerName(seat, names) }),
  });
  return act('putNamed', {
    agent: playerName(by, names),
    patient,
    from: at(from),
    to: { ...at(to), ...(where === undefined ? {} : { end: where }) },
  });
}

/** Several cards, each known to the reader, or only how many. */
export const cardsTogether = (known: readonly (string | undefined)[], names: Names, seat: number): Phrase => {
  const ids = known.filter((card) => card !== undefined);
  return ids.length === known.length ? cardList(ids, names, seat) : cards(known.length);
};

/** Cards drawn, discarded, moved, shown and used to boost. */
export const cardEvents: Pick<
  Events,
  | 'mulligan'
  | 'drew'
  | 'exhausted'
  | 'discarded'
  | 'cardMoved'
  | 'cardReceived'
  | 'looked'
  | 'shownInDeck'
  | 'handRevealed'
  | 'handHidden'
  | 'cardChosen'
  | 'shuffled'
  | 'boosted'
  | 'boostLaid'
  | 'schemePlayed'
> = {
  mulligan: ({ seat }, names) => act('mulligan', { agent: playerName(seat, names) }),
  drew: ({ seat, count, cards: known }, names) => {
    const agent = playerName(seat, names);
    if (known === undefined || known.length === 0) return act('draw', { agent, amount: cards(count) });
    return act('drawNamed', { agent, patient: cardList(known, names, seat) });
  },
  exhausted: ({ seat, missing }, names) =>
    act('miss', { agent: playerName(seat, names), amount: cards(missing) }),
  discarded: ({ seat, card, why, pile }, names) => {
    if (pile !== undefined)
      return act('putNamed', {
        agent: playerName(seat, names),
        patient: cardName(card, names, seat),
        to: { is: 'pile', pile: 'own', named: names.pile(seat, pile) },
      });
    const word = WHY[why];
    const manner = word === null ? {} : { manner: term(word) };
    return act('discardNamed', {
      agent: playerName(seat, names),
      patient: cardName(card, names, seat),
      ...manner,
    });
  },
  cardMoved: (event, names) => cardsMoved(event, someCard(event.card, names, event.seat), names),
  cardReceived: ({ seat, from, card, to }, names) =>
    act('getFrom', {
      agent: playerName(seat, names),
      patient: cardName(card, names),
      from: playerName(from, names),
      to: { is: 'pile', pile: to, ...(to === 'deck' ? { end: 'top' as const } : {}) },
    }),
  looked: ({ seat, at, cards: known }, names) =>
    act('lookAtHand', {
      agent: playerName(seat, names),
      patient: playerName(at, names),
      ...(known === undefined || known.length === 0 ? {} : { with: hand(known, names, at) }),
    }),
  shownInDeck: ({ seat, card }, names) =>
    act('revealFromDeck', { agent: playerName(seat, names), patient: cardName(card, names, seat) }),
  handRevealed: ({ seat, cards: known }, names) =>
    act('revealNamed', { agent: playerName(seat, names), patient: hand(known, names, seat) }),
  handHidden: ({ seat, card }, names) =>
    act('hideHandWith', { agent: playerName(seat, names), patient: cardName(card, names, seat) }),
  cardChosen: ({ seat, card, pair }, names) =>
    pair !== undefined
      ? act('reveal', { agent: playerName(seat, names), patient: cardList([card, pair], names, seat) })
      : act('beChosen', { agent: cardName(card, names), from: playerName(seat, names) }),
  shuffled: ({ seat }, names) => act('shuffle', { agent: playerName(seat, names) }),
  boosted: ({ seat, card, amount, what }, names) =>
    act('boostBy', {
      agent: playerName(seat, names),
      to: term(BOOSTED[what]),
      with: cardName(card, names, seat),
      amount: { is: 'amount', unit: 'value', n: amount },
    }),
  boostLaid: ({ seat, card }, names) =>
    act('layBoost', { agent: playerName(seat, names), patient: someCard(card, names, seat) }),
  schemePlayed: ({ fighter, card }, names) =>
    act('playScheme', {
      agent: { is: 'name', of: 'fighter', text: names.fighter(fighter), named: names.kindNamed(fighter) },
      patient: cardName(card, names, names.seatOf(fighter)),
    }),
};
