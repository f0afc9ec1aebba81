import type { HeroDef } from '@peerless/language';
import { alice } from './alice/alice.ts';
import { dracula } from './dracula/dracula.ts';
import { kingArthur } from './king-arthur/king-arthur.ts';
import { medusa } from './medusa/medusa.ts';
import { sherlockHolmes } from './sherlock-holmes/sherlock-holmes.ts';

/** All heroes, sorted by slug. */
export const heroes: readonly HeroDef[] = [alice, dracula, kingArthur, medusa, sherlockHolmes];

/** The hero with a slug, or undefined when there is none. */
export function heroBySlug(slug: string): HeroDef | undefined {
  return heroes.find((hero) => hero.slug === slug);
}
