import { type Path, PositionError, suggest } from '../error.ts';
import { cardOf } from '../state/card.ts';
import { fighterOf } from '../state/fighters.ts';
import type { Content } from './content.ts';

/** Names as positions write them: a card by slug, `hero/slug` or `slug:symbol`; a fighter by its id. */

/** Where a hero plays twice, `2.king-arthur` is the one of the second seat. */
export const heroNames = (hero: string, seat: number): readonly string[] => [hero, `${seat + 1}.${hero}`];

/** Whether a name means the face with that slug in the deck of a seat's hero; `a-card` also means `a-card:symbol`. */
export function isCardNamed(slug: string, hero: string, seat: number, name: string): boolean {
  const cut = name.indexOf('/');
  if (cut >= 0 && !heroNames(hero, seat).includes(name.slice(0, cut))) return false;
  const bare = name.slice(cut + 1);
  return slug === bare || slug.startsWith(`${bare}:`);
}

/** Fits the id and, where a hero plays twice, also the id without its `2.`. */
export const isFighterNamed = (id: string, name: string): boolean =>
  id === name || (/^\d\./.test(id) && id.slice(2) === name);

/** The one card of a seat's deck that a name means. */
export function cardNamed(content: Content, seat: number, name: string, path: Path): number {
  const { faces, def } = content.heroes[seat];
  const found = faces.flatMap((face, i) => (isCardNamed(face.slug, def.slug, seat, name) ? [i] : []));
  if (found.length === 1) return cardOf(seat, found[0]);
  const slugs = faces.map((face) => face.slug);
  if (found.length === 0)
    throw new PositionError(path, `${def.slug} has no card "${name}"${suggest(name, slugs)}`);
  const copies = found.map((i) => slugs[i]).join(', ');
  throw new PositionError(path, `the copies of "${name}" differ; say which one: ${copies}`);
}

/** The one fighter of a seat that a name means. */
export function fighterNamed(content: Content, seat: number, name: string, path: Path): number {
  const ids = content.heroes[seat].figures.map((_, i) => content.fighterIds[fighterOf(seat, i)]);
  const found = ids.findIndex((id) => isFighterNamed(id, name));
  if (found < 0) throw new PositionError(path, `unknown fighter "${name}"${suggest(name, ids)}`);
  return fighterOf(seat, found);
}
