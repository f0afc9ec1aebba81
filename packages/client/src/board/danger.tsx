import style from './board.module.css';
import type { Geometry } from './geometry.ts';

/** Whose hero is about to fall sees the edges of the sheet redden. It lies under the spaces: they stay as they are. */
export function Danger({ geometry: { width, height } }: { readonly geometry: Geometry }) {
  return (
    <g className={style.danger} data-danger>
      <radialGradient id="danger" r="0.74">
        <stop offset="0.55" stopOpacity="0" />
        <stop offset="1" stopOpacity="0.62" />
      </radialGradient>
      <rect x={6} y={6} width={width - 12} height={height - 12} rx={4} fill="url(#danger)" />
    </g>
  );
}
