import type { EventType } from '@peerless/rules';
import type { Settings } from '../settings/settings.ts';

/** How long everything takes that moves or waits by itself, in milliseconds. */

type Speed = Settings['speed'];

interface Times {
  /** A moment stands before the next one comes. */
  readonly moment: number;
  /** A fighter walks. */
  readonly walk: number;
  /** A scheme of somebody else, or what was turned up, lies there: to be recognised; the log has it to be read. */
  readonly scheme: number;
  /** How many times as long as usual a combat takes. */
  readonly combat: number;
  /** Whose turn begins passes by. */
  readonly banner: number;
  /** What cannot be undone can still be taken back. */
  readonly grace: number;
  /** Who meets whom is shown before a game. */
  readonly opening: number;
  /** The end of a game is looked at before it is told. */
  readonly end: number;
}

export const CLOCK: { readonly [S in Speed]: Times } = {
  slow: {
    moment: 1400,
    walk: 700,
    scheme: 3600,
    combat: 2,
    banner: 2400,
    grace: 2000,
    end: 5800,
    opening: 4200,
  },
  normal: {
    moment: 700,
    walk: 380,
    scheme: 1800,
    combat: 1,
    banner: 1400,
    grace: 1100,
    end: 3700,
    opening: 2300,
  },
  fast: {
    moment: 300,
    walk: 200,
    scheme: 900,
    combat: 0.5,
    banner: 900,
    grace: 700,
    end: 2000,
    opening: 1300,
  },
  instant: { moment: 0, walk: 0, scheme: 0, combat: 0, banner: 0, grace: 0, end: 0, opening: 0 },
};

/** A combat takes no longer than this at normal speed, the questions in between aside. */
export const COMBAT_LIMIT = 4000;

const USUAL_BEAT = 550;
const BEATS: { readonly [T in EventType]?: number } = {
  attackDeclared: 600,
  defended: 700,
  revealed: 1700,
  valueChanged: 650,
  combatResolved: 950,
  damaged: 750,
  combatWon: 500,
};

/** One step of a combat. */
export const beatOf = (type: EventType): number => BEATS[type] ?? USUAL_BEAT;

/** How many moments of a replay go by in a second, at the slowest and the fastest. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** A moment of a replay. */
export const replayed = (pace: Pace): number => 1000 / pace;
