import type { Route } from '../app/route.ts';
import { Tutorial } from '../learn/tutorial.tsx';

/** Learning to play, on a first game with a scripted opponent. */
export default function LearnScreen({ route }: { readonly route: Extract<Route, { screen: 'learn' }> }) {
  return <Tutorial from={route.lesson ?? 1} />;
}
