import { expect, test } from 'vitest';
import type { HeroDef } from './index.ts';
import { addressText, boxEffect, draw, effectAt, type HeroAddress, may, seq, when, won } from './index.ts';

const effect = seq(draw(1), when(won(), may(draw(2)), draw(3)));
const bonusAttack = { slug: 'again', name: 'Again', value: 2, during: draw(4) };
const hero = {
  slug: 'keeper',
  hooks: [{ when: 'turnStart', do: draw(5) }],
  cards: [{ slug: 'lamp', after: effect, bonusAttack }],
} as unknown as HeroDef;
const lamp: HeroAddress = { hero: 'keeper', card: 'lamp', box: 'after', path: [] };

test('an address is one line', () => {
  expect(addressText(lamp)).toBe('keeper/lamp after');
  expect(addressText({ ...lamp, path: ['do', 1, 'then', 'do'] })).toBe('keeper/lamp after do.1.then.do');
  expect(addressText({ ...lamp, bonus: true, box: 'during' })).toBe('keeper/lamp bonus during');
  expect(addressText({ hero: 'keeper', ability: 0, box: 'hook', path: [] })).toBe('keeper/ability-1 hook');
});

test('an address leads to its operation', () => {
  expect(boxEffect(hero, lamp)).toBe(effect);
  expect(boxEffect(hero, { ...lamp, bonus: true, box: 'during' })).toEqual(draw(4));
  expect(boxEffect(hero, { hero: 'keeper', ability: 0, box: 'hook', path: [] })).toEqual(draw(5));
  expect(effectAt(effect, [])).toBe(effect);
  expect(effectAt(effect, ['do', 1, 'then', 'do'])).toEqual(draw(2));
  expect(effectAt(effect, ['do', 1, 'else'])).toEqual(draw(3));
});

test('an address that leads nowhere finds nothing', () => {
  const nowhere: HeroAddress[] = [
    { ...lamp, card: 'oil' },
    { ...lamp, box: 'scheme' },
    { ...lamp, bonus: true, box: 'scheme' },
    { hero: 'keeper', ability: 3, box: 'hook', path: [] },
  ];
  for (const address of nowhere) expect(boxEffect(hero, address)).toBeUndefined();
  for (const path of [['do'], ['do', 7], ['do', 0, 'count'], ['toString'], ['do', 'length'], ['__proto__']])
    expect(effectAt(effect, path)).toBeUndefined();
});
