import { boards } from '@peerless/boards';
import {
  add,
  attack,
  call,
  card,
  cardsInOwn,
  chooseAble,
  compare,
  contains,
  damage,
  defense,
  discard,
  draw,
  type Effect,
  gainAction,
  type HeroDef,
  hook,
  marksIn,
  move,
  own,
  put,
  recover,
  scheme,
  seq,
  symbolsIn,
  take,
  takeFrom,
  theirs,
  versatile,
  when,
} from '@peerless/language';
import { checkLaws, LAWS, testHeroes } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { changedView, changesText } from '../src/entries/match.ts';
import {
  apply,
  clone,
  createLibrary,
  createRng,
  decision,
  determinize,
  type Game,
  type GameEvent,
  observe,
  outcome,
  type SeatView,
  type Viewer,
  viewFor,
} from '../src/index.ts';
import { gameFromPosition, type SeatPosition } from '../src/position.ts';

/** Piles of own cards (docs/decisions/0055): one that gathers everything, and a row of cards played in combat. */

const empty = take({ from: 'own', own: 'pot', choice: 'all', to: 'discard' });

/** With a pot that takes all cards, and spells for what is in it. */
const brewer = (scheme1: Effect): HeroDef => ({
  slug: 'brewer',
  name: 'Brewer',
  move: 2,
  hero: { health: 10, attack: 'melee' },
  sidekicks: [],
  piles: [{ slug: 'pot', name: 'pot', gathers: 'all' }],
  symbols: { slugs: ['root', 'leaf', 'moss'] },
  hooks: [
    hook(
      'afterAttack',
      seq(
        chooseAble(
          when(contains('pot', 'root', 'leaf'), draw(1)),
          when(contains('pot', 'root', 'leaf', 'moss'), gainAction()),
          when(contains('pot', 'moss'), recover(own('brewer'), 1)),
        ),
        empty,
      ),
    ),
  ],
  modifiers: [],
  cards: [
    card(
      'stir',
      attack(3),
      { title: 'Stir', boost: 1, user: 'any', quantity: 10 },
      { symbols: ['root'], during: add(symbolsIn('pot')) },
    ),
    card(
      'sip',
      versatile(2),
      { title: 'Sip', boost: 2, user: 'any', quantity: 10 },
      { symbols: ['leaf'], after: takeFrom('pot', { choice: 'you', to: 'hand', count: 1 }) },
    ),
    card(
      'toss',
      scheme(),
      { title: 'Toss', boost: 3, user: 'any', quantity: 10 },
      { symbols: ['moss'], scheme: scheme1 },
    ),
  ],
});

/** With a row of cards; three knots, and the last card acts. */
const netter: HeroDef = {
  slug: 'netter',
  name: 'Netter',
  move: 2,
  hero: { health: 10, attack: 'melee' },
  sidekicks: [],
  piles: [{ slug: 'net', name: 'net', ordered: true, gathers: 'played', goal: 3 }],
  mark: { name: 'knot', plural: 'knots' },
  hooks: [
    hook(
      'cleanUp',
      when(
        compare(marksIn('net'), '=', 3),
        seq(call(), takeFrom('net', { to: 'discard' })),
        when(compare(marksIn('net'), '>', 3), takeFrom('net', { to: 'discard' })),
      ),
    ),
  ],
  modifiers: [],
  cards: [
    card(
      'knot',
      versatile(3),
      { title: 'Knot', boost: 1, user: 'any', quantity: 10 },
      { marks: 1, during: add(cardsInOwn('net')), called: damage(theirs(), 2) },
    ),
    card(
      'loop',
      versatile(2),
      { title: 'Loop', boost: 2, user: 'any', quantity: 10 },
      {
        marks: 2,
        after: takeFrom('net', { choice: 'first', to: 'hand', may: true }),
        called: seq(put('mine', 'hand'), move(own('netter'), 1)),
      },
    ),
    card('cast', defense(4), { title: 'Cast', boost: 1, user: 'any', quantity: 10 }, { marks: 1 }),
  ],
};

const libraryWith = (hero: HeroDef) => createLibrary({ heroes: [...testHeroes, hero], boards });
const discardOne = seq(discard('you'), take({ from: 'deck', choice: 'top', to: 'discard' }));
const lib = libraryWith(brewer(discardOne));
const netting = libraryWith(netter);

function at(hero: string, seat: Partial<SeatPosition>, library = lib): Game {
  return gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        { hero, fighters: { [hero]: { space: 12 } }, ...seat },
        {
          hero: 'king-arthur',
          hand: ['skirmish'],
          fighters: { 'king-arthur': { space: 13 }, merlin: { space: 38 } },
        },
      ],
      turn: { at: 'action' },
    },
    library,
  );
}

const openSeat = (game: Game): SeatView => seatOf(game, 'open');
const seatOf = (game: Game, viewer: Viewer = 'spectator'): SeatView => {
  const [seat] = viewFor(observe(game, viewer)).seats;
  if (seat === undefined) throw new Error('no seat');
  return seat;
};
/** All cards of the seat, wherever they lie. */
function cardsOf(game: Game): string[] {
  const { hand, deck, discard: gone, piles } = openSeat(game);
  return [...hand, ...deck.map(String), ...gone, ...(piles?.pot ?? [])].sort();
}
const keys = (game: Game): string[] => decision(game)?.options.map(({ key }) => key) ?? [];
function choose(game: Game, key: string): GameEvent[] {
  const events: GameEvent[] = [];
  const index = keys(game).findIndex((other) => other.includes(key));
  if (index < 0) throw new Error(`no ${key} among ${keys(game).join()}`);
  apply(game, index, (event) => events.push(event));
  return events;
}

/** Whoever guesses leaves the pot as it lies, and each card is there as often as in the deck list. */
function guessesFit(game: Game): void {
  for (const viewer of [0, 1, 'spectator'] as const) {
    const guess = determinize(observe(game, viewer), createRng('3'));
    expect(seatOf(guess).piles).toEqual(seatOf(game).piles);
    expect(cardsOf(guess)).toEqual(cardsOf(game));
  }
}

test('the pot takes what would be discarded: a scheme, and what it discards from hand and deck', () => {
  const game = at('brewer', { hand: ['toss', 'sip', 'stir', 'stir'], deck: ['toss'], discard: ['sip'] });
  const events = [...choose(game, 'toss'), ...choose(game, 'sip')];
  expect(seatOf(game).piles).toEqual({ pot: ['sip', 'toss', 'toss'] });
  expect(seatOf(game).discard).toEqual(['sip']);
  guessesFit(game);
  expect(events.filter(({ type }) => type === 'discarded')).toMatchObject([
    { card: 'brewer/sip', why: 'choice', pile: 'pot' },
    { card: 'brewer/toss', why: 'top', pile: 'pot' },
    { card: 'brewer/toss', why: 'played', pile: 'pot' },
  ]);
});

/** Attacks with a card, and both leave it at that. */
function attackWith(game: Game, slug: string): GameEvent[] {
  const events = choose(game, ` ${slug}`);
  while (decision(game)?.seat === 1) events.push(...choose(game, 'none'));
  return events;
}

test('what was played is an ingredient; of the modes only those are offered that can be had', () => {
  const game = at('brewer', { hand: ['stir', 'stir'], piles: { pot: ['sip'] } });
  attackWith(game, 'stir');
  // root and leaf, so the first mode only; it needs no question then
  expect(seatOf(game)).toMatchObject({ piles: { pot: [] }, discard: ['sip', 'stir'], handSize: 2 });
  const more = at('brewer', { hand: ['stir'], piles: { pot: ['sip', 'toss'] } });
  attackWith(more, 'stir');
  expect(decision(more)?.prompt).toBe('modes');
  expect(keys(more)).toHaveLength(3);
  const none = at('brewer', { hand: ['stir'], piles: { pot: ['stir'] } });
  attackWith(none, 'stir');
  expect(decision(none)?.prompt).toBe('action');
  expect(seatOf(none).discard).toEqual(['stir', 'stir']);
});

test('what is drawn out of the pot is known to all; guesses leave it where it lies', () => {
  const game = at('brewer', { hand: ['sip'], piles: { pot: ['stir', 'toss', 'toss'] } });
  choose(game, ' sip');
  while (decision(game)?.seat === 1) choose(game, 'none');
  choose(game, 'toss');
  expect(viewFor(observe(game, 1)).seats[0]?.hand).toEqual(['toss']);
  guessesFit(game);
});

test('a row of cards keeps its order, and its first card can be taken; the last card acts at clean-up', () => {
  const game = at('netter', { hand: ['loop', 'knot'], piles: { net: ['knot', 'cast'] } }, netting);
  const before = viewFor(observe(game, 1));
  const then = clone(game);
  attackWith(game, 'loop');
  choose(game, 'yes');
  // while its effect is carried out the card of the combat is gone already, the row is still there
  expect(seatOf(game)).toMatchObject({ piles: { net: ['cast'] }, discard: [] });
  expect(decision(game)?.source).toMatchObject({ card: 'netter/loop' });
  choose(game, keys(game)[0] ?? '');
  expect(seatOf(game).piles).toEqual({ net: [] });
  // cast and loop are three knots: loop goes back to the hand, then the row is empty
  expect(seatOf(game).discard).toEqual(['cast']);
  expect([...seatOf(game).hand].sort()).toEqual(['knot', 'loop']);
  const text = changesText(observe(then, 1), observe(game, 1));
  expect(changedView(before, JSON.parse(text))).toEqual(viewFor(observe(game, 1)));
});

test('too many marks: the row goes without an effect', () => {
  const game = at('netter', { hand: ['loop'], piles: { net: ['knot', 'cast'] } }, netting);
  attackWith(game, 'loop');
  choose(game, 'no');
  expect(seatOf(game)).toMatchObject({ piles: { net: [] }, discard: ['knot', 'cast', 'loop'], hand: [] });
});

test('all laws hold where both seats have piles of their own', () => {
  const library = createLibrary({ heroes: [brewer(discardOne), netter], boards });
  for (const seed of ['1', '2']) {
    const seats = [{ hero: 'brewer' }, { hero: 'netter' }];
    const game = checkLaws({ seed, board: 'sarpedon', mode: 'duel', seats }, library, Object.values(LAWS));
    expect(outcome(game)).not.toBeNull();
  }
});
