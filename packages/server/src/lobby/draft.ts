import type { Choosing, Draft, LobbyRefusal } from '@peerless/table/online';

/**
 * A draft: in turn order everybody strikes out a hero whom nobody may have; then, in the other direction, everybody
 * chooses one for each of their seats. Whoever strikes last chooses first. Bots take no part: the owner chooses for them,
 * or the lot does. What was drafted stays for a rematch; when the owner decides anew, it begins again.
 */

/** What a draft knows of a lobby. */
export interface DraftedLobby {
  readonly choosing: Choosing;
  /** In the order in which they were struck out. */
  readonly struck: readonly string[];
}

interface Drafted extends DraftedLobby {
  readonly places: readonly (
    | { readonly is: 'open' | 'bot' }
    | { readonly is: 'person'; readonly person: string }
  )[];
  readonly seats: readonly {
    readonly player: number;
    readonly hero: string | null;
    readonly isHidden: boolean;
  }[];
}

/** Who has to do what; null when all is done, or nothing is drafted. */
export function nextStep({ choosing, struck, places, seats }: Drafted): Draft['next'] {
  if (choosing !== 'draft') return null;
  const players = places.flatMap(({ is }, player) => (is === 'bot' ? [] : [player]));
  const striker = players[struck.length];
  if (striker !== undefined) return { player: striker, step: 'strike' };
  const chooser = players.findLast((player) =>
    seats.some((seat) => seat.player === player && seat.hero === null),
  );
  return chooser === undefined ? null : { player: chooser, step: 'choose' };
}

/** A draft from the beginning; what was chosen otherwise stays. */
export const fresh = <L extends Drafted>(lobby: L): L =>
  lobby.choosing === 'draft'
    ? { ...lobby, struck: [], seats: lobby.seats.map((seat) => ({ ...seat, hero: null, isHidden: false })) }
    : { ...lobby, struck: [] };

/** Strikes out a hero. */
export function strike<L extends Drafted>(lobby: L, person: string, hero: string): L | LobbyRefusal {
  const next = nextStep(lobby);
  if (next?.step !== 'strike') return 'notYet';
  const place = lobby.places[next.player];
  if (place?.is !== 'person' || place.person !== person) return 'notYours';
  return lobby.struck.includes(hero) ? 'taken' : { ...lobby, struck: [...lobby.struck, hero] };
}

/** Why a seat may not have a hero, in a draft; null: it may. Bots have what is left. */
export function mayTake(lobby: Drafted, seat: number, hero: string | null): LobbyRefusal | null {
  const [next, taker] = [nextStep(lobby), lobby.seats[seat]];
  const isBot = lobby.places[taker?.player ?? -1]?.is === 'bot';
  const mayChoose = isBot ? next === null : next?.step === 'choose' && next.player === taker?.player;
  if (!mayChoose || (hero === null && !isBot)) return 'notYet';
  const isTaken = hero !== null && lobby.seats.some((other, i) => i !== seat && other.hero === hero);
  return isTaken || lobby.struck.includes(hero ?? '') ? 'taken' : null;
}
