import type { Language } from '@peerless/language';
import type { KeptGame } from './kept-game.ts';
import { calledIn } from './record-problem.ts';

/** What a list says about a game. */
export interface KeptGameFacts {
  readonly heroes: readonly string[];
  readonly board: string;
  /** The turn it is in. */
  readonly turn: number;
}

/** Records of the first release said the turn themselves. */
const turnIn = (record: object): number => {
  const { snapshots = [] } = record as { readonly snapshots?: readonly { readonly turn: number }[] };
  return snapshots.at(-1)?.turn ?? 0;
};

/** A game of other content than ours keeps at least its slugs. */
export const factsOf = ({ record, turn }: KeptGame, lang: Language): KeptGameFacts => ({
  heroes: record.config.seats.map(({ hero }) => calledIn(lang)(hero)),
  board: calledIn(lang)(record.config.board),
  turn: turn ?? turnIn(record),
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
