import { type Bot, botNamed } from '@peerless/ai';
import {
  apply,
  createRng,
  decision,
  type Game,
  newGame,
  type Outcome,
  observe,
  optionCount,
  outcome,
  type Rng,
} from '@peerless/rules';
import { library } from '../collection/library.ts';
import { brokenDeck, brokenLaw, isAction, MAX_CHOICES } from './laws.ts';
import type { PlannedGame } from './plan.ts';

/** How one game went. */
export interface Played {
  readonly decisions: number;
  readonly outcome: Outcome | null;
  readonly error: string | null;
}

/** Plays a planned game to its end, with the light laws checked between actions. */
export function playOut(planned: PlannedGame, bots: readonly string[]): Played {
  const count = { decisions: 0 };
  try {
    const game = newGame(planned.config, library());
    const players = planned.config.seats.map((_, seat) =>
      botNamed(bots[Math.min(seat, bots.length - 1)] ?? 'random'),
    );
    const error = run(game, players, createRng(planned.botSeed), count);
    return { ...count, outcome: error === null ? outcome(game) : null, error };
  } catch (error) {
    return { ...count, outcome: null, error: error instanceof Error ? error.message : String(error) };
  }
}

let scratch: Game | null = null;

/** Games of different content cannot share their memory. */
function scratchFor(game: Game): Game {
  if (scratch?.content !== game.content) scratch = observe(game, 'spectator');
  return scratch;
}

function run(game: Game, bots: readonly Bot[], rng: Rng, count: { decisions: number }): string | null {
  let actions = 0;
  for (let choices = 0; outcome(game) === null; choices++) {
    const options = optionCount(game);
    if (options === 0) return 'somebody has to choose, but there is no option';
    if (choices > MAX_CHOICES) return `the game has not ended after ${MAX_CHOICES} choices`;
    if (options > 1) count.decisions++;
    if (isAction(game)) {
      const problem =
        brokenLaw(game, scratchFor(game)) ??
        (actions++ % 16 === 0 ? brokenDeck(game, scratchFor(game)) : null);
      if (problem !== null) return problem;
    }
    apply(game, chosen(game, bots, rng));
  }
  return null;
}

/** What the bot of the deciding seat wants; it gets to see no more than its player would. */
function chosen(game: Game, bots: readonly Bot[], rng: Rng): number {
  const [only] = bots;
  if (only?.isBlind && bots.every((bot) => bot === only)) return only.choose(game, rng);
  const seat = decision(game)?.seat ?? 0;
  const bot = bots[seat] as Bot;
  return bot.isBlind
    ? bot.choose(game, rng)
    : bot.choose(observe(game, game.content.player[seat] ?? seat), rng);
}
