import type { Game } from '../state/game.ts';
import { MAX_SPACES } from '../state/limits.ts';
import { hasMovedAlong, linesMoved, pathsMoved } from '../state/paths.ts';
import { type Ground, groundFor, type Manner, pathTo, stepsOn } from './movement.ts';
import { REACH } from './reach.ts';
import { lowestSpace, SpaceSet } from './space-set.ts';

/**
 * The way of a fighter whose paths are counted (RU-70). Only the last space is chosen; of the ways there its own player takes one
 * along as many different paths as a card tells apart, anybody else one along as few new ones as can be, and of these a short one.
 */

export interface Counting {
  /** Whose hero it is. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly movement: number;
}

/** The spaces of the way, the last one included; empty if there is none, or if staying is all that it would be. */
export function wayAlongPaths(game: Game, fighter: number, how: Manner, counting: Counting): number[] {
  const { seat, from, to } = counting;
  const missing = missingPaths(game, seat);
  if (missing <= 0) return pathTo(game, fighter, to, how, from);
  const search = new Search(game, groundFor(game, fighter, how), counting);
  return how.by === seat ? search.alongMost(missing) : search.alongFewest(missing);
}

/** Whether its own player can let it go such a way along at least one new path that a card tells apart. */
export function findsNewPath(game: Game, fighter: number, how: Manner, counting: Counting): boolean {
  if (how.by !== counting.seat || missingPaths(game, counting.seat) <= 0) return false;
  const ground = groundFor(game, fighter, how);
  return goesThereAndBack(game, ground, counting) || new Search(game, ground, counting).leadsAlong(1);
}

/** Whether a walk back to where it began can be a single new path to and fro, as it nearly always can. */
function goesThereAndBack(game: Game, ground: Ground, { seat, from, to, movement }: Counting): boolean {
  const { lineBetween, size } = game.content.board;
  if (from !== to) return false;
  const back = ground.free.has(from) ? 0 : 1;
  for (const next of stepsOn(ground, from)) {
    const line = lineBetween[from * size + next];
    const isNew = line >= 0 && !hasMovedAlong(game, seat, line);
    const there = ground.free.has(next) ? 0 : 1;
    if (isNew && there + back <= movement && stepsOn(ground, next).has(from)) return true;
  }
  return false;
}

/** How many more paths its cards tell apart. */
const missingPaths = (game: Game, seat: number): number =>
  game.content.heroes[seat].paths - pathsMoved(game, seat);

/** Any number of steps, or of lines. */
const ANY = 1 << 20;

/** Sets of spaces that follow each other, two words each. */
const levels = (): Int32Array => new Int32Array(2 * (MAX_SPACES + 1));
/** By what is left of the movement, from where the last space is still within reach; for one search at a time. */
const NEAR = levels();
/** By steps, from where the last space is no farther away, whatever they cost. */
const CLOSE = levels();

const isIn = (sets: Int32Array, n: number, space: number): boolean =>
  ((sets[2 * n + (space >> 5)] >> (space & 31)) & 1) === 1;

/**
 * Walks are tried out step by step, lower spaces first: first whether any at all has the lines, then those of one length after
 * another, so that the first one found is the shortest. A walk that cannot get there any more is left at once; nearly always the
 * first length will do, after some tens of steps. Written out in plain numbers, as `REACH` is.
 */
class Search {
  private readonly game: Game;
  private readonly ground: Ground;
  private readonly counting: Counting;
  private readonly movement: number;
  /** So many levels of CLOSE were found; none before the number of steps matters. */
  private closeLevels = 0;
  private readonly way: number[] = [];
  /** The lines of this turn: those from before, then the new ones of the walk that is being tried. */
  private readonly lines: number[];
  private readonly before: number;
  /** So many new lines a walk has to have, and may have. */
  private least = 0;
  private most: number = ANY;

  constructor(game: Game, ground: Ground, counting: Counting) {
    this.game = game;
    this.ground = ground;
    this.counting = counting;
    this.movement = Math.min(counting.movement, game.content.board.size);
    this.lines = linesMoved(game, counting.seat);
    this.before = this.lines.length;
    REACH.see(ground);
    findNear(ground, counting.to, this.movement);
  }

  /** The shortest walk along so many new lines, or along as many of them as can be. */
  alongMost(wanted: number): number[] {
    // Where every step counts no walk has more lines than steps.
    let least = this.ground.free.isEmpty ? Math.min(wanted, this.movement) : wanted;
    while (least > 0 && !this.leadsAlong(least)) least--;
    return this.shortest(least);
  }

  /** The shortest walk along as few new lines as can be; so many of them or more are all the same. */
  alongFewest(enough: number): number[] {
    let most = 0;
    while (most < enough && !this.leadsAlong(0, most)) most++;
    return this.shortest(0, most < enough ? most : ANY);
  }

  /** Whether any walk has so many new lines, however many steps it takes. */
  leadsAlong(least: number, most: number = ANY): boolean {
    this.least = least;
    this.most = most;
    const leads = this.tries(ANY);
    this.way.length = 0;
    this.lines.length = this.before;
    return leads;
  }

  /** The shortest of these walks; there is one, unless no walk at all leads to the last space. */
  private shortest(least: number, most: number = ANY): number[] {
    this.least = least;
    this.most = most;
    const { from, to } = this.counting;
    if (!this.canGo(from, this.movement)) return [];
    this.closeLevels = findClose(this.ground, to);
    let steps = 0;
    while (!isIn(CLOSE, steps, from)) steps++;
    steps = Math.max(steps, least);
    while (!this.tries(steps)) steps++;
    return this.way;
  }

  private tries(steps: number): boolean {
    const { from } = this.counting;
    const { lo, hi } = SpaceSet.of(from);
    return this.canGo(from, this.movement) && this.goesOn(from, this.movement, steps, lo, hi);
  }

  /** Whether the last space is within reach from there. */
  private canGo(space: number, left: number): boolean {
    return left >= 0 && isIn(NEAR, left, space);
  }

  /** Goes on to the end in just so many steps, if it can; the set of spaces: those since the last new line. */
  private goesOn(at: number, left: number, steps: number, seenLo: number, seenHi: number): boolean {
    const missing = this.least - this.newLines;
    if (steps < missing || (steps < this.closeLevels && !isIn(CLOSE, steps, at))) return false;
    if (missing <= 0 && (steps === 0 || (steps === ANY && this.isSureAt(at)))) return true;
    const { lines, links, free } = this.ground;
    REACH.stepFrom(lines, links, at);
    for (let { lo, hi } = REACH; (lo | hi) !== 0; ) {
      const next = lowestSpace(lo, hi);
      if (next < 32) lo &= lo - 1;
      else hi &= hi - 1;
      const rest = free.has(next) ? left : left - 1;
      if (
        this.canGo(next, rest) &&
        this.steps(at, next, rest, steps === ANY ? ANY : steps - 1, seenLo, seenHi)
      )
        return true;
    }
    return false;
  }

  /** Makes a step and goes on from there; takes it back if that leads nowhere. */
  private steps(
    at: number,
    next: number,
    left: number,
    steps: number,
    seenLo: number,
    seenHi: number,
  ): boolean {
    const line = this.newLine(at, next);
    const lo = next < 32 ? 1 << next : 0;
    const hi = next < 32 ? 0 : 1 << (next - 32);
    // To come again to a space without a new line in between is a detour.
    if (line < 0 ? ((seenLo & lo) | (seenHi & hi)) !== 0 : this.newLines === this.most) return false;
    this.way.push(next);
    if (line >= 0) this.lines.push(line);
    const goesOn =
      line < 0
        ? this.goesOn(next, left, steps, seenLo | lo, seenHi | hi)
        : this.goesOn(next, left, steps, lo, hi);
    if (goesOn) return true;
    this.way.pop();
    if (line >= 0) this.lines.pop();
    return false;
  }

  private get newLines(): number {
    return this.lines.length - this.before;
  }

  /** The line between two spaces if it is new, or -1. Once there are enough it makes no difference which they are. */
  private newLine(at: number, next: number): number {
    if (this.most === ANY && this.newLines >= this.least) return -1;
    const { lineBetween, size } = this.game.content.board;
    const line = lineBetween[at * size + next];
    return this.lines.includes(line) ? -1 : line;
  }

  /** With enough lines it can go on from anywhere that is within reach; with as few as can be only from the end. */
  private isSureAt(space: number): boolean {
    return this.most === ANY || space === this.counting.to;
  }
}

/** Fills NEAR for a walk to that space with so much movement. */
function findNear({ lines, links, free }: Ground, to: number, movement: number): void {
  let { lo, hi } = SpaceSet.of(to);
  let withinLo = lo;
  let withinHi = hi;
  for (let left = 0; left <= movement; left++) {
    let edgeLo = lo & free.lo;
    let edgeHi = hi & free.hi;
    while ((edgeLo | edgeHi) !== 0) {
      REACH.stepBack(lines, links, edgeLo, edgeHi);
      edgeLo = REACH.lo & ~withinLo;
      edgeHi = REACH.hi & ~withinHi;
      withinLo |= edgeLo;
      withinHi |= edgeHi;
      lo |= edgeLo;
      hi |= edgeHi;
      edgeLo &= free.lo;
      edgeHi &= free.hi;
    }
    NEAR[2 * left] = withinLo;
    NEAR[2 * left + 1] = withinHi;
    REACH.stepBack(lines, links, lo, hi);
    lo = REACH.lo & ~withinLo;
    hi = REACH.hi & ~withinHi;
    withinLo |= lo;
    withinHi |= hi;
  }
}

/** Fills CLOSE for that space, as long as there are more of them; returns how many levels there are. */
function findClose({ lines, links }: Ground, to: number): number {
  let { lo, hi } = SpaceSet.of(to);
  let seenLo = 0;
  let seenHi = 0;
  let level = 0;
  for (; (lo | hi) !== 0; level++) {
    seenLo |= lo;
    seenHi |= hi;
    CLOSE[2 * level] = seenLo;
    CLOSE[2 * level + 1] = seenHi;
    REACH.stepBack(lines, links, lo, hi);
    lo = REACH.lo & ~seenLo;
    hi = REACH.hi & ~seenHi;
  }
  return level;
}
