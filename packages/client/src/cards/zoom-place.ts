/** Where something lies on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top'>;

/** Where a large card goes. */
export interface ZoomPlace {
  /** Its middle from the left; it keeps within the screen. */
  readonly at: number;
  /** Its lower edge from the top: as much room as there is above it. */
  readonly floor: number;
}

/** With less room above it a card cannot be read: then it covers what is there. */
const LEAST_ROOM = 320;
/** As wide as a large card gets. */
const WIDTH = 336;

/** Above its place in the hand, and where there is room for that, beside or above the question that is asked. */
export function zoomPlace(
  over: Box,
  question: Box | null,
  screen: { readonly width: number; readonly height: number },
): ZoomPlace {
  const at = (over.left + over.right) / 2;
  const floor = over.top >= LEAST_ROOM ? over.top : screen.height;
  const isCovered =
    question !== null &&
    question.top < floor &&
    question.left < Math.max(at + WIDTH / 2, WIDTH) &&
    question.right > Math.min(at - WIDTH / 2, screen.width - WIDTH);
  if (!isCovered) return { at, floor };
  if (question.top >= LEAST_ROOM) return { at, floor: question.top };
  if (screen.width - question.right >= WIDTH) return { at: screen.width, floor };
  return { at, floor };
}
