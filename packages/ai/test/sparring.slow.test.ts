import { heroes } from '@peerless/heroes';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { type Bout, LEVELS, STRENGTHS, strengthFor } from '../src/names.ts';
import { FIRST_STRENGTH } from '../src/sparring.ts';
import { play, tableOf } from './table.ts';

/** After so many games Sparring has to know somebody, and so many more are counted; docs/ai.md has the long form. */
const LEARNING = 15;
const COUNTED = Number(process.env.SPARRING_GAMES ?? 16);
const PEOPLE =
  process.env.SPARRING_GAMES === undefined ? ['novice', 'casual'] : ['novice', 'casual', 'skilled'];

const slugs = heroes.map(({ slug }) => slug);

/** How many of the counted games Sparring wins against a bot that stands for a person, and how strong it has become. */
function sparring(person: string): { readonly won: number; readonly strengths: readonly number[] } {
  const bouts: Bout[] = [];
  const strengths: number[] = [];
  let won = 0;
  for (let game = 0; game < LEARNING + COUNTED; game++) {
    const against = strengthFor(bouts);
    const seat = game % 2;
    const bots = [botNamed(person), botNamed(`sparring-${against}`)];
    const pair = [slugs[(5 * game) % slugs.length] ?? '', slugs[(7 * game + 3) % slugs.length] ?? ''];
    const winner = play(tableOf(game + 1, 'duel', pair), seat === 0 ? bots : bots.reverse(), {});
    const score = winner < 0 ? 0.5 : winner === seat ? 1 : 0;
    bouts.push({ against, score });
    strengths.push(against);
    if (game >= LEARNING) won += 1 - score;
  }
  return { won, strengths };
}

test.each(PEOPLE)('Sparring wins about half against %s', { timeout: 3_600_000 }, (person) => {
  const { won, strengths } = sparring(person);
  if (process.env.SPARRING_GAMES !== undefined)
    console.log(`${person}: Sparring won ${won} of ${COUNTED}; strengths ${strengths.join(' ')}`);
  const level = LEVELS.find((known) => known === person) ?? 'casual';
  const mean = strengths.slice(LEARNING).reduce((sum, each) => sum + each, 0) / COUNTED;
  // Half of the games may be chance; somebody of that strength is known.
  expect(Math.abs(mean - STRENGTHS[level])).toBeLessThan(Math.abs(FIRST_STRENGTH - STRENGTHS[level]));
  const slack = process.env.SPARRING_GAMES === undefined ? 0.25 : 0.15;
  expect(won / COUNTED).toBeGreaterThanOrEqual(0.5 - slack);
  expect(won / COUNTED).toBeLessThanOrEqual(0.5 + slack);
});
