import { crewFor, type Hands, work } from '../crew.ts';
import type { Journal } from '../journal.ts';
import type { Ledger } from './ledger.ts';
import type { ArenaPlan } from './plan.ts';
import { againGame, type GameLine, lostGame, playTask, type Task } from './play.ts';

/** How a run is watched, kept and ended. */
export interface Keeping {
  readonly ledger: Ledger;
  readonly journal: Journal<GameLine>;
  readonly onGame: () => void;
  readonly signal?: AbortSignal;
}

/** Threads that play games of the arena. */
export const arenaThreads =
  (threads: number): Hands<Task, GameLine> =>
  (tasks, orders) =>
    work(crewFor(new URL('./worker.js', import.meta.url), playTask, threads), tasks, orders);

/** Has the games of a plan below a number played that the ledger does not have. */
export async function runArena(
  plan: ArenaPlan,
  games: number,
  hands: Hands<Task, GameLine>,
  { ledger, journal, onGame, signal }: Keeping,
): Promise<void> {
  if (!ledger.isOpen) return;
  const tasks = function* (): Generator<Task, undefined> {
    for (let game = 0; game < games; game++) if (!ledger.has(game)) yield { plan, game };
  };
  await hands(tasks(), {
    take: (line) => {
      if (ledger.has(line.game)) return ledger.isOpen;
      journal.append(line);
      const goOn = ledger.add(line);
      onGame();
      return goOn;
    },
    again: againGame,
    lost: lostGame,
    ...(signal === undefined ? {} : { signal }),
  });
}
