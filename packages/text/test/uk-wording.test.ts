import {
  add,
  all,
  anyone,
  between,
  boostOf,
  type Condition,
  compare,
  contains,
  damage,
  draw,
  type Effect,
  exists,
  gain,
  type HeroDef,
  hook,
  inCombat,
  look,
  mine,
  move,
  not,
  opposing,
  own,
  pick,
  pickCard,
  pickNumber,
  pickSpace,
  place,
  playCard,
  recover,
  revealedMarks,
  seq,
  spendAny,
  times,
  when,
} from '@peerless/language';
import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { abilityText, combatText, effectText, eventText, sourceText } from '../src/index.ts';
import { finish } from '../src/realise/uk/euphony.ts';
import { enumerate } from '../src/realise/uk/noun.ts';
import { everyHero, heroNamed, tableOf } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

/** How a Ukrainian player would put it, where a word for word text would still be grammatical. */

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const say = (effect: Effect, hero: HeroDef = testHero): string =>
  plain(effectText(effect, hero, 'uk', combatCard));
const medusa = own('medusa');

describe('an indefinite fighter in a place', () => {
  test.each<[Effect, string]>([
    [
      when(exists(opposing({ inZoneOf: medusa })), draw(1)),
      'Якщо в зоні Медузи є ворожий боєць, візьміть 1 карту.',
    ],
    [
      when(not(exists(opposing({ inZoneOf: medusa }))), draw(1)),
      'Якщо в зоні Медузи немає ворожих бійців, візьміть 1 карту.',
    ],
    [
      when(all(exists(own('medusa', { on: 'fog' })), not(exists(opposing({ inZoneOf: medusa })))), draw(1)),
      'Якщо Медуза перебуває в комірці з жетоном туману й у її зоні немає ворожих бійців, візьміть 1 карту.',
    ],
    // A known fighter is still the subject.
    [when(exists(medusa), draw(1)), 'Якщо Медуза перебуває на полі бою, візьміть 1 карту.'],
  ])('%j', (effect, text) => {
    expect(say(effect)).toBe(text);
  });
});

describe('counters', () => {
  const ink: HeroDef = { ...testHero, counters: [{ slug: 'ink', name: 'Ink', start: 0, max: 9 }] };

  test('what has no plural is measured, what has one is counted', () => {
    expect(say(gain('rage', 2))).toBe('Отримайте 2 жетони люті.');
    expect(say(gain('ink', 2), ink)).toBe('Отримайте 2 жетони Ink.');
    expect(say(gain('ink', 5), ink)).toBe('Отримайте 5 жетонів Ink.');
  });

  test('each one of what has no plural', () => {
    const spend = (counter: string): Effect => spendAny(counter, (spent) => add(times(2, spent)));
    expect(say(spend('rage'))).toContain('за кожен жетон люті, витрачений у такий спосіб.');
    expect(say(spend('ink'), ink)).toContain('за кожен жетон Ink, витрачений у такий спосіб.');
  });
});

describe('order and choice of words', () => {
  test('an amount with a clause of its own stays with it', () => {
    expect(say(pick(anyone({ adjacentTo: medusa }), (it) => damage(it, boostOf('theirs'))))).toBe(
      'Завдайте бійцеві, суміжному з Медузою, стільки поранень, скільки становить значення ПОЛІПШЕННЯ карти суперника.',
    );
  });

  test('a card is chosen from a hand', () => {
    const chosen = pickCard({ pile: 'hand', of: 'opponent', where: { playable: true } }, playCard);
    expect(say(seq(look('opponent'), chosen))).toBe(
      'Перегляньте руку суперника й виберіть із неї карту, якою можна оборонитися в цьому бою. Суперник грає ту карту в цьому бою.',
    );
  });

  test('the verb agrees with both fighters, and with each one of them', () => {
    expect(say(recover(inCombat(), 2))).toBe("Обидва бійці цього бою відновлюють 2 одиниці здоров'я.");
    expect(say(recover(inCombat({ inZoneOf: medusa }), 2))).toBe(
      "Кожен боєць цього бою в зоні Медузи відновлює 2 одиниці здоров'я.",
    );
  });

  test('what the reader did is a noun', () => {
    const after = (at: 'afterAttack' | 'afterManeuver'): string =>
      abilityText({ ...testHero, counters: [], hooks: [hook(at, move(medusa, 1))] }, 'uk')
        .map(plain)
        .join('\n');
    expect(after('afterAttack')).toContain('Після своєї атаки перемістіть Медузу максимум на 1 комірку.');
    expect(after('afterManeuver')).toContain('Після свого маневру перемістіть Медузу');
  });

  test('of two changing words in a row the second hears the first', () => {
    expect(finish('мапі {і} {в} зоні')).toBe('мапі й у зоні');
    expect(finish('боєць {і} {в} зоні')).toBe('боєць і в зоні');
    expect(finish('одного {з} {у}сіх')).toBe('одного з усіх');
  });

  test('"та" stands beside a name that is a pair', () => {
    expect(finish(enumerate(['Медуза', 'Джекіл і Гайд']))).toBe('Медуза та Джекіл і Гайд');
    expect(finish(enumerate(['«Снага й відвага»', '«Фінт»']))).toBe('«Снага й відвага» й «Фінт»');
  });
});

describe('the log', () => {
  const names = tableOf(['bruce-lee', 'king-arthur'], null, 'uk');
  const tell = (type: string, fields: object): string =>
    plain(eventText({ type, cause: {}, ...fields } as GameEvent, names));

  test.each([
    [
      'damaged',
      { fighter: 'merlin', amount: 2, kind: 'combat', health: 0 },
      "Мерлін зазнає 2 бойових поранень і лишається без здоров'я.",
    ],
    [
      'combatResolved',
      { attack: 3, defense: 3, damage: 0 },
      'Бій завершується з результатом 3 проти 3 без бойових поранень.',
    ],
    [
      'predicted',
      { seat: 1, number: 4, card: 'king-arthur/feint' },
      'Король Артур передбачає значення 4, граючи карту «Фінт».',
    ],
    [
      'discarded',
      { seat: 0, card: 'bruce-lee/hoo-whaaaaaa', why: 'choice' },
      'Брюс Лі скидає карту «ГУ! ВА-А-А-А-А!».',
    ],
  ])('%s %j', (type, fields, text) => {
    expect(tell(type, fields)).toBe(text);
  });

  test('an ability begins small inside a line', () => {
    expect(sourceText({ ability: 'king-arthur' }, names)).toBe('уміння короля Артура');
    const change = {
      type: 'valueChanged',
      cause: { ability: 'king-arthur' },
      ...{ side: 'attack', from: 3, to: 5, how: 'set' },
    } as GameEvent;
    expect(combatText([change], names)).toEqual(['Атака 5 замість 3 (уміння короля Артура)']);
  });
});

test('titles have the apostrophe of the texts, and one English title has one Ukrainian', () => {
  const titles = new Map<string, string>();
  for (const { cards } of everyHero) {
    for (const { title, titles: { uk } = {} } of cards) {
      if (uk === undefined) continue;
      expect(uk).not.toContain('’');
      expect(titles.get(title) ?? uk, title).toBe(uk);
      titles.set(title, uk);
    }
  }
});

describe('after a proof-reading', () => {
  test('both of them at once are told one by one', () => {
    const both = seq(recover(medusa, 1), recover(own('merlin'), 1));
    expect(say(when(exists(own('merlin', { adjacentTo: medusa })), both))).toBe(
      "Якщо Мерлін суміжний із Медузою, кожен із них відновлює 1 одиницю здоров'я.",
    );
  });

  test('a space is chosen in a zone, but something is put into a space of a zone', () => {
    expect(say(pickSpace({ inZoneOf: medusa }, (at) => damage(opposing({ at: [at] }), 1)))).toMatch(
      /^Виберіть комірку в зоні Медузи\./,
    );
    expect(say(place(mine(), { inZoneOf: medusa }))).toContain('в будь-якій комірці зони Медузи');
  });

  test('up to three cards are "максимум 3 карти", three spaces "максимум на 3 комірки"', () => {
    expect(say(pickNumber(between(0, 3), (n) => draw(n)))).toBe('Візьміть максимум 3 карти.');
    expect(say(move(mine(), 3))).toContain('максимум на 3 комірки');
  });

  test('two in one name act in the plural', () => {
    const names = tableOf(['jekyll-and-hyde', 'medusa'], null, 'uk');
    const fighter = 'jekyll-and-hyde';
    const hurt: GameEvent = { type: 'damaged', cause: {}, fighter, amount: 2, kind: 'effect', health: 9 };
    expect(plain(eventText(hurt, names))).toMatch(/^Джекіл і Гайд зазнають 2 поранень і мають/);
    expect(plain(eventText({ type: 'defeated', cause: {}, fighter }, names))).toBe('Джекіл і Гайд гинуть.');
  });

  test('what lies in a pile, and what does not', () => {
    const sisters = heroNamed('the-wayward-sisters');
    const shows = (...symbols: string[]): Condition => contains('cauldron', ...symbols);
    expect(say(when(shows('bat'), draw(1)), sisters)).toContain('Якщо у вашому казані є символ кажана,');
    expect(say(when(shows('snake', 'bat'), draw(1)), sisters)).toContain('є символи змії й кажана,');
    expect(say(when(not(shows('snake', 'bat')), draw(1)), sisters)).toContain(
      'Якщо у вашому казані немає символів змії й кажана,',
    );
  });

  test('what the turned cards show needs nobody who has it', () => {
    const pandora = heroNamed('pandora');
    const few = compare(revealedMarks(), '<', 3);
    expect(say(when(few, draw(1)), pandora)).toBe("Якщо відкрито менше ніж 3 пір'їни, візьміть 1 карту.");
  });
});
