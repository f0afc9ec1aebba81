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

/** "Medusa – Dracula" */
export const titleOf = (game: KeptGame, lang: Language): string => factsOf(game, lang).heroes.join(' – ');
