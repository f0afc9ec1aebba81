import { BOT_NAMES } from '@peerless/ai/names';
import { foreign } from '@peerless/language';
import { OPTIONS } from '@peerless/rules';
import { Option } from 'commander';
import { broughtContent } from '../collection/library.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import type { Say } from '../messages.ts';
import { SEATINGS } from '../modes.ts';
import { boardOption, heroFileOption } from '../own/content-options.ts';
import { isFileWord } from '../own/module-file.ts';
import { askSetup } from '../play/questions.ts';
import { freshName, LONGEST_NAME, loadTable, saveName } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { type Flags, LOT, type Setup, seedFor, setupFrom } from '../play/setup.ts';
import { fitted } from '../play/sparring.ts';
import { openTable, type Table } from '../play/table.ts';
import { gameLines } from '../play/words.ts';
import type { AddCommand } from '../program.ts';
import { either } from '../sentence.ts';
import { indented } from '../style.ts';
import { refuseBeside } from '../words.ts';

interface Options extends Omit<Flags, 'board'> {
  readonly board?: readonly string[];
  readonly resume?: string | true;
  readonly name?: string;
  readonly games?: true;
}

/** `peerless play` */
export const playCommand: AddCommand = (program, { io, say }) => {
  boardOption(heroFileOption(program.command('play'), say), say)
    .description(say('commandPlay'))
    .option(`--heroes <${say('slotNames')}>`, say('optionHeroes'))
    .option(`--mode <${say('slotName')}>`, SEATINGS.join(', '))
    .option(
      `--bot, --bots <${say('slotNames')}>`,
      say('optionBots', { bots: botNames(say), example: 'skilled:patient' }),
    )
    .option('--seat <n>', say('optionSeat'))
    .option(`--first <n|${LOT}>`, say('optionFirst', { lot: LOT }))
    .option('--seed <hex>', say('optionSeed'))
    .addOption(rulesFlag(say))
    .option(`--name <${say('slotName')}>`, say('optionName'))
    .option(`--resume [${say('slotName')}]`, say('optionResume'))
    .option('--games', say('optionGames'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .addHelpText('after', rulesHelp(say, io) + examples(say))
    .action(async (options: Options) => {
      refuseIgnored(options);
      if (options.games) return io.out(`${gameLines(io, say, Math.min(io.width, 100)).join('\n')}\n`);
      const ready = options.resume === undefined ? prepared(options, io, say) : resumed(options, io, say);
      const lines = io.lines();
      try {
        const table = await ready(lines);
        if (table !== null) await new Session(table, io, lines, say).run();
      } finally {
        lines.close();
      }
    });
};

/** A saved game brings everything with it. */
function refuseIgnored(options: Options): void {
  const { heroes, mode, seat, first, seed, name, resume, options: rules } = options;
  // Files are what a saved game may need.
  const board = options.board?.find((word) => !isFileWord(word));
  const bots = options.bots?.split(',').every(isFileWord) ? undefined : options.bots;
  const fresh = { heroes, board, mode, bots, seat, first, seed, options: rules, name };
  if (options.games) refuseBeside(() => '--games', { resume, ...fresh }, 'onlyLists');
  if (resume !== undefined) refuseBeside(() => '--resume', fresh, 'bringsItsOwn');
}

/** The rules options with their values, the usual one first. */
const rulesHelp = (say: Say, io: Io): string => {
  const lines = Object.entries(OPTIONS).map(
    ([name, values]) => `  ${name}=${either(values.map(String), say)}`,
  );
  return `\n${indented(say('rulesOptions'), Math.min(io.width, 100), '')}\n${lines.join('\n')}\n`;
};

/** Commander tells several values by a Latin letter before the dots, which not every language has there. */
function rulesFlag(say: Say): Option {
  const flag = new Option(`--options <${say('slotName')}=${say('slotValue')}...>`, say('optionRules'));
  flag.variadic = true;
  return flag;
}

const botNames = (say: Say): string => either(BOT_NAMES, say);

const examples = (say: Say): string => `
${say('examples')}
  npx peerless play --heroes medusa,alice --board soho
  npx peerless play --mode teams-4 --options victory=immediate mulligan=one
  npx peerless play --resume
`;

/** The board that is meant: the last one, by its name or by its file. */
function boardWord({ board }: Options): string | undefined {
  const last = board?.at(-1);
  return last !== undefined && isFileWord(last) ? broughtContent().boards.at(-1)?.slug : last;
}

type Ready = (lines: Lines) => Promise<Table | null>;

function resumed(options: Options, io: Io, say: Say): Ready {
  const table = loadTable(options.resume === true ? null : (options.resume ?? null), io);
  io.out(`${say('resuming', { name: foreign(table.name, LONGEST_NAME) })}\n`);
  return async () => table;
}

/** Without any word about the game, a few questions are asked. */
function prepared(options: Options, io: Io, say: Say): Ready {
  const seed = seedFor(options, io.freshSeed);
  const { heroes, mode, bots, seat, first } = options;
  const board = boardWord(options);
  const name = options.name === undefined ? null : saveName(options.name);
  const open = ({ config, players }: Setup): Table =>
    openTable(name ?? freshName({ config }, io), config, fitted(players, io));
  if ([heroes, board, mode, bots, seat, first, options.options].some((flag) => flag !== undefined)) {
    const table = open(setupFrom({ ...options, board }, seed));
    return async () => table;
  }
  return async (lines) => {
    const setup = await askSetup(io, lines, seed, say);
    return setup === null ? null : open(setup);
  };
}
