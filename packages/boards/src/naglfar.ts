import type { BoardDef } from '@peerless/language';

/** Naglfar, a board of 28 spaces from The Witcher: Realms Fall. */
export const naglfar: BoardDef = {
  slug: 'naglfar',
  name: 'Naglfar',
  names: { pt: 'Naglfar', fr: 'Naglfar', uk: 'Нагльфар' },
  set: 'The Witcher: Realms Fall',
  aspect: 1.544,
  spaceRadius: 4.64,
  spaces: [
    { id: 1, x: 12.07, y: 12.3, zones: ['light-blue'], start: null, passage: false },
    { id: 2, x: 28.95, y: 10.13, zones: ['sage'], start: null, passage: false },
    { id: 3, x: 53.55, y: 13.03, zones: ['sage', 'indigo'], start: null, passage: false },
    { id: 4, x: 77.58, y: 14.48, zones: ['indigo'], start: null, passage: false },
    { id: 5, x: 40.08, y: 22.07, zones: ['sage'], start: 3, passage: false },
    { id: 6, x: 63.4, y: 17.73, zones: ['sage', 'indigo'], start: null, passage: false },
    { id: 7, x: 87.89, y: 21.17, zones: ['indigo'], start: 1, passage: false },
    { id: 8, x: 5.04, y: 28.41, zones: ['light-blue'], start: null, passage: false },
    { id: 9, x: 17.23, y: 30.94, zones: ['light-blue'], start: null, passage: false },
    { id: 10, x: 28.83, y: 33.11, zones: ['sage'], start: null, passage: false },
    { id: 11, x: 50.51, y: 29.13, zones: ['sage', 'indigo'], start: null, passage: false },
    { id: 12, x: 61.64, y: 33.84, zones: ['sage', 'indigo'], start: null, passage: false },
    { id: 13, x: 72.66, y: 29.49, zones: ['indigo'], start: null, passage: false },
    { id: 14, x: 94.8, y: 34.56, zones: ['white'], start: null, passage: false },
    { id: 15, x: 84.84, y: 41.25, zones: ['white'], start: null, passage: false },
    { id: 16, x: 12.07, y: 66.41, zones: ['cream', 'pink'], start: null, passage: false },
    { id: 17, x: 24.14, y: 63.51, zones: ['cream', 'pink'], start: null, passage: false },
    { id: 18, x: 41.6, y: 63.69, zones: ['pink'], start: null, passage: false },
    { id: 19, x: 55.2, y: 65.86, zones: ['pink'], start: null, passage: false },
    { id: 20, x: 68.2, y: 66.22, zones: ['pink'], start: null, passage: false },
    { id: 21, x: 82.03, y: 71.11, zones: ['pink', 'brown'], start: null, passage: false },
    { id: 22, x: 8.2, y: 83.59, zones: ['cream'], start: 2, passage: false },
    { id: 23, x: 19.57, y: 84.68, zones: ['cream'], start: null, passage: false },
    { id: 24, x: 30.23, y: 79.07, zones: ['cream'], start: null, passage: false },
    { id: 25, x: 40.31, y: 84.86, zones: ['brown'], start: null, passage: false },
    { id: 26, x: 51.91, y: 84.68, zones: ['brown'], start: 4, passage: false },
    { id: 27, x: 63.16, y: 84.5, zones: ['brown'], start: null, passage: false },
    { id: 28, x: 74.06, y: 82.33, zones: ['brown'], start: null, passage: false },
  ],
  // biome-ignore format: several lines of the board a row
  edges: [
    [1, 2], [1, 9], [2, 3], [2, 5], [2, 10], [3, 6], [3, 11], [4, 7], [4, 13], [5, 10], [6, 12],
    [6, 20], [7, 13], [7, 14], [8, 9], [8, 16], [9, 10], [11, 12], [11, 23], [12, 13], [13, 15],
    [14, 15], [15, 28], [16, 17], [16, 22], [17, 18], [17, 24], [18, 19], [18, 25], [19, 20],
    [19, 26], [20, 21], [20, 27], [21, 28], [22, 23], [23, 24], [25, 26], [26, 27], [27, 28],
  ],
  doors: [],
  features:
    'Deck links: two levels, the upper deck (spaces 1 to 15) and the deck below. Four pairs of equal symbols join them; no line is drawn there, but the two spaces of a pair are adjacent in every respect (R-14.61).',
  startSpaces: 4,
  confidence: 'read from picture',
  // biome-ignore format: several lines of the board a row
  deckLinks: [
    [8, 16], [6, 20], [11, 23], [15, 28],
  ],
  upperDeck: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  curves: [
    { edge: [1, 9], ctrl: [16.1, 20.67] },
    { edge: [2, 5], ctrl: [32.66, 20.23] },
    { edge: [2, 10], ctrl: [34.24, 21.69] },
    { edge: [5, 10], ctrl: [32.74, 23.42] },
    { edge: [13, 15], ctrl: [74.18, 46.66] },
    { edge: [17, 18], ctrl: [32.85, 67.91] },
    { edge: [20, 27], ctrl: [67.1, 76.3] },
    { edge: [21, 28], ctrl: [79.21, 78.69] },
  ],
  // biome-ignore format: several lines of the board a row
  crossings: [
    [[6, 20], [12, 13]], [[11, 23], [17, 18]], [[11, 23], [17, 24]], [[15, 28], [20, 21]],
  ],
};
