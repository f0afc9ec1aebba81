import type { View } from '@peerless/rules';
import { placeOf } from '../board/use-pointing.ts';
import type { Carrying } from '../cards/use-card-drag.ts';
import type { Choice } from './use-choice.ts';

/** How far beside a space, in pixels, it is still meant. */
const AIM = 16;
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/** What lies there in the window: a space of the board, the board, or something else. */
function under(x: number, y: number): number | 'board' | null {
  const points = [
    { x, y },
    ...AROUND.map((turn) => ({ x: x + AIM * Math.cos(turn), y: y + AIM * Math.sin(turn) })),
  ];
  const hit = points.flatMap((point) => document.elementsFromPoint(point.x, point.y));
  for (const element of hit) {
    const place = placeOf(element);
    if (place !== null && 'space' in place) return place.space;
  }
  return document.elementsFromPoint(x, y).some((element) => element.closest('[data-board]') !== null)
    ? 'board'
    : null;
}

/** A card that is dragged onto somebody or to a space is meant for them; one that is dropped on the board is just played. */
export const carryingOf = ({ fighters }: View, choice: Choice): Carrying => ({
  lift: choice.lift,
  drop: (card, x, y) => {
    const found = under(x, y);
    const from = { card };
    if (found === null) choice.clear();
    else if (found === 'board') choice.drag(from, null);
    else {
      const fighter = fighters.find(({ space }) => space === found)?.id;
      choice.drag(from, fighter === undefined ? { space: found } : { fighter });
    }
  },
});
