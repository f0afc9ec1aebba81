import { test } from 'vitest';
import { FEW, games, toldWithoutEnglish } from './told-games.ts';

/** The games that no-english.slow.test.ts leaves out. */
test.each(games.slice(FEW))('$a against $b on $board is told without English', toldWithoutEnglish);
