import type { Brush } from './brush.ts';
import type { Tone } from './tones.ts';

/** The ground of a board: its colours by name, and how it is painted with them. */
export interface GroundDef {
  /** `path` is under all lines. */
  readonly tones: Readonly<Record<string, Tone>> & { readonly path: Tone };
  readonly paint: (brush: Brush) => void;
}
