import { SpaceSet } from '../board/space-set.ts';
import type { Game } from './game.ts';
import { copyWords, fillWords, ofSeat, seatWords } from './layout.ts';
import { NONE, SEAT_TOKENS } from './limits.ts';

/** Tokens on spaces, numbered for each seat: where they lie, and where they lay when this turn began. */

const SPACE = seatWords('spaces of tokens', SEAT_TOKENS, 'everybody');
const STARTED = seatWords('tokens started the turn on', SEAT_TOKENS, 'everybody');

/** The space of a token, or NONE. */
export const tokenAt = (game: Game, seat: number, token: number): number =>
  game.state[ofSeat(SPACE, seat) + token];
export function putToken(game: Game, seat: number, token: number, space: number): void {
  game.state[ofSeat(SPACE, seat) + token] = space;
}
/** No tokens on the board. */
export function clearTokens(game: Game): void {
  for (let seat = 0; seat < game.content.seats; seat++) {
    removeTokens(game, seat);
    fillWords(game.state, NONE, ofSeat(STARTED, seat), SEAT_TOKENS);
  }
}
export function removeTokens(game: Game, seat: number): void {
  fillWords(game.state, NONE, ofSeat(SPACE, seat), SEAT_TOKENS);
}
/** A turn begins: this is where they lie. */
export function noteTokenStarts(game: Game): void {
  for (let seat = 0; seat < game.content.seats; seat++)
    copyWords(game.state, ofSeat(SPACE, seat), ofSeat(STARTED, seat), SEAT_TOKENS);
}

/** Spaces with a token of that seat and kind. */
export const tokenSpaces = (game: Game, seat: number, slug: string): SpaceSet =>
  spacesFrom(game, SPACE, seat, slug);
/** The same when this turn began. */
export const tokenStarts = (game: Game, seat: number, slug: string): SpaceSet =>
  spacesFrom(game, STARTED, seat, slug);

/** Spaces of all tokens of a kind, whosever they are: there is no room for another. */
export function kindSpaces(game: Game, slug: string): SpaceSet {
  let spaces = SpaceSet.NONE;
  for (let seat = 0; seat < game.content.seats; seat++) spaces = spaces.or(tokenSpaces(game, seat, slug));
  return spaces;
}

function spacesFrom(game: Game, from: number, seat: number, slug: string): SpaceSet {
  const { tokens } = game.content.heroes[seat];
  let spaces = SpaceSet.NONE;
  for (let i = 0; i < tokens.length; i++) {
    const space = game.state[ofSeat(from, seat) + i];
    if (tokens[i] === slug && space >= 0) spaces = spaces.or(SpaceSet.of(space));
  }
  return spaces;
}
