import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { foreign } from '@peerless/language';
import { outcome, PeerlessError } from '@peerless/rules';
import { type GameRecord, type Match, RecordError, toRecord } from '@peerless/rules/match';
import {
  alone,
  type OpenedSave,
  type Player,
  playerCount,
  playersAt,
  saveStem,
  saveText,
} from '@peerless/table';
import { fileWord, makeFolder, readText, removeFile, unusable, writeText } from '../files.ts';
import { errorText, InputError, reasonText } from '../input-error.ts';
import type { Io } from '../io.ts';
import { seatNames, tableNames } from '../log.ts';
import type { Say } from '../messages.ts';
import { MODE_WORDS } from '../modes.ts';
import { isBotHere } from '../own/bot-files.ts';
import { openRecord, recordPath, savedNames, savesFolder } from '../records.ts';
import { continueTable, type Table } from './table.ts';

/** Saved games: the record of the match, and who plays it. */

/** No name of a game that is shown is longer. */
export const LONGEST_NAME = 60;

/** A name that can be a file name everywhere. */
export function saveName(text: string): string {
  const name = text.trim().toLowerCase();
  if (/^[a-z0-9][a-z0-9._-]{0,59}$/.test(name)) return name;
  throw new InputError((say) => say('saveNameForm', { text: foreign(text.trim()) }));
}

const pathOf = (name: string, io: Io): string => join(savesFolder(io), `${name}.json`);

/** Writes the game; returns the file. */
export function saveTable(table: Table, io: Io, name: string = table.name): string {
  const path = pathOf(name, io);
  const { players, match } = table.host;
  makeFolder(savesFolder(io));
  writeText(path, saveText({ players, record: toRecord(match) }));
  return path;
}

/** Saves the game where that is possible; where it is not, that is said once and play goes on. */
export function keepTable(table: Table, io: Io, say: Say): string | null {
  try {
    const path = saveTable(table, io);
    table.unsaved = false;
    return path;
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    if (!table.unsaved) io.err(`${say('notBeingSaved', { reason: errorText(error, say) })}\n`);
    table.unsaved = true;
    return null;
  }
}

/** Takes away what was saved of a game that nobody has begun. */
export function forgetTable(table: Table, io: Io): void {
  removeFile(pathOf(table.name, io));
}

/** A name that no saved game has yet. */
export function freshName(record: Pick<GameRecord, 'config'>, io: Io): string {
  const stem = saveStem(record);
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem : `${stem}-${n}`;
    if (!existsSync(pathOf(name, io))) return name;
  }
}

/** A saved game, for the list. */
export interface Saved {
  readonly name: string;
  readonly time: number;
}

/** All saved games, the latest first. */
export function savedGames(io: Io): Saved[] {
  const folder = savesFolder(io);
  return savedNames(io)
    .map((name) => ({
      name,
      time: timeOf(join(folder, `${name}.json`)),
    }))
    .sort((a, b) => b.time - a.time || (a.name < b.name ? -1 : 1));
}

/** When a file was changed; 0 where nobody can know. */
function timeOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** The saved game with that name, or the file; without a name the latest that can go on. */
export function loadTable(name: string | null, io: Io): Table {
  const path = name === null ? latestPath(io) : recordPath(name, io);
  const opened = openRecord(path);
  const own = ownName(path, io) ?? freshName(opened.match, io);
  return continueTable(own, opened, seated(opened, path));
}

/** The name of a file in the folder of saved games, however its path is written. */
function ownName(path: string, io: Io): string | null {
  const folder = savesFolder(io);
  if (!path.endsWith('.json') || !existsSync(folder)) return null;
  return realpathSync(dirname(path)) === realpathSync(folder) ? basename(path, '.json') : null;
}

/** Games that are over or damaged are passed over; one that only lacks a file is not, for it may be the one that is meant. */
function latestPath(io: Io): string {
  const saved = savedGames(io);
  for (const { name } of saved) {
    const state = stateOf(name, io);
    if ('match' in state) {
      if (outcome(state.match.game) === null) return pathOf(name, io);
    } else if (state.problem === 'incomplete')
      throw new InputError((say) =>
        say('latestLacks', { name: foreign(name, LONGEST_NAME), reason: stateReason(name, state, io, say) }),
      );
  }
  throw new InputError((say) =>
    saved.length === 0 ? say('noSavedGameYet') : say('noneCanGoOn', { count: saved.length }),
  );
}

/** Who plays, as the save says; a bare record is played by one person against bots. */
function seated({ match, players }: OpenedSave, path: string): readonly Player[] {
  if (players === null) return alone(playerCount(playersAt(match.config)), 0, 'casual');
  for (const player of players)
    if (player.is === 'bot' && !isBotHere(player.bot))
      throw unusable('cannotUse', path, (say) => say('missingBot', { name: foreign(player.bot) }));
  return players;
}

/** A saved game as far as it can be opened, and otherwise why not. */
type State = { readonly match: Match } | Trouble;

/** Incomplete: its hero or board is not here. */
interface Trouble {
  readonly problem: 'unreadable' | 'damaged' | 'incomplete';
  readonly error: unknown;
}

function stateOf(name: string, io: Io): State {
  const path = pathOf(name, io);
  try {
    // Nothing ever comes out of a pipe that nobody writes to.
    const found = statSync(path);
    if (!(found.isFile() || found.isDirectory())) throw new InputError((say) => say('isNoFile'));
    readText(path);
  } catch (error) {
    return { problem: 'unreadable', error };
  }
  try {
    return { match: openRecord(path).match };
  } catch (error) {
    return { problem: isIncomplete(error) ? 'incomplete' : 'damaged', error };
  }
}

const isIncomplete = (error: unknown): boolean =>
  error instanceof InputError && error.cause instanceof RecordError && error.cause.problem.is === 'unknown';

/** What is wrong with a saved game, without the name of its file. */
function stateReason(name: string, { error }: Trouble, io: Io, say: Say): string {
  const [text, file] = [reasonText(error, say), fileWord(pathOf(name, io))];
  return text.includes(file) ? text.slice(text.indexOf(file) + file.length).replace(/^\s*: /, '') : text;
}

/** What a list of saved games says about one; a file that cannot be used is listed too. */
export function savedLine({ name, time }: Saved, io: Io, say: Say): string {
  const state = stateOf(name, io);
  if ('problem' in state) return say(state.problem, { reason: stateReason(name, state, io, say) });
  const { config, line, game } = state.match;
  const names = tableNames(config, say.lang);
  const made = outcome(game) === null ? 'choicesMade' : 'choicesMadeToEnd';
  return say('savedGame', {
    heroes: seatNames(config, names),
    board: names.board,
    mode: say(MODE_WORDS[config.mode]),
    choices: say(made, { count: line.length }),
    date: dateText(time),
  });
}

/** `2026-11-15 14:03`, as the clock on the wall says. */
function dateText(time: number): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
