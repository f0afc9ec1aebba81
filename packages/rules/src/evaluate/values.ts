import { abilityOf, causeOf } from '../state/cause.ts';
import { ATTACK, baseValue, combatCard, combatPlayer, DEFENSE, sideId } from '../state/combat.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { sourceOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { combatValue } from './evaluate.ts';

type How = 'set' | 'add' | 'ignore' | 'fix' | 'printed';

/** Tells the listener if a side's combat value is now another than `before`; what changed without a word before comes first. */
export function noteValue(
  game: Game,
  side: number,
  how: How,
  before: number,
  source: number = sourceOf(game),
): void {
  if (game.sink === null) return;
  tellUnsaid(game, side, before);
  tellValue(game, side, how, before, combatValue(game, side), source);
}

/** Tells what is added at once to a card that was turned up, whose own value has been told. */
export function tellAnew(game: Game, side: number, source: number): void {
  if (game.sink !== null)
    tellValue(game, side, 'add', baseValue(game, side), combatValue(game, side), source);
}

/** What abilities add changes without a word, as fighters move, are hurt or fall: it is told before the result. */
export function noteAbilities(game: Game): void {
  if (game.sink === null) return;
  for (let side = ATTACK; side <= DEFENSE; side++) tellUnsaid(game, side, combatValue(game, side));
}

function tellUnsaid(game: Game, side: number, now: number): void {
  const said = game.told[side];
  if (said !== NONE && combatCard(game, side) !== NONE)
    tellValue(game, side, 'add', said, now, abilityOf(combatPlayer(game, side)));
}

function tellValue(game: Game, side: number, how: How, from: number, to: number, source: number): void {
  game.told[side] = to;
  if (from === to) return;
  emit(game, { type: 'valueChanged', cause: causeOf(game, source), side: sideId(side), from, to, how });
}
