import type { BoardDef } from '@peerless/language';
import type { CSSProperties } from 'react';
import style from './board.module.css';
import { type Camera, freestCorner, MAX_ZOOM, wholeBoard, zoomed, zoomStep } from './camera.ts';
import type { Geometry, Point } from './geometry.ts';
import type { Sight } from './use-camera.ts';
import { words } from './words.ts';

interface ZoomButtonsProps {
  readonly sight: Sight;
  readonly geometry: Geometry;
  readonly board: BoardDef;
  /** What one wants to see larger. */
  readonly centre: Point | null;
}

/** Plus, minus and the whole board; where they would hide spaces, one button that goes there and back. */
export function ZoomButtons({ sight, board, geometry, centre }: ZoomButtonsProps) {
  const say = words.use();
  const { camera, frame, look, controls } = sight;
  const whole = (): void => look(wholeBoard(frame.board));
  const zoomIn = (): void =>
    look(
      zoomed(centredOn(camera, centre), zoomStep(camera, geometry.radius, frame), centre ?? camera, frame),
    );
  const zoomOut = (): void => look(zoomed(camera, 1 / 1.4, camera, frame));
  const isWhole = camera.zoom === 1;
  if (controls === 'over') {
    const spaces = board.spaces.map(({ id }) => geometry.at(id));
    return (
      <div className={style.zoom} data-place="over" style={anchor(freestCorner(spaces, frame))}>
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

/** From the whole board one goes to what matters; once nearer, to the middle of what is seen. */
const centredOn = (camera: Camera, centre: Point | null): Camera =>
  camera.zoom === 1 && centre !== null ? { ...camera, ...centre } : camera;

const anchor = ({ x, y }: Point): CSSProperties => ({
  left: `calc(${x * 100}% - ${x * 48 + 2 * (x - 0.5)}px)`,
  top: `calc(${y * 100}% - ${y * 48 + 2 * (y - 0.5)}px)`,
});

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
