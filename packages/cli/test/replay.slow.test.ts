import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { anybody, inFolder, peerless, refusal } from './terminal.ts';

const home = { home: inFolder('replays') };
const SETUP = ['--heroes', 'medusa,king-arthur', '--board', 'heorot', '--seed', '1', '--bots', 'random'];

beforeAll(async () => {
  await peerless(['play', ...SETUP, '--name', 'over'], { ...home, answer: anybody(2, ['undo']) });
  await peerless(['play', ...SETUP, '--name', 'running'], { ...home, answer: anybody(2, [], 40) });
});

describe('replay', () => {
  test('checks and tells a game', async () => {
    const { code, out } = await peerless(['replay', 'over'], home);
    expect(code).toBe(0);
    expect(out).toContain('Medusa – King Arthur on Heorot, duel, seed 1');
    expect(out).toMatch(/Medusa draws [A-Z]/);
    expect(out).toMatch(/King Arthur draws [A-Z]/);
    const check = await peerless(['replay', 'over', '--check'], home);
    expect(check.out.split('\n')).toHaveLength(3);
  });

  test('shows each viewer only what they may see', async () => {
    const spectator = await peerless(['replay', 'running', '--text'], home);
    expect(spectator.out).not.toMatch(/draws [A-Z]/);
    const medusa = await peerless(['replay', 'running', '--text', '--view', '1'], home);
    expect(medusa.out).toMatch(/Medusa draws [A-Z]/);
    expect(medusa.out).not.toMatch(/King Arthur draws [A-Z]/);
    expect(await refusal(['replay', 'running', '--view', '3'], home)).toBe(
      '--view is spectator, open or a player (1, 2), not "3".',
    );
  });

  test('gives the events as JSON and takes bare records', async () => {
    const json = JSON.parse((await peerless(['replay', 'over', '--json'], home)).out);
    expect(json.sound).toBe(true);
    expect(json.events.at(-1)).toMatchObject({ type: 'gameEnded' });
    const bare = inFolder('bare.json');
    writeFileSync(
      bare,
      JSON.stringify(JSON.parse(readFileSync(`${home.home}/games/over.json`, 'utf8')).record),
    );
    expect((await peerless(['replay', bare, '--check'], home)).out).toContain('The record is sound.');
    expect((await peerless(['play', '--resume', bare], home)).out).toContain('wins the game');
  });

  test('refuses what is no record', async () => {
    expect(await refusal(['replay', 'ovr'], home)).toBe(
      'There is no saved game or file "ovr"; did you mean "over"?',
    );
    expect(await refusal(['replay', 'no/where.json'], home)).toContain('no such file');
    expect(await refusal(['replay', ''], home)).toBe('Say which game: a file, or the name of a saved game.');
    expect(await refusal(['replay', 'over', '--check', '--text'], home)).toContain('does not go with --text');
    const path = inFolder('no.json');
    writeFileSync(path, 'hello');
    expect(await refusal(['replay', path], home)).toContain('it is no JSON file, or it was cut off');
  });
});

describe('draw', () => {
  test('draws boards, scenarios and games', async () => {
    const board = await peerless(['draw', 'kaer-morhen']);
    expect(board.out).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\n$/);
    expect(board.out.match(/<title>space /g)).toHaveLength(32);
    const file = inFolder('game.svg');
    expect((await peerless(['draw', 'running', '--out', file], home)).out).toBe(`Wrote ${file}\n`);
    const game = readFileSync(file, 'utf8');
    expect(game).toContain('Medusa: ');
    expect(game).toContain('west door, ');
    const yaml = inFolder('position.yaml');
    writeFileSync(
      yaml,
      'board: soho\nseats:\n  - hero: alice\n    fighters: { alice: { space: 1 }, the-jabberwock: { space: 2, health: 3 } }\n  - hero: medusa\n    fighters: { medusa: { space: 9 }, harpy-1: defeated, harpy-2: defeated, harpy-3: { space: 10 } }\n',
    );
    expect((await peerless(['draw', yaml])).out).toContain('The Jabberwock: 3 of 8 health');
  });

  test('refuses what cannot be drawn', async () => {
    expect(await refusal(['draw', 'sarpedom'])).toContain('did you mean "sarpedon"?');
    expect(await refusal(['draw', 'nothing.json'])).toContain('no file nothing.json');
    expect(await refusal(['draw', 'sarpedon', '--out', inFolder('position.yaml/x.svg')])).toContain(
      'Cannot write',
    );
  });
});
