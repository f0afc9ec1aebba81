import type { Decision, Option } from '../ask/decision.ts';
import { hasSpace } from '../board/board.ts';
import { distanceTo, pathTo, reachFrom } from '../board/movement.ts';
import { contentFor } from '../content/content.ts';
import type { Hero, Library } from '../content/library.ts';
import { PeerlessError, suggest } from '../error.ts';
import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { prepare } from '../new-game.ts';
import { moveValue } from '../procedures/maneuver.ts';
import { mayAttackYet } from '../procedures/turn.ts';
import { addToDiscard, addToHand } from '../state/cards.ts';
import { lowest, masks, rangeOf, standOn, targetsOf } from '../state/fighters.ts';
import { createGame, type Game, seatOfFighter, spaceId } from '../state/game.ts';
import {
  ACTIONS_LEFT,
  ACTIVE,
  AWAY,
  COUNTER,
  DEFEATED,
  DOORS,
  EVERYONE,
  FACES,
  FORM,
  HEALTH,
  NONE,
  ON_BOARD,
  OUT,
  RESERVE,
  SEAT_COUNTERS,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SPACE,
  STARTED,
  TOKEN,
  TOKEN_STARTED,
  TURNS_TAKEN,
} from '../state/layout.ts';
import type { BoostSum, FighterStatus, View } from './view.ts';

/** Questions an interface asks about a view: where could this fighter go, whom could it attack, why not that card. */

const STATUS: { readonly [S in Exclude<FighterStatus, 'board'>]: number } = {
  defeated: DEFEATED,
  reserve: RESERVE,
  away: AWAY,
};

/** Views do not change, and one look at a table asks several questions about it. The tables are only read. */
const tables = new WeakMap<View, Game>();

function tableOf(view: View, library: Library): Game {
  const kept = tables.get(view);
  if (kept?.content.library === library) return kept;
  const game = setTable(view, library);
  tables.set(view, game);
  return game;
}

/** The visible part of a view as a game the rules can be asked about. */
function setTable(view: View, library: Library): Game {
  const seats = view.seats.map(({ hero, player }) => ({ hero, player }));
  const game = createGame(
    contentFor({ board: view.board, mode: view.mode, seats, options: view.options }, library),
  );
  prepare(game, '0');
  const s = game.state;
  s[ACTIVE] = view.active;
  for (const fighter of view.fighters) setFighter(game, fighter);
  game.content.board.doors.forEach((door, i) => {
    if (view.doors[door.name] === 'closed') s[DOORS] |= 1 << i;
  });
  for (const seat of view.seats) setSeat(game, seat, seat.seat);
  return game;
}

function setFighter(game: Game, view: View['fighters'][number]): void {
  const s = game.state;
  const fighter = game.content.fighterIds.indexOf(view.id);
  s[HEALTH + fighter] = view.health;
  const at = (id: number | null): number => (id === null ? NONE : (game.content.board.index.get(id) ?? NONE));
  if (view.space !== null) standOn(game, fighter, at(view.space));
  else if (view.status !== 'board') s[SPACE + fighter] = STATUS[view.status];
  s[STARTED + fighter] = at(view.startedTurnOn);
}

function setSeat(game: Game, view: View['seats'][number], seat: number): void {
  const s = game.state;
  const hero = game.content.heroes[seat];
  s[TURNS_TAKEN + seat] = view.turnsTaken;
  s[OUT + seat] = view.eliminated ? 1 : 0;
  if (view.seat === s[ACTIVE]) s[ACTIONS_LEFT] = view.actionsLeft;
  s[FORM + seat] = Math.max(
    0,
    (hero.def.forms ?? []).findIndex((form) => form.slug === view.form),
  );
  (hero.def.counters ?? []).forEach((counter, i) => {
    s[COUNTER + seat * SEAT_COUNTERS + i] = view.counters[counter.slug] ?? 0;
  });
  const used: Record<string, number> = {};
  hero.tokens.forEach((token, i) => {
    const n = used[token] ?? 0;
    used[token] = n + 1;
    const slot = seat * SEAT_TOKENS + i;
    s[TOKEN + slot] = game.content.board.index.get(view.tokens[token]?.[n] ?? NONE) ?? NONE;
    s[TOKEN_STARTED + slot] = s[TOKEN + slot]; // a view does not tell where they lay
  });
  for (const card of view.hand) addToHand(game, seat * FACES + faceIndex(hero, card), EVERYONE);
  for (const card of view.discard) addToDiscard(game, seat * FACES + faceIndex(hero, card));
}

function faceIndex(hero: Hero, card: string): number {
  const face = hero.faces.findIndex(({ slug }) => slug === card);
  if (face < 0)
    throw new PeerlessError(
      `${hero.def.name} has no card "${card}"${suggest(
        card,
        hero.faces.map(({ slug }) => slug),
      )}`,
    );
  return face;
}

function fighterIndex(game: Game, id: string): number {
  const fighter = game.content.fighterIds.indexOf(id);
  if (id === '' || fighter < 0)
    throw new PeerlessError(`unknown fighter "${id}"${suggest(id, game.content.fighterIds.filter(Boolean))}`);
  return fighter;
}

export interface Step {
  readonly space: number;
  readonly steps: number;
}

/** The spaces this fighter could move to in a maneuver, with the number of steps; `move`: instead of its move value. */
export function reach(view: View, fighterId: string, library: Library, move?: number): readonly Step[] {
  const game = tableOf(view, library);
  const fighter = fighterIndex(game, fighterId);
  const from = game.state[SPACE + fighter];
  if (from < 0) return [];
  reachFrom(game, fighter, from, move ?? moveValue(game, seatOfFighter(fighter)), false);
  return spacesOf(game).map((space) => ({
    space: spaceId(game, space),
    steps: distanceTo(game, fighter, space, false),
  }));
}

/** The spaces in `masks`, counted from 0. */
function spacesOf({ content }: Game): number[] {
  const { lo, hi } = masks;
  return content.board.ids.flatMap((_, space) => (hasSpace(lo, hi, space) ? [space] : []));
}

/** The spaces this fighter could attack into from where it stands, whoever is there. */
export function range(view: View, fighterId: string, library: Library): readonly number[] {
  const game = tableOf(view, library);
  const fighter = fighterIndex(game, fighterId);
  const own = game.state[SPACE + fighter];
  if (own < 0) return [];
  rangeOf(game, fighter);
  return spacesOf(game).flatMap((space) => (space === own ? [] : [spaceId(game, space)]));
}

/** The opposing fighters this one could attack from where it stands. */
export function targets(view: View, fighterId: string, library: Library): readonly string[] {
  const game = tableOf(view, library);
  const fighter = fighterIndex(game, fighterId);
  if (game.state[SPACE + fighter] < 0) return [];
  const found: string[] = [];
  for (let m = targetsOf(game, fighter); m !== 0; m &= m - 1) found.push(game.content.fighterIds[lowest(m)]);
  return found;
}

/** What keeps a card in the hand from being played, and the rule that says so. */
export const OBSTACLES = {
  defenseCannotAttack: 'R-2.3',
  attackCannotDefend: 'R-2.3',
  schemeCannotDefend: 'R-2.3',
  usersGone: 'R-2.6',
  otherUser: 'R-2.6',
  otherForm: 'R-14.50',
  noTarget: 'R-8.2',
  notAttackedYet: 'R-13.2',
} as const;
export type Obstacle = keyof typeof OBSTACLES;

/** Why a card cannot be played as an action or as a defence; null if it can, or if something else is asked. */
export function whyNot(
  view: View,
  { prompt, seat }: Pick<Decision, 'prompt' | 'seat'>,
  card: string,
  library: Library,
): Obstacle | null {
  const game = tableOf(view, library);
  const face = faceIndex(game.content.heroes[seat], card);
  if (prompt === 'action') return whyNoAction(game, seat, face);
  if (prompt === 'defend' && view.combat !== null)
    return whyNoDefense(game, fighterIndex(game, view.combat.defender), face);
  return null;
}

function whyNoAction(game: Game, seat: number, face: number): Obstacle | null {
  const hero = game.content.heroes[seat];
  const { type } = hero.faces[face].def;
  if (type === 'defense' && ((anyFighter(game, seat, attackFaces) >> face) & 1) === 0)
    return 'defenseCannotAttack';
  const users = hero.figures.flatMap((_, i) => (mayUse(hero, i, face) ? [seat * SEAT_FIGHTERS + i] : []));
  if (users.every((fighter) => game.state[SPACE + fighter] < 0)) return 'usersGone';
  if (isOfOtherForm(game, seat, face)) return 'otherForm';
  return type === 'scheme' ? null : whyNoTarget(game, users);
}

function whyNoDefense(game: Game, defender: number, face: number): Obstacle | null {
  if (((defenseFaces(game, defender) >> face) & 1) === 1) return null;
  const seat = seatOfFighter(defender);
  const hero = game.content.heroes[seat];
  const { type } = hero.faces[face].def;
  if (type === 'attack') return 'attackCannotDefend';
  if (type === 'scheme') return 'schemeCannotDefend';
  return isOfOtherForm(game, seat, face) ? 'otherForm' : 'otherUser';
}

const isOfOtherForm = (game: Game, seat: number, face: number): boolean =>
  ((game.content.heroes[seat].formMask[game.state[FORM + seat]] >> face) & 1) === 0;

const mayUse = (hero: Hero, figure: number, face: number): boolean =>
  (((hero.attackMask[figure] | hero.defenseMask[figure] | hero.schemeMask[figure]) >> face) & 1) === 1;

function anyFighter(game: Game, seat: number, faces: (game: Game, fighter: number) => number): number {
  let mask = 0;
  for (let m = game.state[ON_BOARD + seat]; m !== 0; m &= m - 1) mask |= faces(game, lowest(m));
  return mask;
}

function whyNoTarget(game: Game, users: readonly number[]): Obstacle | null {
  let early = false;
  for (const fighter of users) {
    if (game.state[SPACE + fighter] < 0) continue;
    for (let m = targetsOf(game, fighter); m !== 0; m &= m - 1) {
      if (mayAttackYet(game, seatOfFighter(fighter), seatOfFighter(lowest(m)))) return null;
      early = true;
    }
  }
  return early ? 'notAttackedYet' : 'noTarget';
}

/** What an option would do as far as it can be foreseen from what the viewer knows. */
export interface Preview {
  /** The spaces a move goes through, the last one included. */
  readonly path?: readonly number[];
  /** The card's printed value and BOOST. */
  readonly value?: number;
  readonly boost?: number;
  /** What that BOOST is added to and makes, where it is asked for. */
  readonly sum?: BoostSum;
}

export function preview(view: View, option: Option, library: Library): Preview {
  const game = tableOf(view, library);
  if (option.type === 'move') {
    const fighter = fighterIndex(game, option.fighter);
    const to = game.content.board.index.get(option.to) ?? NONE;
    const path = pathTo(game, fighter, to, false);
    return {
      path: (path.length > 0 ? path : pathTo(game, fighter, to, true)).map((space) => spaceId(game, space)),
    };
  }
  if (option.type === 'attack' || option.type === 'scheme' || option.type === 'card') {
    const seat = option.type === 'card' ? option.seat : view.active;
    const face = game.content.heroes[seat].faces[faceIndex(game.content.heroes[seat], option.card)];
    const sum = option.type === 'card' ? view.boosts.find(({ card }) => card === option.card) : undefined;
    return { value: face.value, boost: face.boost, ...(sum === undefined ? {} : { sum }) };
  }
  return {};
}
