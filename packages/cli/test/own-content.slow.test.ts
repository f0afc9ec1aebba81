import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { boardBySlug } from '@peerless/boards';
import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { fileWith, gorgo, gorgoFile, nohoFile } from './own-content.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

const files = (): string[] => ['--hero', gorgoFile(), '--board', nohoFile()];

describe('heroes and boards from files', () => {
  test('stand in the collection of that run, and of no other', async () => {
    expect((await peerless(['heroes', '--hero', gorgoFile()])).out).toContain('gorgo');
    expect((await peerless(['heroes'])).out).not.toContain('gorgo');
    expect((await peerless(['cards', 'Gorgo', '--hero', gorgoFile()])).out).toContain('Gaze of Stone');
    expect((await peerless(['boards', 'noho', '--board', nohoFile()])).out).toMatch(/^NOHO /);
    expect(await refusal(['cards', 'gorgo'])).toMatch(/^Unknown hero "gorgo"/);
  });

  test('play, simulated', async () => {
    const results = inFolder('results.jsonl');
    const words = ['simulate', '--games', '20', '--heroes', 'gorgo,alice', '--json', '--results', results];
    const report = JSON.parse((await peerless([...words, ...files()])).out);
    expect(report).toMatchObject({ games: 20, finished: 20 });
    expect(Object.keys(report.wins)).toEqual(['alice', 'gorgo']);
    // Whoever brings a board wants to see games on it.
    expect(JSON.parse(readFileSync(results, 'utf8').split('\n')[0] ?? '').plan.boards).toEqual(['noho']);
    // Results of another hero with the same slug are not mixed with these.
    const other = fileWith('other.json', { ...gorgo, move: 2 });
    expect(await refusal([...words, '--hero', other, '--board', nohoFile()])).toContain('results.jsonl');
  });

  test('meet in the arena, in scenarios and in pictures', async () => {
    const arena = ['arena', '--a', 'random', '--b', 'random', '--games', '2', '--heroes', 'gorgo,alice'];
    expect((await peerless([...arena, ...files()])).out).toContain('2 games');
    const scenario = fileWith(
      'gorgo.yaml',
      `name: Snipe draws a card
board: noho
seats:
  - { hero: gorgo, fighters: { gorgo: 1, harpy-1: 2, harpy-2: 3, harpy-3: 4 }, hand: [snipe], deck: [feint] }
  - { hero: alice, fighters: { alice: 10, the-jabberwock: 11 } }
expect: { seat: 1, hand: [snipe] }
`,
    );
    expect(await peerless(['scenario', scenario, ...files()])).toMatchObject({ code: 0 });
    expect((await peerless(['scenario', scenario])).err).toContain('unknown board "noho"');
    expect((await peerless(['scenario', scenario, '--board', nohoFile()])).err).toContain(
      'unknown hero "gorgo"',
    );
    expect((await peerless(['draw', 'noho', '--board', nohoFile()])).out).toContain('<svg');
    expect((await peerless(['draw', scenario, ...files()])).out).toContain('Gorgo');
  });

  test('are played in the terminal, saved and resumed', async () => {
    const play = ['play', '--heroes', 'gorgo,alice', '--bots', 'random', '--seed', '1', '--name', 'mine'];
    const { out } = await peerless([...play, ...files()], { typed: ['1', '1', 'quit'] });
    expect(out).toContain('Gorgo');
    expect(out).toContain('Noho');
    expect(existsSync(inFolder('home/games/mine.json'))).toBe(true);
    // What is proposed can be typed as it stands.
    const [, proposed = ''] = /npx peerless (play --resume mine .*)$/m.exec(out) ?? [];
    expect((await peerless(proposed.split(' '), { typed: ['quit'] })).out).toContain('Gorgo');
    const again = await peerless(['play', '--resume', 'mine', ...files()], { typed: ['quit'] });
    expect(again.out).toContain('Gorgo');
    expect((await peerless(['replay', 'mine', ...files()])).out).toContain('Noho');
    expect((await peerless(['draw', 'mine', ...files()])).out).toContain('<svg');
    expect((await peerless(['play', '--games', ...files()])).out).toContain('Gorgo – Alice');
    const list = await peerless(['play', '--games']);
    expect([list.code, list.out]).toEqual([0, expect.stringMatching(/incomplete: .*hero "gorgo".*--hero/)]);
    expect(list.out).not.toContain('damaged');
  });

  test('a save whose hero or board is missing says which, in four languages', async () => {
    const resume = ['play', '--resume', 'mine'];
    expect(await refusal(resume)).toMatch(
      /mine\.json: this game is played with the hero "gorgo", which is not here; add --hero and its file\.$/,
    );
    expect(await refusal([...resume, '--hero', gorgoFile()])).toMatch(/the board "noho".*--board/);
    for (const lang of TEXT_LANGUAGES)
      expect(await refusal([...resume, '--lang', lang])).toMatch(/gorgo.*--hero/);
  });

  test('the latest game is not passed over in silence because its hero is not here', async () => {
    const home = inFolder('latest');
    const save = (heroes: string, name: string, ...more: string[]) =>
      peerless(['play', '--heroes', heroes, '--board', 'soho', '--bots', 'random', '--name', name, ...more], {
        home,
        typed: ['1', 'quit'],
      });
    await save('alice,medusa', 'older');
    await save('gorgo,alice', 'newer', '--hero', gorgoFile());
    utimesSync(inFolder('latest/games/older.json'), 1, 1);
    expect(await refusal(['play', '--resume'], { home })).toBe(
      'The latest saved game is newer: this game is played with the hero "gorgo", which is not here; add --hero and its file. ' +
        'For another one say which, with --resume and its name; npx peerless play --games lists them.',
    );
    for (const lang of TEXT_LANGUAGES)
      expect(await refusal(['play', '--resume', '--lang', lang], { home })).toMatch(/newer.*gorgo.*--hero/);
    const brought = await peerless(['play', '--resume', '--hero', gorgoFile()], { home, typed: ['quit'] });
    expect(brought.out).toContain('Resuming newer.');
    const other = await peerless(['play', '--resume', 'older'], { home, typed: ['quit'] });
    expect(other.out).toContain('Resuming older.');
  });

  test('a name of a board beside a saved game is refused, its file is not', async () => {
    expect(await refusal(['play', '--resume', 'mine', '--board', 'soho'])).toContain('--board');
  });

  test('whoever brings a hero is offered a game with it', async () => {
    const { out } = await peerless(['play', '--hero', gorgoFile()], { typed: ['quit'] });
    expect(out).toContain('Gorgo');
  });
});

describe('files that cannot be used', () => {
  const card = { ...gorgo.cards[0], user: 'gorg' };
  test.each<[string, unknown, RegExp]>([
    ['cut.json', '{"slug": ', /: expected JSON; .*/],
    ['list.json', '[]', /list\.json: expected .*\.$/],
    ['ours.json', { ...gorgo, slug: 'medusa' }, /medusa/],
    [
      'user.json',
      { ...gorgo, cards: [card, ...gorgo.cards.slice(1)] },
      /cards\[0\]\.user \("[\w ]+"\): unknown user "gorg"; did you mean "gorgo"\?$/,
    ],
    ['hero.txt', 'x', /\.json, \.js and \.mjs files\.$/],
    ['throws.mjs', '\nthrow new Error("not today");', /throws\.mjs:2:7: it does not run: not today\.$/],
    [
      'empty.mjs',
      '\nexport const hero = 1;',
      /empty\.mjs:2: it has no default export: .*"export default"\.$/,
    ],
    ['syntax.mjs', 'export default {\n  a: };', /syntax\.mjs:2:6: it does not run: Unexpected token '}'\.$/],
    ['open.mjs', 'export default 1;\nmove(', /open\.mjs:2: it does not run: Unexpected end of input\.$/],
    ['lost.mjs', "\nimport './nowhere.mjs';", /lost\.mjs:2: it does not run: Cannot find module/],
    ['calls.mjs', 'export default 1;\n(() => {\n  null.x;\n})();', /calls\.mjs:3:8: it does not run/],
  ])('%s is refused in one sentence', async (name, content, said) => {
    const file = fileWith(name, content);
    const text = await refusal(['heroes', '--hero', file]);
    expect(text).toMatch(said);
    expect(text).toContain(name);
  });

  test('one that is not there, or has no name', async () => {
    expect(await refusal(['heroes', '--hero', inFolder('nobody.json')])).toMatch(/there is no such file/);
    expect(await refusal(['heroes', '--hero', inFolder('nobody.mjs')])).toMatch(/there is no such file/);
    expect(await refusal(['heroes', '--hero', ''])).toMatch(/^--hero is empty/);
    expect(await refusal(['boards', '--board', gorgoFile()])).toMatch(/gorgo\.json: .*more problems/);
  });

  test('a slug that is taken', async () => {
    const ours = { ...gorgo, slug: 'medusa' };
    const twice = ['heroes', '--hero', gorgoFile(), '--hero', gorgoFile()];
    expect(await refusal(twice)).toMatch(
      /there is already a hero with the slug "gorgo"; choose another one\.$/,
    );
    const text = JSON.stringify(ours).replaceAll('"gorgo"', '"medusa"');
    expect(await refusal(['heroes', '--hero', fileWith('m.json', text)])).toMatch(
      /hero with the slug "medusa"/,
    );
    expect(await refusal(['boards', '--board', fileWith('s.json', boardBySlug('soho'))])).toMatch(
      /board with the slug "soho"/,
    );
  });
});
