import type { View } from '@peerless/rules';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import type { TableSource, TableState } from '../table/table-source.ts';
import style from './game-menu.module.css';
import { mayAsk, takeBackByConsent } from './take-back.ts';
import { words } from './words.ts';

export interface MenuItemsProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly view: View;
  readonly close: () => void;
  /** Goes back to the table where the game was played, when it is over. */
  readonly onTable?: (() => void) | undefined;
  readonly openSettings: () => void;
}

/** What is asked once more: what ends a game before its time, and what others have to agree to. */
type End = 'resign' | 'draw' | 'takeBack';

/** What each is called, and what it means. */
const WORDS = {
  resign: ['resign', 'resignAsk'],
  draw: ['offerDraw', 'drawAsk'],
  takeBack: ['askTakeBack', 'takeBackAsk'],
} as const;

/** What the menu of a game offers. */
export function MenuItems({ source, state, view, close, onTable, openSettings }: MenuItemsProps) {
  const say = words.use();
  const [asked, ask] = useState<End | null>(null);
  const own = view.seats.find(({ player, eliminated }) => player === view.viewer && !eliminated);
  const isOver = view.outcome !== null;
  const toStand = takeBackByConsent(state);
  const isOnline = state.link !== 'here';
  const end = (): void => {
    if (asked === 'draw') source.send?.({ propose: 'draw' });
    else if (asked === 'takeBack' && toStand !== null) source.send?.({ propose: { takeBack: toStand } });
    else if (own !== undefined) source.send?.({ resign: own.seat });
    ask(null);
    close();
  };
  return (
    <nav className={style.items}>
      <button type="button" onClick={openSettings}>
        {say('settings')}
      </button>
      <a className="button" href={hrefOf({ screen: 'rules' })} target="_blank" rel="noreferrer">
        {say('rules')}
      </a>
      <a className="button" href={hrefOf({ screen: 'library' })} target="_blank" rel="noreferrer">
        {say('library')}
      </a>
      {own !== undefined && !isOver && (
        <button type="button" onClick={() => ask('resign')}>
          {say('resign')}
        </button>
      )}
      {own !== undefined && mayAsk(state) && !isOver && (
        <button type="button" onClick={() => ask('draw')}>
          {say('offerDraw')}
        </button>
      )}
      {own !== undefined && isOnline && toStand !== null && !isOver && (
        <button type="button" onClick={() => ask('takeBack')}>
          {say('askTakeBack')}
        </button>
      )}
      {isOver && onTable !== undefined ? (
        <button type="button" onClick={onTable}>
          {say('backToTable')}
        </button>
      ) : (
        <a className="button" href={hrefOf({ screen: isOnline ? 'online' : 'start' })}>
          {say(isOnline ? 'leaveOnline' : 'leave')}
        </a>
      )}
      <AskAgain isOnline={isOnline} asked={asked} onYes={end} onNo={() => ask(null)} />
    </nav>
  );
}

interface AskAgainProps {
  readonly asked: End | null;
  readonly isOnline: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function AskAgain({ asked, isOnline, onYes, onNo }: AskAgainProps) {
  const say = words.use();
  const [title, ask] = WORDS[asked ?? 'resign'];
  return (
    <Sheet
      size="snug"
      open={asked !== null}
      title={say(title)}
      close={say('playOn')}
      onClose={onNo}
      actions={
        <>
          <button type="button" onClick={onNo}>
            {say('playOn')}
          </button>
          <button type="button" className="primary" onClick={onYes}>
            {say(title)}
          </button>
        </>
      }
    >
      <p className={style.ask}>{say(ask === 'drawAsk' && isOnline ? 'drawAskOnline' : ask)}</p>
    </Sheet>
  );
}
