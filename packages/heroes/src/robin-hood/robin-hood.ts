import {
  actor,
  attack,
  cancel,
  card,
  dealtTo,
  defense,
  discarding,
  draw,
  exists,
  type HeroDef,
  hook,
  ignoreValue,
  mine,
  move,
  not,
  own,
  pickOpponent,
  returnDefeated,
  scheme,
  seq,
  theirs,
  versatile,
  was,
  when,
} from '@peerless/language';
import { ambush, feint, regroup, wilyFighting } from '../shared-cards.ts';

/** Robin Hood and four Outlaws, who move on after their attacks. */
export const robinHood: HeroDef = {
  slug: 'robin-hood',
  name: 'Robin Hood',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Robin Hood', gender: 'm' },
    fr: { name: 'Robin des Bois', gender: 'm' },
    uk: {
      name: 'Робін Гуд',
      gender: 'm',
      cases: 'Робіна Гуда|Робінові Гуду|Робіна Гуда|Робіном Гудом|Робінові Гуді',
    },
  },
  set: 'Robin Hood vs. Bigfoot',
  look: { emblem: 'robin-hood-hat', colours: { main: '#356b2b', deep: '#142f10', ink: '#fff6e3' } },
  profile: {
    difficulty: 1,
    styles: ['sidekicks', 'mobile'],
    signature: ['a-hunter-s-eye', 'highway-robbery', 'steal-from-the-rich'],
  },
  move: 2,
  hero: { health: 13, attack: 'ranged' },
  sidekicks: [
    {
      slug: 'outlaw',
      name: 'Outlaw',
      names: {
        pt: { name: 'fora da lei', gender: 'm', article: true, plural: 'fora da lei' },
        fr: { name: 'hors-la-loi', gender: 'm', article: true, plural: 'hors-la-loi' },
        uk: {
          name: 'розбійник',
          gender: 'm',
          cases: 'розбійника|розбійникові|розбійника|розбійником|розбійникові',
          plural: 'розбійники|розбійників|розбійникам|розбійників|розбійниками|розбійниках',
        },
      },
      emblem: 'hooded-figure',
      plural: 'Outlaws',
      count: 4,
      health: 1,
      attack: 'melee',
    },
  ],
  hooks: [hook('afterAttack', move(actor(), 2))],
  modifiers: [],
  cards: [
    ambush({ boost: 3, quantity: 2 }),
    card(
      'a-hunter-s-eye',
      attack(5),
      { title: "A Hunter's Eye", boost: 4, user: 'robin-hood', quantity: 3 },
      { titles: { pt: 'Olho de Caçador', fr: 'L’œil du chasseur', uk: 'Око мисливця' }, emblem: 'bullseye' },
    ),
    card(
      'steal-from-the-rich',
      scheme(),
      { title: 'Steal From the Rich', boost: 3, user: 'robin-hood', quantity: 3 },
      {
        titles: { pt: 'Roubar dos Ricos', fr: 'Voler aux riches', uk: 'Грабувати багатих' },
        emblem: 'shiny-purse',
        // With an empty hand they cannot, so the second card follows (RU-31).
        scheme: seq(
          draw(1),
          pickOpponent((them) => discarding(them, { may: true }, (it) => when(not(was(it)), draw(1)))),
        ),
      },
    ),
    card(
      'disarming-shot',
      attack(4),
      { title: 'Disarming Shot', boost: 3, user: 'robin-hood', quantity: 2 },
      {
        titles: { pt: 'Tiro Desarmante', fr: 'Tir désarmant', uk: 'Роззброювальний постріл' },
        emblem: 'drop-weapon',
        after: draw(dealtTo('theirs')),
      },
    ),
    card(
      'piercing-shot',
      attack(2),
      { title: 'Piercing Shot', boost: 3, user: 'robin-hood', quantity: 2 },
      {
        titles: { pt: 'Tiro Perfurante', fr: 'Tir perforant', uk: 'Наскрізний постріл' },
        emblem: 'broadhead-arrow',
        after: draw(2),
      },
    ),
    card(
      'defenders-of-sherwood',
      defense(3),
      { title: 'Defenders of Sherwood', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Defensores de Sherwood', fr: 'Les défenseurs de Sherwood', uk: 'Захисники Шервуду' },
        emblem: 'arrows-shield',
        after: seq(draw(1), returnDefeated({ kind: 'outlaw', at: { inZoneOf: own('robin-hood') } })),
      },
    ),
    card(
      'highway-robbery',
      attack(2),
      { title: 'Highway Robbery', boost: 2, user: 'outlaw', quantity: 4 },
      {
        titles: { pt: 'Assalto na Estrada', fr: 'Vol de grand chemin', uk: 'Розбій на битому шляху' },
        emblem: 'bandit',
        immediately: seq(cancel(), ignoreValue()),
      },
    ),
    card(
      'snark',
      versatile(3),
      { title: 'Snark', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Sarcasmo', fr: 'Sarcasme', uk: 'Кпини' },
        emblem: 'tongue',
        after: when(exists(mine({ adjacentTo: theirs() })), draw(1)),
      },
    ),
    wilyFighting({ boost: 1, quantity: 3 }),
    feint({ boost: 2, quantity: 3 }),
    regroup({ boost: 2, quantity: 3 }),
  ],
};
