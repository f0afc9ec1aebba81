import { statSync } from 'node:fs';
import { boardBySlug, boards } from '@peerless/boards';
import { type BoardDef, nearest } from '@peerless/language';
import {
  type Game,
  gameFromPosition,
  observe,
  outcome,
  PeerlessError,
  readScenario,
  ScenarioError,
  viewFor,
} from '@peerless/rules';
import { type LoadedScenario, loadScenarios, testLibrary } from '@peerless/testkit';
import { namesFor } from '@peerless/text';
import { boardNamed } from '../collection/library.ts';
import { boardSvg } from '../drawing/board-svg.ts';
import type { Scene } from '../drawing/position.ts';
import { typedPath, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { languageNamed } from '../language.ts';
import type { AddCommand } from '../program.ts';
import { findRecord, openRecord, savedNames } from '../records.ts';
import { viewerNamed } from '../viewer.ts';
import { refuseBeside, wholeNumber } from '../words.ts';

interface Options {
  readonly out?: string;
  readonly view?: string;
  readonly number?: string;
  readonly lang: string;
}

/** `peerless draw BOARD|SCENARIO|SAVE` */
export const drawCommand: AddCommand = (program, { io }) => {
  program
    .command('draw')
    .description('a board, the position of a scenario or a saved game as an SVG picture')
    .argument('<WHAT>', 'a board, a scenario file, a record, or the name of a saved game')
    .option('--out <file>', 'where to write the picture (default: print it)')
    .option('--number <n>', 'which scenario of the file, counted from 1 (default: 1)')
    .option('--view <who>', 'whose eyes: a player (1 …), spectator or open')
    .option('--lang <language>', 'the language of the names', 'en')
    .action((what: string, options: Options) => {
      if (options.out !== undefined) typedPath(options.out, '--out');
      const svg = boardSvg(sceneOf(what, options, io));
      if (options.out === undefined) return io.out(svg);
      writeText(options.out, svg);
      io.out(`Wrote ${options.out}\n`);
    });
};

function sceneOf(what: string, options: Options, io: Io): Scene {
  const { view, number } = options;
  const path = pathTo(what, io);
  if (path === null) {
    const board = boardCalled(what, io);
    refuseBeside('a board', { view, number }, 'nobody plays on it');
    return { board, view: null, names: null };
  }
  if (/\.ya?ml$/.test(path) || isFolder(path)) return gameScene(scenarioGame(path, number ?? '1'), options);
  refuseBeside('a saved game', { number }, 'it is for files of scenarios');
  return gameScene(openRecord(path).match.game, options);
}

/** The file that is meant; a board goes before a file or a folder that happens to have its name. */
function pathTo(what: string, io: Io): string | null {
  if (boardBySlug(what) !== undefined) return null;
  return what.trim() === '' ? null : findRecord(what, io);
}

const isFolder = (path: string): boolean => statSync(path).isDirectory();

function boardCalled(what: string, io: Io): BoardDef {
  if (what.trim() === '')
    throw new PeerlessError('what to draw is empty; expected a board, a scenario or a save');
  const isPath = /[/\\]|\.\w+$/.test(what);
  const nouns = 'expected a board, a scenario or a save';
  if (isPath) throw new PeerlessError(`there is no file ${what}; ${nouns}`);
  try {
    return boardNamed(what);
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    const known = [...boards.map((board) => board.slug), ...savedNames(io)];
    const near = nearest(what.toLowerCase(), known);
    throw new PeerlessError(
      `there is no board, scenario or save "${what}"${near === undefined ? '; npx peerless boards lists the boards' : `; did you mean "${near}"?`}`,
    );
  }
}

function scenarioGame(path: string, number: string): Game {
  const all = loadScenarios(path);
  if (all.length === 0) throw new PeerlessError(`there is no scenario in ${path}`);
  const loaded = all[wholeNumber(number, '--number', 1, all.length) - 1] as LoadedScenario;
  try {
    return gameFromPosition(readScenario(loaded.document).position, testLibrary());
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new PeerlessError(`${loaded.file}:${loaded.lineOf(error.path)}: ${error.message}`);
  }
}

function gameScene(game: Game, options: Options): Scene {
  const viewer = viewerNamed(options.view ?? (outcome(game) === null ? 'spectator' : 'open'), game);
  const view = viewFor(observe(game, viewer));
  const board = boardBySlug(view.board);
  if (board === undefined) throw new PeerlessError(`unknown board "${view.board}"`);
  const heroes = game.content.heroes.map((hero) => hero.def);
  return { board, view, names: namesFor(heroes, board, languageNamed(options.lang)) };
}
