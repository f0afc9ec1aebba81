import { homedir } from 'node:os';
import { join } from 'node:path';
import type { TextLanguage } from '@peerless/text';
import { fileReason } from './files.ts';
import { languageIn } from './language.ts';
import { type Lines, openLines } from './lines.ts';
import { sayIn } from './messages.ts';

/** Everything the command knows of the world around it, so that tests can stand in for a terminal. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person reads the output as it appears: screens may be cleared and redrawn. */
  readonly isTerminal: boolean;
  readonly hasColours: boolean;
  /** Columns and rows of the screen. */
  readonly width: number;
  readonly height: number;
  /** Where progress bars are drawn, or null. */
  readonly progress: NodeJS.WritableStream | null;
  /** What is typed, line by line. */
  readonly lines: () => Lines;
  /** The language of the environment. */
  readonly language: TextLanguage;
  /** The folder of saved games. */
  readonly home: string;
  /** Milliseconds of some clock. */
  readonly now: () => number;
  /** A seed nobody has seen yet. */
  readonly freshSeed: () => string;
}

/** The world as this process finds it. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  watchOutput(stdout, stderr, languageIn(env), (code) => process.exit(code));
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isTerminal: Boolean(stdin.isTTY && stdout.isTTY),
    hasColours: coloursIn(env, Boolean(stdout.isTTY)),
    get width() {
      return stdout.columns ?? widthIn(env);
    },
    get height() {
      return stdout.rows ?? 40;
    },
    progress: stderr.isTTY ? stderr : null,
    lines: () => openLines(stdin, stdout),
    language: languageIn(env),
    home: env.PEERLESS_HOME || join(homedir(), '.peerless'),
    now: () => performance.now(),
    freshSeed: () =>
      Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(8)))
        .toString('hex')
        .replace(/^0+/, '') || '1',
  };
}

/** What cannot be printed is told where that is possible, and ends the command: nobody sees the rest. */
export function watchOutput(
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
  lang: TextLanguage,
  exit: (code: number) => void,
): void {
  out.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that goes away (`| head`) is no failure of ours.
    if (error.code === 'EPIPE') return;
    const say = sayIn(lang);
    err.write(`${say('cannotPrint', { reason: fileReason(error)(say) })}\n`);
    exit(1);
  });
  // The exit code says what nobody listens to.
  err.on('error', () => {});
}

/** NO_COLOR and FORCE_COLOR as everywhere; otherwise colours for terminals only. */
export function coloursIn(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0') return true;
  return isTerminal && env.TERM !== 'dumb';
}

function widthIn(env: NodeJS.ProcessEnv): number {
  const columns = Number(env.COLUMNS);
  return Number.isInteger(columns) && columns > 0 ? columns : 100;
}
