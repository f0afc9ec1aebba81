import type { GameEvent } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import {
  boardText,
  cardText,
  componentText,
  eventText,
  faceText,
  message,
  modeName,
  optionName,
  optionValueName,
  partText,
  setName,
  TEXT_LANGUAGES,
  type TextLanguage,
  zoneName,
} from '../src/index.ts';
import { goldenText } from './golden-text.ts';
import { everyHero, heroNamed, tableOf } from './table.ts';
import { testHero } from './test-hero.ts';

const boards = [...testLibrary().boards.values()];

/** A card of a hero, with the hero. */
function cardOf(hero: string, slug: string) {
  const def = heroNamed(hero);
  const card = def.cards.find((item) => item.slug === slug);
  if (card === undefined) throw new Error(`no card ${slug}`);
  return { card, def };
}

test('a table speaks the language of its reader', () => {
  const heroes = ['invisible-man', 'alice', 'little-red-riding-hood', 'sinbad'];
  const names = TEXT_LANGUAGES.map((lang) => tableOf(heroes, null, lang));
  expect(names.map(({ board }) => board)).toEqual(['Sarpedon', 'Sarpédon', 'Sarpédon', 'Сарпедон']);
  expect(names.map(({ zone }) => zone('dark-green'))).toEqual([
    'dark green',
    'verde-escura',
    'vert foncé',
    'темно-зелена',
  ]);
  expect(names.map(({ token }) => token(0, 'fog').name)).toEqual([
    'fog token',
    'ficha de névoa',
    'jeton Brouillard',
    'жетон туману',
  ]);
  expect(names.map(({ form }) => form(1, 'small').name)).toEqual(['Small', 'pequena', 'petite', 'маленька']);
  expect(names.map(({ symbol }) => symbol('wolfskin').name)).toEqual([
    'Wolfskin',
    'Pele',
    'Peau de loup',
    'Вовча шкура',
  ]);
  expect(names.map(({ tag }) => tag('voyage'))).toEqual(['Voyage', 'Viagem', 'Voyage', 'Подорож']);
  expect(tableOf(['beowulf', 'alice'], null, 'uk').counter(0, 'rage').name).toBe('лють');
});

test('what nobody translated keeps its name', () => {
  expect(setName('A Box of Mine', 'uk')).toBe('A Box of Mine');
  expect(zoneName('left-wing', 'fr')).toBe('left wing');
  expect(tableOf(['alice', 'medusa'], null, 'pt').symbol('silver-moon').name).toBe('Silver Moon');
});

test.each(TEXT_LANGUAGES)('the zones of a board are told apart in %s', (lang) => {
  for (const board of boards) {
    const zones = [...new Set(board.spaces.flatMap((space) => space.zones))];
    expect(new Set(zones.map((zone) => zoneName(zone, lang))).size).toBe(zones.length);
  }
});

test('modes and rules options have words', () => {
  expect(TEXT_LANGUAGES.map((lang) => modeName('free-for-all', lang))).toEqual([
    'Free-for-all',
    'Todos contra todos',
    'Chacun pour soi',
    'Кожен за себе',
  ]);
  expect(optionName('mulligan', 'uk')).toBe('Нова початкова рука');
  expect(optionValueName('openTeamHands', false, 'fr')).toBe('secrètes');
});

describe('the face of a card', () => {
  test('has type, value, BOOST, user, copies, symbols and tags', () => {
    const woods = cardOf('little-red-riding-hood', 'into-the-woods');
    expect(faceText(woods.card, woods.def, 'pt')).toEqual({
      type: 'tática',
      boost: message('pt', 'boost', { value: 2 }),
      user: 'Chapeuzinho',
      copies: '×3',
      // One symbol a copy, not three on each.
      symbols: ['Pele ×1', 'Acônito ×1', 'Faca ×1'],
      marks: '',
      tags: [],
    });
    const whale = cardOf('sinbad', 'voyage-to-the-island-that-was-a-whale');
    expect(faceText(whale.card, whale.def, 'uk')).toEqual({
      type: 'атака 2',
      boost: message('uk', 'noBoost'),
      user: 'Синдбад',
      copies: '×1',
      symbols: [],
      marks: '',
      tags: ['Подорож'],
    });
  });

  test('names forms and anybody as users', () => {
    const haste = cardOf('jekyll-and-hyde', 'with-haste');
    expect(faceText(haste.card, haste.def, 'uk').user).toBe('Доктор Джекіл');
    const feint = cardOf('medusa', 'feint');
    expect(faceText(feint.card, feint.def, 'en').user).toBe(message('en', 'anyFighter'));
  });
});

test('French titles and texts have narrow spaces before high punctuation', () => {
  const { card, def } = cardOf('jekyll-and-hyde', 'with-haste');
  expect(cardText(card, def, 'fr').title).toBe('En toute hâte\u202f!');
  // No space at all is as wrong as a wide one.
  const wide = /[ \u00a0\p{L}\d][:;!?]/u;
  expect(everyHero.filter((hero) => wide.test(goldenText(hero, 'fr')))).toEqual([]);
  expect(setName('Marvel: Teen Spirit', 'fr')).not.toMatch(wide);
});

test('the label of a part is set as the language sets a colon', () => {
  const { card, def } = cardOf('medusa', 'second-shot');
  const parts = TEXT_LANGUAGES.map((lang) => cardText(card, def, lang).parts.map((it) => partText(it, lang)));
  expect(parts.map(([during = '']) => during.slice(0, during.indexOf(': ') + 2))).toEqual([
    'DURING COMBAT: ',
    'DURANTE O COMBATE: ',
    'PENDANT LE COMBAT\u202f: ',
    'ПІД ЧАС БОЮ: ',
  ]);
  const plain = { kind: 'scheme', label: null, text: 'Draw 1 card.' } as const;
  expect(partText(plain, 'fr')).toBe('Draw 1 card.');
});

describe('the rules of components', () => {
  const textsOf = (hero: typeof testHero) => componentText(hero, 'en').map(({ name, text }) => [name, text]);

  test('a hero without components has none', () => {
    expect(componentText(heroNamed('king-arthur'), 'en')).toEqual([]);
  });

  test('every kind that a hero declares has a rule', () => {
    const names = componentText(testHero, 'en').map(({ name }) => name);
    const side = ["Pandora's Box", 'Pain', 'Toil', 'Greed', 'Misfortune', 'Confusion', 'Woe', 'Hope'];
    expect(names).toEqual([
      'Rage',
      'Active upgrade',
      'Fog token',
      'Cauldron',
      'Line',
      ...side,
      'Big / Small',
      'Knife / Wolfskin',
    ]);
  });

  test('a rule is left out where the hero does not have its reason', () => {
    const [[, rage = ''] = [], [, row = ''] = [], [, fog = ''] = []] = textsOf(testHero);
    expect(rage).not.toContain('damage');
    expect(rage).not.toContain('row');
    expect(row).toContain('the leftmost inactive one');
    expect(row).not.toContain('Spending');
    expect(fog).not.toContain('adjacent');
    expect(fog).not.toContain('bonus');
    expect(textsOf(heroNamed('beowulf'))[0]?.[1]).toContain('Damage counts once each time it is taken');
    expect(textsOf(heroNamed('invisible-man'))[0]?.[1]).toMatch(/not adjacent.*bonus is not a card effect/);
    const dark = { ...testHero, symbols: { slugs: ['knife', 'wolfskin'], start: 'knife' } };
    expect(textsOf(testHero).at(-1)?.[1]).toContain('wild symbol');
    expect(textsOf(dark).at(-1)?.[1]).not.toContain('wild symbol');
  });

  test('reserves and large fighters', () => {
    expect(componentText(heroNamed('sun-wukong'), 'uk')[0]).toMatchObject({ name: 'Клон' });
    const large = { ...testHero.hero, large: true as const };
    expect(textsOf({ ...testHero, hero: large }).at(-1)).toEqual([
      'Medusa',
      'A large fighter next to an open door keeps it from being closed, and it cannot use secret passages.',
    ]);
  });

  test('boards tell of doors, secret passages and one-way lines', () => {
    const special = (slug: string) =>
      boards.filter((board) => board.slug === slug).flatMap((board) => boardText(board, 'fr'));
    expect(special('heorot').map(({ name }) => name)).toEqual(['Portes']);
    expect(special('baskerville-manor').map(({ name }) => name)).toEqual(['Passages secrets']);
    expect(special('raptor-paddock').map(({ name }) => name)).toEqual(['Lignes à sens unique']);
    expect(special('sarpedon')).toEqual([]);
  });
});

describe('events that need their cause', () => {
  const tell = (event: GameEvent, lang: TextLanguage = 'en'): string =>
    eventText(event, tableOf(['beowulf', 'bruce-lee'], null, lang));

  test('chosen modes are told by number and card, and by what the card says they do', () => {
    const cause = { card: 'beowulf/golden-drinking-horn' };
    const chosen = { type: 'modesChosen', cause, seat: 0, modes: [1, 2] } as const;
    expect(TEXT_LANGUAGES.map((lang) => tell(chosen, lang).replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
      'Beowulf chooses options 1 and 2 (Golden Drinking Horn): Draw 2 cards. Move Beowulf up to 4 spaces.',
      'Beowulf escolhe as opções 1 e 2 (Chifre Dourado de Hidromel): Compre 2 cartas. Mova Beowulf em até 4 espaços.',
      'Beowulf choisit les options 1 et 2 (Corne à boire en or) : Piochez 2 cartes. Déplacez Beowulf de 4 cases au maximum.',
      'Беовульф вибирає варіанти 1 і 2 (Золотий питний ріг): Візьміть 2 карти. Перемістіть Беовульфа максимум на 4 комірки.',
    ]);
    expect(tell({ ...chosen, cause: {} })).toBe('Beowulf chooses options 1 and 2.');
    // What is offered only while its condition holds is told without it.
    const sisters = tableOf(['the-wayward-sisters', 'medusa'], null, 'en');
    const spell = { ...chosen, cause: { ability: 'the-wayward-sisters' }, modes: [4] } as const;
    expect(eventText(spell, sisters)).toBe(
      "The Wayward Sisters choose option 4 (the Wayward Sisters' ability): Gain 1 action.",
    );
  });

  test('a change of a value names what changed it', () => {
    const changed = { type: 'valueChanged', side: 'attack', from: 4, to: 6, how: 'add' } as const;
    expect(tell({ ...changed, cause: { ability: 'beowulf' } })).toBe(
      "The attack value goes from 4 to 6 (Beowulf's ability).",
    );
  });

  test('what lasts until the end of the turn is named', () => {
    const event = { type: 'untilEndOfTurn', cause: { card: 'bruce-lee/nunchaku' }, seat: 1 } as const;
    expect(TEXT_LANGUAGES.map((lang) => tell(event, lang))).toEqual([
      'The effects of Nunchaku last until the end of the turn.',
      'Os efeitos de “Nunchaku” duram até o final do turno.',
      'Les effets de «\u00a0Nunchaku\u00a0» durent jusqu’à la fin du tour.',
      'Ефекти карти «Нунчаку» діють до кінця ходу.',
    ]);
    expect(tell({ ...event, cause: {} })).toBe('An effect lasts until the end of the turn.');
  });
});
