import { holds } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { boardNow } from '../state/doors.ts';
import { heldAgainst, heroesAgainst, seatOfFighter, spaceOf, takenSpaces } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { MAX_SPACES, NONE } from '../state/limits.ts';
import { tokenSpaces } from '../state/tokens.ts';
import { BALL_STEPS, type BoardState, type Lines, type Sets } from './board.ts';
import { UNREACHABLE } from './distances.ts';
import { SpaceSet } from './space-set.ts';

/**
 * Movement along lines: through friends, not through opposing fighters unless the effect says so, ending on an
 * empty space. Who is a friend is seen from the moved fighter's side.
 */

/** What a side finds on the board: spaces that may be entered, and those where nobody can stop. */
interface Sight {
  readonly open: SpaceSet;
  readonly taken: SpaceSet;
}

/** Which opposing fighters may be passed: none, all, or sidekicks only. */
export type Passing = boolean | 'sidekicks';

/** How a fighter is moved. */
export interface Manner {
  readonly through: Passing;
  /** The seat that moves it: for its own some spaces may not count. */
  readonly by: number;
  /** The tokens of that seat whose spaces do not count, whoever is moved; by the number of their kind, or NONE. */
  readonly freeOn: number;
}

/** How a fighter moves in a maneuver. */
export const ofItself = (fighter: number): Manner => ({
  through: false,
  by: seatOfFighter(fighter),
  freeOn: NONE,
});

/** The board as one fighter walks it; links are spaces that its tokens join, free ones do not count. */
export interface Ground extends Sight {
  readonly lines: Lines;
  readonly links: SpaceSet;
  readonly free: SpaceSet;
}

/** Whether an ability lets the fighter through (R-6.11: of its own side, whoever moves it). */
function isLetThrough(game: Game, fighter: number, seat: number): boolean {
  for (const { who, if: cond } of game.content.heroes[seat].passings)
    if ((cond === null || holds(game, NONE, cond, seat)) && hasBit(select(game, NONE, who, seat), fighter))
      return true;
  return false;
}

/** How the fighter passes: as it is moved, or freely if an ability lets it. */
const passingOf = (game: Game, fighter: number, seat: number, through: Passing): Passing =>
  (game.content.heroes[seat].passings.length > 0 && isLetThrough(game, fighter, seat)) || through;

const sightFor = (game: Game, fighter: number, seat: number, through: Passing): Sight =>
  sightOf(game, seat, passingOf(game, fighter, seat, through));

const sightOf = (game: Game, seat: number, through: Passing): Sight => ({
  taken: takenSpaces(game),
  open: openTo(game, seat, through),
});

/** The spaces that a side may enter. */
function openTo(game: Game, seat: number, through: Passing): SpaceSet {
  const { all } = game.content.board;
  return through === true ? all : all.minus(through ? heroesAgainst(game, seat) : heldAgainst(game, seat));
}

/** */
const linesFor = (game: Game, fighter: number, doors: BoardState = boardNow(game)): Lines =>
  game.content.large[fighter] === 1 ? doors.largeSteps : doors.steps;

const linksFor = (game: Game, fighter: number, seat: number): SpaceSet =>
  game.content.heroes[seat].links.length === 0 ? SpaceSet.NONE : linksOf(game, fighter, seat);

/** What the board is to a fighter that is moved that way. */
export function groundFor(game: Game, fighter: number, how: Manner, doors?: BoardState): Ground {
  const seat = seatOfFighter(fighter);
  const { open, taken } = sightFor(game, fighter, seat, how.through);
  const lines = linesFor(game, fighter, doors);
  return { open, taken, lines, links: linksFor(game, fighter, seat), free: freeFor(game, fighter, how) };
}

/** The spaces that do not count (RU-69). */
export function freeFor(game: Game, fighter: number, { by, freeOn }: Manner): SpaceSet {
  const { def, freeSteps } = game.content.heroes[by];
  let free = freeOn === NONE ? SpaceSet.NONE : tokenSpaces(game, by, (def.tokens ?? [])[freeOn].slug);
  if (freeSteps.length === 0 || seatOfFighter(fighter) !== by) return free;
  for (const { who, token } of freeSteps)
    if (hasBit(select(game, NONE, who, by), fighter))
      free = free.or(tokenSpaces(game, by, (def.tokens ?? [])[token].slug));
  return free;
}

/** tokens can link spaces for some fighters. */
function linksOf(game: Game, fighter: number, seat: number): SpaceSet {
  const { def, links } = game.content.heroes[seat];
  let linked = SpaceSet.NONE;
  for (const link of links) {
    if (!hasBit(select(game, NONE, link.who, seat), fighter)) continue;
    linked = linked.or(tokenSpaces(game, seat, (def.tokens ?? [])[link.token].slug));
  }
  return linked;
}

/** The spaces one step from any of these that may be entered, occupied ones included. */
export const spread = ({ open, links, lines }: Ground, from: SpaceSet): SpaceSet =>
  follow(lines.next, links, from).and(open);

/** The spaces that may be entered and from which one step leads to these. */
export const spreadBack = ({ open, links, lines }: Ground, to: SpaceSet): SpaceSet =>
  follow(lines.previous, links, to).and(open);

/** Where these lines and links lead from any of the spaces. */
function follow(lines: Sets, links: SpaceSet, { lo: fromLo, hi: fromHi }: SpaceSet): SpaceSet {
  const isLinked = ((fromLo & links.lo) | (fromHi & links.hi)) !== 0;
  let lo = isLinked ? links.lo : 0;
  let hi = isLinked ? links.hi : 0;
  for (let m = fromLo; m !== 0; m &= m - 1) {
    const near = lines[31 - Math.clz32(m & -m)];
    lo |= near.lo;
    hi |= near.hi;
  }
  for (let m = fromHi; m !== 0; m &= m - 1) {
    const near = lines[63 - Math.clz32(m & -m)];
    lo |= near.lo;
    hi |= near.hi;
  }
  return new SpaceSet(lo, hi);
}

/** The empty spaces within so many steps. */
const reach = (ground: Ground, from: number, steps: number): SpaceSet =>
  ground.free.isEmpty ? reachCounted(ground, from, steps) : within(ground, from, steps).minus(ground.taken);

/** Written out in numbers instead of sets: half of all options are found here, and every step would make a new set. */
function reachCounted({ open, taken, lines, links }: Ground, from: number, steps: number): SpaceSet {
  const { balls, next } = lines;
  const known = links.isEmpty && steps > 0 ? Math.min(steps, BALL_STEPS) : 0;
  // As far as no opposing fighter stands in the way, all that is so near can be reached.
  let free = 0;
  while (free < known && balls[free][from].isWithin(open)) free++;
  const near = balls[free][from];
  if (free === steps) return near.minus(taken);
  let seenLo = near.lo & open.lo;
  let seenHi = near.hi & open.hi;
  const inside = free === 0 ? SpaceSet.NONE : balls[free - 1][from];
  let lo = seenLo & ~inside.lo;
  let hi = seenHi & ~inside.hi;
  for (let n = steps - free; n > 0 && (lo | hi) !== 0; n--) {
    const isLinked = ((lo & links.lo) | (hi & links.hi)) !== 0;
    let toLo = isLinked ? links.lo : 0;
    let toHi = isLinked ? links.hi : 0;
    for (let m = lo; m !== 0; m &= m - 1) {
      const step = next[31 - Math.clz32(m & -m)];
      toLo |= step.lo;
      toHi |= step.hi;
    }
    for (let m = hi; m !== 0; m &= m - 1) {
      const step = next[63 - Math.clz32(m & -m)];
      toLo |= step.lo;
      toHi |= step.hi;
    }
    lo = toLo & open.lo & ~seenLo;
    hi = toHi & open.hi & ~seenHi;
    seenLo |= lo;
    seenHi |= hi;
  }
  return new SpaceSet(seenLo & ~taken.lo, seenHi & ~taken.hi);
}

/** The spaces within so many steps that may be entered, where some do not count: by levels, each with all that is free from it. */
function within(ground: Ground, from: number, steps: number): SpaceSet {
  let seen = SpaceSet.of(from);
  let front = seen;
  for (let left = steps; ; left--) {
    for (let edge = front; !edge.isEmpty; ) {
      edge = spread(ground, edge).and(ground.free).minus(seen);
      seen = seen.or(edge);
      front = front.or(edge);
    }
    if (left <= 0 || front.isEmpty) return seen;
    front = spread(ground, front).minus(seen);
    seen = seen.or(front);
  }
}

/** The empty spaces that a walk of up to `steps` from `from` can end on. */
export const reachFrom = (game: Game, fighter: number, from: number, steps: number, how: Manner): SpaceSet =>
  reach(groundFor(game, fighter, how), from, steps);

/** `reachFrom` for each of several fighters, from where they stand. */
export function reachEach(
  game: Game,
  fighters: number,
  steps: number,
  how: Manner,
  visit: (game: Game, fighter: number, spaces: SpaceSet) => void,
): void {
  let seat = NONE;
  let sight: Sight | null = null;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const own = seatOfFighter(fighter);
    const differs = game.content.heroes[own].passings.length > 0;
    if (sight === null || own !== seat || differs) sight = sightFor(game, fighter, own, how.through);
    seat = own;
    const { open, taken } = sight;
    const links = linksFor(game, fighter, seat);
    const ground = { open, taken, lines: linesFor(game, fighter), links, free: freeFor(game, fighter, how) };
    visit(game, fighter, reach(ground, spaceOf(game, fighter), steps));
  }
}

/**
 * `reachFrom` for a fighter on its way, who may also end where it set out from, on the board as its doors may be
 * by then.
 */
export function reachOn(
  game: Game,
  fighter: number,
  from: number,
  steps: number,
  doors: BoardState = boardNow(game),
): SpaceSet {
  const ground = groundFor(game, fighter, ofItself(fighter), doors);
  const taken = ground.taken.minus(SpaceSet.of(spaceOf(game, fighter)));
  return reach({ ...ground, taken }, from, steps);
}

/** Those of the others' spaces that are friends' and that the fighter can walk to within so many steps. */
export function friendsWithin(
  game: Game,
  fighter: number,
  others: SpaceSet,
  from: number,
  steps: number,
): SpaceSet {
  const ground = groundFor(game, fighter, ofItself(fighter));
  // What can be reached freely may end on an opposing fighter's space, which nobody can enter.
  return reach({ ...ground, taken: SpaceSet.NONE }, from, steps)
    .and(others)
    .and(ground.open);
}

/** The spaces one step away that may be entered, occupied ones included. */
export const stepsFrom = (game: Game, fighter: number, from: number, how: Manner): SpaceSet =>
  spread(groundFor(game, fighter, how), SpaceSet.of(from));

/** The spaces of a shortest walk, first step to last, of several by the lower spaces; empty if there is none. */
export function pathTo(
  game: Game,
  fighter: number,
  to: number,
  how: Manner,
  from: number = spaceOf(game, fighter),
): number[] {
  const ground = groundFor(game, fighter, how);
  if (!ground.free.isEmpty) return cheapestPath(ground, from, to);
  const layers = layersTo(ground, from, to);
  const path: number[] = [];
  for (let n = layers.length - 2, at = from; n >= 0; n--) {
    at = spread(ground, SpaceSet.of(at)).and(layers[n]).lowest;
    path.push(at);
  }
  return path;
}

/** The spaces 0, 1, 2 … steps before `to`, up to those with `from` among them; empty if no walk leads there. */
function layersTo({ open, lines, links }: Ground, from: number, to: number): SpaceSet[] {
  let front = SpaceSet.of(to);
  let seen = front;
  const layers = [front];
  while (!front.has(from)) {
    if (front.isEmpty) return [];
    front = follow(lines.previous, links, front).and(open).minus(seen);
    seen = seen.or(front);
    layers.push(front);
  }
  return layers;
}

/** Of the walks that use the least movement one of the fewest steps; empty if none leads there. */
function cheapestPath(ground: Ground, from: number, to: number): number[] {
  // A step that counts weighs more than all free ones together, so few steps decide between equal movement.
  const weight = (space: number): number => (ground.free.has(space) ? 1 : MAX_SPACES);
  const least = new Map([[from, 0]]);
  const before = new Map<number, number>();
  let front = SpaceSet.of(from);
  while (!front.isEmpty) {
    let nearer = SpaceSet.NONE;
    for (const here of front)
      for (const next of spread(ground, SpaceSet.of(here))) {
        const sum = (least.get(here) ?? 0) + weight(next);
        if (sum >= (least.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        least.set(next, sum);
        before.set(next, here);
        nearer = nearer.or(SpaceSet.of(next));
      }
    front = nearer;
  }
  const path: number[] = [];
  if (!least.has(to)) return path;
  for (let at = to; at !== from; at = before.get(at) ?? from) path.unshift(at);
  return path;
}

/** How much movement the walk to a space takes at least; UNREACHABLE where none leads. */
export function distanceTo(
  game: Game,
  fighter: number,
  to: number,
  how: Manner,
  from: number = spaceOf(game, fighter),
): number {
  if (from === NONE) return UNREACHABLE;
  if (!freeFor(game, fighter, how).isEmpty) return cheapestDistance(groundFor(game, fighter, how), from, to);
  const seat = seatOfFighter(fighter);
  const [lines, links, open] = [
    linesFor(game, fighter),
    linksFor(game, fighter, seat),
    openTo(game, seat, passingOf(game, fighter, seat, how.through)),
  ];
  const { balls, next } = lines;
  // As far as no opposing fighter stands in the way it is known; the rest is walked.
  const known = links.isEmpty ? BALL_STEPS : 0;
  let free = 0;
  while (free < known && !balls[free][from].has(to) && balls[free][from].isWithin(open)) free++;
  let seen = balls[free][from];
  let front = free === 0 ? seen : seen.and(open).minus(balls[free - 1][from]);
  for (let steps = free; !front.isEmpty; steps++) {
    if (front.has(to)) return steps;
    front = follow(next, links, front).and(open).minus(seen);
    seen = seen.or(front);
  }
  return UNREACHABLE;
}

function cheapestDistance(ground: Ground, from: number, to: number): number {
  const path = cheapestPath(ground, from, to);
  return path.length === 0 && from !== to ? UNREACHABLE : movementFor(ground, path);
}

/** How much movement a way takes. */
export const movementFor = ({ free }: Pick<Ground, 'free'>, way: readonly number[]): number =>
  way.reduce((sum, space) => (free.has(space) ? sum : sum + 1), 0);

/** The spaces, occupied ones included, on which a walk can be after at most so many steps with so much movement. */
export function withinSteps(ground: Ground, from: number, movement: number, steps: number): SpaceSet {
  const reached = new Array<SpaceSet>(movement + 1).fill(SpaceSet.of(from));
  for (let n = 0; n < steps; n++)
    for (let left = movement; left >= 0; left--) {
      const freely = spread(ground, reached[left]).and(ground.free);
      const counted = left === 0 ? SpaceSet.NONE : spread(ground, reached[left - 1]);
      reached[left] = reached[left].or(freely).or(counted);
    }
  return reached[movement];
}
