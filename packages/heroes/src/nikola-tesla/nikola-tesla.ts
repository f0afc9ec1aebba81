import {
  add,
  attack,
  becomes,
  boostOf,
  cancel,
  card,
  choose,
  compare,
  counter,
  damage,
  defense,
  discard,
  draw,
  type Effect,
  gain,
  gainAction,
  type HeroDef,
  hook,
  ignoreValue,
  lose,
  move,
  opposing,
  own,
  recover,
  revealingTop,
  scheme,
  seq,
  spendAny,
  take,
  theirs,
  type Value,
  versatile,
  when,
  won,
} from '@peerless/language';

const tesla = own('nikola-tesla');
/** Discharges as many of the charged coils as its player likes; the level of the card is how many. */
const discharge = (level: (coils: Value) => Effect): Effect => spendAny('coil', level);

/** Nikola Tesla, whose two coils charge from turn to turn and feed his cards. */
export const nikolaTesla: HeroDef = {
  slug: 'nikola-tesla',
  name: 'Nikola Tesla',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Nikola Tesla', gender: 'm' },
    fr: { name: 'Nikola Tesla', gender: 'm' },
    uk: {
      name: 'Нікола Тесла',
      gender: 'm',
      cases: 'Ніколи Тесли|Ніколі Теслі|Ніколу Теслу|Ніколою Теслою|Ніколі Теслі',
    },
  },
  set: 'Unmatched Adventures: Tales to Amaze',
  look: { emblem: 'tesla', colours: { main: '#b9a7f0', deep: '#2a1a5e', ink: '#1d1145' } },
  profile: {
    difficulty: 2,
    styles: ['growth', 'control'],
    signature: ['death-ray', 'polyphase-coils', 'lightning-storm'],
  },
  move: 2,
  hero: { health: 14, attack: 'ranged' },
  sidekicks: [],
  counters: [
    {
      slug: 'coil',
      name: 'charged coil',
      plural: 'charged coils',
      names: {
        pt: { name: 'bobina carregada', gender: 'f', plural: 'bobinas carregadas' },
        fr: { name: 'bobine chargée', gender: 'f', plural: 'bobines chargées' },
        uk: {
          name: 'заряджена котушка',
          gender: 'f',
          cases:
            'зарядженої котушки|зарядженій котушці|заряджену котушку|зарядженою котушкою|зарядженій котушці',
          plural:
            'заряджені котушки|заряджених котушок|зарядженим котушкам|заряджені котушки|зарядженими котушками|заряджених котушках',
        },
      },
      emblem: 'tesla-coil',
      start: 1,
      max: 2,
    },
  ],
  hooks: [
    hook(
      'turnStart',
      seq(damage(opposing({ adjacentTo: tesla }), 1), move(opposing({ adjacentTo: tesla }), 1)),
      {
        if: compare(counter('coil'), '=', 2),
      },
    ),
    hook('turnEnd', gain('coil', 1)),
  ],
  modifiers: [],
  cards: [
    card(
      '7-hertz',
      attack(4),
      { title: '7 Hertz', boost: 3, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: '7 Hertz', fr: '7 Hertz', uk: '7 герц' },
        emblem: 'lightning-frequency',
        after: discharge((coils) =>
          seq(when(compare(coils, '>=', 1), gainAction()), when(compare(coils, '=', 2), draw(1))),
        ),
      },
    ),
    card(
      'the-alternating-current',
      attack(5),
      { title: 'The Alternating Current', boost: 3, user: 'nikola-tesla', quantity: 2 },
      {
        titles: { pt: 'A Corrente Alternada', fr: 'Le courant alternatif', uk: 'Змінний струм' },
        emblem: 'electrical-crescent',
        after: choose(
          1,
          gain('coil', 2),
          seq(when(compare(counter('coil'), '=', 2), recover(tesla, 2)), lose('coil', 2)),
        ),
      },
    ),
    card(
      'death-ray',
      attack(3),
      { title: 'Death Ray', boost: 4, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Raio da Morte', fr: 'Rayon de la mort', uk: 'Промінь смерті' },
        emblem: 'ray-gun',
        during: discharge((coils) =>
          seq(when(compare(coils, '=', 1), becomes(5)), when(compare(coils, '=', 2), becomes(7))),
        ),
      },
    ),
    card(
      'fully-charged',
      scheme(),
      { title: 'Fully Charged', boost: 1, user: 'nikola-tesla', quantity: 2 },
      {
        titles: { pt: 'Carga Total', fr: 'Charge maximale', uk: 'Повний заряд' },
        emblem: 'battery-100',
        scheme: seq(gain('coil', 2), gainAction()),
      },
    ),
    card(
      'intense-experimentation',
      defense(3),
      { title: 'Intense Experimentation', boost: 2, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Experimentação Intensa', fr: 'Expérimentation intense', uk: 'Напружений дослід' },
        emblem: 'electric',
        // The first card is seen before the decision about the coils.
        after: seq(
          draw(1),
          discharge((coils) => seq(draw(coils), when(compare(coils, '=', 2), recover(tesla, 1)))),
        ),
      },
    ),
    card(
      'kinetic-induction',
      versatile(2),
      { title: 'Kinetic Induction', boost: 1, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Indução Cinética', fr: 'Induction cinétique', uk: 'Кінетична індукція' },
        emblem: 'wire-coil',
        after: when(won(), gain('coil', 2), gain('coil', 1)),
      },
    ),
    card(
      'lightning-storm',
      versatile(3),
      { title: 'Lightning Storm', boost: 1, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Tempestade de Raios', fr: 'Tempête d’éclairs', uk: 'Буря блискавок' },
        emblem: 'lightning-storm',
        after: discharge((coils) => damage(opposing({ inZoneOf: tesla }), coils)),
      },
    ),
    card(
      'polyphase-coils',
      versatile(3),
      { title: 'Polyphase Coils', boost: 1, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Bobinas Polifásicas', fr: 'Bobines polyphasées', uk: 'Багатофазні котушки' },
        emblem: 'tesla-turret',
        immediately: discharge((coils) =>
          seq(when(compare(coils, '>=', 1), cancel()), when(compare(coils, '=', 2), ignoreValue())),
        ),
      },
    ),
    card(
      'remote-control',
      scheme(),
      { title: 'Remote Control', boost: 3, user: 'nikola-tesla', quantity: 2 },
      {
        titles: { pt: 'Controle Remoto', fr: 'Télécommande', uk: 'Дистанційне керування' },
        emblem: 'radio-tower',
        scheme: seq(move(opposing(), 2), gainAction()),
      },
    ),
    card(
      'repulsion-blast',
      versatile(2),
      { title: 'Repulsion Blast', boost: 2, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Rajada Repulsora', fr: 'Décharge répulsive', uk: 'Відштовхувальний розряд' },
        emblem: 'magnet-blast',
        after: seq(
          move(theirs(), 2),
          discharge((coils) =>
            seq(
              when(compare(coils, '>=', 1), move(tesla, 2)),
              when(compare(coils, '=', 2), discard('opponent', { choice: 'random' })),
            ),
          ),
        ),
      },
    ),
    card(
      'x-ray-radiation',
      versatile(4),
      { title: 'X-Ray Radiation', boost: 1, user: 'nikola-tesla', quantity: 3 },
      {
        titles: { pt: 'Radiação de Raios X', fr: 'Rayonnement X', uk: 'Рентгенівське випромінювання' },
        emblem: 'expanded-rays',
        during: revealingTop('opponent', (it) =>
          discharge((coils) =>
            seq(
              when(
                compare(coils, '>=', 1),
                take({ from: 'deck', of: 'opponent', choice: 'top', to: 'discard' }),
              ),
              when(compare(coils, '=', 2), add(boostOf(it))),
            ),
          ),
        ),
      },
    ),
  ],
};
