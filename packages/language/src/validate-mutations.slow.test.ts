import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallHero } from '../test/small-hero.ts';
import { readHero, validateHero } from './index.ts';

const text = JSON.stringify(smallHero);

describe('any input at all', () => {
  /** All places of a value, as lists of keys. */
  function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
  }
  const all = places(smallHero);
  const vocabulary = [
    ...new Set(all.flat()),
    '__proto__',
    'constructor',
    'op',
    'is',
    'val',
    'sel',
    'reg',
    'pick',
    'mod',
  ];
  const words = [...new Set(text.match(/"[^"]*"/g)?.map((word) => word.slice(1, -1)) ?? [])];
  const subtrees = all.map((path) =>
    path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], smallHero),
  );
  // A copy each: a second mutation may go into it, and other tests read the same hero.
  const part = fc.constantFrom(...subtrees).map((subtree) => structuredClone(subtree));
  const scalar = fc.oneof(
    fc.constantFrom(...words),
    fc.integer({ min: -120, max: 120 }),
    fc.double(),
    fc.constantFrom(null, true, false, -0),
  );
  const anything = fc.oneof(scalar, part, fc.jsonValue(), fc.anything());
  const mutation = fc.record({
    path: fc.constantFrom(...all),
    action: fc.constantFrom('replace', 'remove', 'add'),
    key: fc.constantFrom(...vocabulary),
    value: anything,
  });
  type Mutation = typeof mutation extends fc.Arbitrary<infer M> ? M : never;

  function mutate(hero: unknown, { path, action, key, value }: Mutation): unknown {
    if (path.length === 0) return action === 'replace' ? value : hero;
    const inside = action === 'add' ? path : path.slice(0, -1);
    const box = inside.reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      hero,
    );
    if (typeof box !== 'object' || box === null || Object.isFrozen(box)) return hero;
    const name = action === 'add' ? key : (path.at(-1) ?? '');
    if (action === 'remove') Reflect.deleteProperty(box, name);
    else Reflect.defineProperty(box, name, { value, enumerable: true, configurable: true, writable: true });
    return hero;
  }

  test('mutations of a hero never throw, and a hero without problems survives being stored', () => {
    let sound = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const value = mutations.reduce<unknown>(mutate, structuredClone(smallHero));
        const problems = validateHero(value);
        // The catch of last resort is for getters; on plain data no rule may need it.
        const unfit = problems.filter(
          ({ path, message }) =>
            typeof path !== 'string' || !/^\S.*\S$/s.test(message) || message.includes('that can be read'),
        );
        expect(unfit).toEqual([]);
        if (problems.length > 0) return;
        sound++;
        expect(readHero(JSON.stringify(value)).hero).toEqual(readHero(value).hero);
      }),
      { numRuns: Number(process.env.MUTATED_HEROES ?? 600) },
    );
    expect(sound).toBeGreaterThan(0);
  });
});
