import type { View } from '@peerless/rules';
import type { GameRecord } from '@peerless/rules/match';
import type { Moment, Player } from '@peerless/table';
import { type Names, realisers } from '@peerless/text';
import { type ReactNode, useRef, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { useFocusWhenLost } from '../app/use-focus-when-lost.ts';
import { LogSheet } from '../log/log-sheet.tsx';
import type { LogPlace } from '../log/use-log-place.ts';
import { Share } from '../result/share.tsx';
import { StatisticsView } from '../result/statistics-view.tsx';
import style from './replay-menu.module.css';
import { words } from './words.ts';

/** A way to another page. */
export interface Way {
  readonly href: string;
  readonly title: string;
}

export interface ReplayMenuProps {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly moments: readonly Moment[];
  readonly view: View;
  readonly names: Names;
  readonly log: ReactNode;
  readonly logPlace: LogPlace;
  /** How to look at it; on wide screens this stands beside the buttons of the replay. */
  readonly wishes: ReactNode;
  /** Null while the game is still being played: then nobody else is shown it, either. */
  readonly onGoOn: (() => void) | null;
  readonly isOver: boolean;
  /** Keeps a game that came with a link; kept games need no keeping. */
  readonly onKeep?: () => void;
  /** Where it leads back, if not to the games of this browser. */
  readonly back?: Way | undefined;
  /** What else can be done with it. */
  readonly more?: ReactNode;
}

/** The bar above a replay: the way back, what is shown, the log, and what to do with the game. */
export function ReplayMenu({
  record,
  players,
  moments,
  view,
  names,
  log,
  logPlace,
  wishes,
  onGoOn,
  isOver,
  onKeep,
  back,
  more,
}: ReplayMenuProps) {
  const say = words.use();
  const { href, title } = back ?? { href: hrefOf({ screen: 'games' }), title: say('games') };
  const [opened, setOpened] = useState<'more' | 'statistics' | null>(null);
  const close = (): void => setOpened(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, record);
  const { capital, list } = realisers[names.lang];
  const heroes = list(view.seats.map(({ seat }) => capital(names.seat(seat))));
  return (
    <>
      <a className={style.back} href={href} title={title}>
        <span aria-hidden="true">‹</span>
        <span className="only-read">{title}</span>
      </a>
      <h1 ref={heading} tabIndex={-1} className={style.title}>
        {say('title', { heroes })}
      </h1>
      <button type="button" className="plain" aria-expanded={logPlace.isDrawer} onClick={logPlace.toggle}>
        {say('log')}
      </button>
      <button type="button" className="plain" onClick={() => setOpened('more')}>
        {say('more')}
      </button>
      <LogSheet title={say('log')} open={logPlace.isSheet} onClose={logPlace.uncover} log={log} />
      <Sheet size="column" title={say('more')} open={opened === 'more'} onClose={close}>
        <div className={style.items}>
          <div className={style.wishes}>
            {wishes}
            {onGoOn === null && <p>{say('running')}</p>}
            {onGoOn !== null && !isOver && (
              <button
                type="button"
                onClick={() => {
                  close();
                  onGoOn();
                }}
              >
                {say('goOnHere')}
              </button>
            )}
          </div>
          {onKeep !== undefined && <KeepButton onKeep={onKeep} />}
          {more}
          <button type="button" onClick={() => setOpened('statistics')}>
            {say('statistics')}
          </button>
          <Share record={record} players={players} hasLink={onGoOn !== null} />
          <p className={style.keys}>{say('keys')}</p>
        </div>
      </Sheet>
      <Sheet size="column" title={say('statistics')} open={opened === 'statistics'} onClose={close}>
        <StatisticsView moments={moments} />
      </Sheet>
    </>
  );
}

function KeepButton({ onKeep }: { readonly onKeep: () => void }) {
  const say = words.use();
  const [isKept, setKept] = useState(false);
  return (
    <>
      {!isKept && (
        <button
          type="button"
          className="primary"
          onClick={() => {
            onKeep();
            setKept(true);
          }}
        >
          {say('keepIt')}
        </button>
      )}
      <p role="status" className={style.kept}>
        {isKept && say('kept')}
      </p>
    </>
  );
}
