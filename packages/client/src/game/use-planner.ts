import type { Library, View } from '@peerless/rules';
import { useMemo } from 'react';
import { narrowed, pointedAt } from '../decision/narrow.ts';
import type { Pick } from '../decision/pick.ts';
import { plansFor } from '../decision/plan.ts';
import { isMeant, type Planner } from '../decision/use-choice.ts';
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
          if (next?.prompt !== 'action' || (plan.type !== 'thenAttack' && plan.type !== 'thenScheme')) return;
          // Whom to attack was said already, or with which card; both together say it all.
          const led = picks.reduce<readonly Pick[]>((some, pick) => pointedAt(next.options, some, pick), []);
          const [only, another] = narrowed(next.options, led);
          if (only !== undefined && another === undefined && isMeant(led))
            source.send?.({ choose: only.key });
          else if (led.length > 0) begin(next, led);
        });
      },
    }),
    [source, view, library],
  );
}
