import type { GameConfig } from '@peerless/rules';
import { boards, heroes } from '../library.ts';

/** Content of a game that is not at this table. */
export interface Lacking {
  readonly is: 'lackingHero' | 'lackingBoard';
  readonly slug: string;
}

const SLUG = /^[a-z0-9-]{1,64}$/;

/** The first hero or the board of a game that is not here; what is no slug at all is damage, which others tell. */
export function lackingIn(config: Pick<GameConfig, 'seats' | 'board'>): Lacking | null {
  const isMissing = (slug: string, known: readonly { readonly slug: string }[]): boolean =>
    SLUG.test(slug) && known.every((item) => item.slug !== slug);
  const hero = config.seats.find((seat) => isMissing(seat.hero, heroes))?.hero;
  if (hero !== undefined) return { is: 'lackingHero', slug: hero };
  return isMissing(config.board, boards) ? { is: 'lackingBoard', slug: config.board } : null;
}
