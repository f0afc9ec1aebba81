import {
  boostOf,
  cardIs,
  cardsIn,
  choose,
  damage,
  defeat,
  draw,
  type Effect,
  type HeroDef,
  heroOf,
  hook,
  may,
  move,
  own,
  pickCard,
  pickNumber,
  pickOpponent,
  printedOf,
  put,
  recover,
  seq,
  take,
  taking,
  when,
} from '@peerless/language';
import { testHeroes } from './library.ts';

/**
 * No printed card remembers a secret card while somebody is asked; a stranger's may. Each of these heroes does so in a
 * way of its own, in place of the schemes of Dracula.
 */

function keeping(scheme: Effect, hooks: HeroDef['hooks'] = []): HeroDef {
  const dracula = testHeroes.find(({ slug }) => slug === 'dracula');
  if (dracula === undefined) throw new Error('Dracula is missing');
  return {
    ...dracula,
    hooks: [...dracula.hooks, ...hooks],
    cards: dracula.cards.map((card) => (card.type === 'scheme' ? { ...card, scheme } : card)),
  };
}

/** Built anew in each place: then it has the register of that place, which holds a card of another pile there, too. */
const toBottom = (): Effect => taking({ from: 'deck', choice: 'top', to: 'bottom' }, () => may(draw(1)));

export const KEEPERS: Readonly<Record<string, HeroDef>> = {
  'the top of the own deck': keeping(
    taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) =>
      may(put(it, 'discard'), { else: put(it, 'hand') }),
    ),
  ),
  'a card that its owner chooses in another hand': keeping(
    pickOpponent((them) =>
      taking({ from: 'hand', of: them, choice: 'owner', to: 'aside' }, (it) =>
        may(put(it, 'discard'), { else: put(it, 'hand') }),
      ),
    ),
  ),
  'a random card of another hand': keeping(
    pickOpponent((them) =>
      taking({ from: 'hand', of: them, choice: 'random', to: 'aside' }, (it) =>
        may(put(it, 'discard'), { else: put(it, 'hand') }),
      ),
    ),
  ),
  'the top of another deck, put to its bottom': keeping(
    pickOpponent((them) =>
      taking({ from: 'deck', of: them, choice: 'top', to: 'bottom' }, () => may(draw(1))),
    ),
  ),
  'a card, at the end of an effect whose hook asks': keeping(
    taking({ from: 'deck', choice: 'top', to: 'bottom' }, () => defeat(own('sister'))),
    [hook('defeated', may(draw(1)), { who: own('sister') })],
  ),
  'one of two cards that their owner laid aside, unseen': keeping(
    pickOpponent((them) =>
      seq(
        take({ from: 'hand', of: them, count: 2, choice: 'owner', to: 'aside' }),
        pickCard({ pile: 'aside', of: them }, (it) => may(put(it, 'discard'))),
      ),
    ),
  ),
  'a card at the bottom, after one that was laid aside': keeping(
    seq(
      taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) => put(it, 'discard')),
      toBottom(),
    ),
  ),
  'one of two cards laid aside unseen, taken to the top': keeping(
    pickOpponent((them) =>
      seq(
        take({ from: 'hand', of: them, count: 2, choice: 'owner', to: 'aside' }),
        taking({ from: 'aside', of: them, choice: 'you', to: 'top' }, () => may(draw(1))),
      ),
    ),
  ),
};

/** Heroes whose effects reckon with cards that not all have seen. */
export const RECKONERS: Readonly<Record<string, HeroDef>> = {
  'damage by the BOOST of a card only one has seen': keeping(
    pickOpponent((them) =>
      taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) => may(damage(heroOf(them), boostOf(it)))),
    ),
  ),
  'a move by the BOOST of a card only one has seen': keeping(
    taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) => may(move(own(), boostOf(it)))),
  ),
  'the BOOST of a card laid aside, after one that went to the bottom': keeping(
    pickOpponent((them) =>
      seq(
        toBottom(),
        taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) =>
          seq(damage(heroOf(them), boostOf(it)), may(put(it, 'discard'), { else: put(it, 'hand') })),
        ),
      ),
    ),
  ),
  'the BOOST of a card laid aside, before one that goes to the bottom': keeping(
    pickOpponent((them) =>
      seq(
        taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) =>
          seq(damage(heroOf(them), boostOf(it)), may(put(it, 'discard'), { else: put(it, 'hand') })),
        ),
        toBottom(),
      ),
    ),
  ),
  'what is done if a card only one has seen is an attack': keeping(
    pickOpponent((them) =>
      taking({ from: 'hand', of: them, choice: 'owner', to: 'bottom' }, (it) =>
        when(cardIs(it, { type: 'attack' }), may(draw(1)), may(draw(2))),
      ),
    ),
  ),
  'cards of the value of a card only one has seen': keeping(
    pickOpponent((them) =>
      taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) =>
        take({ from: 'hand', of: them, where: { value: printedOf(it) }, choice: 'owner', to: 'discard' }),
      ),
    ),
  ),
  'damage by the attacks in another hand': keeping(
    pickOpponent((them) => may(damage(heroOf(them), cardsIn('hand', { type: 'attack' }, them)))),
  ),
  'a number up to the attacks in another hand': keeping(
    pickOpponent((them) =>
      pickNumber({ min: 0, max: cardsIn('hand', { type: 'attack' }, them) }, (number) => draw(number)),
    ),
  ),
  'as many modes as another hand has schemes': keeping(
    pickOpponent((them) => choose(cardsIn('hand', { type: 'scheme' }, them), draw(1), recover(own(), 1))),
  ),
};
