import { type Game, PROMPTS } from '@peerless/rules';
import {
  askedPrompt,
  askedSeat,
  combatFighter,
  handSize,
  healthOf,
  lowest,
  OPTION_TYPES,
  onBoard,
  optionAt,
  optionCard,
  optionFighter,
  optionTarget,
  optionType,
  spaceOf,
} from '@peerless/rules/numbers';
import { boardTable } from './board-table.ts';

/**
 * How inviting each option looks at first sight, as a logit: the prior of the search and the hand of playouts. It
 * uses only what the chooser may know: own cards, printed values, who stands where.
 */

const TYPE = Object.fromEntries(OPTION_TYPES.map((type, code) => [type, code])) as {
  readonly [T in (typeof OPTION_TYPES)[number]]: number;
};
const PROMPT = Object.fromEntries(PROMPTS.map((prompt, code) => [prompt, code])) as {
  readonly [P in (typeof PROMPTS)[number]]: number;
};

const SEAT_FIGHTERS = 7;

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
  if (type === TYPE.maneuver) return cards <= 3 ? 1.6 : cards >= 6 ? 0 : 0.9;
  if (type !== TYPE.attack) return 0.9;
  const face = game.content.faces[optionCard(option)];
  const target = optionTarget(option);
  const value = face?.value ?? 0;
  let logit = 0.45 * value - 0.2;
  if (game.content.figures[target]?.hero) logit += 0.5;
  if (healthOf(game, target) <= value) logit += 0.8;
  return logit;
}

/** Cards that are worth little by themselves are paid first; paying nothing has a logit of its own. */
function paid(game: Game, option: number, nothing: number): number {
  if (optionType(option) !== TYPE.card) return nothing;
  const face = game.content.faces[optionTarget(option)];
  return face === null || face === undefined ? 0 : -0.25 * (face.value + 0.5 * (face.def.boost ?? 0));
}

function defendLogit(game: Game, option: number): number {
  const defender = combatFighter(game, 1);
  const isHero = game.content.figures[defender]?.hero === true;
  if (optionType(option) !== TYPE.card) return isHero ? -0.5 : 0.8;
  const value = game.content.faces[optionTarget(option)]?.value ?? 0;
  // Beyond a usual attack a higher value is wasted, unless the hero is about to fall.
  const useful = value > 4 && healthOf(game, defender) > 5 ? 4 : value;
  return 0.4 * useful + (isHero ? 0.4 : -0.6);
}

/** Fighters want to come near their prey; archers keep a distance, a hero in danger runs. */
function moveLogits(game: Game, count: number, logits: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const option = optionAt(game, i);
    const type = optionType(option);
    if (type === TYPE.move) logits[i] = placeLogit(game, optionFighter(option), optionTarget(option));
    else if (type === TYPE.stay)
      logits[i] = placeLogit(game, optionFighter(option), spaceOf(game, optionFighter(option))) - 0.2;
    else logits[i] = -1;
  }
}

function placeLogit(game: Game, fighter: number, space: number): number {
  const { figures, foes, ranged, seats } = game.content;
  const { size, distance } = boardTable(game.content);
  const seat = (fighter / SEAT_FIGHTERS) | 0;
  let near = 12;
  for (let other = 0; other < seats; other++) {
    if (((foes[seat] >> (other * SEAT_FIGHTERS)) & 1) === 0) continue;
    for (let m = onBoard(game, other); m !== 0; m &= m - 1) {
      const foe = lowest(m);
      const at = spaceOf(game, foe);
      if (at < 0) continue;
      const far = distance[space * size + at] + (figures[foe]?.hero ? 0 : 0.7);
      if (far < near) near = far;
    }
  }
  if (figures[fighter]?.hero && healthOf(game, fighter) <= 4) return 0.35 * near;
  return ranged[fighter] === 1 ? -0.35 * Math.abs(near - 3) : -0.5 * near;
}
