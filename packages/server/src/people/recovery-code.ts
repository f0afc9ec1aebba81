import { randomInt } from 'node:crypto';

/** A code that takes a person to another device: 125 bits, in letters that nobody mistakes for others. */

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const [GROUPS, LENGTH] = [5, 5];

const group = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new one, as it is shown: `K7QPM-…`. */
export const recoveryCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** What somebody typed, without what may differ from how it was shown. */
export const plainCode = (text: string): string => text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
