import { OPERATIONS_BY_CODE } from '../operations/index.ts';
import { pop } from '../state/game.ts';
import { NODE } from '../state/layout.ts';
import type { Procedure } from './procedure.ts';

/** Runs an effect: one frame, whatever the depth of its tree, because every node knows the one that follows. */
export const effect: Procedure = {
  run(game, frame) {
    const id = game.state[frame + NODE];
    if (id < 0) {
      pop(game);
      return;
    }
    const node = game.content.nodes[id];
    const ran = game.trace === null ? undefined : game.trace.runs?.(game, frame);
    OPERATIONS_BY_CODE[node.code].run(game, frame, node);
    ran?.();
  },
  list(game, frame) {
    const node = game.content.nodes[game.state[frame + NODE]];
    OPERATIONS_BY_CODE[node.code].list?.(game, frame, node);
  },
};
