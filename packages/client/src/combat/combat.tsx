import type { Names } from '@peerless/text';
import type { Moment } from '../table/moment.ts';

export interface CombatProps {
  /** The moments of this combat so far, the one being shown last. */
  readonly moments: readonly Moment[];
  readonly names: Names;
  /** Called when everything that the last moment tells of the combat has been shown; at once when nothing does. */
  readonly onShown: () => void;
}

/** Not built yet: both cards side by side, values step by step with their causes. */
export function Combat({ onShown }: CombatProps) {
  return (
    <button type="button" onClick={onShown}>
      →
    </button>
  );
}
