/**
 * `@peerless/rules/content`: heroes and boards as the engine holds them: printed faces and figures, the tables behind a
 * game, and how content is told apart in records.
 */
export type { Board, BoardState, Door, Lines, Sets } from '../board/board.ts';
export type { SpaceSet } from '../board/space-set.ts';
export type * from '../content/compile.ts';
export type { Content, SharedModifier } from '../content/content.ts';
export { type ContentHashes, contentHashes } from '../content/content-hash.ts';
export {
  type BonusFace,
  type CHook,
  type Face,
  type Figure,
  facesOf,
  figuresOf,
  type Hero,
  type PrintedFace,
} from '../content/hero.ts';
export type { Item } from '../content/items.ts';
export type { Kept, KeptCards } from '../content/kept.ts';
export { suggest } from '../error.ts';
