import type { Observation } from '@peerless/rules';
import {
  areFoes,
  askedPrompt,
  askedSeat,
  distanceBetween,
  firstHero,
  isHero,
  nextHero,
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
import { TRAIT_COUNT, TRAITS, traitsOf } from '../value/card-traits.ts';
import type { Taste } from './styles.ts';

/** Questions at which a card may be paid, or nothing. */
const PAYING: readonly number[] = [PROMPT.moveBoost, PROMPT.boost];

/** From so many steps on it does not matter how far it is. */
const FAR = 8;

/** How much an option pleases, in hundredths of a chance to win. */
export function pleasure(observation: Observation, option: number, taste: Taste): number {
  const code = optionAt(observation, option);
  const type = optionType(code);
  const prompt = askedPrompt(observation);
  if (type === OPTION.maneuver) return taste.maneuver;
  if (type === OPTION.scheme) return taste.scheme + ofCard(observation, optionCard(code), taste);
  if (type === OPTION.attack)
    return (
      taste.attack +
      (isHero(observation, optionObject(code)) ? taste.attackHero : 0) +
      ofCard(observation, optionCard(code), taste)
    );
  if (type === OPTION.move || type === OPTION.stay) return ofMove(observation, code, taste);
  if (type !== OPTION.card) return 0;
  if (PAYING.includes(prompt)) return taste.boost;
  return prompt === PROMPT.defend ? taste.defend + ofCard(observation, optionObject(code), taste) : 0;
}

const CANCELS = TRAITS.indexOf('cancels');

const ofCard = (observation: Observation, card: number, { feint }: Taste): number =>
  feint !== 0 && (traitsOf(observation)[card * TRAIT_COUNT + CANCELS] ?? 0) > 0 ? feint : 0;

/** How near a fighter comes to a hero of its foes; whoever moves somebody else's does not care. */
function ofMove(observation: Observation, code: number, { nearer }: Taste): number {
  const fighter = optionFighter(code);
  const seat = askedSeat(observation);
  if (nearer === 0 || areFoes(observation, seat, seatOf(fighter))) return 0;
  const to = optionType(code) === OPTION.move ? optionObject(code) : spaceOf(observation, fighter);
  return nearer * (FAR - stepsToHero(observation, seat, to));
}

function stepsToHero(observation: Observation, seat: number, from: number): number {
  let steps = FAR;
  for (let other = seatCount(observation) - 1; other >= 0; other--) {
    if (from < 0 || !areFoes(observation, seat, other)) continue;
    for (let hero = firstHero(observation, other); hero >= 0; hero = nextHero(observation, hero)) {
      const at = spaceOf(observation, hero);
      if (at >= 0) steps = Math.min(steps, distanceBetween(observation, from, at));
    }
  }
  return steps;
}
