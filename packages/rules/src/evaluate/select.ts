import type { CFighters, CSpaces } from '../content/compile.ts';
import {
  bitOf,
  emptySpaces,
  everybody,
  heroFighter,
  lowest,
  masks,
  standingOn,
  tokenSpaces,
} from '../state/fighters.ts';
import { type Game, seatOfFighter } from '../state/game.ts';
import {
  ACTOR,
  AWAY,
  CARD,
  DEFEATED,
  DOORS,
  FIGHTER,
  IN_COMBAT,
  NONE,
  ON_BOARD,
  OUT,
  PREVIOUS_CARD,
  REG,
  RESERVE,
  SCHEME_CARD,
  SEAT,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SIDE,
  SIDE_WIDTH,
  SPACE,
  STARTED,
  TOKEN,
  TOKEN_STARTED,
} from '../state/layout.ts';

/** Selectors: sets of fighters are masks of 28 bits, sets of spaces two masks of 32. */

const STATES = { defeated: DEFEATED, reserve: RESERVE, away: AWAY } as const;

/** The seat a player word means in a frame: 0 you, 1 the opponent, 2 + register. NONE if there is none. */
export function seatFor(game: Game, frame: number, player: number): number {
  const s = game.state;
  const own = s[frame + SEAT];
  if (player === 0) return own;
  if (player >= 2) return s[frame + REG + player - 2];
  // on a combat card the opponent is the other player of the combat
  if (s[IN_COMBAT] === 1) return seatOfFighter(s[SIDE + (1 - sideOf(game, own)) * SIDE_WIDTH + FIGHTER]);
  return opponentsOf(game, own)[0] ?? NONE;
}

/** opponents a scheme can name; a vanished player cannot be chosen (RU-46). */
export function opponentsOf(game: Game, seat: number): number[] {
  const { content, state } = game;
  const seats: number[] = [];
  for (let other = 0; other < content.seats; other++) {
    if (
      content.team[other] !== content.team[seat] &&
      state[OUT + other] === 0 &&
      state[ON_BOARD + other] !== 0
    )
      seats.push(other);
  }
  return seats;
}

/** 0 if the seat attacks in this combat, 1 if it defends. */
export const sideOf = (game: Game, seat: number): number =>
  seatOfFighter(game.state[SIDE + FIGHTER]) === seat ? 0 : 1;

/** The card a reference means; NONE if there is none. */
export function cardFor(game: Game, frame: number, ref: number): number {
  const s = game.state;
  if (ref >= 3) return s[frame + REG + ref - 3];
  if (s[IN_COMBAT] === 0) return ref === 0 ? s[SCHEME_CARD] : NONE;
  if (ref === 2) return s[PREVIOUS_CARD];
  const side = sideOf(game, s[frame + SEAT]);
  return s[SIDE + (ref === 0 ? side : 1 - side) * SIDE_WIDTH + CARD];
}

/** Where a selector begins. Fighters that are off the board are sorted out later. */
function base(game: Game, frame: number, who: CFighters, seat: number): number {
  const s = game.state;
  const { content } = game;
  switch (who.sel) {
    case 'own':
      return 127 << (seat * SEAT_FIGHTERS);
    case 'opposing':
      return content.foes[seat];
    case 'any':
      return content.foes[seat] | content.friends[seat];
    case 'friendly':
      return content.friends[seat];
    case 'actor':
      return s[frame + ACTOR] < 0 ? 0 : bitOf(s[frame + ACTOR]);
    case 'reg':
      return s[frame + REG + who.reg];
    case 'heroOf': {
      const player = seatFor(game, frame, who.of);
      return player < 0 ? 0 : bitOf(heroFighter(player));
    }
    default:
      return inCombat(game, seat, who.sel);
  }
}

function inCombat(game: Game, seat: number, sel: 'mine' | 'theirs' | 'both'): number {
  const s = game.state;
  if (s[IN_COMBAT] === 0) return 0;
  const side = sideOf(game, seat);
  const own = bitOf(s[SIDE + side * SIDE_WIDTH + FIGHTER]);
  const other = bitOf(s[SIDE + (1 - side) * SIDE_WIDTH + FIGHTER]);
  return sel === 'mine' ? own : sel === 'theirs' ? other : own | other;
}

/** The fighters that fit, as a mask. `seat`: whose effect it is. */
export function select(
  game: Game,
  frame: number,
  who: CFighters,
  seat: number = game.state[frame + SEAT],
): number {
  let mask = base(game, frame, who, seat);
  if (who.kind !== NONE) mask &= who.kind << (seat * SEAT_FIGHTERS);
  mask = who.state === null ? mask & everybody(game) : inState(game, mask, STATES[who.state]);
  return who.plain || mask === 0 ? mask : narrow(game, frame, who, seat, mask);
}

function inState(game: Game, candidates: number, status: number): number {
  let mask = 0;
  for (let m = candidates; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const at = game.state[SPACE + fighter];
    // A defeated fighter that comes from the reserve goes back there.
    const again = status === RESERVE && at === DEFEATED && game.content.figures[fighter]?.reserve === true;
    if (at === status || again) mask |= 1 << fighter;
  }
  return mask;
}

function narrow(game: Game, frame: number, who: CFighters, seat: number, candidates: number): number {
  let mask = candidates;
  if (who.is !== null)
    mask = whereFighter(mask, (fighter) => (fighter % SEAT_FIGHTERS === 0) === (who.is === 'hero'));
  if (who.not !== null) mask &= ~select(game, frame, who.not, seat);
  if (who.adjacentTo !== null) {
    adjacentSpaces(game, select(game, frame, who.adjacentTo, seat));
    mask = standingOn(game, mask, masks.lo, masks.hi);
  }
  if (who.inZoneOf !== null) {
    zoneSpaces(game, select(game, frame, who.inZoneOf, seat));
    mask = standingOn(game, mask, masks.lo, masks.hi);
  }
  if (who.outOfZoneOf !== null) {
    zoneSpaces(game, select(game, frame, who.outOfZoneOf, seat));
    mask &= ~standingOn(game, mask, masks.lo, masks.hi);
  }
  const { at } = who;
  if (at !== null) {
    const spaces = at.map((reg) => game.state[frame + REG + reg]);
    mask = whereFighter(mask, (fighter) => spaces.includes(game.state[SPACE + fighter]));
  }
  if (who.on !== NONE || who.startedOn !== NONE) mask = onTokens(game, who, seat, mask);
  if (who.moved)
    mask = whereFighter(mask, (fighter) => game.state[SPACE + fighter] !== game.state[STARTED + fighter]);
  if (who.leftZone) mask = whereFighter(mask, (fighter) => leftItsZone(game, fighter));
  return mask;
}

function whereFighter(candidates: number, fits: (fighter: number) => boolean): number {
  let mask = 0;
  for (let m = candidates; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    if (fits(fighter)) mask |= 1 << fighter;
  }
  return mask;
}

const tokenSlug = (game: Game, seat: number, token: number): string =>
  (game.content.heroes[seat].def.tokens ?? [])[token].slug;

function onTokens(game: Game, who: CFighters, seat: number, candidates: number): number {
  let mask = candidates;
  if (who.on !== NONE) {
    tokenSpaces(game, seat, tokenSlug(game, seat, who.on));
    mask = standingOn(game, mask, masks.lo, masks.hi);
  }
  if (who.startedOn !== NONE) {
    tokenSpaces(game, seat, tokenSlug(game, seat, who.startedOn), TOKEN_STARTED);
    const { lo, hi } = masks;
    mask = whereFighter(mask, (fighter) => inMask(lo, hi, game.state[STARTED + fighter]));
  }
  return mask;
}

const inMask = (lo: number, hi: number, space: number): boolean =>
  space >= 0 && ((space < 32 ? lo >>> space : hi >>> (space - 32)) & 1) === 1;

function leftItsZone(game: Game, fighter: number): boolean {
  const started = game.state[STARTED + fighter];
  if (started < 0) return true;
  const state = game.content.board.states[game.state[DOORS]];
  return !inMask(state.zoneLo[started], state.zoneHi[started], game.state[SPACE + fighter]);
}

/** Fills `masks` with all spaces adjacent to one of the fighters. */
export function adjacentSpaces(game: Game, fighters: number): void {
  const state = game.content.board.states[game.state[DOORS]];
  masks.lo = 0;
  masks.hi = 0;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const space = game.state[SPACE + lowest(m)];
    if (space < 0) continue;
    masks.lo |= state.adjLo[space];
    masks.hi |= state.adjHi[space];
  }
}

/** Fills `masks` with all spaces in a zone of one of the fighters. */
export function zoneSpaces(game: Game, fighters: number): void {
  const state = game.content.board.states[game.state[DOORS]];
  masks.lo = 0;
  masks.hi = 0;
  for (let m = fighters; m !== 0; m &= m - 1) {
    const space = game.state[SPACE + lowest(m)];
    if (space < 0) continue;
    masks.lo |= state.zoneLo[space];
    masks.hi |= state.zoneHi[space];
  }
}

/**
 * Fills `masks` with the spaces that fit. `self` is the space of the fighter or token to be put there (NONE if it has
 * none): excluded by `other`.
 */
export function selectSpaces(game: Game, frame: number, at: CSpaces, self: number): void {
  const { board } = game.content;
  let lo = board.allLo;
  let hi = board.allHi;
  const meet = (): void => {
    lo &= masks.lo;
    hi &= masks.hi;
  };
  if (at.adjacentTo !== null) {
    adjacentSpaces(game, select(game, frame, at.adjacentTo));
    meet();
  }
  if (at.inZoneOf !== null) {
    zoneSpaces(game, select(game, frame, at.inZoneOf));
    meet();
  }
  if (at.under !== null) {
    onlySpaces(spacesUnder(game, select(game, frame, at.under)));
    meet();
  }
  if (at.reg !== NONE || at.token !== NONE || at.nextTo !== NONE || at.on !== NONE) {
    markedSpaces(game, frame, at);
    meet();
  }
  if (at.free) {
    emptySpaces(game);
    meet();
  }
  if (at.other && self >= 0) {
    onlySpaces([self]);
    lo &= ~masks.lo;
    hi &= ~masks.hi;
  }
  masks.lo = lo;
  masks.hi = hi;
}

/** Fills `masks` with the spaces that a register or a token marks: each way of marking narrows them down. */
function markedSpaces(game: Game, frame: number, at: CSpaces): void {
  const s = game.state;
  const { board } = game.content;
  const seat = s[frame + SEAT];
  let lo = board.allLo;
  let hi = board.allHi;
  const meet = (): void => {
    lo &= masks.lo;
    hi &= masks.hi;
  };
  if (at.reg !== NONE) {
    onlySpaces([s[frame + REG + at.reg]]);
    meet();
  }
  if (at.token !== NONE) {
    onlySpaces([s[TOKEN + seat * SEAT_TOKENS + s[frame + REG + at.token]]]);
    meet();
  }
  if (at.nextTo !== NONE) {
    const space = s[frame + REG + at.nextTo];
    masks.lo = space < 0 ? 0 : board.states[s[DOORS]].adjLo[space];
    masks.hi = space < 0 ? 0 : board.states[s[DOORS]].adjHi[space];
    meet();
  }
  if (at.on !== NONE) {
    tokenSpaces(game, seat, tokenSlug(game, seat, at.on));
    meet();
  }
  masks.lo = lo;
  masks.hi = hi;
}

function onlySpaces(spaces: readonly number[]): void {
  masks.lo = 0;
  masks.hi = 0;
  for (const space of spaces) {
    if (space < 0) continue;
    if (space < 32) masks.lo |= 1 << space;
    else masks.hi |= 1 << (space - 32);
  }
}

function spacesUnder(game: Game, fighters: number): number[] {
  const spaces: number[] = [];
  for (let m = fighters; m !== 0; m &= m - 1) spaces.push(game.state[SPACE + lowest(m)]);
  return spaces;
}
