import {
  add,
  anyone,
  anywhere,
  attack,
  becomes,
  boostOf,
  card,
  changeForm,
  choose,
  damage,
  defense,
  draw,
  exists,
  type HeroDef,
  hook,
  inForm,
  look,
  move,
  own,
  pick,
  place,
  recover,
  scheme,
  seq,
  take,
  takeForm,
  taking,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';
import { feint, momentousShift, regroup, skirmish } from '../shared-cards.ts';

const heroine = own('alice');
const jabberwock = own('the-jabberwock');

/** Alice, big or small, and the Jabberwock. */
export const alice: HeroDef = {
  slug: 'alice',
  name: 'Alice',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Alice', gender: 'f', article: true },
    fr: { name: 'Alice', gender: 'f' },
    uk: { name: 'Аліса', gender: 'f', cases: 'Аліси|Алісі|Алісу|Алісою|Алісі' },
  },
  set: 'Battle of Legends, Volume One',
  look: { emblem: 'bow-tie-ribbon', colours: { main: '#2d6fb4', deep: '#0f2d50', ink: '#fff6e3' } },
  profile: {
    difficulty: 2,
    styles: ['mobile', 'tricks'],
    signature: ['i-m-late-i-m-late', 'looking-glass', 'jaws-that-bite'],
  },
  move: 2,
  hero: { health: 13, attack: 'melee' },
  sidekicks: [
    {
      slug: 'the-jabberwock',
      name: 'The Jabberwock',
      names: {
        en: { gender: 'n' },
        pt: { name: 'Jaguadarte', gender: 'm', article: true },
        fr: { name: 'Jabberwocky', gender: 'm', article: true },
        uk: {
          name: 'Жербельковт',
          gender: 'm',
          cases: 'Жербельковта|Жербельковтові|Жербельковта|Жербельковтом|Жербельковтові',
        },
      },
      emblem: 'spiked-dragon-head',
      count: 1,
      health: 8,
      attack: 'melee',
    },
  ],
  forms: [
    {
      slug: 'big',
      name: 'Big',
      names: {
        pt: { name: 'grande', gender: 'f', adjective: true },
        fr: { name: 'grande', gender: 'f', adjective: true },
        uk: { name: 'велика', gender: 'f', adjective: true },
      },
      emblem: 'giant',
    },
    {
      slug: 'small',
      name: 'Small',
      names: {
        pt: { name: 'pequena', gender: 'f', adjective: true },
        fr: { name: 'petite', gender: 'f', adjective: true },
        uk: { name: 'маленька', gender: 'f', adjective: true },
      },
      emblem: 'mouse',
    },
  ],
  formNoun: {
    name: 'size',
    names: {
      pt: { name: 'tamanho', gender: 'm' },
      fr: { name: 'taille', gender: 'f' },
      uk: { name: 'розмір', gender: 'm', cases: 'розміру|розміру|розмір|розміром|розмірі' },
    },
  },
  hooks: [hook('setup', choose(1, takeForm('big'), takeForm('small')))],
  // No card effects: nobody cancels them (RU-13).
  modifiers: [
    { mod: 'value', who: heroine, role: 'attacker', by: 2, if: inForm('big') },
    { mod: 'value', who: heroine, role: 'defender', by: 1, if: inForm('small') },
  ],
  cards: [
    card(
      'claws-that-catch',
      attack(3),
      { title: 'Claws That Catch', boost: 2, user: 'the-jabberwock', quantity: 2 },
      {
        titles: { pt: 'Garra Que Agarra', fr: 'Les griffes qui happent', uk: 'Хапкі пазурі' },
        emblem: 'grasping-claws',
        during: when(exists(theirs({ is: 'hero' })), becomes(5)),
      },
    ),
    momentousShift({ boost: 1, quantity: 2 }),
    skirmish({ boost: 1, quantity: 2 }),
    card(
      'mad-as-a-hatter',
      versatile(3),
      { title: 'Mad as a Hatter', boost: 1, user: 'alice', quantity: 2 },
      {
        titles: {
          pt: 'Louco como um Chapeleiro',
          fr: 'Fou comme un chapelier',
          uk: 'Божевільна, мов Капелюшник',
        },
        emblem: 'top-hat',
        after: seq(move(own(), 2), changeForm()),
      },
    ),
    card(
      'manxome-foe',
      versatile(3),
      { title: 'Manxome Foe', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Inimigo do Homundo', fr: 'L’ennemi manxiquais', uk: 'Жаский ворог' },
        emblem: 'wyvern',
        // No draw: an empty deck adds 0 and exhausts nobody (RU-27).
        during: taking({ from: 'deck', choice: 'top', to: 'discard' }, (it) => add(boostOf(it))),
      },
    ),
    feint({ boost: 2, quantity: 3 }),
    regroup({ boost: 2, quantity: 3 }),
    card(
      'looking-glass',
      defense(2),
      { title: 'Looking Glass', boost: 4, user: 'alice', quantity: 2 },
      {
        titles: { pt: 'Espelho', fr: 'Miroir', uk: 'Задзеркалля' },
        emblem: 'mirror-mirror',
        after: choose(2, draw(2), recover(heroine, 3), place(heroine, anywhere({ other: true }))),
      },
    ),
    card(
      'snicker-snack',
      attack(3),
      { title: 'Snicker-Snack', boost: 4, user: 'alice', quantity: 1 },
      {
        titles: { pt: 'Slash!', fr: 'Flac-Vlan', uk: 'Бурлатний меч' },
        emblem: 'spiral-thrust',
        after: when(
          won(),
          seq(look('opponent'), take({ from: 'hand', of: 'opponent', choice: 'you', to: 'discard' })),
        ),
      },
    ),
    card(
      'o-frabjous-day',
      attack(4),
      { title: 'O Frabjous Day!', boost: 4, user: 'alice', quantity: 1 },
      {
        titles: { pt: 'Oh, Dia Fremular!', fr: 'Ô jour frabbejais !', uk: 'О день пречудоносний!' },
        emblem: 'sunrise',
        after: changeForm(),
      },
    ),
    card(
      'the-other-side-of-the-mushroom',
      attack(3),
      { title: 'The Other Side of the Mushroom', boost: 4, user: 'alice', quantity: 1 },
      {
        titles: { pt: 'O Outro Lado do Cogumelo', fr: 'L’autre côté du champignon', uk: 'Інший бік гриба' },
        emblem: 'sliced-mushroom',
        after: seq(move(heroine, 3), changeForm()),
      },
    ),
    card(
      'eat-me',
      scheme(),
      { title: 'Eat Me', boost: 3, user: 'alice', quantity: 2 },
      {
        titles: { pt: 'Coma-me', fr: 'Mangez-moi', uk: "З'їж мене" },
        emblem: 'cupcake',
        scheme: seq(move(heroine, 3), changeForm()),
      },
    ),
    card(
      'i-m-late-i-m-late',
      versatile(2),
      { title: "I'm Late, I'm Late", boost: 3, user: 'alice', quantity: 3 },
      {
        titles: {
          pt: 'É Tarde, É Tarde',
          fr: 'En retard, en retard',
          uk: 'Спізнююся, спізнююся',
        },
        emblem: 'pocket-watch',
        after: seq(move(heroine, 5), changeForm()),
      },
    ),
    card(
      'drink-me',
      scheme(),
      { title: 'Drink Me', boost: 2, user: 'alice', quantity: 2 },
      {
        titles: { pt: 'Beba-me', fr: 'Buvez-moi', uk: 'Випий мене' },
        emblem: 'drink-me',
        scheme: seq(draw(2), changeForm()),
      },
    ),
    card(
      'jaws-that-bite',
      attack(4),
      { title: 'Jaws That Bite', boost: 2, user: 'the-jabberwock', quantity: 2 },
      {
        titles: { pt: 'Bocarra Que Urra', fr: 'La gueule qui mord', uk: 'Кусючі щелепи' },
        emblem: 'carnivore-mouth',
        // Mandatory and of any side: alone with Alice, the Jabberwock bites her (WE-2).
        after: pick(anyone({ adjacentTo: jabberwock }), (it) => damage(it, 2)),
      },
    ),
  ],
};
