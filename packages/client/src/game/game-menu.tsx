import type { View } from '@peerless/rules';
import { message, type Names, realisers } from '@peerless/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { hrefOf } from '../app/route.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import type { LocalTable } from '../table/local-table.ts';
import type { TableState } from '../table/table.ts';
import { words as tableWords } from '../table/words.ts';
import style from './game-menu.module.css';
import { words } from './words.ts';

export interface GameMenuProps {
  readonly table: LocalTable;
  readonly state: TableState;
  readonly view: View;
  readonly names: Names;
  /** Null while there is nothing to decide. */
  readonly onHint: (() => void) | null;
  readonly log: ReactNode;
}

/** The bar above the table: whose turn it is, undo, hint, log, menu. */
export function GameMenu({ table, state, view, names, onHint, log }: GameMenuProps) {
  const say = words.use();
  const logSheet = useRef<HTMLDialogElement>(null);
  const menuSheet = useRef<HTMLDialogElement>(null);
  const settingsSheet = useRef<HTMLDialogElement>(null);
  const title = titleOf(view, names);
  useEffect(() => {
    document.title = `${title} · Peerless`;
  }, [title]);
  return (
    <>
      <h1 className="only-read">{title}</h1>
      <p className={style.turn}>{turnLine(view, names)}</p>
      <button
        type="button"
        className="plain"
        disabled={state.mayTakeBack === 0}
        onClick={() => table.takeBack(1)}
      >
        <span aria-hidden="true">↶</span> <span className={style.word}>{say('takeBack')}</span>
      </button>
      <button type="button" className="plain" disabled={onHint === null} onClick={() => onHint?.()}>
        <span aria-hidden="true">✦</span> <span className={style.word}>{say('hint')}</span>
      </button>
      <button type="button" className={`plain ${style.narrow}`} onClick={() => logSheet.current?.showModal()}>
        <span aria-hidden="true">☰</span> <span className={style.word}>{say('log')}</span>
      </button>
      <button type="button" className="plain" onClick={() => menuSheet.current?.showModal()}>
        <span aria-hidden="true">⋯</span> <span className={style.word}>{say('menu')}</span>
      </button>
      <dialog ref={logSheet} className={style.sheet} aria-label={say('log')}>
        <div className={style.logBody}>{log}</div>
        <button type="button" onClick={() => logSheet.current?.close()}>
          {say('close')}
        </button>
      </dialog>
      <dialog ref={menuSheet} className={style.sheet} aria-label={say('menu')}>
        <MenuItems
          table={table}
          view={view}
          close={() => menuSheet.current?.close()}
          openSettings={() => settingsSheet.current?.showModal()}
        />
      </dialog>
      <dialog ref={settingsSheet} className={style.sheet} aria-label={say('settings')}>
        <SettingsPanel />
        <button type="button" className="primary" onClick={() => settingsSheet.current?.close()}>
          {say('close')}
        </button>
      </dialog>
    </>
  );
}

interface MenuItemsProps extends Pick<GameMenuProps, 'table' | 'view'> {
  readonly close: () => void;
  readonly openSettings: () => void;
}

function MenuItems({ table, view, close, openSettings }: MenuItemsProps) {
  const say = words.use();
  const own = view.seats.find(({ player, eliminated }) => player === view.viewer && !eliminated);
  const isOver = view.outcome !== null;
  return (
    <nav className={style.items}>
      <button
        type="button"
        onClick={() => {
          close();
          openSettings();
        }}
      >
        {say('settings')}
      </button>
      <a className="button" href={hrefOf({ screen: 'rules' })} target="_blank" rel="noreferrer">
        {say('rules')}
      </a>
      <a className="button" href={hrefOf({ screen: 'library' })} target="_blank" rel="noreferrer">
        {say('library')}
      </a>
      {own !== undefined && !isOver && (
        <button
          type="button"
          onClick={() => {
            if (confirm(say('resignAsk'))) table.resign(own.seat);
            close();
          }}
        >
          {say('resign')}
        </button>
      )}
      {!isOver && (
        <button
          type="button"
          onClick={() => {
            if (confirm(say('drawAsk'))) table.agreeDraw();
            close();
          }}
        >
          {say('offerDraw')}
        </button>
      )}
      <a className="button" href={hrefOf({ screen: 'start' })}>
        {say('leave')}
      </a>
      <button type="button" className="primary" onClick={close}>
        {say('close')}
      </button>
    </nav>
  );
}

/** Who plays where. */
function titleOf({ seats }: View, names: Names): string {
  const { capital, list } = realisers[names.lang];
  return `${list(seats.map(({ seat }) => capital(names.seat(seat))))} · ${names.board}`;
}

function turnLine(view: View, names: Names): string {
  const say = tableWords.in(names.lang);
  if (view.turn === 0) return say('beforeFirstTurn');
  const name = realisers[names.lang].capital(names.seat(view.active));
  const count = view.seats[view.active]?.actionsLeft ?? 0;
  const turn = say('turnLine', { turn: view.turn, name });
  return view.outcome === null ? `${turn} · ${message(names.lang, 'actionsLeft', { count })}` : turn;
}
