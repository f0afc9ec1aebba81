// npm run build: compiles all packages (tsc -b) and builds the table in the browser into packages/client/dist.
import { build, buildTable, installIfNeeded } from './workspace.mjs';

installIfNeeded();
process.exitCode = build() || buildTable();
