import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { boards } from '@peerless/boards';
import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { fileWith, gorgo, gorgoFile, noho, nohoFile } from './own-content.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

function fresh(folder: string): string {
  mkdirSync(inFolder(folder), { recursive: true });
  return inFolder(folder);
}

/** A new hero in a folder of its own. */
async function newHero(folder: string, file: string): Promise<string> {
  const path = `${fresh(folder)}/${file}`;
  expect((await peerless(['hero', 'new', 'sea-captain', '--out', path])).code).toBe(0);
  return path;
}

const check = (file: string, ...more: string[]) => peerless(['hero', 'check', file, '--games', '0', ...more]);

describe('hero new', () => {
  test('writes a complete hero: nothing is wrong or missing', async () => {
    const file = await newHero('new', 'sea-captain.json');
    const { code, out } = await peerless(['hero', 'check', file, '--games', '2', '--json']);
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ sound: true, problems: [], wishes: [], slug: 'sea-captain' });
    expect(found.scenarios).toMatchObject({ failures: [], unplayed: [], playedOnce: [], ability: true });
    expect(found.games).toMatchObject({ games: 2, finished: 2, crashed: 0 });
    expect(out).not.toMatch(/lighthouse-keeper|Lighthouse Keeper/);
    for (const lang of TEXT_LANGUAGES) {
      expect(found.texts[lang].deckTotal).toBe(30);
      for (const card of found.texts[lang].cards) expect(card.title).toMatch(/\p{L}/u);
    }
  });

  test('never overwrites a file, nor writes half', async () => {
    const file = await newHero('twice', 'a.mjs');
    writeFileSync(file, 'mine');
    expect(await refusal(['hero', 'new', 'sea-captain', '--out', file])).toMatch(
      /a\.mjs is already there; nothing was written\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const other = `${fresh('half')}/b.mjs`;
    writeFileSync(`${fresh('half')}/b.yaml`, 'mine');
    expect(await refusal(['hero', 'new', 'sea-captain', '--out', other])).toMatch(/b\.yaml is already there/);
    expect(existsSync(other)).toBe(false);
  });

  test.each([
    ['medusa', /already a hero with the slug "medusa"/],
    ['Big Boss', /^A slug is up to 60 small letters/],
    ['a'.repeat(61), /^A slug is up to 60 small letters/],
    ['', /^A slug is/],
    ['gull', /^The slug "gull" does not go with the rest of the hero/],
  ])('refuses the slug "%s"', async (slug, said) => {
    expect(await refusal(['hero', 'new', slug, '--out', inFolder('x.mjs')])).toMatch(said);
  });

  test('refuses files of other kinds and folders that are not there', async () => {
    expect(await refusal(['hero', 'new', 'x', '--out', inFolder('x.txt')])).toMatch(/\.json, \.js and \.mjs/);
    expect(await refusal(['hero', 'new', 'x', '--out', inFolder('no/where/x.mjs')])).toMatch(/no folder/);
    expect(await refusal(['hero', 'new', 'x', '--out', ''])).toMatch(/^--out is empty/);
  });
});

describe('hero check', () => {
  test('lists every problem with its path', async () => {
    const broken = { ...gorgo, move: 'far', cards: [{ ...gorgo.cards[0], boost: -1 }] };
    const { code, out } = await check(fileWith('broken.json', broken));
    expect(code).toBe(1);
    expect(out).toMatch(/broken\.json has \d+ problems:/);
    expect(out).toMatch(/^ {4}move: /m);
    expect(out).toMatch(/^ {4}cards\[0\]\.boost \("[\w ]+"\): /m);
    expect(out).toMatch(/Something is wrong; see above\.\n$/);
  });

  test('in the language of the reader; paths and names stay', async () => {
    const file = fileWith('broken-uk.json', { ...gorgo, move: 'far', nmae: 'x' });
    const { out } = await check(file, '--lang', 'uk');
    expect(out).toContain('    move: очікується ціле число від 0 до 99, а тут "far"');
    expect(out).toMatch(/nmae: невідоме ім'я "nmae" \(ключ\)/);
    expect(await refusal(['heroes', '--hero', file, '--lang', 'uk'])).toMatch(/move: очікується ціле число/);
    const board = fileWith('broken-board.json', { ...noho, startSpaces: 'two' });
    const said = await peerless(['board', 'check', board, '--games', '0', '--lang', 'fr']);
    expect(said.out).toContain('startSpaces: doit être un nombre entier de 2 à 8');
  });

  test('an emblem that nobody has drawn is a problem, with what was probably meant', async () => {
    const [first, ...rest] = gorgo.cards;
    const look = { ...gorgo.look, emblem: 'medusa-hed' };
    const drawn = { ...gorgo, look, cards: [{ ...first, emblem: 'nothing-like-this-at-all' }, ...rest] };
    const file = fileWith('drawn.json', drawn);
    const { code, out } = await check(file);
    expect(code).toBe(1);
    expect(out).toContain('    look.emblem: unknown emblem "medusa-hed"; did you mean "medusa-head"?');
    expect(out).toContain(
      `    cards[0].emblem ("${first?.title}"): unknown emblem "nothing-like-this-at-all"; game-icons`,
    );
    expect(await refusal(['heroes', '--hero', file])).toMatch(
      /did you mean "medusa-head"\? \(and 1 more problem:/,
    );
  });

  test('a slug of ours is a problem', async () => {
    const file = fileWith('ours.json', JSON.stringify(gorgo).replaceAll('"gorgo"', '"medusa"'));
    expect(await check(file)).toMatchObject({ code: 1, out: expect.stringContaining('already a hero') });
  });

  test('says what people will miss', async () => {
    const { names: _, look: __, ...bare } = gorgo;
    const [first, ...rest] = gorgo.cards;
    const { titles: ___, emblem: ____, ...untitled } = first ?? { slug: '' };
    const { out } = await check(fileWith('bare.json', { ...bare, cards: [untitled, ...rest] }));
    expect(out).toContain('· No name in pt, fr, uk: gorgo');
    expect(out).toContain(`· No title in pt, fr, uk: ${untitled.slug}`);
    expect(out).toContain(`· No emblem: gorgo, ${untitled.slug}`);
    expect(out).toContain('· No colours: gorgo');
    expect(out).toContain('· No scenarios');
    const ash = { slug: 'ash', name: 'Ash', count: 2, names: { uk: { name: 'попіл', gender: 'm' } } };
    const cold = (await check(fileWith('cold.json', { ...gorgo, tokens: [ash] }))).out;
    expect(cold).toContain(
      '· No cases in uk (gen|dat|acc|ins|loc), so sentences keep the name as it is: ash',
    );
    expect(cold.replace(/\s+/g, ' ')).toMatch(/· No plural in uk, en, [^:]*: ash /);
    // Whatever can be counted is told alike: sidekicks, tokens and counters.
    const few = { name: 'Few', start: 0, max: 4, names: { pt: { name: 'pouco', gender: 'm' } } };
    const counters = [
      { slug: 'few', ...few },
      { slug: 'one', ...few, max: 1 },
    ];
    const sidekicks = gorgo.sidekicks.map(({ plural: _plural, ...harpy }) => harpy);
    const told = await check(
      fileWith('few.json', { ...gorgo, counters, tokens: [ash], sidekicks }),
      '--json',
    );
    expect(JSON.parse(told.out).wishes.filter(({ is }: { is: string }) => is === 'plural')).toEqual([
      { is: 'plural', of: ['few'], languages: ['pt'] },
      { is: 'plural', of: ['ash'], languages: ['uk'] },
      { is: 'plural', of: ['harpy', 'ash', 'few'], languages: ['en'] },
    ]);
    const plain = { ...gorgo, names: { ...gorgo.names, fr: 'Gorgo' } };
    expect((await check(fileWith('plain.json', plain))).out).toMatch(/· No grammar in fr.*gorgo/);
  });

  test('says which cards no scenario plays, and fails with a scenario that fails', async () => {
    const scenario = (health: number): string => `name: Snipe
board: sarpedon
seats:
  - { hero: gorgo, fighters: { gorgo: 12, harpy-1: 1, harpy-2: 2, harpy-3: 3 }, hand: [snipe], deck: [feint] }
  - { hero: alice, fighters: { alice: 13, the-jabberwock: 38 } }
play: [{ attack: { by: gorgo, target: alice, card: snipe } }]
expect: { fighter: alice, health: ${health} }
`;
    const good = await check(gorgoFile(), '--scenarios', fileWith('one.yaml', scenario(10)));
    expect(good.code).toBe(0);
    expect(good.out).toContain('✓ 1 of 1 scenario passes');
    expect(good.out.replace(/\s+/g, ' ')).toMatch(/No scenario plays: dash, gaze-of-stone/);
    expect(good.out).toContain('Only one scenario plays: snipe');
    expect(good.out).toContain('No scenario shows the ability');
    const bad = await check(gorgoFile(), '--scenarios', fileWith('two.yaml', scenario(11)));
    expect(bad.code).toBe(1);
    expect(bad.out).toContain('✗ 0 of 1 scenario passes');
    expect(bad.out).toMatch(/two\.yaml:1: Snipe: .*10/);
  });

  test('plays games and tells how strong the hero is', async () => {
    const { out } = await peerless(['hero', 'check', gorgoFile(), '--games', '6']);
    expect(out).toMatch(/6 games against our heroes \(novice bots\): \d+ won, [\d.]+ % \(95 %: \d+–\d+\)/);
    expect(out.replace(/\s+/g, ' ')).toMatch(/bruce-lee [\d.]+ % .*robin-hood [\d.]+ %/);
  });

  test('speaks four languages, and prints the text of every card in all of them', async () => {
    for (const lang of TEXT_LANGUAGES) {
      const { code, out } = await check(gorgoFile(), '--texts', '--lang', lang);
      expect(code).toBe(0);
      for (const title of ['Gaze of Stone', 'Olhar de Pedra', 'Regard de pierre', 'погляд'])
        expect(out).toContain(title);
    }
  });

  test('knows the other files that scenarios need', async () => {
    const file = fileWith(
      'far.yaml',
      `name: On another board
board: noho
seats:
  - { hero: gorgo, fighters: { gorgo: 1, harpy-1: 2, harpy-2: 3, harpy-3: 4 } }
  - { hero: alice, fighters: { alice: 10, the-jabberwock: 11 } }
`,
    );
    const words = ['--scenarios', file];
    expect((await check(gorgoFile(), ...words)).code).toBe(1);
    expect((await check(gorgoFile(), ...words, '--board', nohoFile())).code).toBe(0);
  });
});

describe('the first checks of a new hero', () => {
  test('the very first is short and says what to do next', async () => {
    const file = await newHero('first', 'sea-captain.json');
    const { code, out } = await peerless(['hero', 'check', file, '--games', '5']);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
    expect(out).toContain(`npx peerless play --hero ${file} --heroes sea-captain\n`);
    for (const lang of TEXT_LANGUAGES)
      expect((await check(file, '--lang', lang)).out).toContain(`play --hero ${file}`);
  });

  test('scenarios that no longer fit the hero are told by their causes, not one by one', async () => {
    const file = await newHero('second', 'sea-captain.json');
    const changed = readFileSync(file, 'utf8').replaceAll('"gull"', '"tern"').replaceAll('"swoop"', '"dive"');
    writeFileSync(file, changed);
    const { code, out } = await check(file);
    expect(code).toBe(1);
    expect(out).toContain('✗ 0 of 24 scenarios pass');
    expect(out.replace(/\s+/g, ' ')).toMatch(/unknown fighter "gull-1".*\(and \d+ more like it\)/);
    expect(out).not.toContain('No scenario plays');
    expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(24);
    expect(out.replace(/\s+/g, ' ')).toContain('as you change the hero');
    expect(out.replace(/\s+/g, ' ')).toMatch(/npx peerless scenario \S+sea-captain\.yaml --hero \S+\.json/);
    // Programs are told everything.
    expect(JSON.parse((await check(file, '--json')).out).scenarios.failures).toHaveLength(24);
  });
});

describe('board new', () => {
  test('writes a board that is sound, like one of ours', async () => {
    const file = `${fresh('board')}/my-street.json`;
    const { code, out } = await peerless(['board', 'new', 'my-street', '--out', file]);
    expect([code, out]).toEqual([0, expect.stringContaining(`board check ${file}`)]);
    const board = JSON.parse(readFileSync(file, 'utf8'));
    expect(board).toMatchObject({ slug: 'my-street', name: 'My Street' });
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(120);
    const check = await peerless(['board', 'check', file, '--games', '0']);
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('My Street')]);
    expect(await refusal(['board', 'new', 'my-street', '--out', file])).toMatch(/is already there/);
  });

  test('refuses what cannot be', async () => {
    expect(await refusal(['board', 'new', 'soho'])).toMatch(/already a board with the slug "soho"/);
    expect(await refusal(['board', 'new', 'x', '--like', 'sohoo', '--out', inFolder('x.json')])).toMatch(
      /soho/,
    );
    expect(await refusal(['board', 'new', 'x', '--out', inFolder('x.mjs')])).toMatch(/\.json file\.$/);
  });

  test('every board of ours is a model', async () => {
    for (const like of boards) {
      const file = `${fresh('models')}/like-${like.slug}.json`;
      expect(
        (await peerless(['board', 'new', `like-${like.slug}`, '--like', like.slug, '--out', file])).code,
      ).toBe(0);
      const { names: _, ...model } = like;
      const own = { slug: `like-${like.slug}`, name: expect.any(String), set: 'Homemade' };
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...model, ...own });
    }
  });
});

describe('board check', () => {
  test('tells modes and plays games', async () => {
    const { code, out } = await peerless(['board', 'check', nohoFile(), '--games', '3']);
    expect(code).toBe(0);
    expect(out).toContain('noho.json is valid: Noho, 29 spaces');
    expect(out).toContain('✓ Room for duel, free-for-all-3');
    expect(out).toContain('✓ 3 games on it (novice bots)');
  });

  test('lists problems; a board that nobody can play on is wrong', async () => {
    const misspelt = fileWith('key.json', { ...noho, name: undefined, nmae: 'Noho' });
    const said = await peerless(['board', 'check', misspelt, '--games', '0']);
    expect(said.out).toContain('nmae: is not a known key; did you mean "name"?');
    const [first, ...rest] = noho.spaces;
    const broken = { ...noho, spaces: [{ ...first, id: 0 }, ...rest] };
    const { code, out } = await peerless(['board', 'check', fileWith('b.json', broken), '--games', '0']);
    expect([code, out]).toEqual([1, expect.stringMatching(/spaces\[0\]\.id: /)]);
    const stocked = { ...noho, itemSpaces: { combat: [noho.spaces[0]?.id], scheme: [noho.spaces[1]?.id] } };
    const items = await peerless(['board', 'check', fileWith('i.json', stocked), '--games', '0']);
    expect([items.code, items.out]).toEqual([1, expect.stringContaining('cannot be played yet')]);
  });
});

describe('board check: zones', () => {
  const zoned = (zone: string) =>
    fileWith('z.json', {
      ...noho,
      spaces: noho.spaces.map((space) => (space.id === 4 ? { ...space, zones: [zone] } : space)),
    });

  test('a zone of one space is told, with the zone that was probably meant', async () => {
    const { code, out } = await peerless(['board', 'check', zoned('yelow'), '--games', '0']);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('· Only space 4 is in the zone "yelow"; did you mean "yellow"?'),
    ]);
    const other = await peerless(['board', 'check', zoned('pit'), '--games', '0']);
    expect(other.out).toContain('· Only space 4 is in the zone "pit"\n');
    const { wishes } = JSON.parse(
      (await peerless(['board', 'check', zoned('gren'), '--games', '0', '--json'])).out,
    );
    expect(wishes).toEqual([{ zone: 'gren', space: 4, meant: 'green' }]);
    const sound = await peerless(['board', 'check', nohoFile(), '--games', '0']);
    expect(sound.out).not.toContain('Only space');
  });

  test('in four languages', async () => {
    for (const lang of TEXT_LANGUAGES) {
      const { out } = await peerless(['board', 'check', zoned('yelow'), '--games', '0', '--lang', lang]);
      expect(out).toMatch(/· (?=.*4)(?=.*yelow)[\s\S]*yellow/);
    }
  });
});

describe('the words of these commands', () => {
  test('what is not known is refused with what is', async () => {
    expect(await refusal(['hero', 'nwe'])).toBe('Unknown command "nwe"; did you mean "new"?');
    expect(await refusal(['hero', 'xyzzy'])).toContain('known are new, check, schema');
    expect(await refusal(['hero', 'check', 'x.json', '--frob'])).toContain('--scenarios');
    expect(await refusal(['hero', 'check'])).toContain('FILE');
  });

  test('without a word there is help, and the schema is JSON', async () => {
    const { code, err } = await peerless(['hero']);
    expect([code, err]).toEqual([2, expect.stringMatching(/^Usage: npx peerless hero/)]);
    expect(JSON.parse((await peerless(['hero', 'schema'])).out)).toMatchObject({ type: 'object' });
  });
});
