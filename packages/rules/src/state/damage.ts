import { fighterNumbers } from './fighters.ts';
import type { Game } from './game.ts';
import { fillWords, words } from './layout.ts';
import { MAX_FIGHTERS } from './limits.ts';

/** Damage about to be dealt, an amount for each fighter, and what the last of it (or the last walk) came to. */

const AMOUNT = words('damage about to be dealt', MAX_FIGHTERS, 'everybody');
/** Combat, effect or exhaustion, of the damage that abilities are asked about. */
const KIND = words('kind of damage', 1, 'everybody');
const DEALT = words('points dealt', 1, 'everybody');
const HIT = words('fighters hit', 1, 'everybody');
const FELLED = words('fighters felled', 1, 'everybody');

/** Of the three kinds (see procedures/damage.ts) the one that a combat deals. */
export const COMBAT_DAMAGE = 0;
export const damageKind = (game: Game): number => game.state[KIND];
export function setDamageKind(game: Game, kind: number): void {
  game.state[KIND] = kind;
}
export const damageOn = (game: Game, fighter: number): number => game.state[AMOUNT + fighter];
export function setDamage(game: Game, fighter: number, amount: number): void {
  game.state[AMOUNT + fighter] = amount;
}
export function clearDamage(game: Game): void {
  fillWords(game.state, 0, AMOUNT, fighterNumbers(game));
}
export function shiftDamage(game: Game, from: number, to: number, amount: number): void {
  game.state[AMOUNT + from] -= amount;
  game.state[AMOUNT + to] += amount;
}
/** Everybody who is about to take damage. */
export function endangered(game: Game): number {
  let fighters = 0;
  for (let fighter = 0; fighter < fighterNumbers(game); fighter++)
    if (game.state[AMOUNT + fighter] > 0) fighters |= 1 << fighter;
  return fighters;
}

/** What an effect can ask about afterwards. */
export function noteResult(game: Game, dealt: number, hit: number, felled: number): void {
  game.state[DEALT] = dealt;
  game.state[HIT] = hit;
  game.state[FELLED] = felled;
}
export const pointsDealt = (game: Game): number => game.state[DEALT];
/** Fighters that took damage, or that a walk passed. */
export const fightersHit = (game: Game): number => game.state[HIT];
export const fightersFelled = (game: Game): number => game.state[FELLED];
