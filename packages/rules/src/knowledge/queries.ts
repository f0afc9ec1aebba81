import type { Decision, Option } from '../ask/decision.ts';
import { distanceTo, ofItself, pathTo, reachFrom, reachOn } from '../board/movement.ts';
import { rangeOf, targetsOf } from '../board/range.ts';
import { SpaceSet } from '../board/space-set.ts';
import { contentFor } from '../content/content.ts';
import type { Hero } from '../content/hero.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError, suggest } from '../error.ts';
import { furtherMove, moveValue } from '../evaluate/abilities.ts';
import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { prepare } from '../new-game.ts';
import { canReturn, toldWay, wayTo } from '../procedures/paths.ts';
import { mayAttackYet } from '../procedures/turn.ts';
import { hasBit, lowest, membersOf } from '../state/bits.ts';
import { cardOf, faceNumber, seatOfCard } from '../state/card.ts';
import { activeSeat, giveActions, markOut, setActiveSeat, setTurnsTaken } from '../state/clock.ts';
import { formOf, setCounter, setForm, setLeftmost } from '../state/declared.ts';
import { turnDoor } from '../state/doors.ts';
import {
  AWAY,
  DEFEATED,
  fighterOf,
  isOnBoard,
  RESERVE,
  seatOfFighter,
  setHealthOf,
  setStartedOn,
  setWhereabouts,
  spaceOf,
  standing,
  standOn,
} from '../state/fighters.ts';
import { createGame, type Game } from '../state/game.ts';
import { addToHand } from '../state/hand.ts';
import { faceOf, spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { moveAlong } from '../state/paths.ts';
import { addToDiscard, addToGathered } from '../state/piles.ts';
import { noteTokenStarts, putToken } from '../state/tokens.ts';
import { EVERYONE } from '../state/viewers.ts';
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
  setActiveSeat(game, view.active);
  for (const fighter of view.fighters) setFighter(game, fighter);
  game.content.board.doors.forEach((door, i) => {
    if (view.doors[door.name] === 'closed') turnDoor(game, i);
  });
  for (const seat of view.seats) setSeat(game, seat, seat.seat);
  return game;
}

function setFighter(game: Game, view: View['fighters'][number]): void {
  const fighter = game.content.fighterIds.indexOf(view.id);
  setHealthOf(game, fighter, view.health);
  const at = (id: number | null): number => (id === null ? NONE : (game.content.board.index.get(id) ?? NONE));
  if (view.space !== null) standOn(game, fighter, at(view.space));
  else if (view.status !== 'board') setWhereabouts(game, fighter, STATUS[view.status]);
  setStartedOn(game, fighter, at(view.startedTurnOn));
}

function setSeat(game: Game, view: View['seats'][number], seat: number): void {
  const hero = game.content.heroes[seat];
  setTurnsTaken(game, seat, view.turnsTaken);
  if (view.eliminated) markOut(game, seat, 'defeated');
  if (view.seat === activeSeat(game)) giveActions(game, view.actionsLeft);
  const form = (hero.def.forms ?? []).findIndex(({ slug }) => slug === view.form);
  setForm(game, seat, Math.max(0, form));
  (hero.def.counters ?? []).forEach((counter, i) => {
    setCounter(game, seat, i, view.counters[counter.slug] ?? 0);
    const [leftmost] = view.rows?.[counter.slug] ?? [];
    setLeftmost(
      game,
      seat,
      i,
      Math.max(0, counter.row?.parts.findIndex(({ slug }) => slug === leftmost) ?? 0),
    );
  });
  const { index, lineBetween, size } = game.content.board;
  for (const [from, to] of view.paths ?? [])
    moveAlong(game, seat, lineBetween[(index.get(from) ?? 0) * size + (index.get(to) ?? 0)]);
  const used: Record<string, number> = {};
  hero.tokens.forEach((token, i) => {
    const n = used[token] ?? 0;
    used[token] = n + 1;
    putToken(game, seat, i, game.content.board.index.get(view.tokens[token]?.[n] ?? NONE) ?? NONE);
  });
  noteTokenStarts(game); // a view does not tell where they lay
  for (const card of view.hand) addToHand(game, heldCard(game, seat, card), EVERYONE, seat);
  for (const card of view.discard) addToDiscard(game, cardOf(seat, faceIndex(hero, card)));
  (hero.def.piles ?? []).forEach(({ slug }, pile) => {
    for (const card of view.piles?.[slug] ?? [])
      addToGathered(game, cardOf(seat, faceIndex(hero, card)), pile);
  });
}

/** A card in a hand: one of the own deck, or `loki/feint` of another. */
function heldCard(game: Game, seat: number, name: string): number {
  const cut = name.indexOf('/');
  if (cut < 0) return cardOf(seat, faceIndex(game.content.heroes[seat], name));
  const owner = game.content.heroes.findIndex(
    ({ def }, other) => other !== seat && def.slug === name.slice(0, cut),
  );
  return cardOf(owner, faceIndex(game.content.heroes[owner], name.slice(cut + 1)));
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

/** Where a fighter is: on its way where it halts, otherwise where it stands; NONE off the board. */
function whereIs(game: Game, view: View, id: string): number {
  const { halt = null, space = null } = view.fighters.find((fighter) => fighter.id === id) ?? {};
  return game.content.board.index.get(halt ?? space ?? NONE) ?? NONE;
}

export interface Step {
  readonly space: number;
  readonly steps: number;
  /** Of a fighter whose paths are counted: its way, from where it stands on, and how many paths of this turn that makes. */
  readonly way?: readonly number[];
  readonly paths?: number;
}

/** The spaces this fighter could move to in a maneuver, with the number of steps; `move`: instead of its move value. */
export function reach(view: View, fighterId: string, library: Library, move?: number): readonly Step[] {
  const game = tableOf(view, library);
  const fighter = fighterIndex(game, fighterId);
  const from = whereIs(game, view, fighterId);
  if (from < 0) return [];
  const steps = (move ?? moveValue(game, seatOfFighter(fighter))) + furtherMove(game, fighter);
  const isHalted = from !== spaceOf(game, fighter);
  const spaces = isHalted
    ? reachOn(game, fighter, from, steps)
    : reachFrom(game, fighter, from, steps, ofItself(fighter));
  const home = canReturn(game, fighter, from, steps, ofItself(fighter)) ? [from] : [];
  return [...spaces, ...home].map((space) => ({
    space: spaceId(game, space),
    steps: distanceTo(game, fighter, space, ofItself(fighter), from),
    ...toldWay(game, fighter, from, wayTo(game, fighter, from, space, steps, ofItself(fighter))),
  }));
}

/** The spaces this fighter could attack into from where it stands, whoever is there. */
export function range(view: View, fighterId: string, library: Library): readonly number[] {
  const game = tableOf(view, library);
  const fighter = fighterIndex(game, fighterId);
  const own = whereIs(game, view, fighterId);
  if (own < 0) return [];
  return [...rangeOf(game, fighter, own).minus(SpaceSet.of(own))].map((space) => spaceId(game, space));
}

/** The opposing fighters this one could attack from where it stands. */
export function targets(view: View, fighterId: string, library: Library): readonly string[] {
  const game = tableOf(view, library);
  const fighter = fighterIndex(game, fighterId);
  const own = whereIs(game, view, fighterId);
  if (own < 0) return [];
  return membersOf(targetsOf(game, fighter, own)).map((target) => game.content.fighterIds[target]);
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
  const held = heldCard(game, seat, card);
  if (seatOfCard(held) !== seat) return whyNoGuest(game, { prompt, seat }, held, view);
  const face = faceNumber(held);
  if (prompt === 'action') return whyNoAction(game, seat, face);
  if (prompt === 'defend' && view.combat !== null)
    return whyNoDefense(game, fighterIndex(game, view.combat.defender), face);
  return null;
}

/** The same of a card of another deck, which any own fighter may play if anybody may. */
function whyNoGuest(
  game: Game,
  { prompt, seat }: Pick<Decision, 'prompt' | 'seat'>,
  card: number,
  { combat }: View,
): Obstacle | null {
  const { type, user } = faceOf(game, card).def;
  if (prompt !== 'action' && (prompt !== 'defend' || combat === null)) return null;
  if (user !== 'any') return 'otherUser';
  if (prompt === 'action') {
    if (type === 'defense') return 'defenseCannotAttack';
    const users = membersOf(standing(game, seat));
    return users.length === 0 ? 'usersGone' : type === 'scheme' ? null : whyNoTarget(game, users);
  }
  return type === 'attack' ? 'attackCannotDefend' : type === 'scheme' ? 'schemeCannotDefend' : null;
}

function whyNoAction(game: Game, seat: number, face: number): Obstacle | null {
  const hero = game.content.heroes[seat];
  const { type } = hero.faces[face].def;
  if (type === 'defense' && !hasBit(anyFighter(game, seat, attackFaces), face)) return 'defenseCannotAttack';
  const users = hero.figures.flatMap((_, i) => (mayUse(hero, i, face) ? [fighterOf(seat, i)] : []));
  if (!users.some((fighter) => isOnBoard(game, fighter))) return 'usersGone';
  if (isOfOtherForm(game, seat, face)) return 'otherForm';
  return type === 'scheme' ? null : whyNoTarget(game, users);
}

function whyNoDefense(game: Game, defender: number, face: number): Obstacle | null {
  if (hasBit(defenseFaces(game, defender), face)) return null;
  const seat = seatOfFighter(defender);
  const hero = game.content.heroes[seat];
  const { type } = hero.faces[face].def;
  if (type === 'attack') return 'attackCannotDefend';
  if (type === 'scheme') return 'schemeCannotDefend';
  return isOfOtherForm(game, seat, face) ? 'otherForm' : 'otherUser';
}

const isOfOtherForm = (game: Game, seat: number, face: number): boolean =>
  !hasBit(game.content.heroes[seat].formMask[formOf(game, seat)], face);

const mayUse = (hero: Hero, figure: number, face: number): boolean =>
  hasBit(hero.attackMask[figure] | hero.defenseMask[figure] | hero.schemeMask[figure], face);

function anyFighter(game: Game, seat: number, faces: (game: Game, fighter: number) => number): number {
  let all = 0;
  for (let m = standing(game, seat); m !== 0; m &= m - 1) all |= faces(game, lowest(m));
  return all;
}

function whyNoTarget(game: Game, users: readonly number[]): Obstacle | null {
  let early = false;
  for (const fighter of users) {
    if (!isOnBoard(game, fighter)) continue;
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
  if (option.type === 'move' && option.way !== undefined) return { path: option.way.slice(1) };
  if (option.type === 'move') {
    const fighter = fighterIndex(game, option.fighter);
    const to = game.content.board.index.get(option.to) ?? NONE;
    const from = whereIs(game, view, option.fighter);
    const path = pathTo(game, fighter, to, ofItself(fighter), from);
    const way =
      path.length > 0 ? path : pathTo(game, fighter, to, { ...ofItself(fighter), through: true }, from);
    return { path: way.map((space) => spaceId(game, space)) };
  }
  if (option.type === 'attack' || option.type === 'scheme' || option.type === 'card') {
    const seat = option.type === 'card' ? option.seat : view.active;
    const face = faceOf(game, heldCard(game, seat, option.card));
    const sum = option.type === 'card' ? view.boosts.find(({ card }) => card === option.card) : undefined;
    return { value: face.value, boost: face.boost, ...(sum === undefined ? {} : { sum }) };
  }
  return {};
}
