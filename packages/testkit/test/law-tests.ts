import { outcome } from '@peerless/rules';
import { expect, test } from 'vitest';
import { checkLaws } from '../src/laws.ts';
import { testLibrary } from '../src/library.ts';
import { tableFor } from '../src/tables.ts';

const CHUNK = 20;

/** All laws on the test games from `first` to `last - 1`. Several files share the work, so that it runs in parallel. */
export function lawTests(first: number, last: number): void {
  for (let from = first; from < last; from += CHUNK) {
    test(`all laws hold in games ${from} to ${from + CHUNK - 1}`, { timeout: 600_000 }, () => {
      for (let n = from; n < from + CHUNK; n++) {
        expect(outcome(checkLaws(tableFor(n), testLibrary()))?.reason).toMatch(/^(defeat|exhaustion)$/);
      }
    });
  }
}
