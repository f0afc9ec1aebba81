import {
  changeForm,
  damage,
  type HeroDef,
  ifSymbol,
  move,
  own,
  pick,
  readHero,
  recover,
  take,
} from '@peerless/language';
import { expect, test } from 'vitest';
import { effectText, eventText, labelName, namesFor, TEXT_LANGUAGES } from '../src/index.ts';
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
