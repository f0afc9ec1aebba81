import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyHero } from './table.ts';

/** Every text is made from the data: nowhere is a sentence written for one card. */

const src = new URL('../src/', import.meta.url);
const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, code: withoutComments(readFileSync(new URL(file, src), 'utf8')) }));

/** A title that is also an ordinary word. */
const ORDINARY: readonly string[] = ['again'];
const slugs = [...new Set(everyHero.flatMap(({ cards }) => cards.map(({ slug }) => slug)))].filter(
  (slug) => !ORDINARY.includes(slug),
);

test('no source of the texts knows a card: there are no overrides', () => {
  const known = slugs.flatMap((slug) => {
    // As a string or as the name of a field.
    const named = new RegExp(`['"]${slug}['"]|\\b${slug}:`);
    return sources.filter(({ code }) => named.test(code)).map(({ file }) => `${slug} in ${file}`);
  });
  expect(known).toEqual([]);
});

/** All strings in some data, with the path to each. */
function stringsIn(data: unknown, path = ''): readonly { readonly path: string; readonly text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => stringsIn(value, `${path}.${key}`));
}

test.each(everyHero)('the cards of $slug have titles and names, but no sentences', (hero) => {
  const texts = stringsIn(hero.cards).filter(({ text }) => /\s/.test(text));
  expect(texts.filter(({ path }) => !/\.(title|titles\.\w+|name|names\.\w+)$/.test(path))).toEqual([]);
});
