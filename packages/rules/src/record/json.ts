import type { TableConfig } from '../content/config.ts';
import { contentFor } from '../content/content.ts';
import { contentHash, type Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import { createGame, type Game } from '../state/game.ts';
import { hashInts } from '../state/hash.ts';
import { DEPTH, MAX_DEPTH, STATE_SIZE } from '../state/layout.ts';

/** The rules as implemented here; grows when the same choices could lead to another game. */
export const RULES_VERSION = 2;

/** A game as plain JSON, to be continued elsewhere. */
export interface GameJson {
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly config: TableConfig;
  readonly viewer: number;
  readonly state: string;
  readonly hash: string;
}

/** A hash of the whole state; two games with the same hash go on in the same way. */
export const hash = (game: Game): string => hashInts(game.state);

export function toJson(game: Game): GameJson {
  const { config, library } = game.content;
  return {
    rulesVersion: RULES_VERSION,
    contentHash: hashOfContent(library, config),
    config,
    viewer: game.viewer,
    state: packState(game.state),
    hash: hash(game),
  };
}

export const hashOfContent = (library: Library, config: TableConfig): string =>
  contentHash(
    library,
    config.seats.map((seat) => seat.hero),
    config.board,
  );

/** Reads a game back. Another rules version, other content or a changed state are refused. */
export function fromJson(json: GameJson, library: Library): Game {
  if (json.rulesVersion !== RULES_VERSION) {
    throw new PeerlessError(
      `this game was saved by rules version ${json.rulesVersion}; this is version ${RULES_VERSION}`,
    );
  }
  const game = createGame(contentFor(json.config, library));
  if (json.contentHash !== hashOfContent(library, json.config)) {
    throw new PeerlessError('this game was saved with other hero or board data');
  }
  game.state.set(unpackState(json.state));
  game.viewer = json.viewer;
  if (hash(game) !== json.hash || game.state[DEPTH] < 0 || game.state[DEPTH] > MAX_DEPTH) {
    throw new PeerlessError('this saved game is damaged: its checksum does not fit');
  }
  return game;
}

/** Integers as short text: base 36, runs of equal numbers as `number*count`. */
export function packState(state: Int32Array): string {
  const words: string[] = [];
  for (let i = 0; i < state.length; ) {
    let end = i + 1;
    while (end < state.length && state[end] === state[i]) end++;
    const word = state[i].toString(36);
    words.push(end - i === 1 ? word : `${word}*${(end - i).toString(36)}`);
    i = end;
  }
  return words.join(' ');
}

export function unpackState(text: string): Int32Array {
  const state = new Int32Array(STATE_SIZE);
  let at = 0;
  for (const word of text.split(' ')) {
    const [value, count] = word.split('*');
    const times = count === undefined ? 1 : Number.parseInt(count, 36);
    if (!Number.isInteger(times) || times < 1 || at + times > STATE_SIZE) break;
    state.fill(Number.parseInt(value, 36), at, at + times);
    at += times;
  }
  if (at !== STATE_SIZE)
    throw new PeerlessError('this saved game is damaged: its state has the wrong length');
  return state;
}
