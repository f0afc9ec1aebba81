import type { Game } from '@peerless/rules';
import {
  actionsLeft,
  areFoes,
  askedSeat,
  cardType,
  cardValue,
  copiesInHand,
  deckSize,
  distanceBetween,
  firstInHand,
  firstOnBoard,
  handSize,
  healthOf,
  isHero,
  isRanged,
  nextInHand,
  nextOnBoard,
  reaches,
  seatCount,
  spaceOf,
} from '@peerless/rules/numbers';
import { step } from '../learned/clues.ts';
import { FOE_HANDS, HANDS, HEALTHS } from './slots.ts';

/** What all options of one question have in common, as its player sees it. */
export interface Scene {
  seat: number;
  hand: number;
  foeHand: number;
  deck: number;
  /** 1 while another action follows this one. */
  more: number;
  attack: number;
  secondAttack: number;
  defenses: number;
  /** 0 to 2: whether there is little in hand to attack with, something, or much. */
  strength: number;
}

export const scene: Scene = {
  seat: 0,
  hand: 0,
  foeHand: 0,
  deck: 0,
  more: 0,
  attack: 0,
  secondAttack: 0,
  defenses: 0,
  strength: 0,
};

const deckStep = (cards: number): number =>
  cards === 0 ? 0 : cards <= 3 ? 1 : cards <= 8 ? 2 : cards <= 15 ? 3 : 4;

export function lookAround(game: Game): void {
  const seat = askedSeat(game);
  scene.seat = seat;
  scene.hand = step(handSize(game, seat), HANDS);
  scene.deck = deckStep(deckSize(game, seat));
  scene.more = actionsLeft(game) > 1 ? 1 : 0;
  let foeHand = FOE_HANDS - 1;
  for (let other = seatCount(game) - 1; other >= 0; other--)
    if (areFoes(game, seat, other)) foeHand = Math.min(foeHand, handSize(game, other));
  scene.foeHand = foeHand;
  lookAtHand(game, seat);
  noteFoes(game, seat);
}

function lookAtHand(game: Game, seat: number): void {
  let first = 0;
  let second = 0;
  let defenses = 0;
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card, seat)) {
    const type = cardType(game, card);
    const copies = copiesInHand(game, card, seat);
    if (type === 'defense' || type === 'versatile') defenses += copies;
    if (type !== 'attack' && type !== 'versatile') continue;
    const value = cardValue(game, card);
    if (value > first) {
      second = copies > 1 ? value : first;
      first = value;
    } else if (value > second) second = value;
  }
  scene.attack = first;
  scene.secondAttack = second;
  scene.defenses = defenses;
  scene.strength = first + second >= 7 ? 2 : first >= 3 ? 1 : 0;
}

export const classOf = (game: Game, fighter: number): number =>
  (isHero(game, fighter) ? 0 : 1) + (isRanged(game, fighter) ? 2 : 0);

export const healthStep = (game: Game, fighter: number): number => {
  const health = healthOf(game, fighter);
  return health <= 4 ? Math.max(0, health - 1) : health <= 7 ? 4 : health <= 11 ? 5 : HEALTHS - 1;
};

const MOST_FOES = 32;
const foeAt = new Int32Array(MOST_FOES);
const foeKind = new Int32Array(MOST_FOES);
let foes = 0;

/** Notes where the foes of a seat stand, once for all spaces that are looked from. */
function noteFoes(game: Game, seat: number): void {
  foes = 0;
  for (let other = seatCount(game) - 1; other >= 0; other--) {
    if (!areFoes(game, seat, other)) continue;
    for (let foe = firstOnBoard(game, other); foe >= 0; foe = nextOnBoard(game, foe)) {
      foeAt[foes] = spaceOf(game, foe);
      foeKind[foes++] = classOf(game, foe);
    }
  }
}

/** Kinds of fighters, as `classOf` counts them. */
const isHeroKind = (kind: number): boolean => kind === 0 || kind === 2;

/** How a space lies: steps to the nearest hero and the nearest fighter of the foes, who can be hit from it, and from where one is hit. */
export const place = { hero: 0, any: 0, hits: 0, hitsHero: 0, pressed: 0 };
const FAR = 12;

export function lookFrom(game: Game, kind: number, space: number): void {
  let hero = FAR;
  let any = FAR;
  let pressed = 0;
  place.hits = place.hitsHero = 0;
  for (let i = space < 0 ? -1 : foes - 1; i >= 0; i--) {
    const at = foeAt[i];
    const far = distanceBetween(game, space, at);
    if (far < any) any = far;
    const isFoeHero = isHeroKind(foeKind[i]);
    if (isFoeHero && far < hero) hero = far;
    if (far > 1 && foeKind[i] < 2 && kind < 2) continue;
    if (reaches(game, foeKind[i] >= 2, at, space)) pressed++;
    if (!reaches(game, kind >= 2, space, at)) continue;
    place.hits = 1;
    if (isFoeHero) place.hitsHero = 1;
  }
  place.hero = hero;
  place.any = any;
  place.pressed = pressed;
}

/** Steps from the nearest fighter of the seat that is asked to a hero of its foes. */
export function stepsToHero(game: Game): number {
  let steps = FAR;
  for (let i = 0; i < foes; i++) {
    if (!isHeroKind(foeKind[i])) continue;
    for (let own = firstOnBoard(game, scene.seat); own >= 0; own = nextOnBoard(game, own))
      steps = Math.min(steps, distanceBetween(game, spaceOf(game, own), foeAt[i]));
  }
  return steps;
}
