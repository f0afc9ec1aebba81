import {
  add,
  anywhere,
  attack,
  cancel,
  cancelAfterIfWon,
  card,
  cardsIn,
  damage,
  defense,
  draw,
  freeAttack,
  gainAction,
  type HeroDef,
  hook,
  inCombat,
  layToken,
  move,
  movedAlong,
  opposing,
  own,
  pick,
  place,
  recover,
  scheme,
  seq,
  takeAtMost,
  versatile,
  when,
} from '@peerless/language';
import { momentousShift } from '../shared-cards.ts';

const john = own('john-henry');
/** What his hammers ask for. */
const onTheMove = movedAlong(4);

/** John Henry, who lays tracks and moves along them for nothing (RU-69, RU-70). */
export const johnHenry: HeroDef = {
  slug: 'john-henry',
  name: 'John Henry',
  names: {
    en: { gender: 'm' },
    pt: { name: 'John Henry', gender: 'm' },
    fr: { name: 'John Henry', gender: 'm' },
    uk: {
      name: 'Джон Генрі',
      gender: 'm',
      cases: 'Джона Генрі|Джонові Генрі|Джона Генрі|Джоном Генрі|Джонові Генрі',
    },
  },
  set: 'Stars and Stripes',
  oneSource: true,
  look: { emblem: 'steam-locomotive', colours: { main: '#b4786e', deep: '#3a1a12', ink: '#140b05' } },
  profile: {
    difficulty: 2,
    styles: ['mobile', 'power', 'control'],
    signature: ['nine-pound-hammer', 'bring-down-the-mountain', 'power-through'],
  },
  move: 2,
  hero: { health: 17, attack: 'melee' },
  sidekicks: [],
  tokens: [
    {
      slug: 'track',
      name: 'track token',
      names: {
        pt: { name: 'ficha de trilho', gender: 'f', plural: 'fichas de trilho' },
        fr: { name: 'jeton Rail', gender: 'm', plural: 'jetons Rail' },
        uk: {
          name: 'жетон колії',
          gender: 'm',
          cases: 'жетона колії|жетону колії|жетон колії|жетоном колії|жетоні колії',
          plural: 'жетони колії|жетонів колії|жетонам колії|жетони колії|жетонами колії|жетонах колії',
        },
      },
      emblem: 'rail-road',
      plural: 'track tokens',
      count: 10,
      starts: 'reserve',
    },
  ],
  hooks: [hook('turnStart', layToken('track', { inZoneOf: john, free: true }))],
  modifiers: [{ mod: 'freeSteps', who: john, token: 'track' }],
  tags: ['hammer'],
  labels: [
    {
      slug: 'hammer',
      names: {
        pt: { name: 'Martelo', gender: 'm' },
        fr: { name: 'Marteau', gender: 'm' },
        uk: { name: 'Молот', gender: 'm', cases: 'Молота|Молоту|Молот|Молотом|Молоті' },
      },
      emblem: 'flat-hammer',
    },
  ],
  cards: [
    card(
      'eighteen-pound-hammer',
      attack(6),
      { title: 'Eighteen-Pound Hammer', boost: 2, user: 'john-henry', quantity: 2 },
      {
        titles: {
          pt: 'Martelo de Dezoito Libras',
          fr: 'Marteau de dix-huit livres',
          uk: 'Вісімнадцятифунтовий молот',
        },
        emblem: 'warhammer',
        tags: ['hammer'],
        immediately: when(onTheMove, cancel()),
      },
    ),
    card(
      'larger-than-life',
      attack(6),
      { title: 'Larger Than Life', boost: 4, user: 'john-henry', quantity: 2 },
      {
        titles: { pt: 'Maior Que a Lenda', fr: 'Plus grand que nature', uk: 'Неймовірний велетень' },
        emblem: 'strong-man',
      },
    ),
    card(
      'twelve-pound-hammer',
      attack(4),
      { title: 'Twelve-Pound Hammer', boost: 2, user: 'john-henry', quantity: 2 },
      {
        titles: {
          pt: 'Martelo de Doze Libras',
          fr: 'Marteau de douze livres',
          uk: 'Дванадцятифунтовий молот',
        },
        emblem: 'hammer-drop',
        tags: ['hammer'],
        after: when(
          onTheMove,
          pick(inCombat(), (it) => place(it, anywhere({ on: 'track' })), { may: true }),
        ),
      },
    ),
    card(
      'nine-pound-hammer',
      attack(3),
      { title: 'Nine-Pound Hammer', boost: 2, user: 'john-henry', quantity: 3 },
      {
        titles: {
          pt: 'Martelo de Nove Libras',
          fr: 'Marteau de neuf livres',
          uk: "Дев'ятифунтовий молот",
        },
        emblem: 'thor-hammer',
        tags: ['hammer'],
        after: when(onTheMove, damage(opposing({ inZoneOf: john }), 2)),
      },
    ),
    card(
      'hear-that-cold-steel-ring',
      attack(2),
      { title: 'Hear That Cold Steel Ring', boost: 3, user: 'john-henry', quantity: 2 },
      {
        titles: {
          pt: 'Ouça o Aço Frio Ressoar',
          fr: 'Entendez sonner l’acier froid',
          uk: 'Чуєш, як дзвенить холодна сталь',
        },
        emblem: 'ringing-bell',
        after: seq(draw(1), move(john, 1), freeAttack()),
      },
    ),
    card(
      'knock-them-silly',
      versatile(4),
      { title: 'Knock Them Silly', boost: 1, user: 'john-henry', quantity: 3 },
      {
        titles: { pt: 'Deixar Zonzo', fr: 'Sonner l’adversaire', uk: 'Оглушливий удар' },
        emblem: 'knocked-out-stars',
        immediately: cancelAfterIfWon(),
      },
    ),
    momentousShift({ boost: 1, quantity: 3, user: 'john-henry' }),
    card(
      'power-through',
      versatile(3),
      { title: 'Power Through', boost: 3, user: 'john-henry', quantity: 3 },
      {
        titles: { pt: 'Abrir Caminho à Força', fr: 'En force', uk: 'Пробитися напролом' },
        emblem: 'push',
        after: pick(inCombat(), (it) => move(it, 2, { freeOn: 'track' })),
      },
    ),
    card(
      'bring-down-the-mountain',
      versatile(3),
      { title: 'Bring Down the Mountain', boost: 1, user: 'john-henry', quantity: 2 },
      {
        titles: { pt: 'Derrubar a Montanha', fr: 'Abattre la montagne', uk: 'Звалити гору' },
        emblem: 'mountain-cave',
        during: add(cardsIn('discard', { tag: 'hammer' })),
      },
    ),
    card(
      'deeds-of-valor',
      defense(2),
      { title: 'Deeds of Valor', boost: 2, user: 'john-henry', quantity: 2 },
      {
        titles: { pt: 'Feitos de Bravura', fr: 'Hauts faits', uk: 'Звитяжні вчинки' },
        emblem: 'medal',
        during: takeAtMost(john, 2),
      },
    ),
    card(
      'cool-drink-of-water',
      defense(0),
      { title: 'Cool Drink of Water', boost: 2, user: 'john-henry', quantity: 3 },
      {
        titles: { pt: 'Gole de Água Fresca', fr: 'Une gorgée d’eau fraîche', uk: 'Ковток прохолодної води' },
        emblem: 'water-flask',
        after: seq(recover(john, 3), draw(1)),
      },
    ),
    card(
      'striking-fire',
      scheme(),
      { title: 'Striking Fire', boost: 2, user: 'john-henry', quantity: 3 },
      {
        titles: { pt: 'Faíscas no Aço', fr: 'Faire jaillir les étincelles', uk: 'Кресати вогонь' },
        emblem: 'anvil-impact',
        scheme: seq(move(john, 4), gainAction()),
      },
    ),
  ],
};
