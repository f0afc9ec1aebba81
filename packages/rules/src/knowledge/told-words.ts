import { OPTION_TYPES } from '../ask/codes.ts';
import { DECISION_KINDS, PROMPTS } from '../ask/decision.ts';
import type { TableConfig } from '../content/config.ts';
import { type Content, contentFor } from '../content/content.ts';
import type { Library } from '../content/library.ts';
import { PROCEDURES } from '../procedures/index.ts';
import { PROCEDURE_NAMES } from '../procedures/procedure.ts';
import { RULES_VERSION } from '../record/rules-version.ts';
import { createGame, type Observation, reading } from '../state/game.ts';
import { hashText } from '../state/hash.ts';
import { BLOCKS } from '../state/layout.ts';
import { type Viewer, viewerNumber } from '../state/viewers.ts';

/**
 * Observations as they are sent to a page with the same engine: word by word, as numbers. Such a page makes the view and
 * lists the options itself, as a bot does, and what it is told is short. Whether an engine is the same it knows by the
 * meaning of words at that table; any other page is told views (`changes-text.ts`).
 */

/** Raised when words mean something else than before and nothing that `meaningOf` looks at tells. */
const MEANING = 1;

const meanings = new WeakMap<Content, string>();

/** What the words of games at such a table mean, as a hash: where they lie, and what the numbers in them stand for. */
function meaningOf(content: Content): string {
  const known = meanings.get(content);
  if (known !== undefined) return known;
  const laidOut = BLOCKS.map(({ name, at, size, perSeat, perGuest }) => [name, at, size, perSeat, perGuest]);
  const procedures = PROCEDURE_NAMES.map((name, i) => [name, PROCEDURES[i].steps?.length]);
  const made = hashText(
    JSON.stringify([
      ...[MEANING, RULES_VERSION, laidOut, procedures, PROMPTS, DECISION_KINDS, OPTION_TYPES],
      content.files.map(({ nodes, modifiers }) => [
        nodes.map(({ code, next }) => [code, next]),
        modifiers.length,
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

/** Takes over what has changed. */
export function changeWords(observation: Observation, changes: WordChanges): void {
  const seen = reading(observation);
  for (let i = 0; i < changes.length; ) {
    const [at, count] = [changes[i], changes[i + 1]];
    for (let n = 0; n < count; n++) seen.state[at + n] = changes[i + 2 + n];
    i += 2 + count;
  }
  seen.count = 0;
  seen.listed = false;
}
