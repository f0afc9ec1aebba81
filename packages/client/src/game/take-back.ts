import { type Command, decisionIn } from '@peerless/table';
import type { TableState } from '../table/table-source.ts';

/** Takes back the last choice: of the moments the first is the setup. */
export const takeBackOne = ({ moments }: Pick<TableState, 'moments'>): Command => ({
  takeBack: moments.length - 2,
});

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
