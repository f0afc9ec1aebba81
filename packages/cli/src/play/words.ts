import { heroBySlug } from '@peerless/heroes';
import { nearest } from '@peerless/language';
import { cardLines } from '../collection/card-lines.ts';
import { writeText } from '../files.ts';
import { folded } from '../folded.ts';
import { InputError, withNames } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { logLines } from '../log.ts';
import type { Say } from '../messages.ts';
import { capital } from '../sentence.ts';
import { wrapped } from '../style.ts';
import { wholeNumber } from '../words.ts';
import { choiceLines } from './choice-lines.ts';
import { type CommandName, helpLines, isWord, shownWord } from './help.ts';
import { hintLines } from './hint.ts';
import { deckLines, discardLines, factsOf, handLines, knownHandLines } from './panels.ts';
import { keepTable, savedGames, savedLine, saveName, saveTable } from './saves.ts';
import { boardPart, type Scene } from './screen.ts';
import { endInDraw, eventsOf, mayTakeBack, people, resignSeat, type Table, takeBack } from './table.ts';
import { whyLines, whyNotLines } from './why.ts';

/** What a word does: print something and ask again, show the screen anew, go on, or leave. */
export type After = 'ask' | 'show' | 'go on' | 'leave';

/** Everything a word may need. */
export interface Moment {
  readonly table: Table;
  readonly scene: Scene;
  readonly io: Io;
  readonly lines: Lines;
}

type Word = (moment: Moment, rest: string) => After | Promise<After>;

const print = (io: Io, lines: readonly string[]): After => {
  io.out(`${lines.join('\n')}\n`);
  return 'ask';
};

const report = (io: Io, text: string): After => {
  io.out(`${text}\n`);
  return 'go on';
};

/** The words of help.ts and what they do. */
export const DOINGS: { readonly [C in CommandName]: Word } = {
  help: ({ io, scene }) => print(io, helpLines(scene.panel.width, scene.style, scene.panel.say)),
  board: ({ io, scene }) => print(io, boardPart(scene, io)),
  hand: ({ io, scene }) => print(io, [...handLines(scene.panel, true), ...knownHandLines(scene.panel)]),
  card: ({ io, scene }, rest) => print(io, cardText(scene, rest)),
  deck: ({ io, scene }, rest) => print(io, deckLines(scene.panel, deckSeat(scene, rest))),
  discard: ({ io, scene }) => print(io, discardLines(scene.panel)),
  log: ({ io, scene, table }, rest) => tellLog(table, scene, rest, io),
  why: ({ io, scene, table }, rest) =>
    print(
      io,
      rest === ''
        ? whyLines(eventsOf(table), scene.player, scene.panel)
        : whyNotLines(cardInHand(scene, rest), scene.question, scene.panel),
    ),
  hint: ({ io, scene, table }) => print(io, hintLines(table, scene, io)),
  more: ({ io, scene }) => print(io, choiceLines(scene.choices, scene.panel.width, scene.style)),
  undo: ({ io, scene, table }, rest) => {
    const { say } = scene.panel;
    const most = mayTakeBack(table, scene.player);
    if (most === 0) return print(io, wrapped(say('nothingToUndo'), scene.panel.width));
    const what = `"${shownWord('wordUndo', say)}"`;
    const count = rest === '' ? 1 : isWord(rest, 'wordAll', say) ? most : wholeNumber(rest, what, 1);
    if (count > most) throw new InputError((words) => words('onlyUndo', { most, count }));
    takeBack(table, scene.player, count);
    keepTable(table, io, say);
    return report(io, say('undone', { count }));
  },
  save: ({ io, table, scene }, rest) => {
    const name = rest === '' ? table.name : saveName(rest);
    return print(io, [scene.panel.say('savedAs', { name, file: saveTable(table, io, name) })]);
  },
  games: ({ io, table, scene }) => print(io, gameLines(io, scene.panel.say, table.name)),
  draw: offerDraw,
  resign: giveUp,
  quit: () => 'leave',
};

/** The saved games in a list. */
export function gameLines(io: Io, say: Say, current: string | null = null): string[] {
  const games = savedGames(io);
  if (games.length === 0) return [say('noSavedGames')];
  return games.map((game) => {
    const label = game.name === current ? say('thisGame', { name: game.name }) : game.name;
    return `  ${say('wordsBefore', { label, text: savedLine(game, io, say) })}`;
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
      return say('near', { text: say('unknownCard', { name: rest }), name: nearCard(rest, titles) });
    });
  return found.flatMap(({ seat, slug }) => {
    const card = factsOf(panel, seat, slug);
    return card === null
      ? []
      : [style.dim(capital(names.seat(seat))), ...cardLines(card, panel.width, style, names.lang)];
  });
}

/** The card that has the word, nearly, or the one that looks most like it. */
function nearCard(wanted: string, titles: readonly string[]): string {
  const words = titles.flatMap((title) => title.split(' ').filter((word) => word.length > 3));
  const word = nearest(wanted, words);
  return (
    nearest(wanted, titles) ??
    titles.find((title) => word !== undefined && title.split(' ').includes(word)) ??
    mostAlike(wanted, titles)
  );
}

/** The name that shares the most pairs of letters. */
function mostAlike(wanted: string, names: readonly string[]): string {
  const pairs = (text: string): string[] => [...text].map((_, i) => ` ${text} `.slice(i, i + 2));
  const typed = pairs(wanted);
  const shared = (name: string): number => {
    const own = pairs(name);
    return typed.filter((pair) => own.includes(pair)).length - own.length / 1000;
  };
  return names.reduce((best, name) => (shared(name) > shared(best) ? name : best), names[0] ?? wanted);
}

const deckOf = (scene: Scene, seat: number): string[] =>
  heroBySlug(scene.view.seats[seat]?.hero ?? '')?.cards.map((card) => card.slug) ?? [];

function deckSeat(scene: Scene, rest: string): number {
  if (rest === '') return scene.panel.seat;
  const seat = Number(rest) - 1;
  if (Number.isInteger(seat) && scene.view.seats[seat] !== undefined) return seat;
  const [command, count] = [shownWord('wordDeck', scene.panel.say), scene.view.seats.length];
  throw new InputError((say) => say('deckTakesSeat', { command, count, text: rest }));
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
    const text = say('notInHand', { name: rest });
    return hand.length === 0 ? text : withNames(text, rest, titles, say);
  });
}

function tellLog(table: Table, scene: Scene, rest: string, io: Io): After {
  const lines = logLines(eventsOf(table), scene.player, scene.names);
  if (rest === '') return print(io, lines);
  writeText(rest, `${lines.join('\n')}\n`);
  return print(io, [scene.panel.say('wrote', { file: rest })]);
}

const isYes = (line: string | null, say: Say): boolean => isWord(line ?? '', 'wordYes', say);

/** All other people must agree; bots never do. */
async function offerDraw({ table, scene, io, lines }: Moment): Promise<After> {
  const { say } = scene.panel;
  const others = people(table).filter((player) => player !== scene.player);
  if (others.length === 0 || people(table).length < table.players.length)
    return print(io, [say('botsPlayOn')]);
  for (const player of others) {
    const seat = table.match.game.content.player.indexOf(player);
    const name = capital(scene.names.seat(scene.panel.seat));
    const other = capital(scene.names.seat(seat));
    const answer = await lines.next(`${say('offersDraw', { name, other })} `);
    if (!isYes(answer, say)) return print(io, [say('drawDeclined')]);
  }
  endInDraw(table);
  keepTable(table, io, say);
  return 'go on';
}

async function giveUp({ table, scene, io, lines }: Moment): Promise<After> {
  const { say } = scene.panel;
  const name = capital(scene.names.seat(scene.panel.seat));
  const answer = await lines.next(`${say('confirmResign', { name })} `);
  if (!isYes(answer, say)) return print(io, [say('youPlayOn')]);
  resignSeat(table, scene.panel.seat);
  keepTable(table, io, say);
  return 'go on';
}
