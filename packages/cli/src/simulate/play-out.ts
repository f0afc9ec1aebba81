import { type Bot, botNamed } from '@peerless/ai';
import {
  apply,
  createRng,
  decision,
  type Game,
  isOver,
  newGame,
  type Outcome,
  observe,
  optionCount,
  outcome,
} from '@peerless/rules';
import { library } from '../collection/library.ts';
import { brokenLaw, isAction, lostCards, MAX_CHOICES } from './laws.ts';
import type { PlannedGame } from './plan.ts';

/** How one game went. */
export interface Played {
  readonly decisions: number;
  readonly outcome: Outcome | null;
  readonly error: string | null;
}

/** How many actions there are from one look at the laws to the next; what is broken stays broken. */
const SELDOM = 16;

/** Plays a planned game to its end. A game that breaks a law is played again to tell where it happens. */
export function playOut(planned: PlannedGame, bots: readonly string[]): Played {
  const played = attempt(planned, bots, SELDOM);
  return played.error === null ? played : attempt(planned, bots, 1);
}

function attempt(planned: PlannedGame, names: readonly string[], every: number): Played {
  const count = { decisions: 0, choices: 0 };
  try {
    const game = newGame(planned.config, library());
    const bots = planned.config.seats.map((_, seat) =>
      botNamed(names[Math.min(seat, names.length - 1)] ?? ''),
    );
    const problem = run(game, chooser(bots, planned.botSeed), every, count);
    if (problem === null) return { decisions: count.decisions, outcome: outcome(game), error: null };
    return failed(problem, count);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error), count);
  }
}

interface Count {
  decisions: number;
  choices: number;
}

const failed = (problem: string, { decisions, choices }: Count): Played => ({
  decisions,
  outcome: null,
  error: `${problem} (after ${choices} choices)`,
});

let scratch: Game | null = null;

/** Games of different content cannot share their memory. */
function scratchFor(game: Game): Game {
  if (scratch?.content !== game.content) scratch = observe(game, 'open');
  return scratch;
}

function run(game: Game, choose: (game: Game) => number, every: number, count: Count): string | null {
  for (let actions = 0; !isOver(game); count.choices++) {
    const options = optionCount(game);
    if (options === 0) return 'somebody has to choose, but there is no option';
    if (count.choices > MAX_CHOICES) return 'the game does not end';
    if (options > 1) count.decisions++;
    const lost = lostCards(game);
    if (lost !== null) return lost;
    if (isAction(game) && actions++ % every === 0) {
      const problem = brokenLaw(game, scratchFor(game));
      if (problem !== null) return problem;
    }
    apply(game, choose(game));
  }
  return null;
}

/** What the bot of the deciding seat wants; it gets to see no more than its player would. */
function chooser(bots: readonly Bot[], seed: string): (game: Game) => number {
  const rng = createRng(seed);
  const [first] = bots;
  if (first?.isBlind && bots.every((bot) => bot === first)) return (game) => first.think(game, rng).option;
  return (game) => {
    const seat = decision(game)?.seat ?? 0;
    const bot = bots[seat] as Bot;
    return bot.think(bot.isBlind ? game : observe(game, game.content.player[seat] ?? seat), rng).option;
  };
}
