import { Command } from 'commander';
import { benchCommand } from './commands/bench.ts';
import { boardsCommand } from './commands/boards.ts';
import { cardsCommand } from './commands/cards.ts';
import { drawCommand } from './commands/draw.ts';
import { heroesCommand } from './commands/heroes.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { simulateCommand } from './commands/simulate.ts';
import type { Io } from './io.ts';
import { sentence } from './sentence.ts';

/** What a command gets: the world, and a way to end with an exit code other than 0. */
export interface Context {
  readonly io: Io;
  readonly end: (code: number) => void;
}

/** Adds one command to the program. */
export type AddCommand = (program: Command, context: Context) => void;

const COMMANDS: readonly AddCommand[] = [
  playCommand,
  heroesCommand,
  boardsCommand,
  cardsCommand,
  scenarioCommand,
  simulateCommand,
  benchCommand,
  replayCommand,
  drawCommand,
];

/** The whole command line. */
export function createProgram(io: Io, end: (code: number) => void): Command {
  const program = new Command('peerless')
    .description('An open table for the Unmatched board-game system: play, inspect, simulate and measure.')
    .option('--debug', 'show where an error comes from')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHelpWidth: () => Math.min(io.width, 100),
      getErrHelpWidth: () => Math.min(io.width, 100),
      outputError: (text, write) => write(`${oneLine(text)}\n`),
    });
  for (const add of COMMANDS) add(program, { io, end });
  program.addHelpText('after', EXAMPLES);
  return program;
}

const EXAMPLES = `
Examples:
  peerless play                                     a game in the terminal, after a few questions
  peerless play --heroes medusa,alice --board soho  Medusa against a bot that plays Alice
  peerless cards king-arthur                        the deck of a hero
  peerless simulate --games 1000 --bots random      many games between bots

peerless COMMAND --help tells more about each command.
`;

/** `error: unknown command 'x'\n(Did you mean y?)` as one sentence. */
function oneLine(text: string): string {
  const words = text
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/'/g, '"')
    .trim();
  const hint = words.replace(/ \(Did you mean (one of )?(.*)\?\)$/, (_, several, names: string) =>
    several === undefined ? `; did you mean "${names}"?` : `; did you mean one of ${names}?`,
  );
  return sentence(hint.replace(/\.;/, ';'));
}
