import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from './workspace.mjs';

/** What the linter says of a tree that breaks every rule of the architecture, under the rules of this repository. */
function lintFixture(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fromRoot('scripts/fixtures/bad-imports'), folder, { recursive: true });
  cpSync(fromRoot('biome.jsonc'), join(folder, 'biome.jsonc'));
  cpSync(fromRoot('scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', folder];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const found = stdout.matchAll(/title=([^,]*),file=([^,]*),line=(\d+)/g);
  return [...found].map(([, rule, file, line]) => {
    const path = (file ?? '').slice((file ?? '').indexOf('packages/'));
    return `${path}:${line} ${(rule ?? '').split('/').at(-1)}`;
  });
}

test('every package is told what it may import', () => {
  const rules = readFileSync(fromRoot('biome.jsonc'), 'utf8');
  const packages = readdirSync(fromRoot('packages'));
  expect(packages.filter((name) => !rules.includes(`"packages/${name}/src/**"`))).toEqual([]);
});

test('forbidden imports, cycles, clocks and chance are found, each in its line, and nothing else is', () => {
  expect(lintFixture().sort()).toMatchInlineSnapshot(`
    [
      "packages/ai/src/index.ts:10 plugin",
      "packages/ai/src/index.ts:6 plugin",
      "packages/ai/src/index.ts:7 plugin",
      "packages/ai/src/index.ts:8 plugin",
      "packages/ai/src/index.ts:9 noBitwiseOperators",
      "packages/cli/src/index.ts:4 noRestrictedImports",
      "packages/client/src/screen.ts:2 noRestrictedImports",
      "packages/client/src/screen.ts:3 noRestrictedImports",
      "packages/client/src/screen.ts:4 noRestrictedImports",
      "packages/client/src/screen.ts:7 noRestrictedImports",
      "packages/client/src/screen.ts:8 noRestrictedImports",
      "packages/client/src/screen.ts:9 noRestrictedImports",
      "packages/client/src/table/local-source.ts:3 noRestrictedImports",
      "packages/heroes/src/index.ts:3 noRestrictedImports",
      "packages/language/src/index.ts:2 noRestrictedImports",
      "packages/rules/src/cycle.ts:1 noImportCycles",
      "packages/rules/src/index.ts:10 noRestrictedImports",
      "packages/rules/src/index.ts:13 noRestrictedGlobals",
      "packages/rules/src/index.ts:13 plugin",
      "packages/rules/src/index.ts:14 noRestrictedGlobals",
      "packages/rules/src/index.ts:15 noRestrictedGlobals",
      "packages/rules/src/index.ts:15 noRestrictedGlobals",
      "packages/rules/src/index.ts:15 noRestrictedGlobals",
      "packages/rules/src/index.ts:3 noNodejsModules",
      "packages/rules/src/index.ts:6 noRestrictedImports",
      "packages/rules/src/index.ts:7 noRestrictedImports",
      "packages/rules/src/index.ts:8 noRestrictedImports",
      "packages/rules/src/index.ts:9 noRestrictedImports",
      "packages/rules/src/other.ts:1 noImportCycles",
    ]
  `);
});
