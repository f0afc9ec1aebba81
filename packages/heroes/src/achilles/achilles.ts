import {
  all,
  attack,
  become,
  becomes,
  bonusAttack,
  card,
  damage,
  defense,
  discard,
  draw,
  exists,
  gainAction,
  type HeroDef,
  hook,
  inCombat,
  lost,
  may,
  move,
  not,
  opposing,
  own,
  pick,
  scheme,
  seq,
  swap,
  take,
  versatile,
  when,
  won,
} from '@peerless/language';
import { feint, skirmish, wilyFighting } from '../shared-cards.ts';

const hero = own('achilles');
const patroclus = own('patroclus');
const fallenFriend = own('patroclus', { state: 'defeated' });

/** Achilles, who fights harder once Patroclus has fallen. */
export const achilles: HeroDef = {
  slug: 'achilles',
  name: 'Achilles',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Aquiles', gender: 'm' },
    fr: { name: 'Achille', gender: 'm' },
    uk: { name: 'Ахілл', gender: 'm', cases: 'Ахілла|Ахіллові|Ахілла|Ахіллом|Ахіллові' },
  },
  set: 'Battle of Legends, Volume Two',
  look: { emblem: 'spartan-helmet', colours: { main: '#a8481f', deep: '#3a1609', ink: '#fff6e3' } },
  profile: {
    difficulty: 1,
    styles: ['power', 'sidekicks'],
    signature: ['brothers-in-arms', 'under-achilles-helm', 'the-day-of-your-doom'],
  },
  move: 2,
  hero: { health: 18, attack: 'melee' },
  sidekicks: [
    {
      slug: 'patroclus',
      name: 'Patroclus',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Pátroclo', gender: 'm' },
        fr: { name: 'Patrocle', gender: 'm' },
        uk: { name: 'Патрокл', gender: 'm', cases: 'Патрокла|Патроклові|Патрокла|Патроклом|Патроклові' },
      },
      emblem: 'crested-helmet',
      count: 1,
      health: 6,
      attack: 'melee',
    },
  ],
  hooks: [
    hook('defeated', discard('you', { count: 2, choice: 'random' }), { who: fallenFriend }),
    hook('afterCombat', draw(1), { who: hero, if: all(won(), exists(fallenFriend)) }),
  ],
  modifiers: [{ mod: 'value', who: hero, role: 'attacker', by: 2, if: exists(fallenFriend) }],
  cards: [
    card(
      'battle-frenzy',
      attack(3),
      { title: 'Battle Frenzy', boost: 2, user: 'patroclus', quantity: 2 },
      {
        titles: { pt: 'Frenesi de Batalha', fr: 'Frénésie guerrière', uk: 'Бойовий шал' },
        emblem: 'sword-clash',
        after: damage(inCombat(), 2),
      },
    ),
    card(
      'test-for-weakness',
      attack(1),
      { title: 'Test For Weakness', boost: 3, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Em Busca da Fraqueza', fr: 'Chercher la faille', uk: 'Пошук слабкого місця' },
        emblem: 'pierced-body',
        after: bonusAttack(),
        bonusAttack: {
          slug: 'relentless-assault',
          name: 'Relentless Assault',
          names: { pt: 'Ataque Implacável', fr: 'Assaut implacable', uk: 'Невпинний натиск' },
          value: 3,
        },
      },
    ),
    card(
      'the-day-of-your-doom',
      attack(3),
      { title: 'The Day of Your Doom', boost: 2, user: 'patroclus', quantity: 2 },
      {
        titles: { pt: 'O Dia da Sua Ruína', fr: 'Le jour de ta perte', uk: 'День твоєї загибелі' },
        emblem: 'grim-reaper',
        during: may(seq(damage(patroclus, 2), becomes(5))),
      },
    ),
    card(
      'brothers-in-arms',
      attack(4),
      { title: 'Brothers In Arms', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Irmãos de Armas', fr: 'Frères d’armes', uk: 'Брати по зброї' },
        emblem: 'shaking-hands',
        after: when(not(exists(fallenFriend)), gainAction()),
      },
    ),
    feint({ boost: 1, quantity: 3 }),
    card(
      'battle-hardened',
      versatile(2),
      { title: 'Battle Hardened', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Calejado em Batalha', fr: 'Aguerri', uk: 'Загартований у боях' },
        emblem: 'muscular-torso',
        after: take({ from: 'discard', choice: 'you', to: 'hand' }),
      },
    ),
    wilyFighting({ boost: 1, quantity: 2 }),
    card(
      'blessed-by-hermes',
      versatile(3),
      { title: 'Blessed By Hermes', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Abençoado por Hermes', fr: 'Béni par Hermès', uk: 'Благословення Гермеса' },
        emblem: 'winged-leg',
        after: move(own(), 3, { through: true }),
      },
    ),
    skirmish({ boost: 1, quantity: 3 }),
    card(
      'under-achilles-helm',
      defense(2),
      { title: "Under Achilles' Helm", boost: 4, user: 'achilles', quantity: 3 },
      {
        titles: { pt: 'Sob o Elmo de Aquiles', fr: 'Sous le casque d’Achille', uk: 'Під шоломом Ахілла' },
        emblem: 'galea',
        immediately: may(seq(swap(hero, patroclus), become(patroclus))),
      },
    ),
    card(
      'achilles-heel',
      defense(4),
      { title: "Achilles' Heel", boost: 2, user: 'achilles', quantity: 3 },
      {
        titles: { pt: 'Calcanhar de Aquiles', fr: 'Talon d’Achille', uk: "Ахіллова п'ята" },
        emblem: 'achilles-heel',
        after: when(lost(), gainAction(1, 'opponent')),
      },
    ),
    card(
      'spear-throw',
      scheme(),
      { title: 'Spear Throw', boost: 1, user: 'achilles', quantity: 2 },
      {
        titles: { pt: 'Arremesso de Lança', fr: 'Jet de lance', uk: 'Кидок списа' },
        emblem: 'thrown-spear',
        scheme: pick(opposing({ inZoneOf: hero }), (it) => damage(it, 2)),
      },
    ),
  ],
};
