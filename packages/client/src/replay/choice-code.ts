import { decision } from '@peerless/rules';
import { type Match, type PlayedEntry, playEntry } from '@peerless/rules/match';
import { indexOfKey } from '@peerless/rules/numbers';

/**
 * The choices of a game as one big number. Each choice is a digit whose base is the number of options at that point,
 * which the rules know again when the game is replayed: nothing else has to be written down, and every number is a game.
 */

interface Digit {
  readonly value: number;
  readonly base: number;
}

/** Whoever leaves a game is written behind the last option: first that it is no choice, then who leaves and how. */
function leaving(entry: Exclude<PlayedEntry, { choose: string }>, seats: number): number {
  if ('resign' in entry) return entry.resign;
  return 'timeout' in entry ? seats + entry.timeout : 2 * seats;
}

const seatsAt = (match: Match): number => match.config.seats.length;

const optionsAt = (match: Match): number => decision(match.game)?.options.length ?? 0;

/** The digits of what happens next, before it happens. */
function digitsOf(match: Match, entry: PlayedEntry): Digit[] {
  const options = optionsAt(match);
  const base = options + 1;
  if ('choose' in entry) return [{ value: indexOfKey(match.game, entry.choose), base }];
  const seats = seatsAt(match);
  return [
    { value: options, base },
    { value: leaving(entry, seats), base: 2 * seats + 1 },
  ];
}

/** Plays the entries on a new match and writes them as a number. */
export function writeChoices(match: Match, entries: readonly PlayedEntry[]): bigint {
  const digits: Digit[] = [];
  for (const entry of entries) {
    digits.push(...digitsOf(match, entry));
    playEntry(match, entry);
  }
  return digits.reduceRight((number, { value, base }) => number * BigInt(base) + BigInt(value), 0n);
}

/** Plays so many choices of a number on a new match. */
export function readChoices(match: Match, count: number, number: bigint): void {
  let rest = number;
  const next = (base: number): number => {
    const digit = Number(rest % BigInt(base));
    rest /= BigInt(base);
    return digit;
  };
  for (let i = 0; i < count; i++) {
    const options = decision(match.game)?.options ?? [];
    const chosen = options[next(options.length + 1)];
    const entry =
      chosen === undefined ? leaver(next(2 * seatsAt(match) + 1), seatsAt(match)) : { choose: chosen.key };
    playEntry(match, entry);
  }
  if (rest !== 0n) throw new RangeError('there are more choices than were counted');
}

function leaver(digit: number, seats: number): PlayedEntry {
  if (digit < seats) return { resign: digit };
  return digit < 2 * seats ? { timeout: digit - seats } : { draw: true };
}
