import { select } from '../evaluate/select.ts';
import { lowest, masks, tokenSpaces } from '../state/fighters.ts';
import { type Game, seatOfFighter } from '../state/game.ts';
import { DOORS, HELD_HI, HELD_LO, NONE, SPACE } from '../state/layout.ts';
import { BALL_STEPS, hasSpace, type Lines } from './board.ts';

/**
 * Movement along lines: through friends, not through opposing fighters unless the effect says so, ending on an
 * empty space. Who is a friend is seen from the moved fighter's side. Everything is two masks of 32 spaces.
 */

let openLo = 0;
let openHi = 0;
let takenLo = 0;
let takenHi = 0;
let linkLo = 0;
let linkHi = 0;
let lines: Lines | null = null;

/** Prepares the questions of a walk: which spaces may be entered, which are taken, which lines and links exist. */
function prepare(game: Game, fighter: number, through: boolean): void {
  const seat = seatOfFighter(fighter);
  prepareTeam(game, seat, through);
  prepareFighter(game, fighter, seat);
}

function prepareTeam(game: Game, seat: number, through: boolean): void {
  const s = game.state;
  const { board, seats, team } = game.content;
  const own = team[seat];
  let foesLo = 0;
  let foesHi = 0;
  takenLo = 0;
  takenHi = 0;
  for (let other = 0; other < seats; other++) {
    takenLo |= s[HELD_LO + other];
    takenHi |= s[HELD_HI + other];
    if (team[other] === own) continue;
    foesLo |= s[HELD_LO + other];
    foesHi |= s[HELD_HI + other];
  }
  openLo = through ? board.allLo : board.allLo & ~foesLo;
  openHi = through ? board.allHi : board.allHi & ~foesHi;
}

function prepareFighter(game: Game, fighter: number, seat: number): void {
  const { content } = game;
  const state = content.board.states[game.state[DOORS]];
  lines = content.large[fighter] === 1 ? state.largeSteps : state.steps;
  linkLo = 0;
  linkHi = 0;
  if (content.heroes[seat].links.length > 0) addLinks(game, fighter, seat);
}

/** tokens can link spaces for some fighters. */
function addLinks(game: Game, fighter: number, seat: number): void {
  const { content } = game;
  for (const link of content.heroes[seat].links) {
    if (((select(game, -1, link.who, seat) >> fighter) & 1) === 0) continue;
    tokenSpaces(game, seat, (content.heroes[seat].def.tokens ?? [])[link.token].slug);
    linkLo |= masks.lo;
    linkHi |= masks.hi;
  }
}

/** One step from every space of the masks. Fills `masks`. */
function spread(lo: number, hi: number): void {
  const { lo: stepLo, hi: stepHi } = lines as Lines;
  let nextLo = 0;
  let nextHi = 0;
  if ((lo & linkLo) !== 0 || (hi & linkHi) !== 0) {
    nextLo = linkLo;
    nextHi = linkHi;
  }
  for (let m = lo; m !== 0; m &= m - 1) {
    const space = 31 - Math.clz32(m & -m);
    nextLo |= stepLo[space];
    nextHi |= stepHi[space];
  }
  for (let m = hi; m !== 0; m &= m - 1) {
    const space = 63 - Math.clz32(m & -m);
    nextLo |= stepLo[space];
    nextHi |= stepHi[space];
  }
  masks.lo = nextLo & openLo;
  masks.hi = nextHi & openHi;
}

/** Fills `masks` with the empty spaces a walk of up to `steps` from `from` can end on. */
export function reachFrom(game: Game, fighter: number, from: number, steps: number, through: boolean): void {
  prepare(game, fighter, through);
  reach(game, from, steps);
}

/** `reachFrom` for each of several fighters of one seat, from where they stand. `visit` finds the result in `masks`. */
export function reachEach(
  game: Game,
  fighters: number,
  steps: number,
  through: boolean,
  visit: (game: Game, fighter: number) => void,
): void {
  let prepared = NONE;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const seat = seatOfFighter(fighter);
    if (seat !== prepared) prepareTeam(game, seat, through);
    prepared = seat;
    prepareFighter(game, fighter, seat);
    reach(game, game.state[SPACE + fighter], steps);
    visit(game, fighter);
  }
}

function reach(game: Game, from: number, steps: number): void {
  if (linkLo === 0 && linkHi === 0 && steps <= BALL_STEPS && steps > 0 && reachFreely(game, from, steps))
    return;
  let seenLo = from < 32 ? 1 << from : 0;
  let seenHi = from < 32 ? 0 : 1 << (from - 32);
  let frontLo = seenLo;
  let frontHi = seenHi;
  for (let n = steps; n > 0 && (frontLo | frontHi) !== 0; n--) {
    spread(frontLo, frontHi);
    frontLo = masks.lo & ~seenLo;
    frontHi = masks.hi & ~seenHi;
    seenLo |= frontLo;
    seenHi |= frontHi;
  }
  masks.lo = seenLo & ~takenLo;
  masks.hi = seenHi & ~takenHi;
}

/**
 * Nobody in the way: if no opposing fighter stands closer than the last step, everything within that many steps can
 * be reached. Fills `masks`; false if there is one.
 */
function reachFreely(game: Game, from: number, steps: number): boolean {
  const { ballLo, ballHi } = lines as Lines;
  const { size } = game.content.board;
  const inner = (steps - 1) * size + from;
  if ((ballLo[inner] & ~openLo) !== 0 || (ballHi[inner] & ~openHi) !== 0) return false;
  const outer = inner + size;
  masks.lo = ballLo[outer] & ~takenLo;
  masks.hi = ballHi[outer] & ~takenHi;
  return true;
}

/** Fills `masks` with the spaces one step away that may be entered, occupied ones included. */
export function stepsFrom(game: Game, fighter: number, from: number, through: boolean): void {
  prepare(game, fighter, through);
  spread(from < 32 ? 1 << from : 0, from < 32 ? 0 : 1 << (from - 32));
}

/** The spaces of a shortest walk, first step to last; empty if there is none. */
export function pathTo(game: Game, fighter: number, to: number, through: boolean): number[] {
  prepare(game, fighter, through);
  const from = game.state[SPACE + fighter];
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    spread(at < 32 ? 1 << at : 0, at < 32 ? 0 : 1 << (at - 32));
    const { lo, hi } = masks;
    for (let next = 0; next < game.content.board.size; next++) {
      if (!hasSpace(lo, hi, next) || before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  const path: number[] = [];
  for (let at = to; at !== from && before.has(at); at = before.get(at) as number) path.unshift(at);
  return path;
}

/** How many steps the shortest walk takes. */
export const distanceTo = (game: Game, fighter: number, to: number, through: boolean): number =>
  pathTo(game, fighter, to, through).length;
