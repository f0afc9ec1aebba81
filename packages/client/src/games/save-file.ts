import { isBotName } from '@peerless/ai/names';
import type { GameRecord, RecordProblem } from '@peerless/rules/match';
import {
  alone,
  type OpenedSave,
  openSave,
  type Player,
  playerCount,
  playersAt,
  SaveError,
  saveStem,
} from '@peerless/table';
import { library } from '../library.ts';
import { type KeptGame, keptOf } from './kept-game.ts';
import { recordProblem } from './record-problem.ts';

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

/** Reads a save or a record, also of the terminal; anything that does not fit is refused with its reason. */
export function readSaveFile(text: string): OpenedGame {
  const { match, players } = open(parse(text));
  // A bare record is played by one person against bots, as in the terminal.
  const seated = players ?? alone(playerCount(playersAt(match.config)), 0, 'casual');
  if (seated.some(isForeign)) throw new SaveFileError('foreignBot');
  return { ...keptOf(match), players: seated };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SaveFileError('noGame');
  }
}

function open(json: unknown): OpenedSave {
  try {
    return openSave(json, library());
  } catch (error) {
    if (error instanceof SaveError)
      throw new SaveFileError(error.problem === 'noGame' ? 'noGame' : 'damaged');
    const why = recordProblem(error);
    const isWhole = why.is === 'changed' || why.is === 'unknown';
    throw new SaveFileError(isWhole ? 'otherVersion' : 'damaged', why);
  }
}

const isForeign = (player: Player): boolean => player.is === 'bot' && !isBotName(player.bot);

/** `arthur-medusa.json`; the terminal takes such a name, too. */
export const saveFileName = (record: Pick<GameRecord, 'config'>): string => `${saveStem(record)}.json`;
