import { alone, playerCount, playersAt, type Taped } from '@peerless/table';
import { useMemo } from 'react';
import type { Route } from '../app/route.ts';
import { keepGame } from '../games/game-store.ts';
import { keptOf } from '../games/kept-game.ts';
import { gameIn, LinkError } from '../games/link.ts';
import type { Unknown } from '../games/record-problem.ts';
import { freshDigits } from '../games/start-game.ts';
import { NoReplay } from '../replay/no-replay.tsx';
import { ReplayViewer } from '../replay/replay-viewer.tsx';
import { RecordSource } from '../table/record-source.ts';

/** The replay of a game that the address itself carries. */
export default function SharedScreen({ route }: { readonly route: Extract<Route, { screen: 'shared' }> }) {
  const shared = useMemo(() => open(route.data), [route.data]);
  if (typeof shared === 'string' || 'is' in shared) return <NoReplay why={shared} />;
  return <ReplayViewer source={shared.source} onKeep={shared.keep} />;
}

function open(data: string) {
  const game = read(data);
  if (typeof game === 'string' || 'is' in game) return game;
  // Who played is not part of a link; a game that is kept from one is played on against bots.
  const players = alone(playerCount(playersAt(game.match.config)), 0, 'casual');
  const keep = (): void => {
    void keepGame({ id: freshDigits(6), ...keptOf(game.match), players, changed: Date.now() });
  };
  return { source: new RecordSource(game, players, null), keep };
}

function read(data: string): Taped | 'damaged' | 'otherVersion' | Unknown {
  try {
    return gameIn(data);
  } catch (error) {
    if (!(error instanceof LinkError)) return 'damaged';
    return error.why === 'version' ? 'otherVersion' : error.why;
  }
}
