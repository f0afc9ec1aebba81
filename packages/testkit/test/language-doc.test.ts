import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { boards } from '@peerless/boards';
import { EFFECTS } from '@peerless/language';
import { expect, test } from 'vitest';
import { buildersIn } from '../src/builder-names.ts';
import { exampleOf } from '../src/builder-signatures.ts';
import { allBuilders, languageDoc, lonely } from '../src/language-doc.ts';
import { testHeroes } from '../src/library.ts';

const docs = new URL('../../../docs/', import.meta.url);
const packages = new URL('../../', import.meta.url);
const source = (path: string): string => readFileSync(new URL(path, packages), 'utf8');
const builders = source('language/src/builders.ts');
const heroFiles = readdirSync(new URL('heroes/src/', packages), { recursive: true, encoding: 'utf8' })
  // Cards that decks share are built in another way.
  .filter((path) => path.endsWith('.ts') && path !== 'shared-cards.ts')
  .sort();
const sources = {
  builders,
  deck: source('language/src/deck.ts'),
  heroes: heroFiles.map((path) => source(`heroes/src/${path.replaceAll('\\', '/')}`)).join('\n'),
};

test('docs/language.md is what the tables and the heroes say', () => {
  const text = languageDoc(testHeroes, sources, boards);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(new URL('language.md', docs), text);
  expect(readFileSync(new URL('language.md', docs), 'utf8')).toBe(text);
});

test('every operation has a builder', () => {
  const made = buildersIn(builders, 'op');
  expect(Object.keys(EFFECTS).filter((op) => !made.has(op))).toEqual([]);
  expect(made.get('pick')).toContain('spendAny');
});

test('every builder has a signature and an example', () => {
  const all = allBuilders(sources);
  const signature = (name: string) => all.find((builder) => builder.name === name)?.signature;
  expect(signature('draw')).toBe('draw(count: Value, who?: Player): Effect');
  expect(signature('may')).toBe(
    'may(effect: Effect, options?: { readonly by?: Player; readonly else?: Effect }): Effect',
  );
  expect(signature('pick')).toBe(
    'pick(who: Fighters, body: (it: Fighters) => Effect, options?: PickOptions): Effect',
  );
  expect(signature('exists')).toBe('exists(who: Fighters): Condition');
  const exported = [...`${sources.deck}\n${builders}`.matchAll(/^export (?:const|function) (\w+)/gm)];
  expect(all.map(({ name }) => name)).toEqual(exported.map(([, name]) => name));
  expect(exampleOf('compare', sources.heroes)).toBe("compare(coils, '=', 1)");
  const used = `${sources.heroes}\n${builders}`;
  expect(all.filter(({ name }) => exampleOf(name, used) === undefined)).toEqual([]);
});

test('no node and no field serves a single card without a decision record', () => {
  const records = readdirSync(new URL('decisions/', docs))
    .map((file) => readFileSync(new URL(`decisions/${file}`, docs), 'utf8').replaceAll(/\s+/g, ' '))
    .join(' ');
  expect(lonely(testHeroes)).toContain('value `prediction`');
  expect(lonely(testHeroes, boards).filter((name) => !records.includes(name))).toEqual([]);
});
