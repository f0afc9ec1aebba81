import { freeFor, type Manner, stepsFrom } from '../board/movement.ts';
import type { SpaceSet } from '../board/space-set.ts';
import { MOMENT } from '../content/hero.ts';
import { select, zoneSpaces } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { isOut } from '../state/clock.ts';
import { everybody, heroesStanding, standingOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { MAX_WALK } from '../state/way.ts';
import { startHooks } from './resolve.ts';

/**
 * Abilities that watch whether somebody leaves the zone of a hero: from a space that shares a zone with the hero's to one
 * that shares none, or off the board. Each step counts (docs/decisions/0048). Where nobody watches, nothing is looked at.
 */

const NOBODY: readonly number[] = [];

/** The fighters that a seat watches. */
function watchedBy(game: Game, seat: number): number {
  if (isOut(game, seat) || heroesStanding(game, seat) === 0) return 0;
  let watched = 0;
  for (const { who } of game.content.heroes[seat].hooks[MOMENT.leaveZone])
    watched |= who === null ? game.content.foes[seat] & everybody(game) : select(game, NONE, who, seat);
  return watched;
}

/** The seats that watch that fighter. */
const watchersOf = (game: Game, fighter: number): readonly number[] =>
  game.content.watchers.length === 0
    ? NOBODY
    : game.content.watchers.filter((seat) => hasBit(watchedBy(game, seat), fighter));

/** Whether somebody watches that fighter. */
export const isWatched = (game: Game, fighter: number): boolean => watchersOf(game, fighter).length > 0;

/** The zones of a seat's hero; of several heroes those of them all. */
const zoneOf = (game: Game, seat: number): SpaceSet => zoneSpaces(game, heroesStanding(game, seat));

const leaves = (zone: SpaceSet, from: number, to: number): boolean => zone.has(from) && !zone.has(to);

/** The fighter has made a step: starts the abilities that notice it, and before them what is given. */
export function startLeavingBy(
  game: Game,
  fighter: number,
  from: number,
  to: number,
  before: (game: Game) => void,
): void {
  const noticing = watchersOf(game, fighter).filter((seat) => leaves(zoneOf(game, seat), from, to));
  if (noticing.length === 0) return;
  before(game);
  for (const seat of noticing) startHooks(game, seat, MOMENT.leaveZone, fighter);
}

/** Of these fighters those in the zone of each hero that watches them. */
export const inWatchedZones = (game: Game, fighters: number): readonly number[] =>
  game.content.watchers.length === 0
    ? NOBODY
    : game.content.watchers.map((seat) => watchedBy(game, seat) & fighters & inZone(game, seat, fighters));

function inZone(game: Game, seat: number, fighters: number): number {
  return standingOn(game, fighters & everybody(game), zoneOf(game, seat));
}

/** Starts the abilities that watch those who leave the board from there. */
export function startGoing(game: Game, leaving: readonly number[]): void {
  leaving.forEach((fighters, i) => {
    for (let m = fighters; m !== 0; m &= m - 1)
      startHooks(game, game.content.watchers[i], MOMENT.leaveZone, lowest(m));
  });
}

/** Starts the abilities that watched those who were in a zone before and are not any more. */
export const startLeaving = (game: Game, before: readonly number[]): void =>
  startGoing(
    game,
    before.map((fighters, i) => fighters & ~inZone(game, game.content.watchers[i], fighters)),
  );

/** How often a walk is noticed: at least and at most. */
export interface Notices {
  readonly fewest: number;
  readonly most: number;
}

/**
 * How often a walk with so much movement from one space to the other is noticed; null if none leads there. Where all steps count,
 * the rounds alone tell how far it goes; where some are free, and one can go there and back, it is enough that it makes a
 * difference.
 */
export function noticesTo(
  game: Game,
  fighter: number,
  from: number,
  to: number,
  movement: number,
  how: Manner,
): Notices | null {
  const free = freeFor(game, fighter, how);
  const isFree = (space: number): boolean => free.isEmpty || free.has(space);
  const rounds = free.isEmpty ? movement : MAX_WALK;
  const levels = free.isEmpty ? 1 : Math.min(movement, MAX_WALK) + 1;
  const steps = [...game.content.board.all].flatMap((here) =>
    [...stepsFrom(game, fighter, here, how)].map((next) => ({ here, next })),
  );
  const zones = watchersOf(game, fighter).map((seat) => zoneOf(game, seat));
  const cost = (here: number, next: number): number =>
    zones.reduce((times, zone) => (leaves(zone, here, next) ? times + 1 : times), 0);
  // By the movement that is left, for each space what the ways from there on can cost.
  let known = Array.from({ length: levels }, () => new Map<number, Notices>([[to, { fewest: 0, most: 0 }]]));
  for (let n = 0; n < rounds; n++) {
    const longer = known.map((notices) => new Map(notices));
    for (const { here, next } of steps)
      for (let left = isFree(next) ? 0 : 1; left < levels; left++)
        join(longer[left], here, cost(here, next), known[isFree(next) ? left : left - 1].get(next));
    known = longer;
    const found = known[levels - 1].get(from);
    if (!free.isEmpty && found !== undefined && found.fewest !== found.most) return found;
  }
  return known[levels - 1].get(from) ?? null;
}

/** Adds to what is known of a space the ways that begin with a step which is noticed so often. */
function join(notices: Map<number, Notices>, here: number, times: number, onward: Notices | undefined): void {
  if (onward === undefined) return;
  const { fewest, most } = notices.get(here) ?? { fewest: Number.POSITIVE_INFINITY, most: 0 };
  notices.set(here, {
    fewest: Math.min(fewest, times + onward.fewest),
    most: Math.max(most, times + onward.most),
  });
}
