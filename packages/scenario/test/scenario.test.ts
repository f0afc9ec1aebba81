import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { runScenario } from '../src/index.ts';

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
const failures = (change: object): readonly string[] =>
  runScenario({ ...table, ...change }, testLibrary()).failures;
const first = (change: object): string => failures(change)[0] ?? 'none';

test('a scenario without mistakes passes', () => {
  const result = runScenario({ ...table, play: ['maneuver', { boost: 'none' }, 'done'] }, testLibrary());
  expect(result).toMatchObject({ name: 'test', passed: true, failures: [] });
  expect(result.events.map((event) => event.type)).toContain('actionStarted');
});

describe('steps that do not fit', () => {
  test('none: the options are listed', () => {
    const message = first({ play: [{ attack: { by: 'merlin', target: 'alice', card: 'excalibur' } }] });
    expect(message).toContain('play[1].attack: "attack by merlin target alice excalibur" fits no option');
    expect(message).toContain('seat 1 is asked (action, by R-5.1)');
    expect(message).toContain('attack by merlin on alice: skirmish');
  });

  test('several: those are listed', () => {
    expect(first({ play: [{ attack: { card: 'skirmish' } }] })).toContain('fits 2 options');
  });

  test('a pick the engine has made itself is a mistake, passing it over is not', () => {
    expect(first({ play: [{ pick: 'merlin' }] })).toContain('fits no option');
    expect(
      failures({ play: [{ pick: 'none' }, 'stay', { defend: 'none' }, { boost: 'none' }, 'done'] }),
    ).toEqual([]);
  });

  test('a slip in a name is no "not offered"', () => {
    expect(first({ play: [{ stay: 'merln' }] })).toContain('unknown fighter "merln"; did you mean "merlin"?');
    const refuses = { decision: { refuses: ['excaliber'] } };
    expect(first({ expect: [refuses] })).toContain('unknown name "excaliber"; did you mean "excalibur"?');
  });

  test('a fixed random result must be used up', () => {
    expect(first({ play: [{ random: 'feint' }] })).toContain('random alice/feint of seat 2 was not used up');
  });

  test('a path that cannot be walked', () => {
    const play = ['maneuver', { boost: 'none' }, { move: { fighter: 'king-arthur', to: 10, via: [13] } }];
    expect(first({ play })).toContain('king-arthur cannot step from 12 to 13');
  });
});

describe('expectations that fail say what is and what was expected', () => {
  test.each<[object, string]>([
    [{ fighter: 'alice', health: 12 }, 'alice: health is 13, expected 12'],
    [{ fighter: 'alice', space: 12 }, 'alice: space is 13, expected 12'],
    [{ fighter: 'alice', defeated: true }, 'alice: defeated is false, expected true'],
    [{ seat: 1, hand: ['skirmish'] }, 'seat 1: hand is [skirmish, excalibur], expected [skirmish]'],
    [{ seat: 2, deckSize: 3 }, 'seat 2: deckSize is 29, expected 3'],
    [{ seat: 2, form: 'small' }, 'seat 2: form is big, expected small'],
    [{ winner: 1 }, 'winner is none, expected seat 1'],
    [{ turn: { seat: 2 } }, 'turn: seat is 1, expected 2'],
    [{ combat: { attack: 1 } }, 'combat: none has been resolved'],
    [{ event: 'shuffled' }, 'event shuffled: has not happened'],
    [{ eliminated: 2 }, 'seat 2 is not eliminated'],
    [{ decision: { kind: 'card' } }, 'decision: kind is action, expected card'],
    [
      { decision: { offers: [{ attack: { target: 'the-jabberwock' } }] } },
      'does not offer attack target the-jabberwock',
    ],
    [{ decision: { refuses: ['skirmish'] } }, 'offers skirmish, which it should refuse'],
    [{ decision: { only: ['maneuver'] } }, 'offers also attack by'],
    [{ view: { viewer: 2, seat: 1, knows: ['skirmish'] } }, 'knows [], expected [skirmish]'],
  ])('%j', (expectation, message) => {
    expect(failures({ expect: [expectation] }).join('\n')).toContain(message);
    expect(failures({ play: [{ expect: expectation }] }).join('\n')).toContain('play[1]');
  });

  test('hands compare without order', () => {
    expect(failures({ expect: [{ seat: 1, hand: ['excalibur', 'king-arthur/skirmish'] }] })).toEqual([]);
  });
});

describe('mistakes in the document', () => {
  test.each<[string, unknown, string]>([
    ['no object', 'hello', 'expected names with values, not "hello"'],
    ['no board', { seats: [] }, 'the board is missing'],
    ['an unknown key', { ...table, plays: [] }, 'plays: unknown key "plays"; did you mean "play"?'],
    [
      'an unknown step',
      { ...table, play: [{ atack: {} }] },
      'play[1].atack: unknown key "atack"; did you mean "attack"?',
    ],
    ['two steps in one', { ...table, play: [{ stay: {}, done: {} }] }, 'play[1]: a step has one name'],
    [
      'a move to nowhere',
      { ...table, play: [{ move: { fighter: 'merlin' } }] },
      'play[1].move: "to" is missing',
    ],
    ['an unknown option', { ...table, options: { victry: 'action' } }, 'did you mean "victory"?'],
    ['a wrong option', { ...table, options: { victory: 'later' } }, 'options.victory: action or immediate'],
    [
      'an unknown expectation',
      { ...table, expect: [{ fighter: 'alice', helth: 3 }] },
      'did you mean "health"?',
    ],
    ['an unknown kind', { ...table, expect: [{ decision: { kind: 'fightr' } }] }, 'did you mean "fighter"?'],
    ['an unknown mode', { ...table, mode: 'duell' }, 'did you mean "duel"?'],
    [
      'a hand that is no list',
      { ...table, seats: [{ hero: 'alice', hand: 'feint' }] },
      'seats[1].hand: expected a list',
    ],
  ])('%s', (_, document, message) => {
    const result = runScenario(document, testLibrary());
    expect(result.passed).toBe(false);
    expect(result.failures.join('\n')).toContain(message);
  });
});

describe('what need not be said', () => {
  test('a BOOST that is not mentioned is none', () => {
    const play = [
      { attack: { by: 'king-arthur', target: 'alice', card: 'excalibur' } },
      { defend: 'feint' },
      'maneuver',
      { move: { fighter: 'merlin', to: 4 } },
      'stay',
    ];
    const expected = [{ combat: { attack: 6, defense: 2 } }, { seat: 1, handSize: 2 }, { turn: { seat: 2 } }];
    expect(failures({ play, expect: expected })).toEqual([]);
  });

  test('a bare stay means all who have not moved', () => {
    expect(
      failures({ play: ['maneuver', { boost: 'none' }, 'stay'], expect: [{ turn: { actionsLeft: 1 } }] }),
    ).toEqual([]);
  });
});
