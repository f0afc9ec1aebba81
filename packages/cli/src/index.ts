import { PeerlessError } from '@peerless/rules';
import { CommanderError } from 'commander';
import { type Io, processIo } from './io.ts';
import { createProgram, wrongWords } from './program.ts';
import { sentence } from './sentence.ts';

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
  let code = OK;
  const program = createProgram(io, (failed) => {
    code = failed;
  });
  try {
    await program.parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' });
    return code;
  } catch (error) {
    // Help was printed by commander itself.
    if (error instanceof CommanderError && error.exitCode === 0) return OK;
    if (error instanceof CommanderError) {
      io.err(`${wrongWords(error, program, words)}\n`);
      return BAD_INPUT;
    }
    return explain(error, io, debug);
  }
}

function explain(error: unknown, io: Io, debug: boolean): number {
  if (debug && error instanceof Error) io.err(`${error.stack ?? error.message}\n`);
  else io.err(`${sentence(error instanceof Error ? error.message : String(error))}\n`);
  return error instanceof PeerlessError ? BAD_INPUT : FAILED;
}
