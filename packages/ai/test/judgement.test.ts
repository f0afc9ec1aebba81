import { createRng, type Game, observe, optionCount } from '@peerless/rules';
import { optionKey } from '@peerless/rules/numbers';
import { gameFromPosition, type SeatPosition } from '@peerless/rules/position';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { trained } from '../src/trained/trained.ts';
import { evaluate, policyOf } from '../src/training.ts';

/** Positions that nobody who has learned to play may misjudge: whatever is trained anew has to pass them. */

interface Side {
  readonly space?: number;
  readonly health?: number;
  readonly hand?: readonly string[];
  readonly deck?: number;
}

const lee = ({ space = 12, health = 10, hand = ['feint', 'regroup'], deck = 12 }: Side): SeatPosition => ({
  hero: 'bruce-lee',
  fighters: { 'bruce-lee': { space, health } },
  hand,
  deck: { size: deck },
});
const bigfoot = ({
  space = 13,
  health = 10,
  hand = ['feint', 'regroup'],
  deck = 12,
}: Side): SeatPosition => ({
  hero: 'bigfoot',
  fighters: { bigfoot: { space, health }, 'the-jackalope': 'defeated' },
  hand,
  deck: { size: deck },
});
/** Bruce Lee has the last action of his turn. */
const table = (a: Side = {}, b: Side = {}): Game =>
  gameFromPosition(
    { board: 'sarpedon', seats: [lee(a), bigfoot(b)], turn: { actionsLeft: 1 } },
    testLibrary(),
  );

function chanceOf(a: Side, b: Side = {}): number {
  const chances = new Float64Array(4);
  evaluate(table(a, b), trained().value, chances);
  return chances[0] ?? 0;
}

const FULL = ['skirmish', 'be-like-water', 'momentous-shift', 'feint'];

describe('the value', () => {
  test.each<[string, Side, Side, Side, Side]>([
    ['to have more health', { health: 12 }, {}, { health: 5 }, {}],
    ['that the foe has less', {}, { health: 4 }, {}, { health: 12 }],
    ['to have cards in hand', { hand: FULL }, {}, { hand: ['regroup'] }, {}],
    ['that the foe has none', {}, { hand: [] }, {}, { hand: ['skirmish', 'savagery', 'hoax', 'feint'] }],
    ['to have a deck to draw from', { deck: 12 }, {}, { deck: 0 }, {}],
  ])('it is better %s', (_, a, b, worseA, worseB) => {
    expect(chanceOf(a, b)).toBeGreaterThan(chanceOf(worseA, worseB) + 0.02);
  });
});

/** The keys of the options, the most inviting first. */
function inviting(game: Game): string[] {
  const count = optionCount(game);
  const logits = new Float64Array(count);
  policyOf(trained().policy)(game, count, logits);
  return Array.from(logits.keys())
    .sort((a, b) => (logits[b] ?? 0) - (logits[a] ?? 0))
    .map((option) => optionKey(game, option));
}

const FELL = 'attack bruce-lee>bigfoot skirmish';

/** Whom nothing can save any more is to be felled. */
const prey = (): Game => table({ hand: ['skirmish', 'be-like-water'] }, { health: 1, hand: [] });

test('the policy is drawn to fell a hero who cannot defend himself', () => {
  expect(inviting(prey())[0]).toBe(FELL);
});

test.each(['casual', 'skilled', 'expert'])('%s fells a hero who cannot defend himself', (name) => {
  const game = prey();
  const { option } = botNamed(name).think(observe(game, 0), createRng('1'), { iterations: 60 });
  expect(optionKey(game, option)).toBe(FELL);
});
