import type { Game } from '@peerless/rules';
import {
  areFoes,
  askedItemValue,
  askedPrompt,
  askingCard,
  defenderOf,
  isHero,
  OPTION,
  optionFighter,
  optionObject,
  optionType,
  seatOf,
} from '@peerless/rules/numbers';
import { clue, step } from '../learned/clues.ts';
import type { OwnPlaces } from '../learned/own-places.ts';
import { payClues } from './card-clues.ts';
import { classOf, healthStep, lookFrom, place, scene } from './scene.ts';
import { AT, CARD_AT, HEALTHS, OPTION_TYPES, OWN_AT, PAYINGS, SIDE_CARDS, STEPS, VALUES } from './slots.ts';

/** What is to be said of the answers to everything that effects ask. */

export function itemClues(game: Game, option: number): void {
  const of = isHero(game, defenderOf(game)) ? 0 : 1;
  if (optionType(option) !== OPTION.yes) return;
  clue(AT.item + of);
  clue(AT.itemValue + of, askedItemValue(game));
}

export function effectClues(game: Game, option: number, own: OwnPlaces): void {
  const type = optionType(option);
  clue(AT.word + askedPrompt(game) * OPTION_TYPES + type);
  answerClues(game, option, own);
  const object = optionObject(option);
  if (type === OPTION.number) clue(AT.number + step(object, VALUES));
  else if (type === OPTION.card) payClues(game, option, own, PAYINGS - 1, 0);
  else if (type === OPTION.sideCard) sideCardClues(own, object);
  else if (type === OPTION.fighter) figureClues(game, object);
  else if (type === OPTION.space && optionFighter(option) > 0)
    spaceClues(game, optionFighter(option) - 1, object);
  else if (type === OPTION.step || type === OPTION.move) spaceClues(game, optionFighter(option), object);
}

function sideCardClues({ seats }: OwnPlaces, card: number): void {
  if (seats[scene.seat] >= 0 && card < SIDE_CARDS) clue(seats[scene.seat] + OWN_AT.sideCard + card);
}

/** How the card that asks is mostly answered. */
function answerClues(game: Game, option: number, own: OwnPlaces): void {
  const type = optionType(option);
  const asking = askingCard(game);
  const at = asking < 0 ? -1 : own.cards[asking];
  if (at < 0) {
    if (type === OPTION.yes && own.seats[scene.seat] >= 0) clue(own.seats[scene.seat] + OWN_AT.yes);
    return;
  }
  const object = optionObject(option);
  if (type === OPTION.yes) clue(at + CARD_AT.yes);
  else if (type === OPTION.none || type === OPTION.done) clue(at + CARD_AT.none);
  else if (type === OPTION.modes) {
    for (let mode = 0; mode < 3; mode++)
      if (Math.trunc(object / 2 ** mode) % 2 === 1) clue(at + CARD_AT.modes + mode);
  } else if (type === OPTION.fighter && areFoes(game, scene.seat, seatOf(object))) clue(at + CARD_AT.foe);
}

const sideOf = (game: Game, fighter: number): number => (areFoes(game, scene.seat, seatOf(fighter)) ? 2 : 0);

function figureClues(game: Game, fighter: number): void {
  const kind = sideOf(game, fighter) + (isHero(game, fighter) ? 0 : 1);
  clue(AT.figure + kind);
  clue(AT.figureHealth + kind * HEALTHS + healthStep(game, fighter));
}

export function spaceClues(game: Game, fighter: number, space: number): void {
  const kind = sideOf(game, fighter) + (isHero(game, fighter) ? 0 : 1);

  lookFrom(game, classOf(game, fighter), space);
  clue(AT.placeHero + kind * STEPS + step(place.hero, STEPS));
  clue(AT.placeAny + kind * STEPS + step(place.any, STEPS));
}
