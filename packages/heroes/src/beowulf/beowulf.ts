import {
  add,
  all,
  anyone,
  attack,
  becomes,
  boostIt,
  boostOf,
  card,
  choose,
  counter,
  damage,
  defeat,
  defense,
  discarding,
  draw,
  exists,
  gain,
  gainAction,
  type HeroDef,
  hitting,
  hook,
  may,
  move,
  own,
  pay,
  pickOpponent,
  printedOf,
  recover,
  scheme,
  seq,
  spendAny,
  swap,
  theirs,
  times,
  versatile,
  when,
  won,
} from '@peerless/language';
import { feint, skirmish } from '../shared-cards.ts';

const king = own('beowulf');
const kinsman = own('wiglaf');

/** Beowulf, whose Rage grows with every damage he takes, and Wiglaf. */
export const beowulf: HeroDef = {
  slug: 'beowulf',
  name: 'Beowulf',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Beowulf', gender: 'm' },
    fr: { name: 'Beowulf', gender: 'm' },
    uk: { name: 'Беовульф', gender: 'm', cases: 'Беовульфа|Беовульфові|Беовульфа|Беовульфом|Беовульфові' },
  },
  set: 'Little Red Riding Hood vs. Beowulf',
  look: { emblem: 'viking-helmet', colours: { main: '#9dbccb', deep: '#1c3646', ink: '#122530' } },
  profile: {
    difficulty: 2,
    styles: ['power', 'growth'],
    signature: ['the-war-king', 'the-equal-of-grendel', 'golden-drinking-horn'],
  },
  move: 2,
  hero: { health: 17, attack: 'melee' },
  sidekicks: [
    {
      slug: 'wiglaf',
      name: 'Wiglaf',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Wiglaf', gender: 'm' },
        fr: { name: 'Wiglaf', gender: 'm' },
        uk: { name: 'Віглаф', gender: 'm', cases: 'Віглафа|Віглафові|Віглафа|Віглафом|Віглафові' },
      },
      emblem: 'viking-head',
      count: 1,
      health: 9,
      attack: 'melee',
    },
  ],
  counters: [
    {
      slug: 'rage',
      name: 'Rage',
      names: {
        pt: { name: 'Fúria', gender: 'f' },
        fr: { name: 'Rage', gender: 'f' },
        uk: { name: 'лють', gender: 'f', cases: 'люті|люті|лють|люттю|люті' },
      },
      emblem: 'enrage',
      start: 1,
      max: 3,
    },
  ],
  hooks: [hook('damaged', gain('rage', 1), { who: king })],
  modifiers: [],
  cards: [
    card(
      'remnant-of-valor',
      scheme(),
      { title: 'Remnant of Valor', boost: 2, user: 'wiglaf', quantity: 2 },
      {
        titles: { pt: 'Resquício de Bravura', fr: 'Vestige de vaillance', uk: 'Залишок доблесті' },
        emblem: 'viking-shield',
        // Friend and foe.
        scheme: hitting(anyone({ adjacentTo: kinsman }), 1, (hit) =>
          when(exists({ ...hit, kind: 'beowulf' }), gainAction()),
        ),
      },
    ),
    feint({ boost: 1, quantity: 3 }),
    card(
      'epic-poem',
      attack(2),
      { title: 'Epic Poem', boost: 2, user: 'beowulf', quantity: 2 },
      {
        titles: { pt: 'Poema Épico', fr: 'Poème épique', uk: 'Епічна поема' },
        emblem: 'harp',
        immediately: gain('rage', 1),
        during: add(counter('rage')),
      },
    ),
    card(
      'the-ancient-heirloom',
      attack(3),
      { title: 'The Ancient Heirloom', boost: 1, user: 'beowulf', quantity: 2 },
      {
        titles: { pt: 'A Herança dos Ancestrais', fr: 'L’héritage ancestral', uk: 'Прадавня реліквія' },
        emblem: 'rune-sword',
        // In printed order (RU-10).
        static: [{ mod: 'uncancellable' }],
        during: seq(pay('rage', 2, becomes(5)), pay('rage', 1, boostIt())),
      },
    ),
    card(
      'no-contest-expecteth',
      attack(3),
      { title: 'No Contest Expecteth', boost: 3, user: 'beowulf', quantity: 2 },
      {
        titles: { pt: 'Sem Esperar Contenda', fr: 'N’attendant nul combat', uk: 'Не чекаючи двобою' },
        emblem: 'skull-crack',
        after: when(all(won(), exists(theirs({ is: 'sidekick' }))), pay('rage', 3, defeat(theirs()))),
      },
    ),
    card(
      'the-war-king',
      versatile(1),
      { title: 'The War-King', boost: 3, user: 'beowulf', quantity: 3 },
      {
        titles: { pt: 'O Rei Guerreiro', fr: 'Le roi guerrier', uk: 'Король-воїн' },
        emblem: 'crowned-skull',
        during: spendAny('rage', (spent) => add(times(2, spent))),
      },
    ),
    card(
      'the-equal-of-grendel',
      defense(3),
      { title: 'The Equal of Grendel', boost: 1, user: 'beowulf', quantity: 3 },
      {
        titles: { pt: 'Igual a Grendel', fr: 'L’égal de Grendel', uk: 'Рівний Ґренделю' },
        emblem: 'severed-hand',
        immediately: pay('rage', 2, damage(theirs(), printedOf('theirs'))),
      },
    ),
    card(
      'vigor-and-courage',
      scheme(),
      { title: 'Vigor and Courage', boost: 2, user: 'beowulf', quantity: 3 },
      {
        titles: { pt: 'Vigor e Coragem', fr: 'Vigueur et courage', uk: 'Снага й відвага' },
        emblem: 'lion',
        scheme: pickOpponent((them) =>
          discarding(them, { choice: 'random' }, (it) => gain('rage', boostOf(it))),
        ),
      },
    ),
    card(
      'golden-drinking-horn',
      scheme(),
      { title: 'Golden Drinking Horn', boost: 3, user: 'beowulf', quantity: 2 },
      {
        titles: { pt: 'Chifre Dourado de Hidromel', fr: 'Corne à boire en or', uk: 'Золотий питний ріг' },
        emblem: 'beer-horn',
        scheme: spendAny('rage', (spent) => choose(spent, draw(2), move(king, 4), recover(king, 2))),
      },
    ),
    card(
      'hot-for-the-battle',
      attack(3),
      { title: 'Hot for the Battle', boost: 3, user: 'wiglaf', quantity: 2 },
      {
        titles: { pt: 'Ávido pela Batalha', fr: 'Ardent au combat', uk: 'Палкий до бою' },
        emblem: 'burning-passion',
        after: may(swap(kinsman, king)),
      },
    ),
    card(
      'fatal-struggle',
      attack(4),
      { title: 'Fatal Struggle', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Luta Fatal', fr: 'Lutte à mort', uk: 'Фатальна борня' },
        emblem: 'death-skull',
        after: when(won(), draw(2), draw(2, 'opponent')),
      },
    ),
    skirmish({ boost: 1, quantity: 3 }),
  ],
};
