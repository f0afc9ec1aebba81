/**
 * The sounds of the table as settings of the synthesiser zzfx: volume, randomness, frequency, attack, sustain, release,
 * shape, curve, slide, slide of the slide, pitch jump, its time, repeat, noise, modulation, crush, delay, sustain
 * volume, decay, tremolo, filter. All of them are short and low: wood, paper and leather rather than a game machine.
 */
const _ = undefined;

export const SOUNDS = {
  card: [0.5, 0.03, 700, 0.004, 0.01, 0.05, 4, 2.2, -12],
  move: [0.7, 0.04, 280, 0.004, 0.02, 0.08, 1, 1.6, -5],
  hit: [1, 0.05, 190, 0.004, 0.04, 0.2, 2, 1.6, -1.6, _, _, _, _, 0.9],
  block: [0.6, 0.03, 330, 0.002, 0.02, 0.16, 1, 0.7, -0.5, _, 110, 0.03],
  /** A blow that meets a shield, or two sides that meet. */
  clash: [0.9, 0.03, 150, 0.001, 0.03, 0.32, 4, 0.9, -0.6, _, 260, 0.02, _, 0.7, _, _, 0.06],
  defeat: [0.9, 0.02, 150, 0.02, 0.18, 0.55, 2, 1.3, -0.45, _, _, _, _, 0.3],
  turn: [0.4, 0, 330, 0.01, 0.07, 0.22, 0, 1, _, _, 110, 0.08],
  win: [0.6, 0, 262, 0.02, 0.34, 0.5, 1, 1.1, _, _, 131, 0.13],
  lose: [0.6, 0, 220, 0.02, 0.3, 0.6, 1, 1.1, -0.25, _, -55, 0.16],
} as const;

export type Sound = keyof typeof SOUNDS;
