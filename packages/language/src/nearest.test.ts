import { expect, test } from 'vitest';
import { nearest } from './index.ts';
import { unknownName } from './nearest.ts';

const known = ['draw', 'damage', 'gainAction', 'move', 'moveToken', 'put'];

test.each([
  ['drw', 'draw'],
  ['darw', 'draw'],
  ['Draw', 'draw'],
  ['gainaction', 'gainAction'],
  ['moveTokn', 'moveToken'],
  ['demage', 'damage'],
  ['mov', 'move'],
  ['pu', 'put'],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearest(typed, known)).toBe(meant);
});

test.each(['', 'x', 'teleport', 'a'.repeat(100_000)])('%s is like none of them', (typed) => {
  expect(nearest(typed, known)).toBeUndefined();
});

test('without a likely name the known ones are told', () => {
  expect(unknownName('form', 'sea', ['shore', 'river'])).toBe(
    'unknown form "sea"; expected one of shore, river',
  );
  expect(unknownName('form', 'sea', ['river'])).toBe('unknown form "sea"; expected river');
  expect(unknownName('form', 'sea', [])).toBe('unknown form "sea"; the hero declares none');
});
