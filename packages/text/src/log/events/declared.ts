import { act } from '../../meaning/clause.ts';
import type { Phrase } from '../../meaning/phrase.ts';
import { cardName, listOf, type Names, playerName, spaceName } from '../../names/names.ts';
import type { Events } from './events-table.ts';

const sideDeck = (seat: number, names: Names): Phrase => ({
  is: 'label',
  label: 'rest',
  named: names.side(seat, 'pile'),
});

const number = (n: number): Phrase => ({ is: 'number', n });

/** Counters, forms, symbols, tokens and choices that are said aloud. */
export const declaredEvents: Pick<
  Events,
  | 'counterChanged'
  | 'partTurned'
  | 'sideRevealed'
  | 'sideLooked'
  | 'sideShuffled'
  | 'sideDiscarded'
  | 'sideBuried'
  | 'formChanged'
  | 'symbolChosen'
  | 'tokenPlaced'
  | 'tokenMoved'
  | 'numberNamed'
  | 'modesChosen'
> = {
  counterChanged: ({ seat, counter, from, to, paidBy }, names) => {
    const of = playerName(seat, names);
    const unit = names.counter(seat, counter);
    if (paidBy === undefined)
      return act('counterChange', {
        agent: { is: 'measure', measure: 'counter', counter: unit, of },
        from: number(from),
        to: number(to),
      });
    const rest = names.rest(seat, counter);
    return act('pay', {
      agent: playerName(paidBy, names),
      recipient: of,
      amount: { is: 'amount', unit, n: to - from },
      ...(rest === undefined ? {} : { from: { is: 'label', label: 'rest', named: rest } as const }),
    });
  },
  partTurned: ({ seat, part, active }, names) =>
    act(active ? 'activate' : 'deactivate', {
      agent: playerName(seat, names),
      patient: { is: 'label', label: 'part', named: names.part(seat, part) },
    }),
  sideRevealed: ({ seat, card }, names) =>
    act('reveal', { agent: playerName(seat, names), patient: cardName(card, names, seat) }),
  sideLooked: ({ seat, card }, names) =>
    act('lookAtTop', {
      agent: playerName(seat, names),
      patient: sideDeck(seat, names),
      ...(card === undefined ? {} : { with: cardName(card, names, seat) }),
    }),
  sideDiscarded: ({ seat, card }, names) =>
    act('discard', { agent: playerName(seat, names), patient: cardName(card, names, seat) }),
  sideBuried: ({ seat, card }, names) =>
    act('buryIn', {
      agent: playerName(seat, names),
      patient: cardName(card, names, seat),
      to: sideDeck(seat, names),
    }),
  sideShuffled: ({ seat }, names) =>
    act('shuffleAllInto', {
      agent: playerName(seat, names),
      amount: { is: 'amount', unit: names.side(seat, 'card'), bound: 'all' },
      to: sideDeck(seat, names),
    }),
  formChanged: ({ seat, form }, names) => {
    const agent = playerName(seat, names);
    const label = { is: 'label', label: 'form', named: names.form(seat, form) } as const;
    return label.named.noun?.chosen
      ? act('chooseNamed', { agent, patient: label })
      : act('takeForm', { agent, as: label });
  },
  symbolChosen: ({ seat, symbol }, names) =>
    act('chooseNamed', {
      agent: playerName(seat, names),
      patient: { is: 'label', label: 'symbol', named: names.symbol(symbol) },
    }),
  tokenPlaced: ({ seat, token, space }, names) =>
    act('placeToken', {
      agent: playerName(seat, names),
      patient: { is: 'token', token: names.token(seat, token), quantity: 'one' },
      at: spaceName(space),
    }),
  tokenMoved: ({ seat, token, from, to }, names) =>
    act('moveToken', {
      agent: playerName(seat, names),
      patient: { is: 'token', token: names.token(seat, token), quantity: 'one' },
      from: spaceName(from),
      to: spaceName(to),
    }),
  numberNamed: ({ seat, number: n }, names) =>
    act('nameNumber', { agent: playerName(seat, names), amount: number(n) }),
  modesChosen: ({ seat, modes }, names) =>
    modes.length === 0
      ? act('chooseNamed', { agent: playerName(seat, names), patient: { is: 'term', term: 'nothing' } })
      : act('chooseOptions', { agent: playerName(seat, names), patient: listOf(modes.map(number)) }),
};
