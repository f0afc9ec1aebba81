import { test } from 'vitest';
import { playsWhole } from './whole-game.ts';

/** Whole games in the modes and with the bots that play.slow.test.ts leaves out. */
test.each([
  ['duel', 'casual'],
  ['free-for-all-3', 'random'],
  ['free-for-all-4', 'none'],
  ['teams-3', 'random'],
  ['teams-4', 'none'],
])('%s with bots: %s', playsWhole);
