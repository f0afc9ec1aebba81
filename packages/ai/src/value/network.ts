import type { Game } from '@peerless/rules';
import { areFoes, heroPrint, isSeatOut, seatCount, teamOf } from '@peerless/rules/numbers';
import { INPUTS, LAYER_INPUTS, seatInputs } from './inputs.ts';

/**
 * A small network that says how well a seat stands: a sum of its inputs, part of it learned for its hero alone, and a layer that
 * sees the seat and its foes together.
 */
export interface Network {
  readonly name: string;
  /** Of the layer in between. */
  readonly size: number;
  /** By input: what it adds to the score of any hero. */
  readonly plain: Float32Array;
  /** By hero: what each input adds besides, and at the end what the hero has to start with. */
  readonly heroes: { readonly [slug: string]: Float32Array };
  /** By input: what it adds to each place of the layer of the seat itself, then to those of its foes. */
  readonly layer: Float64Array | Float32Array;
  readonly bias: Float32Array;
  /** What each place of the layer adds to the score. */
  readonly out: Float32Array;
}

const MAX_SEATS = 4;
const MAX_SIZE = 64;
const inputs = new Float64Array(MAX_SEATS * INPUTS);
/** By seat: what it adds to its own layer, then what it adds to that of its foes. */
const given = new Float64Array(MAX_SEATS * 2 * MAX_SIZE);

/** Adds how each seat stands to the score of its side. */
export function networkScores(game: Game, network: Network, scores: Float64Array): void {
  const seats = seatCount(game);
  for (let seat = 0; seat < seats; seat++) {
    seatInputs(game, seat, inputs, seat * INPUTS);
    give(network, seat);
  }
  for (let seat = 0; seat < seats; seat++)
    if (!isSeatOut(game, seat))
      scores[teamOf(game, seat)] += plainScore(game, network, seat) + layerScore(game, network, seat);
}

function plainScore(game: Game, { plain, heroes }: Network, seat: number): number {
  const at = seat * INPUTS;
  const hero = heroes[heroPrint(game, seat).slug];
  let score = 0;
  for (let i = 0; i < INPUTS; i++) score += plain[i] * inputs[at + i];
  if (hero === undefined) return score;
  for (let i = 0; i < INPUTS; i++) score += hero[i] * inputs[at + i];
  return score + hero[INPUTS];
}

function give({ size, layer }: Network, seat: number): void {
  const width = 2 * size;
  const to = seat * 2 * MAX_SIZE;
  given.fill(0, to, to + width);
  for (let i = 0; i < LAYER_INPUTS; i++) {
    const input = inputs[seat * INPUTS + i];
    if (input === 0) continue;
    const row = i * width;
    for (let k = 0; k < width; k++) given[to + k] += input * layer[row + k];
  }
}

/** The seat's own layer, with the mean of what its foes give to it. */
function layerScore(game: Game, { size, bias, out }: Network, seat: number): number {
  const seats = seatCount(game);
  let foes = 0;
  for (let other = 0; other < seats; other++) if (isFoe(game, seat, other)) foes++;
  let score = 0;
  for (let k = 0; k < size; k++) {
    let sum = 0;
    for (let other = 0; other < seats; other++)
      if (isFoe(game, seat, other)) sum += given[other * 2 * MAX_SIZE + size + k];
    const value = bias[k] + given[seat * 2 * MAX_SIZE + k] + sum / Math.max(1, foes);
    if (value > 0) score += out[k] * value;
  }
  return score;
}

const isFoe = (game: Game, seat: number, other: number): boolean =>
  areFoes(game, seat, other) && !isSeatOut(game, other);
