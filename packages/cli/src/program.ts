import { readFileSync } from 'node:fs';
import { foreign } from '@peerless/language';
import { Command, type CommanderError } from 'commander';
import { takeIn } from './collection/library.ts';
import { adminCommand } from './commands/admin.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { boardCommand } from './commands/board.ts';
import { boardsCommand } from './commands/boards.ts';
import { botsCommand } from './commands/bots.ts';
import { cardsCommand } from './commands/cards.ts';
import { drawCommand } from './commands/draw.ts';
import { heroCommand } from './commands/hero.ts';
import { heroesCommand } from './commands/heroes.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { workerCommand } from './commands/worker.ts';
import { InputError, LONGEST, withNames } from './input-error.ts';
import type { Io } from './io.ts';
import type { PlainMessageId, Say } from './messages.ts';
import { forgetBots } from './own/bot-files.ts';
import { bringFiles } from './own/content-options.ts';
import { sentence } from './sentence.ts';
import { columnsOf, indented } from './style.ts';

/** What a command gets: the world, its words, and a way to end with an exit code other than 0. */
export interface Context {
  readonly io: Io;
  readonly say: Say;
  readonly end: (code: number) => void;
}

/** Adds one command to the program. */
export type AddCommand = (program: Command, context: Context) => void;

const COMMANDS: readonly AddCommand[] = [
  serveCommand,
  playCommand,
  heroesCommand,
  boardsCommand,
  cardsCommand,
  botsCommand,
  heroCommand,
  boardCommand,
  scenarioCommand,
  simulateCommand,
  arenaCommand,
  workerCommand,
  benchCommand,
  replayCommand,
  drawCommand,
  adminCommand,
  backupCommand,
];

/** The whole command line. */
export function createProgram(context: Context): Command {
  const { io, say } = context;
  const program = new Command('npx peerless')
    .description(say('about'))
    .option('--debug', say('optionDebug'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .version(version(), '--version', say('optionVersion'))
    .helpOption('-h, --help', say('optionHelp'))
    .helpCommand(false)
    .exitOverride()
    .configureHelp(helpIn(say))
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHelpWidth: () => Math.min(io.width, 100),
      getErrHelpWidth: () => Math.min(io.width, 100),
      // Said by `main`, which knows which command was meant.
      outputError: () => {},
    });
  takeIn();
  forgetBots();
  program.hook('preAction', (_, command) => bringFiles(command));
  for (const add of COMMANDS) add(program, context);
  helpCommand(program, say);
  program.addHelpText('after', examples(say, Math.min(io.width, 100)));
  return program;
}

/** Commander's own words in our language. */
function helpIn(say: Say) {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('usage'),
    'Arguments:': say('arguments'),
    'Options:': say('options'),
    'Commands:': say('commands'),
  };
  const worded = (text: string): string =>
    text.replace('[options]', `[${say('optionsWord')}]`).replace('[command]', `[${say('commandWord')}]`);
  return {
    styleTitle: (title: string) => titles[title] ?? title,
    styleUsage: worded,
    styleSubcommandTerm: worded,
  };
}

const EXAMPLES = {
  'npx peerless play': 'examplePlay',
  'npx peerless play --heroes medusa,alice --board soho': 'exampleHeroes',
  'npx peerless cards king-arthur': 'exampleCards',
  'npx peerless simulate --games 1000 --bots random': 'exampleSimulate',
} as const satisfies Record<string, PlainMessageId>;

/** What each example does stands behind it where there is room, and otherwise below it. */
function examples(say: Say, width: number): string {
  const all = Object.entries(EXAMPLES).map(([line, id]) => [line, say(id)] as const);
  const wide = Math.max(...all.map(([line]) => line.length));
  const fits = all.every(([, text]) => 2 + wide + 2 + columnsOf(text) <= width);
  const lines = all.map(([line, text]) =>
    fits ? `  ${line.padEnd(wide)}  ${text}` : `  ${line}\n${indented(text, width, '      ')}`,
  );
  return `\n${[say('examples'), ...lines].join('\n')}\n\n${say('moreHelp')}\n`;
}

/** The version of this package. */
const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

/** `help COMMAND`, the same as `COMMAND --help`. */
function helpCommand(program: Command, say: Say): void {
  program
    .command('help')
    .description(say('commandHelp'))
    .argument(`[${say('slotCommand')}]`, say('argumentCommand'))
    .action((name: string | undefined) => {
      const meant = name === undefined ? program : commandNamed(program, name);
      if (meant !== undefined) return meant.help();
      throw new InputError((words) =>
        withNames(
          words('unknownCommand', { name: foreign(name ?? '') }),
          name ?? '',
          commandNames(program),
          words,
        ),
      );
    });
}

const commandNamed = (program: Command, name: string | undefined): Command | undefined =>
  program.commands.find((command) => command.name() === name);

const commandNames = (program: Command): string[] => program.commands.map((command) => command.name());

/** What a command needs to be told. */
const MISSING: Readonly<Record<string, PlainMessageId>> = { draw: 'pictureEmpty', replay: 'gameNameEmpty' };

/** The command that was meant by some words, also one of another's; undefined where there is none. */
function commandIn(program: Command, words: readonly string[]): Command | undefined {
  const found = words.map((word) => commandNamed(program, word)).find((command) => command !== undefined);
  return found === undefined ? undefined : (commandIn(found, words) ?? found);
}

/** What was wrong with the words, in one sentence with what would be right. */
export function wrongWords(
  error: CommanderError,
  program: Command,
  words: readonly string[],
  say: Say,
): string {
  const name = foreign(/'([^']*)'/.exec(error.message)?.[1] ?? '');
  const command = commandIn(program, words);
  switch (error.code) {
    case 'commander.unknownCommand':
      return hinted(say('unknownCommand', { name }), error.message, commandNames(command ?? program), say);
    case 'commander.unknownOption': {
      const options = (command ?? program).options.flatMap(({ long }) => (long ? [long] : []));
      return hinted(say('unknownOption', { name }), error.message, [...options, '--help'], say);
    }
    case 'commander.missingArgument': {
      const asked = MISSING[command?.name() ?? ''];
      return asked === undefined ? say('missingArgument', { name }) : say(asked);
    }
    case 'commander.optionMissingArgument':
      return say('missingValue', { option: name });
    case 'commander.excessArguments':
      return say('tooManyArguments');
    default:
      return sentence(foreign(error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '), LONGEST));
  }
}

/** With what commander thinks was meant, or everything that could have been. */
function hinted(text: string, said: string, known: readonly string[], say: Say): string {
  const [, several, names] = /\(Did you mean (one of )?(.*)\?\)$/.exec(said) ?? [];
  if (names === undefined) return say('known', { text, names: known.join(', ') });
  return several === undefined ? say('near', { text, name: names }) : say('nearSeveral', { text, names });
}
