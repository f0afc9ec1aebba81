import { type Outcome, outcome } from '@peerless/rules';
import { fromRecord } from '@peerless/rules/match';
import { useEffect, useState } from 'react';
import { library } from '../library.ts';
import type { KeptGame } from './kept-game.ts';

/** What was found out; a finished game does not change any more. */
const known = new Map<string, Outcome | null>();

/** How a game ended; null for a running one, or one of another version. */
export function outcomeOf({ record, outcome: kept }: Pick<KeptGame, 'record' | 'outcome'>): Outcome | null {
  if (kept !== undefined) return kept;
  try {
    return outcome(fromRecord(record, library()).game);
  } catch {
    return null;
  }
}

/** How a finished game ended. That may take playing it again, so the list does not wait for it. */
export function useOutcome(game: KeptGame): Outcome | null {
  const key = `${game.id} ${game.changed}`;
  const [ended, setEnded] = useState(game.outcome ?? known.get(key) ?? null);
  useEffect(() => {
    if (!game.over || game.outcome !== undefined) return;
    const timer = setTimeout(() => {
      const found = known.get(key) ?? outcomeOf(game);
      known.set(key, found);
      setEnded(found);
    });
    return () => clearTimeout(timer);
  }, [key, game]);
  return game.over ? ended : null;
}
