import type { Level } from './bot-names.ts';

/** How a level stands against its neighbour: how many of 100 games it wins, as docs/ai.md has measured. */
export interface Standing {
  readonly against: Level;
  readonly wins: number;
}

/** Null where it has not been measured. */
export const STANDINGS: { readonly [L in Level]: Standing | null } = {
  novice: { against: 'casual', wins: 2 },
  casual: { against: 'novice', wins: 98 },
  skilled: { against: 'casual', wins: 85 },
  expert: null,
};
