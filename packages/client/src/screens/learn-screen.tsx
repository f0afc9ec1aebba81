import { Tutorial } from '../learn/tutorial.tsx';

/** Learning to play, on a first game with a scripted opponent. */
export default function LearnScreen() {
  return <Tutorial />;
}
