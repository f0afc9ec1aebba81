import type { BoardDef } from '@peerless/language';

/**
 * A board ready to play on: for each state of the doors the neighbours, the spaces one step away and the spaces that
 * share a zone, each as two masks of 32 bits. Spaces are numbered from 0 here; `ids` has the printed numbers.
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
  readonly allLo: number;
  readonly allHi: number;
  /** By door state (a mask of closed doors). */
  readonly states: readonly BoardState[];
}

export interface Door {
  readonly name: string;
  /** The ends of the lines it crosses. */
  readonly lo: number;
  readonly hi: number;
  readonly spaces: readonly number[];
}

export interface BoardState {
  /** Adjacency for attacks and effects. */
  readonly adjLo: Int32Array;
  readonly adjHi: Int32Array;
  /** One step of movement: along one-way lines only forwards, through passages. */
  readonly steps: Lines;
  /** The same for large fighters, who cannot use passages. */
  readonly largeSteps: Lines;
  /** Spaces that share a zone, itself included. */
  readonly zoneLo: Int32Array;
  readonly zoneHi: Int32Array;
}

/** How far the masks of `Lines` reach; longer moves are walked. */
export const BALL_STEPS = 8;

/** Steps of movement, and what they add up to on an empty board: `ball[steps * size + space]`. */
export interface Lines {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly ballLo: Int32Array;
  readonly ballHi: Int32Array;
}

export const hasSpace = (lo: number, hi: number, space: number): boolean =>
  ((space < 32 ? lo >>> space : hi >>> (space - 32)) & 1) === 1;

class Masks {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  constructor(size: number) {
    this.lo = new Int32Array(size);
    this.hi = new Int32Array(size);
  }
  join(from: number, to: number): void {
    if (to < 32) this.lo[from] |= 1 << to;
    else this.hi[from] |= 1 << (to - 32);
  }
  has(from: number, to: number): boolean {
    return hasSpace(this.lo[from], this.hi[from], to);
  }
}

/** Adds to steps of movement all spaces within 0, 1, 2, … of them. */
function withBalls({ lo, hi }: Masks, size: number): Lines {
  const ballLo = new Int32Array(size * (BALL_STEPS + 1));
  const ballHi = new Int32Array(size * (BALL_STEPS + 1));
  for (let space = 0; space < size; space++) {
    const ball = new Masks(1);
    ball.join(0, space);
    for (let n = 0; n <= BALL_STEPS; n++) {
      ballLo[n * size + space] = ball.lo[0];
      ballHi[n * size + space] = ball.hi[0];
      const inside = Array.from({ length: size }, (_, other) => other).filter((other) => ball.has(0, other));
      for (const other of inside) {
        ball.lo[0] |= lo[other];
        ball.hi[0] |= hi[other];
      }
    }
  }
  return { lo, hi, ballLo, ballHi };
}

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

/** A board with its spaces counted from 0, before the masks are made. */
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

/** The masks while these doors are closed. */
function stateOf(plan: Plan, closedDoors: number, every: boolean): BoardState {
  const { size, lines, doorOf } = plan;
  const closed = doorOf.map((door) => door >= 0 && ((closedDoors >> door) & 1) === 1);
  const adj = new Masks(size);
  const step = new Masks(size);
  const large = new Masks(size);
  const join = (from: number, to: number): void => {
    adj.join(from, to);
    if (plan.against.has(from * size + to)) return; // not against the arrow
    step.join(from, to);
    large.join(from, to);
  };
  lines.forEach(([a, b], i) => {
    if (closed[i]) return;
    join(a, b);
    join(b, a);
  });
  for (const a of plan.passages) for (const b of plan.passages) if (a !== b) step.join(a, b);
  const zone = zoneMasks(plan, closedDoors === 0 ? () => false : zoneSplit(size, lines, closed, every));
  return {
    adjLo: adj.lo,
    adjHi: adj.hi,
    steps: withBalls(step, size),
    largeSteps: withBalls(large, size),
    zoneLo: zone.lo,
    zoneHi: zone.hi,
  };
}

/** spaces with a colour in common, unless a closed door splits them. */
function zoneMasks({ size, zones }: Plan, split: (a: number, b: number) => boolean): Masks {
  const masks = new Masks(size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const shared = zones[a].some((colour) => zones[b].includes(colour));
      if (a === b || (shared && !split(a, b))) masks.join(a, b);
    }
  }
  return masks;
}

/** a door with the ends of all lines it crosses. */
function doorAt(plan: Plan, name: string, door: number): Door {
  const spaces = [...new Set(plan.lines.flatMap((line, i) => (plan.doorOf[i] === door ? line : [])))];
  const masks = new Masks(1);
  for (const space of spaces) masks.join(0, space);
  return { name, lo: masks.lo[0], hi: masks.hi[0], spaces };
}

/** Prepares a board, patterned or plain alike; `every` is the rules option `doorZones`. */
export function compileBoard(def: BoardDef, every: boolean): Board {
  const ids = def.spaces.map((space) => space.id);
  const index = new Map(ids.map((id, i) => [id, i]));
  const plan = planOf(def, index);
  const all = new Masks(1);
  for (let space = 0; space < plan.size; space++) all.join(0, space);
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
    zoneCount: Int32Array.from(plan.zones, (list) => list.length),
    allLo: all.lo[0],
    allHi: all.hi[0],
    states: Array.from({ length: doorStates }, (_, closedDoors) => stateOf(plan, closedDoors, every)),
  };
}
