import { applyKey } from '../ask/options.ts';
import type { GameConfig } from '../content/config.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import { viewerNumber } from '../knowledge/observe.ts';
import type { Viewer } from '../knowledge/view.ts';
import { newGame } from '../new-game.ts';
import { type GameEvent, SECRETS, type Sink } from '../state/event.ts';
import { createGame, type Game, isOver } from '../state/game.ts';
import { hashText } from '../state/hash.ts';
import { ASK_SEAT, STAMP, TURN } from '../state/layout.ts';
import { hash, hashOfContent, packState, RULES_VERSION } from './json.ts';
import { agreeDraw as agree, resign as giveUp } from './leave.ts';

/**
 * A match is a game and its log: the setup with its seed and everything that was chosen. The log alone makes the game
 * again; saves, replays and undo are folds of it.
 */

export type Entry =
  | { readonly choose: string }
  | { readonly undo: number }
  | { readonly resign: number }
  | { readonly timeout: number }
  | { readonly draw: true };

/** An entry of the log that does something. */
export type Told = Exclude<Entry, { undo: number }>;

/** The position at the start of a turn, so that a running game can be continued by later rules. */
export interface Snapshot {
  /** How many entries of the log come before it. */
  readonly at: number;
  readonly turn: number;
  readonly state: string;
}

/** What is written to disk or sent. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly config: GameConfig;
  readonly entries: readonly Entry[];
  readonly snapshots: readonly Snapshot[];
  readonly checksum: string;
}

const FORMAT = 'peerless-1';

/** A choice that still stands: who made it, and what was secret before it. */
interface Standing {
  readonly entry: Told;
  readonly player: number;
  readonly stamp: number;
}

/** The position with which a turn began. */
interface Start {
  readonly at: number;
  readonly turn: number;
  readonly state: Int32Array;
  readonly line: number;
  /** The state as text, once a record has asked for it: a game is saved after every choice. */
  packed?: string;
}

export interface Match {
  readonly library: Library;
  readonly config: GameConfig;
  /** The present position. Undo replaces it. */
  game: Game;
  readonly entries: Entry[];
  /** The choices that were not taken back. */
  readonly line: Standing[];
  readonly starts: Start[];
}

/** Starts a match. */
export function newMatch(config: GameConfig, library: Library, sink: Sink | null = null): Match {
  const game = newGame(config, library, sink);
  const match: Match = { library, config, game, entries: [], line: [], starts: [] };
  noteStart(match);
  return match;
}

/** Remembers the position when a new turn has begun. */
function noteStart(match: Match): void {
  const { game, starts } = match;
  const turn = game.state[TURN];
  if (starts.length > 0 && (starts[starts.length - 1].turn >= turn || isOver(game))) return;
  starts.push({ at: match.entries.length, turn, state: game.state.slice(), line: match.line.length });
}

/** Does to a game what an entry says. */
function act(game: Game, entry: Told, sink: Sink | null = null): void {
  if ('choose' in entry) applyKey(game, entry.choose, sink);
  else if ('resign' in entry) giveUp(game, entry.resign, sink);
  else if ('timeout' in entry) giveUp(game, entry.timeout, sink);
  else if ('draw' in entry) agree(game, sink);
  else throw new PeerlessError('it says nothing');
}

/** Does what an entry says and writes it down; refuses what is not possible now, with nothing changed. */
export function enter(match: Match, entry: Told, sink: Sink | null = null): void {
  if ('choose' in entry && isOver(match.game)) throw new PeerlessError('the game is over');
  const { state } = match.game;
  const standing = {
    entry,
    player: match.game.content.player[Math.max(0, state[ASK_SEAT])],
    stamp: state[STAMP],
  };
  act(match.game, entry, sink);
  match.entries.push(entry);
  match.line.push(standing);
  noteStart(match);
}

/** Makes a choice by its key; refuses keys that are no option now, with nothing changed. */
export function choose(match: Match, key: string, sink: Sink | null = null): void {
  enter(match, { choose: key }, sink);
}

export function resign(match: Match, seat: number, sink: Sink | null = null): void {
  enter(match, { resign: seat }, sink);
}

/** A player ran out of time: the same as giving up, told apart in the log. */
export function timeout(match: Match, seat: number, sink: Sink | null = null): void {
  enter(match, { timeout: seat }, sink);
}

export function agreeDraw(match: Match, sink: Sink | null = null): void {
  enter(match, { draw: true }, sink);
}

/**
 * The earliest choice of that player that may be taken back, as a position in `line`; its length if there is none.
 * Since that choice nothing hidden became known, chance had no say and nobody else chose.
 */
export function undoFloor(match: Match, player: number): number {
  const { line, game } = match;
  let floor = line.length;
  if (isOver(game)) return floor;
  while (floor > 0) {
    const { entry, player: chooser, stamp } = line[floor - 1];
    if (!('choose' in entry) || chooser !== player || stamp !== game.state[STAMP]) break;
    floor--;
  }
  return floor;
}

/** Takes back all choices from position `to` of `line` on, if the rule of `undoFloor` allows it. */
export function undo(match: Match, player: number, to: number): void {
  const floor = undoFloor(match, player);
  if (!(Number.isInteger(to) && to >= floor && to < match.line.length)) {
    throw new PeerlessError(
      floor === match.line.length
        ? 'there is nothing that may be taken back'
        : `only choices from number ${floor + 1} on may be taken back`,
    );
  }
  rewind(match, to);
  match.entries.push({ undo: to });
}

/** Folds the log again from the last turn's start before `to`. */
function rewind(match: Match, to: number): void {
  while (match.starts.length > 1 && match.starts[match.starts.length - 1].line > to) match.starts.pop();
  const start = match.starts[match.starts.length - 1];
  const again = match.line.slice(start.line, to);
  const game = createGame(match.game.content);
  game.state.set(start.state);
  for (const { entry } of again) act(game, entry);
  match.game = game;
  match.line.length = to;
}

/** The match as JSON. */
export function toRecord(match: Match): GameRecord {
  const body = {
    format: FORMAT,
    rulesVersion: RULES_VERSION,
    contentHash: hashOfContent(match.library, match.config),
    config: match.config,
    entries: [...match.entries],
    snapshots: match.starts.map(snapshot),
  } as const;
  return { ...body, checksum: hashText(canonical(body) + hash(match.game)) };
}

function snapshot(start: Start): Snapshot {
  start.packed ??= packState(start.state);
  return { at: start.at, turn: start.turn, state: start.packed };
}

/** Plays a record again. Anything that does not fit is refused in one sentence. */
export function fromRecord(json: unknown, library: Library, sink: Sink | null = null): Match {
  const record = readRecord(json);
  if (record.rulesVersion !== RULES_VERSION) {
    throw new PeerlessError(
      `this game was recorded by rules version ${record.rulesVersion}; this is version ${RULES_VERSION}`,
    );
  }
  const match = newMatch(record.config, library, sink);
  if (record.contentHash !== hashOfContent(library, record.config)) {
    throw new PeerlessError('this game was recorded with other hero or board data than this program has');
  }
  record.entries.forEach((entry, i) => {
    try {
      replay(match, entry, sink);
    } catch (error) {
      throw new PeerlessError(
        `entry ${i + 1} of the record does not fit: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
  // Word for word: a record that this program wrote comes out again as it was.
  if (canonical(toRecord(match)) !== canonical(record)) {
    throw new PeerlessError('this record is damaged: its checksum does not fit');
  }
  return match;
}

function replay(match: Match, entry: Entry, sink: Sink | null): void {
  if (!('undo' in entry)) enter(match, entry, sink);
  else {
    if (!(Number.isInteger(entry.undo) && entry.undo >= 0 && entry.undo < match.line.length)) {
      throw new PeerlessError(`it takes back to ${entry.undo}, but there are ${match.line.length} choices`);
    }
    rewind(match, entry.undo);
    match.entries.push(entry);
  }
}

/** JSON with sorted keys: stores may change their order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks the outer shape of a record; what the entries mean is checked by playing them. */
function readRecord(json: unknown): GameRecord {
  if (!isObject(json) || json.format !== FORMAT)
    throw new PeerlessError(`this is no game record: its format should be "${FORMAT}"`);
  const { rulesVersion, contentHash, config, entries, snapshots, checksum } = json;
  const whole =
    typeof rulesVersion === 'number' &&
    typeof contentHash === 'string' &&
    typeof checksum === 'string' &&
    isObject(config) &&
    typeof config.seed === 'string' &&
    typeof config.board === 'string' &&
    typeof config.mode === 'string' &&
    (config.options === undefined || isObject(config.options)) &&
    Array.isArray(config.seats) &&
    config.seats.every((seat) => isObject(seat) && typeof seat.hero === 'string') &&
    Array.isArray(snapshots) &&
    Array.isArray(entries) &&
    entries.every(isEntry);
  if (!whole)
    throw new PeerlessError(
      'this game record is cut off or damaged: a part of it is missing or of the wrong kind',
    );
  return json as unknown as GameRecord;
}

function isEntry(entry: unknown): boolean {
  if (!isObject(entry) || Object.keys(entry).length !== 1) return false;
  return (
    typeof entry.choose === 'string' ||
    Number.isInteger(entry.undo) ||
    Number.isInteger(entry.resign) ||
    Number.isInteger(entry.timeout) ||
    entry.draw === true
  );
}

/** An event as that viewer may see it: secret fields are left out for everybody else. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  const secrets = SECRETS[event.type];
  const { seenBy, ...rest } = event;
  if (viewer === 'open' || secrets === undefined || seenBy === undefined) return rest as GameEvent;
  if (viewer !== 'spectator' && seenBy.includes(viewerNumber(viewer))) return rest as GameEvent;
  return Object.fromEntries(
    Object.entries(rest).filter(([field]) => !secrets.includes(field)),
  ) as unknown as GameEvent;
}
