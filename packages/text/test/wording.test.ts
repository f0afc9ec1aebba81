import {
  between,
  discarding,
  draw,
  type Effect,
  look,
  not,
  own,
  pickNumber,
  pickOpponent,
  seq,
  setHealth,
  take,
  was,
  when,
  won,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { effectText, eventText, promptText, TEXT_LANGUAGES, type TextLanguage } from '../src/index.ts';
import { tableOf } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

/** What a proof-reading of all four languages found. */

const say = (effect: Effect, lang: TextLanguage): string =>
  effectText(effect, testHero, lang, combatCard).replaceAll(/[\u00a0\u202f]/g, ' ');
const sayAll = (effect: Effect): string[] => TEXT_LANGUAGES.map((lang) => say(effect, lang));

describe('who draws again', () => {
  test('draws more', () => {
    const effect = seq(
      draw(1),
      discarding('opponent', { may: true }, (it) => when(not(was(it)), draw(1))),
    );
    const ends = sayAll(effect).map((text) => text.slice(text.lastIndexOf(', ') + 2));
    expect(ends).toEqual([
      'draw 1 more card.',
      'compre mais 1 carta.',
      'piochez 1 carte de plus.',
      'візьміть ще 1 карту.',
    ]);
  });

  test('but not where somebody else drew, or where the second drawing replaces the first', () => {
    expect(say(seq(draw(1, 'opponent'), when(won(), draw(1))), 'en')).toMatch(/draw 1 card\.$/);
    expect(say(when(won(), draw(2), draw(1)), 'en')).toBe(
      'Draw 1 card. If you won this combat, draw 2 cards instead.',
    );
  });
});

test('an opponent is chosen first where the data ask for the opponent first', () => {
  const effect = pickOpponent((them) =>
    pickNumber(between(0, 6), (n) => discarding(them, { where: { value: n } }, () => draw(1))),
  );
  expect(say(effect, 'en')).toMatch(/^Choose an opponent and name a number\./);
});

describe('French', () => {
  test('a card of a hand is not "en"', () => {
    const effect = pickOpponent((them) =>
      seq(look(them), take({ from: 'hand', of: them, choice: 'you', to: 'discard' })),
    );
    expect(say(effect, 'fr')).toBe('Consultez la main d’un adversaire et défaussez 1 carte de cette main.');
  });

  test('points de vie are plural', () => {
    expect(say(setHealth(own('medusa'), 8), 'fr')).toBe('Les points de vie de Méduse passent à 8.');
  });

  test('no damage is "aucun dégât"', () => {
    const event = { type: 'combatResolved', cause: {}, attack: 3, defense: 3, damage: 0 } as const;
    expect(eventText(event, tableOf(['medusa', 'alice'], null, 'fr'))).toContain('aucun dégât de combat');
  });
});

test('a question about one fighter names it with its article', () => {
  const options = [1, 2].map(
    (space) => ({ type: 'space', key: `space ${space}`, space, fighter: 'harpy-1' }) as const,
  );
  const asked = { prompt: 'placeSidekick', kind: 'space', source: {}, options } as const;
  expect(TEXT_LANGUAGES.map((lang) => promptText(asked, tableOf(['medusa'], 0, lang)))).toEqual([
    'Choose where Harpy 1 starts.',
    'Escolha onde a harpia 1 começa.',
    'Choisissez où commence la harpie 1.',
    'Виберіть, де починає гру гарпія 1.',
  ]);
});
