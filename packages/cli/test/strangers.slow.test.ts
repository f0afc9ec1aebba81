import {
  chmodSync,
  createWriteStream,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { mostThreads } from '../src/crew.ts';
import { readText, writeText } from '../src/files.ts';
import { watchOutput } from '../src/io.ts';
import { anybody, DUEL, inFolder, peerless, refusal } from './terminal.ts';

/** Input that somebody made to do harm, or that only happens on a bad day. */

/** A text that would clear the screen, change its title and colours, go on for megabytes and turn letters around. */
const EVIL = `\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\r${'x'.repeat(100_000)}\n`;

/** Whether a terminal only shows it. */
const isHarmless = (text: string): boolean => !/[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', ''));

const save = (record: unknown, players: unknown = [{ is: 'person' }, { is: 'bot', bot: 'random' }]): string =>
  JSON.stringify({ format: 'peerless-save-1', players, record });

/** A record that is sound but for what is changed. */
const changed = (change: (record: Record<string, unknown>) => void): string => {
  const { record } = JSON.parse(readFileSync(join(inFolder('home'), 'games', 'sound.json'), 'utf8'));
  change(record);
  return save(record);
};

beforeAll(async () => {
  await peerless([...DUEL, '--name', 'sound'], { answer: anybody(1, [], 8) });
});

describe('foreign text', () => {
  test.each([
    ['cards', EVIL],
    ['boards', EVIL],
    ['heroes', EVIL],
    ['help', EVIL],
    [EVIL],
    [`--${EVIL}`],
    ['replay', EVIL],
    ['replay', `a/${EVIL}`],
    ['draw', EVIL],
    ['draw', 'soho', '--out', `${EVIL}.png`],
    ['draw', 'soho', '--out', `/nowhere/${EVIL}`],
    ['play', '--board', EVIL],
    ['play', '--mode', EVIL],
    ['play', '--bots', EVIL],
    ['play', '--seat', EVIL],
    ['play', '--seed', EVIL],
    ['play', '--name', EVIL],
    ['play', '--options', EVIL],
    ['play', '--options', `${EVIL}=1`],
    ['play', '--options', `victory=${EVIL}`],
    ['play', '--lang', EVIL],
    ['simulate', '--boards', EVIL],
    ['simulate', '--table', EVIL],
    ['simulate', '--results', `/nowhere/${EVIL}`],
    ['arena', '--a', EVIL, '--b', 'random'],
    ['arena', '--a', 'casual', '--b', 'random', '--sprt', EVIL],
    ['scenario', EVIL],
  ])('is repeated cut and without control characters, no. %#', async (...words) => {
    const { code, out, err } = await peerless(words);
    expect(code, err).toBe(2);
    expect(out).toBe('');
    expect(err.length).toBeLessThan(2100);
    expect(isHarmless(err), err).toBe(true);
  });

  test('so are the words of a saved game, its name and what is typed at the table', async () => {
    const home = inFolder('evil-home');
    mkdirSync(join(home, 'games'), { recursive: true });
    const broken = changed((record) => {
      Object.assign(record, { config: { ...(record.config as object), mode: EVIL.repeat(30) } });
    });
    writeFileSync(join(home, 'games', 'mode.json'), broken);
    writeFileSync(join(home, 'games', 'a\u001b[2J\u009bb.json'), '{}');
    const list = await peerless(['play', '--games'], { home });
    expect(list.out).toContain('mode: damaged:');
    expect(list.out.length).toBeLessThan(3000);
    expect(isHarmless(list.out), list.out).toBe(true);
    const told = await refusal(['replay', 'mode'], { home });
    expect([told.length < 2100, isHarmless(told)], told).toEqual([true, true]);
    const typed = [EVIL, `board ${EVIL}`, `card ${EVIL}`, `deck ${EVIL}`, `why ${EVIL}`, `9${EVIL}`];
    const played = await peerless(DUEL, { home: inFolder('typed'), answer: () => typed.shift() ?? null });
    const shown = played.out.split('\n').filter((line) => !line.includes('x'.repeat(1000)));
    expect(shown.filter((line) => !isHarmless(line))).toEqual([]);
    expect(shown.length).toBeGreaterThan(10);
  });
});

describe('one bad save', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const nested = (change: (record: Record<string, unknown>) => void): string =>
    changed(change).replaceAll('"DEEP"', deep);
  const config = (changes: object) => (record: Record<string, unknown>) => {
    Object.assign(record.config as object, changes);
  };
  test.each([
    ['setup', () => nested((record) => Object.assign(record, { config: 'DEEP' }))],
    ['choice', () => nested((record) => Object.assign(record, { entries: [{ choose: 'DEEP' }] }))],
    ['board', () => nested(config({ board: 'DEEP' }))],
    ['hero', () => nested(config({ seats: [{ hero: 'DEEP' }, { hero: 'DEEP' }] }))],
    ['seed', () => nested(config({ seed: 'DEEP' }))],
    ['more', () => nested((record) => Object.assign(record, { more: 'DEEP' }))],
    ['options', () => changed(config({ options: { victory: { toString: 1, valueOf: 1 } } }))],
    ['mode', () => changed(config({ mode: { toString: 1, valueOf: 1 } }))],
    ['seatless', () => changed(config({ seats: null }))],
    ['bare', () => save(null)],
  ])('does not hide the others: %s', async (name, text) => {
    const home = inFolder(`home-${name}`);
    mkdirSync(join(home, 'games'), { recursive: true });
    writeFileSync(
      join(home, 'games', 'good.json'),
      readFileSync(join(inFolder('home'), 'games', 'sound.json')),
    );
    writeFileSync(join(home, 'games', `${name}.json`), text());
    symlinkSync('loop.json', join(home, 'games', 'loop.json'));
    const { code, out, err } = await peerless(['play', '--games'], { home });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('good: Medusa – King Arthur');
    expect(out).toContain(`${name}: damaged: `);
    expect(out).toContain('loop: unreadable: ');
    expect(await refusal(['replay', name], { home })).toMatch(/^Cannot use /);
    const resumed = await peerless(['play', '--resume'], { home, typed: [] });
    expect(resumed.out).toContain('Resuming good.');
  });
});

describe('files', () => {
  test('without an end are refused', async () => {
    expect(await refusal(['replay', '/dev/zero'])).toBe(
      'Cannot read /dev/zero: it is larger than 32 megabytes.',
    );
    expect(await refusal(['scenario', '/dev/zero'])).toBe(
      'Cannot read /dev/zero: it has more than 1000000 bytes.',
    );
    const file = inFolder('short.txt');
    writeFileSync(file, 'añ🙂'.repeat(30_000));
    expect(readText(file)).toBe('añ🙂'.repeat(30_000));
  });

  test('keep who may read them, and links stay links', () => {
    const [file, link, empty] = [inFolder('mine.txt'), inFolder('link.txt'), inFolder('dangling.txt')];
    writeFileSync(file, 'old');
    chmodSync(file, 0o600);
    symlinkSync('mine.txt', link);
    writeText(link, 'new');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    symlinkSync('later.txt', empty);
    writeText(empty, 'first');
    expect(lstatSync(empty).isSymbolicLink()).toBe(true);
    expect(readFileSync(inFolder('later.txt'), 'utf8')).toBe('first');
    symlinkSync('round.txt', inFolder('round.txt'));
    expect(() => writeText(inFolder('round.txt'), 'x')).toThrow(/^Cannot write /);
  });

  test('a home that is no folder is told, and the game can be played', async () => {
    const home = inFolder('no-folder');
    writeFileSync(home, '');
    expect(await refusal(['play', '--games'], { home })).toMatch(
      /^Cannot read .*games: a part of its path is not a folder\.$/,
    );
    expect(await refusal(['play', '--resume'], { home })).toMatch(/^Cannot read /);
    const { code, out, err } = await peerless(DUEL, { home, typed: ['quit'] });
    expect(code).toBe(0);
    expect(err).toMatch(/^This game is not being saved\. [^\n]*\n$/);
    expect(out).toContain('Nothing was chosen yet');
  });
});

describe('output', () => {
  const collected = (): { stream: Writable; text: () => string } => {
    let text = '';
    const write = (part: Buffer, _: string, done: () => void) => {
      text += part;
      done();
    };
    return { stream: new Writable({ write }), text: () => text };
  };

  test('a full device is told in one sentence and ends the command', async () => {
    const [full, err, exit] = [createWriteStream('/dev/full'), collected(), vi.fn()];
    watchOutput(full, err.stream, 'en', exit);
    full.write('a line\n');
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
    expect(err.text()).toBe('The output cannot be written: the disk is full.\n');
  });

  test('readers that went away are no failure', () => {
    const [out, err, exit] = [new PassThrough(), new PassThrough(), vi.fn()];
    watchOutput(out, err, 'en', exit);
    out.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }));
    err.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }));
    expect(exit).not.toHaveBeenCalled();
  });
});

describe('numbers and names', () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s is no mode', async (mode) => {
    expect(await refusal(['simulate', '--modes', mode])).toMatch(/^Unknown mode "/);
    expect(await refusal(['play', '--mode', mode])).toMatch(/^Unknown mode "/);
  });

  test('threads are as many as can be of use', async () => {
    const most = mostThreads();
    expect(await refusal(['simulate', '--threads', String(most + 1)])).toBe(
      `--threads is a whole number, 1 to ${most}, not "${most + 1}".`,
    );
  });

  test('a line of results cannot claim more games than are played at once', async () => {
    const results = inFolder('claims.jsonl');
    const words = ['simulate', '--games', '4', '--heroes', 'medusa,alice', '--boards', 'soho'];
    await peerless([...words, '--results', results]);
    const [head, line = ''] = readFileSync(results, 'utf8').split('\n');
    const claim = JSON.stringify({ ...JSON.parse(line), games: 1e8 });
    writeFileSync(results, `${head}\n${claim}\n${line}\n`);
    expect(await refusal([...words, '--games', '100000000', '--results', results])).toMatch(
      /line 2 is damaged/,
    );
  });
});
