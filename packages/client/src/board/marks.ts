import type { Side } from '@peerless/rules';

/** Where a fighter may be dragged. */
export interface Drops {
  readonly spaces: ReadonlySet<number>;
  readonly fighters: ReadonlySet<string>;
}

/** A way that somebody went, space after space. */
export interface Trail {
  readonly seat: number;
  readonly spaces: readonly number[];
}

/** What is marked on the board besides the position itself. Words come ready: the board knows no rules. */
export interface Marks {
  /** Spaces that may be chosen now, with what choosing one means; empty words where it may mean several things. */
  readonly spaces: ReadonlyMap<number, string>;
  /** Those among them where somebody is placed instead of moving. */
  readonly placed: ReadonlySet<number>;
  /** Fighters that may be chosen now, with what choosing one means; on their spaces they come first. */
  readonly fighters: ReadonlyMap<string, string>;
  /** Those among them that are chosen to be attacked. */
  readonly prey: ReadonlySet<string>;
  /** Doors that may be chosen now, with what choosing one means. */
  readonly doors: ReadonlyMap<string, string>;
  /** The fighters that may be dragged, and where to. */
  readonly drags: ReadonlyMap<string, Drops>;
  /** Whether an answer is looked for on the board, so that all the rest steps back. */
  readonly asks?: boolean;
  /** The fighter that was picked already, or whose question it is. */
  readonly picked: string | null;
  /** The fighter that is looked at: its reach in steps, the spaces it could attack into, whom it could attack now. */
  readonly reach: ReadonlyMap<number, number>;
  readonly range: ReadonlySet<number>;
  /** Whether that fighter is an opposing one. */
  readonly isFoe?: boolean;
  readonly targets: ReadonlySet<string>;
  /** A move that is previewed, space after space, without the one it starts from; `picked` is shown at its end. */
  readonly path: readonly number[];
  /** Who attacks and who is attacked in the combat that goes on or is told. */
  readonly combat: ReadonlyMap<string, Side>;
  /** The ways that others went while one waited. */
  readonly trails?: readonly Trail[];
  /** Whether what can be chosen is only offered: there is more beside the board. */
  readonly isCalm?: boolean;
  /** What has just happened: who went or was hit (a fighter's id), where something changed (a space's number). */
  readonly fresh: ReadonlySet<string>;
}

export const NO_MARKS: Marks = {
  spaces: new Map(),
  placed: new Set(),
  fighters: new Map(),
  prey: new Set(),
  doors: new Map(),
  drags: new Map(),
  picked: null,
  reach: new Map(),
  range: new Set(),
  targets: new Set(),
  path: [],
  combat: new Map(),
  fresh: new Set(),
};
