import type { Decision } from '@peerless/rules';
import { useEffect } from 'react';

/** How much of a card has to be seen: its name and what it is worth. */
const ENOUGH = 0.6;

/**
 * Where a table is higher than the screen, a question that only the hand answers brings the hand into sight, any other
 * one the board.
 */
export function useTableInSight(decision: Decision | null): void {
  useEffect(() => {
    const table = document.querySelector('main');
    if (decision === null || table === null) return;
    const card = table.querySelector('[data-card][data-state="choosable"]');
    const isElsewhere = table.querySelector('[data-space][data-choosable], [data-tiles]') !== null;
    if (card === null || isElsewhere) table.scrollTop = 0;
    else {
      const { top, height } = card.getBoundingClientRect();
      table.scrollTop += Math.max(0, top + height * ENOUGH - table.getBoundingClientRect().bottom);
    }
  }, [decision]);
}
