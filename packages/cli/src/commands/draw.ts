import { statSync } from 'node:fs';
import { type BoardDef, foreign, nearest, quoted } from '@peerless/language';
import { type Game, observe, outcome, PeerlessError, viewFor } from '@peerless/rules';
import { gameFromPosition } from '@peerless/rules/position';
import { mistakeAt, readScenario } from '@peerless/scenario';
import { type LoadedScenario, loadScenarios } from '@peerless/testkit';
import { namesFor } from '@peerless/text';
import { boardBySlug, boardNamed, boards, library } from '../collection/library.ts';
import { boardSvg } from '../drawing/board-svg.ts';
import type { Scene } from '../drawing/position.ts';
import { fileWord, typedPath, writeText } from '../files.ts';
import { InputError } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { contentOptions } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { findRecord, openRecord, savedNames } from '../records.ts';
import { viewerNamed } from '../viewer.ts';
import { refuseBeside, wholeNumber } from '../words.ts';

interface Options {
  readonly out?: string;
  readonly view?: string;
  readonly number?: string;
}

/** `peerless draw BOARD|SCENARIO|SAVE` */
export const drawCommand: AddCommand = (program, { io, say }) => {
  contentOptions(program.command('draw'), say)
    .description(say('commandDraw'))
    .argument(`<${say('slotPicture')}>`, say('argumentPicture'))
    .option(`--out <${say('slotFile')}>`, say('optionOut'))
    .option('--number <n>', say('optionNumber'))
    .option(`--view <${say('slotWho')}>`, say('optionView'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action((what: string, options: Options) => {
      if (options.out !== undefined) svgPath(options.out);
      const svg = boardSvg(sceneOf(what, options, io, say));
      if (options.out === undefined) return io.out(svg);
      writeText(options.out, svg);
      io.out(`${say('wrote', { file: fileWord(options.out) })}\n`);
    });
};

/** A picture of another kind would not open. */
function svgPath(file: string): void {
  typedPath(file, '--out');
  if (/\.(png|jpe?g|gif|webp|bmp|tiff?|pdf)$/i.test(file))
    throw new InputError((say) => say('onlySvg', { file: fileWord(file) }));
}

function sceneOf(what: string, options: Options, io: Io, say: Say): Scene {
  const { view, number } = options;
  const path = pathTo(what, io);
  if (path === null) {
    const board = boardCalled(what, io);
    refuseBeside((words) => words('aBoard'), { view, number }, 'nobodyPlays');
    return { board, view: null, names: null, say };
  }
  if (/\.ya?ml$/.test(path) || isFolder(path))
    return gameScene(scenarioGame(path, number ?? '1'), options, say);
  refuseBeside((words) => words('aSavedGame'), { number }, 'forScenarios');
  return gameScene(openRecord(path).match.game, options, say);
}

/** The file that is meant; a board goes before a file or a folder that happens to have its name. */
function pathTo(what: string, io: Io): string | null {
  if (boardBySlug(what) !== undefined) return null;
  return what.trim() === '' ? null : findRecord(what, io);
}

const isFolder = (path: string): boolean => statSync(path).isDirectory();

function boardCalled(what: string, io: Io): BoardDef {
  if (what.trim() === '') throw new InputError((say) => say('pictureEmpty'));
  const isPath = /[/\\]|\.\w+$/.test(what);
  if (isPath) throw new InputError((say) => say('noPictureFile', { file: fileWord(what) }));
  try {
    return boardNamed(what);
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    const known = [...boards.map((board) => board.slug), ...savedNames(io)];
    const near = nearest(what.toLowerCase(), known);
    throw new InputError((say) => {
      const text = say('noPicture', { name: foreign(what) });
      return near === undefined ? say('boardsAreListed', { text }) : say('near', { text, name: near });
    });
  }
}

function scenarioGame(path: string, number: string): Game {
  const all = loadScenarios(path);
  if (all.length === 0) throw new InputError((say) => say('noScenarioIn', { file: fileWord(path) }));
  const loaded = all[wholeNumber(number, '--number', 1, all.length) - 1] as LoadedScenario;
  try {
    return gameFromPosition(readScenario(loaded.document).position, library());
  } catch (error) {
    const path = mistakeAt(error);
    if (!(error instanceof PeerlessError) || path === null) throw error;
    throw new PeerlessError(`${loaded.file}:${loaded.lineOf(path)}: ${error.message}`);
  }
}

function gameScene(game: Game, options: Options, say: Say): Scene {
  const viewer = viewerNamed(options.view ?? (outcome(game) === null ? 'spectator' : 'open'), game);
  const view = viewFor(observe(game, viewer));
  const board = boardBySlug(view.board);
  if (board === undefined) throw new PeerlessError(`unknown board ${quoted(view.board)}`);
  const heroes = game.content.heroes.map((hero) => hero.def);
  return { board, view, names: namesFor(heroes, board, say.lang), say };
}
