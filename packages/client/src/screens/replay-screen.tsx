import { useEffect, useState } from 'react';
import type { Route } from '../app/route.ts';
import { type Opened, openToWatch } from '../games/open-game.ts';
import { NoReplay } from '../replay/no-replay.tsx';
import { ReplayViewer } from '../replay/replay-viewer.tsx';
import type { RecordSource } from '../table/record-source.ts';

/** The replay of a game that is kept in this browser. */
export default function ReplayScreen({ route }: { readonly route: Extract<Route, { screen: 'replay' }> }) {
  const [opened, setOpened] = useState<Opened<RecordSource> | null>(null);
  useEffect(() => {
    let here = true;
    void openToWatch(route.id).then((found) => here && setOpened(found));
    return () => {
      here = false;
    };
  }, [route.id]);
  if (opened === null) return <NoReplay why="opening" />;
  if (opened.is === 'missing') return <NoReplay why="missing" />;
  if (opened.is === 'refused') return <NoReplay why={opened.why} />;
  return (
    <ReplayViewer
      source={opened.source}
      key={`${route.at} ${route.plays}`}
      from={route.at}
      plays={route.plays}
    />
  );
}
