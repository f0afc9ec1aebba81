import { type Share, wilson } from '@peerless/ai';
import { type BoardDef, fightersOf, type HeroDef } from '@peerless/language';
import { coreBoards, heroes } from '../collection/library.ts';
import { threadsOf } from '../crew.ts';
import { interruptible } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { hasRoomFor, SEATINGS, SEATS, type Seating } from '../modes.ts';
import { startProgress } from '../progress.ts';
import type { Plan } from '../simulate/plan.ts';
import { reportOf } from '../simulate/report.ts';
import type { Result } from '../simulate/result.ts';
import { runPlans } from '../simulate/run.ts';
import type { Tally } from '../simulate/tally.ts';

/** A few games between bots, to see whether something of somebody else's works and how strong it is. */

/** Heroes of all kinds: with many sidekicks, one, none; who hit hard, hide, or run. */
const OPPONENTS = ['king-arthur', 'medusa', 'robin-hood', 'bruce-lee', 'dracula'];

/** Fast, and no longer senseless. */
export const TRIAL_BOT = 'novice';

export interface TrialGames {
  readonly bot: string;
  readonly games: number;
  readonly finished: number;
  readonly crashed: number;
  /** Games that ended at the turn limit. */
  readonly capped: number;
  /** What went wrong first. */
  readonly error: string | null;
}

/** The same for a hero: how it did, and the cards that nobody ever played. */
export interface HeroTrial extends TrialGames {
  readonly wins: number;
  readonly draws: number;
  readonly share: Share;
  readonly against: readonly (Result & { readonly hero: string })[];
  readonly unplayed: readonly string[];
}

const planOf = (wanted: Partial<Plan>): Plan => ({
  seed: '1',
  heroes: [],
  mirrors: false,
  boards: coreBoards.map((board) => board.slug),
  modes: ['duel'],
  from: 0,
  games: 0,
  bots: [TRIAL_BOT],
  iterations: null,
  ...wanted,
});

/** Plays all plans; Ctrl-C leaves with what there is. */
async function playAll(plans: readonly Plan[], io: Io): Promise<Tally> {
  const games = plans.reduce((sum, plan) => sum + plan.games, 0);
  const progress = startProgress(io, games, 'games');
  const onGames = (count: number): void => progress.advance(count);
  try {
    return await interruptible((signal) => runPlans(plans, threadsOf(undefined), { onGames, signal }));
  } finally {
    progress.end();
  }
}

const trialOf = (tally: Tally): TrialGames => ({
  bot: TRIAL_BOT,
  games: tally.games,
  finished: tally.finished,
  crashed: tally.crashed,
  capped: tally.capped,
  error: tally.failures[0]?.error ?? null,
});

/** Duels of a hero against several of ours. */
export async function tryHero({ slug, cards }: HeroDef, games: number, io: Io): Promise<HeroTrial> {
  const opponents = OPPONENTS.slice(0, Math.max(1, Math.min(OPPONENTS.length, games)));
  const plans = opponents.map((other, i) =>
    planOf({
      heroes: [slug, other],
      games: Math.floor((games + opponents.length - 1 - i) / opponents.length),
    }),
  );
  const tally = await playAll(plans, io);
  const { games: played = 0, wins = 0, draws = 0 } = tally.heroes[slug] ?? {};
  return {
    ...trialOf(tally),
    wins,
    draws,
    share: wilson(wins + draws / 2, played),
    against: reportOf(planOf({}), tally, 0)
      .matrix.filter(({ hero }) => hero === slug)
      .map(({ hero: _, against, ...result }) => ({ hero: against, ...result })),
    unplayed: cards.map((card) => card.slug).filter((card) => !tally.cards[`${slug}/${card}`]?.games),
  };
}

/** The modes that a board has room for, whoever plays: start spaces, and a space for every fighter. */
export function modesOn(board: BoardDef): Seating[] {
  const most = Math.max(...heroes.map((hero) => fightersOf(hero).reduce((sum, { count }) => sum + count, 0)));
  return SEATINGS.filter(
    (seating) => hasRoomFor(board, seating) && SEATS[seating].players.length * most < board.spaces.length,
  );
}

/** Games of all our heroes on a board, in every mode that it has room for. */
export async function tryBoard(board: BoardDef, games: number, io: Io): Promise<TrialGames> {
  const modes = modesOn(board);
  const plan = planOf({ heroes: heroes.map((hero) => hero.slug), boards: [board.slug], modes, games });
  return trialOf(await playAll([plan], io));
}
