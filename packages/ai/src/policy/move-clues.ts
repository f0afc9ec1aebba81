import type { Game } from '@peerless/rules';
import {
  areFoes,
  healthOf,
  isHero,
  OPTION,
  optionFighter,
  optionObject,
  optionType,
  seatOf,
  spaceOf,
} from '@peerless/rules/numbers';
import { clue, step } from '../learned/clues.ts';
import type { OwnPlaces } from '../learned/own-places.ts';
import { spaceClues } from './effect-clues.ts';
import { classOf, lookFrom, place, scene } from './scene.ts';
import { AT, OWN_AT, STEPS } from './slots.ts';

/** What is to be said of a fighter's move: where it comes to stand. */

/** With so little health a hero is in danger. */
const LOW = 5;

export function moveClues(game: Game, option: number, own: OwnPlaces): void {
  const type = optionType(option);
  if (type === OPTION.move || type === OPTION.stay) {
    const fighter = optionFighter(option);
    const to = type === OPTION.move ? optionObject(option) : spaceOf(game, fighter);
    if (areFoes(game, scene.seat, seatOf(fighter))) {
      spaceClues(game, fighter, to);
      return;
    }
    const kind = classOf(game, fighter);
    clue((type === OPTION.move ? AT.move : AT.stay) + kind);
    standingClues(game, fighter, kind, to, own);
  } else if (type === OPTION.open) clue(AT.door);
  else if (type === OPTION.close) clue(AT.door + 1);
  else clue(AT.moveDone);
}

function standingClues(game: Game, fighter: number, kind: number, space: number, own: OwnPlaces): void {
  const seat = seatOf(fighter);
  lookFrom(game, kind, space);
  const hero = step(place.hero, STEPS);
  const any = step(place.any, STEPS);
  const row = 2 * kind + scene.more;
  clue(AT.moveHero + row * STEPS + hero);
  clue(AT.moveAny + row * STEPS + any);
  if (place.hits > 0) clue(AT.moveHits + row);
  if (place.hitsHero > 0) clue(AT.moveHitsHero + row);
  clue(AT.movePressed + row * 4 + step(place.pressed, 4));
  if (place.any >= STEPS) clue(AT.moveFar + kind);
  const isHeroItself = isHero(game, fighter);
  clue(AT.moveStrong + ((isHeroItself ? 0 : 3) + scene.strength) * STEPS + hero);
  if (isHeroItself && healthOf(game, fighter) <= LOW) {
    clue(AT.moveLow + any);
    clue(AT.moveLow + STEPS + hero);
    clue(AT.movePressedLow + step(place.pressed, 4));
  }
  const at = own.seats[seat];
  if (at >= 0) clue(at + OWN_AT.steps + (isHeroItself ? 0 : STEPS) + hero);
}
