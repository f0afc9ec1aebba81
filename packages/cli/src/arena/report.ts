import {
  type Encounter,
  eloOfRate,
  eloTable,
  type Hypotheses,
  type Rating,
  type Share,
  type Verdict,
  wilsonOfUnits,
} from '@peerless/ai';
import type { Ledger } from './ledger.ts';
import { scoreOf } from './ledger.ts';
import { type ArenaGame, type ArenaPlan, arenaGame, pairingsOf, unitSize, type Who } from './plan.ts';
import type { GameLine } from './play.ts';
import { addTimes, noTimes, type TimesReport, timesReport } from './times.ts';

/** Results of bot A; a draw counts as half a win. The interval respects that games of a unit belong together. */
export interface Result extends Share {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly crashed: number;
}

/** Two bots against each other. */
export interface MatchReport extends Result {
  readonly a: string;
  readonly b: string;
  /** By how many Elo points A is stronger. */
  readonly elo: { readonly difference: number; readonly low: number; readonly high: number };
  readonly modes: readonly (Result & { readonly mode: string })[];
  /** Where A sat alone against two of B; by chance it wins a third. */
  readonly alone: Result | null;
  readonly turns: number;
  readonly thinking: { readonly [W in Who]: TimesReport };
}

/** What a run was like besides its games. */
export interface Circumstances {
  /** Games and seconds of this run alone. */
  readonly played: number;
  readonly seconds: number;
  readonly peakMemoryMb: number;
}

/** What both kinds of report tell. */
interface Common extends Circumstances {
  readonly seed: string;
  readonly ms: number | null;
  readonly iterations: number | null;
  readonly gamesPerSecond: number;
  readonly failures: readonly { readonly game: number; readonly error: string }[];
}

/** What `arena --json` prints for two bots. */
export interface DuelReport extends MatchReport, Common {
  readonly sprt: (Hypotheses & Verdict) | null;
}

/** What `arena --round-robin --json` prints. */
export interface TableReport extends Common {
  readonly games: number;
  readonly crashed: number;
  readonly ratings: readonly Rating[];
  readonly matches: readonly MatchReport[];
}

const rounded = (value: number, digits: number = 3): number => Number(value.toFixed(digits));

function common(plan: ArenaPlan, lines: readonly GameLine[], run: Circumstances): Common {
  const { seed, ms, iterations } = plan;
  return {
    seed,
    ms,
    iterations,
    ...run,
    seconds: rounded(run.seconds),
    gamesPerSecond: rounded(run.played / Math.max(run.seconds, 1e-6)),
    failures: lines
      .filter((line) => line.result === 'crashed')
      .map(({ game, error = '' }) => ({ game, error })),
  };
}

/** The report on two bots. */
export function duelReport(
  plan: ArenaPlan,
  ledger: Ledger,
  hypotheses: Hypotheses | null,
  run: Circumstances,
): DuelReport {
  const lines = ledger.counted;
  const { verdict } = ledger;
  const sprt = hypotheses === null || verdict === null ? null : { ...hypotheses, ...verdict };
  return { ...matchReport(plan, 0, lines), sprt, ...common(plan, lines, run) };
}

/** The report on many bots. */
export function tableReport(plan: ArenaPlan, ledger: Ledger, run: Circumstances): TableReport {
  const lines = ledger.counted;
  const matches = pairingsOf(plan.bots).map((_, pairing) =>
    matchReport(
      plan,
      pairing,
      lines.filter((line) => arenaGame(plan, line.game).pairing === pairing),
    ),
  );
  const encounters: Encounter[] = matches;
  return {
    games: lines.length,
    crashed: lines.filter((line) => line.result === 'crashed').length,
    ratings: eloTable(encounters).map(({ name, elo, low, high }) => ({
      name,
      elo: rounded(elo, 1),
      low: rounded(low, 1),
      high: rounded(high, 1),
    })),
    matches,
    ...common(plan, lines, run),
  };
}

function matchReport(plan: ArenaPlan, pairing: number, lines: readonly GameLine[]): MatchReport {
  const [a, b] = pairingsOf(plan.bots)[pairing] ?? ['', ''];
  const size = unitSize(plan);
  const games = lines.map((line) => arenaGame(plan, line.game));
  const linesOf = (which: (game: ArenaGame) => boolean): GameLine[] =>
    lines.filter((_, i) => which(games[i] as ArenaGame));
  const result = resultOf(lines, size);
  const finished = lines.filter((line) => line.result !== 'crashed');
  const alone = linesOf(({ seats }) => seats.length === 3 && seats.filter((who) => who === 'a').length === 1);
  return {
    a,
    b,
    ...result,
    elo: {
      difference: rounded(eloOfRate(result.winRate), 1),
      low: rounded(eloOfRate(result.low), 1),
      high: rounded(eloOfRate(result.high), 1),
    },
    modes: plan.modes
      .map((mode) => ({
        mode,
        ...resultOf(
          linesOf(({ planned }) => planned.seating === mode),
          size,
        ),
      }))
      .filter((row) => row.games > 0),
    alone: alone.length === 0 ? null : resultOf(alone, size),
    turns: rounded(finished.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, finished.length), 1),
    thinking: { a: thinkingOf(lines, 'a'), b: thinkingOf(lines, 'b') },
  };
}

function resultOf(lines: readonly GameLine[], size: number): Result {
  const count = (result: GameLine['result']): number => lines.filter((line) => line.result === result).length;
  const [winsA, winsB, draws, crashed] = [count('a'), count('b'), count('draw'), count('crashed')];
  const finished = lines.filter((line) => line.result !== 'crashed');
  const units = new Map<number, number[]>();
  for (const line of finished) {
    const unit = Math.floor(line.game / size);
    units.set(unit, [...(units.get(unit) ?? []), scoreOf(line)]);
  }
  const scores = [...units.values()].map((unit) => unit.reduce((sum, score) => sum + score, 0) / unit.length);
  const share = wilsonOfUnits(winsA + draws / 2, finished.length, scores);
  return { games: lines.length, winsA, winsB, draws, crashed, ...share };
}

function thinkingOf(lines: readonly GameLine[], who: Who): TimesReport {
  const times = noTimes();
  for (const line of lines) addTimes(times, line.times[who]);
  return timesReport(times);
}
