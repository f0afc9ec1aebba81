import type { BoardDef } from '@peerless/language';
import type { CSSProperties } from 'react';
import style from './board.module.css';
import {
  BUTTON,
  type Frame,
  freestCorner,
  MAX_ZOOM,
  STEP_OUT,
  wholeBoard,
  zoomed,
  zoomStep,
} from './camera.ts';
import type { Geometry, Point } from './geometry.ts';
import type { Sight } from './use-camera.ts';
import { words } from './words.ts';

interface ZoomButtonsProps {
  readonly sight: Sight;
  readonly geometry: Geometry;
  readonly board: BoardDef;
  /** What one goes to from the whole board; once nearer, to the middle of what is seen. */
  readonly centre: Point | null;
}

/** Beside a lower board, in pixels, there is room for one button. */
const LOW = 420;

/** Plus, minus and the whole board; over the board, where fingers do the rest, one small button that goes there and back. */
export function ZoomButtons({ sight, board, geometry, centre }: ZoomButtonsProps) {
  const say = words.use();
  const { camera, frame, look, controls } = sight;
  const whole = (): void => look(() => wholeBoard(frame.board));
  const zoomIn = (): void =>
    look((from) => {
      const near = from.zoom === 1 && centre !== null ? { ...from, ...centre } : from;
      return zoomed(near, zoomStep(from, geometry.radius, frame), near, frame);
    });
  const zoomOut = (): void => look((from) => zoomed(from, STEP_OUT, from, frame));
  const isWhole = camera.zoom === 1;
  if (controls === 'over' || (controls === 'aside' && frame.box.height < LOW)) {
    const spaces = board.spaces.map(({ id }) => geometry.at(id));
    return (
      <div
        className={style.zoom}
        data-place={controls}
        style={controls === 'over' ? anchor(spaces, frame) : undefined}
      >
        <ZoomButton
          label={say(isWhole ? 'zoomIn' : 'whole')}
          picture={isWhole ? PLUS : WHOLE}
          onPress={isWhole ? zoomIn : whole}
        />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style.zoom} data-place={controls} role="group" aria-label={say('view')}>
      <ZoomButton label={say('zoomIn')} picture={PLUS} onPress={zoomIn} idle={camera.zoom >= MAX_ZOOM} />
      <ZoomButton label={say('zoomOut')} picture={MINUS} onPress={zoomOut} idle={isWhole} />
      <ZoomButton label={say('whole')} picture={WHOLE} onPress={whole} idle={isWhole} />
    </div>
  );
}

/** Where it hides least. */
const anchor = (spaces: readonly Point[], frame: Frame): CSSProperties =>
  ({ '--button': `${BUTTON}px`, '--x': freestCorner(spaces, frame) }) as CSSProperties;

const PLUS = 'M12 5V19M5 12H19';
const MINUS = 'M5 12H19';
const WHOLE = 'M9 4H4V9M15 4H20V9M9 20H4V15M15 20H20V15';

function ZoomButton(props: {
  readonly label: string;
  readonly picture: string;
  readonly onPress: () => void;
  readonly idle?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.idle}
      onClick={props.onPress}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={props.picture} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </button>
  );
}
