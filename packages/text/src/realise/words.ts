/** Joining words, in any language. */

/** Parts of a phrase with single blanks between them. */
export const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** A text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Items in a row: commas, and `last` (with its blanks) before the last one. */
export function inRow(items: readonly string[], last: string): string {
  const end = items.at(-1);
  if (end === undefined || items.length === 1) return end ?? '';
  return `${items.slice(0, -1).join(', ')}${last}${end}`;
}

/** "{has|have}" in a frame: as one does it, as several do. */
export const numbered = (text: string, plural: boolean): string =>
  text.replaceAll(/\{([^|}]+)\|([^|}]+)\}/g, plural ? '$2' : '$1');
