import { paintOf } from '@peerless/boards';
import { localName } from '@peerless/text';
import { boardName, setName, zoneName } from '../collection/names.ts';
import { capital } from '../sentence.ts';
import { medallion } from './medallion-svg.ts';
import { FAINT, INK, seatColour } from './palette.ts';
import { type Scene, statusWord } from './position.ts';
import { escaped, fittingSize, short } from './svg.ts';
import { SWATCH_ROOM, zoneSwatch } from './zone-svg.ts';

export const LEGEND_WIDTH = 300;
const LINE = 24;

/** Writes from top to bottom. */
class Column {
  readonly parts: string[] = [];
  readonly x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  text(text: string, size: number, style: string = '', indent: number = 0): void {
    const fitting = fittingSize(text, size, LEGEND_WIDTH - 30 - indent);
    this.parts.push(
      `<text x="${short(this.x + indent)}" y="${short(this.y)}" font-size="${short(fitting)}"${style}>${escaped(text)}</text>`,
    );
  }
  down(by: number): void {
    this.y += by;
  }
}

/** The name of the board, its zones and marks, and the fighters with their health; and how far down it goes. */
export function legend(scene: Scene, left: number): { readonly svg: string; readonly bottom: number } {
  const column = new Column(left + 8, 64);
  const { board, view, say } = scene;
  column.text(boardName(board, say.lang), 30, ' font-weight="bold"');
  column.down(26);
  column.text(setName(board.set, say.lang), 15, ` fill="${FAINT}"`);
  column.down(20);
  column.parts.push(
    `<path d="M${short(column.x)} ${short(column.y)}h${LEGEND_WIDTH - 40}" stroke="${INK}"/>`,
  );
  column.down(32);
  if (view !== null) seats(scene, column);
  zones(scene, column);
  marks(scene, column);
  return { svg: `<g>${column.parts.join('')}</g>`, bottom: column.y };
}

function seats(scene: Scene, column: Column): void {
  const { view, names, say } = scene;
  if (view === null || names === null) return;
  for (const seat of view.seats) {
    const form = seat.form === null ? '' : `, ${localName(names.form(seat.seat, seat.form), say.lang)}`;
    column.text(
      `${capital(names.seat(seat.seat))}${form}`,
      17,
      ` font-weight="bold" style="fill:${seatColour(seat.seat).hex}"`,
    );
    column.down(18);
    column.text(
      say('piles', { hand: seat.handSize, deck: seat.deckSize, discard: seat.discard.length }),
      13,
      ` class="faint"`,
    );
    column.down(24);
    for (const fighter of view.fighters.filter((other) => other.seat === seat.seat)) {
      column.parts.push(medallion(fighter, scene, { x: column.x + 20, y: column.y - 5 }, 19));
      const state =
        fighter.status === 'board'
          ? `${fighter.health}/${fighter.maxHealth}`
          : statusWord(fighter, view, names, say);
      column.text(
        `${capital(names.fighter(fighter.id))}  ${state}`,
        14,
        fighter.status === 'board' ? '' : ` class="faint"`,
        54,
      );
      column.down(46);
    }
    column.down(8);
  }
}

/** Zones in two columns of swatches. */
function zones({ board, say }: Scene, column: Column): void {
  const names = [...paintOf(board)];
  const top = column.y;
  names.forEach(([zone, paint], i) => {
    const x = column.x + (i % 2) * 136;
    const y = top + Math.floor(i / 2) * LINE;
    const name = zoneName(zone, say.lang);
    column.parts.push(
      `${zoneSwatch(paint, { x, y: y - 5 })}<text x="${short(x + SWATCH_ROOM)}" y="${short(y)}" font-size="${short(fittingSize(name, 14, 94))}">${escaped(name)}</text>`,
    );
  });
  column.down(Math.ceil(names.length / 2) * LINE + 12);
}

/** What the signs mean, only those that occur. */
function marks({ board, say }: Scene, column: Column): void {
  const lines = [say('pennant')];
  if (board.spaces.some((space) => space.passage)) lines.push(say('arch'));
  if (board.oneWay !== undefined) lines.push(say('arrow'));
  if (board.highGround !== undefined) lines.push(say('redArrow'));
  if (board.conveyor !== undefined) lines.push(say('beltArrow'), say('crate'));
  if (board.itemSpaces !== undefined) lines.push(say('legendCombat'), say('legendScheme'));
  if (board.deckLinks !== undefined) lines.push(say('dashes'));
  if (board.doors.length > 0) lines.push(say('bar'));
  for (const line of lines) {
    column.text(line, 14, ` class="faint"`);
    column.down(LINE - 3);
  }
}
