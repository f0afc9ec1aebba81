import {
  add,
  all,
  any,
  anyone,
  attack,
  attacking,
  becomes,
  between,
  boostOf,
  card,
  changeForm,
  counting,
  damage,
  dealtTo,
  defending,
  defense,
  draw,
  drawAside,
  type HeroDef,
  hook,
  inForm,
  may,
  mine,
  move,
  own,
  pick,
  pickNumber,
  place,
  put,
  recover,
  scheme,
  seq,
  take,
  takeForm,
  taking,
  times,
  versatile,
  was,
  when,
  won,
} from '@peerless/language';
import { feint, skirmish } from '../shared-cards.ts';

const doctor = own('jekyll-and-hyde');

/** Dr. Jekyll and Mr. Hyde: one fighter, two forms. */
export const jekyllAndHyde: HeroDef = {
  slug: 'jekyll-and-hyde',
  name: 'Jekyll & Hyde',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Jekyll & Hyde', gender: 'm' },
    fr: { name: 'Jekyll & Hyde', gender: 'm' },
    uk: {
      name: 'Джекіл і Гайд',
      gender: 'm',
      cases: 'Джекіла і Гайда|Джекілові й Гайдові|Джекіла і Гайда|Джекілом і Гайдом|Джекілові й Гайдові',
      pair: true,
    },
  },
  set: 'Cobble & Fog',
  look: { emblem: 'double-face-mask', colours: { main: '#b9c93f', deep: '#323c0a', ink: '#262e06' } },
  profile: {
    difficulty: 2,
    styles: ['power', 'tricks'],
    signature: ['duality-of-man', 'pure-evil', 'calming-research'],
  },
  move: 2,
  hero: { health: 16, attack: 'melee' },
  sidekicks: [],
  forms: [
    {
      slug: 'dr-jekyll',
      name: 'Dr. Jekyll',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Dr. Jekyll', gender: 'm', article: true },
        fr: { name: 'Dr Jekyll', gender: 'm', article: true },
        uk: {
          name: 'доктор Джекіл',
          gender: 'm',
          cases: 'доктора Джекіла|докторові Джекілу|доктора Джекіла|доктором Джекілом|докторові Джекілі',
          animate: true,
        },
      },
      emblem: 'bubbling-flask',
    },
    {
      slug: 'mr-hyde',
      name: 'Mr. Hyde',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Sr. Hyde', gender: 'm', article: true },
        fr: { name: 'M. Hyde', gender: 'm' },
        uk: {
          name: 'містер Гайд',
          gender: 'm',
          cases: 'містера Гайда|містерові Гайду|містера Гайда|містером Гайдом|містерові Гайді',
          animate: true,
        },
      },
      emblem: 'brute',
    },
  ],
  hooks: [
    hook('setup', takeForm('dr-jekyll')),
    hook('turnStart', may(changeForm())),
    // After every maneuver, moved or not (RU-48).
    hook('afterManeuver', damage(doctor, 1), { if: inForm('mr-hyde') }),
  ],
  modifiers: [],
  cards: [
    feint({ boost: 2, quantity: 3 }),
    skirmish({ boost: 1, quantity: 3 }),
    card(
      'duality-of-man',
      versatile(3),
      { title: 'Duality of Man', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'A Dualidade do Homem', fr: 'La dualité de l’homme', uk: 'Двоїстість людини' },
        emblem: 'duality',
        during: when(
          any(all(inForm('dr-jekyll'), defending()), all(inForm('mr-hyde'), attacking())),
          becomes(6),
        ),
      },
    ),
    card(
      'distracted-triage',
      versatile(3),
      { title: 'Distracted Triage', boost: 3, user: 'dr-jekyll', quantity: 2 },
      {
        titles: { pt: 'Triagem Distraída', fr: 'Soins distraits', uk: 'Неуважний огляд' },
        emblem: 'first-aid-kit',
        after: when(won(), recover(doctor, 2)),
      },
    ),
    card(
      'succumb-to-compulsion',
      versatile(2),
      { title: 'Succumb to Compulsion', boost: 2, user: 'dr-jekyll', quantity: 3 },
      {
        titles: { pt: 'Sucumbir à Compulsão', fr: 'Céder à la pulsion', uk: 'Піддатися потягу' },
        emblem: 'potion-of-madness',
        after: seq(move(mine(), 2), takeForm('mr-hyde')),
      },
    ),
    card(
      'madness-relents',
      versatile(4),
      { title: 'Madness Relents', boost: 2, user: 'mr-hyde', quantity: 2 },
      {
        titles: { pt: 'A Loucura Cede', fr: 'La folie s’apaise', uk: 'Божевілля відступає' },
        emblem: 'meditation',
        after: takeForm('dr-jekyll'),
      },
    ),
    card(
      'recoiling-blow',
      attack(5),
      { title: 'Recoiling Blow', boost: 2, user: 'mr-hyde', quantity: 2 },
      {
        titles: { pt: 'Golpe e Recuo', fr: 'Choc en retour', uk: 'Удар із відскоком' },
        emblem: 'pummeled',
        after: seq(place(doctor, { inZoneOf: doctor }), takeForm('dr-jekyll')),
      },
    ),
    card(
      'forever-hyde',
      attack(5),
      { title: 'Forever Hyde', boost: 2, user: 'mr-hyde', quantity: 2 },
      {
        titles: { pt: 'Hyde para Sempre', fr: 'Hyde à jamais', uk: 'Гайд назавжди' },
        emblem: 'ogre',
        during: counting(
          { from: 'hand', where: { user: 'dr-jekyll' }, choice: 'any', to: 'discard' },
          (discarded) => add(times(2, discarded)),
        ),
      },
    ),
    card(
      'with-haste',
      defense(4),
      { title: 'With Haste!', boost: 3, user: 'dr-jekyll', quantity: 2 },
      {
        titles: { pt: 'Depressa!', fr: 'En toute hâte !', uk: 'Хутчіш!' },
        emblem: 'sprint',
        after: move(doctor, 4),
      },
    ),
    card(
      'scientific-method',
      defense(2),
      { title: 'Scientific Method', boost: 2, user: 'dr-jekyll', quantity: 2 },
      {
        titles: { pt: 'Método Científico', fr: 'Méthode scientifique', uk: 'Науковий метод' },
        emblem: 'test-tubes',
        after: draw(dealtTo('mine')),
      },
    ),
    card(
      'calming-research',
      scheme(),
      { title: 'Calming Research', boost: 3, user: 'dr-jekyll', quantity: 2 },
      {
        titles: {
          pt: 'Pesquisa Tranquilizante',
          fr: 'Recherches apaisantes',
          uk: 'Заспокійливі дослідження',
        },
        emblem: 'microscope',
        scheme: seq(
          recover(doctor, 2),
          pickNumber(between(0, 3), (number) =>
            seq(
              drawAside(number),
              take({ from: 'aside', count: 1, choice: 'you', to: 'hand' }),
              take({ from: 'aside', choice: 'all', to: 'bottom' }),
            ),
          ),
        ),
      },
    ),
    card(
      'strange-case',
      scheme(),
      { title: 'Strange Case', boost: 2, user: 'mr-hyde', quantity: 2 },
      {
        titles: { pt: 'Estranho Caso', fr: 'L’étrange cas', uk: 'Химерна пригода' },
        emblem: 'briefcase',
        // No draw: an empty deck does nothing.
        scheme: taking({ from: 'deck', choice: 'top', to: 'aside', open: true }, (it) =>
          when(
            was(it),
            seq(
              pick(anyone({ adjacentTo: doctor }), (target) => damage(target, boostOf(it))),
              put(it, 'hand'),
            ),
          ),
        ),
      },
    ),
    card(
      'pure-evil',
      scheme(),
      { title: 'Pure Evil', boost: 3, user: 'mr-hyde', quantity: 3 },
      {
        titles: { pt: 'Pura Maldade', fr: 'Le mal absolu', uk: 'Чисте зло' },
        emblem: 'imp-laugh',
        scheme: seq(place(doctor, { inZoneOf: doctor }), damage(anyone({ adjacentTo: doctor }), 2)),
      },
    ),
  ],
};
