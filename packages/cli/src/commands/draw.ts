import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { boardBySlug } from '@peerless/boards';
import {
  type Game,
  gameFromPosition,
  observe,
  outcome,
  PeerlessError,
  readScenario,
  viewFor,
} from '@peerless/rules';
import { loadScenarios, testLibrary } from '@peerless/testkit';
import { namesFor } from '@peerless/text';
import { boardNamed } from '../collection/library.ts';
import { boardSvg } from '../drawing/board-svg.ts';
import type { Scene } from '../drawing/position.ts';
import { writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { languageNamed } from '../language.ts';
import type { AddCommand } from '../program.ts';
import { openRecord, recordPath } from '../records.ts';
import { viewerNamed } from '../viewer.ts';
import { wholeNumber } from '../words.ts';

interface Options {
  readonly out?: string;
  readonly view?: string;
  readonly number: string;
  readonly lang: string;
}

/** `peerless draw BOARD|SCENARIO|SAVE` */
export const drawCommand: AddCommand = (program, { io }) => {
  program
    .command('draw')
    .description('a board, the position of a scenario or a saved game as an SVG picture')
    .argument('<WHAT>', 'a board, a scenario file, a record, or the name of a saved game')
    .option('--out <file>', 'where to write the picture (default: print it)')
    .option('--number <n>', 'which scenario of the file, counted from 1', '1')
    .option('--view <who>', 'whose eyes: a player (1 …), spectator or open')
    .option('--lang <language>', 'the language of the names', 'en')
    .action((what: string, options: Options) => {
      const svg = boardSvg(sceneOf(what, options, io));
      if (options.out === undefined) return io.out(svg);
      writeText(options.out, svg);
      io.out(`Drew ${options.out}.\n`);
    });
};

function sceneOf(what: string, options: Options, io: Io): Scene {
  const path = recordPath(what, io);
  if (!existsSync(path) && extname(what) === '') return { board: boardNamed(what), view: null, names: null };
  if (!existsSync(path))
    throw new PeerlessError(`there is no file ${what}; expected a board, a scenario or a record`);
  const game = /\.ya?ml$/.test(path) ? scenarioGame(path, options.number) : openRecord(path).match.game;
  return gameScene(game, options);
}

function scenarioGame(path: string, number: string): Game {
  const all = loadScenarios(path);
  const loaded = all[wholeNumber(number, '--number', 1, Math.max(1, all.length)) - 1];
  if (loaded === undefined) throw new PeerlessError(`there is no scenario in ${path}`);
  return gameFromPosition(readScenario(loaded.document).position, testLibrary());
}

function gameScene(game: Game, options: Options): Scene {
  const viewer = viewerNamed(options.view ?? (outcome(game) === null ? 'spectator' : 'open'), game);
  const view = viewFor(observe(game, viewer));
  const board = boardBySlug(view.board);
  if (board === undefined) throw new PeerlessError(`unknown board "${view.board}"`);
  const heroes = game.content.heroes.map((hero) => hero.def);
  return { board, view, names: namesFor(heroes, board, languageNamed(options.lang)) };
}
