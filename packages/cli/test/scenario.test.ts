import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inFolder, peerless, refusal } from './terminal.ts';

const POSITION = `
board: sarpedon
seats:
  - hero: medusa
    fighters: { medusa: { space: 10 }, harpy-1: defeated, harpy-2: defeated, harpy-3: defeated }
    hand: [snipe]
  - hero: alice
    fighters: { alice: { space: 11 }, the-jabberwock: { space: 30 } }
`;

const write = (name: string, ...documents: string[]): string => {
  const path = inFolder(name);
  writeFileSync(path, documents.join('\n---\n'));
  return path;
};

const PASSES = `name: Snipe hits\n${POSITION}
play:
  - attack: { by: medusa, target: alice, card: snipe }
expect:
  - { fighter: alice, health: 10 }
`;
const FAILS = PASSES.replace('Snipe hits', 'Snipe misses').replace('health: 10', 'health: 13');
const MISFITS = PASSES.replace('target: alice', 'target: the-jabberwock').replace(
  'Snipe hits',
  'Too far away',
);

const lineIn = (said: string): number => Number(/\.yaml:(\d+):/.exec(said)?.[1]);
const lineOf = (text: string, start: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

describe('scenario', () => {
  test('does not look into foreign and hidden folders', async () => {
    for (const folder of ['', 'node_modules', '.git', 'sub']) {
      mkdirSync(inFolder(`tree/${folder}`), { recursive: true });
      writeFileSync(inFolder(`tree/${folder}/one.yaml`), PASSES);
    }
    const { out } = await peerless(['scenario', inFolder('tree')]);
    expect(out).toContain('2 passed, 0 failed');
    expect(out).toContain('tree/sub/one.yaml');
  });

  test('prints a line a scenario and a sum', async () => {
    const { code, out } = await peerless(['scenario', write('good.yaml', PASSES)]);
    expect(out).toMatch(/^✓ Snipe hits {2}.*good\.yaml:1\n1 passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  test('tells what was expected; failures end with 1', async () => {
    const { code, out } = await peerless(['scenario', write('mixed.yaml', PASSES, FAILS)]);
    expect(code).toBe(1);
    expect(out).toContain('✗ Snipe misses');
    expect(out).toMatch(/health/);
    expect(out.trim().split('\n').at(-1)).toBe('1 passed, 1 failed');
    const json = JSON.parse((await peerless(['scenario', '--json', inFolder('mixed.yaml')])).out);
    expect(json).toMatchObject({ passed: 1, failed: 1 });
    expect(json.scenarios[1]).toMatchObject({ name: 'Snipe misses', passed: false });
  });

  test('a step that fits nothing is a mistake in the file', async () => {
    const { code, out, err } = await peerless(['scenario', write('misfit.yaml', MISFITS)]);
    expect(code).toBe(2);
    expect(err).toMatch(/misfit\.yaml:\d+: play\[1\]\.attack: .*\n? *.*fits no option/);
    expect(lineIn(err)).toBe(lineOf(MISFITS, '  - attack'));
    expect(out).toContain('0 passed, 1 failed');
  });

  test('unknown names and broken files are refused', async () => {
    const unknown = await peerless([
      'scenario',
      write('unknown.yaml', PASSES.replace('hero: medusa', 'hero: medussa')),
    ]);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('"medusa"');
    expect(lineIn(unknown.err)).toBe(lineOf(PASSES, '  - hero: medusa'));
    const nowhere = await peerless([
      'scenario',
      write('space.yaml', PASSES.replace('space: 10', 'space: 99')),
    ]);
    expect(nowhere.code).toBe(2);
    expect(nowhere.err.replace(/\s+/g, ' ')).toContain('Sarpedon has no space 99');
    expect(lineIn(nowhere.err)).toBe(lineOf(PASSES, '    fighters: { medusa'));
    const board = write('board.yaml', PASSES.replace('board: sarpedon', 'board: sarpedom'));
    expect(lineIn((await peerless(['scenario', board])).err)).toBe(lineOf(PASSES, 'board: '));
    const card = write('card.yaml', PASSES.replace('hand: [snipe]', 'hand: [snipper]'));
    expect(lineIn((await peerless(['scenario', card])).err)).toBe(lineOf(PASSES, '    hand: '));
    const several = write(
      'several.yaml',
      PASSES.replace(', card: snipe }', ' }').replace('[snipe]', '[snipe, feint]'),
    );
    const vague = await peerless(['scenario', several]);
    expect(vague.err.replace(/\s+/g, ' ')).toContain('fits 2 options');
    expect(lineIn(vague.err)).toBe(lineOf(PASSES, '  - attack'));
    expect(await refusal(['scenario', ''])).toBe('The name of a scenario file is empty.');
    expect(await refusal(['scenario', inFolder('nothing.yaml')])).toContain('nothing.yaml');
    expect(await refusal(['scenario', write('broken.yaml', 'a: [1')])).toContain('broken.yaml:1');
  });
});
