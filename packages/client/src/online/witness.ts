import type { LobbyView } from '@peerless/table/online';
import { keepPart, type Lots, type Part } from './parts.ts';
import { sha256 } from './sha256.ts';

/** What a page gives when its person is ready, and what it knows at that moment. */
export interface Offer extends Pick<Part, 'pledge' | 'salt'> {
  /** The heroes that there are. */
  readonly heroes: readonly string[];
}

/**
 * Sees with whose part a game begins. A page knows what it has given, and that the server holds it, as long as it is
 * connected; if a game begins then, that part has to be in its shuffle. Somebody may take their word back, or say it
 * again on another device, or the page may have been away: then nothing can be said about the next game from here.
 */
export class Witness {
  private readonly keep: (part: Part) => void;
  private offer: Offer | null = null;
  /** Whether the server has said, and nobody has taken back since, that it holds what was offered. */
  private isHeld = false;
  /** The table as it was last seen between games. */
  private before: LobbyView | null = null;

  constructor(keep: (part: Part) => void = keepPart) {
    this.keep = keep;
  }

  /** This page is about to say that its person is ready. */
  offers(offer: Offer): void {
    this.offer = offer;
    this.isHeld = false;
  }

  /** The server has taken it; `present`: the table as it is by now. */
  taken(answer: LobbyView, present: LobbyView | null): void {
    const { offer } = this;
    if (offer === null) return;
    const { pledge, salt } = offer;
    // Also whoever does not see the game begin can find this part in it.
    this.keep({ pledge, salt, game: null, lots: null });
    if (answer.game === null) this.saw(answer);
    // The last word was this one: the game began with it.
    else this.begins(answer, answer.game);
    if (present !== null && present.version > answer.version) this.saw(present);
  }

  /** The server has not taken it: what it holds, if anything, is from elsewhere. */
  refused(): void {
    this.offer = null;
  }

  saw(lobby: LobbyView): void {
    // What comes by two ways may come in another order.
    if (lobby.version < (this.before?.version ?? 0)) return;
    if (lobby.game !== null) {
      if (this.isHeld) this.begins(lobby, lobby.game);
      return;
    }
    const isOwn = this.offer !== null && lobby.you.given === sha256(this.offer.salt);
    // It was held, and is so no longer.
    if (this.isHeld && !isOwn) this.offer = null;
    this.isHeld = isOwn;
    this.before = lobby;
  }

  /** The line broke: who knows what was said meanwhile. */
  lost(): void {
    this.isHeld = false;
    this.before = null;
  }

  private begins(lobby: LobbyView, game: string): void {
    const { offer, before } = this;
    if (offer === null) return;
    const { pledge, salt } = offer;
    // The game begins with the change after the one that was seen, or somebody may have chosen between them.
    const isNext = before !== null && lobby.version === before.version + 1;
    this.keep({ pledge, salt, game, lots: isNext ? lotsOf(before, offer.heroes) : null });
    this.offer = null;
    this.isHeld = false;
  }
}

function lotsOf({ seats, draft }: LobbyView, heroes: readonly string[]): Lots | null {
  const drawn = seats.flatMap(({ isChosen }, seat) => (isChosen ? [] : [seat]));
  const struck = draft?.struck ?? [];
  return drawn.length === 0 ? null : { seats: drawn, from: heroes.filter((hero) => !struck.includes(hero)) };
}
