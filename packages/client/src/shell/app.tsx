import { type ComponentType, lazy, Suspense } from 'react';
import { type Route, useRoute } from '../app/route.ts';
import { useActs } from '../career/use-acts.ts';
import { StartScreen } from '../screens/start-screen.tsx';
import { useAppliedSettings } from '../settings/apply-settings.ts';
import { SoundOffer } from '../settings/sound-offer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NewVersionBar } from './new-version-bar.tsx';
import { useTurns } from './use-turns.ts';

/** Every screen but the first comes when it is needed. */
const SCREENS: {
  readonly [S in Route['screen']]: ComponentType<{ readonly route: Extract<Route, { screen: S }> }>;
} = {
  start: StartScreen,
  setup: lazy(() => import('../screens/setup-screen.tsx')),
  game: lazy(() => import('../screens/game-screen.tsx')),
  replay: lazy(() => import('../screens/replay-screen.tsx')),
  shared: lazy(() => import('../screens/shared-screen.tsx')),
  games: lazy(() => import('../screens/games-screen.tsx')),
  career: lazy(() => import('../screens/career-screen.tsx')),
  gauntlet: lazy(() => import('../screens/gauntlet-screen.tsx')),
  challenge: lazy(() => import('../screens/challenge-screen.tsx')),
  library: lazy(() => import('../screens/library-screen.tsx')),
  rules: lazy(() => import('../screens/rules-screen.tsx')),
  learn: lazy(() => import('../screens/learn-screen.tsx')),
  'how-to': lazy(() => import('../screens/how-to-screen.tsx')),
  settings: lazy(() => import('../screens/settings-screen.tsx')),
  about: lazy(() => import('../screens/about-screen.tsx')),
  online: lazy(() => import('../screens/online-screen.tsx')),
  table: lazy(() => import('../screens/table-screen.tsx')),
  'online-game': lazy(() => import('../screens/online-game-screen.tsx')),
  person: lazy(() => import('../screens/person-screen.tsx')),
  account: lazy(() => import('../screens/account-screen.tsx')),
  ladder: lazy(() => import('../screens/ladder-screen.tsx')),
};

/** What a new address begins anew; lessons lead from one to the next by themselves. */
const placeOf = ({ screen }: Route): string => (screen === 'learn' ? screen : location.hash);

export function App() {
  useAppliedSettings();
  useTurns();
  const route = useRoute();
  useActs(route);
  const Screen = SCREENS[route.screen] as ComponentType<{ readonly route: Route }>;
  return (
    <>
      <ErrorBoundary key={placeOf(route)}>
        <Suspense fallback={null}>
          <Screen route={route} />
        </Suspense>
      </ErrorBoundary>
      {route.screen === 'start' && <SoundOffer />}
      <NewVersionBar />
    </>
  );
}
