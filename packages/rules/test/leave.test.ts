import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { choose, newMatch, resign, undo } from '../src/entries/match.ts';
import {
  applyKey,
  decision,
  eventFor,
  type Game,
  type GameConfig,
  type GameEvent,
  observe,
  outcome,
  viewFor,
} from '../src/index.ts';
import { gameFromPosition, type Position } from '../src/position.ts';
import { resign as giveUp } from '../src/record/leave.ts';
import { wordsOf } from '../src/state/game.ts';
import { BLOCKS, placesOf } from '../src/state/layout.ts';

/** Cases a review found: people leave at the worst moment, and nothing hidden may be left lying about. */

const library = testLibrary();
const seats = ['king-arthur', 'medusa', 'alice'].map((hero) => ({ hero }));
const threeway: GameConfig = { seed: '4', board: 'sarpedon', mode: 'free-for-all', seats };
const open = (game: Game) => viewFor(observe(game, 'open'));
const onBoard = (game: Game, seat: number): string[] =>
  open(game)
    .fighters.filter((fighter) => fighter.seat === seat && fighter.status === 'board')
    .map(({ id }) => id);
const keys = (game: Game): string[] => decision(game)?.options.map(({ key }) => key) ?? [];

function started(config: GameConfig = threeway) {
  const match = newMatch(config, library);
  while (decision(match.game)?.prompt !== 'action') choose(match, keys(match.game)[0] ?? '');
  return match;
}

describe('R-13.5 a player who resigns is gone', () => {
  test('also after somebody took a choice back', () => {
    const match = started();
    choose(match, 'maneuver');
    choose(match, 'none');
    resign(match, 2);
    choose(match, keys(match.game).find((key) => key.startsWith('stay')) ?? '');
    undo(match, 0, match.line.length - 1);
    expect(onBoard(match.game, 2)).toEqual([]);
    expect(open(match.game).seats[2]?.eliminated).toBe(true);
  });

  test.each([0.5, -1, 3, Number.NaN])('there is no seat %d to resign', (seat) => {
    const match = started();
    expect(() => resign(match, seat)).toThrow('there is no seat');
    expect(match.entries.length).toBe(started().entries.length);
  });

  test('before being placed', () => {
    const match = newMatch(threeway, library);
    resign(match, 2);
    while (decision(match.game)?.prompt !== 'action') choose(match, keys(match.game)[0] ?? '');
    expect(onBoard(match.game, 2)).toEqual([]);
  });

  test('when asked for an action: no action is taken', () => {
    const match = started();
    const events: GameEvent[] = [];
    resign(match, 0, (event) => events.push(event));
    expect(events.map(({ type }) => type)).not.toContain('actionStarted');
    expect(decision(match.game)?.seat).toBe(1);
  });

  test('in the middle of a move that somebody else makes for all fighters', () => {
    const position: Position = {
      board: 'sarpedon',
      mode: 'free-for-all',
      seats: [
        {
          hero: 'king-arthur',
          fighters: { 'king-arthur': { space: 10 }, merlin: { space: 9 } },
          hand: ['command-the-storms'],
        },
        {
          hero: 'medusa',
          fighters: {
            medusa: { space: 30 },
            'harpy-1': { space: 38 },
            'harpy-2': { space: 37 },
            'harpy-3': { space: 26 },
          },
        },
        { hero: 'alice', form: 'big', fighters: { alice: { space: 1 }, 'the-jabberwock': { space: 2 } } },
      ],
      turn: { seat: 1 },
    };
    const game = gameFromPosition(position, library);
    applyKey(game, 'scheme merlin command-the-storms');
    giveUp(game, 1);
    expect(keys(game).filter((key) => /medusa|harpy/.test(key))).toEqual([]);
    expect(onBoard(game, 1)).toEqual([]);
  });

  test('when asked where a defeated fighter returns', () => {
    const game = gameFromPosition(
      {
        board: 'sarpedon',
        mode: 'free-for-all',
        seats: [
          {
            hero: 'george-washington',
            counters: { 'ruse-token': 0 },
            fighters: {
              'george-washington': { space: 12 },
              'culper-spy-1': 'defeated',
              'culper-spy-2': 'defeated',
              'culper-spy-3': 'defeated',
            },
            hand: ['recruit-to-the-ring'],
          },
          { hero: 'king-arthur', fighters: { 'king-arthur': { space: 13 }, merlin: { space: 30 } } },
          { hero: 'alice', form: 'big', fighters: { alice: { space: 1 }, 'the-jabberwock': { space: 2 } } },
        ],
        turn: { seat: 1 },
      },
      library,
    );
    applyKey(game, 'attack george-washington>king-arthur recruit-to-the-ring');
    expect(decision(game)?.prompt).toBe('summon');
    giveUp(game, 0);
    expect(onBoard(game, 0)).toEqual([]);
  });

  test('when asked where to place a fighter', () => {
    const game = placing();
    giveUp(game, 0);
    expect(outcome(game)?.winners).toEqual([1]);
    expect(onBoard(game, 0)).toEqual([]);
  });
});

/** Alice has defended with Looking Glass and is about to be placed. */
function placing(): Game {
  const game = gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'alice',
          form: 'small',
          fighters: { alice: { space: 10 }, 'the-jabberwock': { space: 1 } },
          hand: ['looking-glass'],
        },
        {
          hero: 'king-arthur',
          fighters: { 'king-arthur': { space: 11 }, merlin: { space: 30 } },
          hand: ['regroup'],
        },
      ],
      turn: { seat: 2 },
    },
    library,
  );
  for (const key of ['attack king-arthur>alice regroup', 'card looking-glass', 'modes 2+3'])
    applyKey(game, key);
  return game;
}

describe('nothing hidden is left lying about', () => {
  test('words of an observation beyond a pile are empty', () => {
    const { game } = started();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const state = wordsOf(observe(game, viewer));
      const decks = BLOCKS.filter(({ name }) => name === 'decks');
      const places = decks.flatMap((block) => placesOf(block, game.content));
      expect(places).toHaveLength(game.content.seats);
      open(game).seats.forEach(({ deckSize }, seat) => {
        const { at = 0, end = 0 } = places[seat] ?? {};
        expect([...state.slice(at + deckSize, end)].every((word) => word === 0)).toBe(true);
      });
      const aside = BLOCKS.find(({ name }) => name === 'cards set aside')?.at ?? 0;
      expect([...state.slice(aside, aside + 16)].every((word) => word === 0)).toBe(true);
    }
  });

  test('a secret that both teams share is still kept from spectators', () => {
    const event = {
      type: 'cardMoved',
      cause: {},
      seat: 0,
      by: 0,
      card: 'alice/feint',
      from: 'hand',
      to: 'deck',
      seenBy: [0, 1, 2, 3],
    } as const;
    expect(eventFor(event, 'spectator')).not.toHaveProperty('card');
    expect(eventFor(event, 3)).toHaveProperty('card');
  });

  test('a prediction shows a card: it cannot be taken back', () => {
    const match = newMatch(
      {
        seed: '1',
        board: 'sarpedon',
        mode: 'duel',
        seats: [{ hero: 'king-arthur' }, { hero: 'sherlock-holmes' }],
      },
      library,
    );
    match.game = gameFromPosition(
      {
        board: 'sarpedon',
        seats: [
          {
            hero: 'king-arthur',
            fighters: { 'king-arthur': { space: 10 }, merlin: { space: 1 } },
            hand: ['excalibur'],
          },
          {
            hero: 'sherlock-holmes',
            fighters: { 'sherlock-holmes': { space: 11 }, 'dr-watson': { space: 30 } },
            hand: ['elementary', 'feint'],
          },
        ],
        turn: { seat: 1 },
      },
      library,
    );
    choose(match, 'attack king-arthur>sherlock-holmes excalibur');
    choose(match, 'card elementary');
    expect(decision(match.game)?.prompt).toBe('predict');
    expect(() => undo(match, 1, match.line.length - 1)).toThrow('nothing that may be taken back');
  });
});
