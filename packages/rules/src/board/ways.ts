import type { Game } from '../state/game.ts';
import { hasMovedAlong, MOST_PATHS, pathsMoved } from '../state/paths.ts';
import { type Ground, groundFor, type Manner, pathTo, spread, spreadBack } from './movement.ts';
import { SpaceSet } from './space-set.ts';

/**
 * The way of a fighter whose paths are counted (RU-70). Only the last space is chosen; of the ways there its own player takes one
 * along as many different paths as a card tells apart, anybody else one along as few new ones as can be, and of these a short one.
 */

/** A walk so far: the space it has come to, what is left of the movement, and the new lines it went along. */
interface Stage {
  readonly at: number;
  readonly left: number;
  readonly lines: readonly number[];
  readonly before: Stage | null;
}

export interface Counting {
  /** Whose hero it is. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly movement: number;
  /** So many new paths will do. */
  readonly enough?: number;
}

/** The spaces of the way, the last one included; empty if there is none, or if staying is all that it would be. */
export function wayAlongPaths(game: Game, fighter: number, how: Manner, counting: Counting): number[] {
  const { seat, from, to, enough = MOST_PATHS } = counting;
  // What is beyond the most that a card tells apart need not be told apart here either.
  const missing = Math.min(enough, game.content.heroes[seat].paths - pathsMoved(game, seat));
  if (missing <= 0) return pathTo(game, fighter, to, how, from);
  const search = new Search(game, groundFor(game, fighter, how), counting, missing);
  return search.best(how.by === seat);
}

/** Lines are numbered below that (BOARD_LIMITS). */
const LINES = 512;

class Search {
  private readonly game: Game;
  private readonly ground: Ground;
  private readonly counting: Counting;
  private readonly missing: number;
  private readonly movement: number;
  /** By what is left of the movement, from where the last space is still within reach. */
  private readonly near: readonly SpaceSet[];
  /** By space and what is left, the lines of walks that have come there. */
  private readonly known = new Map<number, Set<number>>();

  constructor(game: Game, ground: Ground, counting: Counting, missing: number) {
    this.game = game;
    this.ground = ground;
    this.counting = counting;
    this.missing = missing;
    this.movement = Math.min(counting.movement, game.content.board.size);
    this.near = nearTo(ground, counting.to, this.movement);
  }

  /** The way along the most new lines, or along the fewest. */
  best(wantsMost: boolean): number[] {
    const { from, to } = this.counting;
    // Where every step counts no walk has more lines than steps.
    const most = this.ground.free.isEmpty ? Math.min(this.missing, this.movement) : this.missing;
    let best: Stage | null = null;
    let stages: readonly Stage[] = [{ at: from, left: this.movement, lines: [], before: null }];
    while (stages.length > 0) {
      for (const stage of stages) {
        if (stage.at !== to) continue;
        const more = stage.lines.length - (best?.lines.length ?? 0);
        if (best === null || (wantsMost ? more > 0 : more < 0)) best = stage;
      }
      if (best !== null && best.lines.length === (wantsMost ? most : 0)) break;
      stages = stages.flatMap((stage) => this.onward(stage));
    }
    return best === null ? [] : spacesOf(best);
  }

  /** One step further, wherever the last space can be reached from and no such walk has been. */
  private onward(stage: Stage): Stage[] {
    const further: Stage[] = [];
    for (const next of spread(this.ground, SpaceSet.of(stage.at))) {
      const left = this.ground.free.has(next) ? stage.left : stage.left - 1;
      if (left < 0 || !this.near[left].has(next)) continue;
      const lines = this.withLine(stage, next);
      if (this.isNew(next, left, lines)) further.push({ at: next, left, lines, before: stage });
    }
    return further;
  }

  private withLine({ at, lines }: Stage, next: number): readonly number[] {
    const { lineBetween, size } = this.game.content.board;
    const line = lineBetween[at * size + next];
    if (line < 0 || lines.length >= this.missing || lines.includes(line)) return lines;
    if (hasMovedAlong(this.game, this.counting.seat, line)) return lines;
    return [...lines, line].sort((a, b) => a - b);
  }

  private isNew(space: number, left: number, lines: readonly number[]): boolean {
    const place = space * (this.movement + 1) + left;
    const known = this.known.get(place) ?? new Set();
    // Once there are as many as are missing it makes no difference which they are.
    const key =
      lines.length === this.missing ? -1 : lines.reduce((all, line) => all * (LINES + 1) + line + 1, 0);
    if (known.has(key)) return false;
    this.known.set(place, known.add(key));
    return true;
  }
}

/** By so much movement, the spaces from which a walk reaches that one. */
function nearTo(ground: Ground, to: number, movement: number): SpaceSet[] {
  const near: SpaceSet[] = [];
  let within = SpaceSet.of(to);
  for (let left = 0; left <= movement; left++) {
    for (let edge = within; !edge.isEmpty; ) {
      edge = spreadBack(ground, edge.and(ground.free)).minus(within);
      within = within.or(edge);
    }
    near.push(within);
    within = within.or(spreadBack(ground, within));
  }
  return near;
}

function spacesOf(last: Stage): number[] {
  const spaces: number[] = [];
  for (let stage = last; stage.before !== null; stage = stage.before) spaces.unshift(stage.at);
  return spaces;
}
