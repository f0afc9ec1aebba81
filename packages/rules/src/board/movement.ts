import { select } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { boardNow } from '../state/doors.ts';
import { heldAgainst, seatOfFighter, spaceOf, takenSpaces } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { tokenSpaces } from '../state/tokens.ts';
import { BALL_STEPS, type BoardState, type Lines, type Sets } from './board.ts';
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

/** The board as one fighter walks it; links are spaces that its tokens join. */
interface Ground extends Sight {
  readonly lines: Lines;
  readonly links: SpaceSet;
}

function sightOf(game: Game, seat: number, through: boolean): Sight {
  const { all } = game.content.board;
  return { taken: takenSpaces(game), open: through ? all : all.minus(heldAgainst(game, seat)) };
}

function groundOf(
  game: Game,
  fighter: number,
  seat: number,
  { open, taken }: Sight,
  { steps, largeSteps }: BoardState = boardNow(game),
): Ground {
  const { content } = game;
  const lines = content.large[fighter] === 1 ? largeSteps : steps;
  const links = content.heroes[seat].links.length === 0 ? SpaceSet.NONE : linksOf(game, fighter, seat);
  return { open, taken, lines, links };
}

const groundFor = (game: Game, fighter: number, through: boolean): Ground => {
  const seat = seatOfFighter(fighter);
  return groundOf(game, fighter, seat, sightOf(game, seat, through));
};

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

/** The spaces one step from any of these that may be entered, occupied ones included, without those in `seen`. */
const spread = (ground: Ground, from: SpaceSet, seen: SpaceSet = SpaceSet.NONE): SpaceSet =>
  follow(ground, ground.lines.next, from, seen);

function follow({ open, links }: Ground, lines: Sets, from: SpaceSet, seen: SpaceSet): SpaceSet {
  let lo = 0;
  let hi = 0;
  if (from.meets(links)) {
    lo = links.lo;
    hi = links.hi;
  }
  for (let m = from.lo; m !== 0; m &= m - 1) {
    const near = lines[31 - Math.clz32(m & -m)];
    lo |= near.lo;
    hi |= near.hi;
  }
  for (let m = from.hi; m !== 0; m &= m - 1) {
    const near = lines[63 - Math.clz32(m & -m)];
    lo |= near.lo;
    hi |= near.hi;
  }
  return new SpaceSet(lo & open.lo & ~seen.lo, hi & open.hi & ~seen.hi);
}

function reach(ground: Ground, from: number, steps: number): SpaceSet {
  const { links, lines, open, taken } = ground;
  // Nobody in the way: if no opposing fighter stands closer than the last step, all within reach can be reached.
  if (links.isEmpty && steps > 0 && steps <= BALL_STEPS && lines.balls[steps - 1][from].isWithin(open))
    return lines.balls[steps][from].minus(taken);
  let seen = SpaceSet.of(from);
  let front = seen;
  for (let n = steps; n > 0 && !front.isEmpty; n--) {
    front = spread(ground, front, seen);
    seen = seen.or(front);
  }
  return seen.minus(taken);
}

/** The empty spaces that a walk of up to `steps` from `from` can end on. */
export const reachFrom = (
  game: Game,
  fighter: number,
  from: number,
  steps: number,
  through: boolean,
): SpaceSet => reach(groundFor(game, fighter, through), from, steps);

/** `reachFrom` for each of several fighters, from where they stand. */
export function reachEach(
  game: Game,
  fighters: number,
  steps: number,
  through: boolean,
  visit: (game: Game, fighter: number, spaces: SpaceSet) => void,
): void {
  let seat = NONE;
  let sight: Sight | null = null;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const own = seatOfFighter(fighter);
    if (sight === null || own !== seat) sight = sightOf(game, own, through);
    seat = own;
    visit(game, fighter, reach(groundOf(game, fighter, seat, sight), spaceOf(game, fighter), steps));
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
  return reach(groundOf(game, fighter, seat, { open, taken: taken.minus(home) }, doors), from, steps);
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
  return reach({ open, lines, links, taken: SpaceSet.NONE }, from, steps).and(others).and(open);
}

/** The spaces one step away that may be entered, occupied ones included. */
export const stepsFrom = (game: Game, fighter: number, from: number, through: boolean): SpaceSet =>
  spread(groundFor(game, fighter, through), SpaceSet.of(from));

/** The spaces of a shortest walk, first step to last, of several by the lower spaces; empty if there is none. */
export function pathTo(
  game: Game,
  fighter: number,
  to: number,
  through: boolean,
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
function layersTo(ground: Ground, from: number, to: number): SpaceSet[] {
  let front = SpaceSet.of(to);
  let seen = front;
  const layers = [front];
  while (!front.has(from)) {
    if (front.isEmpty) return [];
    front = follow(ground, ground.lines.previous, front, seen);
    seen = seen.or(front);
    layers.push(front);
  }
  return layers;
}

/** How many steps the shortest walk takes. */
export function distanceTo(
  game: Game,
  fighter: number,
  to: number,
  through: boolean,
  from: number = spaceOf(game, fighter),
): number {
  const ground = groundFor(game, fighter, through);
  let seen = SpaceSet.of(from);
  let front = seen;
  for (let steps = 0; !front.isEmpty; steps++) {
    if (front.has(to)) return steps;
    front = spread(ground, front, seen);
    seen = seen.or(front);
  }
  return 0;
}
