import type { Command } from '@peerless/table';
import type { TableState } from '../table/table-source.ts';

/** Takes back the last choice: of the moments the first is the setup. */
export const takeBackOne = ({ moments }: Pick<TableState, 'moments'>): Command => ({
  takeBack: moments.length - 2,
});
