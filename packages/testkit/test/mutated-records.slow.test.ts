import { below, createRng, decision, isOver, PeerlessError, type Rng } from '@peerless/rules';
import {
  choose,
  fromRecord,
  type GameRecord,
  type Match,
  newMatch,
  toRecord,
  undo,
  undoFloor,
} from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { mutatedRecord } from '../src/record-mutants.ts';
import { tableFor } from '../src/tables.ts';

/** So many changed records; `npm run soak` asks for 10,000, each within a second of the processor. */
const RECORDS = Number(process.env.MUTATED_RECORDS ?? 300);
const LONGEST = process.env.MUTATED_RECORDS === undefined ? 20_000 : 1000;

function playOn(match: Match, choices: number, rng: Rng): void {
  for (let n = 0; n < choices; n++) {
    const asked = decision(match.game);
    if (asked === null) return;
    choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
    const floor = undoFloor(match, asked.player);
    if (floor < match.line.length && below(rng, 8) === 0) undo(match, asked.player, floor);
  }
}

function recorded(n: number): GameRecord {
  const rng = createRng((n + 1).toString(16));
  const match = newMatch(tableFor(n), testLibrary());
  playOn(match, 10 + below(rng, 90), rng);
  return toRecord(match);
}

/** What came of a record: opened and played on, or why not. */
function outcomeOf(json: unknown, rng: Rng): string {
  try {
    const match = fromRecord(json, testLibrary());
    if (!isOver(match.game) && (decision(match.game)?.options.length ?? 0) === 0) return 'stuck';
    playOn(match, 10, rng);
    expect(toRecord(fromRecord(toRecord(match), testLibrary()))).toEqual(toRecord(match));
    return 'opened';
  } catch (error) {
    if (!(error instanceof PeerlessError)) return `${error}`;
    const { message } = error;
    const isSentence = message.length < 400 && [...message].every((letter) => letter >= ' ');
    return isSentence ? 'refused' : `no sentence: ${message}`;
  }
}

test('changed records are refused in one sentence or played, and soon', { timeout: 1_800_000 }, () => {
  const records = Array.from({ length: 24 }, (_, n) => recorded(n));
  const count: Record<string, number> = {};
  let longest = 0;
  for (let n = 0; n < RECORDS; n++) {
    const rng = createRng(`c0de${n.toString(16)}`);
    const json = mutatedRecord(records[n % records.length] as GameRecord, rng);
    const began = process.cpuUsage();
    const outcome = outcomeOf(json, rng);
    const { user, system } = process.cpuUsage(began);
    longest = Math.max(longest, (user + system) / 1000);
    count[outcome] = (count[outcome] ?? 0) + 1;
  }
  expect(Object.keys(count).sort()).toEqual(['opened', 'refused']);
  expect(count.opened).toBeGreaterThan(RECORDS / 50);
  expect(longest).toBeLessThan(LONGEST);
  if (process.env.MUTATED_RECORDS !== undefined)
    console.log(
      `${RECORDS} changed records: ${JSON.stringify(count)}, the longest took ${longest.toFixed()} ms`,
    );
});
