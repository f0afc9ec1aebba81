import type { BoardDef, HeroDef } from '@peerless/language';
import { hashText } from '../state/hash.ts';
import { canonical } from './canonical.ts';
import type { TableConfig } from './config.ts';
import { boardIn, heroIn, type Library } from './library.ts';

/** What is only shown to people: another translation or drawing does not make another game. */
const SHOWN: readonly string[] = [
  'title',
  'titles',
  'names',
  'set',
  'features',
  'confidence',
  'aspect',
  'spaceRadius',
  'curves',
  'crossings',
];

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
    board: hashOf(boardIn(library, board)),
    heroes: Object.fromEntries(slugs.map((slug) => [slug, hashOf(heroIn(library, slug))])),
  };
}

/** Every save asks for them, and definitions do not change. */
const hashes = new WeakMap<HeroDef | BoardDef, string>();

function hashOf(def: HeroDef | BoardDef): string {
  const known = hashes.get(def);
  if (known !== undefined) return known;
  const made = hashText(canonical(def, (name) => !SHOWN.includes(name)));
  hashes.set(def, made);
  return made;
}
