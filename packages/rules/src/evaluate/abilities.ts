import type { CModifiers } from '../content/compile.ts';
import { hasBit } from '../state/bits.ts';
import { dropTurnModifier, turnModifier } from '../state/declared.ts';
import { seatOfFighter } from '../state/fighters.ts';
import { modifierNumbered } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { evaluate, holds } from './evaluate.ts';
import { select } from './select.ts';

/** What abilities make of what is printed on a fighter: how far it may go in a maneuver, and whether it is ranged. */

type Lasting = Pick<CModifiers['move' | 'ranged'], 'who' | 'if'>;

const isAbout = (game: Game, { who, if: cond }: Lasting, seat: number, fighter: number): boolean =>
  (who === null || hasBit(select(game, NONE, who, seat), fighter)) &&
  (cond === null || holds(game, NONE, cond, seat));

/** The move value with what abilities add to it for all fighters of the seat. */
export function moveValue(game: Game, seat: number): number {
  const { move, moveModifiers } = game.content.heroes[seat];
  let value = move;
  for (let i = 0; i < moveModifiers.length; i++) {
    const modifier = moveModifiers[i];
    if (modifier.who === null && isAbout(game, modifier, seat, NONE))
      value += evaluate(game, NONE, modifier.by, seat);
  }
  return value;
}

/** What abilities add for this fighter alone. */
export function furtherMove(game: Game, fighter: number): number {
  const seat = seatOfFighter(fighter);
  const { moveModifiers } = game.content.heroes[seat];
  let further = 0;
  for (let i = 0; i < moveModifiers.length; i++) {
    const modifier = moveModifiers[i];
    if (modifier.who !== null && isAbout(game, modifier, seat, fighter))
      further += evaluate(game, NONE, modifier.by, seat);
  }
  return further;
}

/** Whether a fighter may attack throughout its zones. */
export function isRanged(game: Game, fighter: number): boolean {
  const { ranged, maybeRanged } = game.content;
  return hasBit(ranged, fighter) || (hasBit(maybeRanged, fighter) && isMadeRanged(game, fighter));
}

/** Whether a fighter may attack into any space, by an ability or for this turn. */
export function reachesAll(game: Game, fighter: number): boolean {
  const seat = seatOfFighter(fighter);
  const { reaches } = game.content.heroes[seat];
  for (let i = 0; i < reaches.length; i++) if (isAbout(game, reaches[i], seat, fighter)) return true;
  return reachesNow(game, seat, (modifier) => isAbout(game, modifier, seat, fighter)) !== NONE;
}

/** The first such modifier of a seat that holds for this turn, or NONE. */
function reachesNow(game: Game, seat: number, fits: (modifier: CModifiers['reach']) => boolean): number {
  for (let i = 0; ; i++) {
    const number = turnModifier(game, seat, i);
    if (number === null) return NONE;
    if (number === NONE) continue;
    const modifier = modifierNumbered(game, number);
    if (modifier.name === 'reach' && fits(modifier)) return i;
  }
}

/** An attack uses up what was meant for the next one. */
export function dropNextReach(game: Game, seat: number): void {
  if (!game.content.reaches) return;
  for (;;) {
    const i = reachesNow(game, seat, ({ next }) => next);
    if (i === NONE) return;
    dropTurnModifier(game, i);
  }
}

function isMadeRanged(game: Game, fighter: number): boolean {
  const seat = seatOfFighter(fighter);
  const { rangedModifiers } = game.content.heroes[seat];
  for (let i = 0; i < rangedModifiers.length; i++)
    if (isAbout(game, rangedModifiers[i], seat, fighter)) return true;
  return false;
}
