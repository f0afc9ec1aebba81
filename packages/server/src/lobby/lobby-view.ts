import { isQuick, type LobbyPlace, type LobbySeat, type LobbyView, whenUpOf } from '@peerless/table/online';
import { isRatedAt } from './begin.ts';
import { nextStep } from './draft.ts';
import { hashOf, pledgeOf } from './fairness.ts';
import { type Lobby, type Place, playerOf, type Seat } from './lobby.ts';

/** A lobby as it is stored, with the number of its last change. */
export interface StoredLobby {
  readonly id: string;
  readonly version: number;
  readonly lobby: Lobby;
}

/** What is known of the people around a table. */
export interface Company {
  /** Those who have changed their name since they sat down, and the others. */
  readonly names: ReadonlyMap<string, string>;
  /** In the mode of this table; whoever is missing has none yet. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Whose pages are connected. */
  readonly here: ReadonlySet<string>;
  /** Connected pages of people who are not signed in. */
  readonly strangers: number;
}

export const NOBODY: Company = { names: new Map(), ratings: new Map(), here: new Set(), strangers: 0 };

/** A table as one person sees it, or somebody who is not signed in: made by naming what may be told. */
export function lobbyView(
  { id, version, lobby }: StoredLobby,
  company: Company,
  viewer: string | null,
): LobbyView {
  const { mode, board, options, isPublic, choosing, clock, isSwapped, game, games } = lobby;
  const isRated = isRatedAt(lobby);
  const player = viewer === null ? null : playerOf(lobby, viewer);
  const isOwner = viewer !== null && lobby.owner === viewer;
  const seated = lobby.places.flatMap((place) => (place.is === 'person' ? [place.person] : []));
  const standing = [...company.here].filter((person) => !seated.includes(person));
  return {
    id,
    version,
    ...{ mode, board, options, isPublic, choosing, clock, isSwapped, game, games },
    isCast: lobby.isCast && isQuick(clock),
    isRated,
    whenUp: whenUpOf(isRated, lobby.whenUp),
    places: lobby.places.map((place) => shownPlace(place, company)),
    seats: lobby.seats.map((seat) => shownSeat(seat, lobby, player, isOwner)),
    draft: choosing === 'draft' ? { struck: lobby.struck, next: nextStep(lobby) } : null,
    pledge: pledgeOf(lobby.secret),
    onlookers: standing.length + company.strangers,
    you: { player, isOwner, given: givenBy(lobby, player) },
  };
}

/** Nobody else is told anything of it, and it is not a salt. */
function givenBy({ places }: Lobby, player: number | null): string | null {
  const place = player === null ? undefined : places[player];
  return place?.is === 'person' && place.salt !== null ? hashOf(place.salt) : null;
}

function shownPlace(place: Place, { names, ratings, here }: Company): LobbyPlace {
  if (place.is !== 'person') return place;
  const { person, name, salt } = place;
  return {
    is: 'person',
    person,
    name: names.get(person) ?? name,
    rating: ratings.get(person) ?? null,
    isReady: salt !== null,
    isHere: here.has(person),
  };
}

/** A secret choice is told to whoever made it. */
function shownSeat(
  { player, hero, isHidden }: Seat,
  { places }: Lobby,
  viewer: number | null,
  isOwner: boolean,
): LobbySeat {
  const isOwn = player === viewer || (isOwner && places[player]?.is === 'bot');
  return { player, hero: isHidden && !isOwn ? null : hero, isChosen: hero !== null };
}
