import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { CardDef, HeroDef } from '@peerless/language';
import { createLibrary, runScenario } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { testHeroes } from '../src/library.ts';
import { loadScenarios } from '../src/scenario-files.ts';

/** A test of the tests: whatever is taken away from a card or a hero, a scenario notices it. */

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const scenarios = loadScenarios(join(root, 'scenarios')).map(({ document }) => ({
  document,
  text: JSON.stringify(document),
}));

const PARTS = ['immediately', 'during', 'after', 'scheme', 'static'] as const;
type Change = readonly [string, (card: CardDef) => CardDef];

/** The ways in which a card can be spoiled. */
function spoiled(card: CardDef): Change[] {
  const parts = PARTS.filter((part) => card[part] !== undefined).map(
    (part): Change => [`${card.slug} without "${part}"`, ({ [part]: _, ...rest }) => rest as CardDef],
  );
  if (card.value === null) return parts;
  const value = card.value + 1;
  return [...parts, [`${card.slug} with value ${value}`, (other) => ({ ...other, value })]];
}

/** The heroes with a card changed in every deck that has it. */
const changed = (slug: string, change: (card: CardDef) => CardDef): HeroDef[] =>
  heroes
    .filter((hero) => hero.cards.some((card) => card.slug === slug))
    .map((hero) => ({
      ...hero,
      cards: hero.cards.map((card) => (card.slug === slug ? change(card) : card)),
    }));

function isNoticed(mutants: readonly HeroDef[]): boolean {
  const slugs = mutants.map((mutant) => mutant.slug);
  const others = testHeroes.filter((hero) => !slugs.includes(hero.slug));
  const library = createLibrary({ heroes: [...others, ...mutants], boards });
  return scenarios.some(
    ({ document, text }) =>
      slugs.some((slug) => text.includes(`"${slug}"`)) && !runScenario(document, library).passed,
  );
}

const decksWith = (slug: string): number =>
  heroes.filter((hero) => hero.cards.some((card) => card.slug === slug)).length;

const missed = (cards: readonly CardDef[]): string[] =>
  cards.flatMap((card) =>
    spoiled(card)
      .filter(([, change]) => !isNoticed(changed(card.slug, change)))
      .map(([name]) => name),
  );

describe.each(heroes)('$name', (hero) => {
  test('every part of every card matters to a scenario', () => {
    expect(missed(hero.cards.filter((card) => decksWith(card.slug) === 1))).toStrictEqual([]);
  });

  test('so does every ability', () => {
    const without = (key: 'hooks' | 'modifiers') =>
      hero[key].map((_, i): [string, HeroDef] => [
        `without ${key}[${i}]`,
        { ...hero, [key]: hero[key].filter((_, j) => j !== i) },
      ]);
    const mutants = [...without('hooks'), ...without('modifiers')];
    const unnoticed = mutants.filter(([, mutant]) => !isNoticed([mutant])).map(([name]) => name);
    expect(unnoticed).toStrictEqual([]);
  });
});

test('and every part of the shared cards', () => {
  const all = heroes.flatMap((hero) => hero.cards).filter((card) => decksWith(card.slug) > 1);
  const once = all.filter((card, i) => all.findIndex((other) => other.slug === card.slug) === i);
  expect(missed(once)).toStrictEqual([]);
});
