import { useEffect, useState } from 'react';
import { socketAt } from '../online/address.ts';
import { lineTo } from '../table/line.ts';
import { type NotJoined, RemoteSource } from '../table/remote-source.ts';

/** A game on the server: on the way to it, there, or not to be had. */
export type RemoteGame =
  | { readonly is: 'joining' }
  | { readonly is: 'refused'; readonly why: NotJoined }
  | { readonly is: 'open'; readonly source: RemoteSource };

const JOINING: RemoteGame = { is: 'joining' };

/** Sits down at a game, and leaves it with the screen. `isOpenEyed`: all cards are seen, some minutes late. */
export function useRemoteGame(id: string, isOpenEyed: boolean): RemoteGame {
  const [game, setGame] = useState<RemoteGame>(JOINING);
  useEffect(() => {
    const leave = new AbortController();
    const path = `games/${encodeURIComponent(id)}/socket${isOpenEyed ? '?eyes=open' : ''}`;
    void RemoteSource.join(lineTo(socketAt(path)), leave.signal).then((found) => {
      if (leave.signal.aborted) return;
      setGame(typeof found === 'string' ? { is: 'refused', why: found } : { is: 'open', source: found });
    });
    return () => {
      leave.abort();
      setGame(JOINING);
    };
  }, [id, isOpenEyed]);
  return game;
}
