import type { Game } from '@peerless/rules';
import {
  areFoes,
  cardBoost,
  cardType,
  cardValue,
  copiesInHand,
  defenderOf,
  healthOf,
  heroPrint,
  isHero,
  OPTION,
  optionObject,
  optionType,
  ownerOfCard,
} from '@peerless/rules/numbers';
import { clue, step } from '../learned/clues.ts';
import type { OwnPlaces } from '../learned/own-places.ts';
import { TRAIT_COUNT } from '../value/card-traits.ts';
import { traitClues } from './action-clues.ts';
import { healthStep, scene } from './scene.ts';
import { AT, CARD_AT, HANDS, HEALTHS, MISSING, OWN_AT, REACHES, STEPS, VALUES } from './slots.ts';
import { usualAttack } from './usual-attack.ts';

/** What is to be said of cards that are paid, kept or laid against an attack. */

const TYPES = ['attack', 'defense', 'versatile', 'scheme'];
const typeStep = (game: Game, card: number): number => Math.max(0, TYPES.indexOf(cardType(game, card) ?? ''));

/** Of a card that leaves the hand, or of paying nothing; `paying` is what for. */
export function payClues(game: Game, option: number, own: OwnPlaces, paying: number, steps: number): void {
  if (optionType(option) !== OPTION.card) {
    clue(AT.pay + paying);
    clue(AT.payNot + paying * HANDS + scene.hand);
    clue(AT.payNotSteps + paying * STEPS + step(steps, STEPS));
    if (paying === 0) {
      clue(AT.payNotReach + scene.more * MISSING + step(missing(game, steps), MISSING));
      if (own.seats[scene.seat] >= 0) clue(own.seats[scene.seat] + OWN_AT.boostNot);
    }
    return;
  }
  const card = optionObject(option);
  if (areFoes(game, scene.seat, ownerOfCard(card))) {
    clue(AT.payForeign + paying, 0.25 * cardValue(game, card));
    return;
  }
  const value = cardValue(game, card);
  clue(AT.payValue + paying * VALUES + step(value, VALUES));
  clue(AT.payBoost + paying * VALUES + step(cardBoost(game, card), VALUES));
  clue(AT.payType + paying * TYPES.length + typeStep(game, card));
  if (value > 0 && value === scene.attack) clue(AT.payBest + 2 * paying);
  if (scene.defenses === 1 && typeStep(game, card) % 3 !== 0) clue(AT.payBest + 2 * paying + 1);
  if (copiesInHand(game, card) > 1) clue(AT.payCopies + paying);
  traitClues(game, card, AT.payTraits + paying * TRAIT_COUNT);
  if (paying === 0)
    clue(AT.payReach + scene.more * REACHES + reach(missing(game, steps), cardBoost(game, card)));
  if (own.cards[card] >= 0) clue(own.cards[card] + CARD_AT.pay);
}

/** How many steps are missing to stand beside a hero after a move without BOOST. */
const missing = (game: Game, steps: number): number => steps - 1 - heroPrint(game, scene.seat).move;
const reach = (lack: number, boost: number): number => (lack <= 0 ? 0 : boost >= lack ? 1 : 2);

export function defendClues(game: Game, option: number, own: OwnPlaces): void {
  const defender = defenderOf(game);
  const of = isHero(game, defender) ? 0 : 1;
  const health = healthStep(game, defender);
  if (optionType(option) !== OPTION.card) {
    clue(AT.defendNot + of);
    clue(AT.defendNotHealth + of * HEALTHS + health);
    clue(AT.defendNotHand + of * HANDS + scene.hand);
    return;
  }
  const card = optionObject(option);
  const value = cardValue(game, card);
  const attack = usualAttack(game, defender);
  clue(AT.defendValue + of * VALUES + step(value, VALUES));
  clue(AT.defendShort + of * VALUES + step(value - attack + 4.5, VALUES));
  if (of === 0) clue(AT.defendHealth + (value <= 1 ? 0 : value <= 3 ? 1 : 2) * HEALTHS + health);
  if (attack - value >= healthOf(game, defender)) clue(AT.defendFells + of);
  clue(AT.defendType + typeStep(game, card));
  traitClues(game, card, AT.defendTraits);
  if (own.cards[card] >= 0) clue(own.cards[card] + CARD_AT.defend);
}
