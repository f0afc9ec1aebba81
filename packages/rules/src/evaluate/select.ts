import { SpaceSet } from '../board/space-set.ts';
import { type CFighters, type CSpaces, REMEMBERED, REMEMBERED_PLAYER } from '../content/compile.ts';
import { bitOf, countBits, lowest } from '../state/bits.ts';
import { cardIn, holderIn, seatOfCard } from '../state/card.ts';
import { isCard } from '../state/cause.ts';
import { isOut } from '../state/clock.ts';
import {
  combatant,
  combatCard,
  combatPlayer,
  inCombat,
  notedCard,
  previousCard,
  sideOf,
} from '../state/combat.ts';
import { boardNow } from '../state/doors.ts';
import {
  AWAY,
  DEFEATED,
  emptySpaces,
  everybody,
  fightersOf,
  fightersWhere,
  figuresOf,
  heroesOf,
  hurtFighters,
  printedOn,
  RESERVE,
  spaceOf,
  standing,
  standingOn,
  startedOn,
} from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { schemeCard } from '../state/piles.ts';
import { actorOf, meantIn, ownerOf, register, sourceAt } from '../state/stack.ts';
import { tokenAt, tokenSpaces, tokenStarts } from '../state/tokens.ts';

/** Selectors: who, where and which card the words of an effect mean. Fighters are a set of bits, spaces a SpaceSet. */

const STATES = { defeated: DEFEATED, reserve: RESERVE, away: AWAY } as const;

/** The seat a player word means in a frame (see `player` in compile.ts). NONE if there is none. */
export function seatFor(game: Game, frame: number, player: number): number {
  const own = ownerOf(game, frame);
  if (player === 0) return own;
  if (player >= REMEMBERED_PLAYER) return register(game, frame, player - REMEMBERED_PLAYER);
  if (player === OWNER) return deckSeat(game, frame);
  // on a combat card the opponent is the other player of the combat
  if (inCombat(game)) return combatPlayer(game, 1 - sideOf(game, own));
  return opponentsOf(game, own)[0] ?? NONE;
}

/** The number of the player word `owner`. */
const OWNER = 2;

/** Whose deck an effect is printed in: who owns the card that acts, or the player of the ability. */
export function deckSeat(game: Game, frame: number, seat: number = ownerOf(game, frame)): number {
  if (frame < 0) return seat;
  const source = sourceAt(game, frame);
  return isCard(source) ? seatOfCard(source) : seat;
}

/** opponents a scheme can name; a vanished player cannot be chosen (RU-46). */
export function opponentsOf(game: Game, seat: number): number[] {
  const { seats, team } = game.content;
  const opponents: number[] = [];
  for (let other = 0; other < seats; other++)
    if (team[other] !== team[seat] && !isOut(game, other) && standing(game, other) !== 0)
      opponents.push(other);
  return opponents;
}

/** Everybody who still plays, in turn order from that seat on; a vanished opponent cannot be chosen (RU-46). */
export const playersInTurn = (game: Game, seat: number): number[] => {
  const { seats, team } = game.content;
  const opponents = opponentsOf(game, seat);
  return Array.from({ length: seats }, (_, i) => (seat + i) % seats).filter((other) =>
    team[other] === team[seat] ? !isOut(game, other) : opponents.includes(other),
  );
};

/** The same in turn order from that seat on. */
export const opponentsInTurn = (game: Game, seat: number): number[] => {
  const { seats } = game.content;
  const distance = (other: number): number => (other - seat + seats) % seats;
  return opponentsOf(game, seat).sort((a, b) => distance(a) - distance(b));
};

/** The card a reference means; NONE if there is none. */
export function cardFor(game: Game, frame: number, ref: number): number {
  if (ref >= REMEMBERED) return cardAt(register(game, frame, ref - REMEMBERED));
  if (!inCombat(game)) return ref === 0 ? schemeCard(game) : NONE;
  if (ref === 2) return previousCard(game);
  const side = sideOf(game, ownerOf(game, frame));
  if (ref === 3) return notedCard(game, side);
  return combatCard(game, ref === 0 ? side : 1 - side);
}

const cardAt = (entry: number): number => (entry < 0 ? NONE : cardIn(entry));

/** Whose that card is for now: who played it, or from whose cards it was chosen or taken. */
export function holderFor(game: Game, frame: number, ref: number): number {
  if (ref >= REMEMBERED) return holderIn(register(game, frame, ref - REMEMBERED));
  const own = ownerOf(game, frame);
  return ref === 1 && inCombat(game) ? combatPlayer(game, 1 - sideOf(game, own)) : own;
}

/** Where a selector begins. Fighters that are off the board are sorted out later. */
function base(game: Game, frame: number, who: CFighters, seat: number): number {
  const { foes, friends } = game.content;
  switch (who.sel) {
    case 'own':
      return fightersOf(seat);
    case 'opposing':
      return who.of === NO_PLAYER ? foes[seat] : foes[seat] & fightersOfPlayer(game, frame, who.of);
    case 'any':
      return foes[seat] | friends[seat];
    case 'friendly':
      return friends[seat];
    case 'actor':
      return actorOf(game, frame) < 0 ? 0 : bitOf(actorOf(game, frame));
    case 'reg':
      return register(game, frame, who.reg);
    case 'heroOf': {
      const player = seatFor(game, frame, who.of);
      return player < 0 ? 0 : heroMeant(game, frame, player);
    }
    default:
      return combatants(game, seat, who.sel);
  }
}

/** Of several heroes the one that was chosen when this effect first spoke of "the hero"; before that any of them. */
function heroMeant(game: Game, frame: number, seat: number): number {
  const heroes = heroesOf(game, seat);
  const meant = frame < 0 ? 0 : heroes & meantIn(game, frame);
  return meant === 0 ? heroes : meant;
}

/** What `of` is where nobody is named: `you`, who opposes nobody. */
const NO_PLAYER = 0;

function fightersOfPlayer(game: Game, frame: number, player: number): number {
  const seat = seatFor(game, frame, player);
  return seat < 0 ? 0 : fightersOf(seat);
}

function combatants(game: Game, seat: number, sel: 'mine' | 'theirs' | 'both'): number {
  if (!inCombat(game)) return 0;
  const side = sideOf(game, seat);
  const own = bitOf(combatant(game, side));
  const other = bitOf(combatant(game, 1 - side));
  return sel === 'mine' ? own : sel === 'theirs' ? other : own | other;
}

/** The fighters that fit. `seat`: whose effect it is. */
export function select(
  game: Game,
  frame: number,
  who: CFighters,
  seat: number = ownerOf(game, frame),
): number {
  let set = base(game, frame, who, seat);
  if (who.kind !== NONE) set &= figuresOf(seat, who.kind);
  set = who.state === null ? set & everybody(game) : inState(game, set, STATES[who.state]);
  return who.plain || set === 0 ? set : narrow(game, frame, who, seat, set);
}

const inState = (game: Game, candidates: number, status: number): number =>
  fightersWhere(candidates, (fighter) => {
    const where = spaceOf(game, fighter);
    // A defeated fighter that comes from the reserve goes back there.
    const again = status === RESERVE && where === DEFEATED;
    return where === status || (again && printedOn(game, fighter)?.reserve === true);
  });

function narrow(game: Game, frame: number, who: CFighters, seat: number, candidates: number): number {
  let set = candidates;
  if (who.is !== null) set &= who.is === 'hero' ? game.content.heroMask : ~game.content.heroMask;
  if (who.not !== null) set &= ~select(game, frame, who.not, seat);
  if (who.adjacentTo !== null)
    set = standingOn(game, set, adjacentSpaces(game, select(game, frame, who.adjacentTo, seat)));
  if (who.flankedBy !== null) set = flanked(game, set, select(game, frame, who.flankedBy, seat));
  if (who.inZoneOf !== null)
    set = standingOn(game, set, zoneSpaces(game, select(game, frame, who.inZoneOf, seat)));
  if (who.outOfZoneOf !== null)
    set &= ~standingOn(game, set, zoneSpaces(game, select(game, frame, who.outOfZoneOf, seat)));
  if (who.at !== null) set = standingOn(game, set, rememberedSpaces(game, frame, who.at));
  if (who.on !== NONE) set = standingOn(game, set, tokenSpaces(game, seat, tokenSlug(game, seat, who.on)));
  if (who.startedOn !== NONE) set = havingStartedOn(game, set, tokenStarts(game, seat, who.startedOn));
  if (who.moved) set = haveMoved(game, set);
  if (who.hurt) set &= hurtFighters(game);
  if (who.leftZone) set = leavers(game, set);
  return set;
}

// Each a function of its own: one that makes closures makes room for them whenever it is called.

const rememberedSpaces = (game: Game, frame: number, at: readonly number[]): SpaceSet =>
  SpaceSet.from(at.map((reg) => register(game, frame, reg)));
const havingStartedOn = (game: Game, candidates: number, spaces: SpaceSet): number =>
  fightersWhere(candidates, (fighter) => spaces.has(startedOn(game, fighter)));
const haveMoved = (game: Game, candidates: number): number =>
  fightersWhere(candidates, (fighter) => spaceOf(game, fighter) !== startedOn(game, fighter));
const leavers = (game: Game, candidates: number): number =>
  fightersWhere(candidates, (fighter) => leftItsZone(game, fighter));

/** Those of the candidates that stand next to two or more of these fighters. */
const flanked = (game: Game, candidates: number, by: number): number =>
  fightersWhere(
    candidates,
    (fighter) => countBits(standingOn(game, by, adjacentSpaces(game, bitOf(fighter)))) > 1,
  );

const tokenSlug = (game: Game, seat: number, token: number): string =>
  (game.content.heroes[seat].def.tokens ?? [])[token].slug;

function leftItsZone(game: Game, fighter: number): boolean {
  const started = startedOn(game, fighter);
  return started < 0 || !boardNow(game).zone[started].has(spaceOf(game, fighter));
}

/** All spaces adjacent to one of the fighters. */
export const adjacentSpaces = (game: Game, fighters: number): SpaceSet =>
  around(game, fighters, boardNow(game).adjacent);

/** All spaces in a zone of one of the fighters. */
export const zoneSpaces = (game: Game, fighters: number): SpaceSet =>
  around(game, fighters, boardNow(game).zone);

function around(game: Game, fighters: number, sets: readonly SpaceSet[]): SpaceSet {
  let lo = 0;
  let hi = 0;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const space = spaceOf(game, lowest(m));
    if (space < 0) continue;
    lo |= sets[space].lo;
    hi |= sets[space].hi;
  }
  return new SpaceSet(lo, hi);
}

/**
 * The spaces that fit. `self` is the space of the fighter or token to be put there (NONE if it has none): excluded by
 * `other`.
 */
export function selectSpaces(game: Game, frame: number, at: CSpaces, self: number): SpaceSet {
  let spaces = game.content.board.all;
  if (at.adjacentTo !== null) spaces = spaces.and(adjacentSpaces(game, select(game, frame, at.adjacentTo)));
  if (at.inZoneOf !== null) spaces = spaces.and(zoneSpaces(game, select(game, frame, at.inZoneOf)));
  if (at.inZoneWithout !== null)
    spaces = spaces.and(zonesWithout(game, select(game, frame, at.inZoneWithout)));
  if (at.under !== null) spaces = spaces.and(spacesUnder(game, select(game, frame, at.under)));
  if (at.reg !== NONE) spaces = spaces.and(SpaceSet.of(register(game, frame, at.reg)));
  const seat = ownerOf(game, frame);
  if (at.token !== NONE)
    spaces = spaces.and(SpaceSet.of(tokenAt(game, seat, register(game, frame, at.token))));
  if (at.nextTo !== NONE) {
    const space = register(game, frame, at.nextTo);
    spaces = spaces.and(space < 0 ? SpaceSet.NONE : boardNow(game).adjacent[space]);
  }
  if (at.on !== NONE) spaces = spaces.and(tokenSpaces(game, seat, tokenSlug(game, seat, at.on)));
  if (at.free) spaces = spaces.and(emptySpaces(game));
  return at.other ? spaces.minus(SpaceSet.of(self)) : spaces;
}

/** Spaces with a zone in which none of the fighters stands; a closed door parts zones of one colour. */
function zonesWithout(game: Game, fighters: number): SpaceSet {
  const { spaces } = game.content.board.def;
  const { zone } = boardNow(game);
  const held = [...spacesUnder(game, fighters)];
  const fitting = spaces.flatMap(({ zones }, space) => {
    const isFree = (colour: string): boolean =>
      !held.some((other) => zone[space].has(other) && spaces[other].zones.includes(colour));
    return zones.some(isFree) ? [space] : [];
  });
  return SpaceSet.from(fitting);
}

function spacesUnder(game: Game, fighters: number): SpaceSet {
  let spaces = SpaceSet.NONE;
  for (let m = fighters; m !== 0; m &= m - 1) spaces = spaces.or(SpaceSet.of(spaceOf(game, lowest(m))));
  return spaces;
}
