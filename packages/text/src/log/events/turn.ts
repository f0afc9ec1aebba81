import type { Cause } from '@peerless/rules';
import { act } from '../../meaning/clause.ts';
import { type Phrase, term } from '../../meaning/phrase.ts';
import {
  cardName,
  fighterName,
  itemName,
  listOf,
  type Names,
  playerName,
  spaceName,
} from '../../names/names.ts';
import { abilityOf, sideCardOf } from '../cause.ts';
import type { Events } from './events-table.ts';

const number = (n: number): Phrase => ({ is: 'number', n });

/** What goes on: the effects of a card, also of a side deck, of an item or an ability. */
function lasting(cause: Cause, names: Names): Phrase {
  const { card, ability, side, item } = cause;
  if (item !== undefined) return { is: 'effects', of: itemName(item, names) };
  if (card !== undefined) return { is: 'effects', of: cardName(card, names) };
  if (side !== undefined) return { is: 'effects', of: cardName(sideCardOf(cause), names) };
  return ability === undefined ? term('anEffect') : abilityOf(ability, names);
}

/** The course of the game: turns, actions and its end. */
export const turnEvents: Pick<
  Events,
  | 'gameStarted'
  | 'turnStarted'
  | 'turnEnded'
  | 'actionStarted'
  | 'itemLaid'
  | 'itemUsed'
  | 'actionsGained'
  | 'freeAttackGained'
  | 'turnCut'
  | 'untilEndOfTurn'
  | 'resigned'
  | 'timedOut'
  | 'eliminated'
  | 'gameEnded'
> = {
  gameStarted: ({ first }, names) => act('begin', { agent: playerName(first, names) }),
  turnStarted: ({ seat, turn }, names) =>
    act('startTurn', { agent: playerName(seat, names), amount: number(turn) }),
  turnEnded: ({ seat }, names) => act('endTurn', { agent: playerName(seat, names) }),
  actionStarted: ({ seat, action, number: n }, names) =>
    act('takeAction', {
      agent: playerName(seat, names),
      amount: number(n),
      as: { is: 'term', term: action },
    }),
  itemLaid: ({ item, space }, names) =>
    act('getItem', { agent: spaceName(space), patient: itemName(item, names) }),
  itemUsed: ({ fighter, item }, names) =>
    act('useItem', { agent: fighterName(fighter, names), patient: itemName(item, names) }),
  actionsGained: ({ seat, count }, names) =>
    act('gain', { agent: playerName(seat, names), amount: { is: 'amount', unit: 'action', n: count } }),
  freeAttackGained: ({ seat }, names) => act('gainFreeAttack', { agent: playerName(seat, names) }),
  turnCut: ({ seat }, names) => act('endTurnEarly', { agent: playerName(seat, names) }),
  untilEndOfTurn: ({ cause }, names) => act('last', { agent: lasting(cause, names) }),
  resigned: ({ seat }, names) => act('resign', { agent: playerName(seat, names) }),
  timedOut: ({ seat }, names) => act('runOutOfTime', { agent: playerName(seat, names) }),
  eliminated: ({ seat }, names) => act('beEliminated', { agent: playerName(seat, names) }),
  gameEnded: ({ outcome }, names) => {
    const winners = outcome.winners.map((seat) => playerName(seat, names));
    return winners.length === 0 ? act('endInDraw') : act('winGame', { agent: listOf(winners) });
  },
};
