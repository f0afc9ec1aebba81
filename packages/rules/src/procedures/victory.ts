import { bitOf, hasBit, lowest, membersOf } from '../state/bits.ts';
import { causeOf, RULE } from '../state/cause.ts';
import {
  activeSeat,
  endReason,
  exhaustedHeroes,
  hasLeft,
  isOut,
  isOver,
  markOut,
  markOver,
  setExhaustedHeroes,
  winnersOf,
} from '../state/clock.ts';
import {
  ATTACK,
  combatant,
  combatCard,
  DEFENSE,
  inCombat,
  isCancelled,
  isSettled,
  isVirtual,
  markSettled,
} from '../state/combat.ts';
import type { EndReason, Outcome } from '../state/event.ts';
import {
  AWAY,
  areHeroesDown,
  DEFEATED,
  fighterOf,
  heroesOf,
  isDefeated,
  leaveBoard,
  seatOfFighter,
  setHealthOf,
  setWhereabouts,
  spaceOf,
  standing,
} from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/ids.ts';
import { NONE, SEAT_FIGHTERS } from '../state/limits.ts';
import { emit } from '../state/tell.ts';
import { removeTokens } from '../state/tokens.ts';
import { sortOutGuests } from './guests.ts';

/** Section 12 and the ends of section 13. */

/** How the game ended, or null while it runs. */
export const outcome = (game: Game): Outcome | null =>
  isOver(game) ? { winners: membersOf(winnersOf(game)), reason: endReason(game) } : null;

export function endGame(game: Game, winners: number, reason: EndReason): void {
  markOver(game, winners, reason);
  const result = outcome(game);
  if (game.sink !== null && result !== null)
    emit(game, { type: 'gameEnded', cause: causeOf(game, causeOfEnd(game, reason)), outcome: result });
}

/** The rule that ended the game; none where the players did. */
function causeOfEnd(game: Game, reason: EndReason): number {
  if (reason === 'capped') return RULE['R-12.5'];
  if (reason !== 'defeat' && reason !== 'exhaustion') return NONE;
  return game.content.options.victory === 'immediate' ? RULE['R-12.3'] : RULE['R-12.1'];
}

/** With several heroes one is enough. */
const isHeroUp = (game: Game, seat: number): boolean =>
  !hasLeft(game, seat) && (!areHeroesDown(game, seat) || mayComeBack(game, heroesOf(game, seat)));

/** The side of the running combat whose card may still bring its defeated fighter, one of these, back, or NONE (RU-59). */
function sideBringingBack(game: Game, fighters: number): number {
  if (!inCombat(game)) return NONE;
  const side = hasBit(fighters, combatant(game, ATTACK)) ? ATTACK : DEFENSE;
  const card = combatCard(game, side);
  if (!hasBit(fighters, combatant(game, side)) || card === NONE || isVirtual(game, side)) return NONE;
  const isDue = faceOf(game, card).revives && !isCancelled(game, side) && !isSettled(game, side);
  return isDue ? side : NONE;
}

/** Until the effects after combat are over, a fighter that its card may bring back is not yet out (RU-59). */
const mayComeBack = (game: Game, fighters: number): boolean => sideBringingBack(game, fighters) !== NONE;

/** The effects after combat of that side are over: what waited for them follows now. */
export function settleFall(game: Game, side: number): void {
  const fighter = combatant(game, side);
  if (sideBringingBack(game, bitOf(fighter)) !== side) return;
  markSettled(game, side);
  if (!isDefeated(game, fighter)) return;
  noteDefeat(game, fighter);
  if (game.content.options.victory === 'immediate') checkVictory(game);
}

/** ends the game if at most one team still has a hero. */
export function checkVictory(game: Game, reason: EndReason = 'defeat'): boolean {
  const { seats, team: teams } = game.content;
  if (isOver(game)) return true;
  let team = NONE;
  for (let seat = 0; seat < seats; seat++) {
    if (!isHeroUp(game, seat)) continue;
    if (team !== NONE && team !== teams[seat]) {
      setExhaustedHeroes(game, 0);
      return false;
    }
    team = teams[seat];
  }
  // if nobody is left, the side whose turn it is wins
  if (team === NONE) team = teams[activeSeat(game)];
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) if (teams[seat] === team) winners |= 1 << seat;
  const isExhausted = reason === 'defeat' && (exhaustedHeroes(game) & ~winners) !== 0;
  endGame(game, winners, isExhausted ? 'exhaustion' : reason);
  return true;
}

/** What follows at once when a fighter is defeated. */
export function noteDefeat(game: Game, fighter: number): void {
  const { mode } = game.content;
  const seat = seatOfFighter(fighter);
  if (mode === 'duel' || !areHeroesDown(game, seat)) return;
  if (mayComeBack(game, heroesOf(game, seat) | bitOf(fighter))) return;
  // : a team player goes on while a sidekick stands
  if (mode === 'free-for-all' || !hasFighters(game, seat)) eliminate(game, seat, 'defeated');
}

/** Fighters on the board, or away and coming back. */
function hasFighters(game: Game, seat: number): boolean {
  if (standing(game, seat) !== 0) return true;
  for (let figure = 0; figure < SEAT_FIGHTERS; figure++)
    if (spaceOf(game, fighterOf(seat, figure)) === AWAY) return true;
  return false;
}

/** Takes a seat out of the game: fighters and tokens leave the board. */
export function eliminate(game: Game, seat: number, how: 'defeated' | 'left'): void {
  const wasOut = isOut(game, seat);
  markOut(game, seat, how);
  if (wasOut) return;
  for (let m = standing(game, seat); m !== 0; m &= m - 1) {
    setHealthOf(game, lowest(m), 0);
    leaveBoard(game, lowest(m), DEFEATED);
  }
  for (let figure = 0; figure < SEAT_FIGHTERS; figure++) {
    const fighter = fighterOf(seat, figure);
    if (spaceOf(game, fighter) !== AWAY) continue;
    setHealthOf(game, fighter, 0);
    setWhereabouts(game, fighter, DEFEATED);
  }
  removeTokens(game, seat);
  sortOutGuests(game, seat);
  emit(game, { type: 'eliminated', cause: causeOf(game, RULE['R-13.5']), seat });
}
