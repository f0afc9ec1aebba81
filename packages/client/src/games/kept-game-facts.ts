import type { Language } from '@peerless/language';
import type { KeptGame } from './kept-game.ts';
import { turnOf } from './listable.ts';
import { calledIn } from './record-problem.ts';

/** What a list says about a game. */
export interface KeptGameFacts {
  readonly heroes: readonly string[];
  readonly board: string;
  /** The turn it is in. */
  readonly turn: number;
}

/** A game of other content than ours keeps at least its slugs. */
export const factsOf = (game: KeptGame, lang: Language): KeptGameFacts => ({
  heroes: game.record.config.seats.map(({ hero }) => calledIn(lang)(hero)),
  board: calledIn(lang)(game.record.config.board),
  turn: turnOf(game),
});

/** "Medusa – Dracula" */
export const titleOf = (game: KeptGame, lang: Language): string => factsOf(game, lang).heroes.join(' – ');
