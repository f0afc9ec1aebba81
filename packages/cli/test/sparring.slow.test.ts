import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRENGTHS, strengthFor } from '@peerless/ai/names';
import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { setupFrom } from '../src/play/setup.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

/** Bots that fit: by level, by style, and by how strong somebody is. */

const botOf = (bots: string) => setupFrom({ bots }, '1').players[1];

describe('a bot with a style', () => {
  test('is called by the words of any language', () => {
    for (const word of [
      'skilled:patient',
      'Skilled:PATIENT',
      'confirmé:patient',
      'confirme:patient',
      'вправний:терплячий',
    ])
      expect(botOf(word), word).toEqual({ is: 'bot', bot: 'skilled:patient' });
    expect(botOf('experiente:ardiloso')).toEqual({ is: 'bot', bot: 'skilled:trickster' });
    expect(botOf('спаринг:хитрий')).toEqual({ is: 'bot', bot: 'sparring:trickster' });
  });

  test.each(['skilled:bold', 'skilled:', 'skilled:patient:patient', 'random:patient', 'skilled-7'])(
    'is not "%s"',
    async (word) => expect(await refusal(['play', '--bots', word])).toContain(`Unknown bot "${word}"`),
  );

  test('plays in arena and simulate, where it is known by its whole name', async () => {
    const plan = ['--seed', '1', '--threads', '1', '--json'];
    const arena = await peerless([
      'arena',
      '--a',
      'novice:aggressive',
      '--b',
      'novice',
      '--games',
      '2',
      ...plan,
    ]);
    expect(arena.err).toBe('');
    expect(arena.out).toContain('novice:aggressive');
    const simulated = await peerless(['simulate', '--bots', 'novice:patient', '--games', '2', ...plan]);
    expect(JSON.parse(simulated.out)).toMatchObject({ finished: 2, bots: ['novice:patient'] });
  });
});

test('bots are listed in every language, with what there is to know', async () => {
  for (const lang of TEXT_LANGUAGES) {
    const { out } = await peerless(['bots', '--lang', lang]);
    for (const name of ['novice', 'expert', 'sparring', ':trickster']) expect(out).toContain(`${name}  `);
  }
  const { out } = await peerless(['bots', '--json']);
  expect(JSON.parse(out).bots).toHaveLength(5);
});

describe('Sparring at a terminal', () => {
  const resigned = ['play', '--heroes', 'medusa,alice', '--board', 'soho', '--seed', '5'];
  const bots = async (home: string): Promise<string> => {
    const { out } = await peerless([...resigned, '--bots', 'sparring'], { home, typed: ['#1', 'quit'] });
    const name = /--resume (\S+)/.exec(out)?.[1] ?? '';
    return JSON.parse(readFileSync(join(home, 'games', `${name}.json`), 'utf8')).players[1].bot;
  };

  test('goes by the duels that were finished there, each once', async () => {
    const home = inFolder('sparring');
    expect(await bots(home)).toBe(`sparring-${strengthFor([])}`);
    const lost = { home, typed: ['resign', 'yes'] };
    await peerless([...resigned, '--bots', 'casual', '--name', 'lost'], lost);
    const weaker = strengthFor([{ against: STRENGTHS.casual, score: 0 }]);
    expect(weaker).toBeLessThan(strengthFor([]));
    expect(await bots(home)).toBe(`sparring-${weaker}`);
    // The same game once more, from its save.
    await peerless(['play', '--resume', 'lost'], { home });
    expect(await bots(home)).toBe(`sparring-${weaker}`);
    // Who plays a bot that nobody has measured, or in a larger company, says nothing about themselves.
    await peerless([...resigned, '--bots', 'random', '--seed', '6'], lost);
    await peerless(['play', '--mode', 'free-for-all-3', '--bots', 'casual', '--seed', '6'], lost);
    expect(await bots(home)).toBe(`sparring-${weaker}`);
  });

  test('of a strength that is named keeps it', () => {
    expect(botOf('sparring-640')).toEqual({ is: 'bot', bot: 'sparring-640' });
  });

  test('says in one sentence that its file cannot be used, and leaves it as it is', async () => {
    const home = inFolder('sparring-damaged');
    await peerless([...resigned, '--bots', 'casual'], { home, typed: ['resign', 'yes'] });
    const file = join(home, 'sparring.json');
    for (const text of ['{', '{}', readFileSync(file, 'utf8').replace('"score": 0', '"score": 7')]) {
      writeFileSync(file, text);
      expect(await refusal([...resigned, '--bots', 'sparring'], { home })).toContain('sparring.json');
      const { code, err } = await peerless([...resigned, '--bots', 'casual', '--seed', '7'], {
        home,
        typed: ['resign', 'yes'],
      });
      expect(code).toBe(0);
      expect(err).toContain('sparring.json');
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});
