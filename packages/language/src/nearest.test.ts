import { expect, test } from 'vitest';
import { faultText } from './fault.ts';
import { ENGLISH, type Noun } from './fault-english.ts';
import { foreign, nearest, printable, quoted } from './index.ts';
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

test('one letter is no slip of another', () => {
  expect(nearest('x', ['m', 'f'])).toBeUndefined();
  expect(nearest('M', ['m', 'f'])).toBe('m');
});

test('without a likely name the known ones are told', () => {
  const said = (noun: Noun, name: string, names: readonly string[]): string =>
    faultText(unknownName(noun, name, names), ENGLISH);
  expect(said('form', 'sea', ['shore', 'river'])).toBe('unknown form "sea"; expected one of shore, river');
  expect(said('form', 'sea', ['river'])).toBe('unknown form "sea"; expected river');
  expect(said('form', 'sea', [])).toBe('unknown form "sea"; the hero declares none');
});

test('a text of a stranger is repeated without what a terminal obeys', () => {
  expect(quoted('King "Arthur"')).toBe('"King \\"Arthur\\""');
  expect(quoted('\u001b[2Jx')).toBe('"\ufffd[2Jx"');
  // A control sequence of one letter, a text that runs backwards, half a letter.
  expect(printable('\u009b31m\u202e\ud83d')).toBe('\ufffd31m\ufffd\ufffd');
  expect(printable('two\r\nlines\tand\u2028one')).toBe('two lines and one');
  expect(printable('Épée, відьма, 🙂')).toBe('Épée, відьма, 🙂');
});

test('and cut between letters', () => {
  expect(foreign('x'.repeat(40))).toBe('x'.repeat(40));
  expect(foreign('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
  expect(foreign('🙂'.repeat(50_000), 3)).toBe('🙂🙂🙂…');
  expect(foreign('🙂'.repeat(3), 3)).toBe('🙂🙂🙂');
});
