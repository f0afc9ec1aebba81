import { boardBySlug } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import { type Decision, type GameEvent, observe, type View, viewFor } from '@peerless/rules';
import { type Names, promptText } from '@peerless/text';
import type { Io } from '../io.ts';
import { logLine, tableNames } from '../log.ts';
import type { Say } from '../messages.ts';
import { columnsOf, padded, type Style, styleFor, wrapped } from '../style.ts';
import {
  type BoardText,
  boardColumns,
  boardLines,
  boardList,
  drawingLines,
  LEAST_COLUMNS,
  naturalRows,
} from './board-text.ts';
import { choiceLines, shortChoiceLines } from './choice-lines.ts';
import { type Choice, choicesOf } from './choices.ts';
import { shownWord } from './help.ts';
import {
  combatLines,
  handLines,
  headerLine,
  type Panel,
  seatLines,
  shortHandLines,
  shortSeatLines,
} from './panels.ts';
import type { Table } from './table.ts';
import { sourceLines } from './why.ts';

/** What one person sees when it is theirs to choose. */
export interface Scene {
  readonly question: Decision;
  readonly player: number;
  readonly view: View;
  readonly names: Names;
  readonly panel: Panel;
  readonly choices: readonly Choice[];
  readonly style: Style;
}

/** Builds the scene from that person's observation; nothing else is looked at. */
export function sceneFor(table: Table, question: Decision, io: Io, say: Say): Scene {
  const view = viewFor(observe(table.match.game, question.player));
  const names = tableNames(table.match.config, say.lang, question.seat);
  const style = styleFor(io);
  const panel: Panel = { view, names, say, seat: question.seat, width: Math.min(io.width - 1, 140), style };
  return {
    question,
    player: question.player,
    view,
    names,
    panel,
    choices: choicesOf(question, view, names),
    style,
  };
}

/** Spaces that can be chosen now. */
function markedSpaces({ options }: Decision): Set<number> {
  const marked = new Set<number>();
  for (const option of options) {
    if (option.type === 'move' || option.type === 'step') marked.add(option.to);
    if (option.type === 'space' || option.type === 'token') marked.add(option.space);
  }
  return marked;
}

const boardText = ({ view, names, question, style }: Scene, board: BoardDef, io: Io): BoardText => ({
  board,
  view,
  names,
  marked: markedSpaces(question),
  style,
  hasColours: io.hasColours,
});

/** The board as large as the screen allows, or as a list. */
export function boardPart(scene: Scene, io: Io, width: number = io.width, rows: number = 22): string[] {
  const board = boardBySlug(scene.view.board);
  if (board === undefined) return [];
  const text = boardText(scene, board, io);
  const columns = boardColumns(board, width, rows);
  return columns === 0 ? boardList(text) : boardLines(text, columns);
}

/** The log as far as it is shown: what is new, and before it, faintly, what this person has read already. */
export interface Story {
  readonly old: readonly GameEvent[];
  readonly fresh: readonly GameEvent[];
}

/** The end of the story in so many lines. */
export function storyLines({ old, fresh }: Story, scene: Scene, width: number, most: number): string[] {
  const told = (events: readonly GameEvent[]): string[] =>
    events.flatMap((event) => {
      const line = logLine(event, scene.player, scene.names);
      return line === null
        ? []
        : wrapped(line, width - 2).map((part, i) => (i === 0 ? `› ${part}` : `  ${part}`));
    });
  const news = told(fresh);
  if (news.length > most) return [linesBefore(news.length - most, scene), ...news.slice(-most)];
  const room = most - news.length;
  const before = room === 0 ? [] : told(old.slice(-2 * room)).slice(-room);
  return [...before.map((line) => scene.style.dim(line)), ...news];
}

const linesBefore = (count: number, { style, panel: { say } }: Scene): string =>
  style.dim(`  ${say('linesBefore', { count, command: shownWord('wordLog', say) })}`);

const promptLines = ({ question, names, style }: Scene, width: number): string[] =>
  wrapped(promptText(question, names, names.lang), width).map((line) => style.bold(line));

/** The question and the numbered choices. */
export function questionLines(scene: Scene, width: number): string[] {
  const says = sourceLines(scene.question.source, { ...scene.panel, width });
  return [
    ...promptLines(scene, width),
    ...says.map((line) => scene.style.dim(line)),
    ...choiceLines(scene.choices, width, scene.style),
  ];
}

/** Screens with fewer rows get the compact layout. */
const COMPACT_BELOW = 40;
/** Flatter drawings cannot be read. */
const LEAST_ROWS = 12;
/** What they lack in height they get in width. */
const FLAT_COLUMNS = 90;

/**
 * Little room: the board as flat as need be, no zones, a line or two a seat, a line a card (names only where even that
 * is too much), the last news only. `board`, `hand` and `log` show the rest.
 */
function compactLines(scene: Scene, story: Story, io: Io): string[] {
  const { panel } = scene;
  const news = storyLines({ ...story, old: [] }, scene, panel.width, 2);
  const seats = shortSeatLines(panel);
  // The header and the line where one types.
  const around = 2 + seats.length + combatLines(panel).length;
  const question = shortQuestionLines(scene, io.height - around - LEAST_ROWS - shortHandLines(panel).length);
  const room = io.height - around - question.length;
  const hand = handLines(panel, false);
  const fits = (lines: readonly string[]): boolean => room - lines.length >= LEAST_ROWS;
  const cards = fits(hand) ? hand : shortHandLines(panel);
  const rest = fits([...cards, ...news]) ? [...news, ...cards] : cards;
  return [
    headerLine(panel),
    ...flatBoard(scene, io, room - rest.length),
    ...seats,
    ...rest,
    ...combatLines(panel),
    ...question,
  ];
}

/** However many choices there are, some of them are shown. */
const LEAST_QUESTION = 5;

/** The question in no more lines than the board leaves. */
function shortQuestionLines(scene: Scene, most: number): string[] {
  const { choices, style, panel } = scene;
  const prompt = promptLines(scene, panel.width);
  const room = Math.max(most, LEAST_QUESTION) - prompt.length;
  return [...prompt, ...shortChoiceLines(choices, panel.width, room, style, panel.say)];
}

function flatBoard(scene: Scene, io: Io, rows: number): string[] {
  const board = boardBySlug(scene.view.board);
  if (board === undefined) return [];
  const text = boardText(scene, board, io);
  if (io.width <= LEAST_COLUMNS) return boardList(text);
  const columns = Math.max(boardColumns(board, io.width, rows), Math.min(io.width - 1, FLAT_COLUMNS));
  return drawingLines(text, columns, Math.min(naturalRows(board, columns), Math.max(rows, LEAST_ROWS)));
}

/** Columns for the players and the news beside the board. */
const SIDE = 38;

/** The whole screen; the board gets the rows that everything else leaves. */
export function screenLines(scene: Scene, story: Story, io: Io): string[] {
  if (io.height < COMPACT_BELOW) return compactLines(scene, story, io);
  const { panel } = scene;
  const below = [
    '',
    ...handLines(panel, false),
    ...combatLines(panel),
    '',
    ...questionLines(scene, panel.width),
  ];
  const rows = io.height - below.length - 4;
  const isWide = io.width >= LEAST_COLUMNS + SIDE + 2;
  const top = isWide ? sideBySide(scene, story, io, rows) : oneBelowTheOther(scene, story, io, rows);
  const lines = [headerLine(panel), ...top, ...below];
  // The line where one types must be on the screen too.
  return lines.length < io.height ? lines : compactLines(scene, story, io);
}

function sideBySide(scene: Scene, story: Story, io: Io, rows: number): string[] {
  const board = boardPart(scene, io, io.width - SIDE, rows);
  const column = Math.max(...board.map(columnsOf)) + 3;
  const width = io.width - column - 1;
  const seats = seatLines({ ...scene.panel, width });
  const lines = storyLines(story, scene, width, Math.max(6, board.length - seats.length - 1));
  return beside(board, [...seats, '', ...lines], column);
}

function oneBelowTheOther(scene: Scene, story: Story, io: Io, rows: number): string[] {
  const seats = seatLines(scene.panel);
  const lines = storyLines(story, scene, scene.panel.width, 6);
  const board = boardPart(scene, io, io.width, rows - seats.length - lines.length - 2);
  return [...board, '', ...seats, ...(lines.length > 0 ? ['', ...lines] : [])];
}

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], column: number): string[] {
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, i) =>
    `${padded(left[i] ?? '', column)}${right[i] ?? ''}`.trimEnd(),
  );
}
