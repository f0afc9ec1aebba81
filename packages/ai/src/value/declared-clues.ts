import type { Game } from '@peerless/rules';
import {
  cardsLent,
  counterOf,
  formOf,
  heroPrint,
  isSideCardOpen,
  leftmostPart,
  pileMarks,
  pileSize,
  sideDeckSize,
  symbolOnDiscard,
  tokensPlaced,
} from '@peerless/rules/numbers';
import { clue, step } from '../learned/clues.ts';
import { COUNTERS, FORMS, LEVELS, OWN_AT, SIDE_CARDS, SYMBOLS } from './slots.ts';

/** What a hero file declares beside figures and cards: counters, forms, tokens, a side deck, piles. `own`: where its weights begin. */
export function declaredClues(game: Game, seat: number, own: number): void {
  const { counters, forms, tokens, sideDeck, piles, symbols } = heroPrint(game, seat);
  if (counters !== undefined)
    for (let i = 0; i < counters.length && i < COUNTERS; i++) {
      const part = counterOf(game, seat, i) / Math.max(1, counters[i].max);
      clue(own + OWN_AT.counterSums + i, part);
      clue(own + OWN_AT.counters + i * LEVELS + step(part * (LEVELS - 1) + 0.5, LEVELS));
      if (counters[i].row !== undefined)
        clue(own + OWN_AT.rows + i * LEVELS + step(leftmostPart(game, seat, i), LEVELS));
    }
  if (forms !== undefined) clue(own + OWN_AT.forms + step(formOf(game, seat), FORMS));
  if (tokens !== undefined) clue(own + OWN_AT.tokens, tokensPlaced(game, seat) / 3);
  if (sideDeck !== undefined) {
    for (let card = 0; card < SIDE_CARDS; card++)
      if (isSideCardOpen(game, seat, card)) clue(own + OWN_AT.sideOpen + card);
    clue(own + OWN_AT.sideDown, sideDeckSize(game, seat) / SIDE_CARDS);
  }
  if (piles !== undefined) {
    clue(own + OWN_AT.piles + step(pileSize(game, seat), LEVELS));
    clue(own + OWN_AT.pileMarks + step(pileMarks(game, seat) / 2, LEVELS));
  }
  const lent = cardsLent(game, seat);
  if (lent > 0) clue(own + OWN_AT.lent + step(lent, LEVELS));
  if (symbols?.start !== undefined) {
    const symbol = symbolOnDiscard(game, seat);
    if (symbol >= 0) clue(own + OWN_AT.symbols + step(symbol, SYMBOLS));
  }
}
