import { outcome } from '@peerless/rules';
import { expect, test } from 'vitest';
import { checkLaws, LAWS_NOW_AND_THEN } from '../src/laws.ts';
import { testLibrary } from '../src/library.ts';
import { tableFor } from '../src/tables.ts';

const CHUNK = 20;
const PARTS = 2;
/** Of each part. The long form has LAW_GAMES=1000. */
const GAMES = Number(process.env.LAW_GAMES ?? 40);
const laws = Object.values(LAWS_NOW_AND_THEN);

/** The first games, and those further ones in which a hero or a board plays that was not there yet. */
function numbers(): number[] {
  const missing = new Set([...testLibrary().heroes.keys(), ...testLibrary().boards.keys()]);
  const games: number[] = [];
  for (let n = 0; n < MOST && (n < PARTS * GAMES || missing.size > 0); n++) {
    const { seats, board } = tableFor(n);
    const isNew = [board, ...seats.map(({ hero }) => hero)].filter((slug) => missing.delete(slug)).length > 0;
    if (n < PARTS * GAMES || isNew) games.push(n);
  }
  return games;
}

/** A board that nobody can play on never comes. */
const MOST = 4000;

/** All laws on a part of the test games. Several files share the work, so that it runs in parallel. */
export function lawTests(part: number): void {
  const games = numbers().filter((n) => n % PARTS === part);
  for (let from = 0; from < games.length; from += CHUNK) {
    const some = games.slice(from, from + CHUNK);
    test(`all laws hold in games ${some[0]} to ${some.at(-1)}`, { timeout: 600_000 }, () => {
      for (const n of some) {
        const game = checkLaws(tableFor(n), testLibrary(), laws);
        expect(outcome(game)?.reason).toMatch(/^(defeat|exhaustion)$/);
      }
    });
  }
}
