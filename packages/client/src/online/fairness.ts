import type { Fairness } from '@peerless/table/online';
import { type Part, partFor } from './salt.ts';

/** What was found out about the shuffle of a game; null: it cannot be known here. */
export interface Checked {
  /** The secret is the one whose hash was published before anybody added anything. */
  readonly isPledgeKept: boolean;
  /** What this page added is in the seed. */
  readonly isPartIn: boolean | null;
  /** The seed is made of the secret and of what everybody added, and it is the one that was played with. */
  readonly isSeedRight: boolean;
}

/** Digits of a seed. */
const SEED = 32;

/** Checks the shuffle of a game that is over; null where the browser gives no hashes, as on pages without https. */
export async function check(
  fairness: Fairness,
  playedSeed: string,
  player: number | null,
  part: Part | null = partFor(fairness.pledge),
): Promise<Checked | null> {
  if (crypto.subtle === undefined) return null;
  const { secret, salts, seed, pledge } = fairness;
  const made = (await sha256(secret + salts.join(''))).slice(0, SEED);
  return {
    isPledgeKept: (await sha256(secret)) === pledge,
    isPartIn: part === null || player === null ? null : salts[player] === part.salt,
    isSeedRight: made === seed && seed === playedSeed,
  };
}

export const isFair = ({ isPledgeKept, isPartIn, isSeedRight }: Checked): boolean =>
  isPledgeKept && isSeedRight && isPartIn !== false;

/** The hex digits of the hash of a text. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
