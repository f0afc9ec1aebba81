import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

/** Shows how far long work is, where somebody is looking. */
export interface Progress {
  readonly advance: (by: number) => void;
  readonly end: () => void;
}

export function startProgress(io: Io, total: number, noun: string): Progress {
  if (io.progress === null) return { advance: () => {}, end: () => {} };
  const format = `{bar} {percentage} %  {value}/{total} ${noun}  {eta_formatted} left`;
  const bar = new SingleBar(
    { format, stream: io.progress, hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { advance: (by) => bar.increment(by), end: () => bar.stop() };
}
