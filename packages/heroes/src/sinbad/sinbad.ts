import {
  add,
  attack,
  card,
  cardsIn,
  damage,
  discard,
  draw,
  type HeroDef,
  inCombat,
  look,
  move,
  own,
  pick,
  recover,
  scheme,
  take,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';
import { exploit, feint, momentousShift, regroup } from '../shared-cards.ts';

const sailor = own('sinbad');
/** The card being played is not in the discard pile yet, so these are the other ones. */
const voyagesBehind = cardsIn('discard', { tag: 'voyage' });

/** Sinbad, faster and stronger with every voyage behind him, and the Porter. */
export const sinbad: HeroDef = {
  slug: 'sinbad',
  name: 'Sinbad',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Simbad', gender: 'm' },
    fr: { name: 'Sinbad', gender: 'm' },
    uk: { name: 'Синдбад', gender: 'm', cases: 'Синдбада|Синдбадові|Синдбада|Синдбадом|Синдбадові' },
  },
  set: 'Battle of Legends, Volume One',
  look: { emblem: 'turban', colours: { main: '#e8862a', deep: '#4a2304', ink: '#301602' } },
  profile: {
    difficulty: 1,
    styles: ['growth', 'mobile'],
    signature: ['voyage-home', 'riches-beyond-compare', 'voyage-to-the-city-of-the-man-eating-apes'],
  },
  move: 2,
  hero: { health: 15, attack: 'melee' },
  sidekicks: [
    {
      slug: 'the-porter',
      name: 'The Porter',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Carregador', gender: 'm', article: true },
        fr: { name: 'Porteur', gender: 'm', article: true },
        uk: { name: 'Носій', gender: 'm', cases: 'Носія|Носієві|Носія|Носієм|Носієві' },
      },
      emblem: 'backpack',
      count: 1,
      health: 6,
      attack: 'melee',
    },
  ],
  tags: ['voyage'],
  labels: [
    {
      slug: 'voyage',
      name: 'Voyage',
      names: {
        pt: { name: 'viagem', gender: 'f' },
        fr: 'Voyage',
        uk: {
          name: 'подорож',
          gender: 'f',
          cases: 'подорожі|подорожі|подорож|подорожжю|подорожі',
          plural: 'подорожі|подорожей|подорожам|подорожі|подорожами|подорожах',
        },
      },
      emblem: 'ship-wheel',
    },
  ],
  hooks: [],
  modifiers: [{ mod: 'move', by: voyagesBehind }],
  cards: [
    exploit({ boost: 1, quantity: 2 }),
    card(
      'toil-and-danger',
      versatile(3),
      { title: 'Toil and Danger', boost: 1, user: 'sinbad', quantity: 4 },
      {
        titles: { pt: 'Labuta e Perigo', fr: 'Labeur et danger', uk: 'Труди й небезпеки' },
        emblem: 'big-wave',
        after: move(sailor, 3),
      },
    ),
    card(
      'voyage-home',
      attack(2),
      { title: 'Voyage Home', boost: 1, user: 'sinbad', quantity: 1 },
      {
        titles: { pt: 'Viagem de Volta ao Lar', fr: 'Voyage de retour', uk: 'Подорож додому' },
        emblem: 'sailboat',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: take({ from: 'discard', where: { tag: 'voyage' }, choice: 'all', to: 'hand' }),
      },
    ),
    card(
      'riches-beyond-compare',
      scheme(),
      { title: 'Riches Beyond Compare', boost: 1, user: 'sinbad', quantity: 2 },
      {
        titles: { pt: 'Riquezas Incomparáveis', fr: 'Richesses sans pareilles', uk: 'Незрівнянні багатства' },
        emblem: 'open-treasure-chest',
        scheme: draw(3),
      },
    ),
    card(
      'by-fortune-and-fate',
      attack(3),
      { title: 'By Fortune and Fate', boost: 1, user: 'the-porter', quantity: 3 },
      {
        titles: {
          pt: 'Pela Sorte e pelo Destino',
          fr: 'Par la fortune et le destin',
          uk: 'Волею фортуни й долі',
        },
        emblem: 'rolling-dices',
        after: draw(2),
      },
    ),
    card(
      'voyage-to-the-island-that-was-a-whale',
      attack(2),
      { title: 'Voyage to the Island That Was a Whale', boost: null, user: 'sinbad', quantity: 1 },
      {
        titles: {
          pt: 'Viagem à Ilha Que Era uma Baleia',
          fr: 'Voyage vers l’île qui était une baleine',
          uk: 'Подорож до острова, що був китом',
        },
        emblem: 'sperm-whale',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: recover(sailor, 2),
      },
    ),
    card(
      'voyage-to-the-valley-of-the-giant-snakes',
      attack(2),
      { title: 'Voyage to the Valley of the Giant Snakes', boost: null, user: 'sinbad', quantity: 1 },
      {
        titles: {
          pt: 'Viagem ao Vale das Serpentes Gigantes',
          fr: 'Voyage vers la vallée des serpents géants',
          uk: 'Подорож до долини велетенських змій',
        },
        emblem: 'snake-totem',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: look('opponent'),
      },
    ),
    card(
      'voyage-to-the-creature-with-eyes-like-coals-of-fire',
      attack(2),
      {
        title: 'Voyage to the Creature With Eyes Like Coals of Fire',
        boost: null,
        user: 'sinbad',
        quantity: 1,
      },
      {
        titles: {
          pt: 'Viagem à Criatura com Olhos de Brasa',
          fr: 'Voyage vers la créature aux yeux de braise',
          uk: 'Подорож до істоти з очима, мов жарини',
        },
        emblem: 'burning-eye',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: discard('opponent', { choice: 'random' }),
      },
    ),
    card(
      'voyage-to-the-cannibals-with-the-root-of-madness',
      attack(2),
      { title: 'Voyage to the Cannibals With the Root of Madness', boost: null, user: 'sinbad', quantity: 1 },
      {
        titles: {
          pt: 'Viagem aos Canibais com a Raiz da Loucura',
          fr: 'Voyage chez les cannibales à la racine de folie',
          uk: 'Подорож до людожерів із коренем безумства',
        },
        emblem: 'plant-roots',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: move(sailor, 2),
      },
    ),
    card(
      'voyage-to-the-city-of-the-man-eating-apes',
      attack(2),
      { title: 'Voyage to the City of the Man-Eating Apes', boost: null, user: 'sinbad', quantity: 1 },
      {
        titles: {
          pt: 'Viagem à Cidade dos Macacos Devoradores de Homens',
          fr: 'Voyage vers la cité des singes mangeurs d’hommes',
          uk: 'Подорож до міста мавп-людожерів',
        },
        emblem: 'gorilla',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: damage(theirs(), 2),
      },
    ),
    card(
      'voyage-to-the-city-of-the-king-of-serendib',
      attack(2),
      { title: 'Voyage to the City of the King of Serendib', boost: null, user: 'sinbad', quantity: 1 },
      {
        titles: {
          pt: 'Viagem à Cidade do Rei de Serendib',
          fr: 'Voyage vers la cité du roi de Serendib',
          uk: 'Подорож до міста короля Серендібу',
        },
        emblem: 'indian-palace',
        tags: ['voyage'],
        during: add(voyagesBehind),
        after: draw(1),
      },
    ),
    card(
      'commanding-impact',
      attack(5),
      { title: 'Commanding Impact', boost: 2, user: 'any', quantity: 1 },
      {
        titles: { pt: 'Impacto Avassalador', fr: 'Impact magistral', uk: 'Владний удар' },
        emblem: 'impact-point',
        after: draw(1),
      },
    ),
    card(
      'leap-away',
      versatile(4),
      { title: 'Leap Away', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Salto para Longe', fr: 'Bond de côté', uk: 'Відскок' },
        emblem: 'jump-across',
        after: when(
          won(),
          pick(inCombat(), (it) => move(it, 4)),
        ),
      },
    ),
    momentousShift({ boost: 1, quantity: 3 }),
    feint({ boost: 1, quantity: 3 }),
    regroup({ boost: 1, quantity: 3 }),
  ],
};
