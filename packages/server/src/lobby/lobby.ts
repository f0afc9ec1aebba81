import type { Mode, Options } from '@peerless/rules';

/** A table before and between its games: who sits where, with which hero. Pure: a change gives a new lobby or a reason. */

/** A player's place: nobody's yet, somebody's, or a bot's. A player may have several seats. */
export type Place =
  | { readonly is: 'open' }
  | { readonly is: 'person'; readonly person: string; readonly name: string }
  | { readonly is: 'bot'; readonly bot: string };

export interface LobbySeat {
  readonly player: number;
  /** Null: drawn by lot when the game begins. */
  readonly hero: string | null;
}

/** What whoever opens a table decides. */
export interface TableSettings {
  readonly mode: Mode;
  readonly board: string;
  readonly options: Partial<Options>;
  /** Whether strangers find it in the lobby. */
  readonly isPublic: boolean;
  /** Who plays each seat, in turn order. */
  readonly seats: readonly number[];
}

export interface Lobby extends Omit<TableSettings, 'seats'> {
  /** The person who opened it. */
  readonly owner: string;
  /** By player number. */
  readonly places: readonly Place[];
  readonly seats: readonly LobbySeat[];
  /** The games of this table, the present one last. */
  readonly games: readonly string[];
  /** Whether the last of them is being played. */
  readonly isPlaying: boolean;
}

/** Why a change came to nothing. */
export type LobbyRefusal =
  | 'playing'
  | 'taken'
  | 'notYours'
  | 'noPlace'
  /** Somebody is missing. */
  | 'incomplete';

export const openLobby = ({ seats, ...settings }: TableSettings, owner: string): Lobby => ({
  ...settings,
  owner,
  places: Array.from({ length: Math.max(...seats) + 1 }, () => ({ is: 'open' })),
  seats: seats.map((player) => ({ player, hero: null })),
  games: [],
  isPlaying: false,
});

/** The player that a person is, or null for an onlooker. */
export function playerOf({ places }: Lobby, person: string): number | null {
  const player = places.findIndex((place) => place.is === 'person' && place.person === person);
  return player < 0 ? null : player;
}

/** What can be done at a table between games. */
export type LobbyCommand =
  | { readonly sit: number }
  | { readonly leave: true }
  /** Empties a place: a bot's, or that of somebody who does not come. */
  | { readonly remove: number }
  | { readonly bot: { readonly player: number; readonly bot: string } }
  | { readonly hero: { readonly seat: number; readonly hero: string | null } };

/** Does what somebody asks for. */
export function changed(
  lobby: Lobby,
  { id, name }: { readonly id: string; readonly name: string },
  command: LobbyCommand,
): Lobby | LobbyRefusal {
  if (lobby.isPlaying) return 'playing';
  if ('sit' in command) return sit(lobby, id, name, command.sit);
  if ('leave' in command) return leave(lobby, id);
  if ('hero' in command) return takeHero(lobby, id, command.hero.seat, command.hero.hero);
  if (id !== lobby.owner) return 'notYours';
  if ('remove' in command) return put(lobby, command.remove, { is: 'open' });
  const { player, bot } = command.bot;
  return lobby.places[player]?.is === 'person' ? 'taken' : put(lobby, player, { is: 'bot', bot });
}

function put(lobby: Lobby, player: number, place: Place): Lobby | LobbyRefusal {
  if (lobby.places[player] === undefined) return 'noPlace';
  return { ...lobby, places: lobby.places.map((old, i) => (i === player ? place : old)) };
}

/** Whoever sits already moves to the other place. */
function sit(lobby: Lobby, person: string, name: string, player: number): Lobby | LobbyRefusal {
  const place = lobby.places[player];
  if (place === undefined) return 'noPlace';
  if (place.is === 'bot' || (place.is === 'person' && place.person !== person)) return 'taken';
  const stood = leave(lobby, person);
  return put(typeof stood === 'string' ? lobby : stood, player, { is: 'person', person, name });
}

function leave(lobby: Lobby, person: string): Lobby | LobbyRefusal {
  const player = playerOf(lobby, person);
  return player === null ? 'noPlace' : put(lobby, player, { is: 'open' });
}

/** Everybody chooses for their own seats; the owner also for bots. */
function takeHero(lobby: Lobby, person: string, seat: number, hero: string | null): Lobby | LobbyRefusal {
  const chosen = lobby.seats[seat];
  const place = lobby.places[chosen?.player ?? -1];
  if (chosen === undefined || place === undefined) return 'noPlace';
  const isOwn = place.is === 'person' && place.person === person;
  if (!isOwn && !(place.is === 'bot' && person === lobby.owner)) return 'notYours';
  return { ...lobby, seats: lobby.seats.map((old, i) => (i === seat ? { ...old, hero } : old)) };
}

/** Whether everybody is there. */
export const isComplete = ({ places }: Lobby): boolean => places.every(({ is }) => is !== 'open');

/** The lobby while a game is played. */
export const playing = (lobby: Lobby, game: string): Lobby => ({
  ...lobby,
  games: [...lobby.games, game],
  isPlaying: true,
});

/** The lobby after a game. */
export const over = (lobby: Lobby): Lobby => ({ ...lobby, isPlaying: false });

/** Everybody moves on by one place, the heroes stay: in a duel the two change sides. */
export function swapped(lobby: Lobby): Lobby {
  const [first, ...others] = lobby.places;
  return first === undefined ? lobby : { ...lobby, places: [...others, first] };
}
