import { describe, expect, test } from 'vitest';
import { fileWith } from './own-content.ts';
import { peerless, refusal } from './terminal.ts';

const bot = (name: string, think: string): string =>
  fileWith(`${name}.mjs`, `export default { name: '${name}', think: (seen, rng, budget) => { ${think} } };`);

const duel = (a: string): string[] => ['arena', '--a', a, '--b', 'random', '--games', '2'];

describe('bots from files', () => {
  test('play in the arena and in simulations', async () => {
    const first = bot('first', 'return { option: 0 };');
    expect((await peerless(duel(first))).out).toMatch(/^first against random\n2 games/);
    const simulated = ['simulate', '--games', '3', '--bots', `${first},random`, '--json'];
    expect(JSON.parse((await peerless(simulated)).out)).toMatchObject({
      bots: ['first', 'random'],
      finished: 3,
    });
    const robin = ['arena', '--round-robin', `random,novice,${first}`, '--games', '2'];
    expect((await peerless(robin)).out).toContain('first');
  });

  test('play in the terminal; a saved game needs them again', async () => {
    const file = bot('first', 'return { option: 0 };');
    const play = ['play', '--heroes', 'alice,medusa', '--board', 'soho', '--seed', '1', '--name', 'with-bot'];
    const { code } = await peerless([...play, '--bots', file], { typed: ['1', '1', '1', 'quit'] });
    expect(code).toBe(0);
    expect(await refusal(['play', '--resume', 'with-bot'])).toMatch(
      /this game is played by the bot "first", which is not here; add --bots and its file\.$/,
    );
    const again = await peerless(['play', '--resume', 'with-bot', '--bots', file], { typed: ['quit'] });
    expect(again.code).toBe(0);
  });

  test('are made anew for every seat of every game where the file has a function', async () => {
    const counting = fileWith(
      'counting.mjs',
      `export default () => { let asked = 0; return { name: 'counting', think: () => {
        if (++asked > 500) throw new Error('remembers another game');
        return { option: 0 };
      } }; };`,
    );
    expect((await peerless([...duel(counting), '--games', '30'])).code).toBe(0);
  });

  test.each([
    [
      'throwing',
      "throw new Error('no idea');",
      /^The bot "throwing" failed: no idea \(.*throwing\.mjs:1:\d+\)\.$/,
    ],
    ['nothing', '', 'The bot "nothing" answered with undefined instead of { option: a number }.'],
    ['number', 'return 3;', 'The bot "number" answered with a number instead of { option: a number }.'],
    ['text', "return { option: '1' };", 'The bot "text" answered with an object without a number "option"'],
    ['later', 'return Promise.resolve({ option: 0 });', 'The bot "later" answered with a promise'],
    ['far', 'return { option: 1000 };', 'The bot "far" chose option 1000, but they are numbered 0 to '],
    ['half', 'return { option: 0.5 };', 'The bot "half" chose option 0.5, but'],
  ])('one that is %s ends the run in one sentence', async (name, think, said) => {
    const file = bot(name, think);
    expect(await refusal(duel(file))).toMatch(said);
    expect(await refusal(['simulate', '--games', '2', '--bots', file])).toMatch(said);
    const play = ['play', '--heroes', 'alice,medusa', '--seed', '1', '--bots', file, '--seat', '2'];
    expect(await refusal(play, { typed: ['1', '1', '1'] })).toMatch(said);
  });

  test('one that fails at a table says so, and somebody there says how to go on', async () => {
    // It fails twice, then it plays.
    const file = bot(
      'shaky',
      "if ((globalThis.thoughts = (globalThis.thoughts ?? 0) + 1) <= 2) throw new Error('dizzy'); return { option: 0 };",
    );
    const play = [
      'play',
      '--heroes',
      'alice,medusa',
      '--seed',
      '1',
      '--bots',
      file,
      '--seat',
      '2',
      '--name',
      'shaky',
    ];
    const asks: string[] = [];
    const { code, out } = await peerless(play, {
      answer: (prompt) => {
        if (!prompt.includes('try again')) return 'quit';
        asks.push(prompt);
        return asks.length === 1 ? '' : 'random';
      },
    });
    expect(code).toBe(0);
    expect(asks).toHaveLength(2);
    expect(out.match(/The bot "shaky" failed: dizzy \(.*shaky\.mjs:\d+:\d+\)\./g)).toHaveLength(2);
    expect(asks[0]).toBe('Press Enter to let it try again, or type random to choose at random for it: ');
  });

  test.each([
    ['data.json', '{}', /a bot is a \.js or \.mjs file\.$/],
    [
      'no-name.mjs',
      '\nexport default { think() {} };',
      /no-name\.mjs:2: .* is no bot: expected \{ name, think \}/,
    ],
    ['no-think.mjs', "export default { name: 'x' };", /is no bot/],
    ['null.mjs', 'export default null;', /is no bot/],
    [
      'making.mjs',
      "export default () => { throw new Error('broken'); };",
      /making\.mjs:1:\d+: it does not run: broken\.$/,
    ],
    ['ours.mjs', "export default { name: 'expert', think() {} };", /already a bot named "expert"/],
  ])('the file %s is refused in one sentence', async (name, content, said) => {
    expect(await refusal(duel(fileWith(name, content)))).toMatch(said);
  });

  test('two files need two names', async () => {
    const twins = ['one.mjs', 'two.mjs'].map((name) =>
      fileWith(name, "export default { name: 'twin', think: () => ({ option: 0 }) };"),
    );
    expect(await refusal(['arena', '--a', twins[0] ?? '', '--b', twins[1] ?? ''])).toMatch(
      /already a bot named "twin"/,
    );
  });
});
