import { validateHero } from '../src/index.ts';
import { smallHero } from './small-hero.ts';

/** Changes of a hero file: what to put at which path; `undefined` takes the key or entry away. */
export type Changes = Readonly<Record<string, unknown>>;

type Box = Record<string, unknown>;

/** A copy of the small hero with changes. */
export function changed(changes: Changes): unknown {
  const hero: Box = structuredClone(smallHero) as unknown as Box;
  for (const [path, value] of Object.entries(changes)) change(hero, path, value);
  return hero;
}

/** What the validator says about the small hero with changes, a line per problem, without the names of its parts. */
export function linesOf(changes: Changes): readonly string[] {
  return validateHero(changed(changes)).map(({ path, message }) =>
    path === '' ? message : `${path}: ${message}`,
  );
}

function change(hero: Box, path: string, value: unknown): void {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? '';
  const box = keys.reduce((at, key) => at[key] as Box, hero);
  if (value === undefined && Array.isArray(box)) box.splice(Number(last), 1);
  else if (value === undefined) delete box[last];
  // Not by assignment: that would set the prototype instead of a key named __proto__.
  else Object.defineProperty(box, last, { value, enumerable: true, configurable: true, writable: true });
}

/** The place of a card in the small hero. */
export function at(slug: string): string {
  return `cards[${smallHero.cards.findIndex((card) => card.slug === slug)}]`;
}
