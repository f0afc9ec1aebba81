/** A set of spaces. It never changes; every operation gives another set. */
export class SpaceSet {
  static readonly NONE = new SpaceSet(0, 0);

  /** Spaces 0 to 31 and 32 to 63, a bit each. */
  readonly lo: number;
  readonly hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo;
    this.hi = hi;
  }

  /** The set of one space; of none for a number below 0, which stands for "not on the board". */
  static of(space: number): SpaceSet {
    if (space < 0) return SpaceSet.NONE;
    return space < 32 ? new SpaceSet(1 << space, 0) : new SpaceSet(0, 1 << (space - 32));
  }

  static from(spaces: Iterable<number>): SpaceSet {
    let set = SpaceSet.NONE;
    for (const space of spaces) set = set.or(SpaceSet.of(space));
    return set;
  }

  has(space: number): boolean {
    return space >= 0 && ((space < 32 ? this.lo >>> space : this.hi >>> (space - 32)) & 1) === 1;
  }

  get isEmpty(): boolean {
    return (this.lo | this.hi) === 0;
  }

  /** The lowest space; -1 if there is none. */
  get lowest(): number {
    return lowestSpace(this.lo, this.hi);
  }

  and(other: SpaceSet): SpaceSet {
    return new SpaceSet(this.lo & other.lo, this.hi & other.hi);
  }

  or(other: SpaceSet): SpaceSet {
    return new SpaceSet(this.lo | other.lo, this.hi | other.hi);
  }

  minus(other: SpaceSet): SpaceSet {
    return new SpaceSet(this.lo & ~other.lo, this.hi & ~other.hi);
  }

  meets(other: SpaceSet): boolean {
    return ((this.lo & other.lo) | (this.hi & other.hi)) !== 0;
  }

  /** Whether every space of this set is in the other. */
  isWithin(other: SpaceSet): boolean {
    return ((this.lo & ~other.lo) | (this.hi & ~other.hi)) === 0;
  }

  /** The spaces, lowest first. */
  [Symbol.iterator](): Iterator<number> {
    return new Spaces(this.lo, this.hi);
  }
}

/** The lowest space of a set that is given as its two numbers; -1 if there is none. */
export function lowestSpace(lo: number, hi: number): number {
  if (lo !== 0) return 31 - Math.clz32(lo & -lo);
  return hi === 0 ? -1 : 63 - Math.clz32(hi & -hi);
}

/** Written out, since V8 makes a generator anew for each loop, and these are the inner ones. */
class Spaces implements Iterator<number> {
  private lo: number;
  private hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo;
    this.hi = hi;
  }

  next(): IteratorResult<number> {
    const { lo, hi } = this;
    if (lo !== 0) {
      this.lo = lo & (lo - 1);
      return { done: false, value: 31 - Math.clz32(lo & -lo) };
    }
    if (hi === 0) return { done: true, value: undefined };
    this.hi = hi & (hi - 1);
    return { done: false, value: 63 - Math.clz32(hi & -hi) };
  }
}
