import { BOT_NAMES } from '@peerless/ai';
import {
  fromRecord,
  type GameRecord,
  isOver,
  type Match,
  newMatch,
  PeerlessError,
  RULES_VERSION,
  toRecord,
} from '@peerless/rules';
import { library } from '../library.ts';
import { alone, playerCount, playersAt } from '../table/players.ts';
import type { Player } from '../table/table.ts';
import type { KeptGame } from './kept-game.ts';
import { type Lacking, lackingIn } from './lacking.ts';

/** Files of games, the same as the terminal writes and reads: a record alone, or a save that also says who plays. */

const SAVE_FORMAT = 'peerless-save-1';
const RECORD_FORMAT: GameRecord['format'] = 'peerless-1';

/** Why a file cannot be opened. */
export type FileProblem =
  /** Not JSON, or JSON of something else. */
  | 'noGame'
  /** Recorded by other rules, or with other heroes and boards, than these. */
  | 'otherVersion'
  | 'damaged'
  /** A bot plays that only a terminal can bring. */
  | 'foreignBot'
  | Lacking;

export class SaveFileError extends Error {
  override readonly name = 'SaveFileError';
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(typeof problem === 'string' ? problem : problem.is);
    this.problem = problem;
  }
}

/** A game that was read from a file. */
export type OpenedGame = Omit<KeptGame, 'id' | 'changed'>;

/** Reads a save or a record; anything that does not fit is refused with its reason. */
export function readSaveFile(text: string): OpenedGame {
  const json = parse(text);
  const isSave = formatOf(json) === SAVE_FORMAT;
  const { record, players } = (isSave ? json : { record: json }) as { record: unknown; players?: unknown };
  if (formatOf(record) !== RECORD_FORMAT) throw new SaveFileError(isSave ? 'damaged' : 'noGame');
  const match = matchOf(record as GameRecord);
  return {
    record: toRecord(match),
    players: isSave ? playersOf(players, match) : soloPlayers(match),
    over: isOver(match.game),
  };
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

function matchOf(record: GameRecord): Match {
  try {
    return fromRecord(record, library());
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    throw new SaveFileError(whyNot(record));
  }
}

/** A record that was refused may be damaged, so any part of it may be of the wrong kind. */
function whyNot(record: GameRecord): FileProblem {
  try {
    const lacking = lackingIn(record.config);
    if (lacking !== null) return lacking;
  } catch {
    return 'damaged';
  }
  return isOfOtherVersion(record) ? 'otherVersion' : 'damaged';
}

/** Whether the record may be sound, but of other rules or other content than ours. */
function isOfOtherVersion({ rulesVersion, contentHash, config }: GameRecord): boolean {
  if (typeof rulesVersion === 'number' && rulesVersion !== RULES_VERSION) return true;
  try {
    return toRecord(newMatch(config, library())).contentHash !== contentHash;
  } catch {
    return false;
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
