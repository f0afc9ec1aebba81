import { groundFor, type Manner } from '../board/movement.ts';
import type { SpaceSet } from '../board/space-set.ts';
import { MOMENT } from '../content/hero.ts';
import { select, zoneSpaces } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { isOut } from '../state/clock.ts';
import { everybody, heroesStanding, standingOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { type Notices, noticesOn } from './notices.ts';
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

const watches = (game: Game, seat: number, fighter: number): boolean =>
  hasBit(watchedBy(game, seat), fighter);

/** Whether somebody watches that fighter. */
export function isWatched(game: Game, fighter: number): boolean {
  for (const seat of game.content.watchers) if (watches(game, seat, fighter)) return true;
  return false;
}

/** The zones of a seat's hero; of several heroes those of them all. */
const zoneOf = (game: Game, seat: number): SpaceSet => zoneSpaces(game, heroesStanding(game, seat));

/** The seats that notice a fighter making that step. */
export function noticing(game: Game, fighter: number, from: number, to: number): readonly number[] {
  let seats = NOBODY;
  for (const seat of game.content.watchers) {
    if (!watches(game, seat, fighter)) continue;
    const zone = zoneOf(game, seat);
    if (zone.has(from) && !zone.has(to)) seats = [...seats, seat];
  }
  return seats;
}

/** Starts what they do about it. */
export function startNoticed(game: Game, seats: readonly number[], fighter: number): void {
  for (const seat of seats) startHooks(game, seat, MOMENT.leaveZone, fighter);
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

/** How often a walk of that fighter, with so much movement from one space to the other, is noticed; null if none leads there. */
export const noticesTo = (
  game: Game,
  fighter: number,
  from: number,
  to: number,
  movement: number,
  how: Manner,
): Notices | null =>
  noticesOn(groundFor(game, fighter, how), watchedZones(game, fighter), from, to, movement);

/** The zones that the fighter is watched in, one for each seat that does. */
function watchedZones(game: Game, fighter: number): readonly SpaceSet[] {
  const zones: SpaceSet[] = [];
  for (const seat of game.content.watchers) if (watches(game, seat, fighter)) zones.push(zoneOf(game, seat));
  return zones;
}
