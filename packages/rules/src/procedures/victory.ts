import type { EndReason, Outcome } from '../state/event.ts';
import { heroFighter, leaveBoard, lowest } from '../state/fighters.ts';
import { emit, type Game, rule, seatOfFighter } from '../state/game.ts';
import {
  ACTIVE,
  AWAY,
  DEFEATED,
  HEALTH,
  NONE,
  ON_BOARD,
  OUT,
  OVER,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SPACE,
  TOKEN,
  WINNERS,
} from '../state/layout.ts';

/** Section 12 and the ends of section 13. */

export const REASONS: readonly EndReason[] = ['defeat', 'resigned', 'agreed', 'capped'];

/** How the game ended, or null while it runs. */
export function outcome(game: Game): Outcome | null {
  if (game.state[OVER] === 0) return null;
  const winners: number[] = [];
  for (let seat = 0; seat < game.content.seats; seat++)
    if ((game.state[WINNERS] >> seat) & 1) winners.push(seat);
  return { winners, reason: REASONS[game.state[OVER] - 1] };
}

export function endGame(game: Game, winners: number, reason: EndReason): void {
  game.state[OVER] = REASONS.indexOf(reason) + 1;
  game.state[WINNERS] = winners;
  const result = outcome(game);
  if (game.sink !== null && result !== null) emit(game, 'gameEnded', { outcome: result }, NONE);
}

const isHeroUp = (game: Game, seat: number): boolean =>
  game.state[HEALTH + heroFighter(seat)] > 0 && game.state[OUT + seat] !== 2;

/** ends the game if at most one team still has a hero. */
export function checkVictory(game: Game, reason: EndReason = 'defeat'): boolean {
  const { content, state } = game;
  if (state[OVER] !== 0) return true;
  let team = NONE;
  for (let seat = 0; seat < content.seats; seat++) {
    if (!isHeroUp(game, seat)) continue;
    if (team !== NONE && team !== content.team[seat]) return false;
    team = content.team[seat];
  }
  // if nobody is left, the side whose turn it is wins
  if (team === NONE) team = content.team[state[ACTIVE]];
  let winners = 0;
  for (let seat = 0; seat < content.seats; seat++) if (content.team[seat] === team) winners |= 1 << seat;
  endGame(game, winners, reason);
  return true;
}

/** What follows at once when a fighter is defeated. */
export function noteDefeat(game: Game, fighter: number): void {
  const { content, state } = game;
  const seat = seatOfFighter(fighter);
  if (content.mode === 'duel') return;
  const isHero = fighter === heroFighter(seat);
  if (content.mode === 'free-for-all' && isHero) {
    eliminate(game, seat, 1);
    return;
  }
  // a team player goes on while a sidekick stands
  if (state[HEALTH + heroFighter(seat)] === 0 && !hasFighters(game, seat)) eliminate(game, seat, 1);
}

/** Fighters on the board, or away and coming back. */
export function hasFighters(game: Game, seat: number): boolean {
  if (game.state[ON_BOARD + seat] !== 0) return true;
  for (let i = 0; i < SEAT_FIGHTERS; i++)
    if (game.state[SPACE + seat * SEAT_FIGHTERS + i] === AWAY) return true;
  return false;
}

/** Takes a seat out of the game: fighters and tokens leave the board. `how`: 1 defeated, 2 resigned. */
export function eliminate(game: Game, seat: number, how: 1 | 2): void {
  const s = game.state;
  if (s[OUT + seat] !== 0) {
    s[OUT + seat] = Math.max(s[OUT + seat], how); // who was out already can still leave the table
    return;
  }
  s[OUT + seat] = how;
  for (let m = s[ON_BOARD + seat]; m !== 0; m &= m - 1) {
    s[HEALTH + lowest(m)] = 0;
    leaveBoard(game, lowest(m), DEFEATED);
  }
  for (let i = 0; i < SEAT_FIGHTERS; i++) {
    const fighter = seat * SEAT_FIGHTERS + i;
    if (s[SPACE + fighter] !== AWAY) continue;
    s[HEALTH + fighter] = 0;
    s[SPACE + fighter] = DEFEATED;
  }
  for (let i = 0; i < SEAT_TOKENS; i++) s[TOKEN + seat * SEAT_TOKENS + i] = NONE;
  emit(game, 'eliminated', { seat }, rule('R-13.5'));
}
