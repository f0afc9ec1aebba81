import type { LobbyPlace, LobbyView } from '@peerless/table/online';
import { realisers } from '@peerless/text';
import { useState } from 'react';
import { useLanguage } from '../settings/settings.ts';
import setupStyle from '../setup/setup-screen.module.css';
import { useStep } from './draft-panel.tsx';
import style from './ready-bar.module.css';
import { words } from './table-words.ts';
import type { TableDeeds } from './use-deeds.ts';

/** What the next game still waits for, in a sentence. */
export function useWaiting(): (lobby: LobbyView) => string {
  const say = words.use();
  const lang = useLanguage();
  const step = useStep();
  return (lobby) => {
    const { places, draft, you } = lobby;
    if (places.some(({ is }) => is === 'open')) return say('freePlaces');
    if (draft?.next != null) return step(lobby);
    const others = places.flatMap((place, player) =>
      place.is === 'person' && !place.isReady && player !== you.player ? [place.name] : [],
    );
    return others.length === 0 ? say('begins') : say('waitFor', { names: realisers[lang].list(others) });
  };
}

const ownPlace = ({ places, you }: LobbyView): LobbyPlace | undefined =>
  you.player === null ? undefined : places[you.player];

/** Always within reach: that one is ready, or not yet after all, and what is waited for. */
export function ReadyBar({ lobby, deeds }: { readonly lobby: LobbyView; readonly deeds: TableDeeds }) {
  const say = words.use();
  const waiting = useWaiting()(lobby);
  const [isSwapped, setSwapped] = useState(lobby.isSwapped);
  const own = ownPlace(lobby);
  const isReady = own?.is === 'person' && own.isReady;
  const isFull = lobby.places.every(({ is }) => is !== 'open');
  return (
    <div className={`${setupStyle.start} ${style.bar}`}>
      <p role="status">
        {own === undefined ? `${say(isFull ? 'watchFull' : 'watchOnly')} ${waiting}` : waiting}
      </p>
      {own !== undefined && !isReady && lobby.games.length > 0 && (
        <label className={style.swap}>
          <input type="checkbox" checked={isSwapped} onChange={({ target }) => setSwapped(target.checked)} />
          {say('swap')}
        </label>
      )}
      {own !== undefined && (
        <button
          type="button"
          className={isReady ? undefined : 'primary'}
          disabled={deeds.isBusy || (!isReady && !mayBegin(lobby))}
          onClick={() => void (isReady ? deeds.act({ wait: true }) : deeds.ready(isSwapped))}
        >
          {say(isReady ? 'takeBackReady' : 'sayReady')}
        </button>
      )}
    </div>
  );
}

/** Whether there is nothing to do but to be ready. */
const mayBegin = ({ places, draft }: LobbyView): boolean =>
  places.every(({ is }) => is !== 'open') && (draft === null || draft.next === null);
