import { heroBySlug } from '@peerless/heroes';
import { nearest } from '@peerless/language';
import { PeerlessError, suggest } from '@peerless/rules';
import { cardLines } from '../collection/card-lines.ts';
import { writeText } from '../files.ts';
import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import { logLines } from '../log.ts';
import { counted } from '../sentence.ts';
import { wholeNumber } from '../words.ts';
import { helpLines } from './help.ts';
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

/** The words of help.ts and what they do. */
export const DOINGS: Readonly<Record<string, Word>> = {
  '?': ({ io, scene }) => print(io, helpLines(scene.panel.width, scene.style)),
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
  undo: ({ io, scene, table }, rest) => {
    const most = mayTakeBack(table, scene.player);
    if (most === 0)
      return print(io, [
        'Nothing can be taken back now: something new was seen, or somebody else has chosen.',
      ]);
    const count = rest === '' ? 1 : rest === 'all' ? most : wholeNumber(rest, '"undo"', 1);
    if (count > most)
      throw new PeerlessError(`only ${counted(most, 'choice')} can be taken back now, not ${count}`);
    takeBack(table, scene.player, count);
    keepTable(table, io);
    io.out(`Took back ${counted(count, 'choice')}.\n`);
    return 'go on';
  },
  save: ({ io, table }, rest) => {
    const name = rest === '' ? table.name : saveName(rest);
    return print(io, [
      `Saved as ${name} (${saveTable(table, io, name)}). It can be resumed with: npx peerless play --resume ${name}`,
    ]);
  },
  games: ({ io, table }) => print(io, gameLines(io, table.name)),
  draw: offerDraw,
  resign: giveUp,
  quit: () => 'leave',
};

/** The saved games in a list. */
export function gameLines(io: Io, current: string | null = null): string[] {
  const games = savedGames(io);
  if (games.length === 0) return ['There is no saved game yet.'];
  return games.map(
    (game) => `  ${game.name}${game.name === current ? ' (this game)' : ''}: ${savedLine(game, io)}`,
  );
}

function cardText(scene: Scene, rest: string): string[] {
  if (rest === '') throw new PeerlessError('card needs the name of a card, for example: card feint');
  const { view, names, panel, style } = scene;
  const wanted = rest.toLowerCase().replace(/\s+/g, '-');
  const all = view.seats.flatMap((side) =>
    deckOf(scene, side.seat).map((slug) => ({ seat: side.seat, slug })),
  );
  const fits = ({ seat, slug }: { seat: number; slug: string }): boolean =>
    slug.includes(wanted) || names.card(slug, seat).toLowerCase().includes(rest.toLowerCase());
  const found = all.filter(fits);
  if (found.length === 0)
    throw new PeerlessError(
      `unknown card "${rest}"${nearCard(
        wanted,
        all.map(({ slug }) => slug),
      )}`,
    );
  return found.flatMap(({ seat, slug }) => {
    const card = factsOf(panel, seat, slug);
    return card === null ? [] : [style.dim(names.seat(seat)), ...cardLines(card, panel.width, style)];
  });
}

/** The card that has the word, nearly, or the one that looks most like it. */
function nearCard(wanted: string, slugs: readonly string[]): string {
  const words = slugs.flatMap((slug) => slug.split('-').filter((word) => word.length > 3));
  const word = nearest(wanted, words);
  const near =
    nearest(wanted, slugs) ??
    slugs.find((slug) => word !== undefined && slug.split('-').includes(word)) ??
    mostAlike(wanted, slugs);
  return `; did you mean "${near}"?`;
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
  throw new PeerlessError(`deck takes a seat from 1 to ${scene.view.seats.length}, not "${rest}"`);
}

function cardInHand(scene: Scene, rest: string): string {
  const hand = [...new Set(scene.view.seats[scene.panel.seat]?.hand ?? [])];
  const wanted = rest.toLowerCase().replace(/\s+/g, '-');
  const found = hand.find((card) => card === wanted) ?? hand.find((card) => card.includes(wanted));
  if (found !== undefined) return found;
  throw new PeerlessError(
    `there is no "${rest}" in your hand${hand.length === 0 ? '' : suggest(wanted, hand)}`,
  );
}

function tellLog(table: Table, scene: Scene, rest: string, io: Io): After {
  const lines = logLines(eventsOf(table), scene.player, scene.names);
  if (rest === '') return print(io, lines);
  writeText(rest, `${lines.join('\n')}\n`);
  return print(io, [`Wrote ${rest}`]);
}

const isYes = (line: string | null): boolean => /^y(es)?$/i.test(line?.trim() ?? '');

/** All other people must agree; bots never do. */
async function offerDraw({ table, scene, io, lines }: Moment): Promise<After> {
  const others = people(table).filter((player) => player !== scene.player);
  if (others.length === 0 || people(table).length < table.players.length)
    return print(io, ['Bots do not agree to a draw; play on, or resign.']);
  for (const player of others) {
    const seat = table.match.game.content.player.indexOf(player);
    const answer = await lines.next(
      `${scene.names.seat(scene.panel.seat)} offers a draw. ${scene.names.seat(seat)}, do you agree? (y/n) `,
    );
    if (!isYes(answer)) return print(io, ['The draw was declined.']);
  }
  endInDraw(table);
  keepTable(table, io);
  return 'go on';
}

async function giveUp({ table, scene, io, lines }: Moment): Promise<After> {
  const answer = await lines.next(
    `Do you really want to resign with ${scene.names.seat(scene.panel.seat)}? (y/n) `,
  );
  if (!isYes(answer)) return print(io, ['You play on.']);
  resignSeat(table, scene.panel.seat);
  keepTable(table, io);
  return 'go on';
}
