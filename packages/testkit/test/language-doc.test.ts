import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { EFFECTS } from '@peerless/language';
import { expect, test } from 'vitest';
import { buildersIn } from '../src/builder-names.ts';
import { languageDoc, lonely } from '../src/language-doc.ts';
import { testHeroes } from '../src/library.ts';

const docs = new URL('../../../docs/', import.meta.url);
const builders = readFileSync(new URL('../../../packages/language/src/builders.ts', import.meta.url), 'utf8');

test('docs/language.md is what the tables and the heroes say', () => {
  const text = languageDoc(testHeroes, builders);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(new URL('language.md', docs), text);
  expect(readFileSync(new URL('language.md', docs), 'utf8')).toBe(text);
});

test('every operation has a builder', () => {
  const made = buildersIn(builders, 'op');
  expect(Object.keys(EFFECTS).filter((op) => !made.has(op))).toEqual([]);
  expect(made.get('pick')).toContain('spendAny');
});

test('no node and no field serves a single card without a decision record', () => {
  const records = readdirSync(new URL('decisions/', docs))
    .map((file) => readFileSync(new URL(`decisions/${file}`, docs), 'utf8').replaceAll(/\s+/g, ' '))
    .join(' ');
  expect(lonely(testHeroes)).toContain('value `zones`');
  expect(lonely(testHeroes).filter((name) => !records.includes(name))).toEqual([]);
});
