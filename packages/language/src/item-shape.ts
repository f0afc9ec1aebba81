import { BOARD_LIMITS, ITEM_KINDS, type ItemDef } from './board.ts';
import { emblem, list, names, optional, record } from './hero-shape.ts';

/** The items of a board file, in the same parts as what heroes have. */
export const ITEMS = list(
  record<ItemDef>('item', {
    slug: { is: 'slug' },
    name: { is: 'text' },
    names: optional(names),
    emblem: optional(emblem),
    kind: { is: 'word', words: ITEM_KINDS },
    do: { is: 'node', kind: 'effect' },
  }),
  BOARD_LIMITS.items,
  1,
);
