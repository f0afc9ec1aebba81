import { nearest } from '@peerless/language';
import { folded } from '../folded.ts';
import { type PlainMessageId, type Say, sayIn } from '../messages.ts';
import { columnsOf, indented, padded, type Style } from '../style.ts';

/** Everything that can be typed besides a choice. */
export const COMMANDS = {
  help: 'wordHelp',
  board: 'wordBoard',
  hand: 'wordHand',
  card: 'wordCard',
  deck: 'wordDeck',
  discard: 'wordDiscard',
  log: 'wordLog',
  why: 'wordWhy',
  hint: 'wordHint',
  more: 'wordMore',
  undo: 'wordUndo',
  save: 'wordSave',
  games: 'wordGames',
  draw: 'wordDraw',
  resign: 'wordResign',
  quit: 'wordQuit',
} as const satisfies Record<string, PlainMessageId>;

export type CommandName = keyof typeof COMMANDS;

const NAMES = Object.keys(COMMANDS) as CommandName[];
const ENGLISH = sayIn('en');

/** The words of a message that lists some; the first one is shown. */
export const wordsOf = (id: PlainMessageId, say: Say): string[] => say(id).split(', ');

/** The words that mean something, in the language and in English. */
const allWords = (id: PlainMessageId, say: Say): string[] => [...wordsOf(id, say), ...wordsOf(id, ENGLISH)];

/** The word that is shown. */
export const shownWord = (id: PlainMessageId, say: Say): string => wordsOf(id, say)[0] ?? '';

/** Whether one of those words was typed. */
export const isWord = (typed: string, id: PlainMessageId, say: Say): boolean =>
  allWords(id, say).some((word) => folded(word) === folded(typed));

/** What each command does. */
function meanings(say: Say): { readonly [C in CommandName]: string } {
  const command = (name: CommandName): { readonly command: string } => ({
    command: shownWord(COMMANDS[name], say),
  });
  return {
    help: say('helpHelp'),
    board: say('helpBoard'),
    hand: say('helpHand'),
    card: say('helpCard', command('card')),
    deck: say('helpDeck', command('deck')),
    discard: say('helpDiscard'),
    log: say('helpLog', command('log')),
    why: say('helpWhy', command('why')),
    hint: say('helpHint'),
    more: say('helpMore'),
    undo: say('helpUndo', { ...command('undo'), all: shownWord('wordAll', say) }),
    save: say('helpSave', command('save')),
    games: say('helpGames'),
    draw: say('helpDraw'),
    resign: say('helpResign'),
    quit: say('helpQuit'),
  };
}

/** `mão, hand`: the word of the language, and the English one that is understood too. */
const bothWords = (name: CommandName, say: Say): string =>
  [...new Set([shownWord(COMMANDS[name], say), shownWord(COMMANDS[name], ENGLISH)])].join(', ');

export function helpLines(width: number, style: Style, say: Say): string[] {
  const told = meanings(say);
  const wide = Math.max(...NAMES.map((name) => columnsOf(bothWords(name, say)))) + 1;
  const lines = NAMES.map((name) =>
    indented(
      told[name],
      width,
      ' '.repeat(wide + 3),
      `  ${style.strong(padded(bothWords(name, say), wide))} `,
    ),
  );
  return [indented(say('helpIntro'), width, ''), ...lines, indented(say('helpSigns'), width, '')].flatMap(
    (text) => text.split('\n'),
  );
}

/** Words that may be followed by others. */
export const takesMore = (name: CommandName): boolean =>
  ['card', 'deck', 'log', 'why', 'undo', 'save'].includes(name);

/** Another spelling of a word, or undefined. */
export function nearWord(typed: string, say: Say): string | undefined {
  const words = NAMES.flatMap((name) => allWords(COMMANDS[name], say));
  const near = nearest(
    folded(typed),
    words.map((word) => folded(word)),
  );
  return words.find((word) => folded(word) === near);
}

/** The command that is meant, if it is one of ours. */
export function commandOf(typed: string, say: Say): CommandName | null {
  const [first = ''] = typed.trim().split(/\s+/);
  return NAMES.find((name) => isWord(first, COMMANDS[name], say)) ?? null;
}
