import { foreign, nearest } from '@peerless/language';
import { cardLines } from '../collection/card-lines.ts';
import { heroBySlug } from '../collection/library.ts';
import { fileWord, writeText } from '../files.ts';
import { folded } from '../folded.ts';
import { InputError } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { logLines, wrappedLog } from '../log.ts';
import type { Say } from '../messages.ts';
import { resumeCommand } from '../own/file-words.ts';
import { capital } from '../sentence.ts';
import { indented, wrapped } from '../style.ts';
import { wholeNumber } from '../words.ts';
import { choiceLines } from './choice-lines.ts';
import { type CommandName, helpLines, isWord, shownWord } from './help.ts';
import { hintLines } from './hint.ts';
import { printPages } from './pages.ts';
import { deckLines, discardLines, factsOf, handLines, heroAt, knownHandLines } from './panels.ts';
import { keepTable, LONGEST_NAME, savedGames, savedLine, saveName, saveTable } from './saves.ts';
import { boardPart, type Scene } from './screen.ts';
import {
  endInDraw,
  eventsOf,
  hasChosen,
  mayTakeBack,
  people,
  resignSeat,
  type Table,
  takeBack,
} from './table.ts';
import { whyLines, whyNotLines } from './why.ts';

/** What comes after a word: the same question, the next one, or nothing. */
export type After = 'ask' | 'go on' | 'leave';

/** Everything a word may need. */
export interface Moment {
  readonly table: Table;
  readonly scene: Scene;
  readonly io: Io;
  readonly lines: Lines;
}

type Word = (moment: Moment, rest: string) => After | Promise<After>;

async function print({ io, lines, scene }: Moment, text: readonly string[]): Promise<After> {
  await printPages(text, io, lines, scene.panel.say);
  return 'ask';
}

/** The words of help.ts and what they do. */
export const DOINGS: { readonly [C in CommandName]: Word } = {
  help: (moment) => print(moment, helpLines(moment.scene.panel.width, moment.scene.style, sayOf(moment))),
  board: (moment) => print(moment, boardPart(moment.scene, moment.io)),
  hand: (moment) => {
    const { panel } = moment.scene;
    return print(moment, [...handLines(panel, true), ...knownHandLines(panel)]);
  },
  card: (moment, rest) => print(moment, cardText(moment.scene, rest)),
  deck: (moment, rest) => print(moment, deckLines(moment.scene.panel, deckSeat(moment.scene, rest))),
  discard: (moment) => print(moment, discardLines(moment.scene.panel)),
  log: tellLog,
  why: (moment, rest) => {
    const { player, panel, question } = moment.scene;
    return print(
      moment,
      rest === ''
        ? whyLines(eventsOf(moment.table), player, panel)
        : whyNotLines(cardInHand(moment.scene, rest), question, panel),
    );
  },
  hint: (moment) => print(moment, hintLines(moment.table, moment.scene, moment.io)),
  more: (moment) => {
    const { choices, panel, style } = moment.scene;
    return print(moment, choiceLines(choices, panel.width, style));
  },
  undo: takeBackSome,
  save: (moment, rest) => {
    const { io, table } = moment;
    const name = rest === '' ? table.name : saveName(rest);
    if (name === table.name) table.kept = true;
    return print(moment, [
      sayOf(moment)('savedAs', { name, file: saveTable(table, io, name), command: resumeCommand(name) }),
    ]);
  },
  games: (moment) => {
    const { io, table, scene } = moment;
    return print(moment, gameLines(io, sayOf(moment), scene.panel.width, table.name));
  },
  draw: offerDraw,
  resign: giveUp,
  quit: () => 'leave',
};

const sayOf = ({ scene }: Moment): Say => scene.panel.say;

function takeBackSome(moment: Moment, rest: string): After | Promise<After> {
  const { io, scene, table } = moment;
  const { say, width } = scene.panel;
  const most = mayTakeBack(table, scene.player);
  const what = `"${shownWord('wordUndo', say)}"`;
  const count = rest === '' ? 1 : isWord(rest, 'wordAll', say) ? most : wholeNumber(rest, what, 1);
  if (most === 0)
    return print(
      moment,
      wrapped(say(hasChosen(table, scene.player) ? 'nothingToUndo' : 'nothingChosen'), width),
    );
  if (count > most) throw new InputError((words) => words('onlyUndo', { most, count }));
  takeBack(table, scene.player, count);
  keepTable(table, io, say);
  io.out(`${say('undone', { count })}\n`);
  return 'go on';
}

/** The saved games in a list. */
export function gameLines(io: Io, say: Say, width: number, current: string | null = null): string[] {
  const games = savedGames(io);
  if (games.length === 0) return [say('noSavedGames')];
  return games.flatMap((game) => {
    const name = foreign(game.name, LONGEST_NAME);
    const label = game.name === current ? say('thisGame', { name }) : name;
    const told = say('wordsBefore', { label, text: savedLine(game, io, say) });
    return indented(told, width, '      ', '  ').split('\n');
  });
}

function cardText(scene: Scene, rest: string): string[] {
  const command = shownWord('wordCard', scene.panel.say);
  if (rest === '') throw new InputError((say) => say('cardNeedsName', { command }));
  const { view, names, panel, style } = scene;
  const wanted = folded(rest).replaceAll(' ', '-');
  const all = view.seats.flatMap((side) =>
    deckOf(scene, side.seat).map((slug) => ({ seat: side.seat, slug })),
  );
  const fits = ({ seat, slug }: { seat: number; slug: string }): boolean =>
    slug.includes(wanted) || folded(names.card(slug, seat)).includes(folded(rest));
  const found = all.filter(fits);
  if (found.length === 0)
    throw new InputError((say) => {
      const titles = [...new Set(all.map(({ seat, slug }) => names.card(slug, seat)))];
      const [text, near] = [say('unknownCard', { name: foreign(rest) }), nearCard(rest, titles)];
      return near === undefined ? text : say('near', { text, name: near });
    });
  return found.flatMap(({ seat, slug }) => {
    const card = factsOf(panel, seat, slug);
    return card === null
      ? []
      : [
          style.dim(capital(names.seat(seat))),
          ...cardLines(card, heroAt(view, seat), panel.width, style, names.lang),
        ];
  });
}

/** The card that is probably meant: by its title, or by a word of it. */
function nearCard(wanted: string, titles: readonly string[]): string | undefined {
  const words = titles.flatMap((title) => title.split(' ').filter((word) => word.length > 3));
  const word = nearest(wanted, words);
  return (
    nearest(wanted, titles) ?? titles.find((title) => word !== undefined && title.split(' ').includes(word))
  );
}

const deckOf = (scene: Scene, seat: number): string[] =>
  heroBySlug(scene.view.seats[seat]?.hero ?? '')?.cards.map((card) => card.slug) ?? [];

function deckSeat(scene: Scene, rest: string): number {
  if (rest === '') return scene.panel.seat;
  const seat = Number(rest) - 1;
  if (Number.isInteger(seat) && scene.view.seats[seat] !== undefined) return seat;
  const [command, count] = [shownWord('wordDeck', scene.panel.say), scene.view.seats.length];
  throw new InputError((say) => say('deckTakesSeat', { command, count, text: foreign(rest) }));
}

function cardInHand(scene: Scene, rest: string): string {
  const hand = [...new Set(scene.view.seats[scene.panel.seat]?.hand ?? [])];
  const titleOf = (card: string): string => folded(scene.names.card(card, scene.panel.seat));
  const wanted = folded(rest);
  const slug = wanted.replaceAll(' ', '-');
  const found =
    hand.find((card) => card === slug || titleOf(card) === wanted) ??
    hand.find((card) => card.includes(slug) || titleOf(card).includes(wanted));
  if (found !== undefined) return found;
  const titles = hand.map((card) => scene.names.card(card, scene.panel.seat));
  throw new InputError((say) => {
    const text = say('notInHand', { name: foreign(rest) });
    const near = nearest(rest, titles);
    if (near !== undefined) return say('near', { text, name: near });
    return hand.length === 0 ? text : say('youHold', { text, names: titles.join(', ') });
  });
}

function tellLog(moment: Moment, rest: string): Promise<After> {
  const { table, scene } = moment;
  const lines = logLines(eventsOf(table), scene.player, scene.names);
  if (rest === '') return print(moment, wrappedLog(lines, scene.panel.width));
  writeText(rest, `${lines.join('\n')}\n`);
  return print(moment, [sayOf(moment)('wrote', { file: fileWord(rest) })]);
}

const isYes = (line: string | null, say: Say): boolean => isWord(line ?? '', 'wordYes', say);

/** All other people must agree; bots never do. */
async function offerDraw(moment: Moment): Promise<After> {
  const { table, scene, io, lines } = moment;
  const { say } = scene.panel;
  const others = people(table).filter((player) => player !== scene.player);
  if (others.length === 0 || people(table).length < table.players.length)
    return print(moment, [say('botsPlayOn')]);
  for (const player of others) {
    const seat = table.match.game.content.player.indexOf(player);
    const name = capital(scene.names.seat(scene.panel.seat));
    const other = capital(scene.names.seat(seat));
    const answer = await lines.next(`${say('offersDraw', { name, other })} `);
    if (!isYes(answer, say)) return print(moment, [say('drawDeclined')]);
  }
  endInDraw(table);
  keepTable(table, io, say);
  return 'go on';
}

async function giveUp(moment: Moment): Promise<After> {
  const { table, scene, io, lines } = moment;
  const { say } = scene.panel;
  const name = capital(scene.names.seat(scene.panel.seat));
  const answer = await lines.next(`${say('confirmResign', { name })} `);
  if (!isYes(answer, say)) return print(moment, [say('youPlayOn')]);
  resignSeat(table, scene.panel.seat);
  keepTable(table, io, say);
  return 'go on';
}
