import {
  below,
  type GameConfig,
  type GameEvent,
  type Library,
  observe,
  type Rng,
  type Viewer,
  viewFor,
} from '@peerless/rules';
import { redealt } from '@peerless/rules/laws';
import { newMatch } from '@peerless/rules/match';
import { type Change, Host, type Player, type Refusal } from '@peerless/table';
import { discloses } from '@peerless/testkit';
import type { LoggedCommand } from '../../src/index.ts';
import { carryOut } from '../../src/rooms/logged-command.ts';

/**
 * Two true games that differ only in what is hidden from a viewer: the same seed, the same shuffles and the same choices,
 * but some cards lay in each other's places before the decks were shuffled. Whatever the viewer has learnt is the same.
 */

/** A command of a log, and who gave it. */
export interface Logged {
  readonly player: number;
  readonly command: LoggedCommand;
}

/** A game that goes through a log, and tells everything that happens, also what is secret. */
export class Told {
  readonly host: Host;
  readonly setup: GameEvent[] = [];

  constructor(config: GameConfig, library: Library, players: readonly Player[]) {
    this.host = new Host(
      newMatch(config, library, (event) => this.setup.push(event)),
      players,
    );
  }

  /** The hands that a viewer may see; no event tells of the first ones, nor of those after a mulligan. */
  handsFor(viewer: Viewer): string {
    const { game } = this.host.match;
    const { seats } = viewFor(observe(game, 'open'));
    const isSeen = (seat: number): boolean =>
      typeof viewer === 'number' && (((game.content.insiders[seat] ?? 0) >> viewer) & 1) === 1;
    return JSON.stringify(seats.map(({ hand }, seat) => (isSeen(seat) ? hand : null)));
  }

  carryOut({ player, command }: Logged): Change | Refusal {
    return carryOut(this.host, player, command, this.host.seq);
  }
}

/** The first event that tells a viewer by right that two games are two; null if there is none. */
export function partsAt(
  events: readonly GameEvent[] | null,
  others: readonly GameEvent[] | null,
  viewer: Viewer,
): number | null {
  for (let i = 0; i < Math.max(events?.length ?? 0, others?.length ?? 0); i++) {
    const both = [events?.[i], others?.[i]];
    if (JSON.stringify(both[0]) === JSON.stringify(both[1])) continue;
    if (both.some((event) => event !== undefined && discloses(event, viewer))) return i;
  }
  return null;
}

/** How often a deal is tried. */
const TRIES = 24;

/** A twin that has gone through the same log and told the viewer nothing else; null if none is found. */
export function twinAfter(
  config: GameConfig,
  library: Library,
  players: readonly Player[],
  log: readonly Logged[],
  viewer: Viewer,
  rng: Rng,
): { readonly twin: Told; readonly library: Library } | null {
  for (let n = 0; n < TRIES; n++) {
    const other = redealt(config, library, 1 + below(rng, Math.max(1, 12 - n)), rng);
    const twin = goneThrough(config, library, other, players, log, viewer);
    if (twin !== null) return { twin, library: other };
  }
  return null;
}

function goneThrough(
  config: GameConfig,
  library: Library,
  other: Library,
  players: readonly Player[],
  log: readonly Logged[],
  viewer: Viewer,
): Told | null {
  const [truth, twin] = [new Told(config, library, players), new Told(config, other, players)];
  if (JSON.stringify(truth.setup) === JSON.stringify(twin.setup) && log.length === 0) return null;
  if (partsAt(truth.setup, twin.setup, viewer) !== null || truth.handsFor(viewer) !== twin.handsFor(viewer))
    return null;
  for (const logged of log) {
    const [change, changed] = [truth.carryOut(logged), twin.carryOut(logged)];
    if (typeof change === 'string' || typeof changed === 'string') return null;
    if (partsAt(change.events, changed.events, viewer) !== null) return null;
    if (truth.handsFor(viewer) !== twin.handsFor(viewer)) return null;
  }
  return twin;
}
