import { WILD } from '../content/library.ts';
import { discardAt } from '../state/cards.ts';
import { faceOf, type Game } from '../state/game.ts';
import { DISCARD_SIZE, NONE, SYMBOL } from '../state/layout.ts';

/** what the top of the discard pile shows; a wild symbol counts as the one chosen for this card. */
export function shownSymbol(game: Game, seat: number): number {
  const s = game.state;
  const { symbols } = game.content.heroes[seat].def;
  if (symbols === undefined) return NONE;
  const size = s[DISCARD_SIZE + seat];
  const start = symbols.start === 'wild' ? WILD : symbols.slugs.indexOf(symbols.start);
  const symbol = size === 0 ? start : faceOf(game, discardAt(game, seat, size - 1)).symbol;
  return symbol === WILD && s[SYMBOL + seat] !== NONE ? s[SYMBOL + seat] : symbol;
}
