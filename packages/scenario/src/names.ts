import { nearest } from '@peerless/language';
import type { Cause } from '@peerless/rules';
import { suggest } from '@peerless/rules/content';
import { heroNames, isCardNamed, isFighterNamed, RULES } from '@peerless/rules/position';
import type { Cast, CastSeat } from './cast.ts';
import { type Path, ScenarioError } from './reader.ts';

/** Names as scenarios write them. A slip of the pen must not be taken for "not offered" or "has not happened". */

const hint = (name: string, known: Iterable<string>): string => {
  const near = nearest(name, [...known]);
  return near === undefined ? '' : `; did you mean "${near}"?`;
};

/** Whether a name means that card of a seat: one of its deck, or `loki/feint` of another deck. */
export function isCardOf({ hero, seat }: CastSeat, slug: string, name: string): boolean {
  const cut = slug.indexOf('/');
  if (cut < 0) return isCardNamed(slug, hero, seat, name);
  return isCardNamed(slug.slice(cut + 1), slug.slice(0, cut), seat, name.replace(/^\d\./, ''));
}

/** Refuses a card that the seat's deck does not have. */
export function checkCard(cast: Cast, seat: CastSeat, name: string, path: Path): void {
  const decks = name.includes('/') ? cast.seats : [seat];
  if (decks.some((deck) => deck.cards.some((slug) => isCardOf(deck, slug, name)))) return;
  checkWord(cast, name, path);
  throw new ScenarioError(path, `${seat.hero} has no card "${name}"`);
}

/** Refuses a card that no deck has. */
export function checkAnyCard(cast: Cast, name: string, path: Path): void {
  if (cast.seats.some((seat) => seat.cards.some((slug) => isCardOf(seat, slug, name)))) return;
  const cards = cast.seats.flatMap((seat) => seat.cards);
  throw new ScenarioError(path, `nobody has a card "${name}"${hint(bareName(name), cards)}`);
}

/** The ids that a name means: where a hero plays twice, `king-arthur` means both. */
export function fightersNamed(cast: Cast, name: string, path: Path): string[] {
  const found = cast.fighters.filter((id) => isFighterNamed(id, name));
  if (found.length > 0) return found;
  throw new ScenarioError(path, `unknown fighter "${name}"${suggest(name, cast.fighters)}`);
}

/** The id of the one fighter that a name means. */
export function fighterNamed(cast: Cast, name: string, path: Path): string {
  const found = fightersNamed(cast, name, path);
  const [id] = found;
  if (found.length === 1 && id !== undefined) return id;
  throw new ScenarioError(path, `"${name}" stands twice; say ${found.join(' or ')}`);
}

/** A seat by number (from 1) or by its hero. */
export function seatNamed(cast: Cast, name: string | number, path: Path): CastSeat {
  const found = cast.seats.filter(
    ({ hero, seat }) => name === seat + 1 || heroNames(hero, seat).includes(String(name)),
  );
  const [one] = found;
  if (found.length === 1 && one !== undefined) return one;
  if (typeof name === 'number')
    throw new ScenarioError(path, `there is no seat ${name}; seats count from 1 to ${cast.seats.length}`);
  const known = cast.seats.map(({ hero }) => hero);
  throw new ScenarioError(path, `unknown hero "${name}"${suggest(name, known)}`);
}

const bareName = (name: string): string => name.slice(name.indexOf('/') + 1);

/** Refuses a word that means nothing in this game. */
export function checkWord({ words }: Cast, word: string, path: Path): void {
  const bare = bareName(word);
  if (words.has(bare) || / /.test(word)) return;
  throw new ScenarioError(path, `unknown name "${word}"${hint(bare, words)}`);
}

/** Refuses a space that the board does not have. */
export function checkSpace({ board }: Cast, id: number, path: Path): void {
  if (board.spaces.some((space) => space.id === id)) return;
  throw new ScenarioError(path, `${board.name} has no space ${id}; it has 1 to ${board.spaces.length}`);
}

// Causes: a card, a hero for its ability, or a rule

/** Whether something was caused by what a name means. */
export function isCause({ card, ability, item, rule }: Cause, name: string): boolean {
  if (rule === name || ability === name || item === name) return true;
  if (card === undefined) return false;
  const [id, wanted] = name.includes('/') ? [card, name] : [bareName(card), name];
  return id === wanted || id.startsWith(`${wanted}:`);
}

/** Refuses what causes nothing in this game. */
export function checkCause({ seats, board }: Cast, name: string, path: Path): void {
  const causes: Cause[] = [
    ...RULES.map((rule) => ({ rule })),
    ...(board.items ?? []).map(({ slug }) => ({ item: slug })),
    ...seats.flatMap(({ hero, cards }) => [
      { ability: hero },
      ...cards.map((slug) => ({ card: `${hero}/${slug}` })),
    ]),
  ];
  if (causes.some((cause) => isCause(cause, name))) return;
  if (/^[A-Z]+-\d/.test(name))
    throw new ScenarioError(path, `${name} causes nothing; the rules that do are ${RULES.join(', ')}`);
  const known = seats.flatMap(({ hero, cards }) => [hero, ...cards]);
  throw new ScenarioError(
    path,
    `unknown cause "${name}"${hint(bareName(name), known) || '; a cause is a card, a hero, an item or a rule'}`,
  );
}
