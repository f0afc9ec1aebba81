import { fileWord } from '../files.ts';
import { isFileWord } from './module-file.ts';

/** The files that a command was given, to be said again in the commands that it proposes. */
export interface FileWords {
  readonly hero: readonly string[];
  readonly board: readonly string[];
  readonly bots: readonly string[];
}

let given: FileWords = { hero: [], board: [], bots: [] };

/** One run of the command remembers its own files only. */
export function noteFiles({ hero, board, bots }: FileWords): void {
  given = { hero, board, bots: bots.filter(isFileWord) };
}

/** A path as it can be typed: in quotes where a shell would take it apart. */
function typed(file: string): string {
  const word = fileWord(file);
  return /^[\w./,:@\\-]+$/.test(word) ? word : `"${word}"`;
}

const words = (option: string, files: readonly string[]): string[] =>
  files.map((file) => ` ${option} ${typed(file)}`);

/** ` --hero gorgo.json`: what a game of this run needs to be told again. */
const contentWords = (): string =>
  [...words('--hero', given.hero), ...words('--board', given.board)].join('');

const botWords = (): string => (given.bots.length === 0 ? '' : ` --bots ${typed(given.bots.join(','))}`);

/** How a game of this run goes on. */
export const resumeCommand = (name: string): string =>
  `npx peerless play --resume ${name}${contentWords()}${botWords()}`;

/** How a hero that was checked is played. */
export const playCommandFor = (file: string, slug: string): string =>
  `npx peerless play --hero ${typed(file)} --heroes ${slug}${contentWords()}`;

/** How the scenarios of a hero are run alone. */
export const scenarioCommandFor = (files: readonly string[], hero: string): string =>
  `npx peerless scenario ${files.map(typed).join(' ')} --hero ${typed(hero)}${contentWords()}`;

/** How a game of this run is told. */
export const replayCommandFor = (name: string): string => `npx peerless replay ${name}${contentWords()}`;
