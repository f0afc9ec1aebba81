import { choose, newMatch } from '@peerless/rules/match';
import { library } from '../library.ts';
import { LocalTable } from '../table/local-table.ts';
import type { Player } from '../table/table.ts';
import { endOf, FIRST_GAME, SCRIPT, startOf } from './lessons.ts';
import { ScriptedThinker } from './scripted-thinker.ts';

const PLAYERS: readonly Player[] = [{ is: 'person' }, { is: 'bot', bot: 'novice' }];

/** The first game at a table of its own, from some lesson on. */
export interface LessonRun {
  /** Which table it is, of those that were set in this page. */
  readonly number: number;
  readonly table: LocalTable;
  readonly opponent: ScriptedThinker;
  readonly lesson: number;
}

let tables = 0;

/** Sets the table as that lesson needs it. */
export function runFrom(lesson: number): LessonRun {
  const match = newMatch(FIRST_GAME, library());
  for (const key of SCRIPT.slice(0, startOf(lesson))) choose(match, key);
  const opponent = new ScriptedThinker(SCRIPT, startOf(lesson), endOf(lesson));
  const keep = ({ entries }: { readonly entries: readonly unknown[] }): void => {
    opponent.made = entries.length;
  };
  const table = new LocalTable(match, PLAYERS, { thinker: opponent, keep });
  return { number: tables++, table, opponent, lesson };
}

/** The next lesson at the same table. */
export function goOn(run: LessonRun): LessonRun {
  run.opponent.playUntil(endOf(run.lesson + 1));
  return { ...run, lesson: run.lesson + 1 };
}
