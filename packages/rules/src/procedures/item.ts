import { ITEM_KINDS, type ItemKind } from '@peerless/language';
import { causeOf, itemCause, RULE } from '../state/cause.ts';
import { seatOfFighter, spaceOf } from '../state/fighters.ts';
import { inFile, itemFile } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { fighterId, spaceId } from '../state/ids.ts';
import { itemAt, itemIn, layItem } from '../state/items.ts';
import { NONE } from '../state/limits.ts';
import { emit } from '../state/tell.ts';
import { startEffect } from './resolve.ts';

/** Section 14K: items of the board. Whoever stands at one may use it, and then it is gone. */

/** Tells where every item lies. */
export function tellItems(game: Game): void {
  if (game.sink === null) return;
  for (const kind of ITEM_KINDS)
    game.content.board.squares[kind].forEach((space, square) => {
      const item = itemIn(game, kind, square);
      if (item === NONE) return;
      emit(game, {
        type: 'itemLaid',
        cause: causeOf(game, RULE['R-14.67']),
        item: itemId(game, item),
        space: spaceId(game, space),
      });
    });
}

export const itemId = (game: Game, item: number): string => game.content.items[item].def.slug;

/** the item that the fighter uses leaves the board, whatever becomes of its effect. */
export function useItem(game: Game, kind: ItemKind, fighter: number): number {
  const space = spaceOf(game, fighter);
  const item = itemAt(game, kind, space);
  if (item === NONE) return NONE;
  layItem(game, kind, game.content.board.squares[kind].indexOf(space), NONE);
  if (game.sink !== null)
    emit(game, {
      type: 'itemUsed',
      cause: causeOf(game, RULE[kind === 'combat' ? 'R-14.70' : 'R-14.69']),
      fighter: fighterId(game, fighter),
      item: itemId(game, item),
      space: spaceId(game, space),
    });
  return item;
}

/** as an action of its own the fighter uses a scheme item; no card is played. */
export function startItem(game: Game, fighter: number): void {
  const item = useItem(game, 'scheme', fighter);
  if (item === NONE) return;
  startEffect(
    game,
    inFile(itemFile(game), game.content.items[item].node),
    seatOfFighter(fighter),
    itemCause(item),
    fighter,
  );
}
