import { type Arrow, type BoardDef, isDeckLink, type SpaceDef } from '@peerless/language';
import type { FighterView, View } from '@peerless/rules';
import { itemText, message, type Names, realisers } from '@peerless/text';
import { lyingOn } from './lying-items.ts';
import type { Marks } from './marks.ts';
import { words } from './words.ts';

/** What is told about spaces and doors to those who do not see them. */
export interface Told {
  readonly board: BoardDef;
  readonly view: View | null;
  readonly names: Names;
  readonly marks: Marks;
}

/** Who stands where. */
export const standing = (view: View | null): ReadonlyMap<number, FighterView> =>
  new Map(
    (view?.fighters ?? []).flatMap((fighter) => (fighter.space === null ? [] : [[fighter.space, fighter]])),
  );

/** "space 12, green and blue zones, Medusa, 14 of 16 health"; what choosing it means comes first. */
export function spaceName(space: SpaceDef, fighter: FighterView | undefined, told: Told): string {
  const { names, marks } = told;
  const meaning =
    (fighter === undefined ? undefined : marks.fighters.get(fighter.id)) ?? marks.spaces.get(space.id);
  const parts = [
    ...placeParts(space, told),
    ...(fighter === undefined ? [] : fighterParts(fighter, told)),
    ...markParts(space.id, fighter, told),
  ];
  if (meaning === undefined) return parts.join(', ');
  return offered(meaning, parts.filter((part) => !isSaid(part, meaning)).join(', '), names);
}

/** "Medusa moves to space 12 (1 space)" names what need not be named again. */
const isSaid = (part: string, meaning: string): boolean =>
  ` ${meaning} `.toLowerCase().includes(` ${part} `.toLowerCase());

/** What may be chosen; where it would mean several things, that is all one can say. */
const offered = (meaning: string, text: string, { lang }: Names): string =>
  message(lang, 'labelled', { label: meaning === '' ? words.in(lang)('choose') : meaning, text });

/** Where the conveyor belt leads from here, or that it ends or throws here. */
function conveyorParts(
  space: number,
  { conveyor }: BoardDef,
  say: ReturnType<typeof words.in>,
): readonly string[] {
  const { belt = [], bin = [] } = conveyor ?? {};
  if (bin.includes(space)) return [say('bin')];
  if (!belt.includes(space)) return [];
  const next = belt[belt.indexOf(space) + 1];
  return [next === undefined ? say('beltEnd') : say('belt', { space: next })];
}

/** What lies here, and what it does. */
function itemParts(space: number, board: BoardDef, view: View | null, names: Names): readonly string[] {
  const say = words.in(names.lang);
  return lyingOn(board, view)
    .filter((lying) => lying.space === space)
    .map(({ item }) => {
      const { name, text } = itemText(item, names.lang);
      return say(item.kind === 'combat' ? 'combatItem' : 'schemeItem', {
        name,
        text: text.replace(/\.$/, ''),
      });
    });
}

function placeParts(space: SpaceDef, { board, view, names }: Told): readonly string[] {
  const say = words.in(names.lang);
  const zones = realisers[names.lang].list(space.zones.map((zone) => names.zone(zone)));
  const tokens = (view?.seats ?? []).flatMap((seat) =>
    Object.entries(seat.tokens).flatMap(([token, spaces]) =>
      spaces.includes(space.id) ? [names.token(seat.seat, token).name] : [],
    ),
  );
  return [
    names.space(space.id),
    say('zones', { zones, count: space.zones.length }),
    ...(space.start === null ? [] : [say('start', { number: space.start })]),
    ...(space.passage ? [say('passage')] : []),
    ...conveyorParts(space.id, board, say),
    ...itemParts(space.id, board, view, names),
    ...tokens,
  ];
}

function fighterParts(fighter: FighterView, { view, names }: Told): readonly string[] {
  const say = words.in(names.lang);
  const form = fighter.hero ? (view?.seats[fighter.seat]?.form ?? null) : null;
  return [
    realisers[names.lang].capital(names.fighter(fighter.id)),
    ...(form === null ? [] : [names.form(fighter.seat, form).name]),
    ...(fighter.seat === names.viewer ? [say('yours'), say(fighter.attack)] : []),
    message(names.lang, 'health', { now: fighter.health, full: fighter.maxHealth }),
    ...(fighter.large ? [say('large')] : []),
  ];
}

function markParts(
  space: number,
  fighter: FighterView | undefined,
  { names, marks }: Told,
): readonly string[] {
  const say = words.in(names.lang);
  const steps = marks.reach.get(space);
  const isTarget = fighter !== undefined && marks.targets.has(fighter.id);
  const side = fighter === undefined ? undefined : marks.combat.get(fighter.id);
  return [
    ...(side === undefined ? [] : [say(side === 'attack' ? 'attacks' : 'attacked')]),
    ...(fighter !== undefined && fighter.id === marks.picked ? [say('picked')] : []),
    ...(isTarget ? [say('target')] : []),
    ...(steps === undefined ? [] : [say('steps', { count: steps })]),
    ...(marks.range.has(space) && !isTarget ? [say('inRange')] : []),
  ];
}

/** Where the lines of a space lead, for those who do not see them. */
export function linesOf(space: number, { board, view, names }: Told): string {
  const say = words.in(names.lang);
  const has = (arrows: readonly Arrow[] = [], from: number, to: number): boolean =>
    arrows.some((arrow) => arrow.from === from && arrow.to === to);
  const is = (from: number, to: number): boolean => has(board.oneWay, from, to);
  const isShut = (to: number): boolean =>
    board.doors.some(
      ({ door, between }) =>
        view?.doors[door] === 'closed' && between.includes(space) && between.includes(to),
    );
  const isLinked = (to: number): boolean => isDeckLink(board, [space, to]);
  const ends = board.edges.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  const kinds = {
    lines: ends.filter((end) => !isShut(end) && !isLinked(end) && !is(space, end) && !is(end, space)),
    onlyTo: ends.filter((end) => is(space, end)),
    onlyFrom: ends.filter((end) => is(end, space)),
    links: ends.filter((end) => isLinked(end) && !isShut(end)),
    shut: ends.filter(isShut),
    above: ends.filter((end) => has(board.highGround, space, end)),
    below: ends.filter((end) => has(board.highGround, end, space)),
  };
  return (['lines', 'onlyTo', 'onlyFrom', 'links', 'shut', 'above', 'below'] as const)
    .filter((kind) => kinds[kind].length > 0)
    .map((kind) => {
      const spaces = realisers[names.lang].list(kinds[kind].map(String));
      return say(kind, { spaces, count: kinds[kind].length });
    })
    .join(', ');
}

/** "the west door is open"; what choosing it means comes first. */
export function doorName(door: string, { view, names, marks }: Told): string {
  const id = view?.doors[door] === 'closed' ? 'doorClosed' : 'doorOpen';
  const text = message(names.lang, id, { door: names.door(door) });
  const meaning = marks.doors.get(door);
  if (meaning === undefined) return realisers[names.lang].capital(text);
  return offered(meaning, text, names);
}
