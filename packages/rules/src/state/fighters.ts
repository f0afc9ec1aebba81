import { hasSpace } from '../board/board.ts';
import { type Game, seatOfFighter } from './game.ts';
import {
  DOORS,
  HEALTH,
  HELD_HI,
  HELD_LO,
  NONE,
  OCCUPANT,
  ON_BOARD,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SPACE,
  TOKEN,
} from './layout.ts';

/** Fighters on the board: who stands where, who can be reached, who can be attacked. */

/** Two masks of 32 spaces, filled by the functions that say so. */
export const masks = { lo: 0, hi: 0 };

export const bitOf = (fighter: number): number => 1 << fighter;
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
export function countBits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

export const heroFighter = (seat: number): number => seat * SEAT_FIGHTERS;

/** All fighters on the board. */
export function everybody(game: Game): number {
  const s = game.state;
  return s[ON_BOARD] | s[ON_BOARD + 1] | s[ON_BOARD + 2] | s[ON_BOARD + 3];
}

/** Puts a fighter on an empty space, from wherever it is. */
export function standOn(game: Game, fighter: number, space: number): void {
  const s = game.state;
  if (s[SPACE + fighter] >= 0) leaveBoard(game, fighter, NONE);
  const seat = seatOfFighter(fighter);
  s[SPACE + fighter] = space;
  s[OCCUPANT + space] = fighter;
  s[ON_BOARD + seat] |= 1 << fighter;
  if (space < 32) s[HELD_LO + seat] |= 1 << space;
  else s[HELD_HI + seat] |= 1 << (space - 32);
}

/** Takes a fighter off its space; `status` is DEFEATED, RESERVE or AWAY. */
export function leaveBoard(game: Game, fighter: number, status: number): void {
  const s = game.state;
  const space = s[SPACE + fighter];
  s[SPACE + fighter] = status;
  if (space < 0) return;
  const seat = seatOfFighter(fighter);
  s[OCCUPANT + space] = NONE;
  s[ON_BOARD + seat] &= ~(1 << fighter);
  if (space < 32) s[HELD_LO + seat] &= ~(1 << space);
  else s[HELD_HI + seat] &= ~(1 << (space - 32));
}

export const isDefeated = (game: Game, fighter: number): boolean => game.state[HEALTH + fighter] === 0;

/** Fills `masks` with the empty spaces. */
export function emptySpaces(game: Game): void {
  const s = game.state;
  const { allLo, allHi } = game.content.board;
  masks.lo = allLo & ~(s[HELD_LO] | s[HELD_LO + 1] | s[HELD_LO + 2] | s[HELD_LO + 3]);
  masks.hi = allHi & ~(s[HELD_HI] | s[HELD_HI + 1] | s[HELD_HI + 2] | s[HELD_HI + 3]);
}

/** Fighters among `candidates` standing on the spaces of the mask. */
export function standingOn(game: Game, candidates: number, lo: number, hi: number): number {
  const s = game.state;
  let result = 0;
  for (let m = candidates; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const space = s[SPACE + fighter];
    if (space >= 0 && hasSpace(lo, hi, space)) result |= 1 << fighter;
  }
  return result;
}

/** fills `masks` with the spaces this fighter can attack into, its own among them if it is ranged. */
export function rangeOf(game: Game, fighter: number): void {
  const space = game.state[SPACE + fighter];
  const { board, ranged } = game.content;
  const state = board.states[game.state[DOORS]];
  masks.lo = state.adjLo[space];
  masks.hi = state.adjHi[space];
  if (ranged[fighter] === 1) {
    masks.lo |= state.zoneLo[space];
    masks.hi |= state.zoneHi[space];
  }
}

/** The opposing fighters this one could attack now. */
export function targetsOf(game: Game, fighter: number): number {
  rangeOf(game, fighter);
  const foes = game.content.foes[seatOfFighter(fighter)];
  return standingOn(game, foes & everybody(game), masks.lo, masks.hi);
}

/** Spaces with a token of that seat and kind, now or (TOKEN_STARTED) when this turn began: fills `masks`. */
export function tokenSpaces(game: Game, seat: number, slug: string, from: number = TOKEN): void {
  const { tokens } = game.content.heroes[seat];
  masks.lo = 0;
  masks.hi = 0;
  for (let i = 0; i < tokens.length; i++) {
    const space = game.state[from + seat * SEAT_TOKENS + i];
    if (tokens[i] !== slug || space < 0) continue;
    if (space < 32) masks.lo |= 1 << space;
    else masks.hi |= 1 << (space - 32);
  }
}
