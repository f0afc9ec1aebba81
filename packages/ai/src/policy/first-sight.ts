import type { Game } from '@peerless/rules';
import {
  areFoes,
  askedItemValue,
  askedPrompt,
  askedSeat,
  cardBoost,
  cardValue,
  defenderOf,
  distanceBetween,
  firstOnBoard,
  handSize,
  healthOf,
  isHero,
  isRanged,
  nextOnBoard,
  OPTION,
  optionAt,
  optionCard,
  optionFighter,
  optionObject,
  optionType,
  PROMPT,
  seatCount,
  seatOf,
  spaceOf,
} from '@peerless/rules/numbers';

/**
 * How inviting each option looks at first sight, as a logit: the prior of the search and the hand of playouts. It
 * uses only what the chooser may know: own cards, printed values, who stands where.
 */

/** Beyond so many steps nobody is prey. */
const FAR = 12;

/** Writes a logit for each of `count` options into `logits`. */
export function inviting(game: Game, count: number, logits: Float64Array): void {
  switch (askedPrompt(game)) {
    case PROMPT.action:
      for (let i = 0; i < count; i++) logits[i] = actionLogit(game, optionAt(game, i));
      return;
    case PROMPT.moves:
      moveLogits(game, count, logits);
      return;
    case PROMPT.moveBoost:
      for (let i = 0; i < count; i++) logits[i] = paid(game, optionAt(game, i), 1.5);
      return;
    case PROMPT.boost:
      for (let i = 0; i < count; i++) logits[i] = paid(game, optionAt(game, i), 0.5);
      return;
    case PROMPT.defend:
      for (let i = 0; i < count; i++) logits[i] = defendLogit(game, optionAt(game, i));
      return;
    case PROMPT.useItem:
      for (let i = 0; i < count; i++) logits[i] = itemLogit(game, optionAt(game, i));
      return;
    case PROMPT.handLimit:
      for (let i = 0; i < count; i++) logits[i] = paid(game, optionAt(game, i), 0);
      return;
    default:
      logits.fill(0, 0, count);
  }
}

function actionLogit(game: Game, option: number): number {
  const type = optionType(option);
  const cards = handSize(game, askedSeat(game));
  if (type === OPTION.maneuver) return cards <= 3 ? 1.6 : cards >= 6 ? 0 : 0.9;
  if (type !== OPTION.attack) return 0.9;
  const target = optionObject(option);
  const value = cardValue(game, optionCard(option));
  let logit = 0.45 * value - 0.2;
  if (isHero(game, target)) logit += 0.5;
  if (healthOf(game, target) <= value) logit += 0.8;
  return logit;
}

/** Cards that are worth little by themselves are paid first; paying nothing has a logit of its own. */
function paid(game: Game, option: number, nothing: number): number {
  if (optionType(option) !== OPTION.card) return nothing;
  const card = optionObject(option);
  return -0.25 * (cardValue(game, card) + 0.5 * cardBoost(game, card));
}

function defendLogit(game: Game, option: number): number {
  const defender = defenderOf(game);
  if (optionType(option) !== OPTION.card) return isHero(game, defender) ? -0.5 : 0.8;
  const value = cardValue(game, optionObject(option));
  // Beyond a usual attack a higher value is wasted, unless the hero is about to fall.
  const useful = value > 4 && healthOf(game, defender) > 5 ? 4 : value;
  return 0.4 * useful + (isHero(game, defender) ? 0.4 : -0.6);
}

/** An item is worth what it adds, and more where a hero is hit; to keep it has a logit of its own. */
function itemLogit(game: Game, option: number): number {
  if (optionType(option) !== OPTION.yes) return 0;
  return 0.4 * askedItemValue(game) + (isHero(game, defenderOf(game)) ? 0.4 : -0.8);
}

/** Fighters want to come near their prey; archers keep a distance, a hero in danger runs. */
function moveLogits(game: Game, count: number, logits: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const option = optionAt(game, i);
    const type = optionType(option);
    if (type === OPTION.move) logits[i] = placeLogit(game, optionFighter(option), optionObject(option));
    else if (type === OPTION.stay)
      logits[i] = placeLogit(game, optionFighter(option), spaceOf(game, optionFighter(option))) - 0.2;
    else logits[i] = -1;
  }
}

function placeLogit(game: Game, fighter: number, space: number): number {
  const near = nearestPrey(game, seatOf(fighter), space);
  if (isHero(game, fighter) && healthOf(game, fighter) <= 4) return 0.35 * near;
  return isRanged(game, fighter) ? -0.35 * Math.abs(near - 3) : -0.5 * near;
}

/** Steps from a space to the nearest foe; sidekicks count as a little farther off than heroes. */
function nearestPrey(game: Game, seat: number, space: number): number {
  const seats = seatCount(game);
  let near = FAR;
  for (let other = 0; other < seats; other++) {
    if (!areFoes(game, seat, other)) continue;
    for (let foe = firstOnBoard(game, other); foe >= 0; foe = nextOnBoard(game, foe)) {
      const far = distanceBetween(game, space, spaceOf(game, foe)) + (isHero(game, foe) ? 0 : 0.7);
      if (far < near) near = far;
    }
  }
  return near;
}
