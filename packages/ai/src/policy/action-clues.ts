import type { Game } from '@peerless/rules';
import {
  cardBoost,
  cardType,
  cardValue,
  formOf,
  healthOf,
  heroPrint,
  isHero,
  isRanged,
  OPTION,
  optionCard,
  optionFighter,
  optionObject,
  optionType,
  reaches,
  spaceOf,
} from '@peerless/rules/numbers';
import { clue, step } from '../learned/clues.ts';
import type { OwnPlaces } from '../learned/own-places.ts';
import { TRAIT_COUNT, traitsOf } from '../value/card-traits.ts';
import { classOf, healthStep, scene } from './scene.ts';
import { AT, CARD_AT, DECKS, FOE_HANDS, FORMS, HANDS, HEALTHS, OWN_AT, STEPS, VALUES } from './slots.ts';

/** What is to be said of an action: a maneuver, an attack, a scheme. */

export function actionClues(game: Game, option: number, own: OwnPlaces, steps: number): void {
  const type = optionType(option);
  if (type === OPTION.attack) attackClues(game, option, own);
  else if (type === OPTION.maneuver) maneuverClues(own, steps);
  else if (type === OPTION.scheme) schemeClues(game, option, own, steps);
  formClues(game, type, own.seats[scene.seat]);
}

/** What a hero likes to do in each form. */
const IN_FORM: ReadonlyMap<number, number> = new Map([
  [OPTION.attack, 0],
  [OPTION.maneuver, 1],
  [OPTION.scheme, 2],
]);

function formClues(game: Game, type: number, at: number): void {
  const kind = IN_FORM.get(type);
  if (at < 0 || kind === undefined || heroPrint(game, scene.seat).forms === undefined) return;
  clue(at + OWN_AT.actionInForm + step(formOf(game, scene.seat), FORMS) * IN_FORM.size + kind);
}

const ownClue = (at: number, offset: number): void => clue(at < 0 ? -1 : at + offset);

function maneuverClues(own: OwnPlaces, steps: number): void {
  clue(AT.maneuver);
  clue(AT.maneuverHand + scene.more * HANDS + scene.hand);
  clue(AT.maneuverDeck + scene.deck);
  clue(AT.maneuverAttacks + step(scene.attack, VALUES));
  clue(AT.maneuverSteps + step(steps, STEPS));
  clue(AT.maneuverFoeHand + scene.foeHand);
  ownClue(own.seats[scene.seat], OWN_AT.maneuver);
}

function schemeClues(game: Game, option: number, own: OwnPlaces, steps: number): void {
  const card = optionCard(option);
  clue(AT.scheme);
  clue(AT.schemeHand + scene.more * HANDS + scene.hand);
  clue(AT.schemeSteps + step(steps, STEPS));
  traitClues(game, card, AT.schemeTraits);
  ownClue(own.seats[scene.seat], OWN_AT.scheme);
  ownClue(own.cards[card], CARD_AT.scheme);
}

export function traitClues(game: Game, card: number, at: number): void {
  const traits = traitsOf(game);
  const row = card * TRAIT_COUNT;
  for (let i = 0; i < TRAIT_COUNT; i++) if (traits[row + i] !== 0) clue(at + i, traits[row + i]);
}

function attackClues(game: Game, option: number, own: OwnPlaces): void {
  const card = optionCard(option);
  const fighter = optionFighter(option);
  const target = optionObject(option);
  const value = cardValue(game, card);
  const on = isHero(game, target) ? 0 : 1;
  clue(AT.attack + on);
  clue(AT.attackHand + scene.more * HANDS + scene.hand);
  clue(AT.attackValue + on * VALUES + step(value, VALUES));
  clue(AT.attackOver + on * VALUES + step(value + 4 - healthOf(game, target), VALUES));
  if (healthOf(game, target) <= value) clue(AT.attackFells + on * FOE_HANDS + scene.foeHand);
  clue(AT.attackFoeHand + on * FOE_HANDS + scene.foeHand);
  clue(AT.attackHealth + on * HEALTHS + healthStep(game, target));
  clue(AT.attackBy + classOf(game, fighter));
  if (!reaches(game, isRanged(game, target), spaceOf(game, target), spaceOf(game, fighter)))
    clue(AT.attackUnanswered + on);
  if (cardType(game, card) === 'versatile' && scene.defenses <= 2)
    clue(AT.attackLastDefense + (scene.defenses === 1 ? 0 : 1));
  // What is left to attack with afterwards.
  clue(AT.attackSpare + step(value === scene.attack ? scene.secondAttack : scene.attack, VALUES));
  clue(AT.attackDeck + step(scene.deck, DECKS));
  clue(AT.attackTraits + TRAIT_COUNT - 1, 0.1 * cardBoost(game, card));
  traitClues(game, card, AT.attackTraits);
  ownClue(own.seats[scene.seat], OWN_AT.attack);
  ownClue(own.cards[card], on === 0 ? CARD_AT.attack : CARD_AT.attackSidekick);
}
