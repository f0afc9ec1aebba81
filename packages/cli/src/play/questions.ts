import { PeerlessError } from '@peerless/rules';
import { heroes, playableBoards } from '../collection/library.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { hasRoomFor, SEATINGS, SEATS, type Seating, seatingNamed } from '../modes.ts';
import { sentence } from '../sentence.ts';
import { indented, styleFor } from '../style.ts';
import { type Flags, type Setup, setupFrom } from './setup.ts';

/** The questions before a game; Enter takes what is proposed. Null when nobody answers any more. */
export async function askSetup(io: Io, lines: Lines, seed: string): Promise<Setup | null> {
  const style = styleFor(io);
  const quick = setupFrom({}, seed);
  const [you, other] = quick.config.seats.map(({ hero }) => nameOf(hero));
  io.out(
    `\n${style.strong('PEERLESS')}  ${style.dim('an open table for the Unmatched game system; an unofficial fan project')}\n\n`,
  );
  io.out(
    `You could play ${style.bold(you ?? '')} against ${style.bold(other ?? '')} on ${style.bold(boardName(quick.config.board))}, with a bot as opponent.\n`,
  );
  const first = await lines.next('Press Enter to play this, or type c to choose yourself: ');
  if (first === null) return null;
  if (first.trim() === '') return quick;
  return chosen(io, lines, seed);
}

const nameOf = (slug: string): string => heroes.find((hero) => hero.slug === slug)?.name ?? slug;
const boardName = (slug: string): string => playableBoards.find((board) => board.slug === slug)?.name ?? slug;

/** One question after the other; each answer is tried at once, so that a slip costs one answer. */
async function chosen(io: Io, lines: Lines, seed: string): Promise<Setup | null> {
  const width = Math.min(io.width, 100);
  const say = (text: string) => io.out(`${indented(text, width, '')}\n`);
  say(`\nModes: ${SEATINGS.map((seating) => `${seating} (${SEATS[seating].words})`).join(', ')}.`);
  const mode = await ask(io, lines, 'Mode [duel]: ', 'duel', (word) => ({ mode: seatingNamed(word) }), seed);
  if (mode === null) return null;
  const seating = (mode.mode ?? 'duel') as Seating;
  const count = SEATS[seating].players.length;
  say(`\nHeroes: ${heroes.map((hero) => hero.slug).join(', ')}.`);
  const prompt = `Heroes by seat, separated by commas; you are the first, the others are drawn [random]: `;
  const picked = await ask(io, lines, prompt, 'random', (heroes) => ({ ...mode, heroes }), seed);
  if (picked === null) return null;
  const fitting = playableBoards.filter((board) => hasRoomFor(board, seating));
  say(`\nBoards: ${fitting.map((board) => board.slug).join(', ')}.`);
  const placed = await ask(io, lines, 'Board [random]: ', 'random', (board) => ({ ...picked, board }), seed);
  if (placed === null) return null;
  const rivals = count === 2 ? 'Opponent' : 'Opponents';
  const all = await ask(
    io,
    lines,
    `\n${rivals}: novice, casual, skilled or expert bot, or none for people at this terminal [casual]: `,
    'casual',
    (bots) => ({ ...placed, bots }),
    seed,
  );
  return all === null ? null : setupFrom(all, seed);
}

/** Asks until the answer fits. */
async function ask(
  io: Io,
  lines: Lines,
  prompt: string,
  usual: string,
  read: (word: string) => Flags,
  seed: string,
): Promise<Flags | null> {
  for (;;) {
    const line = await lines.next(prompt);
    if (line === null) return null;
    try {
      const flags = read(line.trim() === '' ? usual : line.trim().toLowerCase());
      setupFrom(flags, seed);
      return flags;
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      io.out(`${sentence(error.message)}\n`);
    }
  }
}
