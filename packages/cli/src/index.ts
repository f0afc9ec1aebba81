import { inspect } from 'node:util';
import { PeerlessError } from '@peerless/rules';
import { CommanderError } from 'commander';
import { errorText } from './input-error.ts';
import { type Io, processIo } from './io.ts';
import { languageAsked } from './language.ts';
import { type Say, sayIn } from './messages.ts';
import { createProgram, wrongWords } from './program.ts';

export { type Io, processIo } from './io.ts';
export { type Lines, linesOf } from './lines.ts';

/** Exit codes: all well, something that was run failed, bad input. */
export const OK = 0;
export const FAILED = 1;
export const BAD_INPUT = 2;

/** Runs the `peerless` command with the words after its name and returns the exit code. */
export async function main(argv: string[], io: Io = processIo()): Promise<number> {
  const debug = argv.includes('--debug');
  const words = argv.filter((word) => word !== '--debug');
  let say = sayIn(io.language);
  try {
    say = sayIn(languageAsked(words) ?? io.language);
    return await run(words, io, say);
  } catch (error) {
    return explain(error, io, say, debug);
  }
}

async function run(words: readonly string[], io: Io, say: Say): Promise<number> {
  let code = OK;
  const end = (failed: number): void => {
    code = failed;
  };
  const program = createProgram({ io, say, end });
  try {
    await program.parseAsync(isBare(words) ? ['--help'] : [...words], { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help was printed by commander itself.
    if (error.exitCode === 0) return OK;
    if (error.code === 'commander.help') return BAD_INPUT;
    io.err(`${wrongWords(error, program, words, say)}\n`);
    return BAD_INPUT;
  }
}

/** Whether nothing is asked for, except in which language. */
const isBare = ([first, ...more]: readonly string[]): boolean =>
  first === undefined ||
  (first === '--lang' ? more.length === 1 : first.startsWith('--lang=') && more.length === 0);

function explain(error: unknown, io: Io, say: Say, debug: boolean): number {
  if (debug) io.err(`${inspect(error)}\n`);
  else io.err(`${errorText(error, say)}\n`);
  return error instanceof PeerlessError ? BAD_INPUT : FAILED;
}
