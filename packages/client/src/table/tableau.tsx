import type { Library } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { Board, type BoardProps } from '../board/board.tsx';
import { aspectOf } from '../board/geometry.ts';
import { NO_MARKS } from '../board/marks.ts';
import { Hand, type HandProps } from '../cards/hand.tsx';
import { TablePiles } from '../cards/table-piles.tsx';
import { boardIn } from '../in-library.ts';
import { TableContext } from '../table-context.ts';
import { placesOf } from './places.ts';
import { Seats } from './seats.tsx';
import type { TableState } from './table-source.ts';
import style from './tableau.module.css';
import { useCovered } from './use-covered.ts';
import { words } from './words.ts';

export interface TableauProps
  extends Partial<Pick<BoardProps, 'marks' | 'onSpace' | 'onFighter' | 'onDoor' | 'onDrag' | 'onLook'>> {
  /** The position that is drawn. */
  readonly moment: Moment;
  /** What it is played with, and how it is called. */
  readonly library: Library;
  readonly names: Names;
  /** The seat that stands below for whoever only looks on. */
  readonly beside?: number | undefined;
  /** The hands at the bottom: the viewer's, or several in an open replay. */
  readonly hands: readonly HandProps[];
  /** Beside or below the board: the question, or the buttons of a replay. */
  readonly prompt: ReactNode;
  /** What that is, where it is not a decision. */
  readonly promptTitle?: string;
  /** Whether that is a lesson, which has the room of a decision and speaks about the rest of the table. */
  readonly isLesson?: boolean;
  /** In a drawer beside the board; null where it is put away or lies on a sheet. */
  readonly log: ReactNode;
  /** Above everything: a combat, a hand-over. */
  readonly overlay?: ReactNode;
  /** In the bar at the top. */
  readonly menu?: ReactNode;
  /** Dialogs of the screen that fills the table. */
  readonly children?: ReactNode;
  /** The seats whose bots think. */
  readonly thinking?: readonly number[];
  /** The time that each player has left. */
  readonly clock?: TableState['clock'];
}

/** The table as one viewer sees it in one moment: seats, board, prompt, hand, log. Games and replays fill it. */
export function Tableau(props: TableauProps) {
  const { moment, names, library, hands, prompt, log, overlay, menu, thinking = [] } = props;
  const { view } = moment;
  const board = boardIn(library, view.board);
  const players = view.seats.map(({ player }) => player).join();
  const table = useMemo(
    () => ({ library, names, places: placesOf(players.split(',').map(Number)) }),
    [library, names, players],
  );
  const say = words.use();
  const [held] = hands;
  // Where nothing is asked there are buttons, as in a replay.
  const isControlled = props.promptTitle !== undefined && !props.isLesson;
  const below = useRef<HTMLElement>(null);
  useCovered(below);
  return (
    <TableContext value={table}>
      <main
        className={style.table}
        data-seats={view.seats.length}
        data-lesson={props.isLesson || undefined}
        data-controls={isControlled || undefined}
        data-log={log === null ? undefined : true}
        style={{ '--aspect': aspectOf(board) } as CSSProperties}
      >
        <header className={style.bar}>{menu}</header>
        <Seats view={view} thinking={thinking} clock={props.clock ?? null} beside={props.beside} />
        <section className={style.board} aria-label={names.board}>
          <Board
            board={board}
            view={view}
            names={names}
            marks={props.marks ?? NO_MARKS}
            events={moment.events}
            onSpace={props.onSpace}
            onFighter={props.onFighter}
            onDoor={props.onDoor}
            onDrag={props.onDrag}
            onLook={props.onLook}
            isSteady={isControlled || props.isLesson}
          />
          {overlay}
        </section>
        <section
          ref={below}
          className={style.prompt}
          data-question={!isControlled || undefined}
          aria-label={props.promptTitle ?? say('question')}
        >
          {prompt}
        </section>
        <section
          className={style.hands}
          aria-label={say('hand')}
          data-several={hands.length > 1 || undefined}
        >
          {hands.map((hand) => (
            <Hand key={hand.seat} {...hand} />
          ))}
          {held !== undefined && hands.length === 1 && <TablePiles view={view} seat={held.seat} />}
        </section>
        {log !== null && (
          <aside className={style.log} aria-label={say('log')}>
            {log}
          </aside>
        )}
        {props.children}
      </main>
    </TableContext>
  );
}
