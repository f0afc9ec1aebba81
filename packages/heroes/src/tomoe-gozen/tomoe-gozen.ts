import {
  actor,
  anyone,
  attack,
  becomes,
  cancel,
  card,
  choose,
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
  look,
  lost,
  move,
  opposing,
  own,
  pick,
  place,
  put,
  recover,
  scheme,
  seq,
  swap,
  take,
  takeAtMost,
  theirs,
  versatile,
  was,
  when,
} from '@peerless/language';
import { skirmish } from '../shared-cards.ts';

const tomoe = own('tomoe-gozen');
const near = exists(theirs({ adjacentTo: tomoe }));

/** Tomoe Gozen: opposing heroes do not get away from her unhurt. */
export const tomoeGozen: HeroDef = {
  slug: 'tomoe-gozen',
  name: 'Tomoe Gozen',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Tomoe Gozen', gender: 'f' },
    fr: { name: 'Tomoe Gozen', gender: 'f' },
    uk: { name: 'Томое Ґодзен', gender: 'f' },
  },
  set: "Sun's Origin",
  look: { emblem: 'bowman', colours: { main: '#e9b7c8', deep: '#5a1030', ink: '#3f0a21' } },
  profile: {
    difficulty: 2,
    styles: ['attrition', 'power', 'control'],
    signature: ['witness-my-last-battle', 'a-warriors-way', 'lord-kisos-final-stand'],
  },
  move: 2,
  hero: { health: 14, attack: 'ranged' },
  sidekicks: [],
  hooks: [hook('leaveZone', damage(actor(), 1), { who: opposing({ is: 'hero' }) })],
  modifiers: [],
  cards: [
    card(
      'witness-my-last-battle',
      attack(7),
      { title: 'Witness My Last Battle', boost: 4, user: 'tomoe-gozen', quantity: 2 },
      {
        titles: {
          pt: 'Testemunhem Minha Última Batalha',
          fr: 'Voyez ma dernière bataille',
          uk: 'Мій останній бій',
        },
        emblem: 'sunset',
        static: [{ mod: 'against', who: opposing({ adjacentTo: tomoe }) }, { mod: 'faceUp' }],
        after: endTurn(),
      },
    ),
    card(
      'five-against-thousands',
      attack(4),
      { title: 'Five Against Thousands', boost: 1, user: 'tomoe-gozen', quantity: 2 },
      {
        titles: { pt: 'Cinco Contra Milhares', fr: 'Cinq contre des milliers', uk: "П'ятеро проти тисяч" },
        emblem: 'backup',
        after: when(
          near,
          discarding('you', { may: true }, (it) => when(was(it), put('mine', 'hand'))),
        ),
      },
    ),
    card(
      'fearsome-strength',
      attack(3),
      { title: 'Fearsome Strength', boost: 1, user: 'tomoe-gozen', quantity: 2 },
      {
        titles: { pt: 'Força Assombrosa', fr: 'Une force redoutable', uk: 'Грізна сила' },
        emblem: 'muscle-up',
        immediately: pick(anyone({ adjacentTo: tomoe }), (it) => swap(tomoe, it), { may: true }),
        after: pick(anyone({ adjacentTo: tomoe }), (it) => damage(it, 1)),
      },
    ),
    card(
      'a-warriors-way',
      attack(2),
      { title: "A Warrior's Way", boost: 1, user: 'tomoe-gozen', quantity: 2 },
      {
        titles: { pt: 'O Caminho da Guerreira', fr: 'La voie de la guerrière', uk: 'Шлях воїтельки' },
        emblem: 'trail',
        after: seq(
          move(theirs(), 3),
          when(exists(theirs({ is: 'hero' })), place(tomoe, { adjacentTo: theirs() })),
        ),
      },
    ),
    card(
      'piercing-shot',
      attack(2),
      { title: 'Piercing Shot', boost: 1, user: 'tomoe-gozen', quantity: 3 },
      {
        titles: { pt: 'Tiro Perfurante', fr: 'Tir perforant', uk: 'Наскрізний постріл' },
        emblem: 'high-shot',
        after: draw(2),
      },
    ),
    skirmish({ boost: 1, quantity: 3, user: 'tomoe-gozen' }),
    card(
      'confront-any-demon-or-god',
      versatile(3),
      { title: 'Confront Any Demon or God', boost: 3, user: 'tomoe-gozen', quantity: 2 },
      {
        titles: {
          pt: 'Enfrentar Qualquer Demônio ou Deus',
          fr: 'Affronter démons et dieux',
          uk: 'Проти демона чи бога',
        },
        emblem: 'oni',
        after: seq(
          draw(1),
          when(
            lost(),
            seq(look('opponent'), take({ from: 'hand', of: 'opponent', choice: 'you', to: 'discard' })),
          ),
        ),
      },
    ),
    card(
      'a-worthy-opponent',
      versatile(3),
      { title: 'A Worthy Opponent', boost: 3, user: 'tomoe-gozen', quantity: 3 },
      {
        titles: { pt: 'Um Oponente à Altura', fr: 'Un adversaire de taille', uk: 'Гідний суперник' },
        emblem: 'katana',
        during: when(exists(theirs({ is: 'hero' })), becomes(5)),
      },
    ),
    card(
      'flash-of-steel',
      versatile(2),
      { title: 'Flash of Steel', boost: 1, user: 'tomoe-gozen', quantity: 3 },
      {
        titles: { pt: 'Lampejo de Aço', fr: 'Éclair d’acier', uk: 'Блиск сталі' },
        emblem: 'quick-slash',
        immediately: when(exists(theirs({ is: 'hero' })), cancel()),
        after: when(near, damage(theirs(), 1)),
      },
    ),
    card(
      'refuse-to-retreat',
      defense(3),
      { title: 'Refuse to Retreat', boost: 2, user: 'tomoe-gozen', quantity: 2 },
      {
        titles: { pt: 'Recusar a Retirada', fr: 'Refus de reculer', uk: 'Ні кроку назад' },
        emblem: 'stone-block',
        immediately: hold(tomoe),
        after: when(near, discard('opponent')),
      },
    ),
    card(
      'deeds-of-valor',
      defense(2),
      { title: 'Deeds of Valor', boost: 2, user: 'tomoe-gozen', quantity: 3 },
      {
        titles: { pt: 'Feitos de Bravura', fr: 'Hauts faits', uk: 'Звитяжні вчинки' },
        emblem: 'medal',
        during: takeAtMost(tomoe, 2),
      },
    ),
    card(
      'lord-kisos-final-stand',
      scheme(),
      { title: "Lord Kiso's Final Stand", boost: 2, user: 'tomoe-gozen', quantity: 3 },
      {
        titles: {
          pt: 'A Última Resistência do Senhor Kiso',
          fr: 'L’ultime combat du seigneur Kiso',
          uk: 'Остання битва пана Кісо',
        },
        emblem: 'samurai-helmet',
        scheme: seq(move(tomoe, 3, { past: 'sidekicks' }), choose(1, recover(tomoe, 2), gainAction())),
      },
    ),
  ],
};
