import {
  anyone,
  attack,
  becomes,
  cancel,
  card,
  cardsIn,
  compare,
  damage,
  defense,
  discard,
  draw,
  exists,
  gainAction,
  type HeroDef,
  healthOf,
  hook,
  inCombat,
  may,
  move,
  opposing,
  own,
  pick,
  place,
  put,
  scheme,
  seq,
  swap,
  take,
  theirs,
  thisTurn,
  versatile,
  when,
} from '@peerless/language';
import { feint, momentousShift, regroup, skirmish } from '../shared-cards.ts';

const bruce = own('bruce-lee');
const tags = ['jeet-kune-do'];
const technique = take({ from: 'discard', where: { tag: 'jeet-kune-do' }, choice: 'you', to: 'hand' });

/** Bruce Lee, who gains actions and takes one more step. */
export const bruceLee: HeroDef = {
  slug: 'bruce-lee',
  name: 'Bruce Lee',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Bruce Lee', gender: 'm' },
    fr: { name: 'Bruce Lee', gender: 'm' },
    uk: { name: 'Брюс Лі', gender: 'm', cases: 'Брюса Лі|Брюсові Лі|Брюса Лі|Брюсом Лі|Брюсові Лі' },
  },
  set: 'Bruce Lee',
  look: { emblem: 'high-kick', colours: { main: '#f6c715', deep: '#2a2105', ink: '#221a04' } },
  profile: {
    difficulty: 2,
    styles: ['mobile', 'growth'],
    signature: ['be-like-water', 'jeet-kune-do-intercepting-fist', 'one-inch-punch'],
  },
  move: 3,
  hero: { health: 14, attack: 'melee' },
  sidekicks: [],
  tags,
  labels: [
    {
      slug: 'jeet-kune-do',
      name: 'Jeet Kune Do',
      names: {
        pt: { name: 'Jeet Kune Do', gender: 'm' },
        fr: 'Jeet Kune Do',
        uk: { name: 'джит-кун-до', gender: 'n' },
      },
      emblem: 'yin-yang',
    },
  ],
  hooks: [hook('turnEnd', move(bruce, 1))],
  modifiers: [],
  cards: [
    skirmish({ boost: 1, quantity: 3, user: 'bruce-lee' }),
    card(
      'little-dragon',
      versatile(2),
      { title: 'Little Dragon', boost: 3, user: 'bruce-lee', quantity: 2 },
      {
        titles: { pt: 'Pequeno Dragão', fr: 'Petit Dragon', uk: 'Маленький Дракон' },
        emblem: 'double-dragon',
        during: when(compare(cardsIn('hand'), '=', 0), becomes(6)),
        after: draw(2),
      },
    ),
    card(
      'taste-of-blood',
      defense(3),
      { title: 'Taste of Blood', boost: 3, user: 'bruce-lee', quantity: 1 },
      {
        titles: { pt: 'Gosto de Sangue', fr: 'Le goût du sang', uk: 'Смак крові' },
        emblem: 'bleeding-heart',
        after: when(compare(healthOf(bruce), '<=', 5), draw(3)),
      },
    ),
    card(
      'be-like-water',
      defense(3),
      { title: 'Be Like Water', boost: 4, user: 'bruce-lee', quantity: 4 },
      {
        titles: { pt: 'Seja como a Água', fr: 'Sois comme l’eau', uk: 'Будь як вода' },
        emblem: 'droplet-splash',
        after: technique,
      },
    ),
    card(
      'hoo-whaaaaaa',
      scheme(),
      { title: '"HOO! WHAAAAAA!"', boost: 3, user: 'bruce-lee', quantity: 1 },
      {
        titles: { pt: '“HUU! UAAAAAA!”', fr: '« HOU ! OUAAAAAA ! »', uk: '«ГУ! ВА-А-А-А-А!»' },
        emblem: 'sonic-shout',
        scheme: seq(technique, gainAction()),
      },
    ),
    card(
      'jeet-kune-do-high-straight-lead',
      attack(3),
      { title: 'Jeet Kune Do: High Straight Lead', boost: 3, user: 'bruce-lee', quantity: 1 },
      {
        titles: {
          pt: 'Jeet Kune Do: Direto Alto',
          fr: 'Jeet Kune Do : direct haut',
          uk: 'Джит-кун-до: високий прямий удар',
        },
        emblem: 'high-punch',
        tags,
        during: when(exists(inCombat({ moved: true })), becomes(5)),
        after: gainAction(),
      },
    ),
    card(
      'jeet-kune-do-downward-side-kick',
      attack(3),
      { title: 'Jeet Kune Do: Downward Side Kick', boost: 2, user: 'bruce-lee', quantity: 1 },
      {
        titles: {
          pt: 'Jeet Kune Do: Chute Lateral Descendente',
          fr: 'Jeet Kune Do : coup de pied latéral descendant',
          uk: 'Джит-кун-до: низхідний бічний удар ногою',
        },
        emblem: 'boot-kick',
        tags,
        after: seq(discard('opponent', { choice: 'random' }), gainAction()),
      },
    ),
    card(
      'jeet-kune-do-wrist-lock',
      attack(3),
      { title: 'Jeet Kune Do: Wrist Lock', boost: 2, user: 'bruce-lee', quantity: 1 },
      {
        titles: {
          pt: 'Jeet Kune Do: Chave de Punho',
          fr: 'Jeet Kune Do : clé de poignet',
          uk: "Джит-кун-до: залом зап'ястка",
        },
        emblem: 'grab',
        tags,
        after: seq(draw(1), gainAction()),
      },
    ),
    card(
      'jeet-kune-do-intercepting-fist',
      attack(3),
      { title: 'Jeet Kune Do: Intercepting Fist', boost: 2, user: 'bruce-lee', quantity: 1 },
      {
        titles: {
          pt: 'Jeet Kune Do: Punho Interceptador',
          fr: 'Jeet Kune Do : poing intercepteur',
          uk: 'Джит-кун-до: кулак-перехоплювач',
        },
        emblem: 'fist',
        tags,
        immediately: cancel(),
        after: gainAction(),
      },
    ),
    card(
      'jeet-kune-do-corkscrew-finger-jab',
      attack(3),
      { title: 'Jeet Kune Do: Corkscrew Finger Jab', boost: 2, user: 'bruce-lee', quantity: 1 },
      {
        titles: {
          pt: 'Jeet Kune Do: Estocada de Dedos em Espiral',
          fr: 'Jeet Kune Do : pique des doigts en vrille',
          uk: 'Джит-кун-до: гвинтовий удар пальцями',
        },
        emblem: 'corkscrew',
        tags,
        after: seq(damage(theirs(), 1), gainAction()),
      },
    ),
    card(
      'jeet-kune-do-short-lead-hook',
      attack(3),
      { title: 'Jeet Kune Do: Short Lead Hook', boost: 3, user: 'bruce-lee', quantity: 1 },
      {
        titles: {
          pt: 'Jeet Kune Do: Gancho Curto',
          fr: 'Jeet Kune Do : crochet court',
          uk: 'Джит-кун-до: короткий боковий удар',
        },
        emblem: 'punch',
        tags,
        after: seq(may(swap(bruce, theirs())), gainAction()),
      },
    ),
    card(
      'bring-it-on',
      scheme(),
      { title: 'Bring It On', boost: 3, user: 'bruce-lee', quantity: 1 },
      {
        titles: { pt: 'Pode Vir', fr: 'Amène-toi', uk: 'Ану підходь' },
        emblem: 'open-palm',
        scheme: seq(
          pick(opposing({ inZoneOf: bruce }), (it) => place(it, { adjacentTo: bruce })),
          gainAction(),
        ),
      },
    ),
    card(
      'one-inch-punch',
      scheme(),
      { title: 'One-Inch Punch', boost: 3, user: 'bruce-lee', quantity: 1 },
      {
        titles: { pt: 'Soco de Uma Polegada', fr: 'Coup de poing d’un pouce', uk: 'Удар з одного дюйма' },
        emblem: 'punch-blast',
        scheme: pick(anyone({ adjacentTo: bruce }), (it) =>
          seq(damage(it, 2), when(exists({ ...it, state: 'defeated' }), put('mine', 'hand'))),
        ),
      },
    ),
    card(
      'nunchaku',
      scheme(),
      { title: 'Nunchaku', boost: 3, user: 'bruce-lee', quantity: 2 },
      {
        titles: { pt: 'Nunchaku', fr: 'Nunchaku', uk: 'Нунчаку' },
        emblem: 'nunchaku',
        // Two in one turn add up.
        scheme: seq(thisTurn({ mod: 'value', who: bruce, role: 'attacker', by: 1 }), gainAction()),
      },
    ),
    momentousShift({ boost: 1, quantity: 3, user: 'bruce-lee' }),
    feint({ boost: 2, quantity: 3, user: 'bruce-lee' }),
    regroup({ boost: 2, quantity: 3, user: 'bruce-lee' }),
  ],
};
