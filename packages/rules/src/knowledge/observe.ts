import { EFFECT_PROC } from '../procedures/procedure.ts';
import { knownInHand, setHandWord } from '../state/cards.ts';
import { clone, createGame, type Game, seatOfCard, seatOfFighter } from '../state/game.ts';
import {
  ANSWER,
  ASIDE,
  ASIDE_SIZE,
  BOOST_CARD,
  CARD,
  DECK,
  DECK_SIZE,
  DEPTH,
  EVERYONE,
  FACE_UP,
  FACES,
  FIGHTER,
  FLAGS,
  FRAME_WIDTH,
  GENERATOR,
  HAND,
  HAND_MASK,
  IN_COMBAT,
  IS_BONUS,
  MAX_ASIDE,
  MAX_DEPTH,
  MAX_SEATS,
  NODE,
  NONE,
  PILE,
  PROC,
  PUBLIC,
  REG,
  REVEALED,
  SEAT,
  SIDE,
  SIDE_WIDTH,
  STACK,
  STAMP,
} from '../state/layout.ts';
import type { Viewer } from './view.ts';

/**
 * Observations: the state as one viewer knows it, in the same layout. What the viewer does not know is the unknown
 * face; generators are gone. Knowledge of others is kept only where it is public.
 */

/** The face of a card that the viewer does not know. */
export const UNKNOWN = 31;
const OPEN = 5;

export const viewerNumber = (viewer: Viewer): number =>
  viewer === 'spectator' ? PUBLIC : viewer === 'open' ? OPEN : viewer;
export const viewerOf = (game: Game): Viewer =>
  game.viewer === OPEN || game.viewer === NONE ? 'open' : game.viewer === PUBLIC ? 'spectator' : game.viewer;

/** Whether this viewer sees all that a seat holds. */
export const isInsider = (game: Game, viewer: number, seat: number): boolean =>
  viewer === OPEN || ((game.content.insiders[seat] >> viewer) & 1) === 1;

/** The game as the viewer knows it. It cannot be played on; `determinize` makes a playable guess of it. */
export function observe(game: Game, viewer: Viewer, into: Game = createGame(game.content)): Game {
  const view = clone(game, into);
  const s = view.state;
  const number = viewerNumber(viewer);
  view.viewer = number;
  s.fill(0, GENERATOR, GENERATOR + (MAX_SEATS + 1) * 4);
  s[STAMP] = 0;
  s[ANSWER] = 0;
  for (let seat = 0; seat < game.content.seats; seat++) {
    if (!isInsider(game, number, seat)) hideHand(view, number, seat);
    hideDeck(view, number, seat);
  }
  hideAside(view, number);
  s.fill(0, ASIDE + s[ASIDE_SIZE], ASIDE + MAX_ASIDE);
  s.fill(0, STACK + s[DEPTH] * FRAME_WIDTH, STACK + MAX_DEPTH * FRAME_WIDTH);
  hideCombat(view, number);
  hideRegisters(view, number);
  return view;
}

/** Only what the viewer knows of the hand stays in it; its size stays as it is. */
function hideHand(view: Game, viewer: number, seat: number): void {
  const s = view.state;
  s[HAND_MASK + seat] = 0;
  for (let face = 0; face < view.content.heroes[seat].faces.length; face++) {
    const card = seat * FACES + face;
    if (s[HAND + card] === 0) continue;
    const known = knownInHand(view, viewer, card);
    const open = knownInHand(view, PUBLIC, card);
    setHandWord(view, card, known, (other) => (other === viewer ? known : open));
    if (known > 0) s[HAND_MASK + seat] |= 1 << face;
  }
}

/** What everybody knows, or this viewer alone. */
const visible = (knowers: number, viewer: number): number => {
  if (viewer === OPEN || ((knowers >> PUBLIC) & 1) === 1) return viewer === OPEN ? knowers : EVERYONE;
  return knowers & (1 << viewer);
};

function hideDeck(view: Game, viewer: number, seat: number): void {
  const s = view.state;
  for (let i = 0; i < s[DECK_SIZE + seat]; i++) {
    const entry = s[DECK + seat * PILE + i];
    const knowers = visible(entry >> 8, viewer);
    s[DECK + seat * PILE + i] = knowers === 0 && viewer !== OPEN ? UNKNOWN : (entry & 31) | (knowers << 8);
  }
  // Words beyond the pile still hold cards that once lay there.
  s.fill(0, DECK + seat * PILE + s[DECK_SIZE + seat], DECK + (seat + 1) * PILE);
}

function hideAside(view: Game, viewer: number): void {
  const s = view.state;
  for (let i = 0; i < s[ASIDE_SIZE]; i++) {
    const entry = s[ASIDE + i];
    const knowers = visible(entry >> 8, viewer);
    const card = entry & 127;
    s[ASIDE + i] =
      knowers === 0 && viewer !== OPEN ? seatOfCard(card) * FACES + UNKNOWN : card | (knowers << 8);
  }
}

/** Face-down combat cards. */
function hideCombat(view: Game, viewer: number): void {
  const s = view.state;
  if (s[IN_COMBAT] === 0 || s[REVEALED] === 1) return;
  for (let side = 0; side < 2; side++) {
    const at = SIDE + side * SIDE_WIDTH;
    const seat = seatOfFighter(s[at + FIGHTER]);
    if (isInsider(view, viewer, seat)) continue;
    const hidden = seat * FACES + UNKNOWN;
    const virtual = side === 0 && s[IS_BONUS] === 1;
    if (s[at + CARD] !== NONE && !virtual && (s[at + FLAGS] & FACE_UP) === 0) s[at + CARD] = hidden;
    if (s[at + BOOST_CARD] !== NONE) s[at + BOOST_CARD] = hidden;
  }
}

/** Cards remembered by a running effect are known to the one whose effect it is and to the card's owner. */
function hideRegisters(view: Game, viewer: number): void {
  const s = view.state;
  for (let depth = 0; depth < s[DEPTH]; depth++) {
    const frame = STACK + depth * FRAME_WIDTH;
    if (s[frame + PROC] !== EFFECT_PROC || s[frame + NODE] === NONE) continue;
    const { secrets } = view.content.nodes[s[frame + NODE]];
    for (let reg = 0; reg < 6; reg++) {
      const card = s[frame + REG + reg];
      if (((secrets >> reg) & 1) === 0 || card < 0 || card >= MAX_SEATS * FACES) continue;
      const owner = seatOfCard(card);
      if (
        owner >= view.content.seats ||
        isInsider(view, viewer, s[frame + SEAT]) ||
        isInsider(view, viewer, owner)
      )
        continue;
      s[frame + REG + reg] = owner * FACES + UNKNOWN;
    }
  }
}
