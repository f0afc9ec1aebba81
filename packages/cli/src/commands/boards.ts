import { type BoardDef, isPlayable } from '@peerless/language';
import { boardFacts } from '../collection/facts.ts';
import { boardNamed, boards } from '../collection/library.ts';
import { boardName, needsOf } from '../collection/names.ts';
import type { Say } from '../messages.ts';
import { boardFileOption } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { styleFor } from '../style.ts';
import { type Column, table } from '../table.ts';
import { jsonText } from '../words.ts';

/** `peerless boards` */
export const boardsCommand: AddCommand = (program, { io, say }) => {
  boardFileOption(program.command('boards'), say)
    .description(say('commandBoards'))
    .argument(`[${say('slotBoard')}...]`, say('argumentBoards'))
    .option('--playable', say('optionPlayable'))
    .option('--json', say('optionJson'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action((names: string[], options: { json?: true; playable?: true }) => {
      const named = names.length === 0 ? boards : names.map((name) => boardNamed(name));
      const chosen = options.playable ? named.filter(isPlayable) : named;
      if (options.json) io.out(jsonText(chosen.map(boardFacts)));
      else io.out(table(chosen, columns(say), io.width, styleFor(io)));
    });
};

const zonesOf = (board: BoardDef): number => new Set(board.spaces.flatMap((space) => space.zones)).size;

/** Doors, passages and the like, in a word each. */
function features(board: BoardDef, say: Say): string {
  const doors = new Set(board.doors.map((door) => door.door)).size;
  const passages = board.spaces.filter((space) => space.passage).length;
  const oneWay = board.oneWay?.length ?? 0;
  const words = [
    doors > 0 ? say('doors', { count: doors }) : '',
    passages > 0 ? say('passage', { count: passages }) : '',
    oneWay > 0 ? say('oneWayLines', { count: oneWay }) : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

const columns = (say: Say): readonly Column<BoardDef>[] => [
  { title: say('columnSlug'), value: (board) => board.slug, isWhole: true },
  { title: say('columnBoard'), value: (board) => boardName(board, say.lang) },
  { title: say('columnSpaces'), value: (board) => board.spaces.length, align: 'right' },
  { title: say('columnZones'), value: zonesOf, align: 'right' },
  { title: say('columnStarts'), value: (board) => board.startSpaces, align: 'right' },
  {
    title: say('columnSpecial'),
    value: (board) =>
      isPlayable(board) ? features(board, say) : say('notPlayableYet', { needs: needsOf(board, say) }),
  },
];
