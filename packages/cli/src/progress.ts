import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

/** Shows how far long work is, where somebody is looking; `note` is what is known so far. */
export interface Progress {
  readonly advance: (by: number, note?: string) => void;
  readonly end: () => void;
}

/** How many advances the remaining time is guessed from: games differ much in length. */
const REMEMBERED = 100;

/** `done` is what was there before. */
export function startProgress(io: Io, total: number, noun: string, done: number = 0): Progress {
  if (io.progress === null) return { advance: () => {}, end: () => {} };
  const format = `{bar} {percentage} %  {value}/{total} ${noun}  {eta_formatted} left{note}`;
  const bar = new SingleBar(
    { format, stream: io.progress, hideCursor: true, clearOnComplete: true, etaBuffer: REMEMBERED },
    Presets.shades_classic,
  );
  bar.start(total, done, { note: '' });
  return {
    advance: (by, note) => bar.increment(by, note === undefined ? {} : { note: `  ${note}` }),
    end: () => bar.stop(),
  };
}
