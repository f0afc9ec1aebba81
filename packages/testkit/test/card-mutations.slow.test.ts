import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { HeroDef } from '@peerless/language';
import { createLibrary, type Library } from '@peerless/rules';
import { runScenario } from '@peerless/scenario';
import { expect, test } from 'vitest';
import { type Mutant, mutantsOf } from '../src/mutants.ts';
import { allScenarios } from './all-scenarios.ts';

/**
 * A test of the tests: whatever is changed in a card or an ability, a scenario notices it. Changes that make no
 * difference in any game stand in a list, each with its reason. CARD_MUTANTS=all looks at every change; otherwise it is so
 * many, at equal distances, however many heroes there are.
 */

const isWhole = process.env.CARD_MUTANTS === 'all';
const MOST = 500;
const here = dirname(fileURLToPath(import.meta.url));

interface Scenario {
  readonly file: string;
  readonly document: unknown;
  readonly text: string;
  /** The heroes that take part. */
  readonly slugs: readonly string[];
}

const scenarios = allScenarios().map(({ file, document }): Scenario => {
  const text = JSON.stringify(document);
  const slugs = heroes.map(({ slug }) => slug).filter((slug) => text.includes(`"hero":"${slug}"`));
  return { file, document, text, slugs };
});

const equivalent = new Map(
  readFileSync(join(here, 'equivalent-mutants.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): [string, string] => {
      const [name = '', reason = ''] = line.split(' | ');
      return [name, reason];
    }),
);

/** The heroes that a scenario asks for, changed where a mutant is. */
function libraryOf(slugs: readonly string[], changed: readonly HeroDef[]): Library {
  const wanted = slugs.flatMap((slug) => [...changed, ...heroes].find((hero) => hero.slug === slug) ?? []);
  return createLibrary({ heroes: wanted, boards, check: 'later' });
}

/** Runs scenarios with some heroes changed; those who meet in several scenarios are compiled once. */
function runnerWith(changed: readonly HeroDef[]): (scenario: Scenario) => boolean {
  const libraries = new Map<string, Library>();
  return ({ document, slugs }) => {
    const key = slugs.join(' ');
    const library = libraries.get(key) ?? libraryOf(slugs, changed);
    libraries.set(key, library);
    return runScenario(document, library).passed;
  };
}

/** What noticed a change, the latest first: it often notices the next change of the same card, too. */
let noticing: readonly Scenario[] = [];

/** Only a scenario in which such a hero takes part can notice; one of its own that names the card most likely does. */
function isNoticed({ card, heroes: mutants }: Mutant): boolean {
  const close = scenarios.filter(({ slugs }) => mutants.some(({ slug }) => slugs.includes(slug)));
  const own = close.filter(({ file }) => mutants.some(({ slug }) => file.endsWith(`${slug}.yaml`)));
  const likely = card === null ? own : close.filter(({ text }) => text.includes(`"${card}`));
  const again = (among: readonly Scenario[]) => noticing.filter((scenario) => among.includes(scenario));
  const order = new Set([...again(likely), ...likely, ...own, ...again(close), ...close]);
  const passes = runnerWith(mutants);
  const found = [...order].find((scenario) => !passes(scenario));
  if (found !== undefined) noticing = [found, ...noticing.filter((scenario) => scenario !== found)];
  return found !== undefined;
}

const mutants = mutantsOf(heroes, isWhole ? undefined : MOST);
const names = new Set(mutants.map(({ name }) => name));
const ownerOf = ({ name }: Mutant): string => name.split(/[/ ]/)[0] ?? '';

test.each([...new Set(mutants.map(ownerOf))])('a scenario notices every change in %s', (owner) => {
  const unnoticed = mutants.filter((mutant) => ownerOf(mutant) === owner && !isNoticed(mutant));
  const expected = [...equivalent.keys()].filter(
    (name) => name.split(/[/ ]/)[0] === owner && (isWhole || names.has(name)),
  );
  expect(unnoticed.map(({ name }) => name).sort()).toStrictEqual(expected.sort());
});

test('every change that makes no difference has its reason', () => {
  const stale = ([name, reason]: readonly [string, string]): boolean =>
    reason === '' || (isWhole && !names.has(name));
  expect([...equivalent].filter(stale)).toStrictEqual([]);
});

test('without a change every scenario that noticed one passes', () => {
  const passes = runnerWith([]);
  expect(noticing.length).toBeGreaterThan(0);
  expect(noticing.filter((scenario) => !passes(scenario)).map(({ document }) => document)).toEqual([]);
});
