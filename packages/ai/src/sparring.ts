import { type BotWords, LEVELS, type Level, SPARRING } from './bot-names.ts';
import { exp } from './exp.ts';

/**
 * Sparring fits its strength to whoever plays against it. Strengths are points of Elo: 100 more win 64 of 100 games. They hold
 * for the levels as docs/ai.md has measured them; where one is off by a little, the results put it right.
 */
export const STRENGTHS: { readonly [L in Level]: number } = {
  novice: 170,
  casual: 760,
  skilled: 1040,
  expert: 1200,
};

/** What somebody can do who searches: how many trials, and how often it does what comes to mind first. */
export interface Faculties {
  readonly trials: number;
  readonly slips: number;
}

/** What each strength is made of, the weakest first; between two rows it is something between. */
const LADDER: readonly (Faculties & { readonly strength: number })[] = [
  { strength: 0, trials: 60, slips: 1 },
  { strength: 340, trials: 60, slips: 0.6 },
  { strength: 610, trials: 60, slips: 0.3 },
  { strength: 950, trials: 60, slips: 0 },
  { strength: 1040, trials: 500, slips: 0 },
  { strength: 1200, trials: 30_000, slips: 0 },
];

const WEAKEST = 0;
const STRONGEST = 1200;

/** That of somebody of whom nothing is known: between Novice and Casual. */
export const FIRST_STRENGTH = 450;

/** How strong the bot of that name is; null where nobody knows. */
export function strengthOf({ bot, strength }: Pick<BotWords, 'bot' | 'strength'>): number | null {
  if (bot === SPARRING) return strength;
  const level = LEVELS.find((known) => known === bot);
  return level === undefined ? null : STRENGTHS[level];
}

/** What a strength is made of. */
export function faculties(strength: number): Faculties {
  const wanted = within(strength);
  const upper = Math.max(
    1,
    LADDER.findIndex((row) => row.strength >= wanted),
  );
  const [below, above] = LADDER.slice(upper - 1, upper + 1);
  if (below === undefined || above === undefined) throw new Error(`no strength is ${strength}`);
  const share = (wanted - below.strength) / (above.strength - below.strength);
  return {
    // Twice the trials are as much more wherever one starts.
    trials: Math.round(below.trials * exp(share * Math.log(above.trials / below.trials))),
    slips: below.slips + share * (above.slips - below.slips),
  };
}

const within = (strength: number): number => Math.max(WEAKEST, Math.min(STRONGEST, strength));

/** A finished duel: how strong the other one was, and 1 for a win, 0 for a defeat, ½ for a draw. */
export interface Bout {
  readonly against: number;
  readonly score: number;
}

/** The first result moves the strength by up to so much … */
const FIRST_STEP = 240;
/** … every later one by this share of it … */
const CALMER = 0.88;
/** … but never by less, for people get better. */
const LEAST_STEP = 64;

/** The strength that wins half of the games against whoever had these results, the earliest first. */
export function strengthFor(bouts: readonly Bout[]): number {
  let strength = FIRST_STRENGTH;
  let step = FIRST_STEP;
  for (const { against, score } of bouts) {
    const expected = 1 / (1 + exp((Math.LN10 / 400) * (against - strength)));
    strength = within(strength + step * (score - expected));
    step = Math.max(LEAST_STEP, step * CALMER);
  }
  return Math.round(strength);
}

/** The levels just below and above a strength, one of them where it is about as strong as that level. */
export function neighboursOf(strength: number): {
  readonly lower: Level | null;
  readonly higher: Level | null;
} {
  const alike = LEVELS.find((level) => Math.abs(STRENGTHS[level] - strength) <= ALIKE);
  if (alike !== undefined) return { lower: alike, higher: alike };
  return {
    lower: LEVELS.findLast((level) => STRENGTHS[level] < strength) ?? null,
    higher: LEVELS.find((level) => STRENGTHS[level] > strength) ?? null,
  };
}

/** Nobody notices fewer points. */
const ALIKE = 40;
