import {
  add,
  all,
  anywhere,
  attack,
  bonusAttack,
  card,
  cardIs,
  countOf,
  damage,
  defense,
  discarding,
  draw,
  exists,
  friendly,
  gainAction,
  type HeroDef,
  hook,
  ignoreValue,
  look,
  may,
  mayBoost,
  mine,
  not,
  own,
  pickOpponent,
  pickSpace,
  place,
  prevent,
  recover,
  redirect,
  room,
  scheme,
  seq,
  summon,
  take,
  theirs,
  versatile,
  was,
  when,
} from '@peerless/language';
import { wilyFighting } from '../shared-cards.ts';

const wukong = own('sun-wukong');
const besideHim = { adjacentTo: wukong };
const cloneInReserve = exists(own('clone', { state: 'reserve' }));

/** Sun Wukong, who pays health for Clones from his reserve. */
export const sunWukong: HeroDef = {
  slug: 'sun-wukong',
  name: 'Sun Wukong',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Sun Wukong', gender: 'm' },
    fr: { name: 'Sun Wukong', gender: 'm' },
    uk: {
      name: 'Сунь Укун',
      gender: 'm',
      cases: 'Сунь Укуна|Сунь Укунові|Сунь Укуна|Сунь Укуном|Сунь Укунові',
    },
  },
  set: 'Battle of Legends, Volume Two',
  look: { emblem: 'mandrill-head', colours: { main: '#f0a08c', deep: '#5c1611', ink: '#47100c' } },
  profile: {
    difficulty: 2,
    styles: ['tricks', 'sidekicks'],
    signature: ['infinite-strikes', '72-transformations', 'golden-chain-mail'],
  },
  move: 2,
  hero: { health: 17, attack: 'melee' },
  sidekicks: [
    {
      slug: 'clone',
      name: 'Clone',
      names: {
        en: { gender: 'n' },
        pt: { name: 'clone', gender: 'm', article: true, plural: 'clones' },
        fr: { name: 'clone', gender: 'm', article: true, plural: 'clones' },
        uk: {
          name: 'клон',
          gender: 'm',
          cases: 'клона|клонові|клона|клоном|клонові',
          plural: 'клони|клонів|клонам|клонів|клонами|клонах',
        },
      },
      emblem: 'monkey',
      plural: 'Clones',
      count: 3,
      health: 1,
      attack: 'melee',
      starts: 'reserve',
    },
  ],
  hooks: [
    // Not offered without a Clone in reserve or without room.
    hook('turnStart', may(seq(damage(wukong, 1), summon({ kind: 'clone', at: besideHim }))), {
      if: all(cloneInReserve, room(besideHim)),
    }),
  ],
  modifiers: [],
  cards: [
    card(
      'infinite-strikes',
      attack(2),
      { title: 'Infinite Strikes', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Golpes Infinitos', fr: 'Frappes infinies', uk: 'Нескінченні удари' },
        emblem: 'striking-arrows',
        during: add(countOf(friendly({ adjacentTo: theirs(), not: mine() }))),
        after: gainAction(),
      },
    ),
    card(
      'ruyi-jingo-bang',
      attack(0),
      { title: 'Ruyi Jingo Bang', boost: 3, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Ruyi Jingu Bang', fr: 'Ruyi Jingu Bang', uk: 'Жуї цзіньґу бан' },
        emblem: 'bo',
        after: when(cardIs('theirs'), bonusAttack()),
        bonusAttack: {
          slug: 'tricked-you',
          name: 'Tricked You',
          names: { pt: 'Enganei Você', fr: 'Je t’ai bien eu', uk: 'Обдурив тебе' },
          value: 4,
        },
      },
    ),
    card(
      'taunting-laughter',
      attack(3),
      { title: 'Taunting Laughter', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Riso Zombeteiro', fr: 'Rire moqueur', uk: 'Глузливий сміх' },
        emblem: 'delighted',
        immediately: discarding('opponent', { may: true }, (it) => when(not(was(it)), ignoreValue())),
      },
    ),
    card(
      'ox-form',
      attack(7),
      { title: 'Ox Form', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Forma de Boi', fr: 'Forme du bœuf', uk: 'Подоба бика' },
        emblem: 'charging-bull',
        static: [{ mod: 'uncancellable' }],
        during: when(cardIs('theirs'), mayBoost('theirs')),
      },
    ),
    card(
      '72-transformations',
      versatile(2),
      { title: '72 Transformations', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: '72 Transformações', fr: '72 transformations', uk: '72 перетворення' },
        emblem: 'chameleon-glyph',
        after: take({
          from: 'discard',
          where: { named: ['ox-form', 'tortoise-form', 'phoenix-form'] },
          choice: 'you',
          to: 'hand',
        }),
      },
    ),
    card(
      'sly-monkey',
      versatile(2),
      { title: 'Sly Monkey', boost: 3, user: 'any', quantity: 4 },
      {
        titles: { pt: 'Macaco Astuto', fr: 'Singe rusé', uk: 'Хитра мавпа' },
        emblem: 'peach',
        // He leaves first, so that the two never share a space; if he cannot leave, no Clone comes.
        after: when(
          exists(mine({ kind: 'sun-wukong' })),
          when(
            cloneInReserve,
            pickSpace({ under: mine() }, (space) =>
              seq(
                place(mine(), { inZoneOf: mine(), other: true }),
                summon({ kind: 'clone', at: { reg: space } }),
              ),
            ),
            place(mine(), { inZoneOf: mine() }),
          ),
        ),
      },
    ),
    wilyFighting({ boost: 1, quantity: 3 }),
    card(
      'bewilderment',
      defense(0),
      { title: 'Bewilderment', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Desnorteamento', fr: 'Confusion', uk: 'Спантеличення' },
        emblem: 'knocked-out-stars',
        during: prevent(mine(), 'combat'),
        after: place(mine(), anywhere(), { may: true }),
      },
    ),
    card(
      'golden-chain-mail',
      defense(4),
      { title: 'Golden Chain Mail', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Cota de Malha Dourada', fr: 'Cotte de mailles dorée', uk: 'Золота кольчуга' },
        emblem: 'chain-mail',
        during: redirect(mine(), theirs()),
      },
    ),
    card(
      'tortoise-form',
      defense(5),
      { title: 'Tortoise Form', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Forma de Tartaruga', fr: 'Forme de la tortue', uk: 'Подоба черепахи' },
        emblem: 'tortoise',
        during: mayBoost('theirs'),
      },
    ),
    card(
      'fiery-eyes-that-see',
      scheme(),
      { title: 'Fiery Eyes That See', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Olhos Flamejantes Que Tudo Veem', fr: 'Regard ardent', uk: 'Всевидющі вогняні очі' },
        emblem: 'fire-iris',
        scheme: pickOpponent((them) =>
          seq(
            look(them),
            take({ from: 'hand', of: them, choice: 'you', to: 'bottom' }),
            draw(1, them),
            draw(1),
          ),
        ),
      },
    ),
    card(
      'phoenix-form',
      scheme(),
      { title: 'Phoenix Form', boost: 1, user: 'any', quantity: 1 },
      {
        titles: { pt: 'Forma de Fênix', fr: 'Forme du phénix', uk: 'Подоба фенікса' },
        emblem: 'eagle-emblem',
        scheme: recover(wukong, countOf(own('clone'))),
      },
    ),
  ],
};
