import { LIMITS, type TokenDef } from '@peerless/language';
import { SpaceSet } from '../board/space-set.ts';
import type { Game } from './game.ts';
import { fillWords, ofSeat, seatWords } from './layout.ts';
import { NONE, SEAT_TOKENS } from './limits.ts';

/**
 * Tokens on spaces, numbered for each seat: where they lie, and for each kind on which spaces some lay when this turn
 * began.
 */

const SPACE = seatWords('spaces of tokens', SEAT_TOKENS, 'everybody');
/** Two words a kind. */
const STARTED = seatWords('spaces with tokens as the turn began', 2 * LIMITS.tokenKinds, 'everybody');

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
    fillWords(game.state, 0, ofSeat(STARTED, seat), 2 * LIMITS.tokenKinds);
  }
}
export function removeTokens(game: Game, seat: number): void {
  fillWords(game.state, NONE, ofSeat(SPACE, seat), SEAT_TOKENS);
}
/** A turn begins: this is where they lie. */
export function noteTokenStarts(game: Game): void {
  for (let seat = 0; seat < game.content.seats; seat++) {
    const { tokens, def } = game.content.heroes[seat];
    if (tokens.length > 0) noteStarts(game, seat, def.tokens ?? []);
  }
}
function noteStarts(game: Game, seat: number, kinds: readonly TokenDef[]): void {
  for (let kind = 0; kind < kinds.length; kind++) {
    const { lo, hi } = tokenSpaces(game, seat, kinds[kind].slug);
    game.state[ofSeat(STARTED, seat) + 2 * kind] = lo;
    game.state[ofSeat(STARTED, seat) + 2 * kind + 1] = hi;
  }
}

/** Spaces with a token of that seat and kind. */
export function tokenSpaces(game: Game, seat: number, slug: string): SpaceSet {
  const { tokens } = game.content.heroes[seat];
  let lo = 0;
  let hi = 0;
  for (let i = 0; i < tokens.length; i++) {
    const space = tokenAt(game, seat, i);
    if (tokens[i] !== slug || space < 0) continue;
    if (space < 32) lo |= 1 << space;
    else hi |= 1 << (space - 32);
  }
  return new SpaceSet(lo, hi);
}
/** The same, by the number of the kind, when this turn began. */
export function tokenStarts(game: Game, seat: number, kind: number): SpaceSet {
  const at = ofSeat(STARTED, seat) + 2 * kind;
  return new SpaceSet(game.state[at], game.state[at + 1]);
}

/** Spaces of all tokens of a kind, whosever they are: there is no room for another. */
export function kindSpaces(game: Game, slug: string): SpaceSet {
  let spaces = SpaceSet.NONE;
  for (let seat = 0; seat < game.content.seats; seat++) spaces = spaces.or(tokenSpaces(game, seat, slug));
  return spaces;
}
