import { type Arrow, BOARD_CONFIDENCES, BOARD_LIMITS, type BoardDef, type Line } from './board.ts';
import { LANGUAGES } from './names.ts';
import type { Problem } from './problem.ts';
import { read } from './read.ts';

/** Lists what is wrong with a value that should be a board; it never throws, and an empty list means a `BoardDef`. */
export function validateBoard(value: unknown): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  try {
    boardShape(value, '', report);
    // The rules below read the value as a board, so they wait until its shape is right.
    if (problems.length === 0) for (const rule of RULES) rule(value as BoardDef, report);
  } catch {
    // Only getters and proxies get here; data that was parsed from JSON cannot throw.
    report('', 'must be plain data that can be read');
  }
  return problems;
}

/** A board, or why there is none. */
export type ReadBoard =
  | { readonly board: BoardDef; readonly problems?: never }
  | { readonly board?: never; readonly problems: readonly Problem[] };

/** Reads a board from JSON text, or from a value that is then copied; the board is frozen through and through. */
export function readBoard(json: unknown): ReadBoard {
  const { value, problems } = read<BoardDef>(json, 'board', validateBoard);
  return problems === undefined ? { board: value } : { problems };
}

// ---- Shape: the type of every part, by small checks that are put together.

type Report = (path: string, message: string) => void;
type Check = (value: unknown, path: string, report: Report) => void;

const slug: Check = (value, path, report) => {
  if (typeof value !== 'string' || value.length > 64 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
    report(path, 'must be a slug: lower-case letters, digits and single hyphens, at most 64 of them');
  // These two name something of every JavaScript object or function, and slugs are keys of tables.
  else if (value === 'constructor' || value === 'prototype') report(path, `must not be the word ${value}`);
};

const flag: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'must be true or false');
};

function text(min: number, max: number): Check {
  return (value, path, report) => {
    if (typeof value !== 'string' || value.length < min || value.length > max)
      report(path, `must be a text of ${min} to ${max} characters`);
  };
}

function oneOf(words: readonly string[]): Check {
  return (value, path, report) => {
    if (!words.some((word) => word === value)) report(path, `must be one of: ${words.join(', ')}`);
  };
}

function numeric(min: number, max: number, isKind = Number.isFinite, kind = 'number'): Check {
  return (value, path, report) => {
    if (typeof value !== 'number' || !isKind(value) || value < min || value > max)
      report(path, `must be a ${kind} from ${min} to ${max}`);
  };
}

function whole(min: number, max: number): Check {
  return numeric(min, max, Number.isInteger, 'whole number');
}

function orNull(check: Check): Check {
  return (value, path, report) => {
    if (value !== null) check(value, path, report);
  };
}

function list(entry: Check, min: number, max: number): Check {
  return (value, path, report) => {
    if (!Array.isArray(value)) report(path, 'must be a list');
    else if (value.length < min || value.length > max)
      report(path, `must have ${min === max ? min : `${min} to ${max}`} entries, has ${value.length}`);
    // A sparse list has holes that forEach would skip.
    else for (let i = 0; i < value.length; i++) entry(value[i], `${path}[${i}]`, report);
  };
}

/** An object that was parsed or written as plain data; class instances and objects with a changed prototype are not. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The path of a key; what is no name is quoted, and cut when a stranger made it long. */
function join(path: string, key: string): string {
  if (!/^[A-Za-z]\w{0,31}$/.test(key)) return `${path}[${JSON.stringify(key.slice(0, 32))}]`;
  return path === '' ? key : `${path}.${key}`;
}

function record(required: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  return (value, path, report) => {
    if (!isRecord(value)) return report(path, 'must be an object');
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) report(join(path, key), 'is missing');
    }
    for (const key of Reflect.ownKeys(value)) {
      const name = String(key);
      const fields = Object.hasOwn(required, key) ? required : optional;
      if (Object.hasOwn(fields, key)) fields[name]?.(value[name], join(path, name), report);
      else report(join(path, name), 'is not a known key');
    }
  };
}

/** The keys of `extraStarts` are start numbers in their shortest decimal form. */
const extraStartsShape: Check = (value, path, report) => {
  if (!isRecord(value)) return report(path, 'must be an object');
  for (const key of Reflect.ownKeys(value)) {
    const name = String(key);
    if (/^[1-9]\d?$/.test(name)) spaceId(value[name], join(path, name), report);
    else report(join(path, name), 'is not a start number');
  }
};

const spaceId = whole(1, BOARD_LIMITS.id);
const line = list(spaceId, 2, 2);
const lines = list(line, 1, BOARD_LIMITS.lines);
const arrows = list(record({ from: spaceId, to: spaceId }), 1, BOARD_LIMITS.lines);
const spaceIds = list(spaceId, 1, BOARD_LIMITS.spaces);
// The control point of an arc at the rim may lie outside the board.
const controlPoint = list(numeric(-100, 200), 2, 2);

const spaceShape = record({
  id: spaceId,
  x: numeric(0, 100),
  y: numeric(0, 100),
  zones: list(slug, 1, BOARD_LIMITS.zones),
  start: orNull(whole(1, BOARD_LIMITS.starts)),
  passage: flag,
});

// English is the name itself; every other language may have its own.
const translated = LANGUAGES.filter((language) => language !== 'en').map((language) => [
  language,
  text(1, 80),
]);

const boardShape = record(
  {
    slug,
    name: text(1, 80),
    set: text(1, 80),
    aspect: numeric(0.2, 5),
    spaceRadius: numeric(0.5, 20),
    spaces: list(spaceShape, 2, BOARD_LIMITS.spaces),
    edges: lines,
    doors: list(record({ door: slug, between: line }), 0, BOARD_LIMITS.lines),
    features: text(0, 1000),
    startSpaces: whole(2, BOARD_LIMITS.starts),
    confidence: oneOf(BOARD_CONFIDENCES),
    curves: list(record({ edge: line, ctrl: controlPoint }), 0, BOARD_LIMITS.lines),
    crossings: list(list(line, 2, 2), 0, BOARD_LIMITS.lines),
  },
  {
    names: record({}, Object.fromEntries(translated)),
    oneWay: arrows,
    extraStarts: extraStartsShape,
    highGround: arrows,
    itemSpaces: record({ combat: spaceIds, scheme: spaceIds }),
    conveyor: spaceIds,
    deckLinks: lines,
    upperDeck: spaceIds,
  },
);

// ---- Rules: what the parts of a board must be to each other.

type Rule = (board: BoardDef, report: Report) => void;

/** Both directions of a line have one name. */
function lineName([a, b]: Line): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The indices of the names that came before in the list. */
function repeats(names: readonly (string | number)[]): readonly number[] {
  return names.flatMap((name, i) => (names.indexOf(name) < i ? [i] : []));
}

const distinctSpaces: Rule = (board, report) => {
  const ids = board.spaces.map((space) => space.id);
  for (const i of repeats(ids)) report(`spaces[${i}].id`, `space ${ids[i]} is listed twice`);
  board.spaces.forEach(({ zones }, s) => {
    for (const i of repeats(zones)) report(`spaces[${s}].zones[${i}]`, `zone ${zones[i]} is listed twice`);
  });
};

const soundLines: Rule = (board, report) => {
  const known = new Set(board.spaces.map((space) => space.id));
  board.edges.forEach(([a, b], i) => {
    if (a === b) report(`edges[${i}]`, `joins space ${a} to itself`);
    for (const id of new Set([a, b])) if (!known.has(id)) report(`edges[${i}]`, `there is no space ${id}`);
  });
};

type LineList = readonly [key: string, part: string, lines: readonly Line[]];

/** Every list of lines but the crossings, with the place of the line in an entry. */
function lineLists(board: BoardDef): readonly LineList[] {
  const ends = (arrow: Arrow): Line => [arrow.from, arrow.to];
  return [
    ['edges', '', board.edges],
    ['doors', '.between', board.doors.map((door) => door.between)],
    ['curves', '.edge', board.curves.map((curve) => curve.edge)],
    ['oneWay', '', board.oneWay?.map(ends) ?? []],
    ['highGround', '', board.highGround?.map(ends) ?? []],
    ['deckLinks', '', board.deckLinks ?? []],
  ];
}

const knownLines: Rule = (board, report) => {
  const known = new Set(board.edges.map(lineName));
  for (const [key, part, lines] of lineLists(board)) {
    const names = lines.map(lineName);
    names.forEach((name, i) => {
      if (!known.has(name)) report(`${key}[${i}]${part}`, `there is no line ${name}`);
    });
    for (const i of repeats(names)) report(`${key}[${i}]${part}`, `line ${names[i]} is listed twice`);
  }
  board.crossings.forEach((pair, i) => {
    const names = pair.map(lineName);
    names.forEach((name, n) => {
      if (!known.has(name)) report(`crossings[${i}][${n}]`, `there is no line ${name}`);
    });
    if (names[0] === names[1]) report(`crossings[${i}]`, `line ${names[0]} cannot cross itself`);
  });
};

const knownSpaces: Rule = (board, report) => {
  const known = new Set(board.spaces.map((space) => space.id));
  const check = (path: string, ids: readonly number[] = []) => {
    ids.forEach((id, i) => {
      if (!known.has(id)) report(`${path}[${i}]`, `there is no space ${id}`);
    });
    for (const i of repeats(ids)) report(`${path}[${i}]`, `space ${ids[i]} is listed twice`);
  };
  check('itemSpaces.combat', board.itemSpaces?.combat);
  check('itemSpaces.scheme', board.itemSpaces?.scheme);
  check('conveyor', board.conveyor);
  check('upperDeck', board.upperDeck);
};

const fewDoors: Rule = (board, report) => {
  const { size } = new Set(board.doors.map((door) => door.door));
  if (size > BOARD_LIMITS.doors) report('doors', `must be ${BOARD_LIMITS.doors} doors at most, are ${size}`);
};

const numberedStarts: Rule = (board, report) => {
  const starts = board.spaces.map((space) => space.start ?? 0);
  starts.forEach((start, i) => {
    if (start > board.startSpaces) report(`spaces[${i}].start`, `start ${start} is more than startSpaces`);
  });
  for (const i of repeats(starts))
    if (starts[i]) report(`spaces[${i}].start`, `start ${starts[i]} is given twice`);
  for (let start = 1; start <= board.startSpaces; start++)
    if (!starts.includes(start)) report('startSpaces', `no space has start ${start}`);
};

const spareStarts: Rule = (board, report) => {
  const taken = new Set(board.spaces.filter((space) => space.start !== null).map((space) => space.id));
  const known = new Set(board.spaces.map((space) => space.id));
  for (const [start, id] of Object.entries(board.extraStarts ?? {})) {
    const path = join('extraStarts', start);
    if (Number(start) <= board.startSpaces) report(path, `start ${start} is not more than startSpaces`);
    if (!known.has(id)) report(path, `there is no space ${id}`);
    else if (taken.has(id)) report(path, `space ${id} already has a start number`);
    taken.add(id);
  }
};

const pairedPassages: Rule = (board, report) => {
  const mouths = board.spaces.flatMap((space, i) => (space.passage ? [i] : []));
  if (mouths.length === 1) report(`spaces[${mouths[0]}].passage`, 'a secret passage needs a second space');
};

/** Doors count as open and one-way lines as two-way; passages do not count, for large fighters cannot use them (R-14.12). */
const connectedSpaces: Rule = (board, report) => {
  const neighbours = new Map<number, number[]>(board.spaces.map((space) => [space.id, []]));
  for (const [a, b] of board.edges) {
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const first = board.spaces[0]?.id ?? 0;
  const reached = new Set([first]);
  // A set that grows while it is walked is a queue without repeats.
  for (const id of reached) for (const next of neighbours.get(id) ?? []) reached.add(next);
  const lost = board.spaces.findIndex((space) => !reached.has(space.id));
  if (lost >= 0) report(`spaces[${lost}]`, `cannot be reached from space ${first} along the lines`);
};

const RULES: readonly Rule[] = [
  distinctSpaces,
  soundLines,
  knownLines,
  knownSpaces,
  fewDoors,
  numberedStarts,
  spareStarts,
  pairedPassages,
  connectedSpaces,
];
