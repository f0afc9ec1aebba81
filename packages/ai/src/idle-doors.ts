import type { Observation } from '@peerless/rules';
import { OPTION, optionAt, optionType } from '@peerless/rules/numbers';
import type { Ranked } from './bot.ts';

const DOOR_WORK: readonly number[] = [OPTION.open, OPTION.close];

/** What a door must be worth: less than this is noise of the trials. */
const WORTH = 0.02;

/**
 * Doors may be opened and closed as often as one likes while moving, and mostly that changes nothing. A bot
 * works at a door only when that is clearly better than all else, or it would play with doors for ever: otherwise door
 * work comes last.
 */
export function withoutIdleDoors(observation: Observation, ranking: readonly Ranked[]): readonly Ranked[] {
  const isDoorWork = ({ option }: Ranked): boolean =>
    DOOR_WORK.includes(optionType(optionAt(observation, option)));
  const doors = ranking.filter(isDoorWork);
  if (doors.length === 0) return ranking;
  const [first] = ranking;
  const others = ranking.filter((ranked) => !isDoorWork(ranked));
  const [other] = others;
  if (first === undefined || other === undefined || other.trials === 0) return ranking;
  return first !== other && first.chance - other.chance > WORTH ? ranking : [...others, ...doors];
}
