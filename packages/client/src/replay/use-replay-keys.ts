import { useLayoutEffect } from 'react';
import type { Replay } from './use-replay.ts';

/** Where keys mean something else: fields, lists, and what lies above the table. */
const BUSY = 'input, select, textarea, dialog, [role="listbox"], [role="slider"], [contenteditable]';
const PRESSED = 'button, a, summary';

/** What a key does; null: it is none of ours. */
function actionOf({ key, shiftKey }: KeyboardEvent, replay: Replay): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return () => replay.stepForward(shiftKey ? 'turn' : undefined);
    case 'ArrowLeft':
      return () => replay.stepBack(shiftKey ? 'turn' : undefined);
    case 'Home':
      return () => replay.see(0);
    case 'End':
      return () => replay.see(replay.landmarks.last);
    case ' ':
      return replay.togglePlay;
    default:
      return null;
  }
}

/** Arrows step, with shift by a turn; Home and End go to the ends; the space bar plays and stops. */
export function useReplayKeys(replay: Replay): void {
  // As soon as the replay is drawn, not some time after it: the first key counts, too.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target } = event;
      const at = target instanceof Element ? target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at?.closest(BUSY) || (event.key === ' ' && at?.closest(PRESSED))) return;
      const action = actionOf(event, replay);
      if (action === null) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [replay]);
}
