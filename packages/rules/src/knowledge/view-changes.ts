import type { FighterView, SeatView, View } from './view.ts';

/** What of a view is the same throughout a game. */
export type FixedPart = 'viewer' | 'board' | 'mode' | 'options';
/** What belongs to one position only: it is told whenever it is there, and whatever is not told is not there. */
export type PresentPart = 'combat' | 'scheme' | 'decision' | 'boosts' | 'outcome';

/** What somebody's view has changed by since the position before: what is not told is as it was. */
export interface ViewChanges
  extends Partial<Pick<View, PresentPart>>,
    Partial<Omit<View, FixedPart | PresentPart | 'seats' | 'fighters'>> {
  /** By the number of the seat. */
  readonly seats?: Readonly<Record<number, Partial<SeatView>>>;
  /** By the place in the list of fighters. */
  readonly fighters?: Readonly<Record<number, Partial<FighterView>>>;
}

const NOTHING: Pick<View, PresentPart> = {
  combat: null,
  scheme: null,
  decision: null,
  boosts: [],
  outcome: null,
};

/** The view after some changes. What has not changed is the same object as before. */
export const changedView = (view: View, changes: ViewChanges): View => ({
  ...view,
  ...NOTHING,
  ...changes,
  seats: changedList(view.seats, changes.seats),
  fighters: changedList(view.fighters, changes.fighters),
});

const changedList = <T>(
  list: readonly T[],
  changes: Readonly<Record<number, Partial<T>>> = {},
): readonly T[] => list.map((one, i) => (changes[i] === undefined ? one : { ...one, ...changes[i] }));
