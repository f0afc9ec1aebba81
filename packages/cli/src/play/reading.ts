import { foreign } from '@peerless/language';
import { folded } from '../folded.ts';
import type { Say } from '../messages.ts';
import { either } from '../sentence.ts';
import type { Choice } from './choices.ts';
import { nearWord } from './help.ts';

/** What was typed, read as a choice: what stands before it, its key, or words that fit one choice only. */
export type Reading = { readonly choice: Choice } | { readonly several: readonly Choice[] } | null;

const closed = (text: string): string => folded(text).replace(/\s+/g, '');

/** The choice before which exactly this stands; `#3` is the third of any list. */
export function exactChoice(typed: string, choices: readonly Choice[]): Choice | undefined {
  const bare = closed(typed).replace(/^0+(?=\d)/, '');
  if (/^#\d+$/.test(bare)) return choices[Number(bare.slice(1)) - 1];
  return choices.find(
    ({ typed: shown, also, letter }) =>
      closed(shown) === bare ||
      closed(also) === bare ||
      (letter !== '' && (closed(letter + shown) === bare || closed(letter + also) === bare)),
  );
}

export function readChoice(typed: string, choices: readonly Choice[]): Reading {
  const text = folded(typed);
  const exact =
    exactChoice(text, choices) ??
    choices.find((choice) => choice.key === text || (choice.label !== '' && folded(choice.label) === text));
  if (exact !== undefined) return { choice: exact };
  const words = wordsIn(text);
  // A number that is no choice is none with a sign before it either.
  if (words.length === 1 && /^\d+$/.test(words[0] ?? '')) return null;
  const fitting = choices.filter(
    (choice) => fitsSpace(words, choice) && words.every((typedWord) => hasWord(choice.words, typedWord)),
  );
  const [only] = fitting;
  if (words.length === 0 || only === undefined) return null;
  return fitting.length === 1 ? { choice: only } : { several: fitting };
}

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A number at the end is the space: `harpy 1 27` is no move of Harpy 1 to space 1. */
function fitsSpace(words: readonly string[], { space }: Choice): boolean {
  const last = words.at(-1) ?? '';
  return space === null || !/^\d+$/.test(last) || Number(last) === space;
}

/** Numbers must fit whole, words from their beginning. */
const hasWord = (words: string, typed: string): boolean =>
  wordsIn(words).some((word) => (/^\d+$/.test(typed) ? word === typed : word.startsWith(typed)));

/** What can be typed, for the prompt: `1 to 5`, or `a space such as 27, done`. */
export function typedWords(choices: readonly Choice[], say: Say): string {
  const spaces = choices.filter((choice) => choice.space !== null);
  const [first] = spaces;
  if (first === undefined) return typedNumbers(choices, say);
  const others = [...new Set(choices.filter(({ space }) => space === null).map(({ typed }) => typed))];
  const kind = /^\d/.test(first.typed) ? 'typedSpace' : 'typedWhoAndSpace';
  const such = spaces.length === 1 ? first.typed : say(kind, { space: first.typed });
  return [such, ...(others.length <= 2 ? others : [others.at(-1) ?? ''])].join(', ');
}

/** `1 to 5`, or `0 to 2, none` where numbers are values. */
function typedNumbers(choices: readonly Choice[], say: Say): string {
  const numbers = choices.flatMap(({ typed }) => (/^\d+$/.test(typed) ? [Number(typed)] : []));
  const others = choices.filter(({ typed }) => !/^\d+$/.test(typed)).map(({ typed }) => typed);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isRow = most - least === numbers.length - 1 && numbers.length > 1;
  const range = isRow ? [say('typedRange', { least, most })] : numbers.map(String);
  return [...range, ...others].join(', ');
}

/** Why something that was typed is no choice, and what would be one. */
export function misread(typed: string, choices: readonly Choice[], say: Say): string {
  const words = typedWords(choices, say);
  const hasSpaces = choices.some((choice) => choice.space !== null);
  if (/^\d+$/.test(typed) && hasSpaces) {
    const there = choices.filter((choice) => choice.space === Number(typed));
    if (there.length === 0) return say('noSpace', { space: foreign(typed), words });
    const meant = there.map((choice) => choice.typed);
    return say('noWho', { typed: foreign(typed), choices: either(meant, say) });
  }
  const [, who = '', space = ''] = /^(.*?)\s*(\d+)$/.exec(typed) ?? [];
  const mover = hasSpaces ? moverNamed(who, choices) : undefined;
  if (mover !== undefined) return say('cannotGo', { fighter: mover.who, space: foreign(space), words });
  const near = nearWord(typed.split(/\s+/)[0] ?? typed, say);
  return near === undefined || typed.length < 3 || /\d/.test(typed)
    ? say('noChoice', { typed: foreign(typed), words })
    : say('noChoiceOrWord', { typed: foreign(typed), words, word: near });
}

/** The choice about the fighter that is meant by a letter, by initials or by a name. */
function moverNamed(who: string, choices: readonly Choice[]): Choice | undefined {
  const words = wordsIn(who);
  if (words.length === 0) return undefined;
  const fits = (choice: Choice): boolean =>
    choice.who !== '' &&
    (choice.letter === folded(who) || words.every((word) => hasWord(choice.words, word)));
  const fitting = choices.filter(fits);
  return new Set(fitting.map((choice) => choice.who)).size === 1 ? fitting[0] : undefined;
}
