import type { Game } from '../state/game.ts';
import { hasMovedAlong, MOST_PATHS, pathsMoved } from '../state/paths.ts';
import { type Ground, groundFor, type Manner, spread } from './movement.ts';
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
export function wayAlongPaths(
  game: Game,
  fighter: number,
  how: Manner,
  { seat, from, to, movement, enough = MOST_PATHS }: Counting,
): number[] {
  const ground = groundFor(game, fighter, how);
  // What is beyond the most that a card tells apart need not be told apart here either.
  const missing = Math.min(enough, Math.max(0, game.content.heroes[seat].paths - pathsMoved(game, seat)));
  const isOwn = how.by === seat;
  const known = new Set<string>();
  let best: Stage | null = null;
  let stages: Stage[] = [{ at: from, left: movement, lines: [], before: null }];
  while (stages.length > 0) {
    for (const stage of stages) {
      if (stage.at !== to) continue;
      const more = stage.lines.length - (best?.lines.length ?? 0);
      if (best === null || (isOwn ? more > 0 : more < 0)) best = stage;
    }
    if (isOwn && best?.lines.length === missing) break;
    stages = stages
      .flatMap((stage) => onward(game, ground, seat, stage, missing))
      .filter((stage) => isNew(known, stage));
  }
  return best === null ? [] : spacesOf(best);
}

/** One step further, wherever that may lead. */
function onward(game: Game, ground: Ground, seat: number, stage: Stage, missing: number): Stage[] {
  const { lineBetween, size } = game.content.board;
  const further: Stage[] = [];
  for (const next of spread(ground, SpaceSet.of(stage.at))) {
    const left = ground.free.has(next) ? stage.left : stage.left - 1;
    if (left < 0) continue;
    const line = lineBetween[stage.at * size + next];
    const isCounted =
      line >= 0 &&
      stage.lines.length < missing &&
      !stage.lines.includes(line) &&
      !hasMovedAlong(game, seat, line);
    const lines = isCounted ? [...stage.lines, line].sort((a, b) => a - b) : stage.lines;
    further.push({ at: next, left, lines, before: stage });
  }
  return further;
}

/** Whether no walk has come there as far along the same lines, with as much movement left. */
function isNew(known: Set<string>, { at, left, lines }: Stage): boolean {
  const key = `${at} ${left} ${lines.join(' ')}`;
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

function spacesOf(last: Stage): number[] {
  const spaces: number[] = [];
  for (let stage = last; stage.before !== null; stage = stage.before) spaces.unshift(stage.at);
  return spaces;
}
