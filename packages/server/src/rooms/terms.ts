import type { GameConfig } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import type { ClockSettings, Fairness, WhenUp } from '@peerless/table/online';
import type { GameRow } from '../store/schema.ts';

/** What a table has decided for a game, beside how it is set up. */
export interface Terms {
  readonly table: string | null;
  readonly clock: ClockSettings;
  readonly whenUp: WhenUp;
  readonly isRated: boolean;
  readonly isCast: boolean;
  /** How the seed came about, to be told when the game is over. */
  readonly fairness: Omit<Fairness, 'seed'> | null;
}

/** Nobody counts, and nothing is at stake. */
export const NO_TERMS: Terms = {
  table: null,
  clock: { is: 'none' },
  whenUp: 'forfeit',
  isRated: false,
  isCast: false,
  fairness: null,
};

/** A game that begins. */
export interface NewGame {
  readonly id: string;
  readonly config: GameConfig;
  /** What it is played with (`Contents`). */
  readonly content: string;
  readonly players: readonly Player[];
  /** Which person each player is; null for a bot. */
  readonly persons: readonly (string | null)[];
  readonly terms: Terms;
}

/** A new game as it is stored. */
export const rowOf = (
  { id, config, content, players, persons, terms }: NewGame,
  created: number,
): GameRow => ({
  id,
  config: JSON.stringify(config),
  content,
  players: JSON.stringify(players),
  persons: JSON.stringify(persons),
  rules_version: RULES_VERSION,
  created,
  ended: null,
  outcome: null,
  table_id: terms.table,
  clock: JSON.stringify(terms.clock),
  when_up: terms.whenUp,
  is_rated: Number(terms.isRated),
  is_cast: Number(terms.isCast),
  pledge: terms.fairness?.pledge ?? null,
  secret: terms.fairness?.secret ?? null,
  salts: terms.fairness === null ? null : JSON.stringify(terms.fairness.salts),
});
