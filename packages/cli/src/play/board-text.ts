import { DARK, paintOf } from '@peerless/boards';
import { type BoardDef, isDeckLink, type Line, type SpaceDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { beltOf, lineEnds, startOf } from '../collection/board-graph.ts';
import { zoneName } from '../collection/names.ts';
import { along, angleAt, type Point } from '../drawing/geometry.ts';
import { seatColour, zoneTerminal } from '../drawing/palette.ts';
import { type Fighter, initials } from '../drawing/position.ts';
import { sayIn } from '../messages.ts';
import { capital } from '../sentence.ts';
import { columnsOf, padded, type Style, wrapped } from '../style.ts';
import { Canvas } from './canvas.ts';

/** A board in characters. */
export interface BoardText {
  readonly board: BoardDef;
  readonly view: View;
  readonly names: Names;
  /** Spaces that can be chosen now. */
  readonly marked: ReadonlySet<number>;
  readonly style: Style;
  readonly hasColours: boolean;
}

/** A token, the same in every language. */
export const TOKEN_SIGN = '○';

/** Below this the labels of neighbouring spaces would run into each other. */
export const LEAST_COLUMNS = 56;
const USUAL_COLUMNS = 64;
const MOST_COLUMNS = 112;

/** How wide the drawing should be where there are so many columns and rows; 0 if there is no room for one. */
export function boardColumns(board: BoardDef, width: number, rows: number): number {
  if (width <= LEAST_COLUMNS) return 0;
  const byHeight = Math.round(rows * board.aspect * 2);
  return Math.min(width - 1, MOST_COLUMNS, Math.max(USUAL_COLUMNS, byHeight));
}

/** The board as a drawing of so many columns, with its zones below. */
export const boardLines = (text: BoardText, columns: number): string[] => [
  ...drawingLines(text, columns, naturalRows(text.board, columns)),
  ...zoneLines(text, columns),
];

/** How many rows a drawing has that is as high as the board. */
export const naturalRows = (board: BoardDef, columns: number): number =>
  Math.round(columns / board.aspect / 2);

/** The drawing alone, perhaps flatter than the board. */
export function drawingLines(text: BoardText, columns: number, rows: number): string[] {
  const { board, style } = text;
  const canvas = new Canvas(columns, rows);
  const place = placer(board, columns, rows);
  for (const edge of board.edges) if (!isDeckLink(board, edge)) road(canvas, place.line(edge));
  for (const { from, to } of board.oneWay ?? []) arrow(canvas, place.line([from, to]));
  for (const { from, to } of board.highGround ?? []) arrow(canvas, place.line([from, to]), BADGES);
  for (const { from, to } of beltOf(board)) arrow(canvas, place.line([from, to]), CHEVRONS);
  for (const { door, between } of board.doors) {
    const { x, y } = along(place.line(between), 0.5);
    canvas.put(Math.floor(x), Math.floor(y), style.bold(text.view.doors[door] === 'closed' ? '▮' : '▯'));
  }
  for (const space of board.spaces) label(canvas, space, place.at(space.id), text);
  for (const space of board.spaces) tags(canvas, space, place.at(space.id), text);
  return canvas.lines(style);
}

interface Placer {
  readonly at: (space: number) => Point;
  readonly line: (line: Line) => readonly Point[];
}

function placer(board: BoardDef, columns: number, rows: number): Placer {
  // The highest space stands in the first row, the lowest in the last but one: below it there is room for a fighter.
  const heights = board.spaces.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const point = (x: number, y: number): Point => ({
    x: 3 + (x / 100) * (columns - 7),
    y: 0.5 + ((y - top) / Math.max(1, bottom - top)) * (rows - 2),
  });
  const spaces = new Map(board.spaces.map(({ id, x, y }) => [id, point(x, y)]));
  const at = (space: number): Point => spaces.get(space) ?? point(50, 50);
  return {
    at,
    line: ([a, b]) => {
      const curve = board.curves.find(({ edge }) => edge.includes(a) && edge.includes(b));
      return curve === undefined ? [at(a), at(b)] : [at(a), point(curve.ctrl[0], curve.ctrl[1]), at(b)];
    },
  };
}

function road(canvas: Canvas, points: readonly Point[]): void {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  const steps = Math.ceil(Math.hypot((last.x - first.x) * 2, (last.y - first.y) * 4) * 1.6) + 1;
  for (let i = 0; i <= steps; i++) {
    const { x, y } = along(points, i / steps);
    canvas.dot(x, y);
  }
}

const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

/** The sign of eight for the direction of a line, in its middle. */
function arrow(canvas: Canvas, points: readonly Point[], signs: readonly string[] = ARROWS): void {
  const { x, y } = along(points, 0.5);
  const turn = Math.round((angleAt(points, 0.5) / 360) * 8);
  canvas.put(Math.floor(x), Math.floor(y), signs[(turn + 8) % 8] ?? '→');
}

/** High ground (R-14.62) and the conveyor belt (R-14.64) are told from one-way lines. */
const BADGES = ['▸', '◢', '▾', '◣', '◂', '◤', '▴', '◥'];
const CHEVRONS = ['⇒', '⇘', '⇓', '⇙', '⇐', '⇖', '⇑', '⇗'];

/** `²` on start space 2, nothing elsewhere. */
function startSign(board: BoardDef, space: SpaceDef): string {
  const start = startOf(board, space);
  return start === null ? '' : [...String(start)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

/** An arch on secret passages, ‡ or * where a combat or a scheme item lies (R-14.67), a crate in the bin (R-14.64), the same letter at both ends of a deck link (R-14.61). */
function signOf({ board, view }: BoardText, { id, passage }: SpaceDef): string {
  const { deckLinks = [], conveyor } = board;
  if (passage) return '∩';
  const lying = view.items?.find(({ space }) => space === id)?.item;
  const item = board.items?.find(({ slug }) => slug === lying);
  if (item !== undefined) return item.kind === 'combat' ? '‡' : '*';
  if (conveyor?.bin.includes(id)) return '∪';
  const link = deckLinks.findIndex((ends) => ends.includes(id));
  return link < 0 ? '' : ('ᵃᵇᶜᵈᵉᶠᵍʰ'[link] ?? '≡');
}

/** The number of a space on its zones' colours; a dot when it can be chosen. */
function label(canvas: Canvas, space: SpaceDef, { x, y }: Point, shown: BoardText): void {
  const { board, marked, style } = shown;
  const isMarked = marked.has(space.id);
  const start = startSign(board, space);
  const sign = signOf(shown, space);
  const [before, after] = sign === '' ? [start, ''] : [sign, start];
  const text = `${`${before}${space.id}`.padStart(3)}${isMarked ? '•' : after || ' '}`;
  const paint = paintOf(board);
  [...text].forEach((letter, i) => {
    const zone = space.zones[Math.floor((i * space.zones.length) / text.length)] ?? '';
    const cell = style.on(letter, zoneTerminal(zone), paint.get(zone)?.ink === DARK ? 16 : 231);
    canvas.put(Math.floor(x) - 2 + i, Math.floor(y), isMarked ? style.bold(cell) : cell);
  });
}

/** `KA♥18`: initials and health. */
export const tagOf = (fighter: Fighter, names: Names): string =>
  `${initials(fighter, names)}♥${fighter.health}`;

/** Below the number of a space, or beside or above it where that would hide something. */
function freePlace(canvas: Canvas, x: number, y: number, length: number): [number, number] {
  const below: [number, number] = [x - 2, y + 1];
  const places: [number, number][] = [below, [x + 2, y], [x - 2 - length, y], [x - 2, y - 1]];
  const isFree = ([column, row]: [number, number]): boolean =>
    Array.from({ length }, (_, i) => canvas.isFree(column + i, row)).every(Boolean);
  return places.find(isFree) ?? below;
}

/** Who and what is on a space, below its number. */
function tags(canvas: Canvas, space: SpaceDef, { x, y }: Point, text: BoardText): void {
  const { view, names, style } = text;
  const fighter = view.fighters.find((other) => other.space === space.id);
  const tokens = view.seats.flatMap((seat) =>
    Object.values(seat.tokens).flatMap((spaces) => (spaces.includes(space.id) ? [seat.seat] : [])),
  );
  const wanted = (fighter === undefined ? 0 : columnsOf(tagOf(fighter, names))) + tokens.length;
  const [first, row] = freePlace(canvas, Math.floor(x), Math.floor(y), wanted);
  let column = first;
  const write = (word: string, paint: (letter: string) => string): void => {
    for (const letter of word) canvas.put(column++, row, paint(letter));
  };
  if (fighter !== undefined) {
    const paint = (letter: string) => style.bold(style.on(letter, seatColour(fighter.seat).terminal, 231));
    write(tagOf(fighter, names), paint);
  }
  for (const seat of tokens) write(TOKEN_SIGN, (sign) => style.ink(sign, seatColour(seat).terminal));
}

/** The zones: as swatches, or in words where there are no colours. */
export function zoneLines({ board, names, style, hasColours }: BoardText, columns: number): string[] {
  const zones = [...new Set(board.spaces.flatMap((space) => space.zones))];
  if (hasColours) {
    const swatches = zones.map(
      (zone) => `${style.on('  ', zoneTerminal(zone))}${' '}${zoneName(zone, names.lang)}`,
    );
    return wrapped(
      swatches.join('   ').replaceAll(' ', '\u00a0').replaceAll('\u00a0\u00a0\u00a0', '   '),
      columns,
    );
  }
  const labels = zones.map((zone) =>
    sayIn(names.lang)('wordsBefore', { label: zoneName(zone, names.lang), text: '' }),
  );
  const wide = Math.max(10, ...labels.map(columnsOf));
  return zones.flatMap((zone, i) => {
    const spaces = board.spaces.filter((space) => space.zones.includes(zone)).map((space) => space.id);
    return wrapped(`${padded(labels[i] ?? '', wide)} ${spaces.join(' ')}`, columns);
  });
}

/** The board as a list, for screens too narrow for a drawing. */
export function boardList(text: BoardText): string[] {
  const { board, view, names, marked } = text;
  return board.spaces.map((space) => {
    const near = lineEnds(board, space.id);
    const fighter = view.fighters.find((other) => other.space === space.id);
    const who = fighter === undefined ? '' : `  ${capital(names.fighter(fighter.id))} ${fighter.health}`;
    const mark = marked.has(space.id) ? '•' : ' ';
    const start = startSign(board, space);
    const sign = signOf(text, space);
    return `${String(space.id).padStart(2)}${mark} ${space.zones.map((zone) => zoneName(zone, names.lang)).join('+')}: ${near.join(' ')}${sign === '' ? '' : ` ${sign}`}${start === '' ? '' : ` ${start}`}${who}`;
  });
}

/** Where items lie, in one line (R-14.67); nothing where there are none. */
export function itemsLine({ view, names }: BoardText): readonly string[] {
  const items = (view.items ?? []).map(
    ({ item, space }) => `${space} ${capital(names.boardItem(item).name)}`,
  );
  return items.length === 0 ? [] : [sayIn(names.lang)('itemsLie', { items: items.join(', ') })];
}
