import type { Library } from '@peerless/rules';
import { type GameRecord, OLDER_FORMATS, RECORD_FORMAT } from '@peerless/rules/match';
import { isPlayer, type Player, playerCount, playersAt } from './player.ts';
import { type Taped, tapeOf } from './tape.ts';

/** Files of games, the same everywhere: a record alone, or a save, which also says who plays. */

export const SAVE_FORMAT = 'peerless-save-1';
const RECORDS: readonly unknown[] = [RECORD_FORMAT, ...OLDER_FORMATS];

/** What is wrong with a save; what is wrong with its record is a `RecordError`. */
export type SaveProblem =
  /** It is something else. */
  | 'noGame'
  /** It has no record. */
  | 'noRecord'
  /** Who plays does not fit the game. */
  | 'players';

export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly problem: SaveProblem;
  constructor(problem: SaveProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface Save {
  readonly players: readonly Player[];
  readonly record: GameRecord;
}

/** A game that was read and played again; a bare record does not say who plays. */
export interface OpenedSave extends Taped {
  readonly players: readonly Player[] | null;
}

/** Opens a save or a bare record, as parsed JSON; anything that does not fit is refused. */
export function openSave(json: unknown, library: Library): OpenedSave {
  if (RECORDS.includes(formatOf(json))) return { ...tapeOf(json, library), players: null };
  if (formatOf(json) !== SAVE_FORMAT) throw new SaveError('noGame');
  const { record, players } = json as { record?: unknown; players?: unknown };
  if (!RECORDS.includes(formatOf(record))) throw new SaveError('noRecord');
  const taped = tapeOf(record, library);
  const count = playerCount(playersAt(taped.match.config));
  if (!Array.isArray(players) || players.length !== count || !players.every(isPlayer))
    throw new SaveError('players');
  return { ...taped, players };
}

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;

/** What a file says of a game. */
export const saveText = ({ players, record }: Save): string =>
  `${JSON.stringify({ format: SAVE_FORMAT, players, record })}\n`;

/** `arthur-medusa`, for the name of a file. */
export const saveStem = ({ config }: Pick<GameRecord, 'config'>): string =>
  config.seats.map(({ hero }) => hero.split('-').at(-1)).join('-');
