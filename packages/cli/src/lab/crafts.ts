import { againGame, lostGame, playTask as playGame } from '../arena/play.ts';
import { type Content, takeIn } from '../collection/library.ts';
import { againSingly, lostBatch, playTask as playBatch } from '../simulate/run.ts';

/** What can be done for a queue: tasks and results are data that came from, and go to, another machine. */
export interface Craft {
  readonly play: (task: unknown) => unknown;
  /** As in `Orders`. */
  readonly again: (task: unknown) => readonly unknown[];
  readonly lost: (task: unknown, reason: string) => unknown;
  /** How many games a result tells of. */
  readonly games: (result: unknown) => number;
}

/** Only the same build takes what another one has written. */
const craft = <T, R>(
  play: (task: T) => R,
  again: (task: T) => readonly T[],
  lost: (task: T, reason: string) => R,
  games: (result: R) => number,
): Craft => ({
  play: (task) => play(task as T),
  again: (task) => again(task as T),
  lost: (task, reason) => lost(task as T, reason),
  games: (result) => games(result as R),
});

export const CRAFTS = {
  arena: craft(playGame, againGame, lostGame, () => 1),
  simulate: craft(playBatch, againSingly, lostBatch, ({ games }) => games),
} as const;
export type CraftName = keyof typeof CRAFTS;

export const isCraftName = (name: string): name is CraftName => Object.hasOwn(CRAFTS, name);

/** A task with everything that a thread needs for it. */
export interface Order {
  readonly craft: CraftName;
  readonly task: unknown;
  /** Heroes and boards that travel with the plan. */
  readonly content: Content;
  /** The same for the same content. */
  readonly contentKey: string;
}

let present = '';

/** Heroes and boards of a plan take the place of those of the one before. */
function bring({ content, contentKey }: Order): void {
  if (contentKey === present) return;
  takeIn(content);
  present = contentKey;
}

/** Does what was ordered. */
export function playOrder(order: Order): unknown {
  bring(order);
  return CRAFTS[order.craft].play(order.task);
}

/** What stands for an order whose thread died. */
export const againOrder = (order: Order): Order[] =>
  CRAFTS[order.craft].again(order.task).map((task) => ({ ...order, task }));

/** The result of an order that no thread could do. */
export function lostOrder(order: Order, reason: string): unknown {
  bring(order);
  return CRAFTS[order.craft].lost(order.task, reason);
}
