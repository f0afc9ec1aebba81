import { useEffect } from 'react';
import type { Route } from '../app/route.ts';
import type { Act } from './achievements.ts';

/** What somebody does by opening a screen. */
function actOf(route: Route): Act | null {
  if (route.screen === 'rules' && route.rule !== undefined) return 'rule';
  return route.screen === 'replay' || route.screen === 'shared' ? 'replay' : null;
}

/** Remembers what somebody does outside of games; what keeps it is loaded when there is something to keep. */
export function useActs(route: Route): void {
  const act = actOf(route);
  useEffect(() => {
    if (act !== null) void import('./ledger.ts').then(({ addActs }) => addActs([act]));
  }, [act]);
}
