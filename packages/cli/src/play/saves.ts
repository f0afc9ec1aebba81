import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BOTS } from '@peerless/ai';
import { type GameRecord, PeerlessError, suggest, toRecord } from '@peerless/rules';
import { readJson, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { openRecord, recordPath, SAVE_FORMAT, savesFolder } from '../records.ts';
import { continueTable, type Player, type Table } from './table.ts';

/** Saved games: the record of the match, and who plays it. */

/** A name that can be a file name everywhere. */
export function saveName(text: string): string {
  const name = text.trim().toLowerCase();
  if (/^[a-z0-9][a-z0-9._-]{0,59}$/.test(name)) return name;
  throw new PeerlessError(
    `a game is named with up to 60 letters, digits, dots and hyphens, not "${text.trim()}"`,
  );
}

const pathOf = (name: string, io: Io): string => join(savesFolder(io), `${name}.json`);

/** Writes the game; returns the file. */
export function saveTable(table: Table, io: Io, name: string = table.name): string {
  const path = pathOf(name, io);
  const save = { format: SAVE_FORMAT, players: table.players, record: toRecord(table.match) };
  writeText(path, `${JSON.stringify(save)}\n`);
  return path;
}

/** A name that no saved game has yet. */
export function freshName(heroes: readonly string[], io: Io): string {
  const stem = heroes.map((hero) => hero.split('-').at(-1)).join('-');
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
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: basename(file, '.json'), time: statSync(join(folder, file)).mtimeMs }))
    .sort((a, b) => b.time - a.time || (a.name < b.name ? -1 : 1));
}

/** The saved game with that name, or the file; the latest without a name. */
export function loadTable(name: string | null, io: Io): Table {
  const saved = savedGames(io);
  const wanted = name ?? saved[0]?.name;
  if (wanted === undefined) throw new PeerlessError('there is no saved game yet');
  const path = recordPath(wanted, io);
  if (!existsSync(path)) {
    const known = saved.map((game) => game.name);
    throw new PeerlessError(
      `there is no saved game "${wanted}"${known.length === 0 ? ': none is saved yet' : suggest(wanted, known)}`,
    );
  }
  const { match, players } = openRecord(path);
  const own =
    path === pathOf(wanted, io)
      ? wanted
      : freshName(
          match.config.seats.map((seat) => seat.hero),
          io,
        );
  return continueTable(own, match, playersIn(players, [...match.game.content.player], path));
}

/** Who plays, as the save says; a bare record is played by one person against bots. */
function playersIn(players: unknown, seats: readonly number[], path: string): Player[] {
  const count = Math.max(...seats) + 1;
  if (players === undefined)
    return Array.from({ length: count }, (_, i) =>
      i === 0 ? { is: 'person' } : { is: 'bot', bot: 'greedy' },
    );
  if (!Array.isArray(players) || players.length !== count || !players.every(isPlayer))
    throw new PeerlessError(`${path}: this saved game is damaged: it does not say who plays`);
  return players;
}

const isPlayer = (value: unknown): value is Player => {
  const player = value as { is?: unknown; bot?: unknown } | null;
  if (player?.is === 'person') return true;
  return player?.is === 'bot' && BOTS.some((bot) => bot.name === player.bot);
};

/** What a list of saved games says about one; a damaged file is listed too. */
export function savedLine({ name }: Saved, io: Io): string {
  try {
    const { record: json } = readJson(pathOf(name, io)) as { record: GameRecord };
    const heroes = json.config.seats.map((seat) => seat.hero).join(', ');
    return `${json.config.mode} on ${json.config.board}: ${heroes}; ${json.entries.length} choices`;
  } catch {
    return 'damaged';
  }
}
