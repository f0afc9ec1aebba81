import type { Budget } from '@peerless/ai';
import { isCount, isObject } from '../journal.ts';
import { playOut } from '../simulate/play-out.ts';
import { type ArenaPlan, arenaGame, type Who } from './plan.ts';
import { addTime, compact, isTimes, noTimes, type Times } from './times.ts';

/** One finished game: a line of the results file. */
export interface GameLine {
  readonly game: number;
  readonly result: Who | 'draw' | 'crashed';
  readonly turns: number;
  readonly times: { readonly [W in Who]: Times };
  /** Why a game crashed. */
  readonly error?: string;
}

const RESULTS: readonly unknown[] = ['a', 'b', 'draw', 'crashed'] satisfies GameLine['result'][];

export const isGameLine = (value: unknown): value is GameLine =>
  isObject(value) &&
  isCount(value.game) &&
  RESULTS.includes(value.result) &&
  isCount(value.turns) &&
  isObject(value.times) &&
  isTimes(value.times.a) &&
  isTimes(value.times.b);

/** What a thread gets. */
export interface Task {
  readonly plan: ArenaPlan;
  readonly game: number;
}

/** The work of a thread: one game. */
export function playTask({ plan, game }: Task): GameLine {
  const { planned, seats, bots } = arenaGame(plan, game);
  const times = { a: noTimes(), b: noTimes() };
  const { outcome, turns, error } = playOut(planned, {
    bots,
    budget: () => budgetOf(plan),
    timed: (seat, ms) => addTime(times[seats[seat] ?? 'a'], ms),
  });
  const kept = { a: compact(times.a), b: compact(times.b) };
  if (outcome === null) return { game, result: 'crashed', turns, times: kept, error: error ?? 'no outcome' };
  const [winner] = outcome.winners;
  const result = winner === undefined ? 'draw' : (seats[winner] ?? 'draw');
  return { game, result, turns, times: kept };
}

/** What a bot gets for one decision that begins now. */
function budgetOf({ ms, iterations }: ArenaPlan): Budget {
  const end = performance.now() + (ms ?? 0);
  return {
    ...(iterations === null ? {} : { iterations }),
    ...(ms === null ? {} : { stop: () => performance.now() >= end }),
  };
}

/** What stands for a game whose thread died. */
export const againGame = (task: Task): Task[] => [task];

/** A game that no thread could finish. */
export const lostGame = ({ game }: Task, reason: string): GameLine => ({
  game,
  result: 'crashed',
  turns: 0,
  times: { a: noTimes(), b: noTimes() },
  error: `its thread died twice (${reason})`,
});
