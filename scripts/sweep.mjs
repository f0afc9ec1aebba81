// Removes what earlier builds left behind: tsc does not delete the output of a source that was renamed or removed, and it
// would be packed with the rest.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromRoot } from './workspace.mjs';

const OUTPUT = /(\.d\.ts|\.js)(\.map)?$/;

for (const name of readdirSync(fromRoot('packages'))) {
  const folder = fromRoot(join('packages', name));
  const dist = join(folder, 'dist');
  if (name === 'client' || !existsSync(dist)) continue;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = relative(dist, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !OUTPUT.test(path) || path.startsWith('bundle')) continue;
    if (!existsSync(join(folder, 'src', path.replace(OUTPUT, '.ts')))) rmSync(join(dist, path));
  }
}
