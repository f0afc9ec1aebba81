/** Where something lies on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top'>;

/** Where a large card goes. */
export interface ZoomPlace {
  /** Its middle from the left; it keeps within the screen. */
  readonly at: number;
  /** Its lower edge from the top, with what is said below it. */
  readonly floor: number;
  readonly width: number;
}

/** What a large card is shown on. */
export interface ZoomScreen {
  readonly width: number;
  readonly height: number;
  /** The size of the page's type, in pixels: who reads large letters gets large cards. */
  readonly rem: number;
  /** Whether something is said below it. */
  readonly isRemarked: boolean;
}

/** A card that is not so many times as wide as in the hand is not enlarged: then it rather covers what is there. */
const LEAST_GROWTH = 1.8;
/** In `rem`: narrower it cannot be read, wider it need not be. */
const NARROWEST = 11;
const WIDEST = 20;
/** Above and below it, in `rem`, and what is said below it. */
const MARGINS = 1.5;
const REMARK = 5;
/** A card is so many times as high as wide. */
const HEIGHT = 7 / 5;
/** On a phone it fills the screen, up to these shares of its width and height, wherever it was touched. */
const [PHONE, SHARE_OF_WIDTH, SHARE_OF_HEIGHT] = [560, 0.84, 0.6];

/**
 * On a phone in the middle of the screen. Elsewhere above its place in the hand, and where there is room for that, beside or above the question that is asked; without room
 * for an enlarged card anywhere else, over the hand.
 */
export function zoomPlace(over: Box, question: Box | null, screen: ZoomScreen): ZoomPlace {
  const { rem } = screen;
  if (screen.width < PHONE && screen.height > screen.width) return onPhone(screen);
  const around = rem * (MARGINS + (screen.isRemarked ? REMARK : 0));
  const least = Math.max(LEAST_GROWTH * (over.right - over.left), NARROWEST * rem);
  const widest = Math.min(Math.max(least, WIDEST * rem), screen.width - MARGINS * rem);
  const widthAbove = (floor: number): number => Math.min(widest, (floor - around) / HEIGHT);
  const isLarge = (floor: number): boolean => widthAbove(floor) >= Math.min(least, widest);
  const placed = (at: number, floor: number): ZoomPlace => ({ at, floor, width: widthAbove(floor) });

  const at = (over.left + over.right) / 2;
  const floor = isLarge(over.top) ? over.top : screen.height;
  const isCovered =
    question !== null &&
    question.top < floor &&
    question.left < Math.max(at + widest / 2, widest) &&
    question.right > Math.min(at - widest / 2, screen.width - widest);
  if (!isCovered) return placed(at, floor);
  if (isLarge(question.top)) return placed(at, question.top);
  if (screen.width - question.right >= widest) return placed(screen.width, floor);
  return placed(at, floor);
}

/** As large as it may be, in the middle, with room below it for the reason. */
function onPhone({ width: wide, height: high, rem, isRemarked }: ZoomScreen): ZoomPlace {
  const width = Math.floor(Math.min(wide * SHARE_OF_WIDTH, (high * SHARE_OF_HEIGHT) / HEIGHT));
  const whole = width * HEIGHT + (isRemarked ? REMARK * rem : 0);
  return { at: wide / 2, floor: Math.floor((high + whole) / 2), width };
}
