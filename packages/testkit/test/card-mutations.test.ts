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
import { loadScenarios } from '../src/scenario-files.ts';

/**
 * A test of the tests: whatever is changed in a card or an ability, a scenario notices it. Changes that make no
 * difference in any game stand in a list, each with its reason.
 */

const here = dirname(fileURLToPath(import.meta.url));
const scenarios = loadScenarios(join(here, '../../../scenarios')).map(({ document }) => ({
  document,
  text: JSON.stringify(document),
}));

const equivalent = new Map(
  readFileSync(join(here, 'equivalent-mutants.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): [string, string] => {
      const [name = '', reason = ''] = line.split(' | ');
      return [name, reason];
    }),
);

const slugsIn = (text: string): string[] =>
  heroes.map(({ slug }) => slug).filter((slug) => text.includes(`"hero":"${slug}"`));

/** The heroes that a scenario asks for, changed where a mutant is. */
function libraryOf(slugs: readonly string[], changed: readonly HeroDef[]): Library {
  const wanted = slugs.flatMap((slug) => [...changed, ...heroes].find((hero) => hero.slug === slug) ?? []);
  return createLibrary({ heroes: wanted, boards });
}

function passes({ document, text }: (typeof scenarios)[number], changed: readonly HeroDef[]): boolean {
  return runScenario(document, libraryOf(slugsIn(text), changed)).passed;
}

test('without a change every scenario passes with the heroes that it names', () => {
  expect(scenarios.filter((scenario) => !passes(scenario, [])).map(({ document }) => document)).toEqual([]);
});

/** Only a scenario in which such a hero takes part can notice; one that names the card most likely does. */
function isNoticed({ card, heroes: mutants }: Mutant): boolean {
  const slugs = mutants.map(({ slug }) => slug);
  const close = scenarios.filter(({ text }) => slugs.some((slug) => text.includes(`"hero":"${slug}"`)));
  const names = ({ text }: { text: string }): boolean => card !== null && text.includes(`"${card}`);
  return [...close.filter(names), ...close.filter((scenario) => !names(scenario))].some(
    (scenario) => !passes(scenario, mutants),
  );
}

const mutants = mutantsOf(heroes);
const ownerOf = ({ name }: Mutant): string => name.split(/[/ ]/)[0] ?? '';

test.each([...new Set(mutants.map(ownerOf))])('a scenario notices every change in %s', (owner) => {
  const unnoticed = mutants.filter((mutant) => ownerOf(mutant) === owner && !isNoticed(mutant));
  const expected = [...equivalent.keys()].filter((name) => name.split(/[/ ]/)[0] === owner);
  expect(unnoticed.map(({ name }) => name).sort()).toStrictEqual(expected.sort());
});

test('every change that makes no difference has its reason', () => {
  const names = mutants.map(({ name }) => name);
  expect([...equivalent].filter(([name, reason]) => reason === '' || !names.includes(name))).toStrictEqual(
    [],
  );
});
