import type { View } from '@peerless/rules';
import { message, type Names, realisers } from '@peerless/text';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { LogSheet } from '../log/log-sheet.tsx';
import type { LogPlace } from '../log/use-log-place.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { SoundMenu } from '../settings/sound-menu.tsx';
import type { TableSource, TableState } from '../table/table-source.ts';
import { words as tableWords } from '../table/words.ts';
import { useSeatColour, useTable } from '../table-context.ts';
import style from './game-menu.module.css';
import { MenuItems } from './menu-items.tsx';
import { takeBackLast } from './take-back.ts';
import { words } from './words.ts';

export interface GameMenuProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly view: View;
  /** Null while there is nothing to decide. */
  readonly onHint: (() => void) | null;
  readonly isHintShown: boolean;
  readonly log: ReactNode;
  readonly logPlace: LogPlace;
  /** What else is in the bar. */
  readonly more?: ReactNode;
  /** Goes back to the table where the game was played, when it is over. */
  readonly onTable?: (() => void) | undefined;
}

/** The bar above the table: whose turn it is, undo, hint, log, menu. */
export function GameMenu(props: GameMenuProps) {
  const { source, state, view, onHint, isHintShown, log, logPlace } = props;
  const { names } = useTable();
  const say = words.use();
  const [opened, setOpened] = useState<'menu' | 'settings' | null>(null);
  const close = (): void => setOpened(null);
  const title = titleOf(view, names);
  useEffect(() => {
    document.title = `${title} · Peerless`;
  }, [title]);
  return (
    <>
      <h1 className="only-read">{title}</h1>
      <Pips view={view} />
      <p className={style.turn}>
        {turnLine(view, names)}
        <span className={style.whose}>{whoseTurn(view, names)}</span>
        <span className="only-read unless-wide">{actionsLine(view, names)}</span>
      </p>
      {source.send !== null && (
        <button
          type="button"
          className="plain"
          title={say('takeBack')}
          // Not `disabled`, which would take the focus from whoever presses it again and again.
          aria-disabled={state.mayTakeBack === 0}
          onClick={() => takeBackLast(source)}
        >
          <span aria-hidden="true">↶</span> <span className="only-read unless-wide">{say('takeBack')}</span>
        </button>
      )}
      {source.extras.hint !== undefined && (
        <button
          type="button"
          className="plain"
          title={say('hint')}
          disabled={onHint === null}
          aria-expanded={isHintShown}
          onClick={() => onHint?.()}
        >
          <span aria-hidden="true">✦</span> <span className="only-read unless-wide">{say('hint')}</span>
        </button>
      )}
      {props.more}
      <SoundMenu />
      <button
        type="button"
        className="plain"
        title={say('log')}
        aria-expanded={logPlace.isDrawer}
        onClick={logPlace.toggle}
      >
        <span aria-hidden="true">☰</span> <span className="only-read unless-wide">{say('log')}</span>
      </button>
      <button type="button" className="plain" title={say('menu')} onClick={() => setOpened('menu')}>
        <span aria-hidden="true">⋯</span> <span className="only-read unless-wide">{say('menu')}</span>
      </button>
      <LogSheet title={say('log')} open={logPlace.isSheet} onClose={logPlace.uncover} log={log} />
      <Sheet size="column" title={say('menu')} open={opened === 'menu'} onClose={close}>
        <MenuItems
          source={source}
          state={state}
          view={view}
          close={close}
          onTable={props.onTable}
          openSettings={() => setOpened('settings')}
        />
      </Sheet>
      <Sheet size="column" title={say('settings')} open={opened === 'settings'} onClose={close}>
        <SettingsPanel />
      </Sheet>
    </>
  );
}

/** As many actions as a turn has, as a rule. */
const ACTIONS = 2;

/** The actions that are left at a glance; the line beside it says it in words where there is room for them. */
function Pips({ view: { turn, outcome, seats, active } }: Pick<GameMenuProps, 'view'>) {
  const colourOf = useSeatColour();
  if (turn === 0 || outcome !== null) return null;
  const left = seats[active]?.actionsLeft ?? 0;
  return (
    <span
      className={style.pips}
      style={{ '--seat': colourOf(active).main } as CSSProperties}
      aria-hidden="true"
    >
      {'●'.repeat(left)}
      {'○'.repeat(Math.max(0, ACTIONS - left))}
    </span>
  );
}

/** Who plays where. */
function titleOf({ seats }: View, names: Names): string {
  const { capital, list } = realisers[names.lang];
  return `${list(seats.map(({ seat }) => capital(names.seat(seat))))} · ${names.board}`;
}

function turnLine(view: View, names: Names): string {
  const say = tableWords.in(names.lang);
  return view.turn === 0 ? say('beforeFirstTurn') : say('turnLine', { turn: view.turn });
}

/** Whose turn it is, where there is room for it: elsewhere the colour of the actions and the plate say so. */
const whoseTurn = ({ turn, active }: View, names: Names): string =>
  turn === 0 ? '' : ` · ${realisers[names.lang].capital(names.seat(active))}`;

function actionsLine({ turn, outcome, seats, active }: View, { lang }: Names): string {
  const count = seats[active]?.actionsLeft ?? 0;
  return turn === 0 || outcome !== null ? '' : ` · ${message(lang, 'actionsLeft', { count })}`;
}
