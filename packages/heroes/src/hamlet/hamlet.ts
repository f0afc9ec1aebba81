import {
  add,
  anywhere,
  attack,
  becomes,
  between,
  boostOf,
  card,
  cardIs,
  cardsIn,
  choose,
  combatDamageTo,
  counting,
  damage,
  defense,
  discard,
  discarding,
  draw,
  endTurn,
  exists,
  gainAction,
  type HeroDef,
  hold,
  hook,
  ignoreValue,
  inCombat,
  inForm,
  lost,
  mayBoost,
  move,
  own,
  pick,
  pickNumber,
  place,
  put,
  recover,
  scheme,
  seq,
  takeForm,
  taking,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';

const hamletHimself = own('hamlet');

/** Hamlet, who asks himself the question at the start of every turn, with Rosencrantz & Guildenstern, one fighter. */
export const hamlet: HeroDef = {
  slug: 'hamlet',
  name: 'Hamlet',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Hamlet', gender: 'm' },
    fr: { name: 'Hamlet', gender: 'm' },
    uk: { name: 'Гамлет', gender: 'm', cases: 'Гамлета|Гамлетові|Гамлета|Гамлетом|Гамлетові' },
  },
  set: 'Slings & Arrows',
  look: { emblem: 'candle-skull', colours: { main: '#2f333b', deep: '#090a0c', ink: '#fff6e3' } },
  profile: {
    difficulty: 2,
    styles: ['power', 'tricks', 'control'],
    signature: ['to-sleep-perchance-to-dream', 'the-plays-the-thing', 'the-rest-is-silence'],
  },
  move: 2,
  hero: { health: 15, attack: 'melee' },
  sidekicks: [
    {
      slug: 'rosencrantz-guildenstern',
      name: 'Rosencrantz & Guildenstern',
      names: {
        en: { gender: 'm', pair: true },
        pt: { name: 'Rosencrantz & Guildenstern', gender: 'm', pair: true },
        fr: { name: 'Rosencrantz & Guildenstern', gender: 'm', pair: true },
        uk: {
          name: 'Розенкранц і Гільденстерн',
          gender: 'm',
          cases:
            'Розенкранца й Гільденстерна|Розенкранцові й Гільденстернові|Розенкранца й Гільденстерна|Розенкранцом і Гільденстерном|Розенкранцові й Гільденстернові',
          pair: true,
        },
      },
      emblem: 'conversation',
      count: 1,
      health: 6,
      attack: 'melee',
    },
  ],
  forms: [
    {
      slug: 'to-be',
      name: 'To Be',
      names: {
        en: { gender: 'n' },
        pt: { name: 'ser', gender: 'm' },
        fr: { name: 'être', gender: 'm' },
        uk: { name: 'бути', gender: 'n' },
      },
      emblem: 'heart-beats',
    },
    {
      slug: 'not-to-be',
      name: 'Not To Be',
      names: {
        en: { gender: 'n' },
        pt: { name: 'não ser', gender: 'm' },
        fr: { name: 'ne pas être', gender: 'm' },
        uk: { name: 'не бути', gender: 'n' },
      },
      emblem: 'tombstone',
    },
  ],
  formNoun: {
    name: 'answer',
    names: {
      pt: { name: 'resposta', gender: 'f' },
      fr: { name: 'réponse', gender: 'f' },
      uk: { name: 'відповідь', gender: 'f', cases: 'відповіді|відповіді|відповідь|відповіддю|відповіді' },
    },
    chosen: true,
  },
  hooks: [
    hook(
      'turnStart',
      seq(
        choose(1, takeForm('to-be'), takeForm('not-to-be')),
        when(
          inForm('not-to-be'),
          pick(own(), (it) => damage(it, 2)),
        ),
      ),
    ),
  ],
  // No card effects: nobody cancels them (RU-13).
  modifiers: [
    { mod: 'maneuverDraw', by: 1, if: inForm('to-be') },
    { mod: 'value', who: hamletHimself, role: 'attacker', by: 2, if: inForm('not-to-be') },
  ],
  cards: [
    card(
      'to-sleep-perchance-to-dream',
      attack(3),
      { title: 'To Sleep, Perchance To Dream', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Dormir, Talvez Sonhar', fr: 'Dormir, rêver peut-être', uk: 'Заснути й, може, снити' },
        emblem: 'sleepy',
        after: when(won(), move(theirs(), combatDamageTo('theirs')), recover(hamletHimself, 1)),
      },
    ),
    card(
      'cruel-to-be-kind',
      attack(2),
      { title: 'Cruel To Be Kind', boost: 4, user: 'hamlet', quantity: 2 },
      {
        titles: { pt: 'Cruel para Ser Bom', fr: 'Cruel par bonté', uk: 'Жорстокий з милосердя' },
        emblem: 'pierced-heart',
        during: mayBoost(),
      },
    ),
    card(
      'uncertain-doom',
      attack(2),
      { title: 'Uncertain Doom', boost: 3, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Perdição Incerta', fr: 'Un sort incertain', uk: 'Непевна погибель' },
        emblem: 'coinflip',
        during: when(cardIs('theirs', { type: 'versatile' }), ignoreValue()),
      },
    ),
    card(
      'the-plays-the-thing',
      versatile(3),
      { title: "The Play's The Thing", boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'A Peça Será a Armadilha', fr: 'La pièce sera le piège', uk: 'Вистава буде пасткою' },
        emblem: 'theater-curtains',
        after: discarding('opponent', { choice: 'random' }, (it) =>
          when(won(), recover(hamletHimself, boostOf(it))),
        ),
      },
    ),
    card(
      'the-readiness-is-all',
      versatile(2),
      { title: 'The Readiness Is All', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Estar Pronto É Tudo', fr: 'Le tout est d’être prêt', uk: 'Головне — бути готовим' },
        emblem: 'fencer',
        after: pick(inCombat(), (it) => seq(place(it, anywhere()), hold(it))),
      },
    ),
    card(
      'blood-will-have-blood',
      versatile(2),
      { title: 'Blood Will Have Blood', boost: 1, user: 'hamlet', quantity: 3 },
      {
        titles: { pt: 'Sangue Chama Sangue', fr: 'Le sang appelle le sang', uk: 'Кров вимагає крові' },
        emblem: 'bloody-sword',
        after: when(exists(own('hamlet', { hurt: true })), damage(theirs(), 1)),
      },
    ),
    card(
      'outrageous-fortune',
      versatile(1),
      { title: 'Outrageous Fortune', boost: 2, user: 'hamlet', quantity: 2 },
      {
        titles: { pt: 'Fortuna Ultrajante', fr: 'L’outrageante fortune', uk: 'Навісна доля' },
        emblem: 'arrow-flights',
        // No draw: an empty deck adds 0 and exhausts nobody (RU-27).
        during: taking({ from: 'deck', choice: 'top', to: 'discard', note: true }, (it) => add(boostOf(it))),
        after: when(lost(), put('noted', 'hand')),
      },
    ),
    card(
      'maddening-insight',
      defense(0),
      { title: 'Maddening Insight', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Lucidez Enlouquecedora', fr: 'Une lucidité à rendre fou', uk: 'Божевільне прозріння' },
        emblem: 'brainstorm',
        during: becomes(cardsIn('hand')),
        after: when(won(), discard('opponent')),
      },
    ),
    card(
      'the-rest-is-silence',
      defense(2),
      { title: 'The Rest Is Silence', boost: 3, user: 'hamlet', quantity: 2 },
      {
        titles: { pt: 'O Resto É Silêncio', fr: 'Le reste est silence', uk: 'Далі — тиша' },
        emblem: 'silence',
        after: endTurn(),
      },
    ),
    card(
      'nothing-either-good-or-bad',
      defense(2),
      { title: 'Nothing Either Good Or Bad', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Nada É Bom ou Mau', fr: 'Rien n’est bon ni mauvais', uk: 'Ніщо не добре й не лихе' },
        emblem: 'scales',
        after: when(cardIs('theirs', { type: 'versatile' }), damage(theirs(), 2)),
      },
    ),
    card(
      'method-in-the-madness',
      scheme(),
      { title: 'Method In The Madness', boost: 3, user: 'hamlet', quantity: 3 },
      {
        titles: { pt: 'Método na Loucura', fr: 'De la méthode dans la folie', uk: 'Божевілля із системою' },
        emblem: 'maze',
        scheme: seq(
          counting({ from: 'hand', choice: 'any', to: 'bottom' }, (gone) =>
            pickNumber(between(0, gone), (number) => draw(number)),
          ),
          gainAction(),
        ),
      },
    ),
    card(
      'the-ghost',
      scheme(),
      { title: 'The Ghost', boost: 1, user: 'hamlet', quantity: 2 },
      {
        titles: { pt: 'O Espectro', fr: 'Le spectre', uk: 'Привид' },
        emblem: 'ghost',
        scheme: choose(
          1,
          recover(hamletHimself, 2),
          seq(place(hamletHimself, { inZoneOf: hamletHimself }), gainAction()),
        ),
      },
    ),
  ],
};
