import type { Say } from './messages.ts';

/**
 * First letter large, a full stop at the end unless a question ends it. Only a plain word gets a large letter: not a path, a file name, a key
 * such as `play[1].attack`, or anything else before a colon.
 */
export function sentence(text: string): string {
  const line = text.trim().replace(/([!?])\.$/, '$1');
  const start = /^[a-z]+([\s,;.!?]|$)/.test(line) && !/^[a-z]+\.\S/.test(line) ? capital(line) : line;
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** A text with its first letter large. */
export const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** `1 game`, `2 games`, for those who develop. */
export const counted = (count: number, noun: string, plural: string = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** `a, b or c` */
export const either = (words: readonly string[], say: Say): string =>
  words.length < 2
    ? words.join('')
    : say('either', { most: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
