import type { Bot, Budget } from '@peerless/ai';
import type { HeroDef } from '@peerless/language';
import type { Observation } from '@peerless/rules';
import {
  apply,
  createRng,
  type Game,
  isOver,
  newGame,
  type Outcome,
  observe,
  optionCount,
  outcome,
  type Sink,
} from '@peerless/rules';
import { askedSeat, turnNumber } from '@peerless/rules/numbers';
import { library, libraryWith } from '../collection/library.ts';
import { BotError } from '../own/bot-fault.ts';
import { botCalled } from '../own/bot-files.ts';
import { brokenLaw, isAction, lostCards, MAX_CHOICES } from './laws.ts';
import type { PlannedGame } from './plan.ts';

/** How one game went. */
export interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly outcome: Outcome | null;
  readonly error: string | null;
}

/** Who plays a game, and who looks on. */
export interface Table {
  /** By seat; the last one also plays the seats beyond. */
  readonly bots: readonly string[];
  /** What the bots get for each decision; without it their own. */
  readonly budget?: () => Budget;
  /** Takes the place of the hero with its slug. */
  readonly instead?: HeroDef;
  /** Is told what happens in a game that has begun. */
  readonly watch?: (game: Game) => Sink;
  /** Is told how many milliseconds a seat thought about a decision; without it nobody looks at the clock. */
  readonly timed?: (seat: number, ms: number) => void;
}

/** How many actions there are from one look at the laws to the next; what is broken stays broken. */
const SELDOM = 16;

/** Plays a planned game to its end, and looks at the laws every so many actions. */
export function playOut(planned: PlannedGame, table: Table, every: number = SELDOM): Played {
  const count = { decisions: 0, choices: 0 };
  try {
    const game = newGame(
      planned.config,
      table.instead === undefined ? library() : libraryWith(table.instead),
    );
    const problem = run(game, chooser(planned, table), every, count, table.watch?.(game) ?? null);
    if (problem !== null) return failed(problem, count);
    return { decisions: count.decisions, turns: turnNumber(game), outcome: outcome(game), error: null };
  } catch (error) {
    if (error instanceof BotError) throw error;
    return failed(error instanceof Error ? error.message : String(error), count);
  }
}

interface Count {
  decisions: number;
  choices: number;
}

const failed = (problem: string, { decisions, choices }: Count): Played => ({
  decisions,
  turns: 0,
  outcome: null,
  error: `${problem} (after ${choices} choices)`,
});

let scratch: Observation | null = null;

/** Games of different content cannot share their memory. */
function scratchFor(game: Game): Observation {
  if (scratch?.content !== game.content) scratch = observe(game, 'open');
  return scratch;
}

function run(
  game: Game,
  choose: (game: Game) => number,
  every: number,
  count: Count,
  sink: Sink | null,
): string | null {
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
    apply(game, choose(game), sink);
  }
  return null;
}

/** What the bot of the deciding seat wants; it gets to see no more than its player would. */
function chooser({ config, botSeed }: PlannedGame, table: Table): (game: Game) => number {
  const rng = createRng(botSeed);
  const bots = config.seats.map((_, seat) =>
    botCalled(table.bots[Math.min(seat, table.bots.length - 1)] ?? ''),
  );
  const [first] = bots;
  const { budget, timed } = table;
  if (timed === undefined && first?.blind !== undefined && bots.every((bot) => bot === first)) {
    const { blind } = first;
    return (game) => blind(optionCount(game), rng);
  }
  return (game) => {
    const seat = askedSeat(game);
    const bot = bots[seat] as Bot;
    const started = timed === undefined ? 0 : performance.now();
    const option =
      bot.blind?.(optionCount(game), rng) ??
      bot.think(observe(game, game.content.player[seat] ?? seat), rng, budget?.()).option;
    if (optionCount(game) > 1) timed?.(seat, performance.now() - started);
    return option;
  };
}
