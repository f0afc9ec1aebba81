import type { BoardDef, HeroDef } from '@peerless/language';
import { type Game, type Library, observe, PeerlessError, type View, viewFor } from '@peerless/rules';
import { facesOf, figuresOf } from '@peerless/rules/content';
import { heroNames } from '@peerless/rules/position';

/** Who and what takes part in a game, by name: all that a scenario may speak about. */
export interface Cast {
  readonly board: BoardDef;
  readonly seats: readonly CastSeat[];
  /** The ids of all fighters. */
  readonly fighters: readonly string[];
  /** Every word that can stand for something in this game. */
  readonly words: ReadonlySet<string>;
}

export interface CastSeat {
  /** Counted from 0. */
  readonly seat: number;
  readonly hero: string;
  /** `a-card`, or `a-card:symbol` for copies that differ. */
  readonly cards: readonly string[];
}

/** The table as somebody sees it who may see everything. */
export const openView = (game: Game): View => viewFor(observe(game, 'open'));

const KEYWORDS = ['yes', 'no', 'none', 'done', 'stay', 'maneuver', 'scheme', 'attack', 'toHand', 'toTop'];

function heroNamed(library: Library, slug: string): HeroDef {
  const hero = library.heroes.get(slug);
  if (hero === undefined) throw new PeerlessError(`unknown hero "${slug}"`);
  return hero;
}

export function castOf(game: Game, library: Library): Cast {
  const view = openView(game);
  const board = library.boards.get(view.board);
  if (board === undefined) throw new PeerlessError(`unknown board "${view.board}"`);
  const fighters = view.fighters.map(({ id }) => id);
  const heroes = view.seats.map(({ hero }) => heroNamed(library, hero));
  return {
    board,
    seats: heroes.map((hero, seat) => ({
      seat,
      hero: hero.slug,
      cards: facesOf(hero).map(({ slug }) => slug),
    })),
    fighters,
    words: new Set([
      ...KEYWORDS,
      ...fighters,
      ...Object.keys(view.doors),
      ...(board.items ?? []).map(({ slug }) => slug),
      ...view.seats.flatMap(({ hero, seat }) => heroNames(hero, seat)),
      ...heroes.flatMap((hero) => [
        ...figuresOf(hero).map(({ slug }) => slug),
        ...facesOf(hero).flatMap(({ slug, card }) => [slug, card.slug]),
        ...(hero.symbols?.slugs ?? []),
        ...(hero.piles ?? []).map(({ slug }) => slug),
        ...(hero.sideDeck?.cards ?? []).map(({ slug }) => slug),
        ...(hero.counters ?? []).flatMap(({ row }) => row?.parts ?? []).map(({ slug }) => slug),
        ...[...(hero.tokens ?? []), ...(hero.counters ?? []), ...(hero.forms ?? [])].map(({ slug }) => slug),
      ]),
    ]),
  };
}
