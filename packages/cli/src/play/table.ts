import { choiceSeed } from '@peerless/ai';
import {
  below,
  createRng,
  type Decision,
  decision,
  type GameConfig,
  isOver,
  observe,
  PeerlessError,
} from '@peerless/rules';
import { type Command, Host, newTape, type Player, peopleIn, type Tape, type Taped } from '@peerless/table';
import { library } from '../collection/library.ts';
import { InputError } from '../input-error.ts';
import { BotError } from '../own/bot-fault.ts';
import { botCalled } from '../own/bot-files.ts';

/** A game at this terminal: who plays it, what has been told so far, and how it is saved. */
export interface Table {
  /** The name it is saved under. */
  name: string;
  readonly host: Host;
  readonly tape: Tape;
  /** Whether it could not be saved, which is said once. */
  unsaved: boolean;
  /** Whether it stays saved although nobody has chosen anything: it was resumed, or saved by word. */
  kept: boolean;
}

const tableOf = (name: string, { match, tape }: Taped, players: readonly Player[], kept: boolean): Table => ({
  name,
  host: new Host(match, players, { asksAgain: true }),
  tape,
  unsaved: false,
  kept,
});

export const openTable = (name: string, config: GameConfig, players: readonly Player[]): Table =>
  tableOf(name, newTape(config, library()), players, false);

/** A game that was saved. */
export const continueTable = (name: string, taped: Taped, players: readonly Player[]): Table =>
  tableOf(name, taped, players, true);

/** Carries out a command; the terminal offers only what is possible. */
export function act({ host, tape }: Table, player: number, command: Command): void {
  const change = host.act(player, command, host.seq);
  if (change === 'stands') throw new InputError((say) => say('choicesStand'));
  if (typeof change === 'string')
    throw new PeerlessError(`the table refused ${JSON.stringify(command)}: ${change}`);
  if (change.events === null) tape.cut(change.cut);
  else tape.note(host.match, change.events, null);
}

/** The places of the player's own choices among those that stand. */
const ownChoices = ({ host }: Table, player: number): number[] =>
  host.match.line.flatMap((step, i) => ('choose' in step.entry && step.player === player ? [i] : []));

/** How many choices of the player still stand. */
export const choicesOf = (table: Table, player: number): number => ownChoices(table, player).length;

/** How many choices stand when the player's last so many are taken back, and whatever came after them. */
export const standsWithout = (table: Table, player: number, count: number): number =>
  ownChoices(table, player).at(-count) ?? 0;

/** Whether there is anything to lose: somebody at the terminal has chosen, or the game is over. */
export const isBegun = (table: Table): boolean =>
  isOver(table.host.match.game) || people(table).some((player) => choicesOf(table, player) > 0);

/** Whether the defender of the last combat has played a card; null before that is chosen. */
export function hasDefended({ tape }: Table): boolean | null {
  const events = tape.told('spectator');
  const start = events.findLastIndex(({ type }) => type === 'attackDeclared');
  const defended = events.slice(start).find((event) => event.type === 'defended');
  return defended === undefined ? null : defended.played;
}

/** What the game waits for, or null when it is over. */
export const asked = ({ host }: Table): Decision | null =>
  host.asked === null ? null : decision(host.match.game);

const seedAt = ({ host }: Table): string => choiceSeed(host.match.config.seed, host.seq);

/**
 * Lets the bot of the deciding seat choose; it sees what its player may see, and thinks no longer than `stop` allows. One
 * that names no option is an error: nothing is chosen in its place.
 */
export function letBotChoose(table: Table, question: Decision, bot: string, stop: () => boolean): void {
  const { player, options } = question;
  const seen = observe(table.host.match.game, player);
  const index = botCalled(bot).think(seen, createRng(seedAt(table)), { stop }).option;
  const option = options[index];
  if (option === undefined) throw new BotError(`the bot "${bot}" chose option ${index} of ${options.length}`);
  act(table, player, { choose: option.key });
}

/** Chooses by chance, for a bot that cannot. */
export function letChanceChoose(table: Table, { player, options }: Decision): void {
  const option = options[below(createRng(seedAt(table)), options.length)];
  if (option !== undefined) act(table, player, { choose: option.key });
}

/** The people at the terminal. */
export const people = ({ host }: Table): number[] => peopleIn(host.players);

/** Whether there is anybody to agree to something, and nobody who never does. */
export const mayPropose = ({ host }: Table): boolean =>
  host.players.length > 1 && peopleIn(host.players).length === host.players.length;
