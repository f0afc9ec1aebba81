import { type BoardDef, validateBoard } from '@peerless/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardBySlug, boards } from '../src/index.ts';

type Node = Record<PropertyKey, unknown>;

/** A copy of a board, made to be broken. */
function copyOf(slug: string): Node {
  const board = boardBySlug(slug);
  if (!board) throw new Error(`no board ${slug}`);
  return structuredClone(board) as unknown as Node;
}

describe('boards from strangers', () => {
  const words = '__proto__ constructor toString length 0 id start oneWay conveyor'.split(' ');
  const word = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 }));
  const small = fc.constantFrom<unknown>(null, true, [], {}, [1, 2], [[1, 2]], { from: 1, to: 2 }, { 5: 1 });
  const value = fc.oneof(fc.integer({ min: -1, max: 70 }), fc.double(), word, small, fc.jsonValue());
  const change = fc.record({ place: fc.nat(), act: fc.constantFrom('write', 'delete', 'add'), word, value });

  /** Every entry of a tree, as the node that holds it and its key there. */
  function entriesOf(node: Node): (readonly [Node, string])[] {
    return Object.keys(node).flatMap((key) => {
      const child = node[key];
      const below = typeof child === 'object' && child !== null ? entriesOf(child as Node) : [];
      return [[node, key] as const, ...below];
    });
  }

  type Change = { place: number; act: string; word: string; value: unknown };

  function mutate(root: Node, { place, act, word, value }: Change): void {
    const entries = entriesOf(root);
    const [node, key] = entries[place % entries.length] ?? [root, word];
    if (act === 'delete' && Array.isArray(node)) node.splice(Number(key), 1);
    else if (act === 'delete') delete node[key];
    else if (act === 'add' && Array.isArray(node)) node.push(value);
    else {
      // A plain assignment to __proto__ would change the prototype instead of making a key, as JSON.parse does.
      const property = { value, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(node, act === 'add' ? word : key, property);
    }
  }

  /** What the engine relies on, checked in another way than the validator does it. */
  function expectSound(board: BoardDef): void {
    const ids = board.spaces.map((space) => space.id);
    const starts = board.spaces.flatMap((space) => space.start ?? []);
    const near = new Map(ids.map((id) => [id, id]));
    const root = (id: number): number => (near.get(id) === id ? id : root(near.get(id) as number));
    for (const [a, b] of board.edges) near.set(root(a), root(b));
    expect(new Set(ids).size).toBe(board.spaces.length);
    expect(new Set(ids.map(root)).size).toBe(1);
    expect(starts.sort()).toEqual(Array.from({ length: board.startSpaces }, (_, i) => i + 1));
    expect(board.spaces.every((space) => space.zones.length > 0)).toBe(true);
    for (const { from, to } of board.oneWay ?? []) {
      expect(board.edges.some((line) => line.includes(from) && line.includes(to))).toBe(true);
    }
  }

  test('any change of a board gives problems or a sound board, and never throws', () => {
    const seen = { sound: 0, broken: 0 };
    const property = fc.property(
      fc.constantFrom(...boards.map((board) => board.slug)),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      (slug, changes) => {
        const board = copyOf(slug);
        for (const one of structuredClone(changes)) mutate(board, one);
        const problems = validateBoard(board);
        expect(problems).not.toContainEqual({ path: '', message: 'must be plain data that can be read' });
        if (problems.length === 0) expectSound(board as unknown as BoardDef);
        seen[problems.length === 0 ? 'sound' : 'broken']++;
      },
    );
    fc.assert(property, { numRuns: 2000, seed: 1 });
    expect(seen.sound).toBeGreaterThan(20);
    expect(seen.broken).toBeGreaterThan(1000);
  });

  test('arbitrary values give problems and never throw', () => {
    const wild = fc.oneof(
      fc.jsonValue(),
      fc.anything({ withBigInt: true, withMap: true, withSparseArray: true }),
    );
    fc.assert(
      fc.property(wild, (value) => {
        const problems = validateBoard(value);
        expect(problems.length).toBeGreaterThan(0);
        for (const { path, message } of problems) expect(`${typeof path} ${message}`).toMatch(/^string \w/);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});
