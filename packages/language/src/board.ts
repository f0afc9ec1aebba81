import type { Effect } from './effect.ts';
import type { Emblem } from './look.ts';
import type { Names, Titles } from './names.ts';

/** A line of a board, named by the ids of the two spaces it joins. */
export type Line = readonly [number, number];

/** A line with a direction, from one space to the other. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
}

/** One circular space of a board. */
export interface SpaceDef {
  /** The number by which lines and scenarios name the space. */
  readonly id: number;
  /** The centre, in percent of the board's width. */
  readonly x: number;
  /** The centre, in percent of the board's height. */
  readonly y: number;
  /** The zones the space belongs to. */
  readonly zones: readonly string[];
  /** The printed start number, or null. */
  readonly start: number | null;
  /** Whether the space is the mouth of a secret passage. */
  readonly passage: boolean;
}

/** One line that a door crosses; a door that crosses several lines has several entries. */
export interface DoorDef {
  readonly door: string;
  readonly between: Line;
}

/** The quadratic control point of a line that is drawn as an arc. */
export interface CurveDef {
  readonly edge: Line;
  readonly ctrl: readonly [number, number];
}

/** A conveyor belt, and where it throws who has come to its end. */
export interface ConveyorDef {
  /** Its spaces, in the order in which it runs; a line joins each to the next. */
  readonly belt: readonly number[];
  /** The spaces into which its last one throws. */
  readonly bin: readonly number[];
}

/** When an item is used: as an action of its own, or with the card of a combat. */
export const ITEM_KINDS = ['combat', 'scheme'] as const;

/** One of the two kinds of items. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item that lies beside a space until somebody who stands there uses it. */
export interface ItemDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  readonly emblem?: Emblem;
  readonly kind: ItemKind;
  /** A scheme item: the whole effect, of the fighter that uses it (`actor`). A combat item: what it does DURING COMBAT. */
  readonly do: Effect;
}

/** How well the printed board is known: read once, or read a second time and found equal. */
export const BOARD_CONFIDENCES = ['read from picture', 'verified'] as const;

/** One of the known degrees of confidence. */
export type BoardConfidence = (typeof BOARD_CONFIDENCES)[number];

/** A board as data: everything that the rules and the drawing need to know about it. */
export interface BoardDef {
  /** Where editors find the schema that completes and checks the file. */
  readonly $schema?: string;
  /** The id of the board in addresses, scenarios and saves. */
  readonly slug: string;
  /** The printed name. */
  readonly name: string;
  readonly names?: Titles;
  /** The box the board comes from. */
  readonly set: string;
  /** Width divided by height. */
  readonly aspect: number;
  /** The radius of a space, in percent of the board's width. */
  readonly spaceRadius: number;
  /** All spaces. */
  readonly spaces: readonly SpaceDef[];
  /** All lines, whatever crosses or restricts them. */
  readonly edges: readonly Line[];
  /** The lines that doors cross. */
  readonly doors: readonly DoorDef[];
  /** What is special about the board, for people. */
  readonly features: string;
  /** How many numbered start spaces the board has, counted from 1. */
  readonly startSpaces: number;
  /** How well the printed board is known. */
  readonly confidence: BoardConfidence;
  /** The lines that are drawn as arcs. */
  readonly curves: readonly CurveDef[];
  /** Pairs of lines that cross when drawn without meeting. */
  readonly crossings: readonly (readonly [Line, Line])[];
  /** Lines that are walked along the arrow only. */
  readonly oneWay?: readonly Arrow[];
  /** Start numbers beyond `startSpaces`, with the space that carries each. */
  readonly extraStarts?: Readonly<Record<string, number>>;
  /** High ground: an attack along one of these lines, in the direction of the arrow, has +1. */
  readonly highGround?: readonly Arrow[];
  /** The spaces that touch an item square, by the kind of item. */
  readonly itemSpaces?: { readonly [K in ItemKind]: readonly number[] };
  /** What is laid there at random, one of each; of a kind at least as many as it has squares. */
  readonly items?: readonly ItemDef[];
  /** A belt that carries fighters on at the end of every turn. */
  readonly conveyor?: ConveyorDef;
  /** The lines that join two levels by a pair of equal symbols, in no way different from others. */
  readonly deckLinks?: readonly Line[];
  /** The spaces of the upper level. */
  readonly upperDeck?: readonly number[];
}

/** whether a pair of equal symbols joins the two spaces of a line, which is not drawn then. */
export const isDeckLink = ({ deckLinks = [] }: BoardDef, [a, b]: Line): boolean =>
  deckLinks.some((link) => link.includes(a) && link.includes(b));

/** The largest board that is accepted; a set of spaces is two 32-bit masks, zones are worked out per door state. */
export const BOARD_LIMITS = {
  spaces: 64,
  lines: 512,
  zones: 8,
  doors: 6,
  starts: 8,
  id: 999,
  items: 15,
  squares: 7,
} as const;

/** Names what is drawn on a board but not said in its file, so that nobody could play there: squares for unknown items. */
export function missingRules({ itemSpaces, items }: BoardDef): readonly string[] {
  return itemSpaces !== undefined && items === undefined ? ['battlefield items'] : [];
}

/** Tells whether everything on a board can be played with. */
export function isPlayable(board: BoardDef): boolean {
  return missingRules(board).length === 0;
}
