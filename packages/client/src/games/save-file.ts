import { BOT_NAMES } from '@peerless/ai';
import {
  fromRecord,
  type GameRecord,
  type Match,
  OLDER_FORMATS,
  RECORD_FORMAT,
  type RecordProblem,
} from '@peerless/rules/match';
import { library } from '../library.ts';
import { alone, playerCount, playersAt } from '../table/players.ts';
import type { Player } from '../table/table.ts';
import { type KeptGame, keptOf } from './kept-game.ts';
import { recordProblem } from './record-problem.ts';

/** Files of games, the same as the terminal writes and reads: a record alone, or a save that also says who plays. */

const SAVE_FORMAT = 'peerless-save-1';
const FORMATS: readonly unknown[] = [RECORD_FORMAT, ...OLDER_FORMATS];

/** Why a file cannot be opened. */
export type FileProblem =
  /** Not JSON, or JSON of something else. */
  | 'noGame'
  | 'damaged'
  /** Whole, but not to be played here: `why` says what has changed. */
  | 'otherVersion'
  /** A bot plays that only a terminal can bring. */
  | 'foreignBot';

export class SaveFileError extends Error {
  override readonly name = 'SaveFileError';
  readonly problem: FileProblem;
  /** What is wrong with its record. */
  readonly why: RecordProblem | null;
  constructor(problem: FileProblem, why: RecordProblem | null = null) {
    super(problem);
    this.problem = problem;
    this.why = why;
  }
}

/** A game that was read from a file. */
export type OpenedGame = Omit<KeptGame, 'id' | 'changed'>;

/** Reads a save or a record; anything that does not fit is refused with its reason. */
export function readSaveFile(text: string): OpenedGame {
  const json = parse(text);
  const isSave = formatOf(json) === SAVE_FORMAT;
  const { record, players } = (isSave ? json : { record: json }) as { record: unknown; players?: unknown };
  if (!FORMATS.includes(formatOf(record))) throw new SaveFileError(isSave ? 'damaged' : 'noGame');
  const match = matchOf(record);
  return { ...keptOf(match), players: isSave ? playersOf(players, match) : soloPlayers(match) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SaveFileError('noGame');
  }
}

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;

function matchOf(record: unknown): Match {
  try {
    return fromRecord(record, library());
  } catch (error) {
    const why = recordProblem(error);
    const isWhole = why.is === 'changed' || why.is === 'unknown';
    throw new SaveFileError(isWhole ? 'otherVersion' : 'damaged', why);
  }
}

/** A bare record is played by one person against bots, as in the terminal. */
const soloPlayers = ({ config }: Match): readonly Player[] =>
  alone(playerCount(playersAt(config)), 0, 'casual');

function playersOf(players: unknown, { config }: Match): readonly Player[] {
  const count = playerCount(playersAt(config));
  if (!Array.isArray(players) || players.length !== count || !players.every(isPlayer))
    throw new SaveFileError('damaged');
  if (players.some((player) => player.is === 'bot' && !BOT_NAMES.includes(player.bot)))
    throw new SaveFileError('foreignBot');
  return players;
}

function isPlayer(value: unknown): value is Player {
  const player = value as { is?: unknown; bot?: unknown } | null;
  if (player?.is === 'person') return true;
  return player?.is === 'bot' && typeof player.bot === 'string' && player.bot.length <= 40;
}

/** The file of a game, as the terminal saves it. */
export const saveFileText = ({ players, record }: Pick<KeptGame, 'players' | 'record'>): string =>
  `${JSON.stringify({ format: SAVE_FORMAT, players, record })}\n`;

/** `arthur-medusa.json`; the terminal takes such a name, too. */
export const saveFileName = ({ config }: Pick<GameRecord, 'config'>): string =>
  `${config.seats.map(({ hero }) => hero.split('-').at(-1)).join('-')}.json`;
