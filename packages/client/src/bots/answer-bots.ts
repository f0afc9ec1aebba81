import { analyse, type Bot, botNamed } from '@peerless/ai';
import { createRng, decision, type Observation } from '@peerless/rules';
import { type Frozen, thaw } from '@peerless/rules/match';
import { library } from '../library.ts';

/** What the page asks: an observation, never the game itself. */
export interface Question {
  readonly id: number;
  readonly ask: 'choose' | 'hint';
  /** Which table of this page asks. */
  readonly table: number;
  readonly bot: string;
  readonly observation: Frozen<Observation>;
  readonly seed: string;
}

/** How good an option is: the chance of one's own side, 0 to 1. */
export interface Chance {
  readonly key: string;
  readonly chance: number;
}

/** What a bot thinks: the key of the option it takes, and how good the options are, best first. */
export interface Thought {
  readonly key: string;
  readonly chances: readonly Chance[];
}

/** What the worker answers: a thought, or why there is none. */
export type Answer = { readonly id: number } & (Thought | { readonly problem: string });

/** Answers questions; `patience` starts a clock that says when to stop thinking. */
export function answerBots(patience: () => () => boolean): (question: Question) => Thought {
  const botAt = botsOfOneTable();
  return ({ ask, table, bot, observation, seed }) => {
    const game = thaw(observation, library());
    const asked = decision(game);
    const stop = patience();
    const rng = createRng(seed);
    const thought =
      ask === 'hint'
        ? analyse(game, { iterations: 1_000_000, stop }, rng)
        : botAt(table, bot, asked?.player ?? 0).think(game, rng, { stop });
    const options = asked?.options ?? [];
    const chances = thought.ranking
      .filter(({ trials }) => trials > 0)
      .map(({ option, chance }) => ({ key: options[option]?.key ?? '', chance }));
    const chosen = options[thought.option];
    if (chosen === undefined)
      throw new Error(`the bot ${bot} chose option ${thought.option} of ${options.length}`);
    return { key: chosen.key, chances };
  };
}

/**
 * One bot a player: it remembers what it thought within an action. Those of another table are let go, with their
 * trees, as soon as this one asks.
 */
function botsOfOneTable(): (table: number, name: string, player: number) => Bot {
  const bots = new Map<string, Bot>();
  let present: number | null = null;
  return (table, name, player) => {
    if (table !== present) bots.clear();
    present = table;
    const key = `${name} ${player}`;
    const bot = bots.get(key) ?? botNamed(name);
    bots.set(key, bot);
    return bot;
  };
}
