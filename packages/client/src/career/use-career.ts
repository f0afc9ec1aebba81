import { useEffect, useMemo, useState } from 'react';
import { useKeptGames } from '../games/game-store.ts';
import { type Career, onCareer, readCareer } from './ledger.ts';
import { byHero, type Tally } from './tallies.ts';

/** Everything that is kept of somebody, also as other tabs change it; null until it is read. */
export function useCareer(): Career | null {
  const [career, setCareer] = useState<Career | null>(null);
  useEffect(() => {
    let here = true;
    const read = (): void => {
      void readCareer().then((found) => here && setCareer(found));
    };
    read();
    const stop = onCareer(read);
    return () => {
      here = false;
      stop();
    };
  }, []);
  return career;
}

/** Counts what was played before there was a ledger, or was left at the very end; whether that is still going on. */
export function useOldGames(): boolean {
  const games = useKeptGames();
  const [isCounting, setCounting] = useState(true);
  useEffect(() => {
    if (games === null) return;
    let here = true;
    // To play games again takes the whole engine: only who has some waits for it.
    void import('./keep-row.ts')
      .then(({ countOld }) => countOld(games))
      .then(() => here && setCounting(false));
    return () => {
      here = false;
    };
  }, [games]);
  return isCounting;
}

/** How one has fared with each hero; games from before there was a ledger are counted first. */
export function useOwnRecords(): ReadonlyMap<string, Tally> {
  useOldGames();
  const career = useCareer();
  return useMemo(() => byHero(career?.rows ?? []), [career]);
}
