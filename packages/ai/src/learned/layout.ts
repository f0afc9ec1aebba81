/** Where the weight of each clue lies: first those that all heroes share, then of each hero its own and those of its cards. */
export interface Layout {
  readonly name: string;
  readonly shared: number;
  readonly own: number;
  readonly card: number;
}

/** Lays blocks of numbers one after the other. */
export function laid<const B extends { readonly [block: string]: number }>(
  blocks: B,
): { readonly at: { readonly [K in keyof B]: number }; readonly size: number } {
  let size = 0;
  const at: { [block: string]: number } = {};
  for (const [block, length] of Object.entries(blocks)) {
    at[block] = size;
    size += length;
  }
  return { at: at as { readonly [K in keyof B]: number }, size };
}

/** What was learned: a weight for each place of a clue, and by hero the slugs of its cards in the order of their weights. */
export interface Learned {
  readonly layout: Layout;
  readonly heroes: { readonly [slug: string]: readonly string[] };
  readonly weights: Float32Array;
}

/** How many weights there are in all. */
export const weightCount = ({ layout, heroes }: Pick<Learned, 'layout' | 'heroes'>): number =>
  Object.values(heroes).reduce((sum, cards) => sum + layout.own + cards.length * layout.card, layout.shared);
