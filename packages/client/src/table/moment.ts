import type { Decision, GameEvent, View } from '@peerless/rules';

/** One step of a game as one viewer sees it: what happened, and the position after it. The first one is the setup. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** What the viewer has to decide in that position, or null when it is not their turn to decide. */
export function decisionIn(view: View): Decision | null {
  const { decision } = view;
  return decision !== null && 'options' in decision ? decision : null;
}
