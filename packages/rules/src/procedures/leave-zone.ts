import { type Passing, stepsFrom } from '../board/movement.ts';
import type { SpaceSet } from '../board/space-set.ts';
import { MOMENT } from '../content/hero.ts';
import { select, zoneSpaces } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { isOut } from '../state/clock.ts';
import { everybody, heroesStanding, standingOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
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

/** How often a walk of up to so many steps from one space to the other is noticed; null if none leads there. */
export function noticesTo(
  game: Game,
  fighter: number,
  from: number,
  to: number,
  steps: number,
  through: Passing,
): Notices | null {
  const zones = watchersOf(game, fighter).map((seat) => zoneOf(game, seat));
  const cost = (here: number, next: number): number =>
    zones.reduce((times, zone) => (leaves(zone, here, next) ? times + 1 : times), 0);
  let known = new Map<number, Notices>([[to, { fewest: 0, most: 0 }]]);
  for (let n = 0; n < steps; n++) {
    const longer = new Map(known);
    for (const here of game.content.board.all)
      for (const next of stepsFrom(game, fighter, here, through)) {
        const onward = known.get(next);
        if (onward === undefined) continue;
        const times = cost(here, next);
        const { fewest, most } = longer.get(here) ?? { fewest: Number.POSITIVE_INFINITY, most: 0 };
        longer.set(here, {
          fewest: Math.min(fewest, times + onward.fewest),
          most: Math.max(most, times + onward.most),
        });
      }
    known = longer;
  }
  return known.get(from) ?? null;
}
