import { applyKey } from '../ask/options.ts';
import type { GameConfig } from '../content/config.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import { newGame } from '../new-game.ts';
import { askedSeat } from '../numbers.ts';
import { isOver, stampOf } from '../state/clock.ts';
import { type GameEvent, SECRETS, type Sink } from '../state/event.ts';
import { clone, type Game } from '../state/game.ts';
import { type Viewer, viewerNumber } from '../state/viewers.ts';
import { agreeDraw as agree, resign as giveUp, timeOut } from './leave.ts';
import { type Entry, MOST_TAKEN_BACK, type PlayedEntry } from './record.ts';

/**
 * A match is a game and its log: the setup with its seed and everything that was chosen. The log alone makes the game
 * again; saves, replays and undo are folds of it.
 */

/** A choice that still stands: who made it, and what was secret before it. */
export interface StandingEntry {
  readonly entry: PlayedEntry;
  readonly player: number;
  readonly stamp: number;
}

export interface Match {
  readonly library: Library;
  readonly config: GameConfig;
  /** The present position. Undo replaces it. */
  game: Game;
  readonly entries: Entry[];
  /** The choices that were not taken back. */
  readonly line: StandingEntry[];
  /** The positions before the last choices of `line`, as far back as undo could go. */
  readonly before: Game[];
}

/** Starts a match. */
export function newMatch(config: GameConfig, library: Library, sink: Sink | null = null): Match {
  return { library, config, game: newGame(config, library, sink), entries: [], line: [], before: [] };
}

/** Which values of a combat are told depends on what was told of it before: a match is told always, if need be to nobody. */
const nobody: Sink = () => {};

/** Does to a game what an entry says. */
function act(game: Game, entry: PlayedEntry, listener: Sink | null): void {
  const sink = listener ?? nobody;
  if ('choose' in entry) applyKey(game, entry.choose, sink);
  else if ('resign' in entry) giveUp(game, entry.resign, sink);
  else if ('timeout' in entry) timeOut(game, entry.timeout, sink);
  else if ('draw' in entry) agree(game, sink);
  else throw new PeerlessError('it says nothing');
}

/** Positions that nobody needs any more, by their content: the next copies may have their places. */
const spares = new WeakMap<Game['content'], Game[]>();

/** No more of them are kept: so many choices one after the other seldom stay without a secret. */
const MOST_SPARE = 8;

function sparesOf({ content }: Game): Game[] {
  const known = spares.get(content);
  if (known !== undefined) return known;
  const made: Game[] = [];
  spares.set(content, made);
  return made;
}

/**
 * Does what an entry says and writes it down; refuses what is not possible now, with nothing changed. Returns the position
 * before it, which stays only until something is played again.
 */
export function playEntry(match: Match, entry: PlayedEntry, sink: Sink | null = null): Game {
  if ('choose' in entry && isOver(match.game)) throw new PeerlessError('the game is over');
  const { game, before } = match;
  const stamp = stampOf(game);
  const standing = { entry, player: game.content.player[Math.max(0, askedSeat(game))], stamp };
  const spare = sparesOf(game);
  const position = clone(game, spare.pop());
  act(game, entry, sink);
  match.entries.push(entry);
  match.line.push(standing);
  before.push(position);
  if (stampOf(game) === stamp) return position;
  // Nothing of this can be taken back any more.
  while (spare.length < MOST_SPARE && before.length > 0) spare.push(before.pop() as Game);
  before.length = 0;
  return position;
}

/** Makes a choice by its key; refuses keys that are no option now, with nothing changed. */
export function choose(match: Match, key: string, sink: Sink | null = null): Game {
  return playEntry(match, { choose: key }, sink);
}

export function resign(match: Match, seat: number, sink: Sink | null = null): Game {
  return playEntry(match, { resign: seat }, sink);
}

/** A player ran out of time: their fighters leave the board as if they had given up, and it is told as it was. */
export function timeout(match: Match, seat: number, sink: Sink | null = null): Game {
  return playEntry(match, { timeout: seat }, sink);
}

export function agreeDraw(match: Match, sink: Sink | null = null): Game {
  return playEntry(match, { draw: true }, sink);
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
    if (!('choose' in entry) || chooser !== player || stamp !== stampOf(game)) break;
    floor--;
  }
  return floor;
}

/** Takes back all choices from position `to` of `line` on, if the rule of `undoFloor` allows it. */
export function undo(match: Match, player: number, to: number): void {
  const floor = undoFloor(match, player);
  const { line, before, entries } = match;
  if (!(Number.isInteger(to) && to >= floor && to < line.length)) {
    throw new PeerlessError(
      floor === line.length
        ? 'there is nothing that may be taken back'
        : `only choices from number ${floor + 1} on may be taken back`,
    );
  }
  refuseMore(match);
  // Nothing secret has happened since, so the position is still there.
  const at = before.length - (line.length - to);
  match.game = before[at];
  before.length = at;
  line.length = to;
  entries.push({ undo: to });
}

/** The same, if everybody agrees: also what somebody learnt something from, which then happens again as it did. */
export function rewind(match: Match, to: number): void {
  const { line, config, library, entries } = match;
  if (isOver(match.game)) throw new PeerlessError('the game is over');
  if (!mayRewind(match, to)) throw new PeerlessError('there is nothing to take back');
  const again = newMatch(config, library);
  for (const { entry } of line.slice(0, to)) playEntry(again, entry);
  match.game = again.game;
  match.before.splice(0, Infinity, ...again.before);
  line.length = to;
  entries.push({ rewind: to });
}

/** Whether so many choices may stand by consent. Whoever has left the game is not brought back, for they are not asked. */
export function mayRewind({ line, entries }: Match, to: number): boolean {
  if (!(Number.isInteger(to) && to >= 0 && to < line.length) || entries.length > MOST_TAKEN_BACK)
    return false;
  return line.slice(to).every(({ entry }) => 'choose' in entry);
}

function refuseMore({ entries }: Match): void {
  if (entries.length > MOST_TAKEN_BACK)
    throw new PeerlessError('too much was taken back in this game; from now on choices stand');
}

/** An event as that viewer may see it: secret fields are left out for everybody else. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  // Most events have no secret: they are told as they are.
  if (event.seenBy === undefined) return event;
  const isIn = viewer === 'open' || (viewer !== 'spectator' && event.seenBy.includes(viewerNumber(viewer)));
  const hidden = (isIn ? undefined : SECRETS[event.type]) ?? NOTHING;
  const told: Record<string, unknown> = {};
  for (const field in event)
    if (field !== 'seenBy' && !hidden.includes(field)) told[field] = event[field as keyof GameEvent];
  return told as unknown as GameEvent;
}

const NOTHING: readonly string[] = [];
