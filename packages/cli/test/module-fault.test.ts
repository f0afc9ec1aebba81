import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importFault, moduleFault } from '../src/own/module-fault.ts';

test('a misspelt import from one of our packages is told with the name that was meant', async () => {
  const said = (specifier: string, name: string): Error =>
    new SyntaxError(`The requested module '${specifier}' does not provide an export named '${name}'`);
  const { reason } = await importFault('hero.mjs', said('@peerless/language', 'versatil'));
  expect(reason).toContain('did you mean "versatile"?');
  const strange = await importFault('hero.mjs', said('@peerless/language', 'zzzzzzzz'));
  expect(strange.reason).not.toContain('did you mean');
});

test.each([
  ['@peerless/langage', "Cannot find package '@peerless/langage' imported from /elsewhere/package-hook.js"],
  [
    '@peerless/rules/nmbers',
    `Package subpath './nmbers' is not defined by "exports" in /elsewhere/node_modules/@peerless/rules/package.json imported from /elsewhere/package-hook.js`,
  ],
])('a misspelt %s is told with the line that imports it, and without a file of the command', (name, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-fault-'));
  const file = join(folder, 'hero.mjs');
  writeFileSync(file, `// A hero\nimport { draw } from '${name}';\n`);
  const fault = moduleFault(file, new Error(said));
  rmSync(folder, { recursive: true });
  expect(fault).toEqual({ place: `${file}:2`, reason: `Cannot find module '${name}'` });
});

test('what a module says is told without the full stop that the sentence around it has', () => {
  const error = new TypeError("Cannot destructure property 'title' of 'print' as it is undefined.");
  expect(moduleFault('hero.mjs', error).reason).toMatch(/as it is undefined$/);
});
