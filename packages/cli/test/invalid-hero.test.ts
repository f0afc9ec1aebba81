import { writeFileSync } from 'node:fs';
import type * as Heroes from '@peerless/heroes';
import { expect, test, vi } from 'vitest';
import { inFolder, peerless, refusal } from './terminal.ts';

/** A hero that somebody is just writing: a card names a fighter that does not exist. */
vi.mock('@peerless/heroes', async (original) => {
  const real = await original<typeof Heroes>();
  const heroes = real.heroes.map((hero) =>
    hero.slug === 'medusa'
      ? { ...hero, cards: hero.cards.map((card, i) => (i === 0 ? { ...card, user: 'medus' } : card)) }
      : hero,
  );
  return { ...real, heroes };
});

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
