#!/usr/bin/env node
// npm links this file to node_modules/.bin; the launcher at the root builds what is stale.
import '../../../bin/peerless.js';
