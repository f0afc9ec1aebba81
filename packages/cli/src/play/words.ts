import { foreign, nearest } from '@peerless/language';
import { mayRewind } from '@peerless/rules/match';
import { type Proposal, playersAt } from '@peerless/table';
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
import { act, choicesOf, mayPropose, standsWithout, type Table } from './table.ts';
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
        ? whyLines(moment.table.tape.told(player), panel)
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

/** Takes back what one may alone; more, if the others at this terminal agree. */
async function takeBackSome(moment: Moment, rest: string): Promise<After> {
  const { io, scene, table } = moment;
  const { say, width } = scene.panel;
  const most = table.host.mayTakeBack(scene.player);
  const what = `"${shownWord('wordUndo', say)}"`;
  const count = rest === '' ? 1 : isWord(rest, 'wordAll', say) ? most : wholeNumber(rest, what, 1);
  const own = choicesOf(table, scene.player);
  if (own === 0) return print(moment, wrapped(say('nothingChosen'), width));
  const to = standsWithout(table, scene.player, count);
  const isAlone = count > 0 && count <= most;
  const mayAsk = count > 0 && count <= own && mayPropose(table) && mayRewind(table.host.match, to);
  if (!(isAlone || mayAsk)) {
    if (most > 0) throw new InputError((words) => words('onlyUndo', { most, count }));
    return print(moment, wrapped(say('nothingToUndo'), width));
  }
  const ask = (name: string, other: string): string => say('asksToUndo', { name, other, count });
  if (isAlone) act(table, scene.player, { takeBack: to });
  else if (!(await consent(moment, { takeBack: to }, ask))) return print(moment, [say('undoDeclined')]);
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
  const lines = logLines(table.tape.told(scene.player), scene.names);
  if (rest === '') return print(moment, wrappedLog(lines, scene.panel.width));
  writeText(rest, `${lines.join('\n')}\n`);
  return print(moment, [sayOf(moment)('wrote', { file: fileWord(rest) })]);
}

const isYes = (line: string | null, say: Say): boolean => isWord(line ?? '', 'wordYes', say);

/** Puts something to the other people at this terminal, one after the other; whether all agreed and it was done. */
async function consent(
  { table, scene, lines }: Moment,
  what: Proposal,
  ask: (name: string, other: string) => string,
): Promise<boolean> {
  const { names, panel } = scene;
  const { host } = table;
  act(table, scene.player, { propose: what });
  for (const player of host.undecided) {
    const other = capital(names.seat(playersAt(host.match.config).indexOf(player)));
    const line = await lines.next(`${ask(capital(names.seat(panel.seat)), other)} `);
    const answer = isYes(line, panel.say) ? 'yes' : 'no';
    act(table, player, { answer });
    if (answer === 'no') return false;
  }
  return true;
}

/** All other people must agree; bots never do. */
async function offerDraw(moment: Moment): Promise<After> {
  const { table, scene, io } = moment;
  const { say } = scene.panel;
  if (!mayPropose(table)) return print(moment, [say('botsPlayOn')]);
  if (!(await consent(moment, 'draw', (name, other) => say('offersDraw', { name, other }))))
    return print(moment, [say('drawDeclined')]);
  keepTable(table, io, say);
  return 'go on';
}

async function giveUp(moment: Moment): Promise<After> {
  const { table, scene, io, lines } = moment;
  const { say } = scene.panel;
  const name = capital(scene.names.seat(scene.panel.seat));
  const answer = await lines.next(`${say('confirmResign', { name })} `);
  if (!isYes(answer, say)) return print(moment, [say('youPlayOn')]);
  act(table, scene.player, { resign: scene.panel.seat });
  keepTable(table, io, say);
  return 'go on';
}
