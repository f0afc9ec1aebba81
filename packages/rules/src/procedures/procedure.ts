import type { Game } from '../state/game.ts';

/** A hand-written part of the rules: runs step by step on its frame, and lists the options of its questions. */
export interface Procedure {
  run(game: Game, frame: number): void;
  list(game: Game, frame: number): void;
}

/** The numbers of the procedures, stored in frames. */
export const TURN_PROC = 0;
export const SETUP_PROC = 1;
export const MANEUVER_PROC = 2;
export const MOVES_PROC = 3;
export const WALK_PROC = 4;
export const SCHEME_PROC = 5;
export const ATTACK_PROC = 6;
export const RESOLVE_PROC = 7;
export const EFFECT_PROC = 8;
export const DAMAGE_PROC = 9;

/** For procedures that never ask. */
export const asksNothing = (): void => {};
