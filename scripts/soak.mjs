// npm run soak: the long forms. 200,000 simulated games under the light laws, then fifty games in the browser in which
// whatever is offered is clicked.
import { fromRoot, runNode } from './workspace.mjs';

const simulate =
  'simulate --games 200000 --bots random --heroes all --boards all --modes all --seed 1 --json';
process.env.FUZZ_GAMES = '50';
process.exitCode =
  runNode([fromRoot('bin/peerless.js'), ...simulate.split(' ')]) ||
  runNode([fromRoot('scripts/test.mjs'), '--browser', 'fuzz']);
