import type { Arrow, BoardDef, ItemKind } from '@peerless/language';
import { SpaceSet } from './space-set.ts';

/**
 * A board ready to play on: for each state of the doors the neighbours, the spaces one step away and the spaces that
 * share a zone. Spaces are numbered from 0 here; `ids` has the printed numbers.
 */
export interface Board {
  readonly def: BoardDef;
  readonly size: number;
  readonly ids: readonly number[];
  /** Index by `id`. */
  readonly index: ReadonlyMap<number, number>;
  readonly doors: readonly Door[];
  /** Start spaces by number - 1. */
  readonly starts: readonly number[];
  readonly zoneCount: Int32Array;
  /** The zones of each space, by name. */
  readonly zonesAt: readonly (readonly string[])[];
  /** By space, the spaces into which an attack from it has the high ground; null where there is none. */
  readonly highGround: Sets | null;
  /** The spaces of the conveyor belt, the last one first; empty where there is none. */
  readonly belt: readonly number[];
  /** Where it throws. */
  readonly bin: SpaceSet;
  /** The spaces that touch an item square, by the kind of item; of squares for unknown items none. */
  readonly squares: { readonly [K in ItemKind]: readonly number[] };
  readonly all: SpaceSet;
  /** The number of the line that joins two spaces, by `from * size + to`; -1 where none does. */
  readonly lineBetween: Int16Array;
  /** By door state (a mask of closed doors). */
  readonly states: readonly BoardState[];
}

export interface Door {
  readonly name: string;
  /** The ends of the lines it crosses. */
  readonly spaces: SpaceSet;
}

/** Sets of spaces, by space. */
export type Sets = readonly SpaceSet[];

export interface BoardState {
  /** Adjacency for attacks and effects. */
  readonly adjacent: Sets;
  /** One step of movement: along one-way lines only forwards, through passages. */
  readonly steps: Lines;
  /** The same for large fighters, who cannot use passages. */
  readonly largeSteps: Lines;
  /** Spaces that share a zone, itself included. */
  readonly zone: Sets;
  /** Adjacent or in a zone with it: where a ranged fighter can attack. */
  readonly ranged: Sets;
}

/** How far the balls of `Lines` reach; longer moves are walked. */
export const BALL_STEPS = 8;

/** Steps of movement, the same backwards, and what they add up to on an empty board. */
export interface Lines {
  readonly next: Sets;
  readonly previous: Sets;
  /** The same as numbers: two words a space, `lo` and `hi` of its set. */
  readonly nextWords: Int32Array;
  readonly previousWords: Int32Array;
  /** By steps, then by space, two words each: all spaces within so many steps. */
  readonly balls: Int32Array;
  /** The same backwards: all spaces from which it is within so many steps. */
  readonly ballsTo: Int32Array;
}

const emptySets = (size: number): SpaceSet[] => new Array<SpaceSet>(size).fill(SpaceSet.NONE);

function join(sets: SpaceSet[], from: number, to: number): void {
  sets[from] = sets[from].or(SpaceSet.of(to));
}

/** Adds to steps of movement the way back and all spaces within 0, 1, 2, … of them. */
function linesOf(next: Sets): Lines {
  const previous = emptySets(next.length);
  next.forEach((spaces, from) => {
    for (const to of spaces) join(previous, to, from);
  });
  return {
    next,
    previous,
    nextWords: inWords(next),
    previousWords: inWords(previous),
    balls: ballsOf(next),
    ballsTo: ballsOf(previous),
  };
}

function ballsOf(steps: Sets): Int32Array {
  let ball: Sets = steps.map((_, space) => SpaceSet.of(space));
  const balls = [...ball];
  for (let n = 1; n <= BALL_STEPS; n++) {
    ball = ball.map((inside) => {
      let wider = inside;
      for (const space of inside) wider = wider.or(steps[space]);
      return wider;
    });
    balls.push(...ball);
  }
  return inWords(balls);
}

const inWords = (sets: Sets): Int32Array => Int32Array.from(sets.flatMap(({ lo, hi }) => [lo, hi]));

/** Distances between all spaces along the lines, ignoring those `blocked` cuts. */
function distances(
  size: number,
  lines: readonly (readonly [number, number])[],
  blocked: (line: number) => boolean,
): number[][] {
  const near: number[][] = Array.from({ length: size }, () => []);
  lines.forEach(([a, b], i) => {
    if (blocked(i)) return;
    near[a].push(b);
    near[b].push(a);
  });
  return near.map((_, start) => {
    const dist = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
    dist[start] = 0;
    const queue = [start];
    for (const at of queue) {
      for (const next of near[at]) {
        if (dist[next] !== Number.POSITIVE_INFINITY) continue;
        dist[next] = dist[at] + 1;
        queue.push(next);
      }
    }
    return dist;
  });
}

/**
 * two spaces of one colour are in different zones if a closed door lies on the shortest path between them,
 * measured with all doors open; of several shortest paths every one (or, by option, any one) has to be crossed.
 */
function zoneSplit(
  size: number,
  lines: readonly (readonly [number, number])[],
  closed: readonly boolean[],
  every: boolean,
) {
  const open = distances(size, lines, () => false);
  if (every) {
    const cut = distances(size, lines, (i) => closed[i]);
    return (a: number, b: number): boolean => cut[a][b] > open[a][b];
  }
  return (a: number, b: number): boolean =>
    lines.some(
      ([x, y], i) =>
        closed[i] &&
        (open[a][x] + 1 + open[y][b] === open[a][b] || open[a][y] + 1 + open[x][b] === open[a][b]),
    );
}

/** A board with its spaces counted from 0, before the sets are made. */
interface Plan {
  readonly size: number;
  readonly lines: readonly (readonly [number, number])[];
  readonly doorNames: readonly string[];
  /** The door on each line, or -1. */
  readonly doorOf: readonly number[];
  /** Steps against an arrow, as `from * size + to`. */
  readonly against: ReadonlySet<number>;
  readonly passages: readonly number[];
  readonly zones: readonly (readonly string[])[];
}

function planOf(def: BoardDef, index: ReadonlyMap<number, number>): Plan {
  const at = (id: number): number => index.get(id) ?? 0;
  const size = def.spaces.length;
  const lines = def.edges.map(([a, b]) => [at(a), at(b)] as const);
  const doorNames = [...new Set(def.doors.map((door) => door.door))];
  const doorOf = lines.map(([a, b]) => {
    const door = def.doors.find(
      ({ between: [x, y] }) => (at(x) === a && at(y) === b) || (at(x) === b && at(y) === a),
    );
    return door === undefined ? -1 : doorNames.indexOf(door.door);
  });
  return {
    size,
    lines,
    doorNames,
    doorOf,
    against: new Set((def.oneWay ?? []).map(({ from, to }) => at(to) * size + at(from))),
    passages: def.spaces.flatMap((space, i) => (space.passage ? [i] : [])),
    zones: def.spaces.map((space) => space.zones),
  };
}

/** The sets while these doors are closed. */
function stateOf(plan: Plan, closedDoors: number, every: boolean): BoardState {
  const { size, lines, doorOf } = plan;
  const closed = doorOf.map((door) => door >= 0 && ((closedDoors >> door) & 1) === 1);
  const adjacent = emptySets(size);
  const step = emptySets(size);
  const large = emptySets(size);
  const connect = (from: number, to: number): void => {
    join(adjacent, from, to);
    if (plan.against.has(from * size + to)) return; // not against the arrow
    join(step, from, to);
    join(large, from, to);
  };
  lines.forEach(([a, b], i) => {
    if (closed[i]) return;
    connect(a, b);
    connect(b, a);
  });
  const zone = zoneSets(plan, closedDoors === 0 ? () => false : zoneSplit(size, lines, closed, every));
  for (const a of plan.passages) for (const b of plan.passages) if (a !== b) join(step, a, b);
  return {
    adjacent,
    steps: linesOf(step),
    largeSteps: linesOf(large),
    zone,
    ranged: zone.map((spaces, space) => spaces.or(adjacent[space])),
  };
}

/** spaces with a colour in common, unless a closed door splits them. */
function zoneSets({ size, zones }: Plan, split: (a: number, b: number) => boolean): Sets {
  const sets = emptySets(size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const shared = zones[a].some((colour) => zones[b].includes(colour));
      if (a === b || (shared && !split(a, b))) join(sets, a, b);
    }
  }
  return sets;
}

/** By space, the ends of the arrows that begin there. */
function arrowSets(size: number, arrows: readonly Arrow[], index: ReadonlyMap<number, number>): Sets {
  const sets = emptySets(size);
  for (const { from, to } of arrows) join(sets, index.get(from) ?? 0, index.get(to) ?? 0);
  return sets;
}

/** where items are laid. */
function squaresOf({ items, itemSpaces }: BoardDef, index: ReadonlyMap<number, number>): Board['squares'] {
  if (items === undefined || itemSpaces === undefined) return { combat: [], scheme: [] };
  const at = (id: number): number => index.get(id) ?? 0;
  return { combat: itemSpaces.combat.map(at), scheme: itemSpaces.scheme.map(at) };
}

function linesBetween({ size, lines }: Plan): Int16Array {
  const between = new Int16Array(size * size).fill(-1);
  lines.forEach(([a, b], line) => {
    between[a * size + b] = line;
    between[b * size + a] = line;
  });
  return between;
}

/** a door with the ends of all lines it crosses. */
function doorAt(plan: Plan, name: string, door: number): Door {
  const ends = plan.lines.flatMap((line, i) => (plan.doorOf[i] === door ? line : []));
  return { name, spaces: SpaceSet.from(ends) };
}

/** Prepares a board, patterned or plain alike; `every` is the rules option `doorZones`. */
export function compileBoard(def: BoardDef, every: boolean): Board {
  const ids = def.spaces.map((space) => space.id);
  const index = new Map(ids.map((id, i) => [id, i]));
  const plan = planOf(def, index);
  const starts: number[] = [];
  def.spaces.forEach((space, i) => {
    if (space.start !== null) starts[space.start - 1] = i;
  });
  const doorStates = 1 << plan.doorNames.length;
  return {
    def,
    size: plan.size,
    ids,
    index,
    doors: plan.doorNames.map((name, door) => doorAt(plan, name, door)),
    starts,
    zonesAt: plan.zones,
    zoneCount: Int32Array.from(plan.zones, (list) => list.length),
    highGround: def.highGround === undefined ? null : arrowSets(plan.size, def.highGround, index),
    belt: (def.conveyor?.belt ?? []).map((id) => index.get(id) ?? 0).reverse(),
    bin: SpaceSet.from((def.conveyor?.bin ?? []).map((id) => index.get(id) ?? 0)),
    squares: squaresOf(def, index),
    all: SpaceSet.from(ids.keys()),
    lineBetween: linesBetween(plan),
    states: Array.from({ length: doorStates }, (_, closedDoors) => stateOf(plan, closedDoors, every)),
  };
}
