// npm run soak: the long forms. 200,000 simulated games under the light laws, 2,000 games under all laws, every change of a
// card, 10,000 changed records and heroes, a hundred records for each hero that is added to a library, texts of longer games
// and of more effects, the clicks of twenty duels, the built benchmark; a server that is killed 100 times on a file and 50
// times as one of two nodes, ten workers of the lab killed ten times, tables on two nodes, twins of 200 games on two servers, 100,000 messages of any kind; then fifty
// games in the browser in which whatever is offered is clicked, ten whole ones of two browsers, a minute of the music of every
// place, and every screen in every size and theme.
import { fromRoot, runNode, runTool } from './workspace.mjs';

const simulate =
  'simulate --games 200000 --bots random --heroes all --boards all --modes all --seed 1 --json';
process.env.FUZZ_GAMES = '50';
process.env.ONLINE_GAMES = '10';
process.env.SOUND_SECONDS = '60';
process.env.EVERY_LOOK = '1';
process.env.MUTATED_RECORDS = '10000';
process.env.MORE_HEROES_GAMES = '100';
process.env.LAW_GAMES = '1000';
process.env.TOLD_DECISIONS = '300';
process.env.RANDOM_EFFECTS = '3000';
process.env.MUTATED_HEROES = '10000';
process.env.CARD_MUTANTS = 'all';
process.env.CLICK_GAMES = '20';
process.env.BUILT_BENCH = '1';
process.env.LOAD = 'all';
process.env.KILLS = '100';
process.env.LAB_KILLS = '10';
process.env.KILL_TABLES = '40';
process.env.TWIN_GAMES = '200';
process.env.FUZZ_MESSAGES = '100000';
const records = [
  'run',
  '--no-file-parallelism',
  'packages/testkit/test/mutated-records',
  'packages/testkit/test/more-heroes',
  'packages/testkit/test/laws-',
  'packages/testkit/test/hiding-',
  'packages/testkit/test/card-mutations',
  'packages/client/test/clicks',
  'packages/cli/test/threads',
  'packages/text/test/played-games',
  'packages/text/test/no-english.slow',
  'packages/text/test/random',
  'packages/language/src/validate-mutations',
];
const servers = [
  'run',
  '--no-file-parallelism',
  'packages/server/test/half-migrated',
  'packages/server/test/kills',
  'packages/server/test/load',
  'packages/server/test/twins',
  'packages/server/test/fuzz',
  'packages/cli/test/lab.slow',
];
process.exitCode =
  runNode([fromRoot('bin/peerless.js'), ...simulate.split(' ')]) ||
  runTool('vitest', records) ||
  runTool('vitest', servers) ||
  runNode([
    fromRoot('scripts/test.mjs'),
    '--browser',
    'fuzz',
    'online-games',
    'sound',
    'screens',
    'board-in-sight',
  ]);
