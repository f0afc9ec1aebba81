/** How a hero looks at the table; rules know nothing of it. */

/** The colours of a hero, as `#rrggbb`. */
export interface Colours {
  /** The ground of posters and cards. */
  readonly main: string;
  /** Frames and shadows; light type is legible on it. */
  readonly deep: string;
  /** Legible on `main`. */
  readonly ink: string;
}

/** A drawing of one's own: the data of one SVG path in a box, `0 0 512 512` if nothing else is said. */
export interface Drawing {
  readonly path: string;
  readonly viewBox?: string;
}

/**
 * The drawing that stands for something: the name of one at game-icons.net, or one of one's own. A table that was built
 * before it met a hero knows only the names that its own heroes use; where there is no drawing, the initial stands.
 */
export type Emblem = string | Drawing;

/** A hero's own look. Without colours, the table makes legible ones from the slug. */
export interface Look {
  readonly emblem?: Emblem;
  readonly colours?: Colours;
}
