import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPages, unnamedTypes } from './api-pages.mjs';
import { buildIfStale, fromRoot } from './workspace.mjs';

const folder = fromRoot('docs/api');

test('docs/api is what the packages declare; npm run api writes it', () => {
  buildIfStale();
  const written = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(apiPages()));
}, 120_000);

test('whatever stands in a public signature can be named', () => {
  expect(unnamedTypes()).toEqual([]);
});
