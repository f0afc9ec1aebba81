import { type Ground, groundFor, type Manner, spread } from '../board/movement.ts';
import { SpaceSet } from '../board/space-set.ts';
import { MOMENT } from '../content/hero.ts';
import { select, zoneSpaces } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { isOut } from '../state/clock.ts';
import { everybody, heroesStanding, standingOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { MAX_SPACES, NONE } from '../state/limits.ts';
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
  const ground = groundFor(game, fighter, how);
  const allCount = ground.free.isEmpty;
  const rounds = allCount ? movement : MAX_WALK;
  const near = allCount ? spacesNear(ground, from, rounds) : game.content.board.all;
  if (!near.has(to)) return null;
  const zones = watchersOf(game, fighter).map((seat) => zoneOf(game, seat));
  if (allCount && zones.every((zone) => near.isWithin(zone) || zone.and(near).isEmpty)) return UNNOTICED;
  const levels = allCount ? 1 : Math.min(movement, MAX_WALK) + 1;
  const steps = stepsIn(ground, near, zones);
  const known = new Known(levels, to);
  for (let n = 0; n < rounds; n++) {
    for (const step of steps) known.join(step, allCount || ground.free.has(step.next));
    known.settle();
    const found = known.at(from);
    if (!allCount && found !== null && found.fewest !== found.most) return found;
  }
  return known.at(from);
}

const UNNOTICED: Notices = { fewest: 0, most: 0 };

/** A step from one space to the next, and how often it is noticed. */
interface Step {
  readonly here: number;
  readonly next: number;
  readonly times: number;
}

/** The spaces that so many steps may lead to. */
function spacesNear(ground: Ground, from: number, steps: number): SpaceSet {
  let near = SpaceSet.of(from);
  let edge = near;
  for (let n = 0; n < steps && !edge.isEmpty; n++) {
    edge = spread(ground, edge).minus(near);
    near = near.or(edge);
  }
  return near;
}

function stepsIn(ground: Ground, near: SpaceSet, zones: readonly SpaceSet[]): Step[] {
  const steps: Step[] = [];
  for (const here of near)
    for (const next of spread(ground, SpaceSet.of(here)).and(near)) {
      let times = 0;
      for (const zone of zones) if (leaves(zone, here, next)) times++;
      steps.push({ here, next, times });
    }
  return steps;
}

/** By the movement that is left, for each space what the ways from there on can cost: 1 more than that, 0 where no way leads. */
class Known {
  private readonly levels: number;
  private fewest: Int16Array;
  private most: Int16Array;
  private nextFewest: Int16Array;
  private nextMost: Int16Array;

  constructor(levels: number, to: number) {
    this.levels = levels;
    this.fewest = new Int16Array(levels * MAX_SPACES);
    this.most = new Int16Array(levels * MAX_SPACES);
    for (let left = 0; left < levels; left++)
      this.fewest[left * MAX_SPACES + to] = this.most[left * MAX_SPACES + to] = 1;
    this.nextFewest = this.fewest.slice();
    this.nextMost = this.most.slice();
  }

  /** Adds the ways that begin with this step to what will be known after this round. */
  join({ here, next, times }: Step, isFree: boolean): void {
    for (let left = isFree ? 0 : 1; left < this.levels; left++) {
      const onward = (isFree ? left : left - 1) * MAX_SPACES + next;
      if (this.most[onward] === 0) continue;
      const at = left * MAX_SPACES + here;
      const [fewest, most] = [times + this.fewest[onward], times + this.most[onward]];
      if (this.nextFewest[at] === 0 || fewest < this.nextFewest[at]) this.nextFewest[at] = fewest;
      if (most > this.nextMost[at]) this.nextMost[at] = most;
    }
  }

  settle(): void {
    this.fewest.set(this.nextFewest);
    this.most.set(this.nextMost);
  }

  /** With all the movement. */
  at(space: number): Notices | null {
    const at = (this.levels - 1) * MAX_SPACES + space;
    return this.most[at] === 0 ? null : { fewest: this.fewest[at] - 1, most: this.most[at] - 1 };
  }
}
