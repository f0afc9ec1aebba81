import { neighboursOf, strengthFor } from '@peerless/ai/names';
import { boutsOf } from '../career/sparring.ts';
import { useCareer } from '../career/use-career.ts';
import { levelWords } from '../opponents/level-words.ts';

/** How strong Sparring is at present, in words. */
export default function SparringNow() {
  const say = levelWords.use();
  const career = useCareer();
  if (career === null) return null;
  const { lower, higher } = neighboursOf(strengthFor(boutsOf(career.rows)));
  if (lower !== null && higher !== null)
    return lower === higher
      ? say('nowLike', { level: say(lower) })
      : say('nowBetween', { lower: say(lower), higher: say(higher) });
  if (higher !== null) return say('nowBelow', { level: say(higher) });
  return lower === null ? null : say('nowAbove', { level: say(lower) });
}
