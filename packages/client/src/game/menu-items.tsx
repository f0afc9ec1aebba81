import type { View } from '@peerless/rules';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import type { TableSource, TableState } from '../table/table-source.ts';
import style from './game-menu.module.css';
import { words } from './words.ts';

export interface MenuItemsProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly view: View;
  readonly close: () => void;
  readonly openSettings: () => void;
}

/** What ends a game before its time, asked once more. */
type End = 'resign' | 'draw';

/** What the menu of a game offers. */
export function MenuItems({ source, state, view, close, openSettings }: MenuItemsProps) {
  const say = words.use();
  const [asked, ask] = useState<End | null>(null);
  const own = view.seats.find(({ player, eliminated }) => player === view.viewer && !eliminated);
  const isOver = view.outcome !== null;
  const end = (): void => {
    if (asked === 'draw') source.send?.({ propose: 'draw' });
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
      {own !== undefined && mayAgree(state) && !isOver && (
        <button type="button" onClick={() => ask('draw')}>
          {say('offerDraw')}
        </button>
      )}
      <a className="button" href={hrefOf({ screen: 'start' })}>
        {say('leave')}
      </a>
      <AskAgain asked={asked} onYes={end} onNo={() => ask(null)} />
    </nav>
  );
}

/** People agree to a draw; a bot does not. */
const mayAgree = ({ players, proposal }: TableState): boolean =>
  proposal === null && players.every(({ is }) => is === 'person');

interface AskAgainProps {
  readonly asked: End | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function AskAgain({ asked, onYes, onNo }: AskAgainProps) {
  const say = words.use();
  return (
    <Sheet
      size="snug"
      open={asked !== null}
      title={say(asked === 'draw' ? 'offerDraw' : 'resign')}
      close={say('playOn')}
      onClose={onNo}
      actions={
        <>
          <button type="button" onClick={onNo}>
            {say('playOn')}
          </button>
          <button type="button" className="primary" onClick={onYes}>
            {say(asked === 'draw' ? 'offerDraw' : 'resign')}
          </button>
        </>
      }
    >
      <p className={style.ask}>{say(asked === 'draw' ? 'drawAsk' : 'resignAsk')}</p>
    </Sheet>
  );
}
