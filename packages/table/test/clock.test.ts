import { describe, expect, test } from 'vitest';
import {
  advance,
  awake,
  type Clock,
  type ClockStep,
  deadlineOf,
  readClock,
  startClock,
} from '../src/index.ts';
import type { ClockSettings } from '../src/online/index.ts';

const MOVE: ClockSettings = { is: 'move', seconds: 30 };
const BANK: ClockSettings = { is: 'bank', seconds: 60, increment: 5 };

/** Seconds, in which these tests count; the game begins at 1000. */
const at = (seconds: number): number => 1_000_000 + seconds * 1000;

const begun = (settings: ClockSettings, isCounted = [true, true]): Clock =>
  startClock(settings, isCounted, 0, at(0));

/** The clock after steps: when, who is asked then, how many choices stand, and what else is so. */
function after(
  clock: Clock,
  ...steps: readonly [number, number | null, number, Partial<ClockStep>?][]
): Clock {
  return steps.reduce(
    (before, [seconds, asked, stands, more]) =>
      advance(before, { asked, stands, isTakenBack: false, standIns: [], at: at(seconds), ...more }),
    clock,
  );
}

/** What is left at a time, in seconds. */
const left = (clock: Clock, seconds: number): readonly (number | null)[] =>
  readClock(clock, at(seconds)).left.map((value) => (value === null ? null : value / 1000));

const deadline = (clock: Clock): number | null => {
  const up = deadlineOf(clock);
  return up === null ? null : (up - at(0)) / 1000;
};

describe('no clock', () => {
  test('nobody counts', () => {
    const clock = after(begun({ is: 'none' }), [10, 1, 1], [99, 0, 2]);
    expect([left(clock, 500), clock.running, deadline(clock)]).toEqual([[null, null], null, null]);
  });
});

describe('time for each move', () => {
  test('is the same each time, and lasts until somebody else is asked', () => {
    const begins = begun(MOVE);
    expect([left(begins, 12), begins.running, deadline(begins)]).toEqual([[18, 30], 0, 30]);
    // A second choice of one move: time goes on.
    const same = after(begins, [12, 0, 1]);
    expect([left(same, 20), deadline(same)]).toEqual([[10, 30], 30]);
    const passed = after(same, [20, 1, 2]);
    expect([left(passed, 25), passed.running, deadline(passed)]).toEqual([[10, 25], 1, 50]);
    const back = after(passed, [40, 0, 3]);
    expect([left(back, 40), deadline(back)]).toEqual([[30, 10], 70]);
  });

  test('may be days', () => {
    const clock = begun({ is: 'days', days: 2 });
    expect(deadline(clock)).toBe(2 * 86_400);
  });

  test('is never less than nothing', () => {
    expect(left(begun(MOVE), 31)).toEqual([0, 30]);
  });
});

describe('a bank', () => {
  test('is spent while one is asked, and grows when the question passes on', () => {
    const clock = after(begun(BANK), [10, 1, 1], [13, 0, 2]);
    expect([left(clock, 13), clock.running, deadline(clock)]).toEqual([[55, 62], 0, 68]);
    // What does not pass the question on earns nothing.
    expect(left(after(clock, [14, 0, 3], [15, 0, 4]), 20)).toEqual([48, 62]);
  });
});

describe('taking back gives no time back', () => {
  const undo = { isTakenBack: true };

  test('in a bank; and what is played again earns nothing again', () => {
    let clock = after(begun(BANK), [10, 1, 1]);
    expect(left(clock, 10)).toEqual([55, 60]);
    for (let n = 0; n < 50; n++) clock = after(clock, [10, 0, 0, undo], [10, 1, 1]);
    expect(left(clock, 10)).toEqual([55, 60]);
    // By consent, and the same way again: both have spent what they spent.
    const rewound = after(clock, [12, 0, 2], [14, 0, 0], [20, 1, 1], [20, 0, 2], [20, 1, 3]);
    expect(left(rewound, 20)).toEqual([52, 63]);
  });

  test('for one move: whoever takes back goes on with what was left', () => {
    let clock = begun(MOVE);
    for (let n = 0; n < 5; n++) clock = after(clock, [n * 4 + 4, 1, 1], [n * 4 + 4, 0, 0, undo]);
    expect([left(clock, 20), deadline(clock)]).toEqual([[10, 30], 30]);
  });

  test('by consent the question is a new one', () => {
    const clock = after(begun(MOVE), [20, 1, 1], [25, 0, 0]);
    expect(deadline(clock)).toBe(55);
    // Unless the same player is asked before and after.
    expect(deadline(after(clock, [30, 0, 1], [35, 0, 0]))).toBe(55);
  });
});

describe('nobody counts', () => {
  test('while a proposal is open for whoever is not asked: the clock of the asked goes on', () => {
    const clock = after(begun(MOVE), [5, 0, 0], [9, 0, 0]);
    expect([clock.running, deadline(clock)]).toEqual([0, 30]);
  });

  test('for bots', () => {
    const clock = after(begun(BANK, [true, false]), [10, 1, 1]);
    expect([left(clock, 99), clock.running, deadline(clock)]).toEqual([[55, null], null, null]);
    expect(left(after(clock, [99, 0, 2]), 100)).toEqual([54, null]);
  });

  test('when the game is over', () => {
    const clock = after(begun(BANK), [10, null, 1]);
    expect([left(clock, 99), clock.running, deadline(clock)]).toEqual([[55, 60], null, null]);
  });

  test('while a bot plays on for somebody; who comes back finds time', () => {
    const standIns = [0];
    for (const [settings, found] of [
      [BANK, 60],
      [MOVE, 30],
    ] as const) {
      const gone = after(begun(settings), [60, 0, 0, { standIns }]);
      expect([left(gone, 90), gone.running, deadline(gone)]).toEqual([[0, found], null, null]);
      const played = after(gone, [61, 1, 1, { standIns }], [63, 0, 2, { standIns }]);
      expect(played.running).toBe(null);
      const asked = after(played, [70, 0, 2]);
      expect([left(asked, 71)[0], asked.running]).toEqual([found - 1, 0]);
      // Also while somebody else is asked.
      const other = after(gone, [61, 1, 1, { standIns }], [62, 1, 1]);
      expect([left(other, 70)[0], other.running]).toEqual([found, 1]);
    }
  });
});

test('outages are no time', () => {
  const outages = [
    { from: 10, to: 20 },
    { from: 30, to: 35 },
  ];
  const times = [5, 10, 15, 20, 25, 32, 40];
  expect(times.map((time) => awake(time, outages))).toEqual([5, 10, 10, 10, 15, 20, 25]);
});
