import type { Moment } from '../table/moment.ts';

/** The moments of the combat that is told at `at`: from the declared attack or the bonus attack on. */
export function combatMoments(moments: readonly Moment[], at: number): readonly Moment[] {
  let start = at;
  while (start > 0 && !begins(moments[start])) start--;
  return moments.slice(begins(moments[start]) ? start : at, at + 1);
}

const begins = (moment: Moment | undefined): boolean =>
  moment?.events.some(({ type }) => type === 'attackDeclared' || type === 'bonusAttack') ?? false;
