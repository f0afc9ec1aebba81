import { OPPONENTS, STYLES } from '@peerless/ai/names';
import { PeerlessError } from '@peerless/rules';
import { message } from '@peerless/text';
import { boardNamed, broughtContent, heroes, heroNamed, playableBoards } from '../collection/library.ts';
import { boardName, heroName } from '../collection/names.ts';
import { errorText } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import type { Say } from '../messages.ts';
import { hasRoomFor, SEATINGS, SEATS, type Seating, seatingNamed } from '../modes.ts';
import { indented, styleFor } from '../style.ts';
import { botText } from './bot-text.ts';
import { isWord, shownWord } from './help.ts';
import { type Flags, LEVEL_WORDS, LOT, type Setup, STYLE_WORDS, setupFrom } from './setup.ts';

/** The questions before a game; Enter takes what is proposed. Null when nobody answers any more. */
export async function askSetup(io: Io, lines: Lines, seed: string, say: Say): Promise<Setup | null> {
  const style = styleFor(io);
  // Whoever brings a hero wants to play it.
  const own = broughtContent().heroes.slice(0, 2);
  const flags = own.length === 0 ? {} : { heroes: own.map((hero) => hero.slug).join(',') };
  const quick = setupFrom({ ...flags, first: LOT }, seed);
  const [you = '', other = ''] = heroesIn(setupFrom(flags, seed), say);
  const board = boardName(boardNamed(quick.config.board), say.lang);
  const about = `${message(say.lang, 'tagline')} ${message(say.lang, 'unofficial')}`;
  io.out(`\n${indented(about, Math.min(io.width, 100), '          ', `${style.strong('PEERLESS')}  `)}\n\n`);
  const names = { you: style.bold(you), other: style.bold(other), board: style.bold(board) };
  io.out(`${indented(say('quickGame', names), Math.min(io.width, 100), '')}\n`);
  for (;;) {
    const first = await lines.next(`${say('pressOrChoose')} `);
    if (first === null || isWord(first, 'wordQuit', say)) return null;
    if (first.trim() === '') return quick;
    if (!isWord(first, 'wordHelp', say)) return chosen(io, lines, seed, say);
    io.out(`${setupHelp(io, say)}\n`);
  }
}

/** The names of the heroes by seat. */
const heroesIn = ({ config }: Setup, say: Say): string[] =>
  config.seats.map(({ hero }) => heroName(heroNamed(hero), say.lang));

/** What can be typed at every question. */
const setupHelp = (io: Io, say: Say): string =>
  indented(
    say('setupHelp', { random: shownWord('wordRandom', say), quit: shownWord('wordQuit', say) }),
    Math.min(io.width, 100),
    '',
  );

/** Names may have commas in them. */
const listed = (names: readonly string[]): string => names.join(' · ');

/** Chance is known to the command line by its English name. */
const meant = (typed: string, say: Say): string =>
  typed
    .split(',')
    .map((word) => (isWord(word, 'wordRandom', say) ? 'random' : word))
    .join(',');

/** One question after the other; each answer is tried at once, so that a slip costs one answer. */
async function chosen(io: Io, lines: Lines, seed: string, say: Say): Promise<Setup | null> {
  const width = Math.min(io.width, 100);
  const tell = (text: string) => io.out(`\n${indented(text, width, '')}\n`);
  const ask = (prompt: string, usual: string, read: (word: string) => Flags) =>
    askUntilItFits(io, lines, { prompt: `${indented(prompt, width, '')} `, usual, read, seed, say });
  const [random, nobody] = [shownWord('wordRandom', say), shownWord('wordNobody', say)];
  tell(say('listModes', { list: listed(SEATINGS.map((name) => `${name} (${say(SEATS[name].words)})`)) }));
  const mode = await ask(say('askMode', { usual: say('modeDuel') }), 'duel', (word) => ({
    mode: seatingNamed(word),
  }));
  if (mode === null) return null;
  const seating = (mode.mode ?? 'duel') as Seating;
  tell(say('listHeroes', { list: listed(heroes.map((hero) => heroName(hero, say.lang))) }));
  const picked = await ask(say('askHeroes', { random }), 'random', (names) => ({
    ...mode,
    heroes: meant(names, say),
  }));
  if (picked === null) return null;
  const fitting = playableBoards.filter((board) => hasRoomFor(board, seating));
  tell(say('listBoards', { list: listed(fitting.map((board) => boardName(board, say.lang))) }));
  const placed = await ask(say('askBoard', { random }), 'random', (name) => ({
    ...picked,
    board: meant(name, say),
  }));
  if (placed === null) return null;
  tell(stylesLine(say));
  const bots = OPPONENTS.map((level) => shownWord(LEVEL_WORDS[level], say)).join(', ');
  const usual = shownWord(LEVEL_WORDS.casual, say);
  const asked = say('askBots', { bots, usual, nobody });
  const played = await ask(`\n${asked}`, 'casual', (names) => ({ ...placed, bots: names }));
  if (played === null) return null;
  for (const bot of botsIn(setupFrom(played, seed))) tell(botText(bot, io, say));
  const names = heroesIn(setupFrom(played, seed), say).map((name, i) => `${i + 1} ${name}`);
  tell(say('listSeats', { list: listed(names) }));
  const seated = hasChoiceOfSide(seating, setupFrom(played, seed))
    ? await ask(say('askSide'), '1', (seat) => ({ ...played, seat }))
    : played;
  if (seated === null) return null;
  const all = await ask(say('askFirst', { most: names.length, random }), LOT, (first) => ({
    ...seated,
    first,
  }));
  return all === null ? null : setupFrom(all, seed);
}

const stylesLine = (say: Say): string => {
  const styles = STYLES.map((known) => shownWord(STYLE_WORDS[known], say));
  const example = `${shownWord(LEVEL_WORDS.skilled, say)}:${styles[0]}`;
  return say('listStyles', { styles: listed(styles), example });
};

/** The bots of a game, each once. */
const botsIn = ({ players }: Setup): ReadonlySet<string> =>
  new Set(players.flatMap((player) => (player.is === 'bot' ? player.bot : [])));

/** R-13.10: of three players in teams one has both heroes of a side; among bots that may be a bot. */
const hasChoiceOfSide = (seating: Seating, { players }: Setup): boolean =>
  seating === 'teams-3' && players.some(({ is }) => is === 'bot');

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
    if (line === null || isWord(line, 'wordQuit', say)) return null;
    if (isWord(line, 'wordHelp', say)) {
      io.out(`${setupHelp(io, say)}\n`);
      continue;
    }
    try {
      const flags = read(line.trim() === '' ? usual : line.trim().toLowerCase());
      setupFrom(flags, seed);
      return flags;
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      io.out(`${indented(errorText(error, say), Math.min(io.width, 100), '')}\n`);
    }
  }
}
