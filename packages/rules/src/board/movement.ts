import { holds } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { boardNow } from '../state/doors.ts';
import { heldAgainst, heroesAgainst, seatOfFighter, spaceOf, takenSpaces } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { MAX_SEATS, MAX_SPACES, NONE } from '../state/limits.ts';
import { tokenSpaces } from '../state/tokens.ts';
import { BALL_STEPS, type BoardState, type Lines, type Sets } from './board.ts';
import { UNREACHABLE } from './distances.ts';
import { type Passing, REACH, type Sight } from './reach.ts';
import { lowestSpace, SpaceSet } from './space-set.ts';

/**
 * Movement along lines: through friends, not through opposing fighters unless the effect says so, ending on an
 * empty space. Who is a friend is seen from the moved fighter's side.
 */

/** How a fighter is moved. */
export interface Manner {
  readonly through: Passing;
  /** The seat that moves it: for its own some spaces may not count. */
  readonly by: number;
  /** The tokens of that seat whose spaces do not count, whoever is moved; by the number of their kind, or NONE. */
  readonly freeOn: number;
}

const PLAINLY: readonly Manner[] = Array.from({ length: MAX_SEATS }, (_, by) => ({
  through: false,
  by,
  freeOn: NONE,
}));

/** How a seat moves fighters that nothing helps. */
export const plainly = (seat: number): Manner => PLAINLY[seat];
/** How a fighter moves in a maneuver. */
export const ofItself = (fighter: number): Manner => plainly(seatOfFighter(fighter));

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

const sightFor = (game: Game, fighter: number, seat: number, through: Passing): Sight => ({
  taken: takenSpaces(game),
  open: openTo(game, seat, passingOf(game, fighter, seat, through)),
});

/** The spaces that a side may enter. */
function openTo(game: Game, seat: number, through: Passing): SpaceSet {
  const { all } = game.content.board;
  return through === true ? all : all.minus(through ? heroesAgainst(game, seat) : heldAgainst(game, seat));
}

/** */
const linesFor = (game: Game, fighter: number, doors: BoardState = boardNow(game)): Lines =>
  hasBit(game.content.large, fighter) ? doors.largeSteps : doors.steps;

const linksFor = (game: Game, fighter: number, seat: number): SpaceSet =>
  game.content.heroes[seat].links.length === 0 ? SpaceSet.NONE : linksOf(game, fighter, seat);

/** What the board is to a fighter that is moved that way. */
export function groundFor(game: Game, fighter: number, how: Manner, doors?: BoardState): Ground {
  const seat = seatOfFighter(fighter);
  const { open, taken } = sightFor(game, fighter, seat, how.through);
  const lines = linesFor(game, fighter, doors);
  return { open, taken, lines, links: linksFor(game, fighter, seat), free: freeFor(game, fighter, how) };
}

/** The spaces that do not count (RU-69); nearly always none. */
export const freeFor = (game: Game, fighter: number, how: Manner): SpaceSet =>
  how.freeOn === NONE && game.content.heroes[how.by].freeSteps.length === 0
    ? SpaceSet.NONE
    : freeOf(game, fighter, how);

function freeOf(game: Game, fighter: number, { by, freeOn }: Manner): SpaceSet {
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

/** The same from a single space. */
export const stepsOn = ({ open, links, lines }: Ground, from: number): SpaceSet =>
  (links.has(from) ? lines.next[from].or(links) : lines.next[from]).and(open);

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
function reach(ground: Ground, from: number, steps: number): SpaceSet {
  find(ground, from, steps);
  return new SpaceSet(REACH.lo, REACH.hi);
}

function find(ground: Ground, from: number, steps: number): void {
  const { lines, links, free } = ground;
  REACH.see(ground);
  if (free.isEmpty) REACH.go(lines, links, from, steps);
  else REACH.goFreely(lines, links, free, from, steps);
}

/** The empty spaces that a walk of up to `steps` from `from` can end on. */
export const reachFrom = (game: Game, fighter: number, from: number, steps: number, how: Manner): SpaceSet =>
  reach(groundFor(game, fighter, how), from, steps);

/** `reachFrom` for each of several fighters, from where they stand; the set is given as its two numbers. */
export function reachEach(
  game: Game,
  fighters: number,
  steps: number,
  how: Manner,
  visit: (game: Game, fighter: number, lo: number, hi: number) => void,
): void {
  const doors = boardNow(game);
  let seat = NONE;
  let isPlain = false;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const from = spaceOf(game, fighter);
    if (seatOfFighter(fighter) !== seat) {
      seat = seatOfFighter(fighter);
      isPlain = walksPlainly(game, seat, how);
      // What a side finds on the board is looked up once for all its fighters.
      if (isPlain) REACH.lookFor(game, seat);
    }
    if (isPlain) REACH.go(linesFor(game, fighter, doors), SpaceSet.NONE, from, steps);
    else find(groundFor(game, fighter, how, doors), from, steps);
    visit(game, fighter, REACH.lo, REACH.hi);
  }
}

/** Whether nothing that effects or abilities do changes how the fighters of a seat walk. */
function walksPlainly(game: Game, seat: number, { by, through, freeOn }: Manner): boolean {
  const { passings, links } = game.content.heroes[seat];
  return (
    passings.length === 0 &&
    links.length === 0 &&
    through === false &&
    freeOn === NONE &&
    game.content.heroes[by].freeSteps.length === 0
  );
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
  stepsOn(groundFor(game, fighter, how), from);

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
  const path: number[] = [];
  REACH.see(ground);
  for (let n = layersTo(ground, from, to) - 2, at = from; n >= 0; n--) {
    REACH.stepFrom(ground.lines, ground.links, at);
    at = lowestSpace(REACH.lo & LAYERS[2 * n], REACH.hi & LAYERS[2 * n + 1]);
    path.push(at);
  }
  return path;
}

/** The spaces 0, 1, 2 … steps before the end of a walk, two words each; for one search at a time. */
const LAYERS = new Int32Array(2 * (MAX_SPACES + 1));

/** Fills LAYERS for that end, up to those with `from` among them; returns how many there are, 0 if no walk leads there. */
function layersTo({ lines, links }: Ground, from: number, to: number): number {
  const { lo: fromLo, hi: fromHi } = SpaceSet.of(from);
  let { lo, hi } = SpaceSet.of(to);
  let seenLo = 0;
  let seenHi = 0;
  for (let count = 0; (lo | hi) !== 0; ) {
    LAYERS[2 * count] = lo;
    LAYERS[2 * count + 1] = hi;
    count++;
    if (((lo & fromLo) | (hi & fromHi)) !== 0) return count;
    seenLo |= lo;
    seenHi |= hi;
    REACH.stepBack(lines, links, lo, hi);
    lo = REACH.lo & ~seenLo;
    hi = REACH.hi & ~seenHi;
  }
  return 0;
}

/** Of the walks that use the least movement one of the fewest steps; empty if none leads there. */
function cheapestPath(ground: Ground, from: number, to: number): number[] {
  LEAST.fill(UNKNOWN);
  LEAST[from] = 0;
  const { lines, links, free } = ground;
  REACH.see(ground);
  let { lo, hi } = SpaceSet.of(from);
  let [nextLo, nextHi] = [0, 0];
  while ((lo | hi) !== 0) {
    const here = lowestSpace(lo, hi);
    if (here < 32) lo &= lo - 1;
    else hi &= hi - 1;
    REACH.stepFrom(lines, links, here);
    for (let { lo: toLo, hi: toHi } = REACH; (toLo | toHi) !== 0; ) {
      const next = lowestSpace(toLo, toHi);
      if (next < 32) toLo &= toLo - 1;
      else toHi &= toHi - 1;
      // A step that counts weighs more than all free ones together, so few steps decide between equal movement.
      const sum = LEAST[here] + (free.has(next) ? 1 : MAX_SPACES);
      if (sum >= LEAST[next] || sum >= LEAST[to]) continue;
      LEAST[next] = sum;
      BEFORE[next] = here;
      if (next < 32) nextLo |= 1 << next;
      else nextHi |= 1 << (next - 32);
    }
    if ((lo | hi) !== 0) continue;
    lo = nextLo;
    hi = nextHi;
    nextLo = 0;
    nextHi = 0;
  }
  const path: number[] = [];
  if (LEAST[to] === UNKNOWN) return path;
  for (let at = to; at !== from; at = BEFORE[at]) path.unshift(at);
  return path;
}

/** By space, what the walk there weighs, and the space before it; for one search at a time. */
const LEAST = new Uint16Array(MAX_SPACES);
const BEFORE = new Uint8Array(MAX_SPACES);
/** More than any walk over all spaces weighs. */
const UNKNOWN = 0xffff;

/** The spaces that a walk of so many steps can lead over, if nobody stands in the way, where all steps count. */
export function spacesBetween({ lines, links }: Ground, from: number, to: number, steps: number): SpaceSet {
  if (steps > BALL_STEPS || !links.isEmpty) return ALL_SPACES;
  const { balls, ballsTo, next } = lines;
  let lo = 0;
  let hi = 0;
  for (let n = 0; n <= steps; n++) {
    const here = 2 * (n * next.length + from);
    const there = 2 * ((steps - n) * next.length + to);
    lo |= balls[here] & ballsTo[there];
    hi |= balls[here + 1] & ballsTo[there + 1];
  }
  return new SpaceSet(lo, hi);
}

const ALL_SPACES = new SpaceSet(-1, -1);

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
  const lines = linesFor(game, fighter);
  const links = linksFor(game, fighter, seat);
  const { balls, next } = lines;
  const { lo: openLo, hi: openHi } = openTo(game, seat, passingOf(game, fighter, seat, how.through));
  const { lo: toLo, hi: toHi } = SpaceSet.of(to);
  // As far as no opposing fighter stands in the way it is known; the rest is walked.
  const known = links.isEmpty ? BALL_STEPS : 0;
  let steps = 0;
  let [insideLo, insideHi] = [0, 0];
  let at = 2 * from;
  let [seenLo, seenHi] = [balls[at], balls[at + 1]];
  while (
    steps < known &&
    ((seenLo & toLo) | (seenHi & toHi) | (seenLo & ~openLo) | (seenHi & ~openHi)) === 0
  ) {
    insideLo = seenLo;
    insideHi = seenHi;
    steps++;
    at += 2 * next.length;
    seenLo = balls[at];
    seenHi = balls[at + 1];
  }
  let lo = steps === 0 ? seenLo : seenLo & openLo & ~insideLo;
  let hi = steps === 0 ? seenHi : seenHi & openHi & ~insideHi;
  REACH.enter(openLo, openHi);
  for (; (lo | hi) !== 0; steps++) {
    if (((lo & toLo) | (hi & toHi)) !== 0) return steps;
    REACH.step(lines, links, lo, hi);
    lo = REACH.lo & ~seenLo;
    hi = REACH.hi & ~seenHi;
    seenLo |= lo;
    seenHi |= hi;
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
  let isNew = true;
  for (let n = 0; n < steps && isNew; n++) {
    isNew = false;
    for (let left = movement; left >= 0; left--) {
      const known = reached[left];
      const freely = spread(ground, known).and(ground.free);
      const counted = left === 0 ? SpaceSet.NONE : spread(ground, reached[left - 1]);
      reached[left] = known.or(freely).or(counted);
      isNew ||= !reached[left].isWithin(known);
    }
  }
  return reached[movement];
}
