import { decision, type Observation, observe } from '@peerless/rules';
import {
  choose,
  type Frozen,
  freeze,
  fromRecord,
  type Match,
  newMatch,
  toRecord,
} from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import { type Answer, answerBots, type Thought } from '../src/bots/answer-bots.ts';
import { WorkerThinker } from '../src/bots/thinker.ts';
import { library } from '../src/library.ts';

/** Thirty trials a thought, so that it does not depend on the clock. */
const patience = () => {
  let trials = 0;
  return () => ++trials >= 30;
};

/** What the bot that is asked at a table answers. */
function ask(answer: ReturnType<typeof answerBots>, table: number, { game }: Match): Thought {
  const player = decision(game)?.player ?? 0;
  const observation = freeze(observe(game, player));
  return answer({ id: 0, ask: 'choose', table, bot: 'expert', observation, seed: '1' });
}

/** The same game at another table, where something else is chosen than `key`; null if the move is then over. */
function elsewhere(match: Match, key: string): Match | null {
  const other = fromRecord(toRecord(match), library());
  const others = decision(other.game)?.options.filter((option) => option.key !== key) ?? [];
  choose(other, others[0]?.key ?? '');
  const next = decision(other.game);
  return next?.prompt === 'moves' && next.options.length > 1 ? other : null;
}

test('bots of two tables share nothing, even in the same turn of the same heroes', () => {
  const seats = [{ hero: 'medusa' }, { hero: 'alice' }];
  const match = newMatch({ seed: '5', board: 'sarpedon', mode: 'duel', seats }, library());
  const answer = answerBots(patience);
  let compared = 0;
  while (compared < 4) {
    const asked = decision(match.game);
    const { key } = ask(answer, 1, match);
    const other = asked?.prompt === 'moves' ? elsewhere(match, key) : null;
    if (other !== null) {
      expect(ask(answer, 2, other)).toEqual(ask(answerBots(patience), 2, other));
      compared++;
    }
    choose(match, key);
  }
});

test('every table asks in its own name', () => {
  const asked: number[] = [];
  const worker: Pick<Worker, 'addEventListener' | 'terminate' | 'postMessage'> = {
    addEventListener() {},
    terminate() {},
    postMessage: ({ table }: { readonly table: number }) => asked.push(table),
  };
  const thinker = new WorkerThinker(() => worker as Worker);
  const [one, another] = [thinker.atTable(), thinker.atTable()];
  const nothing = {} as Frozen<Observation>;
  for (const table of [one, another, one]) void table.choose('casual', nothing, '1');
  expect(asked).toEqual([0, 1, 0]);
});

describe('a worker that', () => {
  /** A worker whose every question is answered by the test. */
  function working(answer: (say: (data: Answer) => void, die: () => void, id: number) => void) {
    let made = 0;
    const newWorker = (): Worker => {
      made++;
      const listeners = new Map<string, (event: unknown) => void>();
      const worker: Pick<Worker, 'addEventListener' | 'terminate' | 'postMessage'> = {
        addEventListener: (type: string, listener: unknown) =>
          void listeners.set(type, listener as (event: unknown) => void),
        terminate() {},
        postMessage: ({ id }: { readonly id: number }) =>
          queueMicrotask(() =>
            answer(
              (data) => listeners.get('message')?.({ data }),
              () => listeners.get('error')?.({}),
              id,
            ),
          ),
      };
      return worker as Worker;
    };
    const table = new WorkerThinker(newWorker).atTable();
    return { choose: () => table.choose('casual', {} as Frozen<Observation>, '1'), made: () => made };
  }

  test('cannot think says why, and can be asked again', async () => {
    let asked = 0;
    const { choose } = working((say, _die, id) =>
      say(asked++ === 0 ? { id, problem: 'out of memory' } : { id, key: 'maneuver', chances: [] }),
    );
    await expect(choose()).rejects.toThrow('out of memory');
    await expect(choose()).resolves.toBe('maneuver');
  });

  test('dies is started anew with what is still open; one that always dies is given up, and can be asked again', async () => {
    let lives = 2;
    const { choose, made } = working((say, die, id) => {
      if (lives-- > 0) die();
      else say({ id, key: 'maneuver', chances: [] });
    });
    await expect(choose()).resolves.toBe('maneuver');
    expect(made()).toBe(3);
    lives = 4;
    await expect(choose()).rejects.toThrow('the worker died');
    await expect(choose()).resolves.toBe('maneuver');
  });
});
