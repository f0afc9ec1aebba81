import type { Language } from '@peerless/language';
import { boardOf, heroOf } from '../library.ts';
import { nameOf } from '../setup/names.ts';
import type { KeptGame } from './kept-game.ts';

/** What a list says about a game. */
export interface KeptGameFacts {
  readonly heroes: readonly string[];
  readonly board: string;
  /** The turn it is in. */
  readonly turn: number;
}

export const factsOf = ({ record: { config, snapshots } }: KeptGame, lang: Language): KeptGameFacts => ({
  heroes: config.seats.map(({ hero }) => nameOf(heroOf(hero), lang)),
  board: nameOf(boardOf(config.board), lang),
  turn: snapshots.at(-1)?.turn ?? 0,
});
