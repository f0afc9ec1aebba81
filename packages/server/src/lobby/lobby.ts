import type { LobbyCommand, LobbyRefusal, TableSettings } from '@peerless/table/online';
import { type DraftedLobby, fresh, mayTake, nextStep, strike } from './draft.ts';

/** A table before and between its games: who sits where, with which hero. Pure: a change gives a new lobby or a reason. */

/** A player's place: nobody's yet, somebody's, or a bot's. A player may have several seats. */
export type Place =
  | { readonly is: 'open' }
  | {
      readonly is: 'person';
      readonly person: string;
      readonly name: string;
      /** What this person's page adds to the seed, once they have said that the game may begin. */
      readonly salt: string | null;
    }
  | { readonly is: 'bot'; readonly bot: string };

export interface Seat {
  readonly player: number;
  /** Null: drawn by lot when the game begins. */
  readonly hero: string | null;
  /** Chosen secretly since the last game. */
  readonly isHidden: boolean;
}

export interface Lobby extends Omit<TableSettings, 'seats'>, DraftedLobby {
  /** The person whose table it is; null: whoever sits down next. */
  readonly owner: string | null;
  /** By player number. */
  readonly places: readonly Place[];
  readonly seats: readonly Seat[];
  /** What the server adds to the seed of the next game. It never leaves the server before that game is over. */
  readonly secret: string;
  /** Whether the next game is played with changed sides. */
  readonly isSwapped: boolean;
  /** The game that is being played, or null. */
  readonly game: string | null;
  /** The games that are over, the last one last. */
  readonly games: readonly string[];
}

/** Somebody as a lobby knows them. */
export interface Sitter {
  readonly id: string;
  readonly name: string;
}

const OPEN: Place = { is: 'open' };

export const openLobby = ({ seats, ...settings }: TableSettings, owner: string, secret: string): Lobby => ({
  ...settings,
  owner,
  places: Array.from({ length: Math.max(...seats) + 1 }, () => OPEN),
  seats: seats.map((player) => ({ player, hero: null, isHidden: false })),
  secret,
  struck: [],
  isSwapped: false,
  game: null,
  games: [],
});

/** The player that a person is, or null for an onlooker. */
export function playerOf({ places }: Lobby, person: string): number | null {
  const player = places.findIndex((place) => place.is === 'person' && place.person === person);
  return player < 0 ? null : player;
}

/** The people who sit at a table. */
export const sitters = ({ places }: Lobby): string[] =>
  places.flatMap((place) => (place.is === 'person' ? [place.person] : []));

/** Does what somebody asks for. */
export function changed(lobby: Lobby, by: Sitter, command: LobbyCommand): Lobby | LobbyRefusal {
  if (lobby.game !== null) return 'playing';
  if ('sit' in command) return sit(lobby, by, command.sit);
  if ('leave' in command) return leave(lobby, by.id);
  if ('hero' in command) return takeHero(lobby, by.id, command.hero.seat, command.hero.hero);
  if ('strike' in command) return isComplete(lobby) ? strike(lobby, by.id, command.strike) : 'incomplete';
  if ('ready' in command) return ready(lobby, by.id, command.ready);
  if ('wait' in command) return wait(lobby, by.id);
  if (by.id !== lobby.owner) return 'notYours';
  if ('settings' in command) return resettled(lobby, command.settings);
  if ('remove' in command) return remove(lobby, command.remove);
  const { player, bot } = command.bot;
  if (lobby.places[player]?.is === 'person') return 'taken';
  return put(askedAgain(lobby, by.id), player, { is: 'bot', bot });
}

/** Gives a place to somebody else, or to nobody: what was chosen for it was not theirs. */
function put(lobby: Lobby, player: number, place: Place): Lobby | LobbyRefusal {
  if (lobby.places[player] === undefined) return 'noPlace';
  // Whoever comes drafts with the others from the beginning.
  return fresh({
    ...lobby,
    places: lobby.places.map((old, i) => (i === player ? place : old)),
    seats: lobby.seats.map((seat) =>
      seat.player === player ? { player, hero: null, isHidden: false } : seat,
    ),
  });
}

/** Whoever sits already moves to the other place. Others are asked again: they agreed to play with those who were there. */
function sit(lobby: Lobby, { id, name }: Sitter, player: number): Lobby | LobbyRefusal {
  const place = lobby.places[player];
  if (place === undefined) return 'noPlace';
  if (place.is === 'person' && place.person === id) return lobby;
  if (place.is !== 'open') return 'taken';
  const before = playerOf(lobby, id);
  const risen = before === null ? lobby : put(lobby, before, OPEN);
  if (typeof risen === 'string') return risen;
  const sat: Place = { is: 'person', person: id, name, salt: null };
  const asked = isPatient(lobby) ? risen : askedAgain(risen);
  return put({ ...asked, owner: lobby.owner ?? id }, player, sat);
}

/** A table whose owner leaves is the next one's who sits there. */
function leave(lobby: Lobby, person: string): Lobby | LobbyRefusal {
  const player = playerOf(lobby, person);
  if (player === null && lobby.owner !== person) return 'noPlace';
  const left = player === null ? lobby : put(lobby, player, OPEN);
  if (typeof left === 'string' || lobby.owner !== person) return left;
  return { ...left, owner: sitters(left)[0] ?? null };
}

/** A bot that goes changes the game that the others have agreed to. */
function remove(lobby: Lobby, player: number): Lobby | LobbyRefusal {
  return put(lobby.places[player]?.is === 'bot' ? askedAgain(lobby) : lobby, player, OPEN);
}

/** Everybody chooses for their own seats; the owner also for bots. */
function takeHero(lobby: Lobby, person: string, seat: number, hero: string | null): Lobby | LobbyRefusal {
  const chosen = lobby.seats[seat];
  const place = lobby.places[chosen?.player ?? -1];
  if (chosen === undefined || place === undefined) return 'noPlace';
  const isOwn = place.is === 'person' && place.person === person;
  if (!isOwn && !(place.is === 'bot' && person === lobby.owner)) return 'notYours';
  const refused = lobby.choosing === 'draft' ? draftRefusal(lobby, seat, hero) : null;
  if (refused !== null) return refused;
  const isHidden = lobby.choosing === 'hidden' && hero !== null;
  const seats = lobby.seats.map((old, i) => (i === seat ? { ...old, hero, isHidden } : old));
  // What is chosen openly changes the game that the others have agreed to.
  return {
    ...(lobby.choosing === 'open' ? askedAgain(lobby, person) : lobby),
    seats,
    isSwapped: false,
  };
}

const draftRefusal = (lobby: Lobby, seat: number, hero: string | null): LobbyRefusal | null =>
  isComplete(lobby) ? mayTake(lobby, seat, hero) : 'incomplete';

/** Somebody says that the next game may begin. Who wishes for other sides than those said before asks the others again. */
function ready(
  lobby: Lobby,
  person: string,
  { salt, isSwapped }: { readonly salt: string; readonly isSwapped: boolean },
): Lobby | LobbyRefusal {
  const player = playerOf(lobby, person);
  if (player === null) return 'notYours';
  if (nextStep(lobby) !== null) return 'notYet';
  // The first game has no other sides, and what was chosen secretly goes to nobody else.
  const maySwap = lobby.games.length > 0 && !lobby.seats.some(({ isHidden }) => isHidden);
  if (isSwapped && !maySwap) return 'notYet';
  const agreed = isSwapped === lobby.isSwapped ? lobby : askedAgain(lobby, person);
  return {
    ...agreed,
    isSwapped,
    places: agreed.places.map((place, i) =>
      i === player && place.is === 'person' ? { ...place, salt } : place,
    ),
  };
}

function wait(lobby: Lobby, person: string): Lobby | LobbyRefusal {
  if (playerOf(lobby, person) === null) return 'notYours';
  const others = sitters(lobby).filter((other) => other !== person);
  return askedAgain(lobby, ...others);
}

/** Whether somebody may say that they are ready and go: who has days for a move need not be there when it begins. */
const isPatient = ({ clock }: Lobby): boolean => clock.is === 'days';

/** Somebody's last page has gone: they would not see the game begin. Null if that changes nothing. */
export function gone(lobby: Lobby, person: string): Lobby | null {
  const isReady = lobby.places.some(
    (place) => place.is === 'person' && place.person === person && place.salt !== null,
  );
  if (!isReady || isPatient(lobby)) return null;
  return askedAgain(lobby, ...sitters(lobby).filter((other) => other !== person));
}

/** Nobody is ready any more but those who are named. */
function askedAgain(lobby: Lobby, ...but: readonly string[]): Lobby {
  const places = lobby.places.map((place) =>
    place.is === 'person' && !but.includes(place.person) ? { ...place, salt: null } : place,
  );
  return { ...lobby, places };
}

/** The owner decides anew. Whoever still has a place keeps it; secret choices stay secret. */
function resettled(lobby: Lobby, { seats, ...settings }: TableSettings): Lobby {
  const isSame =
    settings.choosing === lobby.choosing && `${seats}` === `${lobby.seats.map(({ player }) => player)}`;
  const places = Array.from({ length: Math.max(...seats) + 1 }, (_, i) => lobby.places[i] ?? OPEN);
  return fresh({
    ...askedAgain({ ...lobby, places }),
    ...settings,
    seats: isSame ? lobby.seats : seats.map((player) => ({ player, hero: null, isHidden: false })),
    isSwapped: false,
  });
}

/** Whether everybody is there. */
export const isComplete = ({ places }: Lobby): boolean => places.every(({ is }) => is !== 'open');

/** Whether the next game may begin: everybody is there and every person has said so. */
export const mayBegin = (lobby: Lobby): boolean =>
  lobby.game === null &&
  isComplete(lobby) &&
  sitters(lobby).length > 0 &&
  lobby.places.every((place) => place.is !== 'person' || place.salt !== null);

/** The lobby while a game is played; `secret` is for the next one. */
export const playing = (lobby: Lobby, game: string, secret: string): Lobby => ({
  ...askedAgain(lobby),
  seats: lobby.seats.map((seat) => ({ ...seat, isHidden: false })),
  secret,
  isSwapped: false,
  game,
});

/** The lobby after a game. */
export const over = (lobby: Lobby): Lobby =>
  lobby.game === null ? lobby : { ...lobby, games: [...lobby.games, lobby.game], game: null };

/** Everybody moves on by one place, the heroes stay: in a duel the two change sides. */
export function swapped(lobby: Lobby): Lobby {
  const [first, ...others] = lobby.places;
  return first === undefined ? lobby : { ...lobby, places: [...others, first] };
}
