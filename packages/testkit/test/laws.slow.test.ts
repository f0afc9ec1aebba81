import { readdirSync, readFileSync } from 'node:fs';
import { outcome } from '@peerless/rules';
import { expect, test } from 'vitest';
import { alwaysAnOption, cardsAreConserved, checkLaws, LAWS } from '../src/laws.ts';
import { testLibrary } from '../src/library.ts';
import { tableFor } from '../src/tables.ts';

/** any hero meets any other hero on any battlefield. */

const CHUNK = 20;

for (let first = 0; first < 200; first += CHUNK) {
  test(`all laws hold in games ${first} to ${first + CHUNK - 1}`, { timeout: 300_000 }, () => {
    for (let n = first; n < first + CHUNK; n++) {
      expect(outcome(checkLaws(tableFor(n), testLibrary()))?.reason).toBe('defeat');
    }
  });
}

test('3000 games end, with every card still there', { timeout: 600_000 }, () => {
  for (let n = 1000; n < 4000; n++) {
    const game = checkLaws(tableFor(n), testLibrary(), [alwaysAnOption, cardsAreConserved]);
    expect(outcome(game)?.reason).toBe('defeat');
  }
});

/** Games that once broke a law, one config a file. */
const seeds = new URL('./seeds/', import.meta.url);
for (const file of readdirSync(seeds)) {
  test(`the laws hold in ${file}`, () => {
    const { config } = JSON.parse(readFileSync(new URL(file, seeds), 'utf8'));
    checkLaws(config, testLibrary(), Object.values(LAWS));
  });
}
