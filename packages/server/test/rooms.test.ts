import { describe } from 'vitest';
import { accountsAreKept } from './accounts-are-kept.ts';
import { botsPlay } from './bots-play.ts';
import { gamesAreKept } from './games-are-kept.ts';
import { gamesEnd } from './games-end.ts';
import { hostsSee } from './hosts-see.ts';
import { movesReachTheLadder } from './moves-reach-the-ladder.ts';
import { sqliteFile } from './nodes.ts';
import { peopleAreKept } from './people-are-kept.ts';
import { playIsCounted } from './play-is-counted.ts';
import { tablesAreKept } from './tables-are-kept.ts';
import { talkIsKept } from './talk-is-kept.ts';
import { timeIsKept } from './time-is-kept.ts';
import { turnsAreTold } from './turns-are-told.ts';

describe('in SQLite', () => {
  gamesAreKept(async () => sqliteFile());
  peopleAreKept(async () => sqliteFile());
  tablesAreKept(async () => sqliteFile());
  accountsAreKept(async () => sqliteFile());
  talkIsKept(async () => sqliteFile());
  hostsSee(async () => sqliteFile());
  movesReachTheLadder(async () => sqliteFile());
  timeIsKept(async () => sqliteFile());
  gamesEnd(async () => sqliteFile());
  playIsCounted(async () => sqliteFile());
  turnsAreTold(async () => sqliteFile());
  botsPlay(async () => sqliteFile());
});
