import { below, createRng, decision, type GameConfig, type Viewer } from '@peerless/rules';
import { choose, newMatch, toRecord } from '@peerless/rules/match';
import { type Moment, momentsOf } from '@peerless/table';
import type { Names } from '@peerless/text';
import { library } from '../src/library.ts';
import { namesAt } from '../src/table/names.ts';

export interface PlayedGame {
  readonly moments: readonly Moment[];
  readonly names: Names;
}

/** A game played at random, as one viewer sees it. */
export function playedGame(
  heroes: readonly string[],
  seed: string,
  viewer: Viewer = 0,
  most: number = 400,
): PlayedGame {
  const config: GameConfig = {
    seed,
    board: heroes.length > 2 ? 'globe-theatre' : 'sarpedon',
    mode: heroes.length > 2 ? 'free-for-all' : 'duel',
    seats: heroes.map((hero) => ({ hero })),
  };
  const match = newMatch(config, library());
  const rng = createRng(seed);
  for (let n = 0; n < most; n++) {
    const options = decision(match.game)?.options;
    const option = options?.[below(rng, options.length)];
    if (option === undefined) break;
    choose(match, option.key);
  }
  const moments = momentsOf(toRecord(match), library(), viewer);
  return { moments, names: namesAt(config, library(), 'en', moments.at(-1)?.view ?? null) };
}
