import { createHash } from 'node:crypto';
import type { Viewer } from '@peerless/rules';
import type { Command } from '@peerless/table';
import type { ChatLine, LobbyView } from '@peerless/table/online';

/** A move as a client knows it. */
export interface Move {
  readonly game: string;
  /** The number that it led to. */
  readonly seq: number;
  readonly player: number;
  /** As JSON. */
  readonly command: string;
}

/** A line that somebody was told, at its table. */
export interface Line extends Pick<ChatLine, 'number' | 'person'> {
  readonly table: string;
  /** As JSON. */
  readonly saying: string;
}

/** What those at the tables have said, and what they were told: whatever was told must be so for ever. */
export class Ledger {
  /** By game and number, everything that was said to lead there, whether or not it did. */
  readonly said = new Map<string, Set<string>>();
  readonly acknowledged = new Map<string, Move>();
  /** By game, viewer and number: a hash of the bytes. */
  readonly told = new Map<string, string>();
  /** By game: the furthest number that anybody was told. */
  readonly furthest = new Map<string, number>();
  /** By table: the last state that anybody was told. */
  readonly lobbies = new Map<string, LobbyView>();
  /** By table: the games that anybody was told of. */
  readonly games = new Map<string, Set<string>>();
  readonly lines = new Map<string, Line>();
  /** What contradicts what was told before. */
  readonly contradictions: string[] = [];

  say(game: string, at: number, player: number, command: Command): void {
    const key = `${game} ${at + 1}`;
    const said = this.said.get(key) ?? new Set();
    this.said.set(key, said.add(`${player} ${JSON.stringify(command)}`));
  }

  acknowledge(game: string, seq: number, player: number, command: Command): void {
    this.acknowledged.set(`${game} ${seq}`, { game, seq, player, command: JSON.stringify(command) });
  }

  hear(game: string, viewer: Viewer, seq: number, isOneStep: boolean, text: string): void {
    this.furthest.set(game, Math.max(seq, this.furthest.get(game) ?? 0));
    if (!isOneStep) return;
    const [key, hash] = [`${game} ${viewer} ${seq}`, hashOf(text)];
    if ((this.told.get(key) ?? hash) !== hash) this.contradictions.push(`${key} was told twice, differently`);
    this.told.set(key, hash);
  }

  /** How often a table was changed, as far as anybody knows. */
  versionOf(table: string): number {
    return this.lobbies.get(table)?.version ?? 0;
  }

  /** A table as somebody sees it: not older than what was known before they asked, the same while nobody changed it. */
  see(view: LobbyView, known: number): void {
    const last = this.lobbies.get(view.id);
    const games = this.games.get(view.id) ?? new Set();
    this.games.set(view.id, games);
    for (const game of [...view.games, ...(view.game === null ? [] : [view.game])]) games.add(game);
    if (view.version < known)
      this.contradictions.push(`table ${view.id} was ${known} and is ${view.version}`);
    if (last === undefined || view.version > last.version) this.lobbies.set(view.id, view);
    else if (view.version === last.version && lasting(view) !== lasting(last))
      this.contradictions.push(`table ${view.id} ${view.version}: ${lasting(last)} became ${lasting(view)}`);
  }

  line(table: string, { number, person, saying }: ChatLine): void {
    const line = { table, number, person, saying: JSON.stringify(saying) };
    const [key, before] = [`${table} ${number}`, this.lines.get(`${table} ${number}`)];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(line))
      this.contradictions.push(`line ${key} has changed`);
    this.lines.set(key, line);
  }
}

export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64');

/** What does not depend on who looks, who is there and how strong they are by now. */
function lasting({ you: _, onlookers: __, places, ...view }: LobbyView): string {
  const sat = places.map((place) =>
    place.is === 'person' ? { ...place, isHere: true, rating: null } : place,
  );
  return JSON.stringify({ ...view, places: sat });
}
