import {
  add,
  anyone,
  anywhere,
  attack,
  boostOf,
  card,
  compare,
  counting,
  countOf,
  damage,
  dealing,
  defense,
  draw,
  gainAction,
  type HeroDef,
  hook,
  look,
  move,
  opposing,
  own,
  pick,
  pickCard,
  place,
  playCard,
  put,
  recover,
  returnDefeated,
  scheme,
  seq,
  theirs,
  when,
  won,
} from '@peerless/language';
import { ambush, dash, exploit, feint } from '../shared-cards.ts';

const vampire = own('dracula');

/** Dracula, who bites for cards, and his three Sisters. */
export const dracula: HeroDef = {
  slug: 'dracula',
  name: 'Dracula',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Drácula', gender: 'm' },
    fr: { name: 'Dracula', gender: 'm' },
    uk: { name: 'Дракула', gender: 'm', cases: 'Дракули|Дракулі|Дракулу|Дракулою|Дракулі' },
  },
  set: 'Cobble & Fog',
  look: { emblem: 'vampire-dracula', colours: { main: '#4b2a63', deep: '#1c0c28', ink: '#fff6e3' } },
  profile: {
    difficulty: 2,
    styles: ['attrition', 'sidekicks', 'control'],
    signature: ['beastform', 'do-my-bidding', 'prey-upon'],
  },
  move: 2,
  hero: { health: 13, attack: 'melee' },
  sidekicks: [
    {
      slug: 'sister',
      name: 'Sister',
      names: {
        en: { gender: 'f' },
        pt: { name: 'Irmã', gender: 'f', article: true, plural: 'Irmãs' },
        fr: { name: 'Sœur', gender: 'f', article: true, plural: 'Sœurs' },
        uk: {
          name: 'Сестриця',
          gender: 'f',
          cases: 'Сестриці|Сестриці|Сестрицю|Сестрицею|Сестриці',
          plural: 'Сестриці|Сестриць|Сестрицям|Сестриць|Сестрицями|Сестрицях',
        },
      },
      emblem: 'female-vampire',
      plural: 'The Sisters',
      count: 3,
      health: 1,
      attack: 'melee',
    },
  ],
  // A Sister will do (RU-42); without damage no card (RU-43).
  hooks: [
    hook(
      'turnStart',
      pick(
        anyone({ adjacentTo: vampire }),
        (it) => dealing(it, 1, (dealt) => when(compare(dealt, '>', 0), draw(1))),
        { may: true },
      ),
    ),
  ],
  modifiers: [],
  cards: [
    feint({ boost: 2, quantity: 3 }),
    dash({ boost: 1, quantity: 3 }),
    exploit({ boost: 1, quantity: 2 }),
    ambush({ boost: 3, quantity: 2 }),
    card(
      'feeding-frenzy',
      attack(2),
      { title: 'Feeding Frenzy', boost: 3, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'Frenesi Alimentar', fr: 'Frénésie sanguinaire', uk: 'Кривавий бенкет' },
        emblem: 'neck-bite',
        during: add(countOf(own('sister', { inZoneOf: theirs() }))),
      },
    ),
    card(
      'beastform',
      attack(6),
      { title: 'Beastform', boost: 4, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'Forma de Fera', fr: 'Forme bestiale', uk: 'Подоба звіра' },
        emblem: 'werewolf',
        during: counting({ from: 'hand', choice: 'any', to: 'discard' }, (discarded) => add(discarded)),
      },
    ),
    card(
      'do-my-bidding',
      defense(3),
      { title: 'Do My Bidding', boost: 3, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'Cumpra Minhas Ordens', fr: 'À mes ordres', uk: 'Виконуй мою волю' },
        emblem: 'puppet',
        immediately: seq(
          put('theirs', 'hand'),
          look('opponent'),
          pickCard({ pile: 'hand', of: 'opponent', where: { playable: true } }, (it) => playCard(it)),
        ),
      },
    ),
    card(
      'look-into-my-eyes',
      defense(1),
      { title: 'Look Into My Eyes', boost: 2, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'Olhe nos Meus Olhos', fr: 'Regarde-moi dans les yeux', uk: 'Поглянь мені в очі' },
        emblem: 'evil-eyes',
        during: add(boostOf('theirs')),
      },
    ),
    card(
      'mistform',
      scheme(),
      { title: 'Mistform', boost: 2, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'Forma de Névoa', fr: 'Forme de brume', uk: 'Подоба туману' },
        emblem: 'moon-bats',
        scheme: seq(place(vampire, anywhere()), gainAction()),
      },
    ),
    card(
      'prey-upon',
      scheme(),
      { title: 'Prey Upon', boost: 4, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'À Caça da Presa', fr: 'Fondre sur la proie', uk: 'Полювання на здобич' },
        emblem: 'fangs',
        scheme: dealing(opposing({ adjacentTo: vampire }), 1, (dealt) => recover(vampire, dealt)),
      },
    ),
    card(
      'baptism-of-blood',
      scheme(),
      { title: 'Baptism of Blood', boost: 2, user: 'dracula', quantity: 2 },
      {
        titles: { pt: 'Batismo de Sangue', fr: 'Baptême de sang', uk: "Хрещення кров'ю" },
        emblem: 'chalice-drops',
        scheme: seq(recover(vampire, 2), returnDefeated({ kind: 'sister', at: { inZoneOf: vampire } })),
      },
    ),
    card(
      'thirst-for-sustenance',
      attack(3),
      { title: 'Thirst for Sustenance', boost: 3, user: 'sister', quantity: 3 },
      {
        titles: { pt: 'Sede Insaciável', fr: 'Soif insatiable', uk: 'Жага поживи' },
        emblem: 'bat-wing',
        after: when(won(), place(vampire, { adjacentTo: theirs() })),
      },
    ),
    card(
      'ravening-seduction',
      scheme(),
      { title: 'Ravening Seduction', boost: 2, user: 'sister', quantity: 3 },
      {
        titles: { pt: 'Sedução Voraz', fr: 'Séduction vorace', uk: 'Хижа спокуса' },
        emblem: 'pretty-fangs',
        scheme: pick(anyone(), (it) =>
          seq(move(it, 2), damage(it, countOf(own('sister', { adjacentTo: it })))),
        ),
      },
    ),
  ],
};
