import type { BoardDef, CardDef, HeroDef } from '@peerless/language';
import { hashText } from '../state/hash.ts';
import { canonical } from './canonical.ts';
import type { TableConfig } from './config.ts';
import { figuresOf } from './hero.ts';
import { boardIn, heroIn, type Library } from './library.ts';

/**
 * What of a hero and of a board is played: the rest (names, texts, pictures) is only shown, and another translation or
 * drawing does not make another game.
 */

const playedCard = ({ bonusAttack: bonus, ...card }: CardDef) => ({
  slug: card.slug,
  type: card.type,
  value: card.value,
  boost: card.boost,
  user: card.user,
  quantity: card.quantity,
  symbols: card.symbols,
  tags: card.tags,
  marks: card.marks,
  ...effectsOf(card),
  scheme: card.scheme,
  boosted: card.boosted,
  discarded: card.discarded,
  called: card.called,
  static: card.static,
  bonusAttack: bonus && { slug: bonus.slug, value: bonus.value, ...effectsOf(bonus) },
});

const effectsOf = ({ immediately, during, after }: Pick<CardDef, 'immediately' | 'during' | 'after'>) => ({
  immediately,
  during,
  after,
});

const playedHero = (def: HeroDef) => ({
  slug: def.slug,
  move: def.move,
  figures: figuresOf(def),
  hooks: def.hooks,
  modifiers: def.modifiers,
  counters: def.counters?.map(({ slug, start, max, row }) => ({
    slug,
    start,
    max,
    row: row?.parts.map((part) => part.slug),
  })),
  forms: def.forms?.map(({ slug }) => slug),
  tokens: def.tokens?.map(({ slug, count, starts }) => ({ slug, count, starts })),
  sideDeck: def.sideDeck?.cards.map(({ slug, marks, revealed }) => ({ slug, marks, revealed })),
  piles: def.piles?.map(({ slug, ordered, gathers }) => ({ slug, ordered, gathers })),
  symbols: def.symbols,
  cards: def.cards.map(playedCard),
});

const playedBoard = ({ slug, spaces, edges, doors, startSpaces, ...board }: BoardDef) => ({
  slug,
  spaces: spaces.map(({ id, zones, start, passage }) => ({ id, zones, start, passage })),
  edges,
  doors,
  startSpaces,
  oneWay: board.oneWay,
  extraStarts: board.extraStarts,
  highGround: board.highGround,
  conveyor: board.conveyor,
  itemSpaces: board.items && board.itemSpaces,
  items: board.items?.map((item) => ({ slug: item.slug, kind: item.kind, do: item.do })),
});

/** One hash for each hero and the board of a game, so that it can be told which of them has changed. */
export interface ContentHashes {
  readonly board: string;
  /** By slug. */
  readonly heroes: Readonly<Record<string, string>>;
}

/** The hashes of everything that can influence a game at such a table. */
export function contentHashes({ board, seats }: TableConfig, library: Library): ContentHashes {
  const slugs = [...new Set(seats.map(({ hero }) => hero))].sort();
  return {
    board: hashOf(boardIn(library, board), playedBoard),
    heroes: Object.fromEntries(slugs.map((slug) => [slug, hashOf(heroIn(library, slug), playedHero)])),
  };
}

/** Every save asks for them, and definitions do not change. */
const hashes = new WeakMap<HeroDef | BoardDef, string>();

function hashOf<D extends HeroDef | BoardDef>(def: D, played: (def: D) => unknown): string {
  const known = hashes.get(def);
  if (known !== undefined) return known;
  const made = hashText(canonical(played(def)));
  hashes.set(def, made);
  return made;
}
