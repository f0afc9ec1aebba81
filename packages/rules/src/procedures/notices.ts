import { type Ground, spacesBetween, withinSteps } from '../board/movement.ts';
import { REACH } from '../board/reach.ts';
import { SpaceSet } from '../board/space-set.ts';
import { fillWords } from '../state/layout.ts';
import { NONE } from '../state/limits.ts';
import { MAX_WALK } from '../state/way.ts';

/** How often a walk is noticed by those who watch whether it leaves a zone. */

/** At least and at most. */
export interface Notices {
  readonly fewest: number;
  readonly most: number;
}

const UNNOTICED: Notices = { fewest: 0, most: 0 };

/**
 * Of a walk with so much movement from one space to the other, with the zones that are watched; null if none leads there. Once it
 * makes a difference which way is taken, it does not matter how great the difference can become.
 */
export function noticesOn(
  ground: Ground,
  zones: readonly SpaceSet[],
  from: number,
  to: number,
  movement: number,
): Notices | null {
  const allCount = ground.free.isEmpty;
  const near = (allCount ? spacesNear : spacesNearFreely)(ground, from, movement);
  if (!near.has(to)) return null;
  const way = allCount ? spacesBetween(ground, from, to, movement).and(near) : near;
  if (staysOn(way, zones)) return UNNOTICED;
  WALKS.setOut(ground, zones, from, allCount ? 0 : Math.min(movement, MAX_WALK));
  let found = WALKS.noticesAt(to);
  // Where all steps count they alone tell how far it goes; where some are free, one can go there and back.
  for (let steps = allCount ? movement : MAX_WALK; steps > 0 && WALKS.goOn(); steps--) {
    found = WALKS.noticesAt(to);
    if (found !== null && found.fewest !== found.most) break;
  }
  return found;
}

/** Whether none of the zones ends among these spaces. */
function staysOn(spaces: SpaceSet, zones: readonly SpaceSet[]): boolean {
  for (const zone of zones) if (spaces.meets(zone) && !spaces.isWithin(zone)) return false;
  return true;
}

/** The spaces within so many steps, occupied ones included, where all of them count. */
function spacesNear(ground: Ground, from: number, steps: number): SpaceSet {
  REACH.see({ open: ground.open, taken: SpaceSet.NONE });
  REACH.go(ground.lines, ground.links, from, steps);
  return new SpaceSet(REACH.lo, REACH.hi).and(ground.open.or(SpaceSet.of(from)));
}

/** The same where some do not count. */
const spacesNearFreely = (ground: Ground, from: number, movement: number): SpaceSet =>
  withinSteps(ground, from, Math.min(movement, MAX_WALK), MAX_WALK);

/** No walk of up to MAX_WALK steps is noticed as often as that, though three watch it. */
const MOST = 64;

/** Sets of spaces in plain numbers, by how often a walk there was noticed, then by the movement that is left. */
class Places {
  readonly lo = new Int32Array(MOST * (MAX_WALK + 1));
  readonly hi = new Int32Array(MOST * (MAX_WALK + 1));

  clear(end: number): void {
    fillWords(this.lo, 0, 0, end);
    fillWords(this.hi, 0, 0, end);
  }
}

/** All walks from a space at once, step by step: where they have come to. */
class Walks {
  private ground: Ground | null = null;
  private zones: readonly SpaceSet[] = [];
  /** So many places are told apart by the movement that is left: one where all steps count. */
  private width = 1;
  private readonly reached = new Places();
  /** Those that the last step has added, and before them those that it began from. */
  private edge = new Places();
  private before = new Places();
  /** Behind the last place that was reached. */
  private end = 0;

  setOut(ground: Ground, zones: readonly SpaceSet[], from: number, movement: number): void {
    this.reached.clear(this.end);
    this.edge.clear(this.end);
    this.before.clear(this.end);
    this.ground = ground;
    this.zones = zones;
    this.width = movement + 1;
    this.end = 0;
    const { lo, hi } = SpaceSet.of(from);
    this.add(lo, hi, 0, movement);
  }

  /** Makes another step, if that leads anywhere new. */
  goOn(): boolean {
    const { ground, edge: begin, width, end } = this;
    if (ground === null) return false;
    this.edge = this.before;
    this.before = begin;
    this.edge.clear(end);
    REACH.see(ground);
    for (let at = 0; at < end; at++)
      this.leave(ground, begin.lo[at], begin.hi[at], -1, -1, (at / width) | 0, at % width, 0);
    return this.goesOn();
  }

  private goesOn(): boolean {
    const { lo, hi } = this.edge;
    for (let at = 0; at < this.end; at++) if ((lo[at] | hi[at]) !== 0) return true;
    return false;
  }

  /** Steps from these spaces into those, parted by which of the watchers notice them: each whose zone they lead out of. */
  private leave(
    ground: Ground,
    lo: number,
    hi: number,
    intoLo: number,
    intoHi: number,
    notices: number,
    left: number,
    watcher: number,
  ): void {
    if ((lo | hi) === 0) return;
    if (watcher === this.zones.length) {
      REACH.step(ground.lines, ground.links, lo, hi);
      this.arrive(ground.free, REACH.lo & intoLo, REACH.hi & intoHi, notices, left);
      return;
    }
    const zone = this.zones[watcher];
    const next = watcher + 1;
    this.leave(ground, lo & ~zone.lo, hi & ~zone.hi, intoLo, intoHi, notices, left, next);
    this.leave(ground, lo & zone.lo, hi & zone.hi, intoLo & zone.lo, intoHi & zone.hi, notices, left, next);
    this.leave(
      ground,
      lo & zone.lo,
      hi & zone.hi,
      intoLo & ~zone.lo,
      intoHi & ~zone.hi,
      notices + 1,
      left,
      next,
    );
  }

  private arrive(free: SpaceSet, lo: number, hi: number, notices: number, left: number): void {
    if (free.isEmpty) this.add(lo, hi, notices, left);
    else {
      this.add(lo & free.lo, hi & free.hi, notices, left);
      if (left > 0) this.add(lo & ~free.lo, hi & ~free.hi, notices, left - 1);
    }
  }

  private add(lo: number, hi: number, notices: number, left: number): void {
    if (notices >= MOST) return;
    const { reached, edge } = this;
    const at = notices * this.width + left;
    const freshLo = lo & ~reached.lo[at];
    const freshHi = hi & ~reached.hi[at];
    if ((freshLo | freshHi) === 0) return;
    reached.lo[at] |= freshLo;
    reached.hi[at] |= freshHi;
    edge.lo[at] |= freshLo;
    edge.hi[at] |= freshHi;
    if (at >= this.end) this.end = at + 1;
  }

  /** How often the walks that have come to that space were noticed. */
  noticesAt(space: number): Notices | null {
    const words = space < 32 ? this.reached.lo : this.reached.hi;
    const bit = 1 << (space & 31);
    let fewest = NONE;
    let most = NONE;
    for (let at = 0; at < this.end; at++) {
      if ((words[at] & bit) === 0) continue;
      most = (at / this.width) | 0;
      if (fewest === NONE) fewest = most;
    }
    return fewest === NONE ? null : { fewest, most };
  }
}

/** One for all: nobody asks anew before what was asked is answered. */
const WALKS = new Walks();
