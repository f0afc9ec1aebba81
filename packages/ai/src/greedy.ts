import {
  apply,
  below,
  clone,
  createGame,
  decision,
  determinize,
  type Game,
  isOver,
  optionCount,
  optionOf,
  type Rng,
} from '@peerless/rules';
import type { Bot } from './bot.ts';
import { evaluate } from './evaluation.ts';

/** Options that do nothing: what the bot assumes of its own later choices. */
const IDLE: readonly string[] = ['none', 'no', 'done', 'stay'];
/** Trials of all options together, and for one option at most. */
const TRIALS = 160;
const TRIALS_EACH = 6;
const MAX_STEPS = 60;

/**
 * Tries each option on guesses of what is hidden, to the end of the action, and takes the one that looks best on
 * average. It sees no further than that.
 */
export const greedyBot: Bot = {
  name: 'greedy',
  isBlind: false,
  choose(observation, rng) {
    const count = optionCount(observation);
    if (count === 1) return 0;
    const asked = decision(observation);
    if (asked === null) return 0;
    const table: Table = {
      seat: asked.seat,
      guess: createGame(observation.content),
      trial: createGame(observation.content),
      seen: createGame(observation.content),
      rng,
    };
    const totals = new Float64Array(count);
    const rounds = Math.max(1, Math.min(TRIALS_EACH, Math.floor(TRIALS / count)));
    for (let round = 0; round < rounds; round++) {
      determinize(observation, rng, table.guess);
      // The same guess for every option: they differ by what they do, not by luck.
      for (let option = 0; option < count; option++)
        totals[option] = (totals[option] ?? 0) + attempt(table, option);
    }
    return best(totals, rng);
  },
};

interface Table {
  readonly seat: number;
  readonly guess: Game;
  readonly trial: Game;
  readonly seen: Game;
  readonly rng: Rng;
}

/** The value of the position at the end of the action that begins with this option. */
function attempt(table: Table, option: number): number {
  const { trial, guess, seen, seat, rng } = table;
  clone(guess, trial);
  apply(trial, option);
  for (let step = 0; step < MAX_STEPS && !isOver(trial) && !isAction(trial); step++) {
    apply(trial, idleOption(trial, rng));
  }
  return evaluate(trial, seat, seen);
}

/** The type of a packed option is the same in all games; working it out each time would cost more than the trial. */
const types = new Map<number, string>();

function typeAt(game: Game, index: number): string {
  const option = game.options[index] ?? 0;
  const known = types.get(option) ?? optionOf(game, option).type;
  types.set(option, known);
  return known;
}

/** Whether somebody is about to begin an action. */
const isAction = (game: Game): boolean => optionCount(game) > 0 && typeAt(game, 0) === 'maneuver';

/** Mostly nothing; a defender is taken to defend with any card. */
function idleOption(game: Game, rng: Rng): number {
  const count = optionCount(game);
  for (let i = 0; i < count; i++) {
    if (!IDLE.includes(typeAt(game, i))) continue;
    return typeAt(game, i) === 'none' && decision(game)?.prompt === 'defend' ? below(rng, count) : i;
  }
  return below(rng, count);
}

function best(totals: Float64Array, rng: Rng): number {
  let chosen = 0;
  let ties = 1;
  for (let i = 1; i < totals.length; i++) {
    const gain = (totals[i] ?? 0) - (totals[chosen] ?? 0);
    if (gain > 1e-9) {
      chosen = i;
      ties = 1;
    } else if (gain > -1e-9 && below(rng, ++ties) === 0) chosen = i;
  }
  return chosen;
}
