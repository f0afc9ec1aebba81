import type { BoardDef, ItemDef } from '@peerless/language';
import type { View } from '@peerless/rules';

interface Lying {
  readonly item: ItemDef;
  readonly space: number;
}

/** The items that have not been used yet, each with its space. */
export const lyingOn = (board: BoardDef, view: View | null): readonly Lying[] =>
  (view?.items ?? []).flatMap(({ item: slug, space }) => {
    const item = board.items?.find((one) => one.slug === slug);
    return item === undefined ? [] : [{ item, space }];
  });
