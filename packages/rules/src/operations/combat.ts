import { ask, offer, offerFaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partB, T, typeOf } from '../ask/codes.ts';
import { combatValue, evaluate } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { noteValue } from '../evaluate/values.ts';
import { discardFromHand, layFaceDown } from '../state/cards.ts';
import { lowest } from '../state/fighters.ts';
import { cardId, emit, faceOf, fighterId, type Game, seatOfFighter, sourceOf } from '../state/game.ts';
import {
  ADDED,
  ANSWER,
  BASE,
  BONUS_DUE,
  BOOST_CARD,
  BOOST_LOST,
  CANCELLED,
  CARD,
  FIGHTER,
  FIXED,
  FLAGS,
  HAND_MASK,
  HAND_SIZE,
  IGNORED,
  IN_COMBAT,
  IS_BONUS,
  NONE,
  PREVENT_ALL,
  PREVENT_COMBAT,
  PRINTED,
  REDIRECT_FROM,
  REDIRECT_TO,
  REVEALED,
  STEP,
  sideAt,
} from '../state/layout.ts';
import { sideFor, successors } from './futile.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on the running combat. */

/** Changes a side's value if there is a card there, and tells. */
function change(
  game: Game,
  side: number,
  how: 'set' | 'add' | 'ignore' | 'fix' | 'printed',
  act: (at: number) => void,
): void {
  const at = sideAt(side);
  if (game.state[IN_COMBAT] === 0 || game.state[at + CARD] === NONE) return;
  const before = game.sink === null ? 0 : combatValue(game, side);
  act(at);
  noteValue(game, side, how, before);
}

/** a value that cannot be changed by card effects is deaf to them. */
const isDeaf = (game: Game, at: number): boolean => (game.state[at + FLAGS] & FIXED) !== 0;

export const setValue: Operation<'setValue'> = instant((game, frame, node) => {
  const value = evaluate(game, frame, node.to);
  change(game, sideFor(game, frame, node.of), node.printed ? 'printed' : 'set', (at) => {
    if (isDeaf(game, at)) return;
    game.state[at + BASE] = value;
    if (node.printed) game.state[at + PRINTED] = value;
  });
});

export const addValue: Operation<'addValue'> = instant((game, frame, node) => {
  const value = evaluate(game, frame, node.by);
  change(game, sideFor(game, frame, node.of), 'add', (at) => {
    if (!isDeaf(game, at)) game.state[at + ADDED] += value;
  });
});

export const ignoreValue: Operation<'ignoreValue'> = instant((game, frame, node) => {
  change(game, sideFor(game, frame, node.of), 'ignore', (at) => {
    game.state[at + FLAGS] |= IGNORED;
  });
});

export const fixValue: Operation<'fixValue'> = instant((game, frame, node) => {
  const value = evaluate(game, frame, node.to);
  change(game, sideFor(game, frame, node.of), 'fix', (at) => {
    game.state[at + BASE] = value;
    game.state[at + ADDED] = 0;
    game.state[at + FLAGS] |= FIXED;
  });
});

/** some cards cannot be cancelled. A face-down boost is lost with the effects it belongs to (RU-11). */
export const cancel: Operation<'cancel'> = instant((game, frame) => {
  const s = game.state;
  const side = sideFor(game, frame, 'theirs');
  const at = sideAt(side);
  const card = s[at + CARD];
  if (s[IN_COMBAT] === 0 || card === NONE) return;
  const face = faceOf(game, card);
  const { protectedFaces } = game.content.heroes[card >> 5];
  if (face.uncancellable || (protectedFaces >> (card & 31)) & 1) {
    if (game.sink !== null) emit(game, 'notCancelled', { card: cardId(game, card) });
    return;
  }
  const before = game.sink === null ? 0 : combatValue(game, side);
  s[at + FLAGS] |= CANCELLED;
  if (side === 0) s[BONUS_DUE] = 0;
  // RU-12: a card without effects cannot have them cancelled
  if (face.hasEffects || game.content.options.excaliburBoost === 'lost') s[at + FLAGS] |= BOOST_LOST;
  if (game.sink === null) return;
  emit(game, 'effectsCancelled', { card: cardId(game, card) });
  noteValue(game, side, 'add', before);
});

export const boost: Operation<'boost'> = {
  run(game, frame, node) {
    const s = game.state;
    const side = sideFor(game, frame, node.of);
    const at = sideAt(side);
    const seat = seatOfFighter(s[at + FIGHTER]);
    if (s[frame + STEP] === 0) {
      const tooLate = node.faceDown && (s[REVEALED] === 1 || s[at + BOOST_CARD] !== NONE);
      if (s[IN_COMBAT] === 0 || s[at + CARD] === NONE || s[HAND_SIZE + seat] === 0 || tooLate)
        done(game, frame, node);
      else ask(game, frame, 1, seat, KIND.card, PROMPT.boost, true);
      return;
    }
    done(game, frame, node);
    if (s[ANSWER] === NONE || typeOf(s[ANSWER]) !== T.card) return;
    const card = partB(s[ANSWER]);
    if (node.faceDown) layBoost(game, at, card);
    else boostValue(game, side, card);
  },
  list(game, frame, node) {
    const seat = seatOfFighter(game.state[sideAt(sideFor(game, frame, node.of)) + FIGHTER]);
    if (node.may) offer(game, pack(T.none, 0, 0));
    offerFaces(game, seat, game.state[HAND_MASK + seat]);
  },
};

function layBoost(game: Game, at: number, card: number): void {
  layFaceDown(game, card);
  game.state[at + BOOST_CARD] = card;
  if (game.sink !== null) {
    emit(
      game,
      'boostLaid',
      { seat: card >> 5, card: cardId(game, card) },
      sourceOf(game),
      game.content.insiders[card >> 5],
    );
  }
}

/** only its BOOST number counts. */
function boostValue(game: Game, side: number, card: number): void {
  const amount = game.content.boost[card];
  discardFromHand(game, card, 'boost');
  if (game.sink !== null) {
    emit(game, 'boosted', {
      seat: card >> 5,
      card: cardId(game, card),
      amount,
      what: side === 0 ? 'attack' : 'defense',
    });
  }
  change(game, side, 'add', (at) => {
    if (!isDeaf(game, at)) game.state[at + ADDED] += amount;
  });
}

export const prevent: Operation<'prevent'> = instant((game, frame, node) => {
  game.state[node.kind === 'all' ? PREVENT_ALL : PREVENT_COMBAT] |= select(game, frame, node.who);
});

export const redirect: Operation<'redirect'> = instant((game, frame, node) => {
  game.state[REDIRECT_FROM] = select(game, frame, node.from);
  game.state[REDIRECT_TO] = select(game, frame, node.to);
});

/** The same combat and cards go on with another fighter; the range is not checked again. */
export const become: Operation<'become'> = instant((game, frame, node) => {
  const fighters = successors(game, frame, node);
  if (fighters === 0) return;
  const at = sideAt(sideFor(game, frame, 'mine'));
  const from = game.state[at + FIGHTER];
  game.state[at + FIGHTER] = lowest(fighters);
  if (game.sink !== null)
    emit(game, 'combatantReplaced', { from: fighterId(game, from), to: fighterId(game, lowest(fighters)) });
});

export const bonusAttack: Operation<'bonusAttack'> = instant((game) => {
  if (game.state[IN_COMBAT] === 1 && game.state[IS_BONUS] === 0) game.state[BONUS_DUE] = 1;
});
