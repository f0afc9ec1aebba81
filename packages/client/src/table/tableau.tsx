import type { Names } from '@peerless/text';
import type { ReactNode } from 'react';
import type { BoardProps } from '../board/board.tsx';
import type { HandProps } from '../cards/hand.tsx';
import type { Moment } from './moment.ts';

export interface TableauProps
  extends Partial<Pick<BoardProps, 'marks' | 'onSpace' | 'onFighter' | 'onDoor' | 'onLook'>> {
  /** The position that is drawn. */
  readonly moment: Moment;
  readonly names: Names;
  /** The hands at the bottom: the viewer's, or several in an open replay. */
  readonly hands: readonly HandProps[];
  /** Below the board: the question, or the buttons of a replay. */
  readonly prompt: ReactNode;
  /** Beside the board, or in a drawer on a narrow screen. */
  readonly log: ReactNode;
  /** Above everything: a combat, a hand-over. */
  readonly overlay?: ReactNode;
  /** In the bar at the top. */
  readonly menu?: ReactNode;
}

/** The table as one viewer sees it in one moment: seats, board, prompt, hand, log. Games and replays fill it. */
export function Tableau(_props: TableauProps) {
  return <main />;
}
