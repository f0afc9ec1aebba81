import { heldHi, heldLo } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { BALL_STEPS, type Lines } from './board.ts';
import { SpaceSet } from './space-set.ts';

/** Which opposing fighters may be passed: none, all, or sidekicks only. */
export type Passing = boolean | 'sidekicks';

/** What a side finds on the board: spaces that may be entered, and those where nobody can stop. */
export interface Sight {
  readonly open: SpaceSet;
  readonly taken: SpaceSet;
}

/**
 * How far one gets. Half of all options are found here, so it is written out in plain numbers, two for a
 * set of spaces as in `SpaceSet`: first what a side finds on the board, then what each of its fighters reaches from where it stands.
 */
class Reach {
  /** The spaces that were found last. */
  lo = 0;
  hi = 0;
  private openLo = 0;
  private openHi = 0;
  private takenLo = 0;
  private takenHi = 0;

  /** Looks at the board as a side finds it that passes no opposing fighters. */
  lookFor(game: Game, seat: number): void {
    const { board, seats, team } = game.content;
    this.openLo = board.all.lo;
    this.openHi = board.all.hi;
    this.takenLo = 0;
    this.takenHi = 0;
    for (let other = 0; other < seats; other++) {
      const lo = heldLo(game, other);
      const hi = heldHi(game, other);
      this.takenLo |= lo;
      this.takenHi |= hi;
      if (team[other] === team[seat]) continue;
      this.openLo &= ~lo;
      this.openHi &= ~hi;
    }
  }

  /** Looks at it as somebody found it. */
  see({ open, taken }: Sight): void {
    this.openLo = open.lo;
    this.openHi = open.hi;
    this.takenLo = taken.lo;
    this.takenHi = taken.hi;
  }

  /** Looks only at which spaces may be entered. */
  enter(lo: number, hi: number): void {
    this.openLo = lo;
    this.openHi = hi;
  }

  /** Finds the empty spaces within so many steps, where all spaces count. */
  go(lines: Lines, links: SpaceSet, from: number, steps: number): void {
    const { openLo, openHi } = this;
    const { balls, next } = lines;
    // As far as no opposing fighter stands in the way, all that is so near can be reached.
    const known = links.isEmpty && steps > 0 ? Math.min(steps, BALL_STEPS) : 0;
    const width = 2 * next.length;
    let at = 2 * from;
    let free = 0;
    for (; free < known && ((balls[at] & ~openLo) | (balls[at + 1] & ~openHi)) === 0; at += width) free++;
    this.lo = balls[at];
    this.hi = balls[at + 1];
    if (free < steps) this.goOn(lines, links, free === 0 ? NOWHERE : at - width, steps - free);
    this.lo &= ~this.takenLo;
    this.hi &= ~this.takenHi;
  }

  /** From the edge of what is known step by step; `inside` is the ball before it. */
  private goOn(lines: Lines, links: SpaceSet, inside: number, steps: number): void {
    const { balls } = lines;
    let seenLo = this.lo & this.openLo;
    let seenHi = this.hi & this.openHi;
    let lo = inside === NOWHERE ? seenLo : seenLo & ~balls[inside];
    let hi = inside === NOWHERE ? seenHi : seenHi & ~balls[inside + 1];
    for (let n = steps; n > 0 && (lo | hi) !== 0; n--) {
      this.step(lines, links, lo, hi);
      lo = this.lo & ~seenLo;
      hi = this.hi & ~seenHi;
      seenLo |= lo;
      seenHi |= hi;
    }
    this.lo = seenLo;
    this.hi = seenHi;
  }

  /** The same where some spaces do not count: by levels, each with all that is free from it. */
  goFreely(lines: Lines, links: SpaceSet, free: SpaceSet, from: number, steps: number): void {
    let { lo: seenLo, hi: seenHi } = SpaceSet.of(from);
    let lo = seenLo;
    let hi = seenHi;
    for (let left = steps; (lo | hi) !== 0; left--) {
      let edgeLo = lo;
      let edgeHi = hi;
      while ((edgeLo | edgeHi) !== 0) {
        this.step(lines, links, edgeLo, edgeHi);
        edgeLo = this.lo & free.lo & ~seenLo;
        edgeHi = this.hi & free.hi & ~seenHi;
        seenLo |= edgeLo;
        seenHi |= edgeHi;
        lo |= edgeLo;
        hi |= edgeHi;
      }
      if (left <= 0) break;
      this.step(lines, links, lo, hi);
      lo = this.lo & ~seenLo;
      hi = this.hi & ~seenHi;
      seenLo |= lo;
      seenHi |= hi;
    }
    this.lo = seenLo & ~this.takenLo;
    this.hi = seenHi & ~this.takenHi;
  }

  /** Finds the spaces one step from any of these that may be entered, occupied ones included. */
  step({ nextWords }: Lines, links: SpaceSet, lo: number, hi: number): void {
    this.follow(nextWords, links, lo, hi);
  }

  /** The same from a single space. */
  stepFrom({ nextWords }: Lines, links: SpaceSet, from: number): void {
    const isLinked = links.has(from);
    this.lo = (isLinked ? nextWords[2 * from] | links.lo : nextWords[2 * from]) & this.openLo;
    this.hi = (isLinked ? nextWords[2 * from + 1] | links.hi : nextWords[2 * from + 1]) & this.openHi;
  }

  /** Finds the spaces that may be entered and from which one step leads to these. */
  stepBack({ previousWords }: Lines, links: SpaceSet, lo: number, hi: number): void {
    this.follow(previousWords, links, lo, hi);
  }

  private follow(words: Int32Array, links: SpaceSet, lo: number, hi: number): void {
    const isLinked = ((lo & links.lo) | (hi & links.hi)) !== 0;
    let toLo = isLinked ? links.lo : 0;
    let toHi = isLinked ? links.hi : 0;
    for (let m = lo; m !== 0; m &= m - 1) {
      const at = 62 - 2 * Math.clz32(m & -m);
      toLo |= words[at];
      toHi |= words[at + 1];
    }
    for (let m = hi; m !== 0; m &= m - 1) {
      const at = 126 - 2 * Math.clz32(m & -m);
      toLo |= words[at];
      toHi |= words[at + 1];
    }
    this.lo = toLo & this.openLo;
    this.hi = toHi & this.openHi;
  }
}

const NOWHERE = -1;

/** One for all: who asks takes what was found before anybody asks again. */
export const REACH = new Reach();
