import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameConfig } from '@peerless/rules';
import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { sayIn } from '../src/messages.ts';
import { setupFrom } from '../src/play/setup.ts';
import { inFolder, peerless, refusal, type World } from './terminal.ts';

/** Who sits where, and who begins. */

const heroesOf = ({ seats }: GameConfig): string[] => seats.map(({ hero }) => hero);
const playersOf = ({ seats }: GameConfig): number[] => seats.map(({ player }, i) => player ?? i);
const duel = (first?: string, seed: string = '1') =>
  setupFrom({ heroes: 'medusa,alice', board: 'soho', ...(first === undefined ? {} : { first }) }, seed);

/** The setup of a game that was saved with the first choice. */
async function played(argv: readonly string[], world: World): Promise<GameConfig> {
  const home = inFolder(`setting-up-${Math.random()}`);
  const { out } = await peerless([...argv], { ...world, home });
  const name = /--resume (\S+)/.exec(out)?.[1] ?? '';
  return JSON.parse(readFileSync(join(home, 'games', `${name}.json`), 'utf8')).record.config;
}

describe('R-3.9 who begins', () => {
  test('is the first seat, the one that is said, or drawn by lot', () => {
    expect(heroesOf(duel().config)).toEqual(['medusa', 'alice']);
    expect(heroesOf(duel('1').config)).toEqual(['medusa', 'alice']);
    const second = duel('2');
    expect(heroesOf(second.config)).toEqual(['alice', 'medusa']);
    expect(playersOf(second.config)).toEqual([1, 0]);
    // The person still has the hero that was named first.
    expect(second.players).toEqual([{ is: 'person' }, { is: 'bot', bot: 'casual' }]);
    const drawn = Array.from({ length: 16 }, (_, i) => heroesOf(duel('lot', i.toString(16)).config)[0]);
    expect(drawn.filter((hero) => hero === 'medusa').length).toBeGreaterThan(3);
    expect(drawn.filter((hero) => hero === 'alice').length).toBeGreaterThan(3);
    expect(duel('lot', '7')).toEqual(duel('lot', '7'));
    for (const word of ['random', 'aleatório', 'Навмання', 'hasard'])
      expect(() => duel(word, '7'), word).not.toThrow();
  });

  test('draws nothing else by lot: heroes and boards stay', () => {
    const sorted = (config: GameConfig): string[] => heroesOf(config).sort();
    for (const first of ['1', '2', 'lot']) {
      const { config } = setupFrom({ first }, '99');
      expect([config.board, ...sorted(config)]).toEqual([
        setupFrom({}, '99').config.board,
        ...sorted(setupFrom({}, '99').config),
      ]);
    }
  });

  test.each(['0', '3', '1.5', '', 'me', '-1', '1e9'])('is not "%s"', async (first) => {
    expect(await refusal(['play', '--heroes', 'medusa,alice', '--first', first])).toBe(
      `--first is a seat from 1 to 2, or lot, not "${first}".`,
    );
  });

  test('is known of a saved game', async () => {
    expect(await refusal(['play', '--resume', '--first', '2'])).toContain(
      '--resume does not go with --first',
    );
  });

  test('is asked, by lot where nobody says anything; in every language', async () => {
    for (const lang of TEXT_LANGUAGES) {
      const say = sayIn(lang);
      const typed = ['c', '', 'medusa,alice', 'soho', '', ''];
      const { out, err } = await peerless(['play', '--lang', lang], { typed });
      expect(err).toBe('');
      const [question = ''] = say('askFirst', { most: 2, random: '|' }).split('|');
      expect(out.replace(/\s+/g, ' ')).toContain(question.trim().replace(/\s+/g, ' '));
    }
    const typed = ['c', '', 'medusa,alice', 'soho', '', '2', '#1', 'quit'];
    expect(heroesOf(await played(['play'], { typed }))).toEqual(['alice', 'medusa']);
  });
});

describe('R-13.10 three players in teams', () => {
  const team = (flags: object) =>
    setupFrom({ mode: 'teams-3', heroes: 'medusa,alice,bigfoot,dracula', board: 'sarpedon', ...flags }, '1');

  test('one of them has seats 1 and 3, or 2 and 4, and may be a person or a bot', () => {
    expect(playersOf(team({}).config)).toEqual([0, 1, 0, 2]);
    const second = team({ first: '2' });
    expect(playersOf(second.config)).toEqual([1, 0, 2, 0]);
    expect(heroesOf(second.config)).toEqual(['alice', 'bigfoot', 'dracula', 'medusa']);
    const kinds = (flags: object): string[] => team(flags).players.map(({ is }) => is);
    expect(kinds({})).toEqual(['person', 'bot', 'bot']);
    expect(kinds({ seat: '2' })).toEqual(['bot', 'person', 'bot']);
    expect(kinds({ seat: '4', first: '3' })).toEqual(['bot', 'bot', 'person']);
  });

  test('the side is asked among bots, and not among people', async () => {
    const typed = ['c', 'teams-3', 'medusa,alice,bigfoot,dracula', 'sarpedon', '', '2', '1'];
    const { out } = await peerless(['play'], { typed });
    expect(out).toContain('Your seat: 1 to play both heroes of a team');
    expect(out).toMatch(/● Alice \(you\)/);
    const people = ['c', 'teams-3', '', '', 'none', '1'];
    expect((await peerless(['play'], { typed: people })).out).not.toContain('Your seat:');
  });

  test('whoever begins from the other side plays a whole game', async () => {
    const words =
      'play --mode teams-3 --heroes medusa,alice,bigfoot,dracula --board sarpedon --bots random --seed 3';
    const { code, out } = await peerless([...words.split(' '), '--first', '2', '--seat', '2'], {
      answer: (prompt) => (prompt.includes('Your choice') ? '#1' : ''),
    });
    expect(code).toBe(0);
    expect(out).toContain('The game is kept as');
  });
});
