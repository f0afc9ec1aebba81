import { writeFileSync } from 'node:fs';
import { heroes } from '@peerless/heroes';
import type { HeroDef } from '@peerless/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeIn } from '../src/collection/library.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

const place = heroes.findIndex((hero) => hero.slug === 'medusa');
const [medusa] = heroes.slice(place, place + 1);

/** Replaces Medusa, and makes the command forget that it knew her. */
function put(hero: HeroDef | undefined): void {
  if (hero !== undefined) (heroes as HeroDef[])[place] = hero;
  takeIn({ heroes: [], boards: [] });
}

/** A hero that somebody is just writing: a card names a fighter that does not exist. */
beforeAll(() => {
  const cards = medusa?.cards.map((card, i) => (i === 0 ? { ...card, user: 'medus' } : card)) ?? [];
  put(medusa && { ...medusa, cards });
});

afterAll(() => put(medusa));

const scenario = (hero: string): string => {
  const file = inFolder(`${hero}.yaml`);
  const seats = `[{ hero: ${hero}, fighters: { ${hero}: 1 } }, { hero: nobody, fighters: {} }]`;
  writeFileSync(file, `name: somebody\nboard: sarpedon\nseats: ${seats}\n`);
  return file;
};

test('a hero that is not valid is refused before it plays', async () => {
  const said = /^The hero medusa is not valid: .*unknown user "medus"; did you mean "medusa"\?\.?$/;
  expect(await refusal(['simulate', '--games', '1', '--heroes', 'medusa,alice'])).toMatch(said);
  expect(await refusal(['simulate', '--games', '1', '--heroes', 'all'])).toMatch(said);
  expect(await refusal(['scenario', scenario('medusa')])).toMatch(said);
});

test('others play on', async () => {
  expect((await peerless(['simulate', '--games', '1', '--heroes', 'alice,dracula'])).code).toBe(0);
  expect((await peerless(['scenario', scenario('alice')])).err).toContain('unknown hero "nobody"');
});
