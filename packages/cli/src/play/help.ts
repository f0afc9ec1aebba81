import { nearest } from '@peerless/language';
import { indented, padded, type Style } from '../style.ts';

/** Everything that can be typed besides a choice. */
export const WORDS = [
  ['?', 'this help'],
  ['board', 'draws the board again'],
  ['hand', 'your cards with their whole texts'],
  ['card NAME', 'one card of anybody'],
  ['deck', 'what is left in your deck; deck 2 for another seat'],
  ['discard', 'all discard piles'],
  ['log', 'everything that happened; log FILE writes it to a file'],
  ['why', 'what caused the last thing that happened; why CARD tells why a card cannot be played'],
  [
    'undo',
    'takes back your last choice if nothing new was seen since; undo 3 takes back three, undo all as many as may be',
  ],
  ['save NAME', 'keeps a copy under a name; the game itself is saved after every choice'],
  ['games', 'lists the saved games'],
  ['draw', 'offers a draw to the other people at this terminal'],
  ['resign', 'gives the game up'],
  ['quit', 'leaves; the game can be resumed'],
] as const;

const NAMES: readonly string[] = WORDS.map(([word]) => word.split(' ')[0] ?? word);

export const helpLines = (width: number, style: Style): string[] =>
  [
    'Type what stands before a choice, or words that fit only one of them (attack feint). Where spaces can be chosen, a number is always the number of a space: 27, or b27 (harpy 2 to 27) when several fighters may move; the rest is typed as a word, such as stay or done. #3 is the third choice of any list, for scripts. Or:',
    ...WORDS.map(([word, meaning]) =>
      indented(meaning, width, ' '.repeat(14), `  ${style.strong(padded(word, 11))} `),
    ),
    'On the board a space shows its number on the colours of its zones: • can be chosen now, ∩ is a secret passage, ▯ ▮ an open or closed door, → a one-way line. Below the number stands who is there, with their health.',
  ].flatMap((text) => (text.startsWith(' ') ? text.split('\n') : indented(text, width, '').split('\n')));

/** Words that may be followed by others. */
export const takesMore = (word: string): boolean =>
  ['card', 'deck', 'log', 'why', 'undo', 'save'].includes(word);

/** Another spelling of a word, or undefined. */
export const nearWord = (typed: string): string | undefined => nearest(typed, NAMES);

const ALIASES: Readonly<Record<string, string>> = {
  help: '?',
  h: '?',
  b: 'board',
  q: 'quit',
  exit: 'quit',
  u: 'undo',
  l: 'log',
  cards: 'hand',
};

/** The word that is meant, if it is one of ours. */
export function wordOf(typed: string): string | null {
  const [first = ''] = typed.trim().toLowerCase().split(/\s+/);
  const word = ALIASES[first] ?? first;
  return NAMES.includes(word) ? word : null;
}
