import {
  add,
  all,
  anyone,
  between,
  boostOf,
  cancel,
  cardIs,
  cardsIn,
  choose,
  combatValue,
  compare,
  damage,
  discard,
  discarding,
  draw,
  type Effect,
  exists,
  type Filter,
  friendly,
  healthOf,
  ignoreValue,
  look,
  may,
  mine,
  move,
  not,
  opposing,
  own,
  pick,
  pickCard,
  pickNumber,
  pickOpponent,
  playCard,
  printedOf,
  put,
  recover,
  seq,
  setHealth,
  take,
  type Value,
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

  test('what is compared is named once', () => {
    const lower = compare(printedOf('mine'), '<', printedOf('theirs'));
    expect(say(when(lower, draw(1)), 'fr')).toBe(
      'Si la valeur imprimée de cette carte est inférieure à celle de la carte de votre adversaire, piochez 1 carte.',
    );
    const same = compare(printedOf('mine'), '=', healthOf(own('medusa')));
    expect(say(when(same, draw(1)), 'fr')).toContain('est égale aux points de vie de Méduse');
  });

  test('hands are compared like what one has, unless only some of their cards count', () => {
    const theirs = (where?: Filter): Value => cardsIn('hand', where, 'opponent');
    expect(say(when(compare(theirs(), '>', cardsIn('hand')), draw(1)), 'fr')).toBe(
      'Si votre adversaire a plus de cartes en main que vous, piochez 1 carte.',
    );
    expect(say(when(compare(cardsIn('hand'), '<', theirs()), draw(1)), 'fr')).toBe(
      'Si vous avez moins de cartes en main que votre adversaire, piochez 1 carte.',
    );
    expect(say(when(compare(theirs({ type: 'scheme' }), '>', cardsIn('hand')), draw(1)), 'fr')).toContain(
      'Si le nombre de cartes Stratagème de la main de votre adversaire est supérieur au nombre',
    );
  });

  test('after its value was ignored, a card is no mere "la"', () => {
    expect(say(seq(cancel(), ignoreValue(), put('theirs', 'hand')), 'fr')).toMatch(
      /ignorez sa valeur\. Remettez sa carte dans sa main\.$/,
    );
    expect(say(seq(cancel(), put('theirs', 'hand')), 'fr')).toMatch(/emettez-la dans sa main\.$/);
  });

  test('a card chosen by its back is the one that is revealed', () => {
    const effect = pickCard({ pile: 'hand', of: 'opponent', unseen: true }, (it) => add(boostOf(it)));
    expect(say(effect, 'fr')).toBe(
      'Révélez 1 carte prise à l’aveugle dans la main de votre adversaire et ajoutez le BOOST de la carte révélée à la valeur de cette carte.',
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
    'Choose a starting space for Harpy 1.',
    'Escolha onde colocar a harpia 1 no começo da partida.',
    'Choisissez où placer la harpie 1 au début de la partie.',
    'Виберіть, де починає гру гарпія 1.',
  ]);
});

describe('what the readers of the English texts found', () => {
  const foes = opposing({ adjacentTo: own('test-hero') });

  test('the same fighters are called so, unless the first act may have changed who they are', () => {
    expect(say(seq(damage(foes, 1), move(foes, 1)), 'en')).toMatch(/ and move each of them up to 1 space\.$/);
    expect(say(seq(move(foes, 1), damage(foes, 1)), 'en')).not.toContain('each of them');
  });

  test('what an opponent may do next is offered under the same condition', () => {
    const offered = may(discard('opponent', { choice: 'random' }), { by: 'opponent' });
    expect(say(when(won(), seq(draw(1), offered)), 'en')).toBe(
      'If you won this combat, draw 1 card, and your opponent may discard 1 random card.',
    );
  });

  test('counters that have a plural go by their number in the log', () => {
    const seats = ['blackbeard', 'medusa'];
    const event = {
      type: 'counterChanged',
      cause: {},
      seat: 0,
      counter: 'doubloon',
      from: 1,
      to: 2,
    } as const;
    const told = TEXT_LANGUAGES.map((lang) => eventText(event, tableOf(seats, null, lang)));
    expect(told.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      "The number of Blackbeard's doubloons goes from 1 to 2.",
      'O número de dobrões do Barba Negra passa de 1 para 2.',
      'Le nombre de doublons de Barbe-Noire passe de 1 à 2.',
      'Кількість дублонів Чорної Бороди змінюється з 1 на 2.',
    ]);
  });

  test('whoever recovers alike is said once', () => {
    const beside = friendly({ adjacentTo: mine() });
    expect(sayAll(seq(recover(mine(), 1), recover(beside, 1)))).toEqual([
      'Your fighter and each friendly fighter adjacent to it recover 1 health.',
      'Seu combatente e cada combatente aliado adjacente a ele recuperam 1 ponto de vida.',
      'Votre combattant et chaque combattant ami qui lui est adjacent récupèrent 1 point de vie.',
      "Ваш боєць і кожен дружній боєць, суміжний із ним, відновлюють по 1 одиниці здоров'я.",
    ]);
  });
});
