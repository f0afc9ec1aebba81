import { OPTION_TYPES } from '../ask/codes.ts';
import { DECISION_KINDS, PROMPTS } from '../ask/decision.ts';
import { OPS } from '../content/compile.ts';
import type { TableConfig } from '../content/config.ts';
import { type Content, contentFor } from '../content/content.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import { PROCEDURES } from '../procedures/index.ts';
import { namesOf, PROCEDURE_NAMES } from '../procedures/procedure.ts';
import { RULES_VERSION } from '../record/rules-version.ts';
import { RULES } from '../state/cause.ts';
import { REASONS } from '../state/clock.ts';
import { createGame, type Game, type Observation, reading } from '../state/game.ts';
import { hashText } from '../state/hash.ts';
import { BLOCKS } from '../state/layout.ts';
import { PILE } from '../state/limits.ts';
import { asideSize, deckSize, discardSize, gatheredSize, MAX_ASIDE } from '../state/piles.ts';
import { depthOf, MAX_DEPTH } from '../state/stack.ts';
import { type Viewer, viewerNumber } from '../state/viewers.ts';

/**
 * Observations as they are sent to a page with the same engine: word by word, as numbers. Such a page makes the view and
 * lists the options itself, as a bot does, and what it is told is short. Whether an engine is the same it knows by the
 * meaning of words at that table; any other page is told views (`changes-text.ts`).
 */

/**
 * Raised when words mean something else than before and nothing that `meaningOf` looks at tells: what registers hold, which bit
 * is what, the steps of operations (`told-words.test.ts` keeps a list of these).
 */
export const MEANING = 1;

const meanings = new WeakMap<Content, string>();

/** What the words of games at such a table mean, as a hash: where they lie, and what the numbers in them stand for. */
function meaningOf(content: Content): string {
  const known = meanings.get(content);
  if (known !== undefined) return known;
  const laidOut = BLOCKS.map(({ name, at, size, perSeat, perGuest }) => [name, at, size, perSeat, perGuest]);
  const procedures = PROCEDURE_NAMES.map((name, i) => [name, namesOf(PROCEDURES[i].steps)]);
  const made = hashText(
    JSON.stringify([
      ...[MEANING, RULES_VERSION, laidOut, procedures, PROMPTS, DECISION_KINDS, OPTION_TYPES, RULES, REASONS],
      content.files.map(({ nodes, modifiers }) => [
        nodes.map(({ code, next, fields }) => [OPS[code], next, fields]),
        modifiers,
      ]),
      content.heroes.map(({ faces }) => faces.map(({ slug }) => slug)),
      [content.fighterIds, content.guests, content.board.def.slug],
    ]),
  );
  meanings.set(content, made);
  return made;
}

/** All words of an observation. */
export interface ToldWords {
  readonly meaning: string;
  /** From an empty state on. */
  readonly words: WordChanges;
}

/** Runs of words that are others than before, one after the other: where it begins, how many they are, and they. */
export type WordChanges = readonly number[];

/** What of an observation has changed since another one of the same viewer, as JSON: `WordChanges`. */
export const changedWordsText = (before: Observation, after: Observation): string =>
  runsText(reading(before).state, reading(after).state);

/** The whole of an observation as JSON: `ToldWords`. */
export function wordsText(observation: Observation): string {
  const { content, state } = reading(observation);
  return `{"meaning":"${meaningOf(content)}","words":${runsText(new Int32Array(state.length), state)}}`;
}

function runsText(before: Int32Array, after: Int32Array): string {
  let text = '';
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const from = i;
    let run = '';
    for (; i < after.length && before[i] !== after[i]; i++) run += `,${after[i]}`;
    text += `${text === '' ? '' : ','}${from},${i - from}${run}`;
  }
  return `[${text}]`;
}

/** What a viewer was told of a game; null if this engine would misunderstand it. */
export function observationOf(
  told: ToldWords,
  config: TableConfig,
  library: Library,
  viewer: Viewer,
): Observation | null {
  const seen = createGame(contentFor(config, library));
  if (told.meaning !== meaningOf(seen.content)) return null;
  seen.viewer = viewerNumber(viewer);
  const observation = seen as unknown as Observation;
  changeWords(observation, told.words);
  return observation;
}

/** Takes over what has changed; an error if it is no such thing, and then nobody may read on. */
export function changeWords(observation: Observation, changes: WordChanges): void {
  const seen = reading(observation);
  if (!Array.isArray(changes)) throw new PeerlessError('changes of words are a list');
  for (let i = 0; i < changes.length; ) i += takeRun(seen.state, changes, i);
  seen.count = 0;
  seen.listed = false;
  if (!hasRoomForAll(seen)) throw new PeerlessError('there is more than a state has room for');
}

/** Takes over one run; returns how long it is, with what stands before it. */
function takeRun(state: Int32Array, changes: WordChanges, i: number): number {
  const [at, count] = [changes[i], changes[i + 1]];
  const isRun = isWord(at) && isWord(count) && at >= 0 && count > 0 && at + count <= state.length;
  if (!isRun) throw new PeerlessError(`there are no ${count} words from ${at} on`);
  for (let n = 0; n < count; n++) {
    const word = changes[i + 2 + n];
    if (!isWord(word)) throw new PeerlessError(`${word} is no word`);
    state[at + n] = word;
  }
  return 2 + count;
}

const isWord = (told: unknown): boolean => Number.isInteger(told) && told === ((told as number) | 0);

/** Whether piles and the stack are no longer than there is room for: whoever reads them goes on to their end. */
function hasRoomForAll(seen: Game): boolean {
  const isUpTo = (most: number, size: number): boolean => size >= 0 && size <= most;
  return (
    isUpTo(MAX_DEPTH, depthOf(seen)) &&
    isUpTo(MAX_ASIDE, asideSize(seen)) &&
    seen.content.heroes.every(
      (_, seat) =>
        isUpTo(PILE, deckSize(seen, seat)) &&
        isUpTo(PILE, discardSize(seen, seat)) &&
        isUpTo(PILE - discardSize(seen, seat), gatheredSize(seen, seat)),
    )
  );
}
