import { BOT_NAMES } from '@peerless/ai';
import { OPTIONS } from '@peerless/rules';
import type { Io } from '../io.ts';
import { languageNamed } from '../language.ts';
import type { Lines } from '../lines.ts';
import { SEATINGS } from '../modes.ts';
import { askSetup } from '../play/questions.ts';
import { freshName, loadTable, saveName } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { type Flags, type Setup, seedFor, setupFrom } from '../play/setup.ts';
import { openTable, type Table } from '../play/table.ts';
import { gameLines } from '../play/words.ts';
import type { AddCommand } from '../program.ts';
import { refuseBeside } from '../words.ts';

interface Options extends Flags {
  readonly resume?: string | true;
  readonly name?: string;
  readonly games?: true;
  readonly lang: string;
}

/** `peerless play` */
export const playCommand: AddCommand = (program, { io }) => {
  program
    .command('play')
    .description('a game in the terminal, against bots or between people')
    .option('--heroes <names>', 'heroes by seat, separated by commas; missing ones are drawn')
    .option('--board <name>', 'the board')
    .option('--mode <name>', SEATINGS.join(', '))
    .option('--bots <names>', `${BOT_NAMES.join(', ')}; none when people play all seats`)
    .option('--seat <n>', 'your seat, counted from 1')
    .option('--seed <hex>', 'same seed, same cards')
    .option('--options <name=value...>', 'rules options, for example victory=immediate')
    .option('--name <name>', 'the name the game is saved under')
    .option('--resume [name]', 'go on with a saved game; without a name the latest that can go on')
    .option('--games', 'list the saved games')
    .option('--lang <language>', 'the language of the texts', 'en')
    .addHelpText('after', rulesHelp() + EXAMPLES)
    .action(async (options: Options) => {
      const lang = languageNamed(options.lang);
      refuseIgnored(options);
      if (options.games) return io.out(`${gameLines(io).join('\n')}\n`);
      const ready = options.resume === undefined ? prepared(options, io) : resumed(options, io);
      const lines = io.lines();
      try {
        const table = await ready(lines);
        if (table !== null) await new Session(table, io, lines, lang).run();
      } finally {
        lines.close();
      }
    });
};

/** A saved game brings everything with it. */
function refuseIgnored(options: Options): void {
  const { heroes, board, mode, bots, seat, seed, name, resume, options: rules } = options;
  const fresh = { heroes, board, mode, bots, seat, seed, options: rules, name };
  if (options.games) refuseBeside('--games', { resume, ...fresh }, 'it only lists the saved games');
  if (resume !== undefined) refuseBeside('--resume', fresh, 'a saved game brings its own');
}

/** The rules options with their values, the usual one first. */
const rulesHelp = (): string => {
  const lines = Object.entries(OPTIONS).map(([name, values]) => `  ${name}=${values.join(' or ')}`);
  return `\nRules options for --options (docs/rules.md, section 15), the usual value first:\n${lines.join('\n')}\n`;
};

const EXAMPLES = `
Examples:
  npx peerless play --heroes medusa,alice --board soho
  npx peerless play --mode teams-4 --bots none --options victory=immediate mulligan=one
  npx peerless play --resume
`;

type Ready = (lines: Lines) => Promise<Table | null>;

function resumed(options: Options, io: Io): Ready {
  const table = loadTable(options.resume === true ? null : (options.resume ?? null), io);
  io.out(`Resuming ${table.name}.\n`);
  return async () => table;
}

/** Without any word about the game, a few questions are asked. */
function prepared(options: Options, io: Io): Ready {
  const seed = seedFor(options, io.freshSeed);
  const { heroes, board, mode, bots, seat } = options;
  const name = options.name === undefined ? null : saveName(options.name);
  const open = ({ config, players }: Setup): Table =>
    openTable(
      name ??
        freshName(
          config.seats.map(({ hero }) => hero),
          io,
        ),
      config,
      players,
    );
  if ([heroes, board, mode, bots, seat, options.options].some((flag) => flag !== undefined)) {
    const table = open(setupFrom(options, seed));
    return async () => table;
  }
  return async (lines) => {
    const setup = await askSetup(io, lines, seed);
    return setup === null ? null : open(setup);
  };
}
