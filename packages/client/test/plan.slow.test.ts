import { newTape, type Player } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import type { Thinker } from '../src/bots/thinker.ts';
import { certainAnswer } from '../src/decision/certain.ts';
import { answerTo, endOf, plansFor } from '../src/decision/plan.ts';
import { askedNow, runErrand } from '../src/game/errand.ts';
import { noteWish, takeBackLast } from '../src/game/take-back.ts';
import { library } from '../src/library.ts';
import { LocalSource } from '../src/table/local-source.ts';
import { type Made, recorded } from './clicks.ts';

const duel = (hero: string, other: string, seed: string, board = 'sarpedon') =>
  ({ seed, board, mode: 'duel', seats: [{ hero }, { hero: other }] }) as const;

const thinker: Thinker = { choose: () => new Promise(() => {}), hint: async () => [] };
const PEOPLE: readonly Player[] = [{ is: 'person' }, { is: 'bot', bot: 'casual' }];

/** A game at this screen, up to the first question of that kind. */
function gameAt(made: readonly Made[], config: ReturnType<typeof duel>, until: (now: Made) => boolean) {
  const source = new LocalSource(newTape(config, library()), [PEOPLE[0] as Player, PEOPLE[0] as Player], {
    thinker,
    keep: () => {},
  });
  source.extras.takeOver();
  for (const now of made) {
    if (source.state().handOver !== null) source.extras.takeOver();
    if (until(now)) return source;
    source.send?.({ choose: now.option.key });
  }
  throw new Error('that is never asked');
}

describe.each([
  ['medusa', 'king-arthur', 'sarpedon'],
  ['jekyll-and-hyde', 'alice', 'soho'],
  ['sinbad', 'yennenga', 'heorot'],
])('the plans of %s and %s on %s', (hero, other, board) => {
  const config = duel(hero, other, '5', board);
  const made = recorded(config, 'novice');

  test('begin with an answer that is listed, and end where they say', () => {
    let ends = 0;
    for (const prompt of ['action', 'moveBoost'] as const)
      for (let n = 0; n < 4; n++) {
        let left = 3 * n;
        const source = gameAt(made, config, ({ decision }) => decision.prompt === prompt && left-- === 0);
        const state = source.state();
        const view = state.moments.at(-1)?.view;
        const asked = askedNow(state);
        if (view === undefined || asked === null) throw new Error('nothing is asked');
        const [card] = view.seats[asked.seat]?.hand ?? [];
        const picks = n % 2 === 0 || card === undefined ? [] : [{ card }];
        const plans = plansFor(view, asked, picks, library());
        for (const plan of plans) expect(answerTo(plan.steps[0] as never, asked)).toBeDefined();
        const goal = plans.findLast(({ type }) => type === 'maneuverTo');
        if (goal?.type !== 'maneuverTo') continue;
        runErrand(source, goal.steps, () => {});
        const after = source.state().moments.at(-1)?.view;
        expect(after?.fighters.find(({ id }) => id === goal.move.fighter)?.space).toBe(goal.move.to);
        ends++;
      }
    expect(ends).toBeGreaterThan(4);
  });
});

test('with a BOOST whoever may be placed instead of moving is offered every space, and gets there', () => {
  const table = duel('harry-houdini', 'king-arthur', '5');
  const source = gameAt(recorded(table, 'novice'), table, ({ decision, view }) => {
    const { deckSize = 0, hand } = view.seats[0] ?? {};
    return decision.prompt === 'action' && decision.seat === 0 && deckSize > 0 && (hand?.length ?? 0) > 0;
  });
  const state = source.state();
  const view = state.moments.at(-1)?.view;
  const asked = askedNow(state);
  const [card] = view?.seats[0]?.hand ?? [];
  if (view === undefined || asked === null || card === undefined) throw new Error('nothing is asked');
  expect(plansFor(view, asked, [], library()).some(({ type }) => type === 'maneuverPlace')).toBe(false);
  const plans = plansFor(view, asked, [{ card }], library());
  const goal = plans.findLast(({ type }) => type === 'maneuverPlace');
  if (goal?.type !== 'maneuverPlace') throw new Error('nobody is placed');
  const walked = plans.flatMap((plan) =>
    plan.type === 'maneuverTo' && plan.move.fighter === goal.fighter ? [plan.move.to] : [],
  );
  const placed = plans.flatMap((plan) => (plan.type === 'maneuverPlace' ? [plan.space] : []));
  const taken = new Set(view.fighters.map(({ space }) => space));
  const spaces = library().boards.get('sarpedon')?.spaces ?? [];
  const empty = spaces.flatMap(({ id }) => (taken.has(id) ? [] : [id]));
  expect(new Set([...walked, ...placed])).toEqual(new Set(empty));
  runErrand(source, goal.steps, () => {});
  const after = source.state().moments.at(-1)?.view;
  expect(after?.fighters.find(({ id }) => id === goal.fighter)?.space).toBe(goal.space);
});

const config = duel('medusa', 'king-arthur', '5');
const made = recorded(config, 'novice');
const isAction = ({ decision, view }: Made): boolean =>
  decision.prompt === 'action' && (view.seats[decision.seat]?.deckSize ?? 0) > 0;

test('a wish is taken back as a whole, down to the card that was drawn', () => {
  const source = gameAt(made, config, isAction);
  const state = source.state();
  const [view, asked] = [state.moments.at(-1)?.view, askedNow(state)];
  if (view === undefined || asked === null) throw new Error('nothing is asked');
  const plan = plansFor(view, asked, [], library()).find(({ type }) => type === 'maneuverTo');
  const from = state.moments.length - 1;
  runErrand(source, plan?.steps ?? [], () => noteWish(source, from));
  expect(source.state().moments).toHaveLength(from + 4);
  takeBackLast(source);
  expect(source.state().moments).toHaveLength(from + 2);
  expect(askedNow(source.state())?.prompt).toBe('moveBoost');
});

test('what is not possible any more is dropped', () => {
  const source = gameAt(made, config, isAction);
  const before = source.state().moments.length;
  let next: unknown = 'nothing';
  runErrand(source, [{ prompt: 'action' }, { prompt: 'moveBoost', card: 'no-such-card' }], (after) => {
    next = after;
  });
  expect(next).toBeNull();
  expect(source.state().moments).toHaveLength(before + 1);
});

describe('what needs nobody to answer it', () => {
  const games = [made, recorded(duel('bigfoot', 'dracula', '2'), 'novice')].flat();

  test('is a pass that is the only answer, where no other person plays', () => {
    const passes = games.filter(
      ({ decision, option }) => decision.options.length === 1 && option.type === 'none',
    );
    expect(passes.length).toBeGreaterThan(0);
    for (const { view, decision, option } of passes) {
      expect(certainAnswer(view, decision, library(), false)).toEqual(option);
      expect(certainAnswer(view, decision, library(), true)).toBeNull();
    }
  });

  test('is never a choice', () => {
    for (const { view, decision } of games)
      if (decision.options.length > 1) expect(certainAnswer(view, decision, library(), false)).toBeNull();
  });

  test('is every move of whoever has lost', () => {
    const asked = games.filter(
      ({ decision: { prompt, source } }) =>
        prompt === 'moveBoost' || (prompt === 'moves' && source.rule !== undefined),
    );
    for (const { view, decision } of asked) {
      const fighters = view.fighters.map((each) =>
        each.hero && each.seat === decision.seat
          ? { ...each, status: 'defeated' as const, space: null }
          : each,
      );
      const pass = certainAnswer({ ...view, fighters }, decision, library(), true);
      expect(pass).toEqual(
        decision.prompt === 'moves'
          ? endOf(decision.options)
          : decision.options.find(({ type }) => type === 'none'),
      );
    }
  });
});
