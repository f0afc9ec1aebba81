import { expect, test } from 'vitest';
import { smallHero } from '../test/small-hero.ts';
import * as language from './index.ts';
import { EFFECTS, type Effect, pick, REGISTERS, readHero, seq, walkHero } from './index.ts';

test('builders produce plain JSON that survives being stored', () => {
  expect(JSON.parse(JSON.stringify(smallHero))).toStrictEqual(smallHero);
  expect(readHero(JSON.stringify(smallHero)).hero).toStrictEqual(smallHero);
});

test('a picked thing has a register of its own inside the body, and the register is free again after it', () => {
  const registers: number[] = [];
  const note = (effect: Effect) => {
    walkHero(
      { ...smallHero, hooks: [language.hook('turnStart', effect)], modifiers: [], cards: [] },
      ({ node }) => {
        if (typeof node === 'object' && 'op' in node && node.op === 'pick') registers.push(node.as);
      },
    );
  };
  const one = () =>
    pick(language.anyone(), (a) => pick(language.anyone({ not: a }), (b) => language.swap(a, b)));
  note(seq(one(), one()));
  expect(registers).toEqual([0, 1, 0, 1]);
});

test('more things than there are registers cannot be remembered, and the builders recover from that', () => {
  const nested = (depth: number): Effect =>
    pick(language.anyone(), (it) => (depth === 1 ? language.defeat(it) : nested(depth - 1)));
  expect(() => nested(REGISTERS)).not.toThrow();
  expect(() => nested(REGISTERS + 1)).toThrow(RangeError);
  expect(() => nested(REGISTERS)).not.toThrow();
});

test('the small hero shows most operations', () => {
  const met = new Set<string>();
  walkHero(smallHero, ({ kind, name }) => kind === 'effect' && met.add(name));
  expect(met.size).toBeGreaterThan(Object.keys(EFFECTS).length / 2);
});
