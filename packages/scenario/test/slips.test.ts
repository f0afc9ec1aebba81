import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { runScenario } from '../src/index.ts';

/** What a slip of the pen would otherwise make pass, above all where something has not happened or is not offered. */

const table = {
  name: 'test',
  board: 'sarpedon',
  seats: [
    {
      hero: 'king-arthur',
      fighters: { 'king-arthur': { space: 12 }, merlin: { space: 5 } },
      hand: ['skirmish', 'excalibur'],
    },
    { hero: 'alice', fighters: { alice: { space: 13 }, 'the-jabberwock': { space: 1 } }, hand: ['feint'] },
  ],
};
const run = (change: object) => runScenario({ ...table, ...change }, testLibrary());
const first = (change: object): string => run(change).failures[0] ?? 'none';

describe('events', () => {
  const event = (expected: unknown): string => first({ expect: [{ event: expected }] });

  test.each<[string, unknown, string]>([
    [
      'an unknown type',
      { type: 'damagd', count: 0 },
      'event.type: "damagd" is not known here; did you mean "damaged"?',
    ],
    ['an unknown type alone', 'shufled', 'event: "shufled" is not known here; did you mean "shuffled"?'],
    [
      'an unknown card',
      { type: 'damaged', cause: 'fient', count: 0 },
      'event.cause: unknown cause "fient"; did you mean "feint"?',
    ],
    [
      'a card of another hero',
      { type: 'damaged', cause: 'alice/excalibur', count: 0 },
      'unknown cause "alice/excalibur"',
    ],
    [
      'the ability of a hero who is not there',
      { type: 'damaged', cause: 'medusa', count: 0 },
      'unknown cause "medusa"',
    ],
    [
      'an unknown rule',
      { type: 'exhausted', cause: 'R-99', count: 0 },
      'R-99 causes nothing; the rules that do are R-3.3,',
    ],
    [
      'a field that this event does not have',
      { type: 'moved', seat: 1, count: 0 },
      'event.seat: unknown key "seat"',
    ],
    [
      'an unknown fighter',
      { type: 'moved', fighter: 'alcie', count: 0 },
      'event.fighter: unknown fighter "alcie"; did you mean "alice"?',
    ],
    [
      'an unknown card that was discarded',
      { type: 'discarded', card: 'fient', count: 0 },
      'event.card: nobody has a card "fient"; did you mean "feint"?',
    ],
    ['a seat that is not there', { type: 'shuffled', seat: 3, count: 0 }, 'there is no seat 3'],
    ['a space that is not there', { type: 'moved', to: 99, count: 0 }, 'event.to: Sarpedon has no space 99'],
    [
      'an unknown kind',
      { type: 'damaged', kind: 'efect', count: 0 },
      'event.kind: "efect" is not known here; did you mean "effect"?',
    ],
    [
      'a number that is a word',
      { type: 'damaged', amount: 'two', count: 0 },
      'event.amount: expected a whole number',
    ],
  ])('%s is a mistake, also where nothing is expected', (_, expected, message) => {
    expect(event(expected)).toContain(message);
    expect(run({ expect: [{ event: expected }] }).mistake).toBe(true);
  });

  test('what can be, but was not, is no mistake', () => {
    const events = [
      { type: 'damaged', cause: 'feint', kind: 'effect', fighter: 'alice', count: 0 },
      { type: 'damaged', cause: 'king-arthur/excalibur', count: 0 },
      { type: 'damaged', cause: 'alice', count: 0 },
      { type: 'exhausted', cause: 'R-6.3', seat: 'alice', count: 0 },
      { type: 'cardMoved', from: 'hand', to: 'deck', where: 'top', count: 0 },
    ];
    expect(run({ expect: events.map((event) => ({ event })) }).failures).toEqual([]);
  });
});

describe('names of decisions', () => {
  test.each<[string, object, string]>([
    ['its source', { source: 'R-51' }, 'decision.source: R-51 causes nothing'],
    ['a space of a refused move', { refuses: [{ move: { to: 99 } }] }, 'move: Sarpedon has no space 99'],
    ['an item of a refused order', { refuses: [{ order: ['fient', 'ability'] }] }, 'unknown name "fient"'],
  ])('%s', (_, decision, message) => {
    const result = run({ expect: [{ decision }] });
    expect(result.failures[0]).toContain(message);
    expect(result.mistake).toBe(true);
  });

  test('cites that are no rule, ruling or worked example', () => {
    expect(first({ cites: ['R9.9'] })).toContain('cites[1]: expected a rule (R-9.9), a ruling (RU-12) or');
    expect(run({ cites: ['R-9.9', 'RU-12', 'WE-2'] }).failures).toEqual([]);
  });
});

describe('the way of a move', () => {
  const moved = (fighter: string, to: number, via: number[]): object => ({ move: { fighter, to, via } });
  const maneuver = (...steps: object[]): string => first({ play: ['maneuver', ...steps] });

  test.each<[string, object, string]>([
    ['through an opposing fighter', moved('merlin', 11, [13]), 'merlin cannot step from 5 to 13'],
    ['longer than the move', moved('king-arthur', 11, [5, 4]), 'may move 2 spaces, not the 3 of this way'],
    ['back to its own space', moved('merlin', 5, [3]), 'merlin cannot step from 5 to 3'],
    ['over a space that is not there', moved('merlin', 3, [99]), 'Sarpedon has no space 99'],
  ])('%s', (_, step, message) => {
    expect(maneuver(step)).toContain(message);
  });

  test('where nobody is asked to move it is a mistake', () => {
    expect(first({ play: [moved('merlin', 5, [4])] })).toContain(
      '"move fighter merlin to 5 via [4]" fits no option',
    );
    expect(maneuver(moved('merlin', 4, [4]), moved('merlin', 4, [99]))).toContain('no space 99');
    expect(maneuver(moved('merlin', 4, [4]), moved('merlin', 4, [5]))).toContain('fits no option');
  });

  test('a way that can be walked', () => {
    expect(maneuver(moved('merlin', 11, [12]), moved('king-arthur', 12, [19]))).toBe('none');
  });

  test('in offers and refuses', () => {
    const asked = (decision: object): string => maneuver({ boost: 'none' }, { expect: { decision } });
    expect(
      asked({ offers: [moved('king-arthur', 10, [11])], refuses: [moved('king-arthur', 10, [13])] }),
    ).toBe('none');
    expect(asked({ offers: [moved('king-arthur', 10, [13])] })).toContain(
      'does not offer move fighter king-arthur',
    );
    expect(asked({ refuses: [moved('king-arthur', 10, [11])] })).toContain('which it should refuse');
  });

  describe('step by step', () => {
    const charge = (...steps: object[]) =>
      runScenario(
        {
          board: 'sarpedon',
          seats: [
            {
              hero: 'yennenga',
              fighters: { yennenga: { space: 12 }, 'archer-1': { space: 1 }, 'archer-2': { space: 31 } },
              hand: ['stallion-charge'],
            },
            { hero: 'king-arthur', fighters: { 'king-arthur': { space: 13 }, merlin: { space: 30 } } },
          ],
          play: [{ attack: { by: 'yennenga', target: 'king-arthur', card: 'stallion-charge' } }, ...steps],
          expect: [{ fighter: 'yennenga', space: 12 }],
        },
        testLibrary(),
      ).failures[0] ?? 'none';

    test('back to where it began only by a step', () => {
      expect(charge(moved('yennenga', 12, [11, 19]))).toBe('none');
      expect(charge(moved('yennenga', 12, [11, 10]))).toContain(
        '"move fighter yennenga to 12" fits no option',
      );
      expect(charge({ move: { to: 11 } }, { move: { to: 10 } }, { move: { to: 12 } })).toContain(
        'fits no option',
      );
      expect(charge({ move: { to: 12 } })).toBe('none');
    });

    test('when it is over, a move to where a fighter stands is passed over as everywhere', () => {
      const way = moved('yennenga', 12, [11, 19, 11, 19]);
      expect(charge(way, { move: { fighter: 'merlin', to: 30 } })).toBe('none');
    });

    test('not further than the move goes', () => {
      expect(charge(moved('yennenga', 12, [11, 19, 11, 19, 11]))).toContain(
        'over before it comes to space 12',
      );
    });

    test('in offers the next step is named, not a way', () => {
      const decision = { offers: [moved('yennenga', 11, [11])] };
      expect(charge({ expect: { decision } })).toContain('each step is asked for by itself');
    });
  });
});

test('an empty list of discards means that there are no more', () => {
  const dracula = {
    hero: 'dracula',
    fighters: {
      dracula: { space: 12 },
      'sister-1': { space: 4 },
      'sister-2': { space: 2 },
      'sister-3': { space: 3 },
    },
    hand: ['beastform', 'feint', 'feint'],
  };
  const attack = { attack: { by: 'dracula', target: 'alice', card: 'beastform' } };
  const play = (...steps: object[]) => ({
    seats: [dracula, { ...table.seats[1], hand: [] }],
    play: [attack, ...steps],
    expect: [{ decision: 'none' }],
  });
  expect(first(play())).toContain('decision: expected none');
  expect(first(play({ discard: [] }))).toBe('none');
  expect(first(play({ discard: ['feint'] }, { discard: [] }))).toBe('none');
  // Nothing to discard, nothing asked; other questions are not answered by it.
  expect(first({ play: [{ discard: [] }] })).toBe('none');
  const moves = ['maneuver', { discard: [] }, { move: { fighter: 'merlin', to: 4 } }];
  expect(first({ play: moves })).toBe('none');
});

describe('an expectation that fails at the end', () => {
  const health = { fighter: 'alice', health: 1 };
  const attack = { attack: { by: 'king-arthur', target: 'alice', card: 'excalibur' } };

  test('names the question that is open', () => {
    expect(run({ play: [attack, { boost: 'none' }], expect: [health] }).failures).toEqual([
      'expect: alice: health is 13, expected 1',
      'the game waits: seat 2 is asked (card, defend, by R-9.1): none; card feint',
    ]);
  });

  test('without the choices where it is only the next action', () => {
    expect(run({ expect: [health] }).failures.at(-1)).toBe(
      'the game waits: seat 1 is asked (action, by R-5.1)',
    );
  });

  test('not twice', () => {
    const { failures } = run({ expect: [health, { decision: { kind: 'card' } }] });
    expect(failures.filter((failure) => failure.includes('seat 1 is asked'))).toHaveLength(1);
  });

  test('no failure, no word', () => {
    expect(run({ play: [attack], expect: [{ fighter: 'alice', health: 13 }] }).failures).toEqual([]);
  });
});
