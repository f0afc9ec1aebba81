import type { Library, View } from '@peerless/rules';
import { useMemo } from 'react';
import { narrowed } from '../decision/narrow.ts';
import { plansFor } from '../decision/plan.ts';
import type { Planner } from '../decision/use-choice.ts';
import type { TableSource } from '../table/table-source.ts';
import { runErrand } from './errand.ts';
import { noteWish } from './take-back.ts';

/** How several answers are given at this table with one wish, and taken back with one. */
export function usePlanner(source: TableSource, view: View, library: Library): Planner {
  return useMemo(
    () => ({
      plansFor: (decision, picks) => plansFor(view, decision, picks, library),
      carryOut: (plan, picks, begin) => {
        const from = source.state().moments.length - 1;
        runErrand(source, plan.steps, (next) => {
          noteWish(source, from);
          if (plan.type !== 'thenAttack') return;
          // Whom to attack was said already.
          if (next?.prompt === 'action' && narrowed(next.options, picks).length > 0) begin(next, picks);
        });
      },
    }),
    [source, view, library],
  );
}
