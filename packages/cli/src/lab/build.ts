import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that decide how a game goes, beside this one. */
const PACKAGES = ['language', 'rules', 'heroes', 'boards', 'ai'];

let known: string | null = null;

/**
 * Tells builds apart. Games are the same again only where rules, heroes, boards, bots and the machine that does the
 * arithmetic are, so a worker takes pieces of its own build only.
 */
export function buildStamp(): string {
  known ??= import.meta.url.endsWith('.ts') ? 'source' : stampOf(builtFolders());
  return known;
}

function builtFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const here = dirname(dirname(fileURLToPath(import.meta.url)));
  return [here, ...PACKAGES.map((name) => dirname(resolve(`@peerless/${name}`)))];
}

function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.v8);
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.js')).sort())
      hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
