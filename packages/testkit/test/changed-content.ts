import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary } from '@peerless/rules';
import { contentHashes } from '@peerless/rules/content';
import { mutantsOf } from '../src/mutants.ts';

export type Hero = (typeof heroes)[number];

export const table = {
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'alice' }],
} as const;

const hashOf = (hero: Hero): string | undefined =>
  contentHashes(
    { ...table, seats: [{ hero: hero.slug }, { hero: hero.slug }] },
    createLibrary({ heroes: [hero], boards, check: 'later' }),
  ).heroes[hero.slug];

/** How many changes these heroes can suffer, and those of them that the hash of the content does not show. */
export function changesOf(slugs: readonly string[]) {
  const chosen = heroes.filter(({ slug }) => slugs.includes(slug));
  const known = new Map(chosen.map((hero) => [hero.slug, hashOf(hero)]));
  const mutants = mutantsOf(chosen);
  const unseen = mutants.filter((mutant) =>
    mutant.heroes.every((hero) => hashOf(hero) === known.get(hero.slug)),
  );
  return { mutants: mutants.length, unseen: unseen.map(({ name }) => name) };
}
