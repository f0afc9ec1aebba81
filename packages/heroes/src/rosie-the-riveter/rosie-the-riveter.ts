import {
  active,
  add,
  attack,
  boostOf,
  cancel,
  card,
  charge,
  choose,
  compare,
  counter,
  damage,
  defense,
  draw,
  freeAttack,
  friendly,
  gain,
  type HeroDef,
  hook,
  lose,
  may,
  move,
  opposing,
  own,
  recover,
  revealingTop,
  scheme,
  seq,
  subtract,
  theirs,
  versatile,
  when,
} from '@peerless/language';
import { momentousShift } from '../shared-cards.ts';

const rosie = own('rosie-the-riveter');
const wendy = own('wendy-the-welder');
const activate = gain('upgrade', 1);
const deactivate = lose('upgrade', 1);
const upgrades = counter('upgrade');
/** All of them, and there are four. */
const fullyUpgraded = compare(upgrades, '=', 4);

/** Rosie the Riveter in a mech suit with four upgrades, and Wendy the Welder. */
export const rosieTheRiveter: HeroDef = {
  slug: 'rosie-the-riveter',
  name: 'Rosie the Riveter',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Rosie Rebitadeira', gender: 'f', article: true },
    fr: { name: 'Rosie la Riveteuse', gender: 'f' },
    uk: {
      name: 'Клепальниця Розі',
      gender: 'f',
      cases: 'Клепальниці Розі|Клепальниці Розі|Клепальницю Розі|Клепальницею Розі|Клепальниці Розі',
    },
  },
  set: 'Stars and Stripes',
  oneSource: true,
  look: { emblem: 'missile-mech', colours: { main: '#6f86a8', deep: '#1b2740', ink: '#0b1220' } },
  profile: {
    difficulty: 3,
    styles: ['growth', 'power', 'mobile'],
    signature: ['d-day', 'full-metal', 'we-can-do-it'],
  },
  move: 2,
  hero: { health: 15, attack: 'melee' },
  sidekicks: [
    {
      slug: 'wendy-the-welder',
      name: 'Wendy the Welder',
      names: {
        en: { gender: 'f' },
        pt: { name: 'Wendy Soldadora', gender: 'f', article: true },
        fr: { name: 'Wendy la Soudeuse', gender: 'f' },
        uk: {
          name: 'Зварниця Венді',
          gender: 'f',
          cases: 'Зварниці Венді|Зварниці Венді|Зварницю Венді|Зварницею Венді|Зварниці Венді',
        },
      },
      emblem: 'robot-helmet',
      count: 1,
      health: 7,
      attack: 'melee',
    },
  ],
  counters: [
    {
      slug: 'upgrade',
      name: 'active upgrade',
      plural: 'active upgrades',
      names: {
        pt: { name: 'melhoria ativada', gender: 'f', plural: 'melhorias ativadas' },
        fr: { name: 'amélioration activée', gender: 'f', plural: 'améliorations activées' },
        uk: {
          name: 'активний модуль',
          gender: 'm',
          cases: 'активного модуля|активному модулю|активний модуль|активним модулем|активному модулі',
          plural:
            'активні модулі|активних модулів|активним модулям|активні модулі|активними модулями|активних модулях',
        },
      },
      emblem: 'gears',
      start: 0,
      max: 4,
      row: {
        name: 'upgrade',
        plural: 'upgrades',
        names: {
          pt: { name: 'melhoria', gender: 'f', plural: 'melhorias' },
          fr: { name: 'amélioration', gender: 'f', plural: 'améliorations' },
          uk: {
            name: 'модуль',
            gender: 'm',
            cases: 'модуля|модулю|модуль|модулем|модулі',
            plural: 'модулі|модулів|модулям|модулі|модулями|модулях',
          },
        },
        parts: [
          {
            slug: 'merlin-engine',
            name: 'Merlin Engine',
            names: {
              pt: { name: 'Motor Merlin', gender: 'm', article: true },
              fr: { name: 'moteur Merlin', gender: 'm', article: true },
              uk: {
                name: 'двигун «Мерлін»',
                gender: 'm',
                cases: 'двигуна «Мерлін»|двигуну «Мерлін»|двигун «Мерлін»|двигуном «Мерлін»|двигуні «Мерлін»',
              },
            },
            emblem: 'plane-wing',
          },
          {
            slug: 'cavity-magnetron',
            name: 'Cavity Magnetron',
            names: {
              pt: { name: 'Magnétron de Cavidade', gender: 'm', article: true },
              fr: { name: 'magnétron à cavités', gender: 'm', article: true },
              uk: {
                name: 'резонаторний магнетрон',
                gender: 'm',
                cases:
                  'резонаторного магнетрона|резонаторному магнетрону|резонаторний магнетрон|резонаторним магнетроном|резонаторному магнетроні',
              },
            },
            emblem: 'radar-sweep',
          },
          {
            slug: 'sedgley-fist-gun',
            name: 'Sedgley Fist Gun',
            names: {
              pt: { name: 'Pistola de Punho Sedgley', gender: 'f', article: true },
              fr: { name: 'pistolet-gant Sedgley', gender: 'm', article: true },
              uk: {
                name: 'рукавичний пістолет Седжлі',
                gender: 'm',
                cases:
                  'рукавичного пістолета Седжлі|рукавичному пістолету Седжлі|рукавичний пістолет Седжлі|рукавичним пістолетом Седжлі|рукавичному пістолеті Седжлі',
              },
            },
            emblem: 'mailed-fist',
          },
          {
            slug: 'whizbang',
            name: 'Whizbang',
            names: {
              pt: { name: 'Whizbang', gender: 'm', article: true },
              fr: { name: 'Whizbang', gender: 'm', article: true },
              uk: {
                name: '«Візбенг»',
                gender: 'm',
                cases: '«Візбенга»|«Візбенгу»|«Візбенг»|«Візбенгом»|«Візбенгу»',
              },
            },
            emblem: 'missile-launcher',
          },
        ],
      },
    },
  ],
  hooks: [
    hook('turnStart', activate),
    hook('turnEnd', lose('upgrade', 4), { if: fullyUpgraded }),
    hook('afterAttack', may(draw(1)), { who: rosie, if: active('cavity-magnetron') }),
  ],
  modifiers: [
    { mod: 'move', who: rosie, by: 1, if: active('merlin-engine') },
    { mod: 'value', who: rosie, role: 'attacker', by: 1, if: active('sedgley-fist-gun') },
    { mod: 'ranged', who: rosie, if: active('whizbang') },
  ],
  cards: [
    card(
      'we-can-do-it',
      attack(4),
      { title: 'We Can Do It!', boost: 2, user: 'rosie-the-riveter', quantity: 2 },
      {
        titles: { pt: 'Nós Podemos Fazer Isso!', fr: 'On peut le faire\u202f!', uk: 'Ми зможемо!' },
        emblem: 'fist',
        immediately: activate,
      },
    ),
    card(
      'overrun',
      attack(3),
      { title: 'Overrun', boost: 1, user: 'rosie-the-riveter', quantity: 3 },
      {
        titles: { pt: 'Atropelo', fr: 'Percée', uk: 'Напролом' },
        emblem: 'tank-tread',
        after: charge(rosie, 3, (passed) => damage(passed, 1)),
      },
    ),
    card(
      'd-day',
      attack(3),
      { title: 'D-Day', boost: 1, user: 'rosie-the-riveter', quantity: 3 },
      {
        titles: { pt: 'Dia D', fr: 'Jour J', uk: 'День «Д»' },
        emblem: 'parachute',
        after: seq(
          freeAttack(),
          when(fullyUpgraded, seq(damage(theirs(), 1), recover(rosie, 1)), gain('upgrade', 4)),
        ),
      },
    ),
    card(
      'arc-welding',
      versatile(3),
      { title: 'Arc Welding', boost: 3, user: 'wendy-the-welder', quantity: 3 },
      {
        titles: { pt: 'Solda a Arco', fr: 'Soudure à l’arc', uk: 'Дугове зварювання' },
        emblem: 'laser-sparks',
        after: choose(1, activate, damage(opposing({ adjacentTo: wendy }), 1)),
      },
    ),
    card(
      'technological-superiority',
      versatile(3),
      { title: 'Technological Superiority', boost: 2, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Superioridade Tecnológica',
          fr: 'Supériorité technologique',
          uk: 'Технологічна перевага',
        },
        emblem: 'circuitry',
        immediately: when(compare(upgrades, '>=', 3), cancel()),
      },
    ),
    momentousShift({ boost: 1, quantity: 3, user: 'any' }),
    card(
      'loose-lips-sink-ships',
      versatile(2),
      { title: 'Loose Lips Sink Ships!', boost: 2, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Língua Solta Afunda Navios!',
          fr: 'Bavardages, naufrages !',
          uk: 'Балаканина топить кораблі!',
        },
        emblem: 'sinking-ship',
        during: revealingTop('opponent', (it) => subtract(boostOf(it))),
      },
    ),
    card(
      'full-metal',
      versatile(1),
      { title: 'Full Metal', boost: 3, user: 'rosie-the-riveter', quantity: 3 },
      {
        titles: { pt: 'Puro Metal', fr: 'Tout en métal', uk: 'Суцільний метал' },
        emblem: 'layered-armor',
        during: add(upgrades),
      },
    ),
    card(
      'hasty-repairs',
      defense(1),
      { title: 'Hasty Repairs', boost: 2, user: 'rosie-the-riveter', quantity: 3 },
      {
        titles: { pt: 'Reparos às Pressas', fr: 'Réparations à la hâte', uk: 'Поспішний ремонт' },
        emblem: 'auto-repair',
        after: when(compare(upgrades, '>=', 1), seq(deactivate, recover(rosie, 3))),
      },
    ),
    card(
      'e-award',
      scheme(),
      { title: '"E" Award', boost: 3, user: 'wendy-the-welder', quantity: 2 },
      {
        titles: { pt: 'Prêmio “E”', fr: 'Prix « E »', uk: 'Відзнака «Е»' },
        emblem: 'star-medal',
        scheme: seq(choose(1, activate, deactivate), move(friendly(), 3)),
      },
    ),
    card(
      'rapid-development',
      scheme(),
      { title: 'Rapid Development', boost: 3, user: 'wendy-the-welder', quantity: 2 },
      {
        titles: { pt: 'Desenvolvimento Rápido', fr: 'Développement accéléré', uk: 'Швидка розробка' },
        emblem: 'armor-upgrade',
        scheme: seq(draw(2), choose(1, activate, deactivate), freeAttack()),
      },
    ),
  ],
};
