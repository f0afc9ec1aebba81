import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from './workspace.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');
const root: Manifest & { readonly workspaces: readonly string[] } = JSON.parse(read('package.json'));
const { version } = root;

test.each(root.workspaces)('%s has the version of all, and wants that of the others', (folder) => {
  const { name, dependencies, devDependencies, ...manifest }: Manifest = JSON.parse(
    read(`${folder}/package.json`),
  );
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([other]) =>
    /^@?peerless\b/.test(other),
  );
  expect([name, manifest.version, ...ours.map(([, wanted]) => wanted)]).toEqual([
    name,
    version,
    ...ours.map(() => version),
  ]);
  const locked: { packages: Record<string, Manifest> } = JSON.parse(read('package-lock.json'));
  expect(locked.packages[folder]).toMatchObject({ name, version });
});

test('the changelog, the README and the kept saves speak of the same version', () => {
  expect(read('CHANGELOG.md').match(/^## \[(.+?)\]/m)?.[1]).toBe(version);
  expect(read('README.md')).toContain(`Version ${version}`);
  expect(readdirSync(fromRoot('saves')).sort().at(-1)).toBe(version);
});

test.each(root.workspaces)('%s names no made-up address', (folder) => {
  expect(read(`${folder}/package.json`)).not.toMatch(/example\.(?:org|com|net)/);
});
