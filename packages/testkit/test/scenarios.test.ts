import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { heroes } from '@peerless/heroes';
import type { GameEvent } from '@peerless/rules';
import { readScenario, type ScenarioResult } from '@peerless/scenario';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';
import { type LoadedScenario, runLoaded } from '../src/scenario-files.ts';
import { allScenarios, SCENARIOS, spoiltWithoutSentence } from './all-scenarios.ts';

const root = join(SCENARIOS, '..');
const all = allScenarios();
const results = new Map<LoadedScenario, ScenarioResult>();

/** Played once for all tests here. */
function ran(loaded: LoadedScenario): ScenarioResult {
  const result = results.get(loaded) ?? runLoaded(loaded, testLibrary());
  results.set(loaded, result);
  return result;
}

/** Every document under `scenarios/` is a test. */
for (const file of new Set(all.map((loaded) => loaded.file))) {
  describe(relative(SCENARIOS, file), () => {
    for (const loaded of all.filter((other) => other.file === file)) {
      test(`${loaded.name} (line ${loaded.line})`, () => {
        expect(ran(loaded).failures).toStrictEqual([]);
      });
    }
  });
}

/** The cards that an event shows being played, as `hero/slug`. */
function played(event: GameEvent): (string | null | undefined)[] {
  switch (event.type) {
    case 'schemePlayed':
      return [event.card];
    case 'revealed':
      return [event.attack, event.defense];
    default:
      return [];
  }
}

describe('every distinct card of the heroes is played by a scenario', () => {
  // A copy with a symbol of its own is `into-the-woods:knife`.
  let cards: ReadonlySet<string | undefined> | null = null;
  const playedCards = (): ReadonlySet<string | undefined> => {
    cards ??= new Set(
      all.flatMap((loaded) => ran(loaded).events.flatMap(played)).map((card) => card?.split(':')[0]),
    );
    return cards;
  };
  const decksWith = (slug: string) =>
    heroes.filter((hero) => hero.cards.some((card) => card.slug === slug)).length;
  for (const hero of heroes) {
    test(hero.name, () => {
      const known = playedCards();
      const slugs = new Set([...known].map((card) => card?.slice(card.indexOf('/') + 1)));
      // Shared cards are defined once and tested once.
      const missing = hero.cards
        .map((card) => card.slug)
        .filter((slug) => !(decksWith(slug) > 1 ? slugs.has(slug) : known.has(`${hero.slug}/${slug}`)));
      expect(missing).toStrictEqual([]);
    });
  }
});

describe('citations', () => {
  const known = (file: string, id: RegExp): string[] =>
    [...readFileSync(join(root, 'docs', file), 'utf8').matchAll(id)].map((found) => found[1] ?? '');
  const rules = known('rules.md', /\*\*(R-[\d.]+)\*\*/g);
  const rulings = known('rulings.md', /\*\*(RU-\d+) /g);
  const examples = known('worked-examples.md', /(WE-\d[a-f]?)\b/g);
  const citing = all.map((loaded) => ({
    where: `${relative(root, loaded.file)}: ${loaded.name}`,
    cites: readScenario(loaded.document).cites,
  }));
  const cited = new Set(citing.flatMap(({ cites }) => cites));

  test('every citation exists, and every scenario has one', () => {
    const ids = new Set([...rules, ...rulings, ...examples]);
    const unknown = citing.flatMap(({ where, cites }) =>
      cites.filter((id) => !ids.has(id)).map((id) => `${where} cites ${id}`),
    );
    expect(unknown).toStrictEqual([]);
    const without = citing.filter(({ cites }) => cites.length === 0).map(({ where }) => where);
    expect(without).toStrictEqual([]);
  });

  test('every ruling and worked example has a scenario', () => {
    // WE-7 is only a heading.
    const open = ['WE-7'];
    expect([...rulings, ...examples].filter((id) => !cited.has(id) && !open.includes(id))).toStrictEqual([]);
  });
});

// All the others: scenario-fuzz.slow.test.ts.
test('a spoiled scenario fails with sentences, whatever was done to it', () => {
  expect(spoiltWithoutSentence(1, 500)).toEqual([]);
});
