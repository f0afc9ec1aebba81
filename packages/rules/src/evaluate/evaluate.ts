import { LIMITS } from '@peerless/language';
import type {
  CCondition,
  CConditions,
  CFilter,
  CModifiers,
  CValue,
  CValueNode,
  CValues,
} from '../content/compile.ts';
import { WILD } from '../content/hero.ts';
import { countBits, hasBit, lowest, membersOf } from '../state/bits.ts';
import { cardOf, faceBit, faceNumber, isUnknown, seatOfCard } from '../state/card.ts';
import { actionsTaken, combatsWon, maneuversTaken } from '../state/clock.ts';
import * as combat from '../state/combat.ts';
import { ATTACK, combatant, combatCard, DEFENSE, inCombat, sideId, sideOf } from '../state/combat.ts';
import { COMBAT_DAMAGE, damageKind } from '../state/damage.ts';
import { counterOf, formOf, leftmostOf, turnModifier } from '../state/declared.ts';
import { emptySpaces, figureOf, healthOf, seatOfFighter, spaceOf } from '../state/fighters.ts';
import { modifierNumbered } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { cardsOfDeck, handSize, inHand } from '../state/hand.ts';
import { faceOf } from '../state/ids.ts';
import { FACES, NONE } from '../state/limits.ts';
import { pathsMoved } from '../state/paths.ts';
import { asideOf, deckAt, deckSize, discardAt, discardSize, gatheredIn, pileWith } from '../state/piles.ts';
import { discardedSideCards, openSideCards } from '../state/side-deck.ts';
import { ownerOf, register } from '../state/stack.ts';
import { cardFor, deckSeat, seatFor, select, selectSpaces } from './select.ts';
import { shownSymbol } from './symbol.ts';

/**
 * Values, conditions and filters, read off the present position, with what they lead to: the value of a combat card and
 * the cards a fighter may play, which depend on conditions again. They stand in one file because the language is
 * recursive here. `seat` is whose they are.
 */

/** The number a value stands for now. */
export function evaluate(
  game: Game,
  frame: number,
  value: CValue,
  seat: number = ownerOf(game, frame),
): number {
  return typeof value === 'number' ? value : read(game, frame, value, seat);
}

function read(game: Game, frame: number, value: CValueNode, seat: number): number {
  switch (value.name) {
    case 'reg':
      return register(game, frame, value.reg);
    case 'counter':
      return counterOf(game, seat, value.counter);
    case 'rest':
      return restOf(game, seat, value.counter);
    case 'count':
      return countBits(select(game, frame, value.who, seat));
    case 'cards':
      return countCards(game, frame, value, seat);
    case 'boost':
      return boostOn(game, cardFor(game, frame, value.card));
    case 'printed':
      return printedOn(game, frame, value.card);
    case 'value':
      return combatValue(game, sideMeant(game, seat, value.of));
    case 'dealt':
      return (value.combat ? combat.combatDamageTo : combat.damageTo)(game, sideMeant(game, seat, value.to));
    case 'zones':
      return (value.different ? differentZones : zonesOfEach)(game, select(game, frame, value.who, seat));
    case 'health':
      return healthOfAll(game, select(game, frame, value.who, seat));
    case 'action':
      return actionsTaken(game) + 1;
    case 'lent':
      return lentBy(game, seat);
    case 'turn':
      return ofTurn(game, seat, value.what);
    case 'sideDeck':
      return sideCount(game, seat, value.what);
    case 'marks':
    case 'symbols':
      return ownCount(game, seat, value);
    case 'prediction':
      return combat.predictionOf(game, sideOf(game, seat));
    case 'beyond':
      return beyondFor(game, seatFor(game, frame, value.of));
    case 'times':
      return bounded(evaluate(game, frame, value.a, seat) * evaluate(game, frame, value.b, seat));
  }
}

function ofTurn(game: Game, seat: number, what: CValues['turn']['what']): number {
  if (what === 'paths') return pathsMoved(game, seat);
  return what === 'maneuvers' ? maneuversTaken(game, seat) : combatsWon(game, seat);
}

/** What is missing to the most that a seat can have of a counter. */
export const restOf = (game: Game, seat: number, counter: number): number =>
  (game.content.heroes[seat].def.counters ?? [])[counter].max - counterOf(game, seat, counter);

/** Whether a part of a row is active: so many from the left are. */
function isActive(game: Game, seat: number, part: number): boolean {
  const counter = Math.floor(part / LIMITS.row);
  const { max } = (game.content.heroes[seat].def.counters ?? [])[counter];
  const place = (part % LIMITS.row) - leftmostOf(game, seat, counter);
  return (place < 0 ? place + max : place) < counterOf(game, seat, counter);
}

// Each a function of its own: one that makes closures makes room for them whenever it is called.

const healthOfAll = (game: Game, fighters: number): number =>
  total(fighters, (fighter) => healthOf(game, fighter));

/** In how many zones they stand, counted for each by itself. */
const zonesOfEach = (game: Game, fighters: number): number =>
  total(fighters, (fighter) =>
    spaceOf(game, fighter) < 0 ? 0 : game.content.board.zoneCount[spaceOf(game, fighter)],
  );

/** In how many zones these fighters stand, each zone counted once. */
function differentZones(game: Game, fighters: number): number {
  const { zonesAt } = game.content.board;
  return new Set(membersOf(fighters).flatMap((fighter) => zonesAt[spaceOf(game, fighter)] ?? [])).size;
}

/** Open cards of a side deck, the marks on them, or the discarded ones. */
function sideCount(game: Game, seat: number, what: CValues['sideDeck']['what']): number {
  if (what === 'discarded') return countBits(discardedSideCards(game, seat));
  const cards = game.content.heroes[seat].def.sideDeck?.cards ?? [];
  return total(openSideCards(game, seat), (card) => (what === 'revealed' ? 1 : (cards[card].marks ?? 0)));
}

const beyondFor = (game: Game, player: number): number =>
  player < 0 ? 0 : game.content.heroes[player].beyond;
/** Of a card that the viewer does not know nothing is printed. */
const boostOn = (game: Game, card: number): number =>
  card < 0 || isUnknown(card) ? 0 : faceOf(game, card).boost;

/** How many cards of a seat's deck are in hands of opponents, as everybody can see by their backs. */
function lentBy(game: Game, seat: number): number {
  const { guests, seats, team } = game.content;
  if (!guests) return 0;
  let cards = 0;
  for (let holder = 0; holder < seats; holder++)
    if (team[holder] !== team[seat]) cards += cardsOfDeck(game, holder, seat);
  return cards;
}

/** The marks on the cards of a pile of the hero's own, or the different symbols. */
function ownCount(game: Game, seat: number, { name, own }: CValues['marks' | 'symbols']): number {
  if (name === 'symbols') return countBits(symbolsIn(game, seat, own));
  return gatheredIn(game, seat, own).reduce((sum, card) => sum + (faceOf(game, card).def.marks ?? 0), 0);
}

/** The symbols that the cards of a pile show, as a set; a wild one is none of them. */
function symbolsIn(game: Game, seat: number, pile: number): number {
  let symbols = 0;
  for (const card of gatheredIn(game, seat, pile)) {
    const { symbol } = faceOf(game, card);
    if (symbol !== NONE && symbol !== WILD) symbols |= 1 << symbol;
  }
  return symbols;
}

const sideMeant = (game: Game, seat: number, of: 'mine' | 'theirs'): number =>
  of === 'mine' ? sideOf(game, seat) : 1 - sideOf(game, seat);

/** Arithmetic in somebody's content stays within what a game can mean. */
const bounded = (value: number): number => Math.max(-999, Math.min(999, value));

function total(set: number, of: (member: number) => number): number {
  let sum = 0;
  for (let m = set; m !== 0; m &= m - 1) sum += of(lowest(m));
  return sum;
}

/** the number on the card; on a combat card an effect may have changed what counts as printed. */
function printedOn(game: Game, frame: number, ref: number): number {
  const card = cardFor(game, frame, ref);
  if (card < 0) return 0;
  if (ref > 1 || !inCombat(game)) return isUnknown(card) ? 0 : faceOf(game, card).value;
  return combat.printedValue(game, sideMeant(game, ownerOf(game, frame), ref === 0 ? 'mine' : 'theirs'));
}

function countCards(game: Game, frame: number, value: CValues['cards'], own: number): number {
  const seat = value.of === 0 ? own : seatFor(game, frame, value.of);
  if (seat < 0) return 0;
  if (value.pile === 'hand' && value.where === null) return handSize(game, seat);
  let count = 0;
  if (game.content.guests && value.pile !== 'discard') {
    for (let owner = 0; owner < game.content.seats; owner++)
      if (owner !== seat) count += countOf(game, frame, value, own, seat, owner);
  }
  return count + countOf(game, frame, value, own, seat, seat);
}

/** How many cards of one deck fit in a pile of a seat. */
function countOf(
  game: Game,
  frame: number,
  value: CValues['cards'],
  own: number,
  seat: number,
  owner: number,
): number {
  const faces = facesWhere(game, frame, value.where, owner, own, seat);
  let count = 0;
  switch (value.pile) {
    case 'hand':
      for (let face = 0; face < FACES; face++) {
        const card = cardOf(owner, face);
        count += fits(card, owner, faces) * inHand(game, card, seat);
      }
      return count;
    case 'discard':
      for (let i = 0; i < discardSize(game, seat); i++) count += fits(discardAt(game, seat, i), owner, faces);
      return count;
    case 'deck':
      for (let i = 0; i < deckSize(game, seat); i++) count += fits(deckAt(game, seat, i), owner, faces);
      return count;
    case 'aside':
      for (const card of asideOf(game, seat)) count += fits(card, owner, faces);
      return count;
    case 'own':
      for (const card of gatheredIn(game, seat, value.own)) count += fits(card, owner, faces);
      return value.other && pileWith(game, cardFor(game, frame, 0)) === value.own ? count - 1 : count;
  }
}

/** 1 for a card of a deck that has one of these faces, else 0. */
const fits = (card: number, owner: number, faces: number): number =>
  seatOfCard(card) !== owner || (faceBit(card) & faces) === 0 ? 0 : 1;

/** Whether a condition holds now. */
export function holds(
  game: Game,
  frame: number,
  cond: CCondition,
  seat: number = ownerOf(game, frame),
): boolean {
  switch (cond.name) {
    case 'won':
      return combat.winnerOf(game) === sideOf(game, seat);
    case 'not':
      return !holds(game, frame, cond.cond, seat);
    case 'all':
      return !finds(game, frame, cond.of, seat, false);
    case 'any':
      return finds(game, frame, cond.of, seat, true);
    case 'exists':
      return select(game, frame, cond.who, seat) !== 0;
    case 'room':
      return selectSpaces(game, frame, cond.at, NONE).meets(emptySpaces(game));
    case 'compare':
      return compares(cond, evaluate(game, frame, cond.a, seat), evaluate(game, frame, cond.b, seat));
    case 'form':
      return formOf(game, seat) === cond.form;
    case 'active':
      return isActive(game, seat, cond.part);
    case 'shown':
      return hasBit(openSideCards(game, seat), cond.side);
    case 'combatDamage':
      return damageKind(game) === COMBAT_DAMAGE;
    case 'role':
      return inCombat(game) && sideOf(game, seat) === (cond.role === 'attacker' ? ATTACK : DEFENSE);
    case 'card':
      return cardFits(game, frame, cardFor(game, frame, cond.card), cond.where, seat);
    case 'ownCard':
      return deckSeat(game, frame, seat) === seat;
    case 'symbol': {
      const shown = shownSymbol(game, seat);
      return shown === cond.symbol || shown === WILD;
    }
    case 'contains':
      return (cond.symbols & ~symbolsIn(game, seat, cond.own)) === 0;
  }
}

/** Whether one of the conditions holds, or with `false`, whether one does not. */
function finds(
  game: Game,
  frame: number,
  conditions: readonly CCondition[],
  seat: number,
  wanted: boolean,
): boolean {
  for (const cond of conditions) if (holds(game, frame, cond, seat) === wanted) return true;
  return false;
}

function compares(cond: CConditions['compare'], a: number, b: number): boolean {
  switch (cond.op) {
    case '=':
      return a === b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

// Combat values: a base, what cards, abilities and the board add, and an ignored value is 0 in the end

/** The value of a side as it stands now; once the combat is decided, what it came to in the end. */
export function combatValue(game: Game, side: number): number {
  if (combat.winnerOf(game) !== NONE) return combat.finalValue(game, side);
  if (combat.isIgnored(game, side) || combatCard(game, side) === NONE) return 0;
  const fixed = fixedValue(game, side);
  if (fixed !== NONE) return fixed;
  const value =
    combat.cardValue(game, side) +
    abilityBonus(game, side) +
    laidBoost(game, side) +
    combat.groundOf(game, side);
  return value < 0 ? 0 : value;
}

/**
 * The value that nothing changes, or NONE. What holds for the turn was fixed before this combat, and what was fixed
 * first stays.
 */
export function fixedValue(game: Game, side: number): number {
  const fighter = combatant(game, side);
  const seat = seatOfFighter(fighter);
  for (let i = 0; ; i++) {
    const number = turnModifier(game, seat, i);
    if (number === null) break;
    const modifier = number === NONE ? null : modifierNumbered(game, number);
    if (modifier?.name === 'fixed' && hasBit(select(game, NONE, modifier.who, seat), fighter))
      return Math.max(0, evaluate(game, NONE, modifier.to, seat));
  }
  return combat.isDeaf(game, side) ? Math.max(0, combat.baseValue(game, side)) : NONE;
}

/** What a BOOST that was laid face down adds by now. */
export function laidBoost(game: Game, side: number): number {
  const boost = combat.boostCard(game, side);
  if (boost === NONE || !combat.isRevealed(game) || combat.isBoostLost(game, side)) return 0;
  return faceOf(game, boost).boost;
}

/** What abilities and turn-long modifiers add for the fighter of a side (RU-13, RU-18). */
function abilityBonus(game: Game, side: number): number {
  const fighter = combatant(game, side);
  const seat = seatOfFighter(fighter);
  const own = game.content.heroes[seat].valueModifiers;
  let bonus = 0;
  for (let i = 0; i < own.length; i++) bonus += bonusOf(game, own[i], seat, fighter, side);
  for (const { seat: other, modifier } of game.content.shared)
    if (other !== seat) bonus += bonusOf(game, modifier, other, fighter, side);
  for (let i = 0; ; i++) {
    const number = turnModifier(game, seat, i);
    if (number === null) return bonus;
    const modifier = number === NONE ? null : modifierNumbered(game, number);
    if (modifier?.name === 'value') bonus += bonusOf(game, modifier, seat, fighter, side);
  }
}

function bonusOf(
  game: Game,
  modifier: CModifiers['value'],
  seat: number,
  fighter: number,
  side: number,
): number {
  if (modifier.role !== null && (modifier.role === 'attacker' ? ATTACK : DEFENSE) !== side) return 0;
  if (!hasBit(select(game, NONE, modifier.who, seat), fighter)) return 0;
  if (modifier.if !== null && !holds(game, NONE, modifier.if, seat)) return 0;
  return evaluate(game, NONE, modifier.by, seat);
}

// Which faces of its deck, or of that of another, a fighter may play, wherever the cards are now

export const attackFaces = (game: Game, fighter: number, owner?: number): number =>
  playableFaces(game, fighter, 'attack', owner);
export const defenseFaces = (game: Game, fighter: number, owner?: number): number =>
  playableFaces(game, fighter, 'defense', owner);

function playableFaces(
  game: Game,
  fighter: number,
  as: 'attack' | 'defense',
  owner: number = seatOfFighter(fighter),
): number {
  const seat = seatOfFighter(fighter);
  if (owner !== seat) return game.content.heroes[owner].guestMasks[as];
  const hero = game.content.heroes[seat];
  const figure = figureOf(fighter);
  let faces = (as === 'attack' ? hero.attackMask : hero.defenseMask)[figure];
  if (hero.playAsMask !== 0) faces |= playedOtherwise(game, seat, figure, as);
  return faces & hero.formMask[formOf(game, seat)];
}

/** faces whose static text lets them be played that way now, whatever their type says. */
function playedOtherwise(game: Game, seat: number, figure: number, as: 'attack' | 'defense'): number {
  const hero = game.content.heroes[seat];
  const users = hero.attackMask[figure] | hero.defenseMask[figure];
  let faces = 0;
  for (let m = hero.playAsMask & users; m !== 0; m &= m - 1) {
    const face = lowest(m);
    const rule = hero.faces[face].playAs;
    if (rule !== null && rule.as === as && (rule.if === null || holds(game, NONE, rule.if, seat)))
      faces |= 1 << face;
  }
  return faces;
}

// Filters of cards

/** The faces of a seat's deck that fit a filter; `holder`: whose they are now. */
export function facesWhere(
  game: Game,
  frame: number,
  where: CFilter | null,
  owner: number,
  seat: number = ownerOf(game, frame),
  holder: number = owner,
): number {
  if (where === null) return -1;
  const value = where.value === null ? NONE : evaluate(game, frame, where.value, seat);
  let faces = -1;
  // Banners, tags and titles are those of the deck in which the effect is printed (RU-75).
  const isNamed = where.user !== NONE || where.tag !== NONE || where.named !== NONE;
  if (isNamed && game.content.guests && owner !== deckSeat(game, frame, seat)) return 0;
  if (where.user !== NONE) faces &= where.user;
  if (where.tag !== NONE) faces &= where.tag;
  if (where.named !== NONE) faces &= where.named;
  if (where.playable) faces &= playableInCombat(game, holder, owner);
  if (where.boosting) faces &= owner === holder ? combat.boostedWith(game, sideOf(game, owner)) : 0;
  if (where.paired) faces &= pairsInHand(game, owner, holder);
  if (where.type === null && where.value === null) return faces;
  let fits = 0;
  for (let face = 0; face < game.content.heroes[owner].faces.length; face++)
    if (hasBit(faces, face) && faceFits(game, cardOf(owner, face), where, value)) fits |= 1 << face;
  return fits;
}

/** Faces of which the hand has another card with the same title. */
function pairsInHand(game: Game, owner: number, holder: number): number {
  const { faces } = game.content.heroes[owner];
  const held = (title: number): number =>
    faces.reduce(
      (sum, { def }, i) => sum + (def === faces[title].def ? inHand(game, cardOf(owner, i), holder) : 0),
      0,
    );
  return faces.reduce((pairs, _face, i) => (held(i) > 1 ? pairs | (1 << i) : pairs), 0);
}

/** What the fighter of that player in this combat could have played in its role. */
function playableInCombat(game: Game, player: number, owner: number): number {
  const side = sideOf(game, player);
  return playableFaces(game, combatant(game, side), sideId(side), owner);
}

function faceFits(game: Game, card: number, where: CFilter, value: number): boolean {
  const { def } = faceOf(game, card);
  if (where.value !== null && (def.value === null || def.value !== value)) return false;
  if (where.type === null || where.type === def.type) return true;
  // a versatile card counts as both
  return def.type === 'versatile' && (where.type === 'attack' || where.type === 'defense');
}

const cardFits = (game: Game, frame: number, card: number, where: CFilter | null, seat: number): boolean =>
  card >= 0 && hasBit(facesWhere(game, frame, where, seatOfCard(card), seat), faceNumber(card));
