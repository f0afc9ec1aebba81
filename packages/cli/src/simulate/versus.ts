import { type Share, wilson } from '@peerless/ai';

/** Two versions of a hero, compared by games that both played with the same shuffles, opponents, board and dice. */
export interface Versus {
  readonly hero: string;
  /** The file of the other version. */
  readonly file: string;
  readonly pairs: number;
  /** As the hero is here, and as it is in the file. */
  readonly here: Share;
  readonly there: Share;
  /** By how much the file's version wins more often, with its 95 % interval. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Pairs in which the file's version did better, worse and the same. */
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  /** How often two versions of one strength would be as far apart by chance. */
  readonly pValue: number;
}

/** From here on two versions are said to differ. */
const SIGNIFICANT = 0.05;

/** What the file of the other version is called, and whose hero it is. */
export interface Versions {
  readonly hero: string;
  readonly file: string;
}

/** The key under which a pair is counted: 1 for a won game, 0.5 for a draw. */
export const pairKey = (here: number, there: number): string => `${here} ${there}`;

/** The comparison of all pairs. */
export function versusOf({ hero, file }: Versions, pairs: Readonly<Record<string, number>>): Versus {
  const rows = Object.entries(pairs).map(([key, count]) => {
    const [here = 0, there = 0] = key.split(' ').map(Number);
    return { here, there, gain: there - here, count };
  });
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + row.count * of(row), 0);
  const all = sum(() => 1);
  const [better, worse] = [sum(({ gain }) => Number(gain > 0)), sum(({ gain }) => Number(gain < 0))];
  const difference = all === 0 ? 0 : sum(({ gain }) => gain) / all;
  const variance = all < 2 ? 1 : sum(({ gain }) => (gain - difference) ** 2) / (all - 1);
  const spread = 1.959964 * Math.sqrt(variance / Math.max(1, all));
  return {
    hero,
    file,
    pairs: all,
    here: wilson(
      sum(({ here }) => here),
      all,
    ),
    there: wilson(
      sum(({ there }) => there),
      all,
    ),
    difference,
    low: Math.max(-1, difference - spread),
    high: Math.min(1, difference + spread),
    better,
    worse,
    same: all - better - worse,
    pValue: signTest(better, worse),
  };
}

/**
 * The exact sign test, on both sides: of pairs that differ, each version does better in half by chance (McNemar's exact test where
 * no game is drawn).
 */
export function signTest(better: number, worse: number): number {
  const all = better + worse;
  let log = -all * Math.LN2;
  let tail = 0;
  for (let k = 0; k <= Math.min(better, worse); k++) {
    tail += Math.exp(log);
    log += Math.log((all - k) / (k + 1));
  }
  return Math.min(1, 2 * tail);
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The same in sentences. */
export function versusText({ hero, file, pairs, here, there, ...rest }: Versus): string[] {
  const { difference, low, high, better, worse, same, pValue } = rest;
  const p = pValue < 0.001 ? 'p < 0.001' : `p = ${pValue.toFixed(3)}`;
  const verdict =
    pValue >= SIGNIFICANT
      ? `That may well be chance (${p}): these games do not show that the versions differ in strength.`
      : `That is hardly chance (${p}): the version of ${file} is ${better > worse ? 'stronger' : 'weaker'}.`;
  return [
    `Two versions of ${hero}, ${pairs} games each with the same shuffles: ${percent(here.winRate)} won as it is here, ${percent(there.winRate)} as in ${file}, ${points(difference)} points (95 %: ${points(low)} to ${points(high)}).`,
    `The version of ${file} did better in ${better} games, worse in ${worse}, the same in ${same}. ${verdict}`,
  ];
}
