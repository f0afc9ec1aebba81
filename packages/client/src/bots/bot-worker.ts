import { analyse, type Bot, botNamed, type Expected } from '@peerless/ai';
import { createRng, decision, fromJson, type GameJson } from '@peerless/rules';
import { library } from '../library.ts';

/** What the page asks: an observation, never the game itself. */
export interface Question {
  readonly id: number;
  readonly ask: 'choose' | 'hint';
  readonly bot: string;
  readonly observation: GameJson;
  readonly seed: string;
}

/** How good an option is: the chance of one's own side, 0 to 1. */
export interface Chance {
  readonly key: string;
  readonly chance: number;
}

/** What the worker answers; `problem` is set when it could not think. */
export interface Answer {
  readonly id: number;
  readonly option: number;
  readonly chances: readonly Chance[];
  readonly expected: Expected | null;
  readonly problem?: string;
}

/** Nobody at the table waits longer than that, in milliseconds. */
const PATIENCE = 1000;

/** One bot a seat: it remembers what it thought within an action. */
const bots = new Map<string, Bot>();

function botAt(name: string, player: string): Bot {
  const key = `${name} ${player}`;
  const bot = bots.get(key) ?? botNamed(name);
  bots.set(key, bot);
  return bot;
}

function answer({ id, ask, bot, observation, seed }: Question): Answer {
  const game = fromJson(observation, library());
  const end = performance.now() + PATIENCE;
  const stop = (): boolean => performance.now() >= end;
  const rng = createRng(seed);
  const thought =
    ask === 'hint'
      ? analyse(game, { iterations: 1_000_000, stop }, rng)
      : botAt(bot, String(observation.viewer)).think(game, rng, { stop });
  const options = decision(game)?.options ?? [];
  const chances = thought.ranking
    .filter(({ trials }) => trials > 0)
    .map(({ option, chance }) => ({ key: options[option]?.key ?? '', chance }));
  return { id, option: thought.option, chances, expected: thought.reason.expected };
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    self.postMessage({
      id: data.id,
      option: 0,
      chances: [],
      expected: null,
      problem: String(error),
    } satisfies Answer);
  }
});
