import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { itemText, TEXT_LANGUAGES } from '../src/index.ts';

/** What items of boards say, as it was read by people. */

const update = process.env.UPDATE_GOLDEN === '1';
const items = [...testLibrary().boards.values()].flatMap(({ items: own = [] }) => own);

test('there are items', () => {
  expect(items).toHaveLength(30);
});

test.each(TEXT_LANGUAGES)('items read as reviewed in %s', (lang) => {
  const file = new URL(`golden/items/${lang}.txt`, import.meta.url);
  const text = items
    .map((item) => itemText(item, lang))
    .map(({ name, text }) => `${name}\n  ${text}\n`)
    .join('\n');
  if (update) writeFileSync(file, text);
  expect(existsSync(file), 'no golden file: UPDATE_GOLDEN=1 npx vitest run text/test/items').toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
