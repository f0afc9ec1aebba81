/** First letter large, a full stop at the end. */
export function sentence(text: string): string {
  const line = text.trim();
  const start = /^[a-z]/.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** `1 card`, `2 cards`. */
export const counted = (count: number, noun: string, plural: string = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
