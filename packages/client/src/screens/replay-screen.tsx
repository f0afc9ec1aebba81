import { useEffect, useState } from 'react';
import type { Route } from '../app/route.ts';
import { keptGame } from '../games/game-store.ts';
import type { KeptGame } from '../games/kept-game.ts';
import { NoReplay } from '../replay/no-replay.tsx';
import { ReplayViewer } from '../replay/replay-viewer.tsx';
import { useReplayable } from '../replay/use-replayable.ts';

/** The replay of a game that is kept in this browser. */
export default function ReplayScreen({ route }: { readonly route: Extract<Route, { screen: 'replay' }> }) {
  const [game, setGame] = useState<KeptGame | null | 'opening'>('opening');
  useEffect(() => {
    let here = true;
    void keptGame(route.id).then((found) => here && setGame(found));
    return () => {
      here = false;
    };
  }, [route.id]);
  const problem = useReplayable(game === 'opening' ? null : (game?.record ?? null));
  if (game === 'opening') return <NoReplay why="opening" />;
  if (game === null) return <NoReplay why="missing" />;
  if (problem !== null) return <NoReplay why={problem} />;
  return <ReplayViewer record={game.record} players={game.players} />;
}
