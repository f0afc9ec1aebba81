import { isOver, type Observation, optionCount, PeerlessError, type Rng } from '@peerless/rules';
import { askedSeat, seesHandOf } from '@peerless/rules/numbers';

/** How long a bot may think. It reads no clock: its host does. */
export interface Budget {
  /** At most so many trials; without a number the bot's own. */
  readonly iterations?: number;
  /** Asked between trials; true ends the thinking at once. */
  readonly stop?: () => boolean;
}

/** One option as a bot rates it. */
export interface Ranked {
  /** The index of the option. */
  readonly option: number;
  /** How likely the bot's side wins after it, from 0 to 1. */
  readonly chance: number;
  /** How many trials that rests on. */
  readonly trials: number;
}

/** Why an option was chosen: how it was found, and what the bot expects of it. */
export interface Reason {
  /** `only`: nothing to choose; `chance`: drawn by lot; `judged`: one look ahead; `searched`: by a tree of lines. */
  readonly kind: 'only' | 'chance' | 'judged' | 'searched';
  readonly iterations: number;
  /** The keys of the most likely choices that follow, this one first. */
  readonly line: readonly string[];
  /** What changes on average, or null if nothing was tried. */
  readonly expected: Expected | null;
}

/** Changes from now to where the bot stopped looking, averaged over its trials of the chosen option. */
export interface Expected {
  /** Health of the own side's fighters. */
  readonly health: number;
  /** Health of all other fighters. */
  readonly foeHealth: number;
  /** Cards in the own side's hands. */
  readonly cards: number;
}

/** What a bot came to. */
export interface Thought {
  /** The index of the chosen option. */
  readonly option: number;
  /** All options, the best first; empty where there is one option only, or a bot that does not rate them. */
  readonly ranking: readonly Ranked[];
  readonly reason: Reason;
}

/**
 * Somebody who plays one seat of one game by itself. It sees observations, never the game. It may remember what it
 * thought before, so every seat of every game gets a bot of its own (`botNamed`).
 */
export interface Bot {
  readonly name: string;
  /** For a bot that never looks: the option it takes of so many. No observation has to be made for it. */
  readonly blind?: (options: number, rng: Rng) => number;
  think(observation: Observation, rng: Rng, budget?: Budget): Thought;
}

/** A bot from a file of its own: it need not tell more than what it chose. */
export interface OwnBot {
  readonly name: string;
  think(observation: Observation, rng: Rng, budget?: Budget): Pick<Thought, 'option'>;
}

/** The thought of somebody who has no choice. */
const onlyOption: Thought = {
  option: 0,
  ranking: [],
  reason: { kind: 'only', iterations: 0, line: [], expected: null },
};

/** How many options there are; refuses where there is nothing to choose. */
export function choicesOf(observation: Observation): number {
  if (isOver(observation)) throw new PeerlessError('the game is over: there is nothing to choose');
  const count = optionCount(observation);
  if (count === 0) throw new PeerlessError('there is nothing to choose for this player now');
  return count;
}

/** Whether an observation is that of the asked player, or of a partner who sees the same hand. */
const isOfAsked = (observation: Observation): boolean => seesHandOf(observation, askedSeat(observation));

/** Refuses what cannot be thought about; where there is but one option, that is the thought, otherwise null. */
export function withoutThinking(observation: Observation, { iterations }: Budget): Thought | null {
  const count = choicesOf(observation);
  if (!isOfAsked(observation))
    throw new PeerlessError(
      'a bot is asked with what the asked player sees, not with another view of the game',
    );
  if (iterations !== undefined && !(Number.isInteger(iterations) && iterations > 0))
    throw new PeerlessError(`a bot needs a budget of at least 1 iteration, not ${iterations}`);
  return count === 1 ? onlyOption : null;
}
