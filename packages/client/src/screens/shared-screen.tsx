import { fromRecord, type GameRecord } from '@peerless/rules/match';
import { useMemo } from 'react';
import type { Route } from '../app/route.ts';
import { keepGame } from '../games/game-store.ts';
import { keptOf } from '../games/kept-game.ts';
import type { Unknown } from '../games/record-problem.ts';
import { freshDigits } from '../games/start-game.ts';
import { library } from '../library.ts';
import { LinkError, recordIn } from '../replay/link.ts';
import { NoReplay } from '../replay/no-replay.tsx';
import { ReplayViewer } from '../replay/replay-viewer.tsx';
import { alone, playerCount, playersAt } from '../table/players.ts';

/** The replay of a game that the address itself carries. */
export default function SharedScreen({ route }: { readonly route: Extract<Route, { screen: 'shared' }> }) {
  const record = useMemo(() => read(route.data), [route.data]);
  if (typeof record === 'string' || 'is' in record) return <NoReplay why={record} />;
  // Who played is not part of a link; a game that is kept from one is played on against bots.
  const players = alone(playerCount(playersAt(record.config)), 0, 'casual');
  const keep = (): void => {
    const kept = keptOf(fromRecord(record, library()));
    void keepGame({ id: freshDigits(6), ...kept, players, changed: Date.now() });
  };
  return <ReplayViewer record={record} players={players} onKeep={keep} />;
}

function read(data: string): GameRecord | 'damaged' | 'otherVersion' | Unknown {
  try {
    return recordIn(data);
  } catch (error) {
    if (!(error instanceof LinkError)) return 'damaged';
    return error.why === 'version' ? 'otherVersion' : error.why;
  }
}
