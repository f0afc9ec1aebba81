import { setFlagsFromString } from 'node:v8';
import { testHeroes as heroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { OPS } from '../src/content/compile.ts';
import { apply, below, createRng, type GameEvent, isOver, newGame, optionCount } from '../src/index.ts';

/**
 * V8 reads objects quickly that share a hidden class, and all others many times slower. What the engine reads in every
 * decision is made alike, and so are the events of one type (docs/performance.md).
 */

setFlagsFromString('--allow-natives-syntax');
const isAlike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
setFlagsFromString('--no-allow-natives-syntax');

const library = testLibrary();
const duel = (a: string, b: string) =>
  newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats: [{ hero: a }, { hero: b }] }, library);

/** One object of every hidden class among them. */
function classesOf<T extends object>(objects: Iterable<T>): T[] {
  const found: T[] = [];
  for (const object of objects) if (!found.some((other) => isAlike(other, object))) found.push(object);
  return found;
}

/** Every object inside that has such a field. */
function* having(field: string, inside: unknown): Generator<object> {
  if (inside === null || typeof inside !== 'object' || ArrayBuffer.isView(inside)) return;
  if (field in inside) yield inside;
  for (const [name, value] of Object.entries(inside)) if (name !== 'source') yield* having(field, value);
}

const pairs = heroes.map(({ slug }, i) => [slug, heroes[(i + 1) % heroes.length]?.slug ?? slug] as const);
const files = [...new Set(pairs.flatMap(([a, b]) => duel(a, b).content.files))];

test('the engine tells different classes apart', () => {
  expect(classesOf([{ a: 1 }, { a: 2 }, { b: 1 }])).toHaveLength(2);
});

test('all nodes of effects are of one class, and their fields of one for each operation', () => {
  const nodes = files.flatMap((file) => file.nodes);
  expect(nodes.length).toBeGreaterThan(100);
  expect(classesOf(nodes)).toHaveLength(1);
  expect(classesOf(nodes.map(({ fields }) => fields)).length).toBeLessThanOrEqual(OPS.length);
});

test('all selectors of fighters are of one class', () => {
  const selectors = [...having('plain', files)];
  expect(selectors.length).toBeGreaterThan(100);
  expect(classesOf(selectors)).toHaveLength(1);
});

test('all modifiers of a kind are of one class', () => {
  const modifiers = files.flatMap((file) => file.modifiers);
  const kinds = new Set(modifiers.map(({ name }) => name));
  for (const kind of kinds)
    expect([kind, classesOf(modifiers.filter(({ name }) => name === kind)).length]).toEqual([kind, 1]);
});

test('the events of a type are of few classes', () => {
  const heard: GameEvent[] = [];
  const rng = createRng('5');
  for (const [a, b] of pairs) {
    const game = duel(a, b);
    while (!isOver(game)) apply(game, below(rng, optionCount(game)), (event) => heard.push(event));
  }
  for (const type of new Set(heard.map((event) => event.type))) {
    const classes = classesOf(heard.filter((event) => event.type === type));
    expect(classes.length, type).toBeLessThan(10); // some fields are there or not
  }
});
