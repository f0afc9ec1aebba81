// A made-up duel used only for measuring: 30-space graph with zones, two fighters a side,
// 30-card decks, maneuver / attack / scheme, hidden hands. It imitates the *shape* of an
// asymmetric tactical card duel (decision kinds, state size, branching), not any real game's text.
import { sfc32, sfc32seed } from './random.mjs';

export const N = 30;
const r = sfc32seed(7);
const rnd = (n) => sfc32(r) % n;

// ring + chords, degree about 3 to 4
const adjSet = Array.from({ length: N }, () => new Set());
const link = (a, b) => {
  if (a !== b) {
    adjSet[a].add(b);
    adjSet[b].add(a);
  }
};
for (let i = 0; i < N; i++) link(i, (i + 1) % N);
for (let i = 0; i < 22; i++) link(rnd(N), rnd(N));
export const ADJ = adjSet.map((s) => [...s].sort((a, b) => a - b));
export const ADJ_MASK = Int32Array.from(ADJ, (a) => a.reduce((m, b) => m | (1 << b), 0));
// six zones of neighbouring spaces, each space in one or two
export const ZONES = Array.from({ length: N }, (_, i) => {
  let z = 1 << Math.floor(i / 5);
  if (i % 5 === 0) z |= 1 << ((Math.floor(i / 5) + 5) % 6);
  return z;
});
export const ZONE_MASK = Int32Array.from({ length: N }, (_, i) => {
  let m = 0;
  for (let j = 0; j < N; j++) if (j !== i && ZONES[i] & ZONES[j]) m |= 1 << j;
  return m;
});

// card kinds. type: 0 attack, 1 defence, 2 versatile, 3 scheme
// effect: 0 none, 1 draw, 2 damage, 3 move attacker 2, 4 cancel, 5 random discard, 6 gain action, 7 heal
export const CARDS = Array.from({ length: 12 }, (_, i) => ({
  id: i,
  type: [0, 2, 1, 2, 3, 0, 2, 2, 1, 3, 0, 2][i],
  value: [4, 3, 3, 2, 0, 5, 3, 4, 4, 0, 3, 2][i],
  boost: [2, 1, 2, 3, 1, 3, 2, 1, 2, 2, 4, 1][i],
  effect: [0, 1, 4, 5, 2, 3, 2, 0, 1, 7, 6, 3][i],
  heroOnly: i === 5 || i === 10,
}));
export const DECK = [];
for (let i = 0; i < 12; i++) for (let c = 0; c < (i < 6 ? 3 : 2); c++) DECK.push(i);
export const HERO_HP = 15,
  SIDE_HP = 6,
  HERO_MOVE = 2,
  HAND_LIMIT = 7;
export const START = [
  [0, 1],
  [15, 16],
];

export const PH = { ACTION: 0, BOOST: 1, MOVE: 2, DEFEND: 3, DISCARD: 4, AFTER_MOVE: 5, OVER: 6 };
