import type { CardDef, HeroDef } from '@peerless/language';
import { cardWith, OPTION, objectOf, PROMPT, pack, subjectOf, typeOf } from './ask/codes.ts';
import { keyOf } from './ask/options.ts';
import type { Face } from './content/hero.ts';
import * as abilities from './evaluate/abilities.ts';
import { shownSymbol } from './evaluate/symbol.ts';
import { hasBit, lowest } from './state/bits.ts';
import { cardOf, faceNumber, seatOfCard } from './state/card.ts';
import { isCard } from './state/cause.ts';
import * as clock from './state/clock.ts';
import * as combat from './state/combat.ts';
import * as declared from './state/declared.ts';
import { boardNow } from './state/doors.ts';
import * as fighters from './state/fighters.ts';
import { createGame, type Game, type Observation, type Readable, reading } from './state/game.ts';
import * as hands from './state/hand.ts';
import { itemAt } from './state/items.ts';
import { NONE } from './state/limits.ts';
import * as piles from './state/piles.ts';
import * as question from './state/question.ts';
import * as sideDeck from './state/side-deck.ts';
import { sourceAt, top } from './state/stack.ts';
import * as tokens from './state/tokens.ts';

/**
 * A game read by its numbers, without making objects: for bots, who look at thousands of positions for one choice.
 * Seats, fighters, spaces and cards are counted from 0 as the engine does, and -1 is nobody or nothing; people use
 * `viewFor`. What is a set inside the engine is walked here: `for (let f = firstOnBoard(game, seat); f >= 0; f =
 * nextOnBoard(game, f))`.
 */

const of = reading;

/** The smallest member of a set that is greater than `after`; -1, which is `lowest` of nothing, without any. */
const next = (set: number, after: number): number => lowest(set & (-1 << (after + 1)));

// The table

/** A game of the same table with nothing in it, to copy or guess into again and again. */
export const blankGame = (table: Readable): Game => createGame(table.content);
/** Whether both are played with the same heroes on the same board: one may be copied into the other. */
export const isSameTable = (a: Readable, b: Readable): boolean => a.content === b.content;
/** What is the same throughout a game, and in all games of the table: by it may be kept what is reckoned of heroes and board. */
export const tableOf = (game: Readable): object => game.content;
export const seatCount = (game: Readable): number => game.content.seats;
/** Who plays a seat: one player may play two. */
export const playerOf = (game: Readable, seat: number): number => game.content.player[seat];
/** The side of a seat: its team, or the seat itself. */
export const teamOf = (game: Readable, seat: number): number => game.content.team[seat];
export const areFoes = (game: Readable, seat: number, other: number): boolean =>
  game.content.team[seat] !== game.content.team[other];
/** Steps between two spaces along the lines and through passages, doors open; 255 where no way leads. */
export const distanceBetween = (game: Readable, from: number, to: number): number =>
  game.content.distances[from * game.content.board.size + to];

// The course of the game

/** The seat that has to choose, or -1. */
export const askedSeat = (game: Readable): number =>
  clock.isOver(of(game)) ? NONE : question.askedSeat(of(game));
/** The number of the question in `PROMPTS`, as in `PROMPT`. */
export const askedPrompt = (game: Readable): number => question.askedPrompt(of(game));
/** The card that the question is about, or that asks it by its effect; -1 where none does. */
export function askingCard(game: Readable): number {
  const source = sourceAt(of(game), top(of(game)));
  return isCard(source) ? source : NONE;
}
export const turnNumber = (game: Readable): number => clock.turnNumber(of(game));
export const activeSeat = (game: Readable): number => clock.activeSeat(of(game));
export const actionsLeft = (game: Readable): number => clock.actionsLeft(of(game));
export const isSeatOut = (game: Readable, seat: number): boolean => clock.isOut(of(game), seat);
export const hasWon = (game: Readable, seat: number): boolean => hasBit(clock.winnersOf(of(game)), seat);
/** a hero whom an empty deck felled decided it. */
export const isEndOfDeck = (game: Readable): boolean =>
  clock.isOver(of(game)) && clock.endReason(of(game)) === 'exhaustion';
/** Whether the game is over and nobody has won. */
export const isDraw = (game: Readable): boolean => clock.isOver(of(game)) && clock.winnersOf(of(game)) === 0;

// Fighters

export const seatOf = fighters.seatOfFighter;
/** The heroes of a seat, wherever they are: nearly always one. */
export const firstHero = (game: Readable, seat: number): number =>
  next(fighters.heroesOf(of(game), seat), NONE);
/** The next hero of the same seat, or -1. */
export const nextHero = (game: Readable, hero: number): number =>
  next(fighters.heroesOf(of(game), seatOf(hero)), hero);
export const isHero = (game: Readable, fighter: number): boolean => fighters.isHero(of(game), fighter);
export const isRanged = (game: Readable, fighter: number): boolean => abilities.isRanged(of(game), fighter);
export const maxHealthOf = (game: Readable, fighter: number): number =>
  fighters.maxHealthOf(of(game), fighter);
export const healthOf = (game: Readable, fighter: number): number => fighters.healthOf(of(game), fighter);
/** The health of all fighters of a seat, wherever they are; those in reserve have none yet. */
export function seatHealth(game: Readable, seat: number): number {
  const hero = fighters.firstHero(seat);
  let sum = 0;
  for (let figure = game.content.heroes[seat].figures.length - 1; figure >= 0; figure--)
    if (fighters.spaceOf(of(game), hero + figure) !== fighters.RESERVE) sum += healthOf(game, hero + figure);
  return sum;
}
/** The index of the space a fighter stands on; below 0 off the board. */
export const spaceOf = (game: Readable, fighter: number): number => fighters.spaceOf(of(game), fighter);
/** A seat's first fighter on the board, or -1; the hero comes before its sidekicks. */
export const firstOnBoard = (game: Readable, seat: number): number =>
  next(fighters.standing(of(game), seat), NONE);
/** The fighter on the board after this one of the same seat, or -1. */
export const nextOnBoard = (game: Readable, fighter: number): number =>
  next(fighters.standing(of(game), seatOf(fighter)), fighter);
/** Whether a fighter on the board could attack where the other stands, friend or foe (R-8.3 to; see range.ts). */
export const isInRange = (game: Readable, fighter: number, other: number): boolean =>
  (game.content.reaches && abilities.reachesAll(of(game), fighter)) ||
  reaches(game, isRanged(game, fighter), spaceOf(game, fighter), spaceOf(game, other));
/** Whether a melee or a ranged fighter could attack from one space to another, abilities left aside. */
export function reaches(game: Readable, ranged: boolean, from: number, to: number): boolean {
  const { adjacent, zone } = boardNow(of(game));
  return adjacent[from].has(to) || (ranged && zone[from].has(to));
}

// Cards

export const handSize = (game: Readable, seat: number): number => hands.handSize(of(game), seat);
export const deckSize = (game: Readable, seat: number): number => piles.deckSize(of(game), seat);
/** The seat to whose deck a card belongs. */
export const ownerOfCard = seatOfCard;
/** The first card in a hand, or -1; copies count once. */
export const firstInHand = (game: Readable, seat: number): number => nextFace(game, seat, seat, NONE);
/** The card after this one in the hand of a seat, or -1; cards of other decks come last. */
export const nextInHand = (game: Readable, card: number, seat: number = seatOfCard(card)): number =>
  nextFace(game, seat, seatOfCard(card), faceNumber(card));
function nextFace(game: Readable, seat: number, owner: number, after: number): number {
  const face = next(hands.facesInHand(of(game), seat, owner), after);
  if (face !== NONE) return cardOf(owner, face);
  return game.content.guests ? firstGuest(game, seat, owner === seat ? NONE : owner) : NONE;
}
/** The first card of a deck behind that one. */
function firstGuest(game: Readable, seat: number, after: number): number {
  for (const owner of hands.guestDecks(of(game), seat)) {
    const face = owner > after ? lowest(hands.facesInHand(of(game), seat, owner)) : NONE;
    if (face !== NONE) return cardOf(owner, face);
  }
  return NONE;
}
/** How many copies of a card are in a hand: its owner's, or another. */
export const copiesInHand = (game: Readable, card: number, seat: number = seatOfCard(card)): number =>
  hands.inHand(of(game), card, seat);
/** Undefined for no card, and for one that nobody knows. */
const faceIn = (game: Readable, card: number): Face | undefined =>
  card < 0 ? undefined : game.content.heroes[seatOfCard(card)]?.faces[faceNumber(card)];
/** What is printed on a card; of a card that nobody knows nothing is. */
export const cardValue = (game: Readable, card: number): number => faceIn(game, card)?.value ?? 0;
export const cardBoost = (game: Readable, card: number): number => faceIn(game, card)?.boost ?? 0;
export const cardType = (game: Readable, card: number): CardDef['type'] | null =>
  faceIn(game, card)?.def.type ?? null;
/** A card of a deck, counted from the bottom; one that nobody knows has no print. */
export const deckCard = (game: Readable, seat: number, index: number): number =>
  piles.deckAt(of(game), seat, index);
/** All that is printed on a card, or null where nobody knows it. */
export const cardPrint = (game: Readable, card: number): CardDef | null => faceIn(game, card)?.def ?? null;

// What heroes declare

export const heroPrint = (game: Readable, seat: number): HeroDef => game.content.heroes[seat].def;
export const counterOf = (game: Readable, seat: number, counter: number): number =>
  declared.counterOf(of(game), seat, counter);
/** The place of a seat's form among those of its hero. */
export const formOf = (game: Readable, seat: number): number => declared.formOf(of(game), seat);
/** How many tokens of a seat lie on the board. */
export function tokensPlaced(game: Readable, seat: number): number {
  let placed = 0;
  for (let i = game.content.heroes[seat].tokens.length - 1; i >= 0; i--)
    if (tokens.tokenAt(of(game), seat, i) >= 0) placed++;
  return placed;
}
/** The place in its row of the leftmost part of a counter. */
export const leftmostPart = (game: Readable, seat: number, counter: number): number =>
  declared.leftmostOf(of(game), seat, counter);
/** Whether a card of a seat's side deck lies open, and how many lie face down. */
export const isSideCardOpen = (game: Readable, seat: number, place: number): boolean =>
  hasBit(sideDeck.openSideCards(of(game), seat), place);
export const sideDeckSize = (game: Readable, seat: number): number => sideDeck.sideSize(of(game), seat);
/** How many cards lie in piles of the seat's own, and how many marks are printed on them. */
export const pileSize = (game: Readable, seat: number): number => piles.gatheredSize(of(game), seat);
export function pileMarks(game: Readable, seat: number): number {
  let marks = 0;
  for (let i = pileSize(game, seat) - 1; i >= 0; i--)
    marks += cardPrint(game, piles.gatheredAt(of(game), seat, i))?.marks ?? 0;
  return marks;
}
/** How many cards of a seat's deck are in hands of its foes. */
export function cardsLent(game: Readable, seat: number): number {
  let lent = 0;
  for (let holder = game.content.guests ? seatCount(game) - 1 : NONE; holder >= 0; holder--)
    if (areFoes(game, seat, holder)) lent += hands.cardsOfDeck(of(game), holder, seat);
  return lent;
}
/** What the top of a seat's discard pile shows: its place among the symbols of the hero, one more for a wild one; -1 for nothing. */
export const symbolOnDiscard = (game: Readable, seat: number): number => shownSymbol(of(game), seat);

// Combat

export const isInCombat = (game: Readable): boolean => combat.inCombat(of(game));
/** Who attacks and who is attacked in the present combat. */
export const attackerOf = (game: Readable): number => combat.combatant(of(game), combat.ATTACK);
export const defenderOf = (game: Readable): number => combat.combatant(of(game), combat.DEFENSE);
/** The cards of the present combat, or -1. */
export const attackCard = (game: Readable): number => combat.combatCard(of(game), combat.ATTACK);
export const defenseCard = (game: Readable): number => combat.combatCard(of(game), combat.DEFENSE);

/** What the combat item is worth to its card that somebody is asked about; 0 where nobody is. */
export function askedItemValue(game: Readable): number {
  if (question.askedPrompt(of(game)) !== PROMPT.useItem) return 0;
  const side = combat.sideOf(of(game), question.askedSeat(of(game)));
  const item = itemAt(of(game), 'combat', spaceOf(game, combat.combatant(of(game), side)));
  return game.content.items[item]?.adds ?? 0;
}

// Options

export { OPTION, PROMPT } from './ask/codes.ts';
/** The i-th option as one number, not below 0: the same option has the same number in every position of a game. */
export const optionAt = (game: Readable, index: number): number => of(game).options[index];
/** The key of the i-th option. */
export const optionKey = (game: Readable, index: number): string => keyOf(of(game), optionAt(game, index));
/** What an option is: its number in `OPTION`. */
export const optionType = typeOf;
/** The fighter of an attack, scheme or move. */
export const optionFighter = subjectOf;
/** The target of an attack, the space of a move, the card of a card choice. */
export const optionObject = objectOf;
/** The card of an attack or scheme. */
export const optionCard = cardWith;
/** An option of a seat as a player sees it chosen: to others than insiders the card of an attack lies face down. */
export const asSeenBy = (game: Readable, player: number, seat: number, option: number): number =>
  typeOf(option) !== OPTION.attack || hasBit(game.content.insiders[seat], player)
    ? option
    : pack(OPTION.attack, subjectOf(option), objectOf(option));
/** Whether this is the observation of somebody who sees the hand of that seat: its player or, in teams, a partner. */
export const seesHandOf = (observation: Observation, seat: number): boolean =>
  hasBit(observation.content.insiders[seat], of(observation).viewer);
