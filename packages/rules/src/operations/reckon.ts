import type { Node } from '../content/compile.ts';
import type { Kept } from '../content/kept.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { hasBit, membersOf } from '../state/bits.ts';
import { cardIn, holderIn } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import type { Game } from '../state/game.ts';
import { inHand, showCard } from '../state/hand.ts';
import { cardId } from '../state/ids.ts';
import { isAside, showAsideCard } from '../state/piles.ts';
import { knowersOf, ownerOf, register, remember, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { PUBLIC } from '../state/viewers.ts';

/**
 * RU-56: what an effect reckons with is open to all. A remembered card is shown before anything is read off it; how many
 * cards of a kind lie hidden is said aloud.
 */
export function showReckoning(game: Game, frame: number, { reads }: Node): void {
  if (reads === null || stepOf(game, frame) !== 0) return;
  for (const reg of membersOf(reads.cards)) showRemembered(game, frame, reg, reads.kept[reg]);
  for (const count of reads.counts) {
    stamp(game);
    if (game.sink === null) continue;
    const seat = ownerOf(game, frame);
    emit(game, { type: 'numberNamed', cause: causeOf(game), seat, number: evaluate(game, frame, count) });
  }
}

function showRemembered(game: Game, frame: number, reg: number, kept: Kept | undefined): void {
  const entry = register(game, frame, reg);
  if (entry < 0 || hasBit(knowersOf(game, frame, reg), PUBLIC)) return;
  const card = cardIn(entry);
  const holder = holderIn(entry);
  remember(game, frame, reg, entry);
  stamp(game);
  if (kept === 'hand' && inHand(game, card, holder) > 0) showCard(game, card, 1, holder);
  if (kept === 'aside' && isAside(game, card)) showAsideCard(game, card);
  if (game.sink === null) return;
  const named = { seat: holder, card: cardId(game, card) };
  emit(game, { type: 'cardChosen', cause: causeOf(game), ...named });
}
