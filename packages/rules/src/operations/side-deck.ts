import { startEffect } from '../procedures/resolve.ts';
import { causeOf } from '../state/cause.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { lookAtSideCard, shuffleSideDeck, turnUpSideCard } from '../state/side-deck.ts';
import { actorOf, hasRoom, ownerOf, sourceAt } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { FUTILE } from './futile.ts';
import { instant, type Operation } from './operation.ts';

/** Side decks (docs/decisions/0054): the top card is turned up and resolved, or looked at; open ones are shuffled in. */

export const sideDeck: Operation<'sideDeck'> = instant((game, frame, node) => {
  if (FUTILE.sideDeck(game, frame, node)) return;
  const seat = ownerOf(game, frame);
  if (node.do === 'reveal') reveal(game, frame, seat);
  else if (node.do === 'look') look(game, seat);
  else {
    shuffleSideDeck(game, seat);
    if (game.sink !== null) emit(game, { type: 'sideShuffled', cause: causeOf(game), seat });
  }
});

const slugOf = (game: Game, seat: number, card: number): string =>
  game.content.heroes[seat].def.sideDeck?.cards[card].slug ?? '';

function reveal(game: Game, frame: number, seat: number): void {
  const card = turnUpSideCard(game, seat);
  if (game.sink !== null)
    emit(game, { type: 'sideRevealed', cause: causeOf(game), seat, card: slugOf(game, seat, card) });
  const node = game.content.heroes[seat].sideNodes[card];
  if (node !== NONE && hasRoom(game, 6))
    startEffect(game, node, seat, sourceAt(game, frame), actorOf(game, frame));
}

/** RU-30: looking is private. */
function look(game: Game, seat: number): void {
  const card = slugOf(game, seat, lookAtSideCard(game, seat));
  const viewers = game.content.insiders[seat];
  if (game.sink !== null) emit(game, { type: 'sideLooked', cause: causeOf(game), seat, card }, viewers);
}
