import { readdirSync, readFileSync } from 'node:fs';
import { outcome } from '@peerless/rules';
import { expect, test } from 'vitest';
import { alwaysAnOption, cardsAreConserved, checkLaws } from '../src/laws.ts';
import { testLibrary } from '../src/library.ts';
import { tableFor } from '../src/tables.ts';

test('R-1.1 3000 games of any heroes on any board end, with every card still there', {
  timeout: 600_000,
}, () => {
  for (let n = 1000; n < 4000; n++) {
    const game = checkLaws(tableFor(n), testLibrary(), [alwaysAnOption, cardsAreConserved]);
    if (!['defeat', 'exhaustion'].includes(outcome(game)?.reason ?? '')) expect.fail(`game ${n} has no end`);
  }
});

/** Games that once broke a law, one a file. */
const seeds = new URL('./seeds/', import.meta.url);
for (const file of readdirSync(seeds)) {
  const { why, config } = JSON.parse(readFileSync(new URL(file, seeds), 'utf8'));
  test(`the laws hold where once ${why}`, { timeout: 60_000 }, () => {
    expect(outcome(checkLaws(config, testLibrary()))?.reason).toMatch(/^(defeat|exhaustion)$/);
  });
}
