import type { GameConfig } from '@peerless/rules';

/**
 * The first game: Sinbad against Medusa, with the same cards for everybody. The choices of both sides are written
 * down, so each lesson finds the table as it needs it, and one can go back to any of them; some are the learner's own.
 */
export const FIRST_GAME: GameConfig = {
  seed: '440d',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'sinbad' }, { hero: 'medusa' }],
};

/** What Sinbad has left after a defended attack: without a card it is less. */
export const DEFENDED_HEALTH = 14;

/** The one who learns plays the first seat. */
export const LEARNER = 0;

export const LESSON_IDS = [
  'goal',
  'sidekick',
  'maneuver',
  'boost',
  'move',
  'follow',
  'undo',
  'card',
  'attack',
  'moments',
  'defense',
  'scheme',
  'help',
  'strike',
  'end',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What is chosen in each lesson, by the learner and by the opponent, in turn. A lesson without choices tells something. */
const CHOICES: { readonly [L in LessonId]: readonly string[] } = {
  goal: [],
  sidekick: ['space 22', 'space 36', 'space 24', 'space 25'],
  maneuver: ['maneuver'],
  boost: ['card regroup'],
  move: ['move sinbad 34'],
  follow: ['move the-porter 28'],
  undo: [],
  card: [],
  attack: ['attack sinbad>harpy-1 momentous-shift', 'none'],
  moments: [],
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
  help: [],
  strike: ['attack sinbad>medusa commanding-impact', 'card regroup'],
  end: [],
};

/** Where the learner may choose something else than what is written: the rest of the script goes on from any of it. */
const FREE: { readonly [L in LessonId]?: (key: string) => boolean } = {
  sidekick: () => true,
  follow: () => true,
  defense: () => true,
  strike: (key) => key.startsWith('attack sinbad>medusa '),
};

/** Whether a lesson only tells something. */
export const isTelling = (lesson: number): boolean => endOf(lesson) === startOf(lesson);

/** The lesson in which a choice is made, after so many others. */
export const lessonAt = (made: number): number =>
  LESSON_IDS.findIndex((_, lesson) => startOf(lesson) <= made && made < endOf(lesson));

const nothing = (): boolean => false;

/** What is offered in a lesson after so many choices: what is written, or all that would do as well. */
export function offeredIn(lesson: number, made: number): (key: string) => boolean {
  if (made < startOf(lesson) || made >= endOf(lesson)) return nothing;
  return FREE[LESSON_IDS[lesson] ?? 'end'] ?? ((key) => key === SCRIPT[made]);
}

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
