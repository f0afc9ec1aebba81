#!/usr/bin/env node
// What was built, as it is: for places that have no sources, such as a container. The launcher at the root builds first.
import { main } from '../dist/index.js';

process.exitCode = await main(process.argv.slice(2));
