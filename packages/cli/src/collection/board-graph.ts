import {
  type Arrow,
  type BoardDef,
  ITEM_KINDS,
  type ItemKind,
  isDeckLink,
  type SpaceDef,
} from '@peerless/language';

/** What can be said about the spaces of a board: their neighbours, and what is printed on them. */

/** A space beside another one, and what lies between them. */
export interface Neighbour {
  readonly space: number;
  /** The door that the line runs through. */
  readonly door?: string;
  /** Whether one walks only to it, or only from it. */
  readonly oneWay?: 'to' | 'from';
  /** Whether an attack on it, or from it, has the high ground. */
  readonly highGround?: 'to' | 'from';
  /** Whether equal symbols join them, not a line. */
  readonly deckLink?: true;
}

/** A space with everything that there is to know about it. */
export interface SpaceFacts extends Pick<SpaceDef, 'id' | 'zones' | 'passage'> {
  readonly start: number | null;
  /** Its place on the conveyor belt, counted from 1; `bin` where the belt throws. */
  readonly conveyor?: number | 'bin';
  /** The kinds of items whose squares touch it. */
  readonly items?: readonly ItemKind[];
  readonly neighbours: readonly Neighbour[];
}

/** The start number of a space, also one that only more players than we seat would need. */
export function startOf({ extraStarts = {} }: BoardDef, { id, start }: SpaceDef): number | null {
  const extra = Object.keys(extraStarts).find((number) => extraStarts[number] === id);
  return start ?? (extra === undefined ? null : Number(extra));
}

/** The other ends of the lines of a space, in their order. */
export const lineEnds = ({ edges }: BoardDef, space: number): number[] =>
  edges.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).sort((a, b) => a - b);

/** The spaces of a board and who is beside whom; passages are no lines, so they stand with the space. */
export const spacesOf = (board: BoardDef): SpaceFacts[] =>
  board.spaces.map((space) => ({
    id: space.id,
    zones: space.zones,
    start: startOf(board, space),
    passage: space.passage,
    ...conveyorAt(board, space.id),
    ...itemsAt(board, space.id),
    neighbours: lineEnds(board, space.id).map((other) => neighbour(board, space.id, other)),
  }));

/** The belt as arrows from each of its spaces to the next. */
export const beltOf = ({ conveyor }: BoardDef): readonly Arrow[] =>
  (conveyor?.belt ?? []).slice(1).map((to, i) => ({ from: conveyor?.belt[i] ?? to, to }));

function conveyorAt({ conveyor }: BoardDef, space: number): Pick<SpaceFacts, 'conveyor'> {
  const place = conveyor?.belt.indexOf(space) ?? -1;
  if (place >= 0) return { conveyor: place + 1 };
  return conveyor?.bin.includes(space) ? { conveyor: 'bin' } : {};
}

function itemsAt({ itemSpaces }: BoardDef, space: number): Pick<SpaceFacts, 'items'> {
  const kinds = ITEM_KINDS.filter((kind) => itemSpaces?.[kind].includes(space));
  return kinds.length === 0 ? {} : { items: kinds };
}

function neighbour(board: BoardDef, from: number, to: number): Neighbour {
  const door = board.doors.find(({ between }) => between.includes(from) && between.includes(to))?.door;
  const along = (arrows: readonly Arrow[] = []): 'to' | 'from' | undefined =>
    arrows.flatMap((line) => {
      if (line.from === from && line.to === to) return ['to' as const];
      return line.from === to && line.to === from ? ['from' as const] : [];
    })[0];
  const oneWay = along(board.oneWay);
  const highGround = along(board.highGround);
  return {
    space: to,
    ...(door === undefined ? {} : { door }),
    ...(oneWay === undefined ? {} : { oneWay }),
    ...(highGround === undefined ? {} : { highGround }),
    ...(isDeckLink(board, [from, to]) ? { deckLink: true } : {}),
  };
}
