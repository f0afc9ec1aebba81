import type { Op } from '@peerless/language';
import type { NodeOf } from '../content/compile.ts';
import type { Game } from '../state/game.ts';
import { goToNode, nodeAt } from '../state/stack.ts';

/** How an operation runs: it does its part and says where the effect goes on. */
export type Run<K extends Op> = (game: Game, frame: number, node: NodeOf<K>) => void;

/** An operation: what it does, and, if it asks, the options it lists. */
export interface Operation<K extends Op> {
  readonly run: Run<K>;
  readonly list?: Run<K>;
  /** What only this operation knows of an option, to be added to what its type tells. */
  readonly describe?: (game: Game, frame: number, node: NodeOf<K>, option: number) => object;
}

/** This operation is finished. */
export function done(game: Game, frame: number): void {
  goToNode(game, frame, nodeAt(game, frame).next);
}

/** An operation that is finished at once. */
export const instant = <K extends Op>(act: Run<K>): Operation<K> => ({
  run(game, frame, node) {
    done(game, frame);
    act(game, frame, node);
  },
});
