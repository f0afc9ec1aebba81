import {
  anyone,
  anywhere,
  attack,
  becomes,
  boostOf,
  card,
  choose,
  combatDamageTo,
  damage,
  defense,
  discard,
  discarding,
  draw,
  eachOpponent,
  exists,
  gainAction,
  type HeroDef,
  hook,
  look,
  lost,
  may,
  opposing,
  own,
  pick,
  place,
  recover,
  scheme,
  seq,
  take,
  thisTurn,
  versatile,
  was,
  when,
  won,
} from '@peerless/language';
import { feint } from '../shared-cards.ts';

const genie = own('the-genie');
/** He is the only fighter of his side: whoever is adjacent is adjacent to him. */
const foes = opposing({ adjacentTo: genie });
/** Two cards are the price of a wish, both or none. */
const twoCards = discard('you', { count: 2 });

/** The Genie, who throws cards away for more actions, and grants wishes, mostly his own. */
export const theGenie: HeroDef = {
  slug: 'the-genie',
  name: 'The Genie',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Gênio', gender: 'm', article: true },
    fr: { name: 'Génie', gender: 'm', article: true },
    uk: { name: 'Джин', gender: 'm', cases: 'Джина|Джинові|Джина|Джином|Джинові' },
  },
  set: 'Houdini vs. The Genie',
  look: { emblem: 'djinn', colours: { main: '#22b8cf', deep: '#07404c', ink: '#04262d' } },
  profile: {
    difficulty: 2,
    styles: ['power', 'attrition', 'control'],
    signature: ['three-wishes', 'wishing-for-more-wishes', 'back-in-the-lamp'],
  },
  move: 3,
  hero: { health: 16, attack: 'ranged' },
  sidekicks: [],
  hooks: [
    hook(
      'turnStart',
      discarding('you', { may: true }, (it) => when(was(it), gainAction())),
    ),
  ],
  modifiers: [],
  cards: [
    feint({ boost: 1, quantity: 3, user: 'the-genie' }),
    card(
      'your-wish-is-my-command',
      attack(3),
      { title: 'Your Wish is My Command', boost: 1, user: 'the-genie', quantity: 2 },
      {
        titles: {
          pt: 'Seu Desejo É uma Ordem',
          fr: 'Vos désirs sont des ordres',
          uk: 'Слухаю й корюся',
        },
        emblem: 'prayer',
        after: when(won(), may(seq(twoCards, gainAction()))),
      },
    ),
    card(
      'wishing-for-more-wishes',
      versatile(3),
      { title: 'Wishing For More Wishes', boost: 2, user: 'the-genie', quantity: 3 },
      {
        titles: {
          pt: 'Desejar Mais Desejos',
          fr: 'Un vœu pour d’autres vœux',
          uk: 'Бажаю більше бажань',
        },
        emblem: 'sparkles',
        after: seq(draw(1, 'opponent'), draw(3)),
      },
    ),
    card(
      'three-wishes',
      scheme(),
      { title: 'Three Wishes', boost: 3, user: 'the-genie', quantity: 3 },
      {
        titles: { pt: 'Três Desejos', fr: 'Trois vœux', uk: 'Три бажання' },
        emblem: 'star-formation',
        scheme: seq(
          gainAction(),
          choose(
            1,
            draw(5),
            thisTurn({ mod: 'fixed', who: genie, to: 4 }),
            eachOpponent((them) => discard(them, { count: 2 })),
          ),
        ),
      },
    ),
    card(
      'this-is-no-parlor-trick',
      versatile(1),
      { title: 'This is No Parlor Trick', boost: 2, user: 'the-genie', quantity: 2 },
      {
        titles: {
          pt: 'Isto Não É Truque de Salão',
          fr: 'Ceci n’est pas un tour de passe-passe',
          uk: 'Це вам не салонні фокуси',
        },
        emblem: 'magick-trick',
        during: becomes(boostOf('theirs'), 'theirs'),
      },
    ),
    card(
      'prisoner-s-torment',
      defense(1),
      { title: "Prisoner's Torment", boost: 2, user: 'the-genie', quantity: 2 },
      {
        titles: { pt: 'Tormento do Prisioneiro', fr: 'Le tourment du prisonnier', uk: "Муки в'язня" },
        emblem: 'prisoner',
        after: draw(combatDamageTo('mine')),
      },
    ),
    card(
      'i-ve-made-sultans-out-of-less',
      versatile(2),
      { title: "I've Made Sultans Out of Less", boost: 1, user: 'the-genie', quantity: 2 },
      {
        titles: {
          pt: 'Já Fiz Sultões com Menos',
          fr: 'J’ai fait des sultans avec moins que ça',
          uk: 'Я й не з таких робив султанів',
        },
        emblem: 'imperial-crown',
        after: seq(look('opponent'), take({ from: 'hand', of: 'opponent', choice: 'you', to: 'discard' })),
      },
    ),
    card(
      'imprisoned-wrath',
      attack(3),
      { title: 'Imprisoned Wrath', boost: 1, user: 'the-genie', quantity: 2 },
      {
        titles: { pt: 'Ira Aprisionada', fr: 'Colère emprisonnée', uk: "Ув'язнений гнів" },
        emblem: 'wavy-chains',
        // Nobody pays for nothing: no offer without somebody to hit.
        after: when(
          exists(foes),
          may(
            seq(
              twoCards,
              pick(foes, (it) => damage(it, 2)),
            ),
          ),
        ),
      },
    ),
    card(
      'i-grant-you-death',
      versatile(2),
      { title: 'I Grant You … Death', boost: 1, user: 'the-genie', quantity: 3 },
      {
        titles: {
          pt: 'Eu lhe Concedo… a Morte',
          fr: 'Je vous accorde… la mort',
          uk: 'Дарую тобі… смерть',
        },
        emblem: 'grim-reaper',
        after: pick(anyone({ adjacentTo: genie }), (it) => damage(it, 1), { may: true }),
      },
    ),
    card(
      'i-am-freed',
      attack(3),
      { title: 'I Am Freed', boost: 2, user: 'the-genie', quantity: 2 },
      {
        titles: { pt: 'Estou Livre', fr: 'Enfin libre', uk: 'Я вільний' },
        emblem: 'breaking-chain',
        after: seq(place(genie, anywhere({ free: true })), damage(anyone({ adjacentTo: genie }), 1)),
      },
    ),
    card(
      'back-in-the-lamp',
      defense(0),
      { title: 'Back In The Lamp', boost: 1, user: 'the-genie', quantity: 3 },
      {
        titles: { pt: 'De Volta à Lâmpada', fr: 'Retour dans la lampe', uk: 'Назад у лампу' },
        emblem: 'magic-lamp',
        immediately: recover(genie, 4),
      },
    ),
    card(
      'careful-what-you-wish-for',
      attack(4),
      { title: 'Careful What You Wish For', boost: 2, user: 'the-genie', quantity: 3 },
      {
        titles: {
          pt: 'Cuidado com o Que Deseja',
          fr: 'Prenez garde à vos vœux',
          uk: 'Обережно з бажаннями',
        },
        emblem: 'evil-eyes',
        after: when(
          lost(),
          pick(foes, (it) => damage(it, 1)),
        ),
      },
    ),
  ],
};
