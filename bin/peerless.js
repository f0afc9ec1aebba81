#!/usr/bin/env node
// The `peerless` command on a clone: installs and builds what is missing or stale, then hands over to the
// cli package. Uses Node builtins only, so that it works before the first install.
import { pathToFileURL } from 'node:url';
import { buildIfStale, buildTableIfStale, fromRoot, installIfNeeded } from '../scripts/workspace.mjs';

installIfNeeded();
buildIfStale();
if (process.argv.includes('serve')) buildTableIfStale();
const { main } = await import(pathToFileURL(fromRoot('packages/cli/dist/index.js')).href);
process.exitCode = await main(process.argv.slice(2));
