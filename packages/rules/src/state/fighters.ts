import { SpaceSet } from '../board/space-set.ts';
import type { Figure } from '../content/hero.ts';
import { hasBit, lowest } from './bits.ts';
import type { Game } from './game.ts';
import { copyWords, words } from './layout.ts';
import { MAX_FIGHTERS, MAX_SEATS, NONE, SEAT_FIGHTERS } from './limits.ts';

/**
 * Fighters: where they stand and how they are. They are numbered over all seats, the hero first in each; a set of them
 * is one integer (see bits.ts).
 */

const SPACE = words('spaces of fighters', MAX_FIGHTERS, 'everybody');
const HEALTH = words('health', MAX_FIGHTERS, 'everybody');
const STARTED = words('started the turn on', MAX_FIGHTERS, 'everybody');
/** Until the end of this turn: who cannot leave its space, and who took damage. */
const HELD = words('fighters that cannot leave', 1, 'everybody');
const HURT = words('fighters hurt in this turn', 1, 'everybody');
/** The same told from the other side, for speed: where a seat stands, and who of it stands. */
const HELD_LO = words('held spaces 0 to 31', MAX_SEATS, 'everybody');
const HELD_HI = words('held spaces 32 to 63', MAX_SEATS, 'everybody');
const ON_BOARD = words('fighters on the board', MAX_SEATS, 'everybody');

/** Where fighters are that are not on the board. */
export const DEFEATED = -1;
export const RESERVE = -2;
export const AWAY = -3;
export const ABSENT = -4;

export const seatOfFighter = (fighter: number): number => (fighter / SEAT_FIGHTERS) | 0;
export const fighterOf = (seat: number, figure: number): number => seat * SEAT_FIGHTERS + figure;
/** Its number among the figures of its seat; heroes come first. */
export const figureOf = (fighter: number): number => fighter % SEAT_FIGHTERS;
/** What is printed on it; undefined where its seat has fewer figures. */
export const printedOn = (game: Game, fighter: number): Figure | undefined =>
  game.content.heroes[seatOfFighter(fighter)]?.figures[figureOf(fighter)];
export const maxHealthOf = (game: Game, fighter: number): number => printedOn(game, fighter)?.health ?? 0;
/** The hero that is placed on the start space; in most seats the only one. */
export const firstHero = (seat: number): number => seat * SEAT_FIGHTERS;
/** A set of figures of a seat, as a set of fighters. */
export const figuresOf = (seat: number, figures: number): number => figures << (seat * SEAT_FIGHTERS);
/** All fighters of a seat. */
export const fightersOf = (seat: number): number => figuresOf(seat, (1 << SEAT_FIGHTERS) - 1);

/** The heroes of a seat: nearly always one. */
export const heroesOf = (game: Game, seat: number): number => game.content.heroMask & fightersOf(seat);
export const isHero = (game: Game, fighter: number): boolean => hasBit(game.content.heroMask, fighter);
/** The heroes of a seat on the board. */
export const heroesStanding = (game: Game, seat: number): number =>
  game.content.heroMask & game.state[ON_BOARD + seat];
/** whether all heroes of a seat are defeated. */
export function areHeroesDown(game: Game, seat: number): boolean {
  for (let m = heroesOf(game, seat); m !== 0; m &= m - 1) if (!isDefeated(game, lowest(m))) return false;
  return true;
}

/** As far as the fighters of a game are numbered; fewer seats have fewer. */
export const fighterNumbers = (game: Game): number => game.content.seats * SEAT_FIGHTERS;

// Where they are

/** The space a fighter stands on; below 0 where it is instead. */
export const spaceOf = (game: Game, fighter: number): number => game.state[SPACE + fighter];
export const isOnBoard = (game: Game, fighter: number): boolean => game.state[SPACE + fighter] >= 0;
/** Notes where a fighter is that does not stand on the board. */
export function setWhereabouts(game: Game, fighter: number, status: number): void {
  game.state[SPACE + fighter] = status;
}
/** Who stands on a space, or NONE. */
export function occupantOf(game: Game, space: number): number {
  for (let m = everybody(game); m !== 0; m &= m - 1)
    if (game.state[SPACE + lowest(m)] === space) return lowest(m);
  return NONE;
}
/** A seat's fighters on the board. */
export const standing = (game: Game, seat: number): number => game.state[ON_BOARD + seat];

/** The spaces that a seat's fighters hold, as the two numbers of a set. */
export const heldLo = (game: Game, seat: number): number => game.state[HELD_LO + seat];
export const heldHi = (game: Game, seat: number): number => game.state[HELD_HI + seat];

/** The spaces that fighters opposing a seat hold. */
export function heldAgainst(game: Game, seat: number): SpaceSet {
  const { seats, team } = game.content;
  let lo = 0;
  let hi = 0;
  for (let other = 0; other < seats; other++) {
    if (team[other] === team[seat]) continue;
    lo |= game.state[HELD_LO + other];
    hi |= game.state[HELD_HI + other];
  }
  return new SpaceSet(lo, hi);
}

/** Of those the spaces of heroes. */
export function heroesAgainst(game: Game, seat: number): SpaceSet {
  const { seats, team } = game.content;
  let held = SpaceSet.NONE;
  for (let other = 0; other < seats; other++) {
    if (team[other] === team[seat]) continue;
    for (let m = heroesStanding(game, other); m !== 0; m &= m - 1)
      held = held.or(SpaceSet.of(spaceOf(game, lowest(m))));
  }
  return held;
}

/** All fighters on the board. */
export function everybody(game: Game): number {
  const s = game.state;
  return s[ON_BOARD] | s[ON_BOARD + 1] | s[ON_BOARD + 2] | s[ON_BOARD + 3];
}

/** Spaces that somebody holds. */
export function takenSpaces(game: Game): SpaceSet {
  const s = game.state;
  return new SpaceSet(
    s[HELD_LO] | s[HELD_LO + 1] | s[HELD_LO + 2] | s[HELD_LO + 3],
    s[HELD_HI] | s[HELD_HI + 1] | s[HELD_HI + 2] | s[HELD_HI + 3],
  );
}
export const emptySpaces = (game: Game): SpaceSet => game.content.board.all.minus(takenSpaces(game));

/** Puts a fighter on an empty space, from wherever it is. */
export function standOn(game: Game, fighter: number, space: number): void {
  const s = game.state;
  if (s[SPACE + fighter] >= 0) leaveBoard(game, fighter, NONE);
  const seat = seatOfFighter(fighter);
  s[SPACE + fighter] = space;
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
  s[ON_BOARD + seat] &= ~(1 << fighter);
  if (space < 32) s[HELD_LO + seat] &= ~(1 << space);
  else s[HELD_HI + seat] &= ~(1 << (space - 32));
}

/** Fighters among `candidates` standing on these spaces. */
export function standingOn(game: Game, candidates: number, spaces: SpaceSet): number {
  let result = 0;
  for (let m = candidates; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    if (spaces.has(game.state[SPACE + fighter])) result |= 1 << fighter;
  }
  return result;
}

/** Fighters of the set that are still on the board. */
export const stillThere = (game: Game, fighters: number): number => fighters & everybody(game);

// How they are

export const healthOf = (game: Game, fighter: number): number => game.state[HEALTH + fighter];
export function setHealthOf(game: Game, fighter: number, health: number): void {
  game.state[HEALTH + fighter] = health;
}
export const isDefeated = (game: Game, fighter: number): boolean => game.state[HEALTH + fighter] === 0;

/** Where a fighter stood when this turn began, or where it was instead. */
export const startedOn = (game: Game, fighter: number): number => game.state[STARTED + fighter];
export function setStartedOn(game: Game, fighter: number, space: number): void {
  game.state[STARTED + fighter] = space;
}
/** A turn begins: everybody starts it from where they are, free and unhurt. */
export function noteStarts(game: Game): void {
  game.state[HELD] = 0;
  game.state[HURT] = 0;
  copyWords(game.state, SPACE, STARTED, fighterNumbers(game));
}

/** Fighters that cannot leave their spaces in this turn. */
export const heldFighters = (game: Game): number => game.state[HELD];
/** Fighters on the board that can leave their spaces. */
export const free = (game: Game): number => everybody(game) & ~game.state[HELD];
export function hold(game: Game, fighters: number): void {
  game.state[HELD] |= fighters;
}
/** Fighters that took damage in this turn. */
export const hurtFighters = (game: Game): number => game.state[HURT];
export function noteHurt(game: Game, fighters: number): void {
  game.state[HURT] |= fighters;
}

/** Fighters among `candidates` of which that can be said. */
export function fightersWhere(candidates: number, fits: (fighter: number) => boolean): number {
  let result = 0;
  for (let m = candidates; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    if (fits(fighter)) result |= 1 << fighter;
  }
  return result;
}
