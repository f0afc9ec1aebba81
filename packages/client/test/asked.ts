import {
  below,
  createRng,
  type Decision,
  decision,
  observe,
  type Prompt,
  type View,
  viewFor,
} from '@peerless/rules';
import { choose, newMatch } from '@peerless/rules/match';
import { decisionIn } from '@peerless/table';
import type { Names } from '@peerless/text';
import { library } from '../src/library.ts';
import { namesAt } from '../src/table/names.ts';

export interface Asked {
  readonly view: View;
  readonly decision: Decision;
  readonly names: Names;
}

/**
 * A duel of Medusa, or another hero, and King Arthur, played by chance until the first player is asked that, and `isMeant`
 * of it.
 */
export function asked(
  prompt: Prompt,
  seed: string,
  choices: number = 0,
  hero: string = 'medusa',
  isMeant: (decision: Decision) => boolean = () => true,
): Asked {
  const seats = [{ hero }, { hero: 'king-arthur' }];
  const config = { seed, board: 'sarpedon', mode: 'duel', seats } as const;
  const match = newMatch(config, library());
  const rng = createRng(seed);
  for (let made = 0; ; made++) {
    const question = decision(match.game);
    if (question === null) throw new Error(`nobody is asked "${prompt}" in game ${seed}`);
    const view = viewFor(observe(match.game, 0));
    const own = decisionIn(view);
    if (made >= choices && own?.prompt === prompt && isMeant(own))
      return { view, decision: own, names: namesAt(config, library(), 'en', view) };
    const option = question.options[below(rng, question.options.length)];
    if (option !== undefined) choose(match, option.key);
  }
}
