import type { Blip, Call } from './theme.ts';

/** The short sounds of places, each a few numbers. */

const sine = (from: number, to: number, seconds: number): Blip => ({ wave: 'sine', from, to, seconds });
const noise = (from: number, to: number, seconds: number): Blip => ({ wave: 'noise', from, to, seconds });
const reed = (from: number, to: number, seconds: number): Blip => ({ wave: 'triangle', from, to, seconds });

const call = (
  every: number,
  loud: number,
  times: readonly [number, number],
  gap: number,
  ...blips: readonly Blip[]
): Call => ({ every, loud, times, gap, blips });

export const gull = call(19, 0.05, [2, 4], 0.36, reed(980, 1480, 0.12), reed(1420, 880, 0.24));
export const wave = call(8, 0.16, [1, 1], 0, noise(420, 180, 2.6));
export const songbird = call(7, 0.04, [2, 5], 0.17, sine(2900, 3600, 0.07), sine(3500, 2700, 0.08));
export const cuckoo = call(31, 0.05, [2, 3], 1.1, sine(690, 680, 0.2), sine(545, 540, 0.32));
export const owl = call(26, 0.06, [1, 2], 1.4, sine(360, 330, 0.3), sine(345, 300, 0.7));
export const rustle = call(9, 0.05, [2, 4], 0.3, noise(3800, 2600, 0.4));
export const cricket = call(6, 0.022, [5, 11], 0.085, sine(4300, 4350, 0.045));
export const parrot = call(17, 0.035, [2, 3], 0.24, reed(1250, 1750, 0.09), reed(1650, 1050, 0.12));
export const frog = call(12, 0.05, [2, 5], 0.22, reed(210, 165, 0.13));
export const drip = call(4, 0.07, [1, 2], 0.27, sine(1250, 760, 0.09));
export const stones = call(23, 0.09, [3, 6], 0.16, noise(240, 130, 0.12));
export const hooves = call(15, 0.09, [5, 9], 0.31, noise(1500, 800, 0.05), noise(1100, 620, 0.06));
export const churchBell = call(41, 0.06, [1, 3], 1.9, sine(392, 391, 2.6), sine(940, 938, 1.7));
export const shipBell = call(37, 0.045, [2, 2], 0.42, sine(1320, 1318, 1.4), sine(2650, 2648, 0.8));
export const creak = call(8, 0.055, [1, 3], 0.5, reed(150, 215, 0.34), reed(205, 140, 0.26));
export const clock = call(1.9, 0.03, [1, 1], 0, noise(2600, 2300, 0.03));
export const fire = call(1.2, 0.05, [1, 4], 0.13, noise(2900, 1500, 0.03));
export const murmur = call(11, 0.06, [3, 7], 0.24, noise(520, 390, 0.26));
export const gust = call(10, 0.13, [1, 2], 1.2, noise(560, 330, 3.2));
export const snowfall = call(21, 0.07, [1, 1], 0, noise(900, 260, 0.8));
export const sleighBell = call(29, 0.02, [6, 10], 0.19, sine(3950, 3940, 0.16), sine(5250, 5240, 0.1));
export const windChime = call(14, 0.03, [2, 4], 0.41, sine(1568, 1567, 1.5), sine(2093, 2092, 1.2));
export const lark = call(9, 0.028, [4, 8], 0.12, sine(3300, 4200, 0.06), sine(3900, 3100, 0.06));
export const clank = call(16, 0.05, [1, 2], 0.7, reed(620, 610, 0.5), sine(1490, 1480, 0.35));
export const vent = call(13, 0.07, [1, 1], 0, noise(1900, 1300, 1.7));
export const hawk = call(24, 0.035, [1, 2], 0.9, reed(2300, 1500, 0.6));
