import {
  add,
  anyone,
  anywhere,
  attack,
  call,
  cancel,
  card,
  cardsInOwn,
  compare,
  countOf,
  damage,
  draw,
  gainAction,
  type HeroDef,
  hook,
  lost,
  marksIn,
  mine,
  move,
  opposing,
  otherCardsInOwn,
  own,
  type PileDef,
  pick,
  pickEach,
  place,
  put,
  recover,
  returnDefeated,
  seq,
  takeFrom,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';

const poet = own('william-shakespeare');
const actors = own('actor');

/** Five feet of two syllables each. */
const PENTAMETER = 10;

const line: PileDef = {
  slug: 'line',
  name: 'line',
  names: {
    pt: { name: 'verso', gender: 'm', article: true },
    fr: { name: 'vers', gender: 'm', article: true },
    uk: { name: 'рядок', gender: 'm', cases: 'рядка|рядкові|рядок|рядком|рядку' },
  },
  emblem: 'scroll-unfurled',
  ordered: true,
  gathers: 'played',
  goal: PENTAMETER,
};

const discardLine = takeFrom('line', { to: 'discard' });

/** William Shakespeare, who writes a line of verse with the cards he plays in combat, and three Actors. */
export const williamShakespeare: HeroDef = {
  slug: 'william-shakespeare',
  name: 'William Shakespeare',
  names: {
    en: { gender: 'm' },
    pt: { name: 'William Shakespeare', gender: 'm' },
    fr: { name: 'William Shakespeare', gender: 'm' },
    uk: {
      name: 'Вільям Шекспір',
      gender: 'm',
      cases: 'Вільяма Шекспіра|Вільямові Шекспіру|Вільяма Шекспіра|Вільямом Шекспіром|Вільямові Шекспірові',
    },
  },
  set: 'Slings & Arrows',
  look: { emblem: 'scroll-quill', colours: { main: '#4b45b0', deep: '#15123f', ink: '#fff6e3' } },
  profile: {
    difficulty: 3,
    styles: ['sidekicks', 'tricks', 'power'],
    signature: ['horror', 'my-kingdom-for-a-horse', 'et-tu-brute'],
  },
  move: 2,
  hero: { health: 13, attack: 'melee' },
  sidekicks: [
    {
      slug: 'actor',
      name: 'Actor',
      names: {
        en: { gender: 'm' },
        pt: { name: 'ator', gender: 'm', article: true, plural: 'atores' },
        fr: { name: 'acteur', gender: 'm', article: true, plural: 'acteurs' },
        uk: {
          name: 'актор',
          gender: 'm',
          cases: 'актора|акторові|актора|актором|акторові',
          plural: 'актори|акторів|акторам|акторів|акторами|акторах',
          animate: true,
        },
      },
      emblem: 'drama-masks',
      plural: 'Actors',
      count: 3,
      health: 1,
      attack: 'melee',
    },
  ],
  piles: [line],
  mark: {
    name: 'syllable',
    plural: 'syllables',
    names: {
      pt: { name: 'sílaba', gender: 'f', article: true, plural: 'sílabas' },
      fr: { name: 'syllabe', gender: 'f', article: true, plural: 'syllabes' },
      uk: {
        name: 'склад',
        gender: 'm',
        cases: 'складу|складові|склад|складом|складі',
        plural: 'склади|складів|складам|склади|складами|складах',
      },
    },
    emblem: 'quill-ink',
  },
  hooks: [
    hook(
      'cleanUp',
      when(
        compare(marksIn('line'), '=', PENTAMETER),
        seq(call(), discardLine),
        when(compare(marksIn('line'), '>', PENTAMETER), discardLine),
      ),
    ),
  ],
  modifiers: [],
  cards: [
    card(
      'horror',
      attack(4),
      { title: 'Horror', boost: 3, user: 'william-shakespeare', quantity: 5 },
      {
        titles: { pt: 'Horror', fr: 'Horreur', uk: 'Жах' },
        emblem: 'terror',
        marks: 2,
        during: add(cardsInOwn('line', { named: ['horror'] })),
        called: damage(theirs(), otherCardsInOwn('line')),
      },
    ),
    card(
      'my-kingdom-for-a-horse',
      attack(5),
      { title: 'My Kingdom For A Horse', boost: 3, user: 'william-shakespeare', quantity: 3 },
      {
        titles: {
          pt: 'Meu Reino por um Cavalo',
          fr: 'Mon royaume pour un cheval',
          uk: 'Півцарства за коня',
        },
        emblem: 'horse-head',
        marks: 6,
        called: gainAction(2),
      },
    ),
    card(
      'the-ides-of-march',
      versatile(2),
      { title: 'The Ides Of March', boost: 2, user: 'william-shakespeare', quantity: 2 },
      {
        titles: { pt: 'Os Idos de Março', fr: 'Les ides de mars', uk: 'Березневі іди' },
        emblem: 'calendar',
        marks: 4,
        called: pick(opposing(), (it) => damage(it, 2)),
      },
    ),
    card(
      'alas',
      versatile(2),
      { title: 'Alas', boost: 2, user: 'william-shakespeare', quantity: 2 },
      {
        titles: { pt: 'Ai de Mim', fr: 'Hélas', uk: 'О горе' },
        emblem: 'skull-staff',
        marks: 2,
        after: when(lost(), recover(poet, 1)),
        called: seq(draw(2), recover(poet, 2)),
      },
    ),
    card(
      'once-more-unto-the-breach',
      versatile(3),
      { title: 'Once More Unto The Breach', boost: 2, user: 'william-shakespeare', quantity: 2 },
      {
        titles: {
          pt: 'Mais Uma Vez à Brecha',
          fr: 'Encore une fois sur la brèche',
          uk: 'Ще раз у пролом',
        },
        emblem: 'broken-wall',
        marks: 6,
        after: returnDefeated({ kind: 'actor', at: { inZoneOf: poet } }),
        called: returnDefeated({ kind: 'actor', at: { inZoneOf: poet }, all: true }),
      },
    ),
    card(
      'again',
      versatile(3),
      { title: 'Again', boost: 2, user: 'actor', quantity: 3 },
      {
        titles: { pt: 'De Novo', fr: 'Encore', uk: 'Знову' },
        emblem: 'cycle',
        marks: 2,
        after: takeFrom('line', { choice: 'first', to: 'hand', may: true }),
        called: draw(1),
      },
    ),
    card(
      'such-sweet-sorrow',
      versatile(4),
      { title: 'Such Sweet Sorrow', boost: 2, user: 'actor', quantity: 2 },
      {
        titles: { pt: 'Tão Doce Tristeza', fr: 'Si doux chagrin', uk: 'Така солодка туга' },
        emblem: 'rose',
        marks: 4,
        after: move(mine(), 2),
        called: draw(1),
      },
    ),
    card(
      'all-are-punished',
      attack(4),
      { title: 'All Are Punished', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Todos Foram Punidos', fr: 'Tous sont punis', uk: 'Покарано всіх' },
        emblem: 'crossed-swords',
        marks: 4,
        after: damage(anyone({ inZoneOf: mine(), not: mine() }), 1),
        called: draw(1),
      },
    ),
    card(
      'places-places',
      attack(3),
      { title: 'Places, Places!', boost: 1, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Aos Seus Lugares!',
          fr: 'En place, en place\u202f!',
          uk: 'По місцях, по місцях!',
        },
        emblem: 'theater',
        marks: 4,
        after: move(actors, 3),
        called: place(poet, { inZoneWithout: actors }),
      },
    ),
    card(
      'deceive',
      versatile(2),
      { title: 'Deceive', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Enganar', fr: 'Tromper', uk: 'Ошукати' },
        emblem: 'carnival-mask',
        marks: 2,
        immediately: cancel(),
        called: put('mine', 'hand'),
      },
    ),
    card(
      'et-tu-brute',
      versatile(3),
      { title: 'Et Tu, Brute?', boost: 3, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Até Tu, Brutus?', fr: 'Et toi, Brutus\u202f?', uk: 'І ти, Бруте?' },
        emblem: 'sacrificial-dagger',
        marks: 4,
        during: add(countOf(own(undefined, { adjacentTo: theirs() }))),
        called: pickEach(own(), (it) => place(it, anywhere())),
      },
    ),
    card(
      'revise',
      versatile(1),
      { title: 'Revise', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Revisar', fr: 'Retouches', uk: 'Переписати' },
        emblem: 'quill',
        marks: 2,
        after: when(won(), draw(2), draw(1)),
        called: move(anyone(), 2),
      },
    ),
  ],
};
