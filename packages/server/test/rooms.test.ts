import { describe } from 'vitest';
import { botsPlay } from './bots-play.ts';
import { gamesAreKept } from './games-are-kept.ts';
import { gamesEnd } from './games-end.ts';
import { sqliteFile } from './nodes.ts';
import { peopleAreKept } from './people-are-kept.ts';
import { timeIsKept } from './time-is-kept.ts';

describe('in SQLite', () => {
  gamesAreKept(async () => sqliteFile());
  peopleAreKept(async () => sqliteFile());
  timeIsKept(async () => sqliteFile());
  gamesEnd(async () => sqliteFile());
  botsPlay(async () => sqliteFile());
});
