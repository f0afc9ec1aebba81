import { expect, test } from 'vitest';
import { saying } from './saying.ts';

test.each([
  ['  Guten\n\tTag  ', 'Guten Tag'],
  ['e\u0301te\u0301', 'été'],
  ['a\u0000b\u001bc\u202ed\ud800', 'abcd'],
  ['👩‍👧 ☂ <b>x</b>', '👩‍👧 ☂ <b>x</b>'],
  [`z${'\u0334'.repeat(40)}algo`, `z${'\u0334'.repeat(4)}algo`],
  ['x'.repeat(300), 'x'.repeat(300)],
])('%j is kept as %j', (text, kept) => {
  expect(saying.parse({ text })).toEqual({ text: kept });
});

test.each([
  [{ text: '' }],
  [{ text: ' \u200b\u0007 ' }],
  [{ text: '\u200d' }],
  [{ text: 'x'.repeat(301) }],
  [{ text: 7 }],
  [{ phrase: 'rude' }],
  [{ phrase: 'hello', text: 'x' }],
  [{}],
  [null],
])('%j is nothing to say', (said) => {
  expect(saying.safeParse(said).success).toBe(false);
});
