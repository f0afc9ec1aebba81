import { paintOf } from '@peerless/boards';
import {
  type BoardDef,
  ITEM_KINDS,
  type ItemDef,
  type ItemKind,
  isDeckLink,
  type SpaceDef,
} from '@peerless/language';
import type { View } from '@peerless/rules';
import { itemText, localName, realisers } from '@peerless/text';
import { beltOf, startOf } from '../collection/board-graph.ts';
import { boardName, zoneName } from '../collection/names.ts';
import type { Say } from '../messages.ts';
import { along, angleAt, type Geometry, geometryOf, MARGIN, type Point } from './geometry.ts';
import { LEGEND_WIDTH, legend } from './legend-svg.ts';
import { medallion, tokenMark } from './medallion-svg.ts';
import { DISC, FAINT, INK, PAPER, PATH, PATH_EDGE } from './palette.ts';
import { type Scene, standingFighters } from './position.ts';
import { escaped, short, svgDocument } from './svg.ts';
import { zoneRing } from './zone-svg.ts';

/** A board, with the fighters on it and a legend beside it, as an SVG. */
export function boardSvg(scene: Scene): string {
  const { board, say } = scene;
  const geometry = geometryOf(board);
  const side = legend(scene, geometry.width);
  const paint = paintOf(board);
  const parts = [
    `<title>${escaped(boardName(board, say.lang))}</title>`,
    `<style>text{font-family:Georgia,'Times New Roman',serif;fill:${INK}}.number{font-weight:bold}.faint{fill:${FAINT}}.light{fill:#fff}</style>`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<rect x="${MARGIN / 3}" y="${MARGIN / 3}" width="${short(geometry.width - (2 * MARGIN) / 3)}" height="${short(geometry.height - (2 * MARGIN) / 3)}" rx="18" fill="#efe5cb" stroke="#cbb892" stroke-width="2"/>`,
    ...paths(board, geometry),
    ...arrows(board, geometry),
    ...doors(scene, geometry),
    ...board.spaces.map((space) => spaceMark(space, scene, geometry, paint)),
    ...tokens(scene, geometry),
    ...standingFighters(scene.view).map((fighter) =>
      medallion(
        fighter,
        scene,
        geometry.at(fighter.space ?? 0),
        geometry.radius * (fighter.hero ? 0.92 : 0.78),
      ),
    ),
    ...passageBadges(scene, geometry),
    side.svg,
  ];
  return svgDocument(geometry.width + LEGEND_WIDTH, Math.max(geometry.height, side.bottom), parts);
}

type Paint = ReturnType<typeof paintOf>;

function pathData(points: readonly Point[]): string {
  const [start, ...rest] = points.map(({ x, y }) => `${short(x)} ${short(y)}`);
  return `M${start}${rest.length === 1 ? 'L' : 'Q'}${rest.join(' ')}`;
}

/** Lines as little roads; those between two levels are dashed. */
function paths(board: BoardDef, { line, radius }: Geometry): string[] {
  const drawn = board.edges.map((edge) => ({
    data: pathData(line(edge)),
    dashes: isDeckLink(board, edge) ? ' stroke-dasharray="14 10"' : '',
  }));
  const stroke = (colour: string, width: number): string[] =>
    drawn.map(
      ({ data, dashes }) =>
        `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${dashes}/>`,
    );
  return [...stroke(PATH_EDGE, radius * 0.3), ...stroke(PATH, radius * 0.16)];
}

const BELT = '#4a2a6e';

/** Arrowheads on one-way lines, on high ground and on the conveyor belt. */
function arrows(board: BoardDef, { line, radius }: Geometry): string[] {
  const heads = (list: BoardDef['oneWay'], colour: string): string[] =>
    (list ?? []).map(({ from, to }) => {
      const points = line([from, to]);
      const { x, y } = along(points, 0.54);
      const size = radius * 0.42;
      return `<path transform="translate(${short(x)} ${short(y)}) rotate(${short(angleAt(points, 0.54))})" d="M${short(-size)} ${short(-size)}L${short(size)} 0L${short(-size)} ${short(size)}L${short(-size * 0.5)} 0Z" fill="${colour}" stroke="${PAPER}" stroke-width="2"/>`;
    });
  return [...heads(board.oneWay, INK), ...heads(board.highGround, '#a8323e'), ...heads(beltOf(board), BELT)];
}

/** A closed door bars its lines, an open one leaves a gap between two posts. */
function doors({ board, view, say }: Scene, { line, radius }: Geometry): string[] {
  return board.doors.map(({ door, between }) => {
    const points = line(between);
    const { x, y } = along(points, 0.5);
    const [long, thick] = [radius * 1.1, radius * 0.2];
    const isClosed = view?.doors[door] === 'closed';
    const name = realisers[say.lang].phrase({ is: 'name', of: 'door', text: door });
    const title = say(isClosed ? 'doorIsClosed' : 'doorIsOpen', { door: name });
    const bar = isClosed
      ? `<rect x="${short(-thick / 2)}" y="${short(-long / 2)}" width="${short(thick)}" height="${short(long)}" rx="3" fill="#5a3519" stroke="${INK}"/>`
      : [-long / 2, long / 2 - long * 0.28]
          .map(
            (top) =>
              `<rect x="${short(-thick / 2)}" y="${short(top)}" width="${short(thick)}" height="${short(long * 0.28)}" rx="3" fill="#c08a4b" stroke="${INK}"/>`,
          )
          .join('');
    return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angleAt(points, 0.5))})"><title>${escaped(title)}</title>${bar}</g>`;
  });
}

function spaceMark(space: SpaceDef, { board, view, say }: Scene, geometry: Geometry, paint: Paint): string {
  const at = geometry.at(space.id);
  const { radius } = geometry;
  const isHeld = standingFighters(view).some((fighter) => fighter.space === space.id);
  const [x, y] = [short(at.x), short(at.y)];
  const parts = [
    `<circle cx="${x}" cy="${y}" r="${short(radius)}" fill="${DISC}"/>`,
    zoneRing(
      space.zones.flatMap((zone) => paint.get(zone) ?? []),
      at,
      radius,
    ),
    `<circle cx="${x}" cy="${y}" r="${short(radius)}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y}" r="${short(radius * 0.7)}" fill="none" stroke="${INK}" stroke-width="1"/>`,
    space.passage && !isHeld ? passageMark(at, radius) : '',
    isHeld
      ? ''
      : `<text x="${x}" y="${short(at.y + radius * 0.2)}" text-anchor="middle" class="number" font-size="${short(radius * 0.58)}">${space.id}</text>`,
    isHeld ? cornerNumber(space.id, at, radius) : '',
    startMark(space, board, at, radius),
    board.conveyor?.bin.includes(space.id) ? crateMark(at, radius) : '',
    ...ITEM_KINDS.filter((kind) => hasItem(kind, space.id, board, view)).map((kind) =>
      itemMark(kind, at, radius),
    ),
  ];
  const facts = [
    space.zones.map((zone) => zoneName(zone, say.lang)).join(', '),
    ...(space.start === null ? [] : [say('pictureStart', { number: space.start })]),
    ...(space.passage ? [say('picturePassage')] : []),
    ...itemNames(space.id, board, view, say),
  ];
  const title = say('pictureSpace', { space: space.id, zones: facts.join(' · ') });
  return `<g><title>${escaped(title)}</title>${parts.join('')}</g>`;
}

/** Whether a square of that kind lies there; in a game only one whose item has not been used. */
function hasItem(kind: ItemKind, space: number, board: BoardDef, view: View | null): boolean {
  if (!board.itemSpaces?.[kind].includes(space)) return false;
  return view?.items === undefined || lying(space, board, view).some((item) => item.kind === kind);
}

/** The items that lie there in a game. */
const lying = (space: number, { items = [] }: BoardDef, view: View | null): readonly ItemDef[] =>
  items.filter(({ slug }) => view?.items?.some((item) => item.item === slug && item.space === space));

const itemNames = (space: number, board: BoardDef, view: View | null, say: Say): readonly string[] =>
  lying(space, board, view).map((item) => {
    const { name, text } = itemText(item, say.lang);
    return say('wordsBefore', { label: name, text });
  });

/** A square at the lower left: with a cross for combat, with a bar for a scheme. */
function itemMark(kind: ItemKind, { x, y }: Point, radius: number): string {
  const [cx, cy, r] = [x - radius * 0.8, y + radius * 0.8, radius * 0.28];
  const [a, b] = [r * 0.55, -r * 0.55];
  const sign =
    kind === 'combat'
      ? `M${short(b)} ${short(b)}L${short(a)} ${short(a)}M${short(a)} ${short(b)}L${short(b)} ${short(a)}`
      : `M${short(b)} 0H${short(a)}`;
  return `<g transform="translate(${short(cx)} ${short(cy)})"><rect x="${short(-r)}" y="${short(-r)}" width="${short(2 * r)}" height="${short(2 * r)}" rx="3" fill="${DISC}" stroke="${INK}" stroke-width="2"/><path d="${sign}" fill="none" stroke="${INK}" stroke-width="3"/></g>`;
}

/** The bin of the conveyor belt: a crate at the lower left. */
function crateMark({ x, y }: Point, radius: number): string {
  const [cx, cy, r] = [x - radius * 0.8, y + radius * 0.8, radius * 0.26];
  return `<path d="M${short(cx - r)} ${short(cy - r)}V${short(cy + r)}H${short(cx + r)}V${short(cy - r)}M${short(cx - r)} ${short(cy)}H${short(cx + r)}" fill="${DISC}" stroke="${BELT}" stroke-width="3"/>`;
}

/** Where a fighter covers the arch, a badge above its head shows it. */
function passageBadges({ board, view }: Scene, { at, radius }: Geometry): string[] {
  const held = standingFighters(view).map((fighter) => fighter.space);
  return board.spaces
    .filter((space) => space.passage && held.includes(space.id))
    .map(({ id }) => {
      const { x, y } = at(id);
      const [cy, r] = [y - radius * 1.02, radius * 0.34];
      return `<g class="passage"><circle cx="${short(x)}" cy="${short(cy)}" r="${short(r)}" fill="${DISC}" stroke="${INK}"/>${passageMark({ x, y: cy - radius * 0.46 }, radius)}</g>`;
    });
}

/** An arch below the number. */
function passageMark({ x, y }: Point, radius: number): string {
  const [w, top, base] = [radius * 0.22, y + radius * 0.34, y + radius * 0.62];
  return `<path d="M${short(x - w)} ${short(base)}V${short(top + w)}A${short(w)} ${short(w)} 0 0 1 ${short(x + w)} ${short(top + w)}V${short(base)}Z" fill="${INK}"/>`;
}

function cornerNumber(id: number, { x, y }: Point, radius: number): string {
  const [cx, cy] = [x - radius * 0.86, y - radius * 0.86];
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius * 0.32)}" fill="${DISC}" stroke="${INK}"/><text x="${short(cx)}" y="${short(cy + radius * 0.12)}" text-anchor="middle" font-size="${short(radius * 0.36)}">${id}</text>`;
}

/** A pennant with the start number. */
function startMark(space: SpaceDef, board: BoardDef, { x, y }: Point, radius: number): string {
  const start = startOf(board, space);
  if (start === null) return '';
  const [cx, cy, r] = [x + radius * 0.84, y - radius * 0.84, radius * 0.34];
  return `<path d="M${short(cx - r)} ${short(cy - r)}H${short(cx + r)}V${short(cy + r * 0.7)}L${short(cx)} ${short(cy + r * 1.5)}L${short(cx - r)} ${short(cy + r * 0.7)}Z" fill="${INK}" stroke="${PAPER}" stroke-width="1.5"/><text x="${short(cx)}" y="${short(cy + r * 0.55)}" text-anchor="middle" class="light number" font-size="${short(r * 1.35)}">${start}</text>`;
}

function tokens({ view, names, say }: Scene, { at, radius }: Geometry): string[] {
  return (view?.seats ?? []).flatMap((seat) =>
    Object.entries(seat.tokens).flatMap(([token, spaces]) =>
      spaces.map((space) =>
        tokenMark(
          names === null ? token : localName(names.token(seat.seat, token), say.lang),
          seat.seat,
          at(space),
          radius,
        ),
      ),
    ),
  );
}
