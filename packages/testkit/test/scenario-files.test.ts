import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PeerlessError } from '@peerless/rules';
import { afterAll, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';
import { loadScenarios, runLoaded } from '../src/scenario-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'test.yaml');
  writeFileSync(path, text);
  return path;
}

const seats = `board: sarpedon
seats:
  - { hero: king-arthur, fighters: { king-arthur: { space: 12 }, merlin: { space: 5 } } }
  - { hero: alice, fighters: { alice: { space: 13 }, the-jabberwock: { space: 1 } } }
`;

test('a file may hold several documents; each knows its line', () => {
  const loaded = loadScenarios(file(`# comment\nname: one\n${seats}---\nname: two\n${seats}`));
  expect(loaded.map(({ name, line }) => [name, line])).toStrictEqual([
    ['one', 2],
    ['two', 8],
  ]);
  expect(loaded.map((scenario) => runLoaded(scenario, testLibrary()).passed)).toStrictEqual([true, true]);
});

test('a mistake is reported with its file and line', () => {
  const [loaded] = loadScenarios(file(`name: one\n${seats}play:\n  - maneuver\n  - { mve: {} }\n`));
  expect(runLoaded(loaded, testLibrary()).failures[0]).toMatch(
    /test\.yaml:8: play\[2\]\.mve: unknown key "mve"/,
  );
});

test('broken YAML is one sentence', () => {
  expect(() => loadScenarios(file('name: [one'))).toThrow(PeerlessError);
  expect(() => loadScenarios(file('name: one\nname: two'))).toThrow(/test\.yaml:2: /);
});

test('a file that repeats itself without end is refused', () => {
  const layers = Array.from(
    { length: 12 },
    (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}, *a${i}]`,
  );
  expect(() => loadScenarios(file(`a0: &a0 [x]\n${layers.join('\n')}`))).toThrow(PeerlessError);
});

test('a file that is not there', () => {
  expect(() => loadScenarios(join(folder, 'nothing.yaml'))).toThrow(/there is no file .*nothing\.yaml/);
});

test('the example of docs/scenarios.md runs', () => {
  const text = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const [loaded] = loadScenarios(file(/```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? ''));
  expect(runLoaded(loaded, testLibrary()).failures).toStrictEqual([]);
});
