import type { Game } from '../state/game.ts';
import { linesMoved, pathsMoved } from '../state/paths.ts';
import { type Ground, groundFor, type Manner, pathTo, spreadBack, stepsOn } from './movement.ts';
import { SpaceSet } from './space-set.ts';

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
export const findsNewPath = (game: Game, fighter: number, how: Manner, counting: Counting): boolean =>
  how.by === counting.seat &&
  missingPaths(game, counting.seat) > 0 &&
  new Search(game, groundFor(game, fighter, how), counting).leadsAlong(1);

/** How many more paths its cards tell apart. */
const missingPaths = (game: Game, seat: number): number =>
  game.content.heroes[seat].paths - pathsMoved(game, seat);

/** Any number of steps, or of lines. */
const ANY = Number.POSITIVE_INFINITY;

/**
 * Walks are tried out step by step, lower spaces first: first whether any at all has the lines, then those of one length after
 * another, so that the first one found is the shortest. A walk that cannot get there any more is left at once; nearly always the
 * first length will do, after some tens of steps.
 */
class Search {
  private readonly game: Game;
  private readonly ground: Ground;
  private readonly counting: Counting;
  private readonly movement: number;
  /** By what is left of the movement, from where the last space is still within reach. */
  private readonly near: readonly SpaceSet[];
  /** By steps, from where the last space is no farther away, whatever they cost; found once their number matters. */
  private close: readonly SpaceSet[] = [];
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
    this.near = nearTo(ground, counting.to, this.movement);
    this.lines = linesMoved(game, counting.seat);
    this.before = this.lines.length;
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
    this.close = closeTo(this.ground, to);
    let steps = Math.max(
      this.close.findIndex((spaces) => spaces.has(from)),
      least,
    );
    while (!this.tries(steps)) steps++;
    return this.way;
  }

  private tries(steps: number): boolean {
    const { from } = this.counting;
    return this.canGo(from, this.movement) && this.goesOn(from, this.movement, steps, SpaceSet.of(from));
  }

  /** Whether the last space is within reach from there. */
  private canGo(space: number, left: number): boolean {
    return left >= 0 && this.near[left].has(space);
  }

  /** Goes on to the end in just so many steps, if it can; `seen` are the spaces since the last new line. */
  private goesOn(at: number, left: number, steps: number, seen: SpaceSet): boolean {
    const missing = this.least - this.newLines;
    if (steps < missing || (steps < this.close.length && !this.close[steps].has(at))) return false;
    if (missing <= 0 && (steps === 0 || (steps === ANY && this.isSureAt(at)))) return true;
    for (const next of stepsOn(this.ground, at)) {
      const rest = this.ground.free.has(next) ? left : left - 1;
      if (this.canGo(next, rest) && this.steps(at, next, rest, steps - 1, seen)) return true;
    }
    return false;
  }

  /** Makes a step and goes on from there; takes it back if that leads nowhere. */
  private steps(at: number, next: number, left: number, steps: number, seen: SpaceSet): boolean {
    const line = this.newLine(at, next);
    // To come again to a space without a new line in between is a detour.
    if (line < 0 ? seen.has(next) : this.newLines === this.most) return false;
    const here = SpaceSet.of(next);
    this.way.push(next);
    if (line >= 0) this.lines.push(line);
    if (this.goesOn(next, left, steps, line < 0 ? seen.or(here) : here)) return true;
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

/** By so much movement, the spaces from which a walk reaches that one. */
function nearTo(ground: Ground, to: number, movement: number): SpaceSet[] {
  const near: SpaceSet[] = [];
  let front = SpaceSet.of(to);
  let within = front;
  for (let left = 0; left <= movement; left++) {
    for (let edge = front.and(ground.free); !edge.isEmpty; edge = edge.and(ground.free)) {
      edge = spreadBack(ground, edge).minus(within);
      within = within.or(edge);
      front = front.or(edge);
    }
    near.push(within);
    front = spreadBack(ground, front).minus(within);
    within = within.or(front);
  }
  return near;
}

/** By steps, the spaces that are no farther from that one, as long as there are more of them. */
function closeTo(ground: Ground, to: number): SpaceSet[] {
  const close: SpaceSet[] = [];
  let seen = SpaceSet.NONE;
  for (let edge = SpaceSet.of(to); !edge.isEmpty; edge = spreadBack(ground, edge).minus(seen)) {
    seen = seen.or(edge);
    close.push(seen);
  }
  return close;
}
