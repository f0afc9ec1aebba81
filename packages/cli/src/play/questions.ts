import { LEVELS, type Level } from '@peerless/ai';
import { PeerlessError } from '@peerless/rules';
import { message } from '@peerless/text';
import { boardNamed, heroes, heroNamed, playableBoards } from '../collection/library.ts';
import { boardName, heroName } from '../collection/names.ts';
import { errorText } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import type { PlainMessageId, Say } from '../messages.ts';
import { hasRoomFor, SEATINGS, SEATS, type Seating, seatingNamed } from '../modes.ts';
import { indented, styleFor } from '../style.ts';
import { isWord, shownWord } from './help.ts';
import { type Flags, type Setup, setupFrom } from './setup.ts';

/** What the levels of the bots are called. */
const LEVEL_WORDS: { readonly [L in Level]: PlainMessageId } = {
  novice: 'wordNovice',
  casual: 'wordCasual',
  skilled: 'wordSkilled',
  expert: 'wordExpert',
};

/** The questions before a game; Enter takes what is proposed. Null when nobody answers any more. */
export async function askSetup(io: Io, lines: Lines, seed: string, say: Say): Promise<Setup | null> {
  const style = styleFor(io);
  const quick = setupFrom({}, seed);
  const [you = '', other = ''] = quick.config.seats.map(({ hero }) => heroName(heroNamed(hero), say.lang));
  const board = boardName(boardNamed(quick.config.board), say.lang);
  const about = `${message(say.lang, 'tagline')} ${message(say.lang, 'unofficial')}`;
  io.out(`\n${style.strong('PEERLESS')}  ${style.dim(about)}\n\n`);
  const names = { you: style.bold(you), other: style.bold(other), board: style.bold(board) };
  io.out(`${indented(say('quickGame', names), Math.min(io.width, 100), '')}\n`);
  const first = await lines.next(`${say('pressOrChoose')} `);
  if (first === null) return null;
  if (first.trim() === '') return quick;
  return chosen(io, lines, seed, say);
}

/** The names the command line knows for what may be typed in the words of a language. */
const meant = (typed: string, known: Readonly<Record<string, PlainMessageId>>, say: Say): string =>
  typed
    .split(',')
    .map((word) => Object.keys(known).find((name) => isWord(word, known[name] ?? 'wordNone', say)) ?? word)
    .join(',');

/** One question after the other; each answer is tried at once, so that a slip costs one answer. */
async function chosen(io: Io, lines: Lines, seed: string, say: Say): Promise<Setup | null> {
  const width = Math.min(io.width, 100);
  const tell = (text: string) => io.out(`\n${indented(text, width, '')}\n`);
  const ask = (prompt: string, usual: string, read: (word: string) => Flags) =>
    askUntilItFits(io, lines, { prompt: `${prompt} `, usual, read, seed, say });
  const [random, nobody] = [shownWord('wordRandom', say), shownWord('wordNobody', say)];
  const RANDOM = { random: 'wordRandom' } as const;
  tell(say('listModes', { list: SEATINGS.map((name) => `${name} (${say(SEATS[name].words)})`).join(', ') }));
  const mode = await ask(say('askMode'), 'duel', (word) => ({ mode: seatingNamed(word) }));
  if (mode === null) return null;
  const seating = (mode.mode ?? 'duel') as Seating;
  tell(say('listHeroes', { list: heroes.map((hero) => heroName(hero, say.lang)).join(', ') }));
  const picked = await ask(say('askHeroes', { random }), 'random', (names) => ({
    ...mode,
    heroes: meant(names, RANDOM, say),
  }));
  if (picked === null) return null;
  const fitting = playableBoards.filter((board) => hasRoomFor(board, seating));
  tell(say('listBoards', { list: fitting.map((board) => boardName(board, say.lang)).join(', ') }));
  const placed = await ask(say('askBoard', { random }), 'random', (name) => ({
    ...picked,
    board: meant(name, RANDOM, say),
  }));
  if (placed === null) return null;
  const bots = LEVELS.map((level) => shownWord(LEVEL_WORDS[level], say)).join(', ');
  const usual = shownWord(LEVEL_WORDS.casual, say);
  const all = await ask(
    `
${say('askBots', { bots, usual, nobody })}`,
    'casual',
    (names) => ({
      ...placed,
      bots: meant(names, { ...LEVEL_WORDS, none: 'wordNobody' }, say),
    }),
  );
  return all === null ? null : setupFrom(all, seed);
}

interface Question {
  readonly prompt: string;
  readonly usual: string;
  readonly read: (word: string) => Flags;
  readonly seed: string;
  readonly say: Say;
}

async function askUntilItFits(io: Io, lines: Lines, question: Question): Promise<Flags | null> {
  const { prompt, usual, read, seed, say } = question;
  for (;;) {
    const line = await lines.next(prompt);
    if (line === null) return null;
    try {
      const flags = read(line.trim() === '' ? usual : line.trim().toLowerCase());
      setupFrom(flags, seed);
      return flags;
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      io.out(`${errorText(error, say)}\n`);
    }
  }
}
