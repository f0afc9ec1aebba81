import { seatOfCard, unknownCard } from './card.ts';
import type { Side } from './event.ts';
import { seatOfFighter } from './fighters.ts';
import type { Game } from './game.ts';
import { type Copy, fillWords, words } from './layout.ts';
import { NONE } from './limits.ts';
import { isInsider } from './viewers.ts';

/** The running combat (section 9): both sides with their cards and values, and what effects of it prevent. */

export const ATTACK = 0;
export const DEFENSE = 1;
/** A side as events name it. */
export const sideId = (side: number): Side => (side === ATTACK ? 'attack' : 'defense');

/** Until the cards are revealed only the one who laid a card knows it. */
const copyCards: Copy = (game, viewer, into) => {
  for (let side = ATTACK; side <= DEFENSE; side++)
    into[CARD + side] = asSeen(game, viewer, side, combatCard(game, side), isFaceDown(game, side));
};
const copyBoosts: Copy = (game, viewer, into) => {
  for (let side = ATTACK; side <= DEFENSE; side++)
    into[BOOST + side] = asSeen(game, viewer, side, boostCard(game, side), !isRevealed(game));
};

function asSeen(game: Game, viewer: number, side: number, card: number, faceDown: boolean): number {
  if (card === NONE || !inCombat(game)) return NONE;
  const seat = combatPlayer(game, side);
  // Its back tells whose deck it is from.
  return faceDown && !isInsider(game, viewer, seat) ? unknownCard(seatOfCard(card)) : card;
}

const IN_COMBAT = words('in combat', 1, 'everybody');
const IS_BONUS = words('bonus attack', 1, 'everybody');
const BONUS_DUE = words('bonus attack due', 1, 'everybody');
const REVEALED = words('revealed', 1, 'everybody');
const WINNER = words('winning side', 1, 'everybody');
const PREVIOUS = words('previous card', 1, 'everybody');
const COMBAT_DAMAGE = words('combat damage', 1, 'everybody');
const PREVENT_COMBAT = words('combat damage prevented', 1, 'everybody');
const PREVENT_OTHER = words('all but combat damage prevented', 1, 'everybody');
const PREVENT_ALL = words('all damage prevented', 1, 'everybody');
/** Fighters that take no more than so much combat damage. */
const CAPPED = words('combat damage limited', 1, 'everybody');
const CAP = words('limit of combat damage', 1, 'everybody');
const REDIRECT_FROM = words('damage redirected from', 1, 'everybody');
const REDIRECT_TO = words('damage redirected to', 1, 'everybody');
const FIGHTER = words('combatants', 2, 'everybody');
const PLAYER = words('players of the combat', 2, 'everybody');
const CARD = words('combat cards', 2, copyCards);
const BOOST = words('combat boosts', 2, copyBoosts);
const BASE = words('base values', 2, 'everybody');
const ADDED = words('added values', 2, 'everybody');
const GROUND = words('high ground', 1, 'everybody');
/** The number of the item that a side has used + 1, 0 without one. */
const USED = words('combat items used', 2, 'everybody');
const PRINTED = words('printed values', 2, 'everybody');
const FINAL = words('final values', 2, 'everybody');
const FLAGS = words('combat flags', 2, 'everybody');
const PREDICTION = words('predictions', 2, 'everybody');
/** The card that an effect of a side noted, or NONE. */
const NOTED = words('noted cards', 2, 'everybody');
/** The faces that a side has BOOSTed with, as a set. */
const BOOSTING = words('cards boosted with', 2, 'everybody');
const COMBAT_DEALT = words('combat damage dealt', 2, 'everybody');
const DEALT = words('damage dealt', 2, 'everybody');

/** Bits of FLAGS. */
const IGNORED = 1;
const FIXED = 2;
const CANCELLED = 4;
const FACE_UP = 8;
const BOOST_LOST = 16;
const GONE = 32;
const DEAF = 64;
/** The effects after combat of a side are over. */
const SETTLED = 128;
/** The effects after combat are cancelled, or will be if the other side wins. */
const AFTER_CANCELLED = 256;
const CANCELLED_BY_LOSS = 512;
/** Fixed at what is printed, whatever card lies there. */
const FIXED_AS_PRINTED = 1024;

const has = (game: Game, side: number, flag: number): boolean => (game.state[FLAGS + side] & flag) !== 0;

/** A combat begins between these two, with this card of the attacker. */
export function beginCombat(game: Game, attacker: number, target: number, card: number): void {
  const s = game.state;
  fillWords(s, 0, IN_COMBAT, DEALT + 2 - IN_COMBAT);
  s[IN_COMBAT] = 1;
  s[WINNER] = NONE;
  s[PREVIOUS] = NONE;
  for (let side = ATTACK; side <= DEFENSE; side++) {
    s[FIGHTER + side] = side === ATTACK ? attacker : target;
    s[PLAYER + side] = seatOfFighter(s[FIGHTER + side]);
    s[CARD + side] = side === ATTACK ? card : NONE;
    s[BOOST + side] = NONE;
    s[PREDICTION + side] = NONE;
    s[NOTED + side] = NONE;
    game.told[side] = NONE;
  }
}

/** The bonus attack of the card that was just played, against the card it met. */
export function beginBonusAttack(game: Game): void {
  const met = combatCard(game, DEFENSE);
  beginCombat(game, combatant(game, ATTACK), combatant(game, DEFENSE), combatCard(game, ATTACK));
  game.state[IS_BONUS] = 1;
  game.state[PREVIOUS] = met;
}

export function endCombat(game: Game): void {
  game.state[IN_COMBAT] = 0;
}

export const inCombat = (game: Game): boolean => game.state[IN_COMBAT] === 1;
/** Who attacks or is attacked. */
export const combatant = (game: Game, side: number): number => game.state[FIGHTER + side];
export function setCombatant(game: Game, side: number, fighter: number): void {
  game.state[FIGHTER + side] = fighter;
}
/** Whose card and choices a side is, also when a teammate's fighter has come into the combat (RU-77). */
export const combatPlayer = (game: Game, side: number): number => game.state[PLAYER + side];
/** ATTACK if the seat attacks in this combat, else DEFENSE. */
export const sideOf = (game: Game, seat: number): number =>
  game.state[PLAYER + ATTACK] === seat ? ATTACK : DEFENSE;

// Bonus attacks

export const isBonusAttack = (game: Game): boolean => game.state[IS_BONUS] === 1;
export const isBonusDue = (game: Game): boolean => game.state[BONUS_DUE] === 1;
export function setBonusDue(game: Game, due: boolean): void {
  game.state[BONUS_DUE] = due ? 1 : 0;
}
/** What a bonus attack is made with is no card on the table: the card behind it lies in the discard pile already. */
export const isVirtual = (game: Game, side: number): boolean => side === ATTACK && isBonusAttack(game);
/** The card that the attack before this bonus attack met. */
export const previousCard = (game: Game): number => game.state[PREVIOUS];

// Cards

/** The card of a side, or NONE. */
export const combatCard = (game: Game, side: number): number => game.state[CARD + side];
export function layCombatCard(game: Game, side: number, card: number): void {
  game.state[CARD + side] = card;
}
/** The card that boosts a side's value, laid with its card; or NONE. */
export const boostCard = (game: Game, side: number): number => game.state[BOOST + side];
export function layBoostCard(game: Game, side: number, card: number): void {
  game.state[BOOST + side] = card;
}
/** Another card takes the place of a side's card: it counts from what is printed on it. */
export function replaceCombatCard(game: Game, side: number, card: number, value: number): void {
  const s = game.state;
  s[ADDED + side] = 0;
  s[BASE + side] = value;
  layInstead(game, side, card, value);
}
/** The player of a side lays another card in place of their own: what was said about the value of the side's card still holds. */
export function exchangeCombatCard(game: Game, side: number, card: number, value: number): void {
  if (!isFixed(game, side) || has(game, side, FIXED_AS_PRINTED)) game.state[BASE + side] = value;
  layInstead(game, side, card, value);
}
function layInstead(game: Game, side: number, card: number, value: number): void {
  const s = game.state;
  if (side === ATTACK) s[IS_BONUS] = 0; // a card in place of a bonus attack
  s[CARD + side] = card;
  s[PRINTED + side] = value;
  s[FLAGS + side] &= ~(GONE | CANCELLED | BOOST_LOST);
}

/** A card that an effect of the side noted for later effects of this combat, or NONE. */
export const notedCard = (game: Game, side: number): number => game.state[NOTED + side];
export function noteCard(game: Game, side: number, card: number): void {
  game.state[NOTED + side] = card;
}

/** The faces that the player of a side has BOOSTed with in this combat, as a set. */
export const boostedWith = (game: Game, side: number): number => game.state[BOOSTING + side];
export function noteBoost(game: Game, side: number, faces: number): void {
  game.state[BOOSTING + side] |= faces;
}

/** The effects after combat of a side are over: nobody comes back by them any more. */
export const isSettled = (game: Game, side: number): boolean => has(game, side, SETTLED);
export function markSettled(game: Game, side: number): void {
  game.state[FLAGS + side] |= SETTLED;
}

export const isRevealed = (game: Game): boolean => game.state[REVEALED] === 1;
export function markRevealed(game: Game): void {
  game.state[REVEALED] = 1;
}
/** A card that is laid face up, before the others are turned. */
export function layFaceUp(game: Game, side: number): void {
  game.state[FLAGS + side] |= FACE_UP;
}
export const isFaceDown = (game: Game, side: number): boolean =>
  !isRevealed(game) && !has(game, side, FACE_UP) && !isVirtual(game, side);
export const wasFaceUp = (game: Game, side: number): boolean => has(game, side, FACE_UP);

/** The card of a side has left the combat for another pile. */
export const isGone = (game: Game, side: number): boolean => has(game, side, GONE);
export function markGone(game: Game, side: number): void {
  game.state[FLAGS + side] |= GONE;
}
/** Whether the side has a card of its own on the table. */
export const hasCardInPlay = (game: Game, side: number): boolean =>
  combatCard(game, side) !== NONE && !isVirtual(game, side) && !isGone(game, side);

export const isCancelled = (game: Game, side: number): boolean => has(game, side, CANCELLED);
export function markCancelled(game: Game, side: number): void {
  game.state[FLAGS + side] |= CANCELLED;
  if (side === ATTACK) setBonusDue(game, false);
}
/** Only the effects after combat of a side; `won`: if the other side wins, which shows later. */
export function cancelAfter(game: Game, side: number, when: 'always' | 'won'): void {
  game.state[FLAGS + side] |= when === 'won' ? CANCELLED_BY_LOSS : AFTER_CANCELLED;
}
/** Whether the effects after combat of a side do not come about. */
export const isAfterCancelled = (game: Game, side: number): boolean =>
  isCancelled(game, side) ||
  has(game, side, AFTER_CANCELLED) ||
  (has(game, side, CANCELLED_BY_LOSS) && winnerOf(game) === 1 - side);
export const isBoostLost = (game: Game, side: number): boolean => has(game, side, BOOST_LOST);
export function loseBoost(game: Game, side: number): void {
  game.state[FLAGS + side] |= BOOST_LOST;
}

/** What the defender said the attack card would be, or NONE. */
export const predictionOf = (game: Game, side: number): number => game.state[PREDICTION + side];
export function predict(game: Game, side: number, number: number): void {
  game.state[PREDICTION + side] = number;
}

// Values

/** The value a card begins with, when it is turned up. */
export function startValue(game: Game, side: number, value: number): void {
  game.state[BASE + side] = value;
  game.state[PRINTED + side] = value;
}
export const baseValue = (game: Game, side: number): number => game.state[BASE + side];
/** What counts as printed on the card. */
export const printedValue = (game: Game, side: number): number => game.state[PRINTED + side];
/** The base and what cards have added to it. */
export const cardValue = (game: Game, side: number): number =>
  has(game, side, FIXED) ? game.state[BASE + side] : game.state[BASE + side] + game.state[ADDED + side];
export const isIgnored = (game: Game, side: number): boolean => has(game, side, IGNORED);
/** a value that cannot be changed by card effects is deaf to them. */
export const isFixed = (game: Game, side: number): boolean => has(game, side, FIXED);

export function setBaseValue(game: Game, side: number, value: number, printed: boolean): void {
  if (isFixed(game, side)) return;
  game.state[BASE + side] = value;
  if (printed) game.state[PRINTED + side] = value;
}
/** Base and what was added together become that number. */
export function setWholeValue(game: Game, side: number, value: number): void {
  if (isFixed(game, side)) return;
  game.state[BASE + side] = value;
  game.state[ADDED + side] = 0;
}
export function addToValue(game: Game, side: number, amount: number): void {
  if (!isFixed(game, side)) game.state[ADDED + side] += amount;
}
export function ignoreValue(game: Game, side: number): void {
  game.state[FLAGS + side] |= IGNORED;
}
/** `deaf`: to abilities and boosts, too. The value that was fixed first stays. */
export function fixValue(game: Game, side: number, value: number, deaf: boolean, asPrinted: boolean): void {
  if (isDeaf(game, side)) return;
  game.state[BASE + side] = value;
  game.state[ADDED + side] = 0;
  game.state[FLAGS + side] |= FIXED | (deaf ? DEAF : 0) | (asPrinted ? FIXED_AS_PRINTED : 0);
}
/** Nothing changes the value. */
export const isDeaf = (game: Game, side: number): boolean => has(game, side, DEAF);
/** what the board adds to a side, from the moment it is counted. */
export const groundOf = (game: Game, side: number): number => (side === ATTACK ? game.state[GROUND] : 0);
export function takeHighGround(game: Game): void {
  game.state[GROUND] = 1;
}
/** the item that a side has added to its card, or NONE. */
export const itemOf = (game: Game, side: number): number => game.state[USED + side] - 1;
export function addItem(game: Game, side: number, item: number): void {
  game.state[USED + side] = item + 1;
}
/** The value that damage was reckoned with; it counts from the moment the winner is known. */
export const finalValue = (game: Game, side: number): number => game.state[FINAL + side];
export function setFinalValue(game: Game, side: number, value: number): void {
  game.state[FINAL + side] = value;
}

// Damage and the winner

/** The side that has won, NONE before that is known. */
export const winnerOf = (game: Game): number => game.state[WINNER];
/** the attacker wins if combat damage was dealt, otherwise the defender. */
export function decideWinner(game: Game): void {
  game.state[WINNER] = game.state[COMBAT_DAMAGE] > 0 ? ATTACK : DEFENSE;
}
export function countCombatDamage(game: Game, amount: number): void {
  game.state[COMBAT_DAMAGE] += amount;
}
/** Damage to the fighter of a side during this combat. */
export const damageTo = (game: Game, side: number): number => game.state[DEALT + side];
export function countDamageTo(game: Game, side: number, amount: number, isCombat: boolean): void {
  game.state[DEALT + side] += amount;
  if (isCombat) game.state[COMBAT_DEALT + side] += amount;
}
/** Of that the combat damage. */
export const combatDamageTo = (game: Game, side: number): number => game.state[COMBAT_DEALT + side];

const SHIELDS = { combat: PREVENT_COMBAT, other: PREVENT_OTHER, all: PREVENT_ALL } as const;
/** Fighters that no combat damage, none but combat damage, or no damage at all can reach in this combat. */
export const shielded = (game: Game, kind: keyof typeof SHIELDS): number => game.state[SHIELDS[kind]];
export function shield(game: Game, fighters: number, kind: keyof typeof SHIELDS): void {
  game.state[SHIELDS[kind]] |= fighters;
}
/** Fighters that take at most so much combat damage in this combat. */
export const capped = (game: Game): number => game.state[CAPPED];
export const capOf = (game: Game): number => game.state[CAP];
export function cap(game: Game, fighters: number, most: number): void {
  game.state[CAPPED] |= fighters;
  game.state[CAP] = most;
}
/** Whose combat damage goes to whom. */
export const redirectedFrom = (game: Game): number => game.state[REDIRECT_FROM];
export const redirectedTo = (game: Game): number => game.state[REDIRECT_TO];
export function redirect(game: Game, from: number, to: number): void {
  game.state[REDIRECT_FROM] = from;
  game.state[REDIRECT_TO] = to;
}
