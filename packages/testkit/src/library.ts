import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { HeroDef } from '@peerless/language';
import { createLibrary, type Library } from '@peerless/rules';
import { awkwardHeroes } from './awkward/index.ts';

/** Every hero there is, and the test heroes that are not finished yet. */
export const testHeroes: readonly HeroDef[] = [
  ...heroes,
  ...awkwardHeroes.filter((hero) => heroes.every(({ slug }) => slug !== hero.slug)),
];

let known: Library | null = null;

/** These heroes and every board; made once. */
export function testLibrary(): Library {
  known ??= createLibrary({ heroes: testHeroes, boards });
  return known;
}
