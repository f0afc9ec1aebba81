import type { Language } from '@peerless/language';
import { useSyncExternalStore } from 'react';
import type { TableState } from './table-source.ts';

/** One clock counts for all that are shown, so that they change together. */

const EVERY = 250;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let ticks = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    ticks++;
    for (const each of listeners) each();
  }, EVERY);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const still = () => () => {};

/** How much time a player has left, in whole seconds; null: nobody counts. */
export function useSecondsLeft(clock: TableState['clock'], player: number): number | null {
  const runs = clock?.running === player;
  useSyncExternalStore(runs ? subscribe : still, () => (runs ? ticks : 0));
  const had = clock?.left[player];
  if (clock === null || had === null || had === undefined) return null;
  const left = runs ? had - (performance.now() - clock.heard) : had;
  return Math.max(0, Math.ceil(left / 1000));
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const two = (number: number): string => String(number).padStart(2, '0');

/** "1:05", "1:02:03", and from a day on only days and hours. */
export function clockFace(seconds: number, lang: Language): string {
  if (seconds >= DAY) return daysText(seconds, lang);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function daysText(seconds: number, lang: Language): string {
  const text = (amount: number, unit: 'day' | 'hour'): string =>
    new Intl.NumberFormat(lang === 'pt' ? 'pt-BR' : lang, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
    }).format(amount);
  return `${text(Math.floor(seconds / DAY), 'day')} ${text(Math.floor((seconds % DAY) / HOUR), 'hour')}`;
}
