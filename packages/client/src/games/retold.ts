import { type GameRecord, toRecord } from '@peerless/rules/match';
import { type Moment, peopleIn, tapeOf } from '@peerless/table';
import { library } from '../library.ts';
import type { KeptGame } from './kept-game.ts';

/** A kept game as its first person saw it, which takes playing it again; null if that cannot be done any more. */
export function retold({ record, players }: Pick<KeptGame, 'record' | 'players'>): {
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
} | null {
  try {
    const { match, tape } = tapeOf(record, library());
    return { record: toRecord(match), moments: tape.moments(peopleIn(players)[0] ?? 'spectator') };
  } catch {
    // Other rules or other heroes: it cannot be told any more how it went.
    return null;
  }
}
