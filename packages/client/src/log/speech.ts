import type { EventType } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import type { LogLine } from './lines.ts';

/** What must not be missed, and what is left out first when too much happens at once. */
const IMPORTANT: readonly EventType[] = [
  'turnStarted',
  'attackDeclared',
  'bonusAttack',
  'defended',
  'schemePlayed',
  'combatResolved',
  'damaged',
  'defeated',
  'eliminated',
  'resigned',
  'timedOut',
  'gameEnded',
];
const MINOR: readonly EventType[] = [
  'actionStarted',
  'placed',
  'discarded',
  'cardMoved',
  'shuffled',
  'valueChanged',
  'counterChanged',
  'partTurned',
  'sideShuffled',
  'sideDiscarded',
  'sideBuried',
  'combatWon',
  'revealed',
];

const weightOf = ({ event: { type } }: LogLine): number =>
  IMPORTANT.includes(type) ? 2 : MINOR.includes(type) ? 0 : 1;

/** At most so many lines, in order; the least important go first, and of those the oldest. Some may matter most. */
export function worthSaying(
  lines: readonly LogLine[],
  most: number,
  mattersMost: (line: LogLine) => boolean = () => false,
): readonly LogLine[] {
  if (lines.length <= most) return lines;
  const ranked = lines
    .map((line, age) => ({
      line,
      age,
      weight: mattersMost(line) ? Number.POSITIVE_INFINITY : weightOf(line),
    }))
    .sort((a, b) => (a.weight === b.weight ? b.age - a.age : b.weight - a.weight));
  const kept = new Set(ranked.slice(0, most).map(({ line }) => line));
  return lines.filter((line) => kept.has(line));
}

/** A line as it is read aloud. */
export const spoken = ({ text, source }: LogLine): string =>
  source === '' ? text : `${text.replace(/\.$/, '')} (${source}).`;

/**
 * The first moment that is new. Moments that were taken back, or told again for somebody else, are not: nothing is said
 * twice.
 */
export function newMoments(before: readonly Moment[], now: readonly Moment[]): number {
  const goesOn = before.length > 0 && now[before.length - 1] === before.at(-1);
  return goesOn ? before.length : now.length;
}
