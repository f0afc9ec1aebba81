import { hasBit } from '../state/bits.ts';
import { faceBit, faceNumber, seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { isOut, stamp } from '../state/clock.ts';
import { inFile } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { removeOpenly } from '../state/hand.ts';
import { cardId, faceOf, pileNamed } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { putAway } from '../state/piles.ts';
import { hasRoom, sourceOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { startComingBack, startHandingOver } from './guests.ts';
import { startEffect } from './resolve.ts';

/** Cards that leave hands and the table, and where they go. */

type Why = 'choice' | 'random' | 'limit' | 'boost';
type Role = 'scheme' | 'combat' | 'boost';

/**
 * From a hand onto the discard pile, or wherever such a card goes instead; who discarded it calls `startDiscarded`,
 * `startBoosted` or `sendHome` next.
 */
export function discardFromHand(
  game: Game,
  card: number,
  why: Why,
  holder: number = seatOfCard(card),
  source: number = sourceOf(game),
): void {
  removeOpenly(game, card, holder);
  const pile = putAway(game, card);
  stamp(game);
  if (game.sink !== null)
    emit(game, {
      type: 'discarded',
      cause: causeOf(game, source),
      seat: holder,
      card: cardId(game, card),
      why,
      ...pileNamed(game, card, pile),
    });
}

/** Once that seat has discarded a card of another deck, its owner may have a rule about where it goes. */
export function sendHome(game: Game, card: number, holder: number): void {
  const owner = seatOfCard(card);
  if (owner === holder || isOut(game, owner) || game.content.team[owner] === game.content.team[holder])
    return;
  const { homes, gathersAll } = game.content.heroes[owner];
  for (const { tag, to } of homes)
    if (hasBit(tag, faceNumber(card))) {
      startComingBack(game, card, gathersAll, holder, to);
      return;
    }
}

/**
 * A card that was played, or laid as a BOOST, leaves the table; `opponent`: the other player of the combat, NONE without one.
 * Cards go to their owners' discard piles, or where their heroes gather them (R-9.1 (e), R-7.3), unless their owner hands them
 * over.
 */
export function clearAway(
  game: Game,
  card: number,
  player: number,
  opponent: number,
  role: Role,
  source: number = sourceOf(game),
): void {
  const inCombat = role === 'combat';
  if (role !== 'boost' && leavesFor(game, card, player)) {
    leavePlay(game, card, player, opponent, inCombat);
    return;
  }
  const pile = putAway(game, card, inCombat);
  if (game.sink !== null)
    emit(game, {
      type: 'discarded',
      cause: causeOf(game, source),
      seat: player,
      card: cardId(game, card),
      why: 'played',
      ...pileNamed(game, card, pile),
    });
  // A BOOST was not played but discarded.
  if (role === 'boost') sendHome(game, card, player);
}

/** Whether its owner hands over a card that this seat has played. */
const leavesFor = (game: Game, card: number, player: number): boolean =>
  seatOfCard(card) === player && (game.content.heroes[player].handOverMask & faceBit(card)) !== 0;

/** The same, of a card that was played and of which nothing is told. */
export function leavePlay(
  game: Game,
  card: number,
  player: number,
  opponent: number,
  inCombat: boolean = false,
): void {
  const pile = putAway(game, card, inCombat);
  if (leavesFor(game, card, player)) startHandingOver(game, card, pile, opponent);
}

/** Starts what is printed beside the BOOST number of a card that its player has just BOOSTed with. */
export function startBoosted(game: Game, card: number, holder: number = seatOfCard(card)): void {
  sendHome(game, card, holder);
  startBox(game, card, faceOf(game, card).boosted, holder);
}

/** The card was discarded by an effect of the seat `by`: starts what the card says if that is an opponent's. */
export function startDiscarded(
  game: Game,
  card: number,
  by: number,
  holder: number = seatOfCard(card),
): void {
  const { team } = game.content;
  sendHome(game, card, holder);
  if (team[holder] !== team[by]) startBox(game, card, faceOf(game, card).discarded, holder);
}

function startBox(game: Game, card: number, node: number, holder: number): void {
  if (node !== NONE && hasRoom(game, 6))
    startEffect(game, inFile(seatOfCard(card), node), holder, card, NONE);
}
