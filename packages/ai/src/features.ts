import type { Game } from '@peerless/rules';
import {
  actionsLeft,
  activeSeat,
  areFoes,
  cardBoost,
  cardType,
  cardValue,
  copiesInHand,
  deckSize,
  distanceBetween,
  firstHero,
  firstInHand,
  firstOnBoard,
  handSize,
  healthOf,
  isHero,
  isInRange,
  isSeatOut,
  maxHealthOf,
  nextHero,
  nextInHand,
  nextOnBoard,
  seatCount,
  spaceOf,
} from '@peerless/rules/numbers';

/** What is counted of a seat, each about 0 to 1. The weights of an evaluation follow this order. */
export const FEATURES = [
  'heroHealth',
  'heroShare',
  'heroSafe',
  'sidekickHealth',
  'sidekicks',
  'cards',
  'fourthCard',
  'attack',
  'defense',
  'boost',
  'deck',
  'exhausted',
  'threats',
  'threatsToHero',
  'exposed',
  'near',
  'pressed',
  'actions',
] as const;

/** What features are written into. */
export type Numbers = Float32Array | Float64Array;

export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

/** The place of each feature among those of its seat. */
const AT = Object.fromEntries(FEATURES.map((feature, i) => [feature, i])) as {
  readonly [F in Feature]: number;
};

/** Writes the features of a seat into `out` from `at` on. */
export function seatFeatures(game: Game, seat: number, out: Numbers, at: number): void {
  out.fill(0, at, at + FEATURE_COUNT);
  if (isSeatOut(game, seat)) return;
  healthFeatures(game, seat, out, at);
  cardFeatures(game, seat, out, at);
  threatFeatures(game, seat, out, at);
  distanceFeatures(game, seat, out, at);
  out[at + AT.actions] = activeSeat(game) === seat ? actionsLeft(game) / 2 : 0;
}

function healthFeatures(game: Game, seat: number, out: Numbers, at: number): void {
  let health = 0;
  let most = 0;
  let last = -1;
  for (let hero = firstHero(game, seat); hero >= 0; hero = nextHero(game, hero)) {
    health += healthOf(game, hero);
    most += maxHealthOf(game, hero);
    last = hero;
  }
  let sum = 0;
  let count = 0;
  for (let fighter = nextOnBoard(game, last); fighter >= 0; fighter = nextOnBoard(game, fighter)) {
    sum += healthOf(game, fighter);
    count++;
  }
  out[at + AT.heroHealth] = health / 16;
  out[at + AT.heroShare] = health / most;
  out[at + AT.heroSafe] = health < 6 ? health / 6 : 1;
  out[at + AT.sidekickHealth] = sum / 8;
  out[at + AT.sidekicks] = count / 4;
}

/** The two highest values among cards. */
interface Best {
  first: number;
  second: number;
}
const attacks: Best = { first: 0, second: 0 };
const defenses: Best = { first: 0, second: 0 };

function meet(best: Best, value: number): void {
  if (value > best.first) {
    best.second = best.first;
    best.first = value;
  } else if (value > best.second) best.second = value;
}

/** Hands are judged by the two best attacks and defenses in them. */
function cardFeatures(game: Game, seat: number, out: Numbers, at: number): void {
  attacks.first = attacks.second = defenses.first = defenses.second = 0;
  let boost = 0;
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card, seat)) {
    const type = cardType(game, card);
    const value = cardValue(game, card);
    const copies = copiesInHand(game, card, seat);
    boost += copies * cardBoost(game, card);
    for (let n = copies; n > 0; n--) {
      if (type === 'attack' || type === 'versatile') meet(attacks, value);
      if (type === 'defense' || type === 'versatile') meet(defenses, value);
    }
  }
  const cards = handSize(game, seat);
  const deck = deckSize(game, seat);
  out[at + AT.cards] = cards / 7;
  out[at + AT.fourthCard] = cards < 4 ? cards / 4 : 1;
  out[at + AT.attack] = (attacks.first + attacks.second) / 10;
  out[at + AT.defense] = (defenses.first + defenses.second) / 8;
  out[at + AT.boost] = boost / 12;
  out[at + AT.deck] = deck / 30;
  out[at + AT.exhausted] = deck === 0 ? 1 : 0;
}

/** Who could attack somebody, a hero, or the hero of this seat. */
function threatFeatures(game: Game, seat: number, out: Numbers, at: number): void {
  const seats = seatCount(game);
  let threats = 0;
  let threatsToHero = 0;
  for (let own = firstOnBoard(game, seat); own >= 0; own = nextOnBoard(game, own)) {
    let isThreat = false;
    for (let other = 0; other < seats; other++) {
      if (!areFoes(game, seat, other)) continue;
      for (let foe = firstOnBoard(game, other); foe >= 0; foe = nextOnBoard(game, foe)) {
        if (!isInRange(game, own, foe)) continue;
        isThreat = true;
        if (isHero(game, foe)) threatsToHero++;
      }
    }
    if (isThreat) threats++;
  }
  let exposed = 0;
  for (let other = 0; other < seats; other++) {
    if (!areFoes(game, seat, other)) continue;
    for (let foe = firstOnBoard(game, other); foe >= 0; foe = nextOnBoard(game, foe))
      if (threatensHero(game, foe, seat)) exposed++;
  }
  out[at + AT.threats] = threats / 3;
  out[at + AT.threatsToHero] = threatsToHero / 2;
  out[at + AT.exposed] = exposed / 2;
}

/** Whether a hero of that seat is in range. */
function threatensHero(game: Game, foe: number, seat: number): boolean {
  for (let hero = firstHero(game, seat); hero >= 0; hero = nextHero(game, hero))
    if (isInRange(game, foe, hero)) return true;
  return false;
}

const FAR = 12;

/** How near the own fighters are to a hero of the foes, and theirs to the own hero. */
function distanceFeatures(game: Game, seat: number, out: Numbers, at: number): void {
  const seats = seatCount(game);
  let near = FAR;
  let pressed = FAR;
  for (let other = 0; other < seats; other++) {
    if (!areFoes(game, seat, other)) continue;
    near = Math.min(near, nearestHero(game, seat, other));
    pressed = Math.min(pressed, nearestHero(game, other, seat));
  }
  out[at + AT.near] = near / 8;
  out[at + AT.pressed] = pressed / 8;
}

/** Steps to a hero of the other seat from the nearest fighter of a seat. */
function nearestHero(game: Game, seat: number, other: number): number {
  let near = FAR;
  for (let hero = firstHero(game, other); hero >= 0; hero = nextHero(game, hero))
    near = Math.min(near, nearest(game, seat, hero));
  return near;
}

/** Steps to a fighter from the nearest one of a seat; off the board counts as far. */
function nearest(game: Game, seat: number, fighter: number): number {
  const to = spaceOf(game, fighter);
  let near = FAR;
  if (to < 0) return near;
  for (let own = firstOnBoard(game, seat); own >= 0; own = nextOnBoard(game, own)) {
    const steps = distanceBetween(game, spaceOf(game, own), to);
    if (steps < near) near = steps;
  }
  return near;
}
