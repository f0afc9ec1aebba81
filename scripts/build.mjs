// npm run build: compiles all packages (tsc -b).
import { build, installIfNeeded } from './workspace.mjs';

installIfNeeded();
process.exitCode = build();
