import { PeerlessError } from '@peerless/rules';

/** Reading the words after options. */

/** `a, b` → `['a', 'b']`; `what` is the option, for those who leave an entry empty. */
export function listOf(text: string, what: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.includes('')) return words;
  throw new PeerlessError(
    words.length === 1
      ? `${what} needs a name, or several separated by commas, not nothing`
      : `${what} has an empty entry: "${text}"`,
  );
}

/** A whole number from `least` on. */
export function wholeNumber(
  text: string,
  what: string,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text);
  if (Number.isInteger(value) && text.trim() !== '' && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  throw new PeerlessError(`${what} is a whole number, ${range}, not "${text}"`);
}

/** A seed as the engine takes it. */
export function seedWord(text: string): string {
  if (/^[0-9a-f]{1,32}$/i.test(text.trim())) return text.trim().toLowerCase();
  throw new PeerlessError(`a seed is 1 to 32 hex digits, not "${text}"`);
}

/** Data for other programs. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Refuses options that would be ignored beside another one. */
export function refuseBeside(option: string, others: Readonly<Record<string, unknown>>, why: string): void {
  const given = Object.keys(others).filter((name) => others[name] !== undefined);
  if (given.length > 0)
    throw new PeerlessError(
      `${option} does not go with ${given.map((name) => `--${name}`).join(', ')}: ${why}`,
    );
}
