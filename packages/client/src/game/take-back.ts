import { decisionIn } from '@peerless/table';
import type { TableSource, TableState } from '../table/table-source.ts';

/** Choices that were made with one wish: how many stood before and after them. */
export interface Wish {
  readonly from: number;
  readonly to: number;
}

/** The wishes of this page, by table: they are taken back as they were made. Nobody else need know. */
const wishes = new WeakMap<TableSource, readonly Wish[]>();

/** How many choices stand. */
const madeIn = ({ moments }: Pick<TableState, 'moments'>): number => moments.length - 1;

export function noteWish(source: TableSource, from: number): void {
  const to = madeIn(source.state());
  if (to > from) wishes.set(source, [...standing(source, from), { from, to }]);
}

/** The wishes of which something stands while so many choices do. */
const standing = (source: TableSource, made: number): readonly Wish[] =>
  (wishes.get(source) ?? [])
    .filter(({ from }) => from < made)
    .map(({ from, to }) => ({ from, to: Math.min(to, made) }));

/**
 * Takes back the last choice, with those that were made by the same wish, as far as they may be taken back: a card that was
 * drawn between them stays drawn.
 */
export function takeBackLast(source: TableSource): void {
  const state = source.state();
  const made = madeIn(state);
  if (state.mayTakeBack === 0) return;
  const wish = standing(source, made).findLast(({ to }) => to === made);
  const to = Math.max(wish?.from ?? made - 1, made - state.mayTakeBack);
  wishes.set(source, standing(source, to));
  source.send?.({ takeBack: to });
}

/** Whether the viewer may propose something to the others: people agree, a bot does not. */
export const mayAsk = ({ players, proposal, standIns, hasAsked }: TableState): boolean =>
  proposal === null && !hasAsked && standIns.length === 0 && players.every(({ is }) => is === 'person');

/**
 * How many choices are to stand, if the viewer's last one is to be taken back and all that followed it: for that the
 * others have to agree. Null where nobody need be asked, nobody could be, or nothing was chosen yet.
 */
export function takeBackByConsent(state: TableState): number | null {
  const { moments, mayTakeBack } = state;
  if (!mayAsk(state)) return null;
  const made = moments.length - 1;
  const last = moments.slice(0, made).findLastIndex(({ view }) => decisionIn(view) !== null);
  return last < 0 || made - last <= mayTakeBack ? null : last;
}
