import { SpaceSet } from '../board/space-set.ts';
import type { Game } from './game.ts';
import { copyWords, fillWords, words } from './layout.ts';
import { MAX_SEATS, NONE, SEAT_TOKENS } from './limits.ts';

/** Tokens on spaces, numbered for each seat: where they lie, and where they lay when this turn began. */

const TOKENS = MAX_SEATS * SEAT_TOKENS;
const SPACE = words('spaces of tokens', TOKENS, 'everybody');
const STARTED = words('tokens started the turn on', TOKENS, 'everybody');

/** The space of a token, or NONE. */
export const tokenAt = (game: Game, seat: number, token: number): number =>
  game.state[SPACE + seat * SEAT_TOKENS + token];
export function putToken(game: Game, seat: number, token: number, space: number): void {
  game.state[SPACE + seat * SEAT_TOKENS + token] = space;
}
/** No tokens on the board. */
export function clearTokens(game: Game): void {
  fillWords(game.state, NONE, SPACE, TOKENS);
  fillWords(game.state, NONE, STARTED, TOKENS);
}
export function removeTokens(game: Game, seat: number): void {
  for (let token = 0; token < SEAT_TOKENS; token++) putToken(game, seat, token, NONE);
}
/** A turn begins: this is where they lie. */
export function noteTokenStarts(game: Game): void {
  copyWords(game.state, SPACE, STARTED, game.content.seats * SEAT_TOKENS);
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
    const space = game.state[from + seat * SEAT_TOKENS + i];
    if (tokens[i] === slug && space >= 0) spaces = spaces.or(SpaceSet.of(space));
  }
  return spaces;
}
