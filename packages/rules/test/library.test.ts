import { BOARD_LIMITS, type BoardDef, type HeroDef, LIMITS, REGISTERS } from '@peerless/language';
import { testHeroes, testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { createLibrary, newGame, observe, PeerlessError, viewFor } from '../src/index.ts';
import {
  FACES,
  MAX_SPACES,
  PILE,
  SEAT_COUNTERS,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  REGISTERS as SLOTS,
} from '../src/state/limits.ts';

const boards = [...testLibrary().boards.values()];
const hero = (slug: string): HeroDef => testHeroes.find((one) => one.slug === slug) as HeroDef;
const medusa = hero('medusa');
const counters = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ slug: `c${i}`, name: `C ${i}`, start: i + 1, max: 9 }));

/** Why a library is refused; one short sentence. */
function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    expect(error.message.length).toBeLessThan(600);
    expect(error.message).not.toContain('\n');
    return error.message;
  }
  return 'accepted';
}

describe('a library validates what it is given', () => {
  test.each<[string, Partial<HeroDef>, string]>([
    ['a fifth counter', { counters: counters(5) }, 'counters'],
    ['too many sidekicks', { sidekicks: medusa.sidekicks.map((one) => ({ ...one, count: 7 })) }, 'sidekicks'],
    ['too many tokens', { tokens: [{ slug: 'fog', name: 'Fog', count: 11 }] }, 'tokens'],
    ['a deck of 60', { cards: [...medusa.cards, ...medusa.cards] }, 'cards'],
    [
      'an unknown operation',
      { hooks: [{ when: 'turnStart', do: { op: 'castle' } } as never] },
      'hooks[0].do',
    ],
    ['no cards at all', { cards: undefined as never }, 'cards'],
  ])('%s is refused', (_, change, path) => {
    const heroes = [{ ...medusa, ...change }];
    const said = refusal(() => createLibrary({ heroes, boards }));
    expect(said).toMatch(/^the hero "medusa" is not valid: /);
    expect(said).toContain(path);
  });

  test('the first problems are told, and how many more there are', () => {
    const cards = medusa.cards.map((card) => ({ ...card, user: 'nobody' }));
    const said = refusal(() => createLibrary({ heroes: [{ ...medusa, cards }], boards }));
    expect(said.match(/unknown user/g)).toHaveLength(3);
    expect(said).toMatch(/; and \d+ more$/);
  });

  test('a board that is none is refused', () => {
    const broken = { ...boards[0], spaces: [] } as unknown as BoardDef;
    expect(refusal(() => createLibrary({ heroes: [], boards: [broken] }))).toContain('is not valid: spaces');
  });

  test.each([null, 5, {}, { slug: 7 }])('%j is no hero', (value) => {
    const heroes = [value as unknown as HeroDef];
    expect(refusal(() => createLibrary({ heroes, boards }))).toContain('each have a slug');
  });

  test('later, if wanted, but before it plays; others play on', () => {
    const heroes = [{ ...medusa, counters: counters(5) }, hero('alice'), hero('dracula')];
    const library = createLibrary({ heroes, boards, check: 'later' });
    const play = (...slugs: string[]) => {
      const seats = slugs.map((slug) => ({ hero: slug }));
      return newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, library);
    };
    expect(() => play('alice', 'dracula')).not.toThrow();
    expect(refusal(() => play('alice', 'medusa'))).toContain('the hero "medusa" is not valid: counters');
  });
});

describe('what the language allows has its room in the state', () => {
  test('the limits fit', () => {
    expect(SEAT_COUNTERS).toBe(LIMITS.counters);
    expect(SEAT_TOKENS).toBe(LIMITS.tokens);
    expect(SEAT_FIGHTERS).toBe(LIMITS.sidekicks + 1);
    expect(FACES).toBeGreaterThanOrEqual(LIMITS.faces);
    expect(PILE).toBeGreaterThanOrEqual(LIMITS.deck);
    expect(SLOTS).toBe(REGISTERS);
    expect(MAX_SPACES).toBe(BOARD_LIMITS.spaces);
  });

  test('all counters of one seat leave those of the next alone', () => {
    const full = { ...medusa, counters: counters(LIMITS.counters) };
    const library = createLibrary({ heroes: [full], boards });
    const seats = [{ hero: 'medusa' }, { hero: 'medusa' }];
    const view = viewFor(
      observe(newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, library), 'open'),
    );
    for (const seat of view.seats) expect(seat.counters).toEqual({ c0: 1, c1: 2, c2: 3, c3: 4 });
  });
});
