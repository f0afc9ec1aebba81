import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scanSource } from './source-scan.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

function run(root: string) {
  const result = spawnSync(process.execPath, [join(here, 'check-imports.mjs'), root], { encoding: 'utf8' });
  return { status: result.status, output: result.stdout + result.stderr };
}

test('the packages import each other only as the table allows', () => {
  const { status, output } = run(join(here, '..'));
  expect(output).toMatch(/^Imports: [1-9]\d* files, 0 problems\.\n$/);
  expect(status).toBe(0);
});

test('every forbidden import and word of the fixture is named with its line, and nothing else is', () => {
  const { status, output } = run(join(here, 'fixtures/bad-imports'));
  expect(status).toBe(1);
  expect(output.match(/^packages.*$/gm)).toEqual([
    'packages/ai/src/index.ts:6: ai reads a game by its numbers, not by its content',
    'packages/ai/src/index.ts:7: ai reads a game by its numbers, not by its content',
    'packages/ai/src/index.ts:7: ai reads a game by its numbers, not by its state',
    'packages/ai/src/index.ts:7: ai reads a game by its numbers, not by its state',
    'packages/ai/src/index.ts:8: ai reads a game by its numbers, not by its options',
    'packages/cli/src/index.ts:4: cli may not import client',
    'packages/heroes/src/index.ts:3: heroes may not import boards',
    'packages/language/src/index.ts:2: language may not import rules',
    'packages/rules/src/game.test.ts:4: rules may not import cli',
    'packages/rules/src/index.ts:3: rules is pure and may not import node:fs',
    'packages/rules/src/index.ts:6: rules may not import heroes',
    'packages/rules/src/index.ts:7: rules may not import testkit',
    'packages/rules/src/index.ts:8: rules may not reach outside its folder; import a package',
    'packages/rules/src/index.ts:9: rules may not import text',
    'packages/rules/src/index.ts:10: rules may not import ai',
    'packages/rules/src/index.ts:13: rules is pure and may not use Math.random',
    'packages/rules/src/index.ts:13: rules is pure and may not use Date.now',
    'packages/rules/src/index.ts:14: rules is pure and may not use new Date',
    'packages/rules/src/index.ts:15: rules is pure and may not use console',
    'packages/rules/src/index.ts:15: rules is pure and may not use process',
    'packages/rules/src/index.ts:15: rules is pure and may not use performance.now',
    'packages/stranger/src/index.ts:2: stranger is not in the table of packages',
  ]);
  expect(output).toContain("import { readFileSync } from 'node:fs';");
});

test('a folder without packages fails: a check of nothing proves nothing', () => {
  const empty = mkdtempSync(join(tmpdir(), 'peerless-'));
  expect(run(empty).status).toBe(1);
  rmSync(empty, { recursive: true });
});

test('code, strings, comments, templates and regular expressions are told apart', () => {
  const source = [
    "a('x') // b",
    '/* c\n d */ e',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template, not a template.
    '`f ${g({ h: `i ${j}` })} k` + l / m / n',
    'o(/[/"\'`]/, p)',
    "'it\\'s' + q",
  ].join('\n');
  const { code, text } = scanSource(source);
  expect(code).toHaveLength(source.length);
  expect(text).toHaveLength(source.length);
  expect(code.match(/\w+/g)).toEqual(['a', 'e', 'g', 'h', 'j', 'l', 'm', 'n', 'o', 'p', 'q']);
  expect(text).toContain("'it\\'s'");
});
