import { useEffect, useRef, useState } from 'react';
import type { Companion } from '../table/company.ts';
import type { TableState } from '../table/table-source.ts';

const MINUTE = 60_000;
/** Milliseconds between two looks at the time. */
const LOOKS = 5000;

/** For how many whole minutes the table has been waiting. */
export interface Waited {
  /** Since whoever is asked was asked, or chose something. */
  readonly asked: number;
  /** By player, since they went; null: they are here. */
  readonly away: readonly (number | null)[];
}

/** How long others have been waited for: what the server said when this page came, and what the page has seen since. */
export function useWaited(company: readonly Companion[], { moments, waiting }: TableState): Waited {
  const [now, setNow] = useState(() => performance.now());
  const asked = useRef<{ told: TableState['waiting']; at: number }>({ told: null, at: now });
  const left = useRef<readonly (number | null)[]>([]);
  const here = company.map(({ isHere }) => isHere).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody comes or goes
  useEffect(() => {
    const at = performance.now();
    left.current = company.map(({ isHere }, player) => {
      if (isHere) return null;
      const told = waiting?.away[player] ?? null;
      const since = told === null || waiting === null ? at : waiting.heard - told;
      return Math.min(left.current[player] ?? at, since);
    });
    setNow(at);
  }, [here, waiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens at the table, somebody has done
  useEffect(() => {
    const at = performance.now();
    const isTold = waiting !== null && waiting !== asked.current.told;
    asked.current = { told: waiting, at: isTold ? waiting.heard - waiting.asked : at };
    setNow(at);
  }, [moments.length, waiting]);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), LOOKS);
    return () => clearInterval(timer);
  }, []);
  const minutes = (since: number): number => Math.max(0, Math.floor((now - since) / MINUTE));
  return {
    asked: minutes(asked.current.at),
    away: company.map(({ isHere }, player) => {
      const since = left.current[player] ?? null;
      return isHere || since === null ? null : minutes(since);
    }),
  };
}
