import { outcome } from '@peerless/rules';
import { expect, test } from 'vitest';
import { checkLaws, LAWS_NOW_AND_THEN } from '../src/laws.ts';
import { testLibrary } from '../src/library.ts';
import { tableFor } from '../src/tables.ts';

const CHUNK = 20;
/** The long form has LAW_GAMES=1000. */
const GAMES = Number(process.env.LAW_GAMES ?? 100);
const laws = Object.values(LAWS_NOW_AND_THEN);

/** All laws on a part of the test games. Several files share the work, so that it runs in parallel. */
export function lawTests(part: number): void {
  const [first, last] = [part * GAMES, (part + 1) * GAMES];
  for (let from = first; from < last; from += CHUNK) {
    test(`all laws hold in games ${from} to ${from + CHUNK - 1}`, { timeout: 600_000 }, () => {
      for (let n = from; n < from + CHUNK; n++) {
        const game = checkLaws(tableFor(n), testLibrary(), laws);
        expect(outcome(game)?.reason).toMatch(/^(defeat|exhaustion)$/);
      }
    });
  }
}
