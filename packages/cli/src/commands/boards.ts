import { type BoardDef, isPlayable, missingRules } from '@peerless/language';
import { boardFacts } from '../collection/facts.ts';
import { boardNamed, boards } from '../collection/library.ts';
import type { AddCommand } from '../program.ts';
import { counted } from '../sentence.ts';
import { type Style, styleFor } from '../style.ts';
import { type Column, table } from '../table.ts';
import { jsonText } from '../words.ts';

/** `peerless boards` */
export const boardsCommand: AddCommand = (program, { io }) => {
  program
    .command('boards')
    .description('the boards: spaces, zones, start spaces, what is special about them')
    .argument('[BOARD...]', 'only these boards')
    .option('--playable', 'only boards that can be played on')
    .option('--json', 'print everything as JSON')
    .action((names: string[], options: { json?: true; playable?: true }) => {
      const named = names.length === 0 ? boards : names.map((name) => boardNamed(name));
      const chosen = options.playable ? named.filter(isPlayable) : named;
      if (options.json) io.out(jsonText(chosen.map(boardFacts)));
      else io.out(table(chosen, columns(styleFor(io)), io.width, styleFor(io)));
    });
};

const zonesOf = (board: BoardDef): number => new Set(board.spaces.flatMap((space) => space.zones)).size;

/** Doors, passages and the like, in a word each. */
export function features(board: BoardDef): string {
  const doors = new Set(board.doors.map((door) => door.door)).size;
  const passages = board.spaces.filter((space) => space.passage).length;
  const oneWay = board.oneWay?.length ?? 0;
  const words = [
    doors > 0 ? counted(doors, 'door') : '',
    passages > 0 ? `secret passage of ${passages} spaces` : '',
    oneWay > 0 ? counted(oneWay, 'one-way line') : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

const columns = (style: Style): readonly Column<BoardDef>[] => [
  { title: 'Name to type', value: (board) => board.slug },
  { title: 'Board', value: (board) => board.name },
  { title: 'Spaces', value: (board) => board.spaces.length, align: 'right' },
  { title: 'Zones', value: zonesOf, align: 'right' },
  { title: 'Starts', value: (board) => board.startSpaces, align: 'right' },
  {
    title: 'Special',
    value: (board) =>
      isPlayable(board)
        ? features(board)
        : style.dim(`not playable yet: needs rules for ${missingRules(board).join(', ')}`),
  },
];
