import { test } from 'vitest';
import { keepsItsPlace } from './screens.ts';

/** The sizes and languages that newcomer.slow.test.ts leaves out. */
test.each([
  ['en', 100, 30],
  ['en', 120, 40],
  ['pt', 80, 24],
  ['fr', 80, 24],
  ['uk', 80, 24],
] as const)('in %s at %i × %i the board keeps its place and news are always seen', keepsItsPlace);
