import type { BoardDef, HeroDef, Language } from '@peerless/language';
import { boards, heroes } from '../library.ts';
import { nameOf } from '../setup/names.ts';
import type { KeptGame } from './kept-game.ts';

/** What a list says about a game. */
export interface KeptGameFacts {
  readonly heroes: readonly string[];
  readonly board: string;
  /** The turn it is in. */
  readonly turn: number;
}

/** A game of other content than ours keeps at least its slugs. */
function called(slug: string, known: readonly (HeroDef | BoardDef)[], lang: Language): string {
  const found = known.find((item) => item.slug === slug);
  return found === undefined ? slug : nameOf(found, lang);
}

export const factsOf = ({ record: { config, snapshots } }: KeptGame, lang: Language): KeptGameFacts => ({
  heroes: config.seats.map(({ hero }) => called(hero, heroes, lang)),
  board: called(config.board, boards, lang),
  turn: snapshots.at(-1)?.turn ?? 0,
});

/** Whether a list can say anything about a game; a browser may hand back something else than was put away. */
export function isListable(game: KeptGame): boolean {
  try {
    const { heroes, board } = factsOf(game, 'en');
    const { mode } = game.record.config;
    return [...heroes, board, mode].every((name) => typeof name === 'string') && heroes.length > 0;
  } catch {
    return false;
  }
}

/** "Medusa – Dracula" */
export const titleOf = (game: KeptGame, lang: Language): string => factsOf(game, lang).heroes.join(' – ');
