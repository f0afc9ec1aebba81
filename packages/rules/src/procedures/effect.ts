import { OPERATIONS_BY_CODE } from '../operations/index.ts';
import { showReckoning } from '../operations/reckon.ts';
import { nodeNumbered } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { nodeAt, numberAt, pop } from '../state/stack.ts';
import type { Procedure } from './procedure.ts';
import { startWhichHero } from './which-hero.ts';

/** Runs an effect: one frame, whatever the depth of its tree, because every node knows the one that follows. */
export function runEffect(game: Game, frame: number): void {
  const number = numberAt(game, frame);
  if (number < 0) {
    pop(game);
    return;
  }
  const node = nodeNumbered(game, number);
  if (node.reads !== null && startWhichHero(game, frame, node)) return;
  const ran = game.trace === null ? undefined : game.trace.runs?.(game, frame);
  if (node.reads !== null) showReckoning(game, frame, node);
  OPERATIONS_BY_CODE[node.code].run(game, frame, node.fields);
  ran?.();
}

export const effect: Procedure = {
  steps: null,
  list(game, frame) {
    const node = nodeAt(game, frame);
    OPERATIONS_BY_CODE[node.code].list(game, frame, node.fields);
  },
  describe(game, frame, option) {
    const node = nodeAt(game, frame);
    return OPERATIONS_BY_CODE[node.code].describe(game, frame, node.fields, option);
  },
};
