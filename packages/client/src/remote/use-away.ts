import { useEffect, useRef, useState } from 'react';
import type { Companion } from '../table/company.ts';

const MINUTE = 60_000;

/** For how many whole minutes each player has been away, as this page has seen it; null: they are here. */
export function useMinutesAway(company: readonly Companion[]): readonly (number | null)[] {
  const since = useRef<(number | null)[]>([]);
  const [now, setNow] = useState(() => performance.now());
  const isAnybodyAway = company.some(({ isHere }) => !isHere);
  const here = company.map(({ isHere }) => isHere).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody comes or goes
  useEffect(() => {
    const at = performance.now();
    since.current = company.map(({ isHere }, player) => (isHere ? null : (since.current[player] ?? at)));
    setNow(at);
  }, [here]);
  useEffect(() => {
    if (!isAnybodyAway) return;
    const timer = setInterval(() => setNow(performance.now()), 5000);
    return () => clearInterval(timer);
  }, [isAnybodyAway]);
  return company.map(({ isHere }, player) => {
    const left = since.current[player] ?? null;
    return isHere || left === null ? null : Math.floor((now - left) / MINUTE);
  });
}
