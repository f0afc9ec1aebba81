import type { Address, Effect, HeroDef } from '@peerless/language';
import { mine, own, place, walkEffect } from '@peerless/language';
import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { abilityText, causeText, effectText, eventText, namesFor } from '../src/index.ts';
import { heroNamed, someBoard, tableOf } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

/** What an editor of printed games found when the twenty newest heroes were read in Ukrainian, and at the table. */

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Where a card first has an operation of that name. */
function addressOf(hero: HeroDef, card: string, op: string): Address {
  for (const { slug, immediately, during, after } of hero.cards) {
    if (slug !== card) continue;
    for (const [box, effect] of Object.entries({ immediately, during, after })) {
      const path = effect === undefined ? undefined : pathIn(effect, op);
      if (path !== undefined) return { hero: hero.slug, card, box, path } as Address;
    }
  }
  throw new Error(`no ${op} in ${card}`);
}

function pathIn(effect: Effect, op: string): readonly (string | number)[] | undefined {
  let found: readonly (string | number)[] | undefined;
  walkEffect(effect, ({ kind, name, path }) => {
    if (kind !== 'effect' || name !== op || found !== undefined) return;
    found = (path.match(/\w+/g) ?? []).map((step) => (/^\d/.test(step) ? Number(step) : step));
  });
  return found;
}

const tell = (heroes: readonly string[], type: string, fields: object): string =>
  plain(eventText({ type, cause: {}, ...fields } as GameEvent, tableOf([...heroes], null, 'uk')));

describe('on cards', () => {
  test('what goes on is no single deed', () => {
    const far: HeroDef = { ...testHero, counters: [], modifiers: [{ mod: 'move', by: 1 }] };
    expect(abilityText(far, 'uk').map(plain)).toContain('Додавайте 1 до своєї дальності переміщення.');
  });

  test('a zone is without all of a kind, or without the only one', () => {
    const into = (who: string): string =>
      plain(effectText(place(mine(), { inZoneWithout: own(who) }), testHero, 'uk', combatCard));
    expect(into('harpy')).toBe('Розмістіть свого бійця в будь-якій комірці зони без гарпій.');
    expect(into('merlin')).toBe('Розмістіть свого бійця в будь-якій комірці зони без Мерліна.');
  });
});

describe('at the table', () => {
  test('somebody who does two things is named once, and you discard in the second person', () => {
    const blackbeard = heroNamed('blackbeard');
    const names = tableOf(['nikola-tesla', 'blackbeard'], 0, 'uk');
    expect(plain(names.asked(addressOf(blackbeard, 'fearsome-and-calculating', 'pay')))).toBe(
      'Ви можете сплатити Чорній Бороді 1 дублон зі скарбниці. Якщо ви цього не зробите, суперник переглядає вашу руку й вибирає 1 карту, яку ви скинете.',
    );
  });

  test.each([
    ['en', 'Put that card into your hand.'],
    ['pt', 'Coloque essa carta na sua mão.'],
    ['fr', 'Mettez la carte consultée dans votre main.'],
    ['uk', 'Покладіть ту карту на руку.'],
  ] as const)('a mode speaks of the one card that was looked at: %s', (lang, text) => {
    const names = tableOf(['the-wayward-sisters', 'medusa'], 0, lang);
    expect(names.modes(addressOf(heroNamed('the-wayward-sisters'), 'all-seeing-familiar', 'choose'))[0]).toBe(
      text,
    );
  });

  test('counters that have a plural are counted', () => {
    const change = { seat: 1, counter: 'doubloon', from: 2, to: 1 };
    expect(tell(['medusa', 'blackbeard'], 'counterChanged', change)).toBe(
      'Кількість дублонів Чорної Бороди змінюється з 2 на 1.',
    );
  });

  test('who pays, and whose cards are moved, is said', () => {
    const paid = { seat: 1, counter: 'doubloon', from: 1, to: 3, paidBy: 0 };
    expect(tell(['medusa', 'blackbeard'], 'counterChanged', paid)).toBe(
      'Медуза сплачує Чорній Бороді 2 дублони зі скарбниці.',
    );
    const moved = { seat: 0, by: 1, from: 'deck', to: 'aside' };
    expect(tell(['medusa', 'blackbeard'], 'cardMoved', moved)).toBe(
      'Чорна Борода кладе карту з колоди Медузи вбік.',
    );
  });

  test('quotes inside quotes are others', () => {
    const played = { fighter: 'rosie-the-riveter', card: 'rosie-the-riveter/d-day', seat: 0, why: 'choice' };
    expect(tell(['rosie-the-riveter', 'medusa'], 'discarded', played)).toBe(
      'Клепальниця Розі скидає карту «День „Д“».',
    );
  });

  test('with the same hero twice an ability has its name', () => {
    const loki = heroNamed('loki');
    const names = namesFor([loki, loki], someBoard, 'uk', 0);
    expect(causeText({ ability: 'loki' }, names)).toBe('через уміння Локі');
  });
});
