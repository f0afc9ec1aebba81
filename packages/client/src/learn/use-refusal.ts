import type { Decision } from '@peerless/rules';
import { useEffect, useState } from 'react';
import type { Seat as WholeSeat } from '../game/use-seat.ts';

type Seat = Pick<WholeSeat, 'decision' | 'marks' | 'hands' | 'view'>;

/** Whether something on the table was pressed that is not what the lesson is about. */
function isElsewhere(target: Element, { marks, hands, view }: Seat): boolean {
  const place = target.closest<SVGElement>('[data-space]');
  const card = target.closest<HTMLElement>('[data-card]');
  if (card !== null)
    return !hands.some(({ cards }) =>
      cards.some(
        (each) => each.card === card.dataset.card && typeof each.state === 'string' && each.state !== 'idle',
      ),
    );
  if (place === null) return false;
  const space = Number(place.dataset.space);
  const fighter = view.fighters.find((each) => each.space === space);
  return !marks.spaces.has(space) && !(fighter !== undefined && marks.fighters.has(fighter.id));
}

/** Notices when somebody tries something else than the lesson asks for; it belongs to one question. */
export function useRefusal(seat: Seat): boolean {
  const [refused, setRefused] = useState<Decision | null>(null);
  const { decision } = seat;
  useEffect(() => {
    if (decision === null) return;
    const listen = ({ target }: MouseEvent): void => {
      if (target instanceof Element) setRefused(isElsewhere(target, seat) ? decision : null);
    };
    // Before the table answers: what was pressed is judged by the question it was pressed for.
    addEventListener('click', listen, { capture: true });
    return () => removeEventListener('click', listen, { capture: true });
  }, [decision, seat]);
  return refused !== null && refused === decision;
}
