import { chanceFor } from './chance.ts';
import type { Blip, Theme } from './theme.ts';

/** One blip of a call as it is heard: when, in seconds from the start of its block, how loud, and from where. */
export interface HeardBlip extends Blip {
  readonly at: number;
  readonly loud: number;
  /** From -1 (left) to 1 (right). */
  readonly pan: number;
}

/** Calls are drawn by lot for so many seconds at a time. */
export const BLOCK_SECONDS = 4;

/** What is called out of the distance in one block of time. */
export function callsIn({ calls }: Theme, seed: string, block: number): HeardBlip[] {
  return calls.flatMap(({ every, loud, times, gap, blips }, i) => {
    const chance = chanceFor(seed, 'call', i, block);
    if (chance() > BLOCK_SECONDS / every) return [];
    const from = chance() * BLOCK_SECONDS;
    const count = times[0] + Math.floor(chance() * (times[1] - times[0] + 1));
    const pitch = 0.9 + chance() * 0.2;
    const near = loud * (0.5 + chance() * 0.5);
    const pan = chance() * 1.6 - 0.8;
    return Array.from({ length: count }, (_, time) => {
      const start = from + time * gap * (blips.length > 1 ? 2 : 1) * (0.9 + chance() * 0.2);
      return blips.map((blip, part) => ({
        ...blip,
        from: blip.from * pitch,
        to: blip.to * pitch,
        at: start + part * gap,
        loud: near,
        pan,
      }));
    }).flat();
  });
}
