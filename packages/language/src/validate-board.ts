import { type Arrow, BOARD_LIMITS, type BoardDef, ITEM_KINDS, type Line } from './board.ts';
import { BOARD } from './board-shape.ts';
import { LIMITS } from './limits.ts';
import { entryPath, keyPath, nameAt, problemOf, spaceAt } from './path.ts';
import type { Problem, Report } from './problem.ts';
import { read } from './read.ts';
import { REFERENTS } from './validate-names.ts';
import { checkNodes } from './validate-nodes.ts';
import { checkRegisters } from './validate-registers.ts';
import { fieldsOf, itemRoots, type Visited, walkNode } from './walk.ts';

/** Lists what is wrong with a value that should be a board; it never throws, and an empty list means a `BoardDef`. */
export function validateBoard(value: unknown): Problem[] {
  const problems: Problem[] = [];
  // A hostile file cannot ask for a million sentences.
  const report: Report = (path, fault) => {
    if (problems.length >= LIMITS.problems) return;
    const space = spaceAt(value, path);
    const of = path.startsWith('items[') ? nameAt(value, path) : undefined;
    const named = of === undefined ? {} : { of };
    problems.push(problemOf(space === undefined ? { path, ...named, fault } : { path, space, fault }));
  };
  try {
    BOARD.check(value, '', report);
    // The rules below read the value as a board, so they wait until its shape is right.
    if (problems.length === 0) for (const rule of RULES) rule(value as BoardDef, report);
  } catch {
    // Only getters and proxies get here; data that was parsed from JSON cannot throw.
    report('', { is: 'boardUnreadable' });
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
  for (const i of repeats(ids)) report(`spaces[${i}].id`, { is: 'spaceTwice', space: ids[i] ?? 0 });
  board.spaces.forEach(({ zones }, s) => {
    for (const i of repeats(zones))
      report(`spaces[${s}].zones[${i}]`, { is: 'zoneTwice', zone: zones[i] ?? '' });
  });
};

const soundLines: Rule = (board, report) => {
  const known = new Set(board.spaces.map((space) => space.id));
  board.edges.forEach(([a, b], i) => {
    if (a === b) report(`edges[${i}]`, { is: 'selfLine', space: a });
    for (const id of new Set([a, b])) if (!known.has(id)) report(`edges[${i}]`, { is: 'noSpace', space: id });
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
      if (!known.has(name)) report(`${key}[${i}]${part}`, { is: 'noLine', line: name });
    });
    for (const i of repeats(names)) report(`${key}[${i}]${part}`, { is: 'lineTwice', line: names[i] ?? '' });
  }
  board.crossings.forEach((pair, i) => {
    const names = pair.map(lineName);
    names.forEach((name, n) => {
      if (!known.has(name)) report(`crossings[${i}][${n}]`, { is: 'noLine', line: name });
    });
    if (names[0] === names[1]) report(`crossings[${i}]`, { is: 'selfCrossing', line: names[0] ?? '' });
  });
};

const knownSpaces: Rule = (board, report) => {
  const known = new Set(board.spaces.map((space) => space.id));
  const check = (path: string, ids: readonly number[] = []) => {
    ids.forEach((id, i) => {
      if (!known.has(id)) report(`${path}[${i}]`, { is: 'noSpace', space: id });
    });
    for (const i of repeats(ids)) report(`${path}[${i}]`, { is: 'spaceTwice', space: ids[i] ?? 0 });
  };
  check('itemSpaces.combat', board.itemSpaces?.combat);
  check('itemSpaces.scheme', board.itemSpaces?.scheme);
  check('conveyor.belt', board.conveyor?.belt);
  check('conveyor.bin', board.conveyor?.bin);
  check('upperDeck', board.upperDeck);
};

/** the belt runs along lines, and does not throw onto itself. */
const soundBelt: Rule = ({ conveyor, edges }, report) => {
  const known = new Set(edges.map(lineName));
  const { belt = [], bin = [] } = conveyor ?? {};
  belt.slice(1).forEach((space, i) => {
    const name = lineName([belt[i] ?? 0, space]);
    if (!known.has(name)) report(`conveyor.belt[${i + 1}]`, { is: 'noLine', line: name });
  });
  bin.forEach((space, i) => {
    if (belt.includes(space)) report(`conveyor.bin[${i}]`, { is: 'binOnBelt', space });
  });
};

/** each square gets an item of its kind, and no two items are taken for each other. */
const itemsForSquares: Rule = ({ items, itemSpaces }, report) => {
  if (items === undefined) return;
  const slugs = items.map(({ slug }) => slug);
  for (const i of repeats(slugs))
    report(`${entryPath('items', i)}.slug`, { is: 'itemTwice', slug: slugs[i] ?? '' });
  for (const kind of ITEM_KINDS) {
    const squares = itemSpaces?.[kind].length ?? 0;
    const found = items.filter((item) => item.kind === kind).length;
    if (found < squares)
      report(`itemSpaces.${kind}`, { is: 'itemsFew', count: squares, found: String(found) });
  }
  items.forEach(({ kind }, i) => {
    if ((itemSpaces?.[kind].length ?? 0) === 0)
      report(`${entryPath('items', i)}.kind`, { is: 'itemSquares' });
  });
};

/** An item is nobody's: what it does follows the rules of all effects, and names nothing that a hero declares. */
const soundItems: Rule = (board, report) => {
  const roots = itemRoots(board);
  for (const root of roots)
    walkNode(root.kind, root.node, (visited) => refuseHeroes(visited, report), root.path);
  checkNodes(roots, report);
  checkRegisters(roots, report);
};

/** What is declared in a hero file. */
const OF_HEROES: readonly string[] = ['form', 'sideDeck'];

function refuseHeroes(visited: Visited, report: Report): void {
  for (const { key, part, content, path } of fieldsOf(visited)) {
    const isSlug = part.is === 'slug' || (part.is === 'list' && part.of.is === 'slug');
    if (isSlug && key in REFERENTS) report(path, { is: 'itemHero', name: [content].flat().join(', ') });
  }
  if ((visited.kind === 'effect' || visited.kind === 'value') && OF_HEROES.includes(visited.name))
    report(visited.path, { is: 'itemHero', name: visited.name });
}

const fewDoors: Rule = (board, report) => {
  const { size } = new Set(board.doors.map((door) => door.door));
  if (size > BOARD_LIMITS.doors) report('doors', { is: 'doors', max: BOARD_LIMITS.doors, count: size });
};

const numberedStarts: Rule = (board, report) => {
  const starts = board.spaces.map((space) => space.start ?? 0);
  starts.forEach((start, i) => {
    if (start > board.startSpaces) report(`spaces[${i}].start`, { is: 'startHigh', start });
  });
  for (const i of repeats(starts))
    if (starts[i]) report(`spaces[${i}].start`, { is: 'startTwice', start: starts[i] });
  for (let start = 1; start <= board.startSpaces; start++)
    if (!starts.includes(start)) report('startSpaces', { is: 'noStart', start });
};

const spareStarts: Rule = (board, report) => {
  const taken = new Set(board.spaces.filter((space) => space.start !== null).map((space) => space.id));
  const known = new Set(board.spaces.map((space) => space.id));
  for (const [start, id] of Object.entries(board.extraStarts ?? {})) {
    const path = keyPath('extraStarts', start);
    if (Number(start) <= board.startSpaces) report(path, { is: 'startLow', start });
    if (!known.has(id)) report(path, { is: 'noSpace', space: id });
    else if (taken.has(id)) report(path, { is: 'startTaken', space: id });
    taken.add(id);
  }
};

const pairedPassages: Rule = (board, report) => {
  const mouths = board.spaces.flatMap((space, i) => (space.passage ? [i] : []));
  if (mouths.length === 1) report(`spaces[${mouths[0]}].passage`, { is: 'lonePassage' });
};

/** Doors count as open and one-way lines as two-way; passages do not count, for large fighters cannot use them. */
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
  if (lost >= 0) report(`spaces[${lost}]`, { is: 'unreached', space: first });
};

const RULES: readonly Rule[] = [
  distinctSpaces,
  soundLines,
  knownLines,
  knownSpaces,
  soundBelt,
  itemsForSquares,
  soundItems,
  fewDoors,
  numberedStarts,
  spareStarts,
  pairedPassages,
  connectedSpaces,
];
