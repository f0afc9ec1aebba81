import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heroes } from '@peerless/heroes';
import type { GameEvent } from '@peerless/rules';
import { readScenario } from '@peerless/scenario';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';
import { runLoaded } from '../src/scenario-files.ts';
import { allScenarios } from './all-scenarios.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const all = allScenarios();

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
  const cards = new Set(
    all
      .flatMap((loaded) => runLoaded(loaded, testLibrary()).events)
      .flatMap(played)
      .map((card) => card?.split(':')[0]),
  );
  const slugs = new Set([...cards].map((card) => card?.slice(card.indexOf('/') + 1)));
  const decksWith = (slug: string) =>
    heroes.filter((hero) => hero.cards.some((card) => card.slug === slug)).length;
  for (const hero of heroes) {
    test(hero.name, () => {
      // Shared cards are defined once and tested once.
      const missing = hero.cards
        .map((card) => card.slug)
        .filter((slug) => !(decksWith(slug) > 1 ? slugs.has(slug) : cards.has(`${hero.slug}/${slug}`)));
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
