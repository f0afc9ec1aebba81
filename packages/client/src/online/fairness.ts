import type { TableConfig } from '@peerless/rules';
import type { Fairness } from '@peerless/table/online';
import { keptParts, type Lots, type Part } from './parts.ts';
import { sha256 } from './sha256.ts';

/** What was found out about the shuffle of a game; null: it cannot be known here. */
export interface Checked {
  /** The secret is the one whose hash this page had seen before it gave its part. */
  readonly isPledgeKept: boolean | null;
  /** What this page gave is in the seed. */
  readonly isPartIn: boolean | null;
  /** The seed is made of the secret and of what everybody gave, and it is the one that was played with. */
  readonly isSeedRight: boolean;
  /** The heroes that nobody chose are those that the seed draws. */
  readonly areLotsRight: boolean | null;
}

/** A game that is over, as the server tells it. */
export interface Told {
  readonly game: string;
  readonly fairness: Fairness;
  readonly config: Pick<TableConfig, 'seats'> & { readonly seed: string };
}

/** Digits of a seed. */
const SEED = 32;

/** Checks the shuffle of a game against what pages of this browser remember, which no server can change afterwards. */
export function check({ game, fairness, config }: Told, parts: readonly Part[] = keptParts()): Checked {
  const { secret, salts, seed, pledge: told } = fairness;
  const pledge = sha256(secret);
  // A part that fits was given for this game. One that does not has to, if this page has seen the game begin with it.
  const part =
    parts.findLast((kept) => kept.game === game) ??
    parts.findLast((kept) => kept.pledge === pledge && salts.includes(kept.salt)) ??
    null;
  const isKept = part === null ? null : part.pledge === pledge;
  return {
    isPledgeKept: pledge === told ? isKept : false,
    isPartIn: part === null ? null : salts.includes(part.salt),
    isSeedRight: sha256(secret + salts.join('')).slice(0, SEED) === seed && seed === config.seed,
    areLotsRight: part?.lots == null ? null : isDrawn(part.lots, config),
  };
}

/** Whether a server has kept its word: `unknown` where only its own word says so. */
export function verdictOn(checked: Checked): 'fair' | 'unfair' | 'unknown' {
  if (Object.values(checked).includes(false)) return 'unfair';
  return checked.isPledgeKept === true && checked.isPartIn === true ? 'fair' : 'unknown';
}

/** Draws the lots again, as `begin` of the server does: each seat one of those that are left, in their order. */
function isDrawn({ seats: drawn, from }: Lots, { seats, seed }: Told['config']): boolean {
  const chosen = seats.flatMap(({ hero }, seat) => (drawn.includes(seat) ? [] : [hero]));
  const left = from.filter((hero) => !chosen.includes(hero)).sort();
  return drawn.every((seat) => {
    const lot = Number(BigInt(`0x${sha256(`${seed} ${seat}`)}`) % BigInt(Math.max(1, left.length)));
    return left.splice(lot, 1)[0] === seats[seat]?.hero;
  });
}
