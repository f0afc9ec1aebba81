// npm run soak: the long forms. 200,000 simulated games under the light laws, 10,000 changed records, a hundred records
// for each hero that is added to a library, then fifty games in the browser in which whatever is offered is clicked, and
// ten of two browsers.
import { fromRoot, runNode, runTool } from './workspace.mjs';

const simulate =
  'simulate --games 200000 --bots random --heroes all --boards all --modes all --seed 1 --json';
process.env.FUZZ_GAMES = '50';
process.env.ONLINE_GAMES = '10';
process.env.MUTATED_RECORDS = '10000';
process.env.MORE_HEROES_GAMES = '100';
const records = [
  'run',
  '--no-file-parallelism',
  'packages/testkit/test/mutated-records',
  'packages/testkit/test/more-heroes',
];
process.exitCode =
  runNode([fromRoot('bin/peerless.js'), ...simulate.split(' ')]) ||
  runTool('vitest', records) ||
  runNode([fromRoot('scripts/test.mjs'), '--browser', 'fuzz', 'online-games']);
