import {
  add,
  all,
  anywhere,
  attack,
  become,
  becomes,
  card,
  compare,
  counter,
  countOf,
  damage,
  defense,
  discard,
  draw,
  exists,
  freeAttack,
  friendly,
  gain,
  type HeroDef,
  hook,
  ignoreValue,
  inCombat,
  look,
  lose,
  may,
  mine,
  move,
  not,
  opposing,
  own,
  pay,
  pick,
  pickOpponent,
  recover,
  returnDefeated,
  scheme,
  seq,
  swap,
  take,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';
import { feint } from '../shared-cards.ts';

const washington = own('george-washington');
/** A token lies at the attack card, and nobody has taken it away. */
const ruse = compare(counter('ruse-in-play'), '=', 1);

/** George Washington, whose attacks may hide a ruse, and three Culper Spies. */
export const georgeWashington: HeroDef = {
  slug: 'george-washington',
  name: 'George Washington',
  names: {
    en: { gender: 'm' },
    pt: { name: 'George Washington', gender: 'm' },
    fr: { name: 'George Washington', gender: 'm' },
    uk: {
      name: 'Джордж Вашингтон',
      gender: 'm',
      cases:
        'Джорджа Вашингтона|Джорджеві Вашингтону|Джорджа Вашингтона|Джорджем Вашингтоном|Джорджеві Вашингтону',
    },
  },
  set: 'Stars and Stripes',
  oneSource: true,
  look: { emblem: 'eagle-emblem', colours: { main: '#f0e2b6', deep: '#14265c', ink: '#0e1b44' } },
  profile: {
    difficulty: 2,
    styles: ['tricks', 'sidekicks', 'control'],
    signature: ['agent-711', 'allies-everywhere', 'undercover-agent'],
  },
  move: 2,
  hero: { health: 14, attack: 'melee' },
  sidekicks: [
    {
      slug: 'culper-spy',
      name: 'Culper Spy',
      plural: 'Culper Spies',
      names: {
        pt: { name: 'espião Culper', gender: 'm', article: true, plural: 'espiões Culper' },
        fr: { name: 'espion Culper', gender: 'm', article: true, plural: 'espions Culper' },
        uk: {
          name: 'шпигун Калпера',
          gender: 'm',
          cases: 'шпигуна Калпера|шпигунові Калпера|шпигуна Калпера|шпигуном Калпера|шпигунові Калпера',
          plural:
            'шпигуни Калпера|шпигунів Калпера|шпигунам Калпера|шпигунів Калпера|шпигунами Калпера|шпигунах Калпера',
        },
      },
      emblem: 'spy',
      count: 3,
      health: 1,
      attack: 'melee',
    },
  ],
  counters: [
    {
      slug: 'ruse-token',
      name: 'ruse token',
      plural: 'ruse tokens',
      names: {
        pt: { name: 'ficha de ardil', gender: 'f', plural: 'fichas de ardil' },
        fr: { name: 'jeton Ruse', gender: 'm', plural: 'jetons Ruse' },
        uk: {
          name: 'жетон хитрощів',
          gender: 'm',
          cases: 'жетона хитрощів|жетонові хитрощів|жетон хитрощів|жетоном хитрощів|жетоні хитрощів',
          plural:
            'жетони хитрощів|жетонів хитрощів|жетонам хитрощів|жетони хитрощів|жетонами хитрощів|жетонах хитрощів',
        },
      },
      emblem: 'triangle-target',
      start: 4,
      max: 4,
    },
    {
      slug: 'ruse-in-play',
      name: 'ruse in play',
      plural: 'ruses in play',
      names: {
        pt: { name: 'ardil em jogo', gender: 'm', plural: 'ardis em jogo' },
        fr: { name: 'ruse en jeu', gender: 'f', plural: 'ruses en jeu' },
        uk: {
          name: 'активна хитрість',
          gender: 'f',
          cases: 'активної хитрості|активній хитрості|активну хитрість|активною хитрістю|активній хитрості',
          plural:
            'активні хитрощі|активних хитрощів|активним хитрощам|активні хитрощі|активними хитрощами|активних хитрощах',
        },
      },
      emblem: 'hidden',
      start: 0,
      max: 1,
    },
  ],
  tags: ['ruse'],
  labels: [
    {
      slug: 'ruse',
      name: 'Ruse',
      names: {
        pt: { name: 'ardil', gender: 'm' },
        fr: { name: 'ruse', gender: 'f' },
        uk: { name: 'хитрість', gender: 'f', cases: 'хитрості|хитрості|хитрість|хитрістю|хитрості' },
      },
      emblem: 'triangle-target',
    },
  ],
  hooks: [
    hook(
      'declareAttack',
      pay(
        'ruse-token',
        1,
        seq(
          gain('ruse-in-play', 1),
          may(seq(discard('opponent', { choice: 'random' }), lose('ruse-in-play', 1)), { by: 'opponent' }),
        ),
      ),
    ),
    hook('afterAttack', lose('ruse-in-play', 1)),
    // An attack in the middle of which the turn ends has no end of its own (RU-07).
    hook('turnEnd', lose('ruse-in-play', 1)),
  ],
  modifiers: [],
  cards: [
    card(
      'lead-astray',
      attack(5),
      { title: 'Lead Astray', boost: 2, user: 'george-washington', quantity: 2 },
      {
        titles: { pt: 'Desencaminhar', fr: 'Fausse piste', uk: 'Звести на манівці' },
        emblem: 'misdirection',
        after: pick(inCombat(), (it) => move(it, 2)),
      },
    ),
    card(
      'agent-711',
      attack(4),
      { title: 'Agent 711', boost: 3, user: 'george-washington', quantity: 2 },
      {
        titles: { pt: 'Agente 711', fr: 'Agent 711', uk: 'Агент 711' },
        emblem: 'spy',
        tags: ['ruse'],
        after: when(all(ruse, won()), damage(theirs(), 7)),
      },
    ),
    card(
      'circumvent',
      attack(3),
      { title: 'Circumvent', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Contornar', fr: 'Contournement', uk: 'В обхід' },
        emblem: 'divert',
        tags: ['ruse'],
        during: when(ruse, ignoreValue()),
      },
    ),
    card(
      'sabotage',
      attack(3),
      { title: 'Sabotage', boost: 3, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Sabotagem', fr: 'Sabotage', uk: 'Саботаж' },
        emblem: 'powder',
        tags: ['ruse'],
        after: when(all(ruse, won()), discard('opponent', { count: 2, choice: 'random' })),
      },
    ),
    card(
      'allies-everywhere',
      attack(1),
      { title: 'Allies Everywhere', boost: 3, user: 'george-washington', quantity: 3 },
      {
        titles: { pt: 'Aliados por Toda Parte', fr: 'Des alliés partout', uk: 'Усюди спільники' },
        emblem: 'three-friends',
        tags: ['ruse'],
        after: seq(freeAttack(), when(ruse, recover(washington, 3))),
      },
    ),
    card(
      'misinformation',
      versatile(4),
      { title: 'Misinformation', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Desinformação', fr: 'Désinformation', uk: 'Дезінформація' },
        emblem: 'envelope',
        after: when(won(), gain('ruse-token', 1)),
      },
    ),
    card(
      'make-a-stand',
      versatile(3),
      { title: 'Make a Stand', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Manter a Posição', fr: 'Tenir bon', uk: 'Тримати позицію' },
        emblem: 'stone-wall',
        during: when(not(exists(mine({ moved: true }))), becomes(5)),
      },
    ),
    feint({ boost: 3, quantity: 3 }),
    card(
      'recruit-to-the-ring',
      versatile(2),
      { title: 'Recruit to the Ring', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Recrutar para a Rede', fr: 'Recrue du réseau', uk: 'Вербування до мережі' },
        emblem: 'shaking-hands',
        after: when(
          won(),
          returnDefeated({ kind: 'culper-spy', at: anywhere() }),
          returnDefeated({ kind: 'culper-spy', at: { adjacentTo: washington } }),
        ),
      },
    ),
    card(
      'network-of-spies',
      versatile(2),
      { title: 'Network of Spies', boost: 2, user: 'george-washington', quantity: 2 },
      {
        titles: { pt: 'Rede de Espiões', fr: 'Réseau d’espions', uk: 'Шпигунська мережа' },
        emblem: 'mesh-network',
        during: add(countOf(friendly({ inZoneOf: washington, not: washington }))),
      },
    ),
    card(
      'undercover-agent',
      defense(1),
      { title: 'Undercover Agent', boost: 2, user: 'george-washington', quantity: 2 },
      {
        titles: { pt: 'Agente Infiltrado', fr: 'Agent infiltré', uk: 'Агент під прикриттям' },
        emblem: 'cloak-dagger',
        // Who is named first need not go: he, or the Spy, may not be able to leave.
        during: pick(own('culper-spy', { adjacentTo: washington }), (it) =>
          may(seq(swap(washington, it), become(it))),
        ),
      },
    ),
    card(
      'sympathetic-stain',
      scheme(),
      { title: 'Sympathetic Stain', boost: 3, user: 'culper-spy', quantity: 2 },
      {
        titles: { pt: 'Tinta Simpática', fr: 'Encre sympathique', uk: 'Симпатичне чорнило' },
        emblem: 'quill-ink',
        scheme: pickOpponent((them) =>
          seq(
            look(them),
            when(
              exists(own('culper-spy', { adjacentTo: opposing({ of: them }) })),
              seq(take({ from: 'hand', of: them, choice: 'you', to: 'discard' }), gain('ruse-token', 1)),
            ),
          ),
        ),
      },
    ),
    card(
      'gather-information',
      scheme(),
      { title: 'Gather Information', boost: 2, user: 'george-washington', quantity: 2 },
      {
        titles: { pt: 'Reunir Informações', fr: 'Collecte de renseignements', uk: 'Збір відомостей' },
        emblem: 'spyglass',
        scheme: seq(draw(3), move(own(), 3, { through: true })),
      },
    ),
  ],
};
