// npm start: installs, builds and opens a game; without a terminal it prints the help instead.
import { buildIfStale, fromRoot, installIfNeeded, runNode } from './workspace.mjs';

const asked = process.argv.slice(2);
const inTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);

installIfNeeded();
buildIfStale();
const words = asked.length > 0 ? asked : [inTerminal ? 'play' : '--help'];
process.exitCode = runNode([fromRoot('bin/peerless.js'), ...words]);
