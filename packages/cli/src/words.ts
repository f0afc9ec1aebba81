import { foreign } from '@peerless/language';
import { InputError, type Words } from './input-error.ts';
import type { PlainMessageId } from './messages.ts';

/** Reading the words after options. */

/** `a, b` → `['a', 'b']`; `option` is for those who leave an entry empty. */
export function listOf(text: string, option: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.includes('')) return words;
  throw new InputError((say) =>
    words.length === 1 ? say('emptyList', { option }) : say('emptyEntry', { option, text: foreign(text) }),
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
  throw new InputError((say) =>
    most === Number.MAX_SAFE_INTEGER
      ? say('wholeNumberFrom', { what, least, text: foreign(text) })
      : say('wholeNumberIn', { what, least, most, text: foreign(text) }),
  );
}

/** A seed as the engine takes it. */
export function seedWord(text: string): string {
  if (/^[0-9a-f]{1,32}$/i.test(text.trim())) return text.trim().toLowerCase();
  throw new InputError((say) => say('seedForm', { text: foreign(text) }));
}

/** Data for other programs. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Refuses options that would be ignored beside another one. */
export function refuseBeside(
  option: Words,
  others: Readonly<Record<string, unknown>>,
  why: PlainMessageId,
): void {
  const given = Object.keys(others).filter((name) => others[name] !== undefined);
  if (given.length === 0) return;
  const names = given.map((name) => `--${name}`).join(', ');
  throw new InputError((say) => say('notBeside', { option: option(say), others: names, why: say(why) }));
}
