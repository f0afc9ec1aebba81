import { select } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { boardNow } from '../state/doors.ts';
import { heldAgainst, heroesAgainst, seatOfFighter, spaceOf, takenSpaces } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
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

/** The board as one fighter walks it; links are spaces that its tokens join. */
interface Ground extends Sight {
  readonly lines: Lines;
  readonly links: SpaceSet;
}

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

function groundFor(game: Game, fighter: number, through: Passing): Ground {
  const seat = seatOfFighter(fighter);
  const { open, taken } = sightOf(game, seat, through);
  return { open, taken, lines: linesFor(game, fighter), links: linksFor(game, fighter, seat) };
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
const spread = ({ open, links, lines }: Ground, from: SpaceSet): SpaceSet =>
  follow(lines.next, links, from).and(open);

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

/** Written out in numbers instead of sets: half of all options are found here, and every step would make a new set. */
function reach({ open, taken }: Sight, lines: Lines, links: SpaceSet, from: number, steps: number): SpaceSet {
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

/** The empty spaces that a walk of up to `steps` from `from` can end on. */
export const reachFrom = (
  game: Game,
  fighter: number,
  from: number,
  steps: number,
  through: Passing,
): SpaceSet => {
  const seat = seatOfFighter(fighter);
  const sight = sightOf(game, seat, through);
  return reach(sight, linesFor(game, fighter), linksFor(game, fighter, seat), from, steps);
};

/** `reachFrom` for each of several fighters, from where they stand. */
export function reachEach(
  game: Game,
  fighters: number,
  steps: number,
  through: Passing,
  visit: (game: Game, fighter: number, spaces: SpaceSet) => void,
): void {
  let seat = NONE;
  let sight: Sight | null = null;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const own = seatOfFighter(fighter);
    if (sight === null || own !== seat) sight = sightOf(game, own, through);
    seat = own;
    const links = linksFor(game, fighter, seat);
    visit(game, fighter, reach(sight, linesFor(game, fighter), links, spaceOf(game, fighter), steps));
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
  const seat = seatOfFighter(fighter);
  const { open, taken } = sightOf(game, seat, false);
  const home = SpaceSet.of(spaceOf(game, fighter));
  const sight = { open, taken: taken.minus(home) };
  return reach(sight, linesFor(game, fighter, doors), linksFor(game, fighter, seat), from, steps);
}

/** Those of the others' spaces that are friends' and that the fighter can walk to within so many steps. */
export function friendsWithin(
  game: Game,
  fighter: number,
  others: SpaceSet,
  from: number,
  steps: number,
): SpaceSet {
  const { open, lines, links } = groundFor(game, fighter, false);
  // What can be reached freely may end on an opposing fighter's space, which nobody can enter.
  return reach({ open, taken: SpaceSet.NONE }, lines, links, from, steps).and(others).and(open);
}

/** The spaces one step away that may be entered, occupied ones included. */
export const stepsFrom = (game: Game, fighter: number, from: number, through: Passing): SpaceSet =>
  spread(groundFor(game, fighter, through), SpaceSet.of(from));

/** The spaces of a shortest walk, first step to last, of several by the lower spaces; empty if there is none. */
export function pathTo(
  game: Game,
  fighter: number,
  to: number,
  through: Passing,
  from: number = spaceOf(game, fighter),
): number[] {
  const ground = groundFor(game, fighter, through);
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

/** How many steps the shortest walk takes; UNREACHABLE where none leads. */
export function distanceTo(
  game: Game,
  fighter: number,
  to: number,
  through: Passing,
  from: number = spaceOf(game, fighter),
): number {
  if (from === NONE) return UNREACHABLE;
  const seat = seatOfFighter(fighter);
  const [lines, links, open] = [
    linesFor(game, fighter),
    linksFor(game, fighter, seat),
    openTo(game, seat, through),
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
