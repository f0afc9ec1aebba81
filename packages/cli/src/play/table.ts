import { choiceSeed } from '@peerless/ai';
import {
  below,
  createRng,
  type Decision,
  decision,
  type GameConfig,
  type GameEvent,
  isOver,
  observe,
  type Sink,
} from '@peerless/rules';
import { agreeDraw, choose, type Match, newMatch, resign, undo, undoFloor } from '@peerless/rules/match';
import { library } from '../collection/library.ts';
import { BotError } from '../own/bot-fault.ts';
import { botCalled } from '../own/bot-files.ts';
import { type Chapter, chaptersOf } from '../records.ts';

/** Who plays: somebody at this terminal, or a bot. */
export type Player = { readonly is: 'person' } | { readonly is: 'bot'; readonly bot: string };

/** A game at this terminal: the match, who plays it, and what has been told so far. */
export interface Table {
  /** The name it is saved under. */
  name: string;
  readonly match: Match;
  /** By player number. */
  readonly players: readonly Player[];
  /** The setup, and one chapter a choice that still stands. */
  readonly chapters: Chapter[];
  /** Whether it could not be saved, which is said once. */
  unsaved: boolean;
  /** Whether it stays saved although nobody has chosen anything: it was resumed, or saved by word. */
  kept: boolean;
}

export function openTable(name: string, config: GameConfig, players: readonly Player[]): Table {
  const events: GameEvent[] = [];
  const match = newMatch(config, library(), (event) => events.push(event));
  return { name, match, players, chapters: [{ key: null, events }], unsaved: false, kept: false };
}

/** A match that was saved. */
export function continueTable(name: string, match: Match, players: readonly Player[]): Table {
  return { name, match, players, chapters: chaptersOf(match), unsaved: false, kept: true };
}

/** Does something to the match and keeps what it tells. */
function tell(table: Table, key: string | null, act: (sink: Sink) => void): void {
  const events: GameEvent[] = [];
  act((event) => events.push(event));
  table.chapters.push({ key, events });
}

export const chooseKey = (table: Table, key: string): void =>
  tell(table, key, (sink) => choose(table.match, key, sink));

export const resignSeat = (table: Table, seat: number): void =>
  tell(table, null, (sink) => resign(table.match, seat, sink));

export const endInDraw = (table: Table): void => tell(table, null, (sink) => agreeDraw(table.match, sink));

/** Whether the player has chosen anything that still stands. */
export const hasChosen = ({ match }: Table, player: number): boolean =>
  match.line.some((step) => 'choose' in step.entry && step.player === player);

/** Whether there is anything to lose: somebody at the terminal has chosen, or the game is over. */
export const isBegun = (table: Table): boolean =>
  isOver(table.match.game) || people(table).some((player) => hasChosen(table, player));

/** Whether the defender of the last combat has played a card; null before that is chosen. */
export function hasDefended(table: Table): boolean | null {
  const events = eventsOf(table);
  const start = events.findLastIndex(({ type }) => type === 'attackDeclared');
  const defended = events.slice(start).find((event) => event.type === 'defended');
  return defended === undefined ? null : defended.played;
}

/** How many choices the player may take back now. */
export const mayTakeBack = ({ match }: Table, player: number): number =>
  match.line.length - undoFloor(match, player);

/** Takes back the player's last choices. */
export function takeBack(table: Table, player: number, count: number): void {
  const { match, chapters } = table;
  undo(match, player, match.line.length - count);
  chapters.length = Math.max(1, chapters.length - count);
}

/** What the game waits for, or null when it is over. */
export const asked = (table: Table): Decision | null =>
  isOver(table.match.game) ? null : decision(table.match.game);

/**
 * Lets the bot of the deciding seat choose; it sees what its player may see, and thinks no longer than `stop` allows. One
 * that names no option is an error: nothing is chosen in its place.
 */
export function letBotChoose(table: Table, question: Decision, bot: string, stop: () => boolean): void {
  const { game, config, entries } = table.match;
  const rng = createRng(choiceSeed(config.seed, entries.length));
  const index = botCalled(bot).think(observe(game, question.player), rng, { stop }).option;
  const option = question.options[index];
  if (option === undefined)
    throw new BotError(`the bot "${bot}" chose option ${index} of ${question.options.length}`);
  chooseKey(table, option.key);
}

/** Chooses by chance, for a bot that cannot. */
export function letChanceChoose(table: Table, { options }: Decision): void {
  const { config, entries } = table.match;
  const option = options[below(createRng(choiceSeed(config.seed, entries.length)), options.length)];
  if (option !== undefined) chooseKey(table, option.key);
}

/** The people at the terminal. */
export const people = (table: Table): number[] =>
  table.players.flatMap((player, number) => (player.is === 'person' ? [number] : []));

/** All that was told. */
export const eventsOf = (table: Table): GameEvent[] => table.chapters.flatMap((chapter) => chapter.events);
