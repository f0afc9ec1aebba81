import { coreBoards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { HeroDef } from '@peerless/language';
import { awkwardHeroes } from '@peerless/testkit';
import { type Names, namesFor } from '../src/index.ts';

/** Every hero there is, the test heroes included. */
export const everyHero: readonly HeroDef[] = [
  ...heroes,
  ...awkwardHeroes.filter(({ slug }) => !heroes.some((hero) => hero.slug === slug)),
];

/** A hero by slug. */
export function heroNamed(slug: string): HeroDef {
  const found = everyHero.find((hero) => hero.slug === slug);
  if (found === undefined) throw new Error(`no hero ${slug}`);
  return found;
}

const [board] = coreBoards;
if (board === undefined) throw new Error('there are no boards');

/** A board to play on: Sarpedon. */
export const someBoard = board;

/** The names at a table of these heroes, seen from a seat. */
export const tableOf = (slugs: readonly string[], viewer: number | null = null): Names =>
  namesFor(slugs.map(heroNamed), someBoard, 'en', viewer);
