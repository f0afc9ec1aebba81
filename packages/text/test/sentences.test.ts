import { expect, test } from 'vitest';
import { contextFor } from '../src/clauses/context.ts';
import { effectClauses } from '../src/clauses/effects.ts';
import { verbs } from '../src/lexicon/en/verbs.ts';
import { type Act, type Clause, ROLES } from '../src/meaning/clause.ts';
import { goldenText } from './golden-text.ts';
import { everyHero } from './table.ts';

/** Every act inside some clauses. */
function actsIn(value: unknown): Act[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(actsIn);
  const inner = Object.values(value).flatMap(actsIn);
  return 'kind' in value && value.kind === 'act' ? [value as Act, ...inner] : inner;
}

test('no verb drops a role that a card fills', () => {
  for (const hero of everyHero) {
    for (const card of hero.cards) {
      const effects = [card.immediately, card.during, card.after, card.scheme].filter(
        (effect) => effect !== undefined,
      );
      const clauses: Clause[] = effects.flatMap((effect) => [
        ...effectClauses(effect, contextFor(hero, 'combat', { card })),
      ]);
      for (const { verb, roles } of actsIn(clauses)) {
        const slots = verbs[verb].frame.flatMap((slot) =>
          typeof slot === 'object' && 'role' in slot ? [slot.role] : [],
        );
        const wanted = ROLES.filter((role) => role !== 'agent' && roles[role] !== undefined);
        // A choice shows its amount in words of its own.
        if (verb === 'chooseModes') continue;
        expect(slots, `${hero.slug}/${card.slug} ${verb}`).toEqual(expect.arrayContaining(wanted));
      }
    }
  }
});

test('texts are clean', () => {
  for (const hero of everyHero) {
    const text = goldenText(hero, 'en');
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[^\n ] {2}|\s[,.;]|\.\.|#\d/);
    expect(text).not.toMatch(/\b(\w+) \1\b(?<!that that)/i);
    expect(text).not.toMatch(/\ba [aeiou]/i);
  }
});
