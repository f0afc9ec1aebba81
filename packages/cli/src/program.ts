import { readFileSync } from 'node:fs';
import { PeerlessError, suggest } from '@peerless/rules';
import { Command, type CommanderError } from 'commander';
import { arenaCommand } from './commands/arena.ts';
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
  arenaCommand,
  benchCommand,
  replayCommand,
  drawCommand,
];

/** The whole command line. */
export function createProgram(io: Io, end: (code: number) => void): Command {
  const program = new Command('npx peerless')
    .description('An open table for the Unmatched board-game system: play, inspect, simulate and measure.')
    .option('--debug', 'show where an error comes from')
    .version(version(), '--version', 'show the version')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHelpWidth: () => Math.min(io.width, 100),
      getErrHelpWidth: () => Math.min(io.width, 100),
      // Said by `main`, which knows which command was meant.
      outputError: () => {},
    });
  for (const add of COMMANDS) add(program, { io, end });
  helpCommand(program);
  program.addHelpText('after', EXAMPLES);
  return program;
}

const EXAMPLES = `
Examples:
  npx peerless play                                     a game in the terminal, after a few questions
  npx peerless play --heroes medusa,alice --board soho  Medusa against a bot that plays Alice
  npx peerless cards king-arthur                        the deck of a hero
  npx peerless simulate --games 1000 --bots random      many games between bots

npx peerless help COMMAND tells more about each command.
`;

/** The version of this package. */
const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

/** `help COMMAND`, the same as `COMMAND --help`. */
function helpCommand(program: Command): void {
  program
    .command('help')
    .description('tells more about a command')
    .argument('[COMMAND]', 'which one')
    .action((name: string | undefined) => {
      const meant = name === undefined ? program : commandNamed(program, name);
      if (meant !== undefined) return meant.help();
      throw new PeerlessError(`unknown command "${name}"${suggest(name ?? '', commandNames(program))}`);
    });
}

const commandNamed = (program: Command, name: string | undefined): Command | undefined =>
  program.commands.find((command) => command.name() === name);

const commandNames = (program: Command): string[] => program.commands.map((command) => command.name());

/** What was wrong with the words, in one sentence with what would be right. */
export function wrongWords(error: CommanderError, program: Command, words: readonly string[]): string {
  const said = oneLine(error.message);
  if (/did you mean/.test(said)) return said;
  if (error.code === 'commander.unknownCommand')
    return sentence(`${said.replace(/\.$/, '')}; known are ${commandNames(program).join(', ')}`);
  if (error.code !== 'commander.unknownOption') return said;
  const command = words.map((word) => commandNamed(program, word)).find((found) => found !== undefined);
  const options = (command ?? program).options.map((option) => option.long).filter(Boolean);
  return sentence(`${said.replace(/\.$/, '')}; known are ${[...options, '--help'].join(', ')}`);
}

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
