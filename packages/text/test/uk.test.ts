import {
  add,
  boostOf,
  damage,
  draw,
  type Effect,
  gain,
  gainAction,
  heroOf,
  look,
  may,
  mine,
  move,
  opposing,
  own,
  pay,
  place,
  recover,
  seq,
  swap,
  take,
  theirs,
  when,
  won,
} from '@peerless/language';
import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { contextFor } from '../src/clauses/context.ts';
import { effectClauses } from '../src/clauses/effects.ts';
import {
  abilityText,
  causeText,
  effectText,
  eventText,
  MESSAGES,
  message,
  messageTables,
  namesFor,
  optionText,
  outcomeText,
  promptText,
} from '../src/index.ts';
import { adjectives, agreeing } from '../src/lexicon/uk/adjectives.ts';
import { CASES } from '../src/lexicon/uk/grammar.ts';
import { nouns } from '../src/lexicon/uk/nouns.ts';
import { verbs } from '../src/lexicon/uk/verbs.ts';
import { type Act, ROLES } from '../src/meaning/clause.ts';
import { finish } from '../src/realise/uk/euphony.ts';
import { counted, namedNoun, nounCalled, pronoun } from '../src/realise/uk/noun.ts';
import { goldenText } from './golden-text.ts';
import { everyHero, fighterCalled, heroNamed, someBoard, withEverything } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

const say = (effect: Effect): string =>
  effectText(effect, testHero, 'uk', combatCard).replaceAll('\u00a0', ' ');
const medusa = own('medusa');

describe('Ukrainian words', () => {
  test.each([
    [1, '1 карту', '1 поранення', '1 бійця'],
    [2, '2 карти', '2 поранень', '2 бійців'],
    [5, '5 карт', '5 поранень', '5 бійців'],
    [11, '11 карт', '11 поранень', '11 бійців'],
    [21, '21 карту', '21 поранення', '21 бійця'],
    [24, '24 карти', '24 поранень', '24 бійців'],
  ])('%i takes its plural class', (n, cards, damages, fighters) => {
    expect(counted(n, { noun: nouns.card }, 'acc')).toBe(cards);
    expect(counted(n, { noun: nouns.damage }, 'gen')).toBe(damages);
    // The accusative of beings is their genitive, also with few of them.
    expect(counted(n, { noun: nouns.fighter }, 'acc')).toBe(fighters);
  });

  test('adjectives agree in gender, number, case and animacy', () => {
    const { opposing: hostile, empty } = adjectives;
    expect(CASES.map((at) => agreeing(hostile, nouns.fighter, 'sg', at))).toEqual(
      'ворожий ворожого ворожому ворожого ворожим ворожому'.split(' '),
    );
    expect(CASES.map((at) => agreeing(empty, nouns.space, 'sg', at))).toEqual(
      'порожня порожньої порожній порожню порожньою порожній'.split(' '),
    );
    expect(agreeing(hostile, nouns.token, 'sg', 'acc')).toBe('ворожий');
    expect(agreeing(hostile, nouns.fighter, 'pl', 'acc')).toBe('ворожих');
    expect(agreeing(adjectives.each, nouns.fighter, 'sg', 'nom')).toBe('кожен');
  });

  test('pronouns take н- after a preposition', () => {
    const she = { gender: 'f', animate: true, count: 'sg' } as const;
    expect(pronoun(she, { case: 'gen' })).toBe('її');
    expect(pronoun(she, { case: 'gen', prep: true })).toBe('неї');
    expect(pronoun({ ...she, count: 'pl' }, { case: 'gen', prep: true })).toBe('них');
  });

  test('names are declined, names of strangers follow their class noun', () => {
    const arthur = namedNoun(heroNamed('king-arthur'), nouns.fighter);
    expect(CASES.map((at) => arthur.sg[at]).slice(0, 5)).toEqual([
      'король Артур',
      'короля Артура',
      'королю Артурові',
      'короля Артура',
      'королем Артуром',
    ]);
    const zed = namedNoun({ name: 'Zed' }, nouns.fighter);
    expect([zed.sg.nom, zed.sg.acc, zed.sg.dat]).toEqual(['Zed', 'бійця Zed', 'бійцеві Zed']);
    expect(nounCalled('гарпія 2 (1)', fighterCalled('harpy'), nouns.fighter).sg.acc).toBe('гарпію 2 (1)');
    expect(nounCalled('Ana', undefined, nouns.player).sg.gen).toBe('гравця Ana');
    expect(nounCalled('Медуза', heroNamed('medusa'), nouns.player).sg.gen).toBe('Медузи');
  });
});

describe('euphony', () => {
  test.each([
    ['перебуває {в} зоні', 'перебуває в зоні'],
    ['боєць {в} зоні', 'боєць у зоні'],
    ['{в} зоні', 'У зоні'],
    ['картах {в} одній', 'картах в одній'],
    ['карти {в} своєму', 'карти у своєму'],
    ['ПОДОРОЖІ {в} відкладених', 'ПОДОРОЖІ у відкладених'],
    ['карту {з} руки', 'карту з руки'],
    ['карту {з} скиду', 'карту зі скиду'],
    ['карту {з} своєї', 'карту зі своєї'],
    ['суміжний {з} Мерліном', 'суміжний із Мерліном'],
    ['суміжного {з} Сестрою', 'суміжного із Сестрою'],
    ['суміжний {з} Алісою', 'суміжний з Алісою'],
    ['Медуза {і} Мерлін', 'Медуза й Мерлін'],
    ['Мерлін {і} Медуза', 'Мерлін і Медуза'],
    ['Медуза {і} Єнненга', 'Медуза і Єнненга'],
    ['скасуйте {у}сі', 'скасуйте всі'],
    ['запобіжіть {у}сім', 'запобіжіть усім'],
    ['комірки 12 {в} комірку', 'комірки 12\u00a0у комірку'],
    ['комірки 3 {в} комірку', 'комірки 3\u00a0в комірку'],
  ])('%s', (raw, said) => {
    expect(finish(raw)).toBe(said);
  });

  test('commas close a clause only where it goes on', () => {
    expect(finish('бійцеві, суміжному з ним{,} по 1')).toBe('бійцеві, суміжному з ним, по 1');
    expect(finish('бійцеві, суміжному з ним{,}.')).toBe('бійцеві, суміжному з ним.');
    expect(finish('На початку гри{~}, візьміть')).toBe('На початку гри візьміть');
    expect(finish('На початку гри{~}, якщо')).toBe('На початку гри, якщо');
  });
});

describe('effects', () => {
  test.each<[Effect, string]>([
    [draw(1), 'Візьміть 1 карту.'],
    [draw(2), 'Візьміть 2 карти.'],
    [draw(5), 'Візьміть 5 карт.'],
    [draw(2, 'opponent'), 'Суперник бере 2 карти.'],
    [may(draw(1)), 'Ви можете взяти 1 карту.'],
    [pay('rage', 2, draw(1)), 'Ви можете витратити 2 жетони люті, щоб узяти 1 карту.'],
    [gain('rage', 1), 'Отримайте 1 жетон люті.'],
    [gainAction(2), 'Отримайте 2 дії.'],
    [move(own(), 3), 'Перемістіть кожного свого бійця максимум на 3 комірки.'],
    [move(medusa, 5), 'Перемістіть Медузу максимум на 5 комірок.'],
    [damage(theirs(), 2), 'Завдайте ворожому бійцеві 2 поранень.'],
    [
      damage(opposing({ adjacentTo: mine() }), 1),
      'Завдайте 1 поранення кожному ворожому бійцеві, суміжному з вашим бійцем.',
    ],
    [
      damage(theirs(), boostOf('theirs')),
      'Завдайте ворожому бійцеві стільки поранень, скільки становить значення ПОЛІПШЕННЯ карти суперника.',
    ],
    [recover(own(), 1), "Кожен ваш боєць відновлює 1 одиницю здоров'я."],
    [swap(medusa, own('merlin')), 'Поміняйте місцями Медузу й Мерліна.'],
    [
      place(medusa, { inZoneOf: medusa, other: true }),
      'Розмістіть Медузу в будь-якій іншій комірці її зони.',
    ],
    [add(-1), 'Відніміть 1 від значення цієї карти.'],
    [
      when(won(), draw(2), draw(1)),
      'Візьміть 1 карту. Якщо ви перемогли в цьому бою, натомість візьміть 2 карти.',
    ],
    [may(seq(draw(1), gainAction())), 'Ви можете взяти 1 карту. Якщо ви це зробите, отримайте 1 дію.'],
    [
      seq(look('opponent'), take({ from: 'hand', of: 'opponent', choice: 'you', to: 'discard' })),
      'Перегляньте руку суперника й виберіть 1 карту, яку він скине.',
    ],
    [damage(heroOf('opponent'), 1), 'Завдайте героєві суперника 1 поранення.'],
  ])('%j', (effect, text) => {
    expect(say(effect)).toBe(text);
  });

  test('the hero of a stranger is declined by its class noun', () => {
    const stranger = { ...testHero, slug: 'zed', name: 'Zed', names: undefined };
    expect(effectText(move(own('zed'), 1), stranger, 'uk', combatCard).replaceAll('\u00a0', ' ')).toBe(
      'Перемістіть бійця Zed максимум на 1 комірку.',
    );
    expect(effectText(recover(own('zed'), 1), stranger, 'uk', combatCard)).toMatch(/^Zed відновлює/);
  });
});

/** Everything printed, without titles, figures and quoted names. */
const printed = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^(- | {2}[^([]| {4}•)/.test(line))
    .map((line) => line.replaceAll(/«[^»]*»/g, '«»'));

describe('the texts of every hero', () => {
  test.each(everyHero)('$name has no English, no marks and no wrong sounds', (hero) => {
    for (const line of printed(goldenText(hero, 'uk'))) {
      expect(line).not.toMatch(/[A-Za-z{}]/);
      expect(line).not.toMatch(/\s[,.:]|,,|\.\.|[^ ] {2}/);
      // No "у" after a vowel before a consonant, no "і" between vowel and consonant.
      expect(line).not.toMatch(/[аеиіоуюяєї] у (?!(в|ф|св|тв|дв|хв))[бгджзклмнпрстцчшщ]/u);
      expect(line).not.toMatch(/[аеиоуюя] і [бгджзклмнпрстцчшщ]/u);
      expect(line).not.toMatch(/ з (скид|сво)/u);
    }
  });

  test('abilities read as on a card', () => {
    expect(abilityText(heroNamed('medusa'), 'uk').map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'На початку свого ходу ви можете завдати 1 поранення ворожому бійцеві в зоні Медузи.',
    ]);
  });
});

describe('log, questions and choices', () => {
  const slugs = ['medusa', 'king-arthur', 'beowulf', 'invisible-man', 'pandora'];
  const seats = slugs.map((slug, seat) => (seat === 0 ? withEverything(heroNamed(slug)) : heroNamed(slug)));
  const names = namesFor(seats, someBoard, 'uk');
  const reader = namesFor(seats, someBoard, 'uk', 0);
  const tell = (type: string, fields: object, to = names): string =>
    eventText({ type, cause: {}, ...fields } as GameEvent, to).replaceAll('\u00a0', ' ');

  test.each([
    ['drew', { seat: 0, count: 5 }, 'Медуза бере 5 карт.', 'Ви берете 5 карт.'],
    [
      'looked',
      { seat: 1, at: 0 },
      'Король Артур переглядає руку Медузи.',
      'Король Артур переглядає вашу руку.',
    ],
    [
      'discarded',
      { seat: 0, card: 'medusa/feint', why: 'choice' },
      'Медуза скидає карту «Фінт».',
      'Ви скидаєте карту «Фінт».',
    ],
    [
      'boosted',
      { seat: 0, card: 'medusa/dash', amount: 1, what: 'attack' },
      'Медуза ПОЛІПШУЄ атаку картою «Ривок»: +1.',
      'Ви ПОЛІПШУЄТЕ атаку картою «Ривок»: +1.',
    ],
    [
      'counterChanged',
      { seat: 2, counter: 'rage', from: 1, to: 2 },
      'Лють Беовульфа змінюється з 1 на 2.',
      'Лють Беовульфа змінюється з 1 на 2.',
    ],
    ['modesChosen', { seat: 0, modes: [] }, 'Медуза не вибирає нічого.', 'Ви не вибираєте нічого.'],
    [
      'gameEnded',
      { outcome: { winners: [0, 2], reason: 'defeat' } },
      'Медуза й Беовульф перемагають у грі.',
      'Ви й Беовульф перемагаєте у грі.',
    ],
    ['formChanged', { seat: 0, form: 'big' }, 'Медуза стає ВЕЛИКОЮ.', 'Ви стаєте ВЕЛИКОЮ.'],
  ])('%s %j', (type, fields, onlooker, own) => {
    expect(tell(type, fields)).toBe(onlooker);
    expect(tell(type, fields, reader)).toBe(own);
  });

  test.each([
    ['placed', { fighter: 'harpy-2', space: 4, from: 7 }, 'Гарпію 2 з комірки 7 розміщено в комірці 4.'],
    ['door', { door: 'north', open: true, fighter: 'wiglaf' }, 'Віглаф відчиняє північні двері.'],
    [
      'attackDeclared',
      { attacker: 'medusa', target: 'merlin', card: 'medusa/feint' },
      'Медуза атакує Мерліна картою «Фінт».',
    ],
    ['revealed', { attack: null, defense: null, boost: null }, 'Не відкрито жодної карти.'],
    [
      'combatResolved',
      { attack: 5, defense: 3, damage: 2 },
      'Бій завершується з результатом 5 проти 3: 2 бойові поранення.',
    ],
    [
      'damaged',
      { fighter: 'merlin', amount: 2, kind: 'combat', health: 5 },
      "Мерлін зазнає 2 бойових поранень і має ще 5 одиниць здоров'я.",
    ],
    ['summoned', { fighter: 'harpy-3', space: 9, from: 'defeated' }, 'Гарпія 3 повертається в комірку 9.'],
  ])('%s %j', (type, fields, text) => {
    expect(tell(type, fields)).toBe(text);
  });

  test('causes, options, prompts and outcomes', () => {
    expect(causeText({ card: 'medusa/feint' }, names)).toBe('через карту «Фінт»');
    expect(causeText({ ability: 'medusa' }, names)).toBe('через уміння Медузи');
    expect(optionText({ type: 'maneuver', key: '' }, names)).toBe('Виконати маневр');
    expect(optionText({ type: 'card', key: '', card: 'feint', seat: 0 }, names)).toBe('Фінт');
    expect(promptText({ prompt: 'pick', kind: 'fighter', source: { ability: 'medusa' } }, names)).toBe(
      'Уміння Медузи: Виберіть бійця.',
    );
    expect(outcomeText({ winners: [1], reason: 'defeat' }, names)).toBe(
      'Король Артур перемагає у грі: герої залишилися лише в однієї сторони.',
    );
    const own = namesFor([heroNamed('medusa'), heroNamed('alice')], someBoard, 'uk', null, ['Ana', 'Bob']);
    expect(tell('looked', { seat: 0, at: 1 }, own)).toBe('Ana переглядає руку гравця Bob.');
  });

  test('messages have plural classes and no English but commands and names', () => {
    expect([1, 2, 5, 21].map((count) => message('uk', 'cardsInDeck', { count }))).toEqual([
      '1 карта в колоді',
      '2 карти в колоді',
      '5 карт у колоді',
      '21 карта в колоді',
    ]);
    for (const id of Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]) {
      const said = JSON.stringify(messageTables.uk[id]).replaceAll(/\{\w+\}|"\w+":|"by":"\w+"/g, '');
      const commands =
        /\b(help|board|hand|card|discard|log|why|undo|save|resign|quit|Peerless|Unmatched|count)\b/g;
      expect(said.replaceAll(commands, ''), id).not.toMatch(/[A-Za-z]/);
    }
  });
});

/** Every act inside some clauses. */
function actsIn(value: unknown): Act[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(actsIn);
  return 'kind' in value && value.kind === 'act' ? [value as Act, ...inner] : inner;
}

test('no verb drops a role that a card fills', () => {
  for (const hero of everyHero) {
    for (const card of hero.cards) {
      const effects = [card.immediately, card.during, card.after, card.scheme].filter(
        (it) => it !== undefined,
      );
      const clauses = effects.map((it) => effectClauses(it, contextFor(hero, 'combat', { card })));
      for (const { verb, roles } of actsIn(clauses)) {
        // A choice shows its amount in words of its own.
        if (verb === 'chooseModes') continue;
        const slots = verbs[verb].frame.flatMap((slot) =>
          typeof slot === 'object' && 'role' in slot ? [slot.role] : [],
        );
        const wanted = ROLES.filter((role) => role !== 'agent' && roles[role] !== undefined);
        expect(slots, `${hero.slug}/${card.slug} ${verb}`).toEqual(expect.arrayContaining(wanted));
      }
    }
  }
});
