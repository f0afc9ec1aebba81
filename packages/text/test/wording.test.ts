import {
  add,
  all,
  anyone,
  between,
  cardIs,
  choose,
  combatValue,
  compare,
  damage,
  discard,
  discarding,
  draw,
  type Effect,
  exists,
  look,
  may,
  not,
  own,
  pick,
  pickCard,
  pickNumber,
  pickOpponent,
  playCard,
  put,
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

describe('an opponent of several', () => {
  const aside = (effect: Effect): string => effectText(effect, testHero, 'uk').replaceAll('\u00a0', ' ');
  const discards = pickOpponent((them) => discard(them));

  test('is chosen in a sentence of its own where no article tells the choice', () => {
    expect(aside(discards)).toBe('Виберіть суперника. Він скидає 1 карту.');
    expect(aside(seq(draw(1), discards))).toBe('Візьміть 1 карту. Виберіть суперника. Він скидає 1 карту.');
    expect(aside(when(exists(own('merlin')), discards))).toBe(
      'Якщо Мерлін перебуває на полі бою, виберіть суперника. Цей суперник скидає 1 карту.',
    );
  });

  test('is chosen once, and within the effect of a list that needs one', () => {
    const look2 = pickOpponent((them) => seq(look(them), discard(them), draw(1, them)));
    expect(aside(look2).match(/иберіть суперника/g)).toHaveLength(1);
    expect(aside(choose(1, draw(2), discards))).toBe(
      'Виберіть 1 ефект:\n• Візьміть 2 карти.\n• Виберіть суперника. Він скидає 1 карту.',
    );
  });

  test('is the opponent of a combat where there is only one', () => {
    expect(say(discard('opponent'), 'uk')).toBe('Суперник скидає 1 карту.');
  });
});

test('who falls by the damage just dealt falls this way', () => {
  const effect = pick(anyone({ adjacentTo: own('medusa') }), (it) =>
    seq(damage(it, 2), when(exists({ ...it, state: 'defeated' }), draw(1))),
  );
  expect(sayAll(effect).map((text) => text.split('. ')[1])).toEqual([
    'If it is defeated this way, draw 1 card.',
    'Se ele for derrotado desta forma, compre 1 carta.',
    'S’il est vaincu de cette façon, piochez 1 carte.',
    'Якщо він загинув у такий спосіб, візьміть 1 карту.',
  ]);
  expect(say(when(exists(own('merlin', { state: 'defeated' })), draw(1)), 'en')).toBe(
    'If Merlin is defeated, draw 1 card.',
  );
});

test('a card may be chosen again only if it was returned before', () => {
  const again = pickCard({ pile: 'hand', of: 'opponent' }, (it) => playCard(it));
  expect(say(seq(put('theirs', 'hand'), again), 'en')).toMatch(/in this combat\. It may be the same card\.$/);
  expect(say(again, 'en')).toMatch(/in this combat\.$/);
});

test('one value up or down is one sentence, other choices are a list', () => {
  expect(sayAll(may(choose(1, add(1), add(-1))))).toEqual([
    "You may change this card's value by +1 or −1.",
    'Você pode mudar o valor desta carta em +1 ou −1.',
    'Vous pouvez modifier la valeur de cette carte de +1 ou −1.',
    'Ви можете збільшити або зменшити значення цієї карти на 1.',
  ]);
  expect(say(choose(1, add(1), add(-2)), 'en')).toContain('•');
});

test('both cards of one value are two cards, and another filter is still said', () => {
  const tie = compare(combatValue('mine'), '=', combatValue('theirs'));
  expect(say(when(all(cardIs('theirs'), tie), draw(1)), 'en')).toBe(
    'If the value of both cards is the same, draw 1 card.',
  );
  expect(say(when(not(tie), draw(1)), 'en')).toBe('If the value of both cards is not the same, draw 1 card.');
  expect(say(when(all(cardIs('theirs', { type: 'scheme' }), tie), draw(1)), 'en')).toContain(
    'played a scheme',
  );
});

describe('French', () => {
  test('a card of a hand is not "en"', () => {
    const effect = pickOpponent((them) =>
      seq(look(them), take({ from: 'hand', of: them, choice: 'you', to: 'discard' })),
    );
    expect(say(effect, 'fr')).toBe(
      'Consultez la main d’un adversaire et choisissez 1 carte dont il se défausse.',
    );
  });

  test('points de vie are plural', () => {
    expect(say(setHealth(own('medusa'), 8), 'fr')).toBe('Fixez les points de vie de Méduse à 8.');
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
