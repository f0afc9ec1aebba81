import { boards } from '@peerless/boards';
import {
  attack,
  card,
  cardsInOwn,
  draw,
  endTurn,
  type HeroDef,
  ownCard,
  recover,
  scheme,
  take,
  own as theOwn,
  validateHero,
  when,
} from '@peerless/language';
import { testHeroes } from '@peerless/testkit';
import { expect, test } from 'vitest';
import {
  apply,
  createLibrary,
  createRng,
  decision,
  determinize,
  type Game,
  type GameEvent,
  observe,
  type SeatView,
  viewFor,
} from '../src/index.ts';
import { gameFromPosition, type Position } from '../src/position.ts';

/** Cards in hands of others (docs/decisions/0060) of a hero that gathers its own (0055), and with one that keeps cards. */

const hero = { health: 10, attack: 'melee' } as const;

/** Hands over all it plays, and gathers what would be discarded. */
const lender: HeroDef = {
  slug: 'lender',
  name: 'Lender',
  move: 2,
  hero,
  sidekicks: [],
  piles: [{ slug: 'pot', name: 'pot', gathers: 'all' }],
  hooks: [],
  modifiers: [{ mod: 'handOver' }, { mod: 'comeBack', to: 'either' }],
  cards: [
    card('gift', attack(3), { title: 'Gift', boost: 1, user: 'any', quantity: 20 }, {}),
    card('rest', scheme(), { title: 'Rest', boost: 1, user: 'any', quantity: 5 }, { scheme: endTurn() }),
    card('loan', scheme(), { title: 'Loan', boost: 1, user: 'any', quantity: 5 }, { scheme: draw(1) }),
  ],
};

/** Puts cards of its hand into a chest. */
const keeper: HeroDef = {
  slug: 'keeper',
  name: 'Keeper',
  move: 2,
  hero,
  sidekicks: [],
  piles: [{ slug: 'chest', name: 'chest', gathers: 'played' }],
  hooks: [],
  modifiers: [],
  cards: [
    card(
      'hoard',
      scheme(),
      { title: 'Hoard', boost: 1, user: 'any', quantity: 30 },
      { scheme: take({ from: 'hand', choice: 'you', to: 'own', own: 'chest' }) },
    ),
  ],
};

const library = createLibrary({ heroes: [...testHeroes, lender, keeper], boards });

function at(seats: Position['seats'], more: Partial<Position> = {}): Game {
  return gameFromPosition({ board: 'sarpedon', seats, turn: { at: 'action' }, ...more }, library);
}
const lenderWith = (hand: readonly string[], deck: readonly string[] = []) =>
  ({ hero: 'lender', fighters: { lender: { space: 12 } }, hand, deck }) as const;
const keeperWith = (hand: readonly string[]) =>
  ({ hero: 'keeper', fighters: { keeper: { space: 13 } }, hand, deck: ['hoard'] }) as const;
const arthur = {
  hero: 'king-arthur',
  fighters: { 'king-arthur': { space: 36 }, merlin: { space: 38 } },
  hand: [],
} as const;

const seatOf = (game: Game, seat: number): SeatView => {
  const found = viewFor(observe(game, 'open')).seats[seat];
  if (found === undefined) throw new Error('no seat');
  return found;
};
const keys = (game: Game): string[] => decision(game)?.options.map(({ key }) => key) ?? [];
function choose(game: Game, key: string): GameEvent[] {
  const events: GameEvent[] = [];
  const index = keys(game).findIndex((other) => other.includes(key));
  if (index < 0) throw new Error(`no ${key} among ${keys(game).join()}`);
  apply(game, index, (event) => events.push(event));
  return events;
}

test('the heroes are valid; a card that others play names no pile of its hero, but where its owner plays it', () => {
  expect([lender, keeper].flatMap(validateHero)).toEqual([]);
  const naming = (heal: HeroDef['cards'][number]['scheme']): HeroDef => ({
    ...lender,
    cards: lender.cards.map((it) =>
      it.slug === 'loan' && heal !== undefined ? { ...it, scheme: heal } : it,
    ),
  });
  const heal = recover(theOwn(), cardsInOwn('pot'));
  expect(validateHero(naming(heal)).map(({ path }) => path)).toEqual(['cards[2].scheme.amount.own']);
  expect(validateHero(naming(when(ownCard(), heal)))).toEqual([]);
});

test('what its owner plays goes through the pot to the opponent; what the opponent plays stays in the pot', () => {
  const game = at([lenderWith(['gift', 'gift'], ['gift']), keeperWith([])]);
  choose(game, ' gift');
  expect(seatOf(game, 0)).toMatchObject({ hand: ['gift'], discard: [], piles: { pot: [] } });
  expect(seatOf(game, 1)).toMatchObject({ hand: ['lender/gift'], piles: { chest: [] } });
  const back = at([keeperWith(['lender/gift']), lenderWith([], ['gift'])]);
  const events = choose(back, ' gift');
  expect(seatOf(back, 0)).toMatchObject({ hand: [], discard: [], piles: { chest: [] } });
  expect(seatOf(back, 1)).toMatchObject({ discard: [], piles: { pot: ['gift'] } });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'discarded', seat: 0, card: 'lender/gift', pile: 'pot' }),
  );
});

test('while its owner chooses who gets it the card lies in the pot', () => {
  const game = at([lenderWith(['loan'], ['gift']), keeperWith([]), arthur], { mode: 'free-for-all' });
  choose(game, ' loan');
  expect(decision(game)?.prompt).toBe('handOver');
  expect(seatOf(game, 0)).toMatchObject({ discard: [], piles: { pot: ['loan'] } });
  choose(game, keys(game)[1] ?? '');
  expect(seatOf(game, 0)).toMatchObject({ hand: ['gift'], discard: [], piles: { pot: [] } });
  expect(seatOf(game, 2).hand).toEqual(['lender/loan']);
});

test('an effect that ends the turn: the card is handed over first, also where its owner has to choose', () => {
  const game = at([lenderWith(['rest'], ['gift']), keeperWith([]), arthur], { mode: 'free-for-all' });
  choose(game, ' rest');
  expect(decision(game)).toMatchObject({ seat: 0, prompt: 'handOver' });
  choose(game, keys(game)[0] ?? '');
  expect(seatOf(game, 1).hand).toEqual(['lender/rest']);
  expect(decision(game)).toMatchObject({ seat: 1, prompt: 'action' });
});

test('a card of another deck finds no place in a pile of the own: it is discarded, and comes back to its owner', () => {
  const game = at([keeperWith(['hoard', 'hoard', 'lender/gift']), lenderWith([])]);
  const events = choose(game, ' hoard');
  events.push(...choose(game, 'gift'));
  expect(decision(game)).toMatchObject({ seat: 1, prompt: 'comeBack' });
  expect(seatOf(game, 1)).toMatchObject({ hand: [], discard: [], piles: { pot: ['gift'] } });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const guess = determinize(observe(game, viewer), createRng('5'));
    expect(seatOf(guess, 1)).toMatchObject({ discard: [], piles: { pot: ['gift'] } });
  }
  choose(game, 'toHand');
  expect(seatOf(game, 0)).toMatchObject({ hand: ['hoard'], discard: ['hoard'], piles: { chest: [] } });
  expect(seatOf(game, 1)).toMatchObject({ hand: ['gift'], discard: [], piles: { pot: [] } });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'discarded', seat: 0, card: 'lender/gift', pile: 'pot' }),
  );
});
