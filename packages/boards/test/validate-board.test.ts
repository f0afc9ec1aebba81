import {
  BOARD_LIMITS,
  type BoardDef,
  LIMITS,
  type Problem,
  problemLine,
  readBoard,
  validateBoard,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { boardBySlug, boards } from '../src/index.ts';

type Node = Record<PropertyKey, unknown>;

const GONE = Symbol('gone');

/** A copy of a board, made to be broken. */
function copyOf(slug: string): Node {
  const board = boardBySlug(slug);
  if (!board) throw new Error(`no board ${slug}`);
  return structuredClone(board) as unknown as Node;
}

/** Writes (or, with GONE, deletes) what is at a place such as `spaces.3.id`. */
function put(root: Node, place: string, value: unknown): void {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const node = keys.reduce((at, key) => at[key] as Node, root);
  if (value === GONE) delete node[last];
  else node[last] = value;
}

function firstSpaces(count: number): unknown[] {
  return Array.from({ length: count }, (_, i) => ({ ...boards[0].spaces[0], id: i + 1 }));
}

test.each(boards.map((board) => [board.slug, board] as const))('%s is sound', (_slug, board) => {
  expect(validateBoard(board)).toEqual([]);
  expect(validateBoard(JSON.parse(JSON.stringify(board)))).toEqual([]);
});

test('a board is read from text or from a value, as a frozen copy, or with its problems', () => {
  const given = copyOf('soho');
  for (const json of [given, JSON.stringify(given)]) {
    const { board } = readBoard(json);
    expect(board).toEqual(given);
    expect(board).not.toBe(given);
    expect(Object.isFrozen(board?.spaces[0]?.zones)).toBe(true);
  }
  expect(readBoard('{').problems).toEqual([
    expect.objectContaining({ path: '', message: expect.stringMatching(/^expected JSON; /) }),
  ]);
  expect(readBoard(' '.repeat(300_000)).problems?.[0]?.message).toMatch(/^expected a board file of at most /);
  put(given, 'spaces.4.id', 0);
  expect(readBoard(given).problems?.map(({ path }) => path)).toContain('spaces[4].id');
});

/** Put this value at this place of this board, and this problem is found. */
type Broken = readonly [slug: string, place: string, value: unknown, path: string, message: string];

const aSlug = 'must be a slug: lower-case letters, digits and single hyphens, at most 64 of them';
const anId = 'must be a whole number from 1 to 999';
const percent = 'must be a number from 0 to 100';

// biome-ignore format: one broken board a row
const brokenShapes: readonly Broken[] = [
  ['soho', 'edges', GONE, 'edges', 'is missing'],
  ['soho', 'spaces.3.zones', GONE, 'spaces[3].zones', 'is missing'],
  ['soho', 'sources', [], 'sources', 'is not a known key'],
  ['soho', 'toString', 'x', 'toString', 'is not a known key'],
  ['soho', 'a b', 1, '["a b"]', 'is not a known key'],
  ['soho', 'x'.repeat(99), 1, `["${'x'.repeat(32)}…"]`, 'is not a known key'],
  ['soho', 'spaces.0.z', 1, 'spaces[0].z', 'is not a known key'],
  ['soho', 'slug', 'Soho', 'slug', aSlug],
  ['soho', 'slug', '../soho', 'slug', aSlug],
  ['soho', 'slug', 'soho\n', 'slug', aSlug],
  ['soho', 'slug', 'x'.repeat(65), 'slug', aSlug],
  ['soho', 'slug', 'constructor', 'slug', 'must not be the word constructor'],
  ['soho', 'name', '', 'name', 'must be a text of 1 to 80 characters'],
  ['soho', 'set', 5, 'set', 'must be a text of 1 to 80 characters'],
  ['soho', 'names', { de: 'Soho' }, 'names.de', 'is not a known key'],
  ['soho', 'names', { uk: '' }, 'names.uk', 'must be a text of 1 to 80 characters'],
  ['soho', 'features', 'x'.repeat(1001), 'features', 'must be a text of 0 to 1000 characters'],
  ['soho', 'aspect', Number.POSITIVE_INFINITY, 'aspect', 'must be a number from 0.2 to 5'],
  ['soho', 'spaceRadius', Number.NaN, 'spaceRadius', 'must be a number from 0.5 to 20'],
  ['soho', 'confidence', 'guessed', 'confidence', 'must be one of: read from picture, verified'],
  ['soho', 'spaces', [], 'spaces', 'must have 2 to 64 entries, has 0'],
  ['soho', 'spaces', firstSpaces(65), 'spaces', 'must have 2 to 64 entries, has 65'],
  ['soho', 'spaces', { 0: 1 }, 'spaces', 'must be a list'],
  ['soho', 'spaces.5', GONE, 'spaces[5]', 'must be an object'],
  ['soho', 'spaces.5', [], 'spaces[5]', 'must be an object'],
  ['soho', 'spaces.5', new Map(), 'spaces[5]', 'must be an object'],
  ['soho', 'spaces.4.id', 0, 'spaces[4].id', anId],
  ['soho', 'spaces.4.id', 1.5, 'spaces[4].id', anId],
  ['soho', 'spaces.4.id', 1e308, 'spaces[4].id', anId],
  ['soho', 'spaces.4.id', '5', 'spaces[4].id', anId],
  ['soho', 'spaces.4.id', 5n, 'spaces[4].id', anId],
  ['soho', 'spaces.1.x', 100.1, 'spaces[1].x', percent],
  ['soho', 'spaces.1.y', -0.1, 'spaces[1].y', percent],
  ['soho', 'spaces.3.zones', [], 'spaces[3].zones', 'must have 1 to 8 entries, has 0'],
  ['soho', 'spaces.3.zones', 'green', 'spaces[3].zones', 'must be a list'],
  ['soho', 'spaces.3.zones.0', '', 'spaces[3].zones[0]', aSlug],
  ['soho', 'spaces.3.zones.0', '__proto__', 'spaces[3].zones[0]', aSlug],
  ['soho', 'spaces.3.zones.0', Symbol('zone'), 'spaces[3].zones[0]', aSlug],
  ['soho', 'spaces.0.start', 0, 'spaces[0].start', 'must be a whole number from 1 to 8'],
  ['soho', 'spaces.0.passage', 1, 'spaces[0].passage', 'must be true or false'],
  ['soho', 'startSpaces', 1, 'startSpaces', 'must be a whole number from 2 to 8'],
  ['soho', 'edges', [], 'edges', 'must have 1 to 512 entries, has 0'],
  ['soho', 'edges.0', [1, 2, 3], 'edges[0]', 'must have 2 entries, has 3'],
  ['soho', 'edges.0.1', null, 'edges[0][1]', anId],
  ['soho', 'curves.0.ctrl.1', 201, 'curves[0].ctrl[1]', 'must be a number from -100 to 200'],
  ['soho', 'crossings.0', [[1, 2]], 'crossings[0]', 'must have 2 entries, has 1'],
  ['heorot', 'doors.0.door', '', 'doors[0].door', aSlug],
  ['naglfar', 'deckLinks', [], 'deckLinks', 'must have 1 to 512 entries, has 0'],
  ['naglfar', 'deckLinks', undefined, 'deckLinks', 'must be a list'],
  ['santas-workshop', 'conveyor', [15, 24], 'conveyor', 'must be an object'],
  ['santas-workshop', 'conveyor.bin', GONE, 'conveyor.bin', 'is missing'],
  ['the-raft', 'itemSpaces.scheme', GONE, 'itemSpaces.scheme', 'is missing'],
  ['the-raft', 'items', [], 'items', 'expected a list of 1 to 15 entries, found 0'],
  ['the-raft', 'items.0.kind', 'trap', 'items[0].kind', 'unknown word "trap"; expected one of combat, scheme'],
  ['the-raft', 'items.1.do', GONE, 'items[1].do', 'is missing; an item needs it'],
  ['the-raft', 'items.1.do', { op: 'drew', count: 1 }, 'items[1].do.op', 'unknown operation "drew"; did you mean "draw"?'],
  ['mcminnville-or', 'extraStarts', [26], 'extraStarts', 'must be an object'],
  ['mcminnville-or', 'extraStarts.five', 26, 'extraStarts.five', 'is not a start number'],
  ['mcminnville-or', 'extraStarts.05', 26, 'extraStarts["05"]', 'is not a start number'],
  ['mcminnville-or', 'extraStarts.5', '26', 'extraStarts["5"]', anId],
];

const sevenDoors = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ door: `door-${n}`, between: [1, 2] }));

// biome-ignore format: one broken board a row
const brokenRules: readonly Broken[] = [
  ['soho', 'spaces.28.id', 1, 'spaces[28].id', 'space 1 is listed twice'],
  ['soho', 'spaces.3.zones', ['a', 'b', 'a'], 'spaces[3].zones[2]', 'zone a is listed twice'],
  ['soho', 'edges.36', [1, 99], 'edges[36]', 'there is no space 99'],
  ['soho', 'edges.36', [7, 7], 'edges[36]', 'joins space 7 to itself'],
  ['soho', 'edges.36', [1, 2], 'edges[36]', 'line 1-2 is listed twice'],
  ['soho', 'edges.36', [2, 1], 'edges[36]', 'line 1-2 is listed twice'],
  ['soho', 'curves.0.edge', [1, 29], 'curves[0].edge', 'there is no line 1-29'],
  ['soho', 'curves.1.edge', [4, 11], 'curves[1].edge', 'line 4-11 is listed twice'],
  ['soho', 'crossings.1.0', [29, 1], 'crossings[1][0]', 'there is no line 1-29'],
  ['soho', 'crossings.0.1', [22, 12], 'crossings[0]', 'line 12-22 cannot cross itself'],
  ['soho', 'spaces.8.passage', true, 'spaces[8].passage', 'a secret passage needs a second space'],
  ['heorot', 'doors.0.between', [1, 30], 'doors[0].between', 'there is no line 1-30'],
  ['heorot', 'doors.6', { door: 'attic', between: [14, 9] }, 'doors[6].between', 'line 9-14 is listed twice'],
  ['heorot', 'doors', sevenDoors, 'doors', 'must be 6 doors at most, are 7'],
  ['raptor-paddock', 'oneWay.2', { from: 1, to: 28 }, 'oneWay[2]', 'there is no line 1-28'],
  ['raptor-paddock', 'oneWay.6', { from: 11, to: 3 }, 'oneWay[6]', 'line 3-11 is listed twice'],
  ['hanging-gardens', 'highGround.0.to', 33, 'highGround[0]', 'there is no line 2-33'],
  ['naglfar', 'deckLinks.0', [1, 28], 'deckLinks[0]', 'there is no line 1-28'],
  ['naglfar', 'upperDeck.15', 77, 'upperDeck[15]', 'there is no space 77'],
  ['the-raft', 'itemSpaces.combat.1', 77, 'itemSpaces.combat[1]', 'there is no space 77'],
  ['the-raft', 'itemSpaces.scheme.2', 13, 'itemSpaces.scheme[2]', 'space 13 is listed twice'],
  ['the-raft', 'items.1.slug', 'electrified-floor', 'items[1].slug', 'the slug "electrified-floor" is taken by another item'],
  ['the-raft', 'items.1.kind', 'combat', 'itemSpaces.scheme', 'needs 3 items of this kind, one for each square; there are 2'],
  ['the-raft', 'itemSpaces.combat', [], 'items[3].kind', 'has no square: the board has none for items of this kind'],
  ['the-raft', 'items.0.do', { op: 'gain', counter: 'rage', amount: 1 }, 'items[0].do.counter', '"rage" is something of a hero, and an item belongs to nobody'],
  ['the-raft', 'items.0.do', { op: 'form' }, 'items[0].do', '"form" is something of a hero, and an item belongs to nobody'],
  ['the-raft', 'items.0.do', { op: 'search', named: 'feint' }, 'items[0].do.named', '"feint" is something of a hero, and an item belongs to nobody'],
  ['the-raft', 'items.0.do', { op: 'draw', count: { val: 'reg', reg: 0 } }, 'items[0].do.count.reg', 'register 0 is read before a number is remembered in it on every path'],
  ['santas-workshop', 'conveyor.bin.5', 77, 'conveyor.bin[5]', 'there is no space 77'],
  ['santas-workshop', 'conveyor.bin.5', 11, 'conveyor.bin[5]', 'space 11 is listed twice'],
  ['santas-workshop', 'conveyor.belt.6', 7, 'conveyor.belt[6]', 'there is no line 7-34'],
  ['santas-workshop', 'conveyor.bin.0', 15, 'conveyor.bin[0]', 'space 15 is on the belt: it cannot be in the bin, too'],
  ['yukon', 'startSpaces', 3, 'startSpaces', 'no space has start 3'],
  ['yukon', 'spaces.0.start', 2, 'spaces[1].start', 'start 2 is given twice'],
  ['yukon', 'spaces.0.start', 3, 'spaces[0].start', 'start 3 is more than startSpaces'],
  ['mcminnville-or', 'extraStarts.4', 27, 'extraStarts["4"]', 'start 4 is not more than startSpaces'],
  ['mcminnville-or', 'extraStarts.5', 77, 'extraStarts["5"]', 'there is no space 77'],
  ['mcminnville-or', 'extraStarts.6', 26, 'extraStarts["6"]', 'space 26 already has a start number'],
];

describe('broken boards', () => {
  test.each([...brokenShapes, ...brokenRules])('%s, %s = %s: %s %s', (slug, place, value, path, message) => {
    const board = copyOf(slug);
    put(board, place, value);
    expect(validateBoard(board)).toContainEqual(expect.objectContaining({ path, message }));
  });

  test('an item stands where it can act: a scheme item has no combat, a combat item plays no scheme', () => {
    const inCombat = copyOf('the-raft');
    put(inCombat, 'items.0.do', { op: 'addValue', of: 'mine', by: 1 });
    expect(validateBoard(inCombat)).toMatchObject([{ path: 'items[0].do.op', of: 'Electrified Floor' }]);
    const playing = copyOf('the-raft');
    put(playing, 'items.3.do', { op: 'playScheme', who: { sel: 'actor' }, from: 'hand' });
    expect(validateBoard(playing)[0]?.message).toMatch(
      /^"playScheme" works where nothing else is being played/,
    );
  });

  test('a part of the board that no line reaches is found, whatever the passages', () => {
    const board = boardBySlug('sarpedon') as BoardDef;
    const planks = ['13,16', '28,34'];
    const edges = board.edges.filter((line) => !planks.includes(line.join()));
    const spaces = board.spaces.map((space) => ({ ...space, passage: space.id === 1 || space.id === 38 }));
    expect(edges).toHaveLength(board.edges.length - 2);
    expect(validateBoard({ ...board, spaces, edges })).toMatchObject([
      { path: 'spaces[5]', space: 6, message: 'cannot be reached from space 1 along the lines' },
    ]);
  });

  test('a space is named by its number, for paths count from 0; a number that is none is not', () => {
    const board = copyOf('soho');
    put(board, 'spaces.3.zones', ['Green']);
    put(board, 'spaces.4.id', 'five');
    const lines = validateBoard(board).map(problemLine);
    expect(lines).toContain(`spaces[3].zones[0] (space 4): ${aSlug}`);
    expect(lines).toContain(`spaces[4].id: ${anId}`);
  });

  test('all problems of a board are listed, not only the first', () => {
    const board = copyOf('soho');
    put(board, 'slug', '');
    put(board, 'spaces.0.id', -1);
    put(board, 'spaces.9.zones', null);
    expect(validateBoard(board).map((problem) => problem.path)).toEqual([
      'slug',
      'spaces[0].id',
      'spaces[9].zones',
    ]);
  });

  test('a hostile file does not make an endless report', () => {
    const junk = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]));
    expect(validateBoard(junk)).toHaveLength(LIMITS.problems);
  });

  test('the limits themselves are allowed', () => {
    const spaces = firstSpaces(BOARD_LIMITS.spaces) as Node[];
    spaces.forEach((space, i) => {
      space.start = i < 2 ? i + 1 : null;
    });
    const edges = spaces.slice(1).map((_, i) => [i + 1, i + 2]);
    expect(validateBoard({ ...copyOf('yukon'), spaces, edges, curves: [] })).toEqual([]);
  });
});

describe('values that are no boards', () => {
  const foreign: readonly unknown[] = [
    undefined,
    null,
    true,
    0,
    -0,
    Number.NaN,
    1e308,
    7n,
    '',
    'sarpedon',
    Symbol('board'),
    [],
    [boards[0]],
    () => boards[0],
    new Map(),
    new Date(0),
    Object.create(boards[0]),
  ];

  test.each(foreign.map((value) => [value]))('%s', (value) => {
    expect(validateBoard(value)).toMatchObject([{ path: '', message: 'must be an object' }]);
  });

  test('an own key __proto__ is refused and changes nothing', () => {
    const text = JSON.stringify(boards[0]);
    const board = JSON.parse(text.replaceAll('{"id":2,', '{"__proto__":{"x":1},"id":2,'));
    expect(validateBoard(board)).toMatchObject([
      { path: 'spaces[1]["__proto__"]', space: 2, message: 'is not a known key' },
    ]);
    const outer = JSON.parse(text.replace('{', '{"__proto__":{"slug":"x"},'));
    expect(validateBoard(outer)).toMatchObject([{ path: '["__proto__"]', message: 'is not a known key' }]);
    expect(({} as Node).slug).toBeUndefined();
  });

  test('a key that is a symbol is refused', () => {
    expect(validateBoard({ ...boards[0], [Symbol('s')]: 1 })).toMatchObject([
      { path: '["Symbol(s)"]', message: 'is not a known key' },
    ]);
  });

  test('inherited values do not count', () => {
    const board = copyOf('soho');
    put(board, 'spaces.0', Object.create((board.spaces as Node[])[0]));
    expect(validateBoard(board)).toMatchObject([{ path: 'spaces[0]', message: 'must be an object' }]);
  });

  test('what throws when it is read is a problem, not an exception', () => {
    const unreadable: Partial<Problem>[] = [{ path: '', message: 'must be plain data that can be read' }];
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const trap = Object.defineProperty(copyOf('soho'), 'slug', {
      get() {
        throw new Error('no');
      },
    });
    expect(validateBoard(proxy)).toMatchObject(unreadable);
    expect(validateBoard(trap)).toMatchObject(unreadable);
  });
});
