import type { GameConfig } from '@peerless/rules';

/**
 * The first game: Sinbad against Medusa, with the same cards for everybody. Every choice of both sides is written
 * down, so each lesson finds the table as it needs it; one can go back to any of them.
 */
export const FIRST_GAME: GameConfig = {
  seed: '440d',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'sinbad' }, { hero: 'medusa' }],
};

/** The one who learns plays the first seat. */
export const LEARNER = 0;

export const LESSON_IDS = [
  'welcome',
  'sidekick',
  'maneuver',
  'boost',
  'move',
  'follow',
  'attack',
  'defense',
  'scheme',
  'strike',
  'end',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What is chosen in each lesson, by the learner and by the opponent, in turn. */
const CHOICES: { readonly [L in LessonId]: readonly string[] } = {
  welcome: [],
  sidekick: ['space 22', 'space 36', 'space 24', 'space 25'],
  maneuver: ['maneuver'],
  boost: ['card regroup'],
  move: ['move sinbad 34'],
  follow: ['move the-porter 28'],
  attack: ['attack sinbad>harpy-1 momentous-shift', 'none'],
  defense: [
    'fighter sinbad',
    'attack medusa>sinbad snipe',
    'card exploit',
    'maneuver',
    'none',
    'move medusa 36',
    'done',
  ],
  scheme: ['scheme sinbad riches-beyond-compare'],
  strike: ['attack sinbad>medusa commanding-impact', 'card regroup'],
  end: [],
};

/** How many choices of the opponent a lesson begins with. */
const OPPONENT_FIRST: { readonly [L in LessonId]?: number } = { defense: 2 };

/** How many choices have been made when the learner's part of a lesson comes. */
export const turnOf = (lesson: number): number =>
  startOf(lesson) + (OPPONENT_FIRST[LESSON_IDS[lesson] ?? 'end'] ?? 0);

/** All choices, one after the other. */
export const SCRIPT: readonly string[] = LESSON_IDS.flatMap((id) => CHOICES[id]);

/** How many choices come before a lesson. */
export const startOf = (lesson: number): number =>
  LESSON_IDS.slice(0, lesson).reduce((sum, id) => sum + CHOICES[id].length, 0);

/** How many choices have been made when a lesson is over. */
export const endOf = (lesson: number): number => startOf(lesson + 1);

export const LAST_LESSON: number = LESSON_IDS.length - 1;
