import type { BoardDef } from '@peerless/language';
import { type Decision, type GameEvent, observe, type View, viewFor } from '@peerless/rules';
import { type Names, promptText } from '@peerless/text';
import { boardBySlug } from '../collection/library.ts';
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
  itemsLine,
  LEAST_COLUMNS,
  naturalRows,
  zoneLines,
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
import { typedWords } from './reading.ts';
import { hasDefended, type Table } from './table.ts';
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
  const { match } = table.host;
  const view = viewFor(observe(match.game, question.player));
  const names = tableNames(match.config, say.lang, question.seat);
  const style = styleFor(io);
  const width = Math.min(io.width - 1, 140);
  const panel: Panel = {
    view,
    names,
    say,
    seat: question.seat,
    width,
    style,
    defended: hasDefended(table),
  };
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
  const items = itemsLine(text).flatMap((line) => wrapped(line, width));
  return [...(columns === 0 ? boardList(text) : boardLines(text, columns)), ...items];
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
      const line = logLine(event, scene.names);
      return line === null
        ? []
        : wrapped(line, width - 2).map((part, i) => (i === 0 ? `› ${part}` : `  ${part}`));
    });
  const news = told(fresh);
  if (news.length > most) {
    const kept = Math.max(1, most - 1);
    const remark = most < 2 ? [] : [linesBefore(news.length - kept, scene)];
    return [...remark, ...news.slice(-kept)];
  }
  const room = most - news.length;
  const before = room === 0 ? [] : told(old.slice(-2 * room)).slice(-room);
  return [...before.map((line) => scene.style.dim(line)), ...news];
}

const linesBefore = (count: number, { style, panel: { say } }: Scene): string =>
  style.dim(`  ${say('linesBefore', { count, command: shownWord('wordLog', say) })}`);

const promptLines = ({ question, names, style }: Scene, width: number): string[] =>
  wrapped(promptText(question, names), width).map((line) => style.bold(line));

/** The question and the numbered choices. */
export function questionLines(scene: Scene, width: number): string[] {
  const says = sourceLines(scene.question.source, { ...scene.panel, width }, scene.question.address);
  return [
    ...promptLines(scene, width),
    ...says.map((line) => scene.style.dim(line)),
    ...choiceLines(scene.choices, width, scene.style),
  ];
}

/** The line where one types. */
export const askLine = ({ choices, panel: { say } }: Scene): string =>
  say('askChoice', { typed: typedWords(choices, say) });

/** How many rows that line takes, with some room for an answer. */
const askRows = (scene: Scene, io: Io): number => Math.ceil((columnsOf(askLine(scene)) + 8) / io.width);

/** Screens with fewer rows get the compact layout. */
const COMPACT_BELOW = 40;
/** Flatter drawings cannot be read. */
const LEAST_ROWS = 10;
/** What they lack in height they get in width. */
const FLAT_COLUMNS = 90;
/** However many choices there are, some of them are shown. */
const LEAST_QUESTION = 5;
/** What happened since one's last choice has so many lines before the hand has any. */
const NEWS = 3;

/** The whole screen. The board has the same size from the first question of a game to the last. */
export function screenLines(scene: Scene, story: Story, io: Io): string[] {
  if (io.height < COMPACT_BELOW) return compactLines(scene, story, io);
  const isWide = io.width >= LEAST_COLUMNS + SIDE + 2;
  const top = [
    headerLine(scene.panel),
    ...(isWide ? sideBySide(scene, story, io) : oneBelowTheOther(scene, io)),
  ];
  return [...top, ...lowerLines(scene, isWide ? null : story, io.height - top.length - askRows(scene, io))];
}

/** Little room: the board as flat as need be, no zones, a line or two a seat. `board` and `log` show the rest. */
function compactLines(scene: Scene, story: Story, io: Io): string[] {
  const { panel } = scene;
  const seats = shortSeatLines(panel);
  const reserved = 9 + Math.floor((io.height - 24) / 3);
  const rows = io.height - 2 - scene.view.seats.length - reserved;
  const most = io.height - 2 - seats.length - LEAST_QUESTION - 1;
  const top = [
    compactHeader(scene, io),
    ...flatBoard(scene, io, Math.min(Math.max(rows, LEAST_ROWS), Math.max(most, LEAST_ROWS - 1))),
    ...seats,
  ];
  return [...top, ...lowerLines(scene, story, io.height - top.length - askRows(scene, io))];
}

/** Without colours a compact board does not show its zones; that is said where there is room for it. */
function compactHeader({ panel }: Scene, io: Io): string {
  const command = shownWord('wordBoard', panel.say);
  const hinted = headerLine(panel, panel.say('zonesHidden', { command }));
  return io.hasColours || columnsOf(hinted) > panel.width ? headerLine(panel) : hinted;
}

/**
 * What stands below the board in so many rows: the news (if they are not beside the board), the hand, the combat, the
 * question. The hand gives way first; the cards that can be played stand among the choices.
 */
function lowerLines(scene: Scene, story: Story | null, room: number): string[] {
  const { panel } = scene;
  const combat = combatLines(panel);
  const left = room - combat.length;
  const newsRows = Math.max(1, Math.min(NEWS, left - LEAST_QUESTION));
  const fresh = story === null ? [] : storyLines({ ...story, old: [] }, scene, panel.width, newsRows);
  const whole = questionLines(scene, panel.width);
  const hands = [handLines(panel, false), shortHandLines(panel), []];
  const shortest = (hands[1] ?? []).length;
  const question =
    whole.length + fresh.length + shortest <= left ? whole : shortQuestionLines(scene, left - fresh.length);
  const spare = left - question.length;
  const hand = hands.find((lines) => lines.length + fresh.length <= spare) ?? [];
  const news = story === null ? [] : storyLines(story, scene, panel.width, Math.min(6, spare - hand.length));
  const isAiry = spare - hand.length - news.length >= 2;
  const blank = isAiry ? [''] : [];
  return [...blank, ...news, ...hand, ...combat, ...blank, ...question];
}

/** The question in no more lines than there are. */
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
  return drawingLines(text, columns, Math.min(naturalRows(board, columns), rows));
}

/** The board of a high screen, with its zones. */
function highBoard(scene: Scene, io: Io, width: number, rows: number): string[] {
  const board = boardBySlug(scene.view.board);
  if (board === undefined) return [];
  const text = boardText(scene, board, io);
  const columns = boardColumns(board, width, rows);
  if (columns === 0) return boardList(text);
  const drawn = drawingLines(text, columns, Math.min(naturalRows(board, columns), rows));
  return [...drawn, ...zoneLines(text, columns)];
}

/** How many rows a board gets on a high screen: the more there are, the larger its share. */
const highRows = (io: Io): number => Math.floor(io.height * 0.6) - 4;

/** Columns for the players and the news beside the board. */
const SIDE = 38;

function sideBySide(scene: Scene, story: Story, io: Io): string[] {
  const board = highBoard(scene, io, io.width - SIDE, highRows(io));
  const column = Math.max(...board.map(columnsOf)) + 3;
  const width = io.width - column - 1;
  const seats = seatLines({ ...scene.panel, width });
  const lines = storyLines(story, scene, width, Math.max(6, board.length - seats.length - 1));
  return beside(board, [...seats, '', ...lines], column);
}

function oneBelowTheOther(scene: Scene, io: Io): string[] {
  const seats = seatLines(scene.panel);
  return [...highBoard(scene, io, io.width, highRows(io) - 2 * scene.view.seats.length), '', ...seats];
}

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], column: number): string[] {
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, i) =>
    `${padded(left[i] ?? '', column)}${right[i] ?? ''}`.trimEnd(),
  );
}
