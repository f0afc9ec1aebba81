import type { Content } from '../content/content.ts';
import { suggest } from '../error.ts';
import { FACES } from '../state/layout.ts';
import { type Path, ScenarioError } from './reader.ts';

/** Names as scenarios write them: a card by slug, `hero/slug` or `slug:symbol`; a fighter by its id. */

const heroNames = (content: Content, seat: number): string[] => {
  const { slug } = content.heroes[seat].def;
  return [slug, `${seat + 1}.${slug}`];
};

/** The slug without its hero, or null if the name is about the card of another hero. */
function withoutHero(content: Content, seat: number, name: string): string | null {
  const cut = name.indexOf('/');
  if (cut < 0) return name;
  return heroNames(content, seat).includes(name.slice(0, cut)) ? name.slice(cut + 1) : null;
}

/** Whether a name means the face with that slug in a seat's deck; `a-card` also means `a-card:symbol`. */
export function isCardNamed(content: Content, seat: number, slug: string, name: string): boolean {
  const bare = withoutHero(content, seat, name);
  return bare !== null && (slug === bare || slug.startsWith(`${bare}:`));
}

/** The one card of a seat's deck that a name means. */
export function cardNamed(content: Content, seat: number, name: string, path: Path): number {
  const { faces, def } = content.heroes[seat];
  const found = faces.flatMap((face, i) => (isCardNamed(content, seat, face.slug, name) ? [i] : []));
  if (found.length === 1) return seat * FACES + found[0];
  const slugs = faces.map((face) => face.slug);
  if (found.length === 0)
    throw new ScenarioError(path, `${def.slug} has no card "${name}"${suggest(name, slugs)}`);
  const copies = found.map((i) => slugs[i]).join(', ');
  throw new ScenarioError(path, `the copies of "${name}" differ; say which one: ${copies}`);
}

/** Fits the id and, where a hero plays twice, also the id without its `2.`. */
export const isFighterNamed = (id: string, name: string): boolean =>
  id === name || (/^\d\./.test(id) && id.slice(2) === name);

/** The one fighter that a name means. */
export function fighterNamed(content: Content, name: string, path: Path, seat?: number): number {
  const ids = content.fighterIds;
  const found = ids.flatMap((id, i) => {
    const near = seat === undefined || content.figures[i]?.slug === undefined || Math.floor(i / 7) === seat;
    return near && id !== '' && isFighterNamed(id, name) ? [i] : [];
  });
  if (found.length === 1) return found[0];
  if (found.length > 1)
    throw new ScenarioError(path, `"${name}" stands twice; say ${found.map((i) => ids[i]).join(' or ')}`);
  const known = ids.filter((id, i) => id !== '' && (seat === undefined || Math.floor(i / 7) === seat));
  throw new ScenarioError(path, `unknown fighter "${name}"${suggest(name, known)}`);
}

/** A seat by number (from 1) or by its hero. */
export function seatNamed(content: Content, name: string | number, path: Path): number {
  const found = content.heroes.flatMap((_, seat) =>
    name === seat + 1 || heroNames(content, seat).includes(String(name)) ? [seat] : [],
  );
  if (found.length === 1) return found[0];
  const known = content.heroes.map((hero) => hero.def.slug);
  if (typeof name === 'number')
    throw new ScenarioError(path, `there is no seat ${name}; seats count from 1 to ${content.seats}`);
  throw new ScenarioError(path, `unknown hero "${name}"${suggest(name, known)}`);
}

const KEYWORDS = ['yes', 'no', 'none', 'done', 'stay', 'maneuver', 'scheme', 'attack'];

/** Every word that can stand for something in this game, so that a slip of the pen is not taken for "not offered". */
export function vocabulary(content: Content): string[] {
  const { heroes, board } = content;
  return [
    ...KEYWORDS,
    ...content.fighterIds.filter((id) => id !== ''),
    ...board.doors.map((door) => door.name),
    ...heroes.flatMap((hero, seat) => [
      ...heroNames(content, seat),
      ...hero.figures.map((figure) => figure.slug),
      ...hero.faces.flatMap((face) => [face.slug, face.def.slug]),
      ...hero.tokens,
      ...(hero.def.symbols?.slugs ?? []),
    ]),
  ];
}

/** Refuses a word that means nothing in this game. */
export function checkWord(content: Content, word: string, path: Path): void {
  const bare = word.includes('/') ? word.slice(word.indexOf('/') + 1) : word;
  const known = vocabulary(content);
  if (!known.includes(bare) && !/ /.test(word))
    throw new ScenarioError(path, `unknown name "${word}"${nearWord(bare, known)}`);
}

function nearWord(word: string, known: readonly string[]): string {
  const hint = suggest(word, known);
  return hint.startsWith('; known') ? '' : hint;
}
