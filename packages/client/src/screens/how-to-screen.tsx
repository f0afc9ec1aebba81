import { HowTo } from '../rules/how-to.tsx';

/** How to play, in pictures. */
export default function HowToScreen() {
  return <HowTo />;
}
