import type { Io } from '../io.ts';
import type { Lines } from '../lines.ts';
import type { Say } from '../messages.ts';

/** Prints lines; on a terminal a screenful at a time, because the screen of the game cannot be scrolled back. */
export async function printPages(text: readonly string[], io: Io, lines: Lines, say: Say): Promise<void> {
  const all = text.flatMap((line) => line.split('\n'));
  const rows = io.isTerminal ? Math.max(1, io.height - 1) : all.length;
  for (let from = 0; from < all.length; from += rows) {
    if (from > 0) {
      const answer = await lines.next(`${say('pressForMore')} `);
      if (answer === null || answer.trim() !== '') return;
    }
    io.out(`${all.slice(from, from + rows).join('\n')}\n`);
  }
}
