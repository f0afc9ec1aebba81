import { boards } from '@peerless/boards';
import { below, createLibrary, createRng, decision } from '@peerless/rules';
import { choose, fromRecord, newMatch, toRecord } from '@peerless/rules/match';
import { testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';

/** A hundred games of others for each hero that is added to a library without it. */
const GAMES = Number(process.env.MORE_HEROES_GAMES ?? 6);

test.each(testHeroes.map(({ slug }) => slug))('games of others open when %s is added', (slug) => {
  const others = testHeroes.filter((hero) => hero.slug !== slug);
  const without = createLibrary({ heroes: others, boards, check: 'later' });
  let open = 0;
  for (let n = 1; n <= GAMES; n++) {
    const rng = createRng(n.toString(16));
    const seats = [0, 1].map(() => ({ hero: others[below(rng, others.length)]?.slug ?? '' }));
    const match = newMatch({ seed: n.toString(16), board: 'sarpedon', mode: 'duel', seats }, without);
    for (
      let made = 0, asked = decision(match.game);
      asked !== null && made < 60;
      made++, asked = decision(match.game)
    )
      choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
    const record = toRecord(match);
    const again = fromRecord(JSON.parse(JSON.stringify(record)), testLibrary());
    if (JSON.stringify(toRecord(again)) === JSON.stringify(record)) open++;
  }
  expect(open).toBe(GAMES);
});
