import {
  changeForm,
  counter,
  damage,
  gain,
  type HeroDef,
  ifSymbol,
  move,
  moveToken,
  own,
  pick,
  pickToken,
  readHero,
  recover,
  spendAny,
  type Titles,
  take,
  takeForm,
} from '@peerless/language';
import { expect, test } from 'vitest';
import { effectText, eventText, heroText, labelName, namesFor, TEXT_LANGUAGES } from '../src/index.ts';
import { someBoard } from './table.ts';

/** A hero from a file that nobody here has seen: how it is spoken of stands in the file, and nowhere else. */

const KEEPER = {
  slug: 'lighthouse-keeper',
  name: 'Lighthouse Keeper',
  names: {
    en: { gender: 'f', article: true },
    pt: { name: 'Faroleira', gender: 'f', article: true },
    fr: { name: 'Gardienne du phare', gender: 'f', article: true },
    uk: {
      name: 'Доглядачка маяка',
      gender: 'f',
      cases: 'Доглядачки маяка|Доглядачці маяка|Доглядачку маяка|Доглядачкою маяка|Доглядачці маяка',
    },
  },
  move: 2,
  hero: { health: 14, attack: 'melee' },
  sidekicks: [
    {
      slug: 'gull',
      name: 'Gull',
      names: {
        pt: { name: 'gaivota', gender: 'f', article: true, plural: 'gaivotas' },
        fr: { name: 'mouette', gender: 'f', article: true, plural: 'mouettes' },
        uk: {
          name: 'чайка',
          gender: 'f',
          cases: 'чайки|чайці|чайку|чайкою|чайці',
          plural: 'чайки|чайок|чайкам|чайок|чайками|чайках',
        },
      },
      plural: 'Gulls',
      count: 3,
      health: 1,
      attack: 'melee',
    },
  ],
  forms: [
    { slug: 'lit', name: 'Lit', names: { uk: { name: 'сяйлива', gender: 'f', adjective: true } } },
    { slug: 'dark', name: 'Dark' },
  ],
  formNoun: {
    name: 'mood',
    names: {
      pt: { name: 'humor', gender: 'm' },
      fr: { name: 'humeur', gender: 'f' },
      uk: { name: 'настрій', gender: 'm', cases: 'настрою|настрою|настрій|настроєм|настрої' },
    },
  },
  symbols: { slugs: ['lamp'], start: 'wild' },
  tags: ['storm'],
  labels: [
    {
      slug: 'lamp',
      name: 'Lamp',
      names: {
        pt: 'Lanterna',
        fr: 'Lampe',
        uk: { name: 'лампа', gender: 'f', cases: 'лампи|лампі|лампу|лампою|лампі' },
      },
    },
    {
      slug: 'storm',
      name: 'Storm',
      names: { pt: 'tempestade', uk: { name: 'буря', gender: 'f', cases: 'бурі|бурі|бурю|бурею|бурі' } },
    },
  ],
  hooks: [],
  modifiers: [],
  cards: [{ slug: 'beam', title: 'Beam', type: 'scheme', value: null, boost: 1, user: 'any', quantity: 30 }],
};

const read = readHero(JSON.stringify(KEEPER));
const keeper = read.hero as HeroDef;
const inAll = (say: (lang: (typeof TEXT_LANGUAGES)[number]) => string): string[] =>
  TEXT_LANGUAGES.map((lang) => say(lang).replaceAll(/[\u00a0\u202f]/g, ' '));

test('its file is sound, without a box and without facts', () => {
  expect(read.problems).toBeUndefined();
});

test('articles, genders and cases are those of the file', () => {
  const hero = own('lighthouse-keeper');
  expect(inAll((lang) => effectText(move(hero, 2), keeper, lang))).toEqual([
    'Move the Lighthouse Keeper up to 2 spaces.',
    'Mova a Faroleira em até 2 espaços.',
    'Déplacez la Gardienne du phare de 2 cases au maximum.',
    'Перемістіть Доглядачку маяка максимум на 2 комірки.',
  ]);
  expect(
    inAll((lang) =>
      effectText(
        pick(own('gull'), (it) => damage(it, 1)),
        keeper,
        lang,
      ),
    ),
  ).toEqual([
    'Deal 1 damage to a Gull.',
    'Cause 1 ponto de dano em uma gaivota.',
    'Infligez 1 dégât à une mouette.',
    'Завдайте чайці 1 поранення.',
  ]);
  expect(effectText(recover(own('gull'), 1), keeper, 'fr')).toContain('mouette');
});

test('so are the words for forms, symbols and tags', () => {
  expect(inAll((lang) => effectText(changeForm(), keeper, lang))).toEqual([
    'The Lighthouse Keeper changes mood.',
    'A Faroleira muda de humor.',
    'La Gardienne du phare change d’humeur.',
    'Доглядачка маяка змінює настрій.',
  ]);
  const storm = take({ from: 'discard', where: { tag: 'storm' }, choice: 'all', to: 'hand' });
  expect(effectText(storm, keeper, 'uk')).toContain('БУРІ');
  expect(effectText(storm, keeper, 'pt')).toContain('TEMPESTADE');
  expect(effectText(ifSymbol('lamp', damage(own('gull'), 1)), keeper, 'pt')).toContain('Lanterna');
  expect(inAll((lang) => labelName(keeper, 'storm', lang))).toEqual(['Storm', 'Tempestade', 'Storm', 'Буря']);
});

test('the log knows them too, and the wild symbol is everybody’s', () => {
  const tell = (event: object) =>
    inAll((lang) => eventText({ cause: {}, ...event } as never, namesFor([keeper, keeper], someBoard, lang)));
  expect(tell({ type: 'turnStarted', seat: 0, turn: 2 })[2]).toBe(
    'La Gardienne du phare (1) commence le tour 2.',
  );
  expect(tell({ type: 'formChanged', seat: 0, form: 'lit' })[3]).toBe('Доглядачка маяка (1) стає СЯЙЛИВОЮ.');
  expect(inAll((lang) => labelName(keeper, 'wild', lang))).toEqual([
    'Wild',
    'Símbolo coringa',
    'Joker',
    'Джокер',
  ]);
});

/** A hero that counts embers and lays them out, as far as its file says how they are called. */
const withEmbers = (names: object): HeroDef => {
  const ember = { slug: 'ember', name: 'Ember', names };
  const counters = [{ ...ember, start: 0, max: 9 }];
  return { ...keeper, counters, tokens: [{ ...ember, count: 3 }] } as HeroDef;
};

const CASES = 'жарини|жарині|жарину|жариною|жарині';
const PLURAL = 'жарини|жарин|жаринам|жарини|жаринами|жаринах';

/** What Portuguese, French and Ukrainian say of one ember, of three, of five. */
const gains = (names: object): string[] =>
  inAll((lang) =>
    [1, 3, 5].map((n) => effectText(gain('ember', n), withEmbers(names), lang)).join(' '),
  ).slice(1);

test('a counter is counted by its own forms, and by a class noun as far as they are missing', () => {
  expect(gains({})).toEqual([
    'Ganhe 1 ponto de Ember. Ganhe 3 pontos de Ember. Ganhe 5 pontos de Ember.',
    'Gagnez 1 jeton Ember. Gagnez 3 jetons Ember. Gagnez 5 jetons Ember.',
    'Отримайте 1 жетон Ember. Отримайте 3 жетони Ember. Отримайте 5 жетонів Ember.',
  ]);
  const plain: Titles = { pt: 'brasa', fr: 'braise', uk: 'жарина' };
  expect(gains(plain)).toEqual([
    'Ganhe 1 ponto de brasa. Ganhe 3 pontos de brasa. Ganhe 5 pontos de brasa.',
    'Gagnez 1 jeton braise. Gagnez 3 jetons braise. Gagnez 5 jetons braise.',
    'Отримайте 1 жетон «жарина». Отримайте 3 жетони «жарина». Отримайте 5 жетонів «жарина».',
  ]);
  const f = { gender: 'f' } as const;
  expect(gains({ uk: { name: 'жарина', ...f } })[2]).toBe(gains(plain)[2]);
  expect(gains({ uk: { name: 'жарина', ...f, cases: CASES } })[2]).toBe(
    'Отримайте 1 жетон жарини. Отримайте 3 жетони жарини. Отримайте 5 жетонів жарини.',
  );
});

const WHOLE = {
  pt: { name: 'brasa', gender: 'f', plural: 'brasas' },
  fr: { name: 'braise', gender: 'f', plural: 'braises' },
  uk: { name: 'жарина', gender: 'f', cases: CASES, plural: PLURAL },
};

test('with a plural it is counted by its name, and what is said of it agrees', () => {
  expect(gains(WHOLE)).toEqual([
    'Ganhe 1 brasa. Ganhe 3 brasas. Ganhe 5 brasas.',
    'Gagnez 1 braise. Gagnez 3 braises. Gagnez 5 braises.',
    'Отримайте 1 жарину. Отримайте 3 жарини. Отримайте 5 жарин.',
  ]);
  const all = spendAny('ember', (spent) => damage(own('gull'), spent));
  const [, pt, fr, uk] = inAll((lang) => effectText(all, withEmbers(WHOLE), lang));
  expect(pt).toContain('para cada brasa gasta desta forma');
  expect(fr).toContain('pour chaque braise dépensée de cette façon');
  expect(uk).toContain('за кожну жарину, витрачену в такий спосіб');
  const each = effectText(damage(own('gull'), counter('ember')), withEmbers(WHOLE), 'uk');
  expect(each).toContain('за кожну жарину, яку ви маєте');
});

test('the log gives a counter without grammar no gender', () => {
  const event = { type: 'counterChanged', seat: 0, counter: 'ember', from: 1, to: 3, cause: {} } as never;
  const told = (names: object) =>
    inAll((lang) => eventText(event, namesFor([withEmbers(names), keeper], someBoard, lang)));
  expect(told({ pt: 'brasa', fr: 'braise' }).slice(1, 3)).toEqual([
    'O contador brasa da Faroleira (1) passa de 1 para 3.',
    'Le compteur braise de la Gardienne du phare (1) passe de 1 à 3.',
  ]);
  expect(told(WHOLE)[1]).toBe('O número de brasas da Faroleira (1) passa de 1 para 3.');
});

test('tokens without a plural are tokens of something', () => {
  const setup = (names: object) =>
    heroText(withEmbers(names), 'uk').setup.join(' ').replaceAll('\u00a0', ' ');
  const move2 = pickToken('ember', (it) => moveToken(it, 2));
  const moved = (names: object) => effectText(move2, withEmbers(names), 'uk').replaceAll('\u00a0', ' ');
  const noPlural = { uk: { name: 'жарина', gender: 'f', cases: CASES } };
  expect(setup(noPlural)).toContain('розмістіть 3 жетони жарини ');
  expect(moved(noPlural)).toBe('Перемістіть жетон жарини максимум на 2 комірки.');
  expect(setup(WHOLE)).toContain('розмістіть 3 жарини ');
  expect(moved(WHOLE)).toBe('Перемістіть жарину максимум на 2 комірки.');
  const ash = { ...withEmbers({}), tokens: [{ slug: 'ember', name: 'Ash token', count: 3 }] } as HeroDef;
  expect(effectText(move2, ash, 'uk')).toMatch(/^Перемістіть жетон Ash максимум/);
  expect(moved({ uk: 'жарина' })).toBe('Перемістіть жетон «жарина» максимум на 2 комірки.');
});

test('English counts by the plural of the file, and takes a name without one for what cannot be counted', () => {
  const embers = (plural?: string): HeroDef => {
    const ember = { slug: 'ember', name: 'Ember', ...(plural === undefined ? {} : { plural }) };
    return {
      ...keeper,
      counters: [{ ...ember, start: 0, max: 9 }],
      tokens: [{ ...ember, count: 3 }],
    } as HeroDef;
  };
  const say = (plural?: string): string[] =>
    [
      gain('ember', 1),
      gain('ember', 3),
      spendAny('ember', (spent) => damage(own('gull'), spent)),
      pickToken('ember', (it) => moveToken(it, 2)),
    ].map((effect) => effectText(effect, embers(plural), 'en'));
  expect(say()).toEqual([
    'Gain 1 Ember.',
    'Gain 3 Ember.',
    'Spend any amount of Ember. Deal 1 damage to each Gull for each Ember spent this way.',
    'Move an Ember token up to 2 spaces.',
  ]);
  expect(say('Embers')).toEqual([
    'Gain 1 Ember.',
    'Gain 3 Embers.',
    'Spend any number of Embers. Deal 1 damage to each Gull for each Ember spent this way.',
    'Move an Ember up to 2 spaces.',
  ]);
  const setup = (plural?: string): string => heroText(embers(plural), 'en').setup.join(' ');
  expect(setup()).toContain('place 3 Ember tokens in');
  expect(setup('Embers')).toContain('place 3 Embers in');
});

test('a form may be a quality in every language, whether or not all forms have a word of their own', () => {
  const quality = (name: string) => ({ name, gender: 'f', adjective: true });
  const forms = [
    {
      slug: 'lit',
      name: 'Lit',
      names: { pt: quality('acesa'), fr: quality('allumée'), uk: quality('ясна') },
    },
    {
      slug: 'dark',
      name: 'Dark',
      names: { pt: quality('escura'), fr: quality('sombre'), uk: quality('темна') },
    },
  ];
  const { formNoun, ...rest } = KEEPER;
  for (const change of [{ forms }, { forms, formNoun }]) {
    const { hero, problems } = readHero(JSON.stringify({ ...rest, ...change }));
    expect(problems).toBeUndefined();
    const said = inAll((lang) => heroText(hero as HeroDef, lang).setup.join(' ')).slice(1);
    expect(said).toEqual([
      'A Faroleira começa a partida ACESA.',
      'La Gardienne du phare commence la partie ALLUMÉE.',
      'Доглядачка маяка починає гру ЯСНОЮ.',
    ]);
    const becomes = inAll((lang) => effectText(takeForm('dark'), hero as HeroDef, lang)).slice(1);
    expect(becomes).toEqual([
      'A Faroleira fica ESCURA.',
      'La Gardienne du phare devient SOMBRE.',
      'Доглядачка маяка стає ТЕМНОЮ.',
    ]);
  }
});

test('a form that is a person stays one in French, whatever its forms are called together', () => {
  const wolf = { name: 'Loup', gender: 'm', article: true };
  const forms = [
    { slug: 'wolf', name: 'Wolf', names: { fr: wolf } },
    { slug: 'dark', name: 'Dark' },
  ];
  const { hero } = readHero(JSON.stringify({ ...KEEPER, forms }));
  expect(heroText(hero as HeroDef, 'fr').setup.join(' ')).toBe(
    'La Gardienne du phare commence la partie sous la forme du Loup.',
  );
});
