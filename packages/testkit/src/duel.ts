import { figuresOf } from '@peerless/rules/content';
import type { FighterPosition, SeatPosition, TurnPosition } from '@peerless/rules/position';
import { runScenario } from '@peerless/scenario';
import { testLibrary } from './library.ts';

/**
 * A duel for card tests: set the table, play, look, end at rest. Each word is a step of a scenario; the whole scenario
 * runs again after every step, so a step that does not fit fails where it stands.
 */

/** A seat whose fighters need not all be named: the others stand where they touch nobody. */
export type DuelSeat = Omit<SeatPosition, 'fighters'> & {
  readonly fighters?: Readonly<Record<string, FighterPosition | number>>;
};

export interface DuelSetup {
  readonly a: DuelSeat;
  readonly b: DuelSeat;
  readonly board?: string;
  readonly turn?: TurnPosition;
  readonly options?: Readonly<Record<string, unknown>>;
}

type StepValue = Readonly<Record<string, unknown>>;

/** What one side does; each word hands the duel back. */
export interface DuelSide {
  maneuver(): Duel;
  boost(card: string): Duel;
  move(fighter: string, to: number): Duel;
  stay(fighter?: string): Duel;
  done(): Duel;
  scheme(card: string, by?: string): Duel;
  attack(target: string, card: string, by?: string): Duel;
  defend(card: string): Duel;
  pick(what: unknown): Duel;
  order(...items: string[]): Duel;
  place(fighter: string, space: number): Duel;
  discard(...cards: string[]): Duel;
}

export interface Duel {
  readonly a: DuelSide;
  readonly b: DuelSide;
  /** Fixes the next random result. */
  random(card: string): Duel;
  /** Any expectation of a scenario. */
  expect(expectation: StepValue): Duel;
  expectNoDecision(kind: string): Duel;
  /** Nothing is left to choose but the next action. */
  expectAtRest(): Duel;
}

/** Spaces of Sarpedon: the heroes side by side, all others far from everybody. */
const HERO_SPACES = [12, 13] as const;
const FAR_SPACES = [
  [1, 8, 17, 27, 31, 35],
  [7, 15, 21, 26, 38, 37],
] as const;

/** Starts a duel, a to move; the heroes stand side by side on Sarpedon unless the setup says otherwise. */
export function duel(setup: DuelSetup): Duel {
  const { a, b, board = 'sarpedon', turn = {}, options = {} } = setup;
  const seats = [a, b].map((seat, i) => ({ ...seat, fighters: allFighters(seat, i) }));
  const position = { name: 'duel', board, seats, turn, options };
  const steps: unknown[] = [];
  const run = (play: readonly unknown[]) => runScenario({ ...position, play }, testLibrary());
  const add = (...more: unknown[]): Duel => {
    steps.push(...more);
    const { failures } = run(steps);
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return game;
  };
  const side = (seat: number): DuelSide => sideOf((step) => add({ expect: { decision: { seat } } }, step));
  const game: Duel = {
    a: side(1),
    b: side(2),
    random: (card) => {
      steps.push({ random: card });
      return game;
    },
    expect: (expectation) => add({ expect: expectation }),
    expectNoDecision: (kind) => {
      if (run([...steps, { expect: { decision: { kind } } }]).passed)
        throw new Error(`there is a decision of kind ${kind}`);
      return game;
    },
    expectAtRest: () => add({ expect: { decision: 'none' } }),
  };
  add();
  return game;
}

function sideOf(play: (step: unknown) => Duel): DuelSide {
  return {
    maneuver: () => play('maneuver'),
    boost: (card) => play({ boost: card }),
    move: (fighter, to) => play({ move: { fighter, to } }),
    stay: (fighter) => play(fighter === undefined ? 'stay' : { stay: fighter }),
    done: () => play('done'),
    scheme: (card, by) => play({ scheme: by === undefined ? { card } : { by, card } }),
    attack: (target, card, by) =>
      play({ attack: by === undefined ? { target, card } : { by, target, card } }),
    defend: (card) => play({ defend: card }),
    pick: (what) => play({ pick: what }),
    order: (...items) => play({ order: items }),
    place: (fighter, space) => play({ place: { fighter, space } }),
    discard: (...cards) => play({ discard: cards }),
  };
}

/** Places the fighters that the setup does not name. */
function allFighters(seat: DuelSeat, index: number): Record<string, FighterPosition | number> {
  const named = seat.fighters ?? {};
  const hero = testLibrary().heroes.get(seat.hero);
  const figures = hero === undefined ? [] : figuresOf(hero);
  const far = [...(FAR_SPACES[index] ?? [])];
  const missing = figures
    .filter((figure) => named[figure.slug] === undefined)
    .map((figure): [string, FighterPosition | number] => {
      if (figure.reserve) return [figure.slug, 'reserve'];
      return [figure.slug, (figure.hero ? HERO_SPACES[index] : far.shift()) ?? 0];
    });
  return { ...named, ...Object.fromEntries(missing) };
}
