import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { peerless, refusal } from './terminal.ts';

const CARD_KEYS = [
  'slug',
  'title',
  'type',
  'value',
  'boost',
  'user',
  'quantity',
  'symbols',
  'immediately',
  'during',
  'after',
  'scheme',
  'boosted',
  'discarded',
  'called',
  'label',
  'marks',
  'static',
  'bonusAttack',
  'tags',
];
const HERO_KEYS = [
  'slug',
  'name',
  'set',
  'oneSource',
  'hero',
  'sidekicks',
  'ability',
  'setup',
  'extraComponents',
  'deckTotal',
  'cards',
];

describe('what is said of a hero and its cards', () => {
  test('standing rules are abilities, also in JSON; tokens are counted once', async () => {
    const { out } = await peerless(['heroes', 'little-red-riding-hood', 'invisible-man', '--json']);
    const [red, invisible] = JSON.parse(out);
    expect(red).toMatchObject({ setup: null, ability: expect.stringContaining('marked with a symbol') });
    expect(invisible.extraComponents).toBe('3 fog tokens');
  });

  test('the parts of a bonus attack keep their headings', async () => {
    const { out } = await peerless(['cards', 'bloody-mary']);
    expect(out).toMatch(/Bonus attack BLOODY REPRISE, value 0\.\n +DURING COMBAT: If your opponent played/);
  });

  test('a card with one symbol a copy says so', async () => {
    const { out } = await peerless(['cards', 'little-red-riding-hood', '--search', 'Into the Woods']);
    expect(out).toContain('[Wolfskin ×1, Wolfsbane ×1, Knife ×1]');
  });
});

describe('heroes', () => {
  test('are an array with the keys of the facts', async () => {
    const { code, out } = await peerless(['heroes', '--json']);
    expect(code).toBe(0);
    const all = JSON.parse(out);
    expect(all).toHaveLength(heroes.length);
    for (const hero of all) {
      expect(Object.keys(hero).filter((key) => key !== 'sideDeck')).toEqual(HERO_KEYS);
      expect(hero.deckTotal).toBe(30);
      for (const card of hero.cards) expect(Object.keys(card)).toEqual(CARD_KEYS);
    }
    const medusa = all.find((hero: { slug: string }) => hero.slug === 'medusa');
    expect(medusa.hero).toEqual({ name: 'Medusa', health: 16, move: 3, attack: 'ranged' });
    expect(medusa.sidekicks).toEqual([
      { name: 'Harpy', count: 3, health: 1, attack: 'melee', plural: 'Harpies' },
    ]);
    expect(medusa.setup).toBeNull();
    expect(medusa).not.toHaveProperty('sideDeck');
    const pandora = all.find((hero: { slug: string }) => hero.slug === 'pandora');
    expect(pandora.sideDeck[3]).toEqual({
      slug: 'misfortune',
      title: 'Misfortune',
      marks: '2 feathers',
      text: '',
    });
    expect(medusa.cards.find((card: { slug: string }) => card.slug === 'clutching-claws').user).toBe('Harpy');
  });

  test('are a table, or one in detail', async () => {
    const table = await peerless(['heroes']);
    expect(table.out).toMatch(/^Name to type +Hero +Health/);
    expect(table.out).toContain('Harpy ×3 (1, melee)');
    expect(table.out).toContain('Sister ×3 (1, melee)');
    const one = await peerless(['heroes', 'King Arthur']);
    expect(one.out).toContain('18 health, moves 2, melee; sidekicks: Merlin (7, ranged)');
    expect(one.out).not.toContain('one source');
    const doubted = await peerless(['cards', 'george-washington', '--lang', 'pt']);
    expect(doubted.out).toContain('conhecidos por uma única fonte');
    expect(one.out).toContain('Ability');
  });

  test('unknown ones are refused with the nearest name', async () => {
    expect(await refusal(['heroes', 'medussa'])).toBe('Unknown hero "medussa"; did you mean "medusa"?');
  });
});

describe('boards', () => {
  test('are all there, with what is missing for each', async () => {
    const { out } = await peerless(['boards', '--json']);
    const all = JSON.parse(out);
    expect(all).toHaveLength(boards.length);
    const byName = Object.fromEntries(all.map((board: { slug: string }) => [board.slug, board]));
    expect(byName.sarpedon).toMatchObject({ playable: true, needs: [], startSpaces: 4, name: 'Sarpedon' });
    expect(byName.helicarrier).toMatchObject({ playable: true, needs: [] });
    expect(Object.keys(byName.sarpedon)).toEqual(
      expect.arrayContaining(['slug', 'aspect', 'spaces', 'edges', 'curves']),
    );
  });

  test('are a table', async () => {
    const { out } = await peerless(['boards', '--playable']);
    expect(out).toContain('secret passage of 4 spaces');
    expect(out).not.toContain('not playable');
    expect(await refusal(['boards', 'sarpedom'])).toContain('did you mean "sarpedon"?');
  });
});

describe('cards', () => {
  test('of a hero', async () => {
    const { out } = await peerless(['cards', 'medusa']);
    expect(out).toContain('MEDUSA');
    expect(out).toMatch(/3× +Gaze of Stone +attack 2 +BOOST 4 +Medusa/);
    const json = JSON.parse((await peerless(['cards', 'medusa', '--json'])).out);
    expect(json.reduce((sum: number, card: { quantity: number }) => sum + card.quantity, 0)).toBe(30);
    expect(Object.keys(json[0])).toEqual(['hero', ...CARD_KEYS]);
  });

  test('can be searched', async () => {
    const json = JSON.parse((await peerless(['cards', '--search', 'gaze', '--json'])).out);
    expect(json.map((card: { slug: string }) => card.slug)).toContain('gaze-of-stone');
    expect((await peerless(['cards', '--search', 'gaze'])).out).toContain('Gaze of Stone');
    const none = { code: 0, err: 'No card contains "zzzz".\n' };
    expect(await peerless(['cards', '--search', 'zzzz'])).toEqual({ ...none, out: '' });
    expect(await peerless(['cards', '--search', 'zzzz', '--json'])).toEqual({ ...none, out: '[]\n' });
  });

  test('in a language that is not known are refused with those that are', async () => {
    expect(await refusal(['cards', 'medusa', '--lang', 'klingon'])).toBe(
      'Unknown language "klingon"; choose en, pt, fr or uk.',
    );
  });
});

describe('the command itself', () => {
  test('prints help without words and for every command', async () => {
    const { code, out } = await peerless([]);
    expect(code).toBe(0);
    for (const command of [
      'serve',
      'backup',
      'play',
      'heroes',
      'boards',
      'cards',
      'scenario',
      'simulate',
      'bench',
      'replay',
      'draw',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
      const help = await peerless([command, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toContain(`Usage: npx peerless ${command}`);
    }
  });

  test('refuses what it does not know in one sentence', async () => {
    expect(await refusal(['herose'])).toBe('Unknown command "herose"; did you mean "heroes"?');
    expect(await refusal(['cards', '--frob'])).toBe(
      'Unknown option "--frob"; known are --hero, --search, --lang, --json, --help.',
    );
    expect(await refusal(['scenario'])).toContain('FILE');
  });

  test('tells its version, and more about a command', async () => {
    expect((await peerless(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { code, out } = await peerless(['help', 'draw']);
    expect(code).toBe(0);
    expect(out).toBe((await peerless(['draw', '--help'])).out);
    expect(await refusal(['help', 'drow'])).toBe('Unknown command "drow"; did you mean "draw"?');
    expect(await refusal(['xyzzy'])).toContain('known are serve, play, heroes');
    expect(await refusal(['play', '--heros', 'alice'])).toContain('did you mean one of --hero, --heroes?');
    expect((await peerless(['play', '--help'])).out).toContain('  victory=action or immediate\n');
  });

  test('shows where an error comes from only with --debug', async () => {
    const plain = await peerless(['heroes', 'nobody']);
    expect(plain.err).not.toContain('    at ');
    const debug = await peerless(['heroes', 'nobody', '--debug']);
    expect(debug.code).toBe(2);
    expect(debug.err).toContain('    at ');
  });
});
