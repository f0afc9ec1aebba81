import type { Game } from '@peerless/rules';
import {
  actionsLeft,
  activeSeat,
  copiesInHand,
  deckSize,
  handMask,
  handSize,
  healthOf,
  isSeatOut,
  lowest,
  onBoard,
  spaceOf,
  targetsOf,
} from '@peerless/rules/numbers';
import { type BoardTable, boardTable } from './board-table.ts';

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

export const FEATURE_COUNT = FEATURES.length;

/** Fighters of all seats: seven each, the hero first. */
const SEAT_FIGHTERS = 7;

/** Writes the features of a seat into `out` from `at` on. */
export function seatFeatures(game: Game, seat: number, out: Float64Array, at: number): void {
  out.fill(0, at, at + FEATURE_COUNT);
  if (isSeatOut(game, seat)) return;
  healthFeatures(game, seat, out, at);
  cardFeatures(game, seat, out, at + 5);
  placeFeatures(game, seat, out, at + 12);
  out[at + 17] = activeSeat(game) === seat ? actionsLeft(game) / 2 : 0;
}

function healthFeatures(game: Game, seat: number, out: Float64Array, at: number): void {
  const hero = seat * SEAT_FIGHTERS;
  const health = healthOf(game, hero);
  out[at] = health / 16;
  out[at + 1] = health / game.content.maxHealth[hero];
  out[at + 2] = health < 6 ? health / 6 : 1;
  let sum = 0;
  let count = 0;
  for (let m = onBoard(game, seat) & ~(1 << hero); m !== 0; m &= m - 1) {
    sum += healthOf(game, lowest(m));
    count++;
  }
  out[at + 3] = sum / 8;
  out[at + 4] = count / 4;
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
function cardFeatures(game: Game, seat: number, out: Float64Array, at: number): void {
  const { faces } = game.content.heroes[seat];
  attacks.first = attacks.second = defenses.first = defenses.second = 0;
  let boost = 0;
  for (let m = handMask(game, seat); m !== 0; m &= m - 1) {
    const index = lowest(m);
    const { def, value } = faces[index];
    const copies = copiesInHand(game, seat, index);
    boost += copies * (def.boost ?? 0);
    for (let n = copies; n > 0; n--) {
      if (def.type === 'attack' || def.type === 'versatile') meet(attacks, value);
      if (def.type === 'defense' || def.type === 'versatile') meet(defenses, value);
    }
  }
  const cards = handSize(game, seat);
  const deck = deckSize(game, seat);
  out[at] = cards / 7;
  out[at + 1] = cards < 4 ? cards / 4 : 1;
  out[at + 2] = (attacks.first + attacks.second) / 10;
  out[at + 3] = (defenses.first + defenses.second) / 8;
  out[at + 4] = boost / 12;
  out[at + 5] = deck / 30;
  out[at + 6] = deck === 0 ? 1 : 0;
}

/** Who could be attacked, by whom, and how near the fighters are to each other. */
function placeFeatures(game: Game, seat: number, out: Float64Array, at: number): void {
  const { foes, figures, seats } = game.content;
  const table = boardTable(game.content);
  const hero = seat * SEAT_FIGHTERS;
  let threats = 0;
  let threatsToHero = 0;
  for (let m = onBoard(game, seat); m !== 0; m &= m - 1) {
    const targets = targetsOf(game, lowest(m));
    if (targets === 0) continue;
    threats++;
    for (let t = targets; t !== 0; t &= t - 1) if (figures[lowest(t)]?.hero) threatsToHero++;
  }
  let exposed = 0;
  let near = 12;
  let pressed = 12;
  for (let other = 0; other < seats; other++) {
    if (((foes[seat] >> (other * SEAT_FIGHTERS)) & 1) === 0) continue;
    const foeHero = other * SEAT_FIGHTERS;
    for (let m = onBoard(game, other); m !== 0; m &= m - 1) {
      const foe = lowest(m);
      if (((targetsOf(game, foe) >> hero) & 1) === 1) exposed++;
      pressed = Math.min(pressed, steps(game, table, foe, hero));
    }
    for (let m = onBoard(game, seat); m !== 0; m &= m - 1)
      near = Math.min(near, steps(game, table, lowest(m), foeHero));
  }
  out[at] = threats / 3;
  out[at + 1] = threatsToHero / 2;
  out[at + 2] = exposed / 2;
  out[at + 3] = near / 8;
  out[at + 4] = pressed / 8;
}

const FAR = 12;

/** How far apart two fighters are; off the board counts as far. */
function steps(game: Game, { size, distance }: BoardTable, a: number, b: number): number {
  const from = spaceOf(game, a);
  const to = spaceOf(game, b);
  return from < 0 || to < 0 ? FAR : distance[from * size + to];
}
