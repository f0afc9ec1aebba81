import { type BoardDef, missingRules } from '@peerless/language';
import type { BoardProblem } from './setup.ts';
import type { words } from './words.ts';

type SetupSay = ReturnType<typeof words.use>;

const NEEDS: Readonly<Record<string, 'items'>> = {
  'battlefield items': 'items',
};

/** Why a board cannot be chosen, in a sentence. */
export function boardProblemText(board: BoardDef, problem: BoardProblem, say: SetupSay): string {
  if (problem === 'starts') return say('needsStarts');
  if (problem === 'spaces') return say('needsSpaces');
  const needs = missingRules(board).map((need) => (NEEDS[need] === undefined ? need : say(NEEDS[need])));
  return say('needsRules', { needs: needs.join(', ') });
}
