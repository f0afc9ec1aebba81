// npm run figures: how fast the table is on this machine, measured in a real browser. Reports, and judges nothing.
import { fromRoot, runNode } from './workspace.mjs';

process.env.FIGURES = '1';
process.exitCode = runNode([fromRoot('scripts/test.mjs'), '--browser']);
