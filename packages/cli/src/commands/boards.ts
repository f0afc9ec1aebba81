import { type BoardDef, isPlayable } from '@peerless/language';
import { boardText, itemTexts, realisers } from '@peerless/text';
import { type Neighbour, type SpaceFacts, spacesOf } from '../collection/board-graph.ts';
import { boardFacts } from '../collection/facts.ts';
import { boardNamed, boards } from '../collection/library.ts';
import { boardName, needsOf, setName, zoneName } from '../collection/names.ts';
import type { Say } from '../messages.ts';
import { boardFileOption } from '../own/content-options.ts';
import type { AddCommand } from '../program.ts';
import { capital } from '../sentence.ts';
import { indented, type Style, styleFor } from '../style.ts';
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
      else if (names.length === 0) io.out(table(chosen, columns(say), io.width, styleFor(io)));
      else io.out(chosen.map((board) => boardPage(board, say, io.width, styleFor(io))).join('\n'));
    });
};

const zonesOf = (board: BoardDef): number => new Set(board.spaces.flatMap((space) => space.zones)).size;

/** Doors, passages and the like, in a word each. */
function features(board: BoardDef, say: Say): string {
  const doors = new Set(board.doors.map((door) => door.door)).size;
  const passages = board.spaces.filter((space) => space.passage).length;
  const oneWay = board.oneWay?.length ?? 0;
  const highGround = board.highGround?.length ?? 0;
  const belt = board.conveyor?.belt.length ?? 0;
  const deckLinks = board.deckLinks?.length ?? 0;
  const items = board.items?.length ?? 0;
  const words = [
    doors > 0 ? say('doors', { count: doors }) : '',
    passages > 0 ? say('passage', { count: passages }) : '',
    oneWay > 0 ? say('oneWayLines', { count: oneWay }) : '',
    highGround > 0 ? say('highGround', { count: highGround }) : '',
    belt > 0 ? say('conveyorBelt', { count: belt }) : '',
    deckLinks > 0 ? say('deckLinks', { count: deckLinks }) : '',
    items > 0 ? say('items', { count: items }) : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

/** A board with all its spaces. */
function boardPage(board: BoardDef, say: Say, width: number, style: Style): string {
  const special = specialOf(board, say);
  const rules = [...boardText(board, say.lang), ...itemTexts(board, say.lang)].map(({ name, text }) =>
    indented(say('wordsBefore', { label: capital(name), text }), Math.min(width, 100), '  ', ''),
  );
  return [
    `${style.strong(boardName(board, say.lang).toUpperCase())}  ${style.dim(setName(board.set, say.lang))}`,
    ...(special === '' ? [] : [capital(special)]),
    '',
    table(spacesOf(board), spaceColumns(say), Math.min(width, 100), style),
    ...(rules.length === 0 ? [] : [`${rules.join('\n')}\n`]),
  ].join('\n');
}

/** `5 (door A)`, `5 (deck link)`, `5 (+1)` where an attack on it has the high ground, `→ 7` where one walks only to it, `← 9` only from it. */
function neighbourText({ space, door, oneWay, highGround, deckLink }: Neighbour, say: Say): string {
  const arrow = oneWay === undefined ? '' : oneWay === 'to' ? '→\u00a0' : '←\u00a0';
  const between = [
    ...(door === undefined ? [] : [realisers[say.lang].phrase({ is: 'name', of: 'door', text: door })]),
    ...(highGround === 'to' ? ['+1'] : []),
    ...(deckLink === undefined ? [] : [say('deckLink')]),
  ];
  const name = between.length === 0 ? '' : ` (${between.join(', ')})`;
  return `${arrow}${space}${name.replaceAll(' ', '\u00a0')}`;
}

const spaceColumns = (say: Say): readonly Column<SpaceFacts>[] => [
  { title: say('columnSpace'), value: ({ id }) => id, align: 'right' },
  {
    title: say('columnZones'),
    value: ({ zones }) => zones.map((zone) => zoneName(zone, say.lang)).join(', '),
  },
  {
    title: say('columnNeighbours'),
    value: ({ neighbours }) => neighbours.map((other) => neighbourText(other, say)).join(', '),
  },
  {
    title: say('columnSpecial'),
    value: ({ start, passage, conveyor, items = [] }) =>
      [
        ...(start === null ? [] : [say('pictureStart', { number: start })]),
        ...(passage ? [say('picturePassage')] : []),
        ...items.map((kind) => say(kind === 'combat' ? 'combatSquare' : 'schemeSquare')),
        ...(conveyor === 'bin' ? [say('inBin')] : []),
        ...(typeof conveyor === 'number' ? [say('onBelt', { number: conveyor })] : []),
      ].join(', '),
  },
];

const specialOf = (board: BoardDef, say: Say): string =>
  isPlayable(board) ? features(board, say) : say('notPlayableYet', { needs: needsOf(board, say) });

const columns = (say: Say): readonly Column<BoardDef>[] => [
  { title: say('columnSlug'), value: (board) => board.slug, isWhole: true },
  { title: say('columnBoard'), value: (board) => boardName(board, say.lang) },
  { title: say('columnSpaces'), value: (board) => board.spaces.length, align: 'right' },
  { title: say('columnZones'), value: zonesOf, align: 'right' },
  { title: say('columnStarts'), value: (board) => board.startSpaces, align: 'right' },
  {
    title: say('columnSpecial'),
    value: (board) => specialOf(board, say),
  },
];
