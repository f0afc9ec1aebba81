import { ask, offerSpaces, offerYesNo } from '../ask/ask.ts';
import { KIND, PROMPT, partB, T, typeOf } from '../ask/codes.ts';
import { MOMENT } from '../content/library.ts';
import { adjacentSpaces, zoneSpaces } from '../evaluate/select.ts';
import { addToHand, deckFace, handOf, putOnTop, removeSecretly, shuffle, takeTop } from '../state/cards.ts';
import { emptySpaces, heroFighter, masks, standOn, tokenSpaces } from '../state/fighters.ts';
import { emit, fighterId, type Game, pop, rule, spaceId } from '../state/game.ts';
import {
  ANSWER,
  ASK_PROMPT,
  DECK_SIZE,
  NONE,
  OUT,
  REG,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SOURCE,
  SPACE,
  STARTED,
  STEP,
  TOKEN,
} from '../state/layout.ts';
import type { Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';

/** Section 3 of the rules: opening hands, then each seat is placed completely before the next. */

const OPENING_HAND = 5;

const MULLIGAN = 0;
const MULLIGAN_ANSWER = 1;
const HERO = 2;
const SIDEKICK = 3;
const SIDEKICK_ANSWER = 4;
const TOKENS = 5;
const TOKEN_ANSWER = 6;
const DECISIONS = 7;
const NEXT_SEAT = 8;

const PLACING = REG;
const FIGURE = REG + 1;

/** Draws the opening hand. */
export function drawOpeningHand(game: Game, seat: number): void {
  for (let n = Math.min(OPENING_HAND, game.state[DECK_SIZE + seat]); n > 0; n--) {
    addToHand(game, seat * 32 + deckFace(takeTop(game, seat)), 0);
  }
}

export const setup: Procedure = {
  run(game, frame) {
    const s = game.state;
    const seat = s[frame + PLACING];
    switch (s[frame + STEP]) {
      case MULLIGAN:
        if (game.content.options.mulligan === 'none' || seat === game.content.seats) {
          s[frame + PLACING] = 0;
          s[frame + STEP] = HERO;
          return;
        }
        s[frame + SOURCE] = rule('R-3.3');
        ask(game, frame, MULLIGAN_ANSWER, seat, KIND['yes-no'], PROMPT.mulligan);
        return;
      case MULLIGAN_ANSWER:
        if (typeOf(s[ANSWER]) === T.yes) redraw(game, seat);
        s[frame + PLACING]++;
        s[frame + STEP] = MULLIGAN;
        return;
      case HERO:
        if (s[OUT + seat] !== 0) {
          s[frame + STEP] = NEXT_SEAT; // resigned before it was placed
          return;
        }
        s[frame + SOURCE] = rule('R-3.5');
        put(game, heroFighter(seat), game.content.board.starts[seat]);
        s[frame + FIGURE] = 1;
        s[frame + STEP] = SIDEKICK;
        return;
      case SIDEKICK:
        placeNextSidekick(game, frame, seat);
        return;
      case SIDEKICK_ANSWER:
        if (s[ANSWER] !== NONE && s[OUT + seat] === 0)
          put(game, seat * SEAT_FIGHTERS + s[frame + FIGURE], partB(s[ANSWER]));
        s[frame + FIGURE]++;
        s[frame + STEP] = SIDEKICK;
        return;
      case TOKENS:
        placeNextToken(game, frame, seat);
        return;
      case TOKEN_ANSWER:
        putToken(game, seat, s[frame + FIGURE]++);
        s[frame + STEP] = TOKENS;
        return;
      case DECISIONS:
        s[frame + STEP] = NEXT_SEAT;
        startHooks(game, seat, MOMENT.setup, NONE); // does nothing for a seat that is out
        return;
      case NEXT_SEAT:
        s[frame + STEP] = HERO;
        if (++s[frame + PLACING] === game.content.seats) pop(game);
        return;
    }
  },

  list(game, frame) {
    const seat = game.state[frame + PLACING];
    if (game.state[ASK_PROMPT] === PROMPT.mulligan) {
      offerYesNo(game);
    } else if (game.state[ASK_PROMPT] === PROMPT.placeToken) {
      tokenRoom(game, seat, game.state[frame + FIGURE]);
      offerSpaces(game, T.space, 0, masks.lo, masks.hi);
    } else {
      sidekickRoom(game, seat);
      offerSpaces(game, T.space, seat * SEAT_FIGHTERS + game.state[frame + FIGURE] + 1, masks.lo, masks.hi);
    }
  },
};

function put(game: Game, fighter: number, space: number): void {
  standOn(game, fighter, space);
  game.state[STARTED + fighter] = space;
  if (game.sink !== null)
    emit(game, 'placed', { fighter: fighterId(game, fighter), space: spaceId(game, space), from: null });
}

function placeNextSidekick(game: Game, frame: number, seat: number): void {
  const s = game.state;
  const { figures } = game.content.heroes[seat];
  while (s[frame + FIGURE] < figures.length && figures[s[frame + FIGURE]].reserve) s[frame + FIGURE]++;
  if (s[frame + FIGURE] < figures.length && s[OUT + seat] === 0) {
    ask(game, frame, SIDEKICK_ANSWER, seat, KIND.space, PROMPT.placeSidekick);
    return;
  }
  s[frame + FIGURE] = 0;
  s[frame + STEP] = TOKENS;
}

/** Fills `masks`: a free space in the hero's zone, R-3.6 without one any free space (or next to an own fighter). */
function sidekickRoom(game: Game, seat: number): void {
  zoneSpaces(game, 1 << heroFighter(seat));
  if (meetEmpty(game)) return;
  if (game.content.options.sidekickFallback === 'adjacent') {
    adjacentSpaces(game, 127 << (seat * SEAT_FIGHTERS));
    if (meetEmpty(game)) return;
  }
  freeSpaces(game);
}

/** Fills `masks` with the empty spaces, start spaces that a hero still has to take excepted. */
function freeSpaces(game: Game): void {
  emptySpaces(game);
  const { starts } = game.content.board;
  for (let seat = 0; seat < game.content.seats; seat++) {
    if (game.state[SPACE + heroFighter(seat)] >= 0) continue;
    const start = starts[seat];
    if (start < 32) masks.lo &= ~(1 << start);
    else masks.hi &= ~(1 << (start - 32));
  }
}

/** Keeps the empty spaces of `masks`; false if there are none. */
function meetEmpty(game: Game): boolean {
  const { lo, hi } = masks;
  freeSpaces(game);
  masks.lo &= lo;
  masks.hi &= hi;
  return (masks.lo | masks.hi) !== 0;
}

function placeNextToken(game: Game, frame: number, seat: number): void {
  const s = game.state;
  const hero = game.content.heroes[seat];
  s[frame + SOURCE] = rule('R-14.20');
  if (s[frame + FIGURE] < hero.tokens.length && s[OUT + seat] === 0) {
    ask(game, frame, TOKEN_ANSWER, seat, KIND.space, PROMPT.placeToken);
    return;
  }
  s[frame + STEP] = DECISIONS;
}

/** Fills `masks`, RU-45 different spaces of the hero's zone without fighters. */
function tokenRoom(game: Game, seat: number, token: number): void {
  tokenSpaces(game, seat, game.content.heroes[seat].tokens[token]);
  const { lo, hi } = masks;
  sidekickRoom(game, seat);
  masks.lo &= ~lo;
  masks.hi &= ~hi;
  if ((masks.lo | masks.hi) !== 0) return;
  emptySpaces(game);
  masks.lo &= ~lo;
  masks.hi &= ~hi;
}

function putToken(game: Game, seat: number, token: number): void {
  const space = game.state[ANSWER] === NONE ? NONE : partB(game.state[ANSWER]);
  game.state[TOKEN + seat * SEAT_TOKENS + token] = space;
  if (game.sink !== null && space >= 0) {
    emit(game, 'tokenPlaced', {
      seat,
      token: game.content.heroes[seat].tokens[token],
      space: spaceId(game, space),
    });
  }
}

/** The mulligan option: the whole hand back, shuffle, draw again. */
function redraw(game: Game, seat: number): void {
  for (const card of handOf(game, seat)) {
    removeSecretly(game, card, game.content.insiders[seat]);
    putOnTop(game, card, 0);
  }
  shuffle(game, seat);
  drawOpeningHand(game, seat);
  emit(game, 'mulligan', { seat });
}
