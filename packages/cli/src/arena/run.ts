import { crewFor, work } from '../crew.ts';
import type { Journal } from '../journal.ts';
import type { Ledger } from './ledger.ts';
import type { ArenaPlan } from './plan.ts';
import { type GameLine, lostGame, playTask, type Task } from './play.ts';

/** How a run is watched, kept and ended. */
export interface Keeping {
  readonly ledger: Ledger;
  readonly journal: Journal<GameLine>;
  readonly onGame: () => void;
  readonly signal?: AbortSignal;
}

/** Plays the games of a plan below a number that the ledger does not have. */
export async function runArena(
  plan: ArenaPlan,
  games: number,
  threads: number,
  { ledger, journal, onGame, signal }: Keeping,
): Promise<void> {
  if (!ledger.isOpen) return;
  const tasks = function* (): Generator<Task, undefined> {
    for (let game = 0; game < games; game++) if (!ledger.has(game)) yield { plan, game };
  };
  const worker = new URL('./worker.js', import.meta.url);
  await work(crewFor(worker, playTask, threads), tasks(), {
    take: (line) => {
      journal.append(line);
      const goOn = ledger.add(line);
      onGame();
      return goOn;
    },
    again: (task) => [task],
    lost: lostGame,
    ...(signal === undefined ? {} : { signal }),
  });
}
