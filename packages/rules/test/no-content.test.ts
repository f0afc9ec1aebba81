import { readdirSync, readFileSync } from 'node:fs';
import { testHeroes } from '@peerless/testkit';
import { expect, test } from 'vitest';

/** The rules know no hero: no name of a hero, fighter, card, token, counter or form stands in their source. */

const source = new URL('../src/', import.meta.url);
const texts = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => ({ file: entry.name, text: readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8') }));

/** A name in some deck that is also an ordinary word of the rules. */
const ORDINARY = new Set(['clone', 'actor', 'again']);

const names = new Set(
  testHeroes.flatMap((hero) => [
    hero.slug,
    hero.slug,
    ...hero.sidekicks.map(({ slug }) => slug),
    ...hero.cards.map(({ slug }) => slug),
    ...hero.cards.map(({ title }) => title),
    ...(hero.tokens ?? []).map(({ slug }) => slug),
    ...(hero.counters ?? []).map(({ slug }) => slug),
    ...(hero.forms ?? []).map(({ slug }) => slug),
  ]),
);

/** Comments may give examples; code may not. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

test('no name of any hero, card or token stands in the code of the rules', () => {
  const hits = texts.flatMap(({ file, text }) => {
    const code = withoutComments(text);
    return [...names]
      .filter(
        (name) =>
          !ORDINARY.has(name.toLowerCase()) &&
          new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`, 'i').test(code),
      )
      .map((name) => `${file}: ${name}`);
  });
  expect(hits).toEqual([]);
});

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
