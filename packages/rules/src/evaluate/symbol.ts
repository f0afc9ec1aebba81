import { WILD } from '../content/hero.ts';
import { chosenSymbol } from '../state/declared.ts';
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { topDiscard } from '../state/piles.ts';

/** what the top of the discard pile shows; a wild symbol counts as the one chosen for this card. */
export function shownSymbol(game: Game, seat: number): number {
  const { symbols } = game.content.heroes[seat].def;
  if (symbols?.start === undefined) return NONE;
  const top = topDiscard(game, seat);
  const start = symbols.start === 'wild' ? WILD : symbols.slugs.indexOf(symbols.start);
  const symbol = top === NONE ? start : faceOf(game, top).symbol;
  const chosen = chosenSymbol(game, seat);
  return symbol === WILD && chosen !== NONE ? chosen : symbol;
}
