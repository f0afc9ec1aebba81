import type { Names } from '@peerless/text';
import type { Moment } from '../table/moment.ts';

export interface LogProps {
  readonly moments: readonly Moment[];
  readonly names: Names;
  /** The moment that is being shown. */
  readonly at: number;
  /** Somebody wants to see the position after that moment. */
  readonly onSee: (moment: number) => void;
}

/** Not built yet: what happened, with filters, causes, and export as text. */
export function Log(_props: LogProps) {
  return <div />;
}
