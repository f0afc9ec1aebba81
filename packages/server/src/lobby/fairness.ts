import { createHash, randomBytes } from 'node:crypto';
import type { Fairness } from '@peerless/table/online';

/**
 * The shuffle can be verified. The server chooses a secret and publishes its hash, the pledge, before anybody says
 * anything; each page adds a salt of its own when its person is ready; the seed is made of all of them. The server cannot
 * choose it any more when it learns the salts, and nobody else knows the secret. When the game is over, all is told.
 */

export const newSecret = (): string => randomBytes(32).toString('hex');

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What a page is told of the salt that it gave. */
export const hashOf = (salt: string): string => sha256(salt);

/** What is published of a secret. */
export const pledgeOf = (secret: string): string => sha256(secret);

/** The seed of a game, in 32 hex digits; salts by player, empty texts for bots. */
export const seedOf = (secret: string, salts: readonly string[]): string =>
  sha256(secret + salts.join('')).slice(0, 32);

/** A number below a bound that the seed decides, another one for each lot. */
export const lotOf = (seed: string, lot: number, bound: number): number =>
  Number(BigInt(`0x${sha256(`${seed} ${lot}`)}`) % BigInt(bound));

/** How a seed came about. */
export const fairnessOf = (secret: string, salts: readonly string[]): Fairness => ({
  pledge: pledgeOf(secret),
  secret,
  salts,
  seed: seedOf(secret, salts),
});
