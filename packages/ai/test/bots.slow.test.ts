import {
  apply,
  clone,
  createRng,
  type Game,
  isOver,
  type Observation,
  observe,
  optionCount,
  PeerlessError,
  PROMPTS,
} from '@peerless/rules';
import { twinOf } from '@peerless/rules/laws';
import { askedPrompt, optionKey } from '@peerless/rules/numbers';
import { describe, expect, test } from 'vitest';
import { analyse, BOT_NAMES, type Budget, botNamed, LEVELS } from '../src/index.ts';
import { HEROES, play, playerOf, tableOf, tables } from './table.ts';

const FEW: Budget = { iterations: 30 };

/** Positions of a game played at random, every so many choices. */
function positions(game: Game, every: number): Game[] {
  const found: Game[] = [];
  let looked = 0;
  play(game, [], {}, (now) => {
    if (optionCount(now) > 1 && ++looked % every === 0) found.push(clone(now));
  });
  return found;
}

describe.each([...BOT_NAMES])('%s', (name) => {
  test('finishes every kind of game', () => {
    const kinds: readonly (keyof typeof tables)[] =
      name === 'flat' ? ['duel'] : ['duel', 'three for all', 'three in teams'];
    for (const kind of kinds) {
      const game = tableOf(3, kind);
      const bots = game.content.heroes.map(() => botNamed(name));
      play(game, bots, { iterations: 4 });
      expect(isOver(game)).toBe(true);
    }
  });

  test.each(['naglfar', 'hanging-gardens', 'santas-workshop'])('finishes a game on %s', (board) => {
    const game = tableOf(5, 'duel', HEROES, board);
    play(game, [botNamed(name), botNamed(name)], { iterations: 4 });
    expect(isOver(game)).toBe(true);
  });

  test('chooses alike with the same seed, and whatever lies hidden from it', () => {
    if (name === 'random') return expect(botNamed(name).blind).toBeDefined();
    const rng = createRng('77');
    const kinds = name === 'flat' ? (['duel'] as const) : (Object.keys(tables) as (keyof typeof tables)[]);
    for (const kind of kinds) {
      for (const game of positions(tableOf(4, kind), 41)) {
        const player = playerOf(game);
        const twin = twinOf(game, player, rng);
        if (twin === null) continue;
        const [one, two] = [game, twin].map((side) =>
          botNamed(name).think(observe(side, player), createRng('5'), FEW),
        );
        expect(one).toEqual(two);
      }
    }
  });

  test('answers at once when it is stopped', () => {
    const [game] = positions(tableOf(5), 30);
    if (game === undefined) throw new Error('no position');
    const thought = botNamed(name).think(observe(game, playerOf(game)), createRng('1'), { stop: () => true });
    expect(thought.option).toBeLessThan(optionCount(game));
    // One trial, or one of each option where they are compared on the same guess.
    expect(thought.reason.iterations).toBeLessThanOrEqual(optionCount(game));
  });
});

test.each(BOT_NAMES)('%s refuses games that are over', (name) => {
  const game = tableOf(7);
  play(game, [], {});
  const over = new PeerlessError('the game is over: there is nothing to choose');
  expect(() => botNamed(name).think(observe(game, 0), createRng('1'))).toThrow(over);
});

describe.each(LEVELS)('%s', (name) => {
  test('rates every option once, the best first, and says why', () => {
    for (const game of positions(tableOf(6), 29)) {
      const { option, ranking, reason } = botNamed(name).think(
        observe(game, playerOf(game)),
        createRng('2'),
        FEW,
      );
      expect(ranking.map((ranked) => ranked.option).sort((a, b) => a - b)).toEqual(
        Array.from({ length: optionCount(game) }, (_, i) => i),
      );
      for (const { chance } of ranking) expect(chance >= 0 && chance <= 1).toBe(true);
      if (reason.kind === 'chance') continue;
      expect(ranking[0]?.option).toBe(option);
      expect(reason.line[0]).toBe(optionKey(game, option));
    }
  });

  test('refuses budgets of nothing', () => {
    const game = tableOf(7);
    expect(() =>
      botNamed(name).think(observe(game, playerOf(game)), createRng('1'), { iterations: 0 }),
    ).toThrow(new PeerlessError('a bot needs a budget of at least 1 iteration, not 0'));
  });

  test('refuses the game itself, and what others than the asked player see of it', () => {
    const refused = 'a bot is asked with what the asked player sees, not with another view of the game';
    const think = (seen: Observation) => () => botNamed(name).think(seen, createRng('1'), FEW);
    // What no compiler has checked.
    expect(think(tableOf(4) as unknown as Observation)).toThrow(refused);
    for (const game of positions(tableOf(4, 'three for all'), 60))
      for (const viewer of [0, 1, 2, 'spectator', 'open'] as const)
        if (viewer !== playerOf(game)) expect(think(observe(game, viewer))).toThrow(refused);
    // Partners show each other their hands.
    const [shared] = positions(tableOf(4, 'four in teams'), 60);
    if (shared === undefined) throw new Error('no position');
    expect(think(observe(shared, (playerOf(shared) + 2) % 4))).not.toThrow();
  });
});

test('a search goes on with what it knows while a maneuver lasts', () => {
  const bot = botNamed('expert');
  const rng = createRng('9');
  const game = tableOf(8);
  const moves = PROMPTS.indexOf('moves');
  let reused = 0;
  for (let i = 0; i < 60 && !isOver(game); i++) {
    const { option, ranking } = bot.think(observe(game, playerOf(game)), rng, { iterations: 60 });
    const trials = ranking.reduce((sum, ranked) => sum + ranked.trials, 0);
    if (trials > 60) {
      expect(askedPrompt(game)).toBeGreaterThanOrEqual(PROMPTS.indexOf('moveBoost'));
      expect(askedPrompt(game)).toBeLessThanOrEqual(moves);
      reused++;
    }
    apply(game, option);
  }
  expect(reused).toBeGreaterThan(3);
});

test('a search that is asked again about the same position does not take its own answer for played', () => {
  const budget = { iterations: 60 };
  const bot = botNamed('expert');
  const game = tableOf(8);
  let again = 0;
  for (let i = 0; i < 60 && !isOver(game); i++) {
    const observation = observe(game, playerOf(game));
    const { option } = bot.think(observation, createRng('9'), budget);
    if (askedPrompt(game) === PROMPTS.indexOf('moves')) {
      const fresh = botNamed('expert').think(observation, createRng('9'), budget);
      expect(bot.think(observation, createRng('9'), budget)).toEqual(fresh);
      again++;
    }
    apply(game, option);
  }
  expect(again).toBeGreaterThan(3);
});

test('what a search expects is the mean of its trials, also where it goes on with an older tree', () => {
  const bot = botNamed('expert');
  const budget = { iterations: 200 };
  const game = tableOf(8);
  let compared = 0;
  for (let i = 0; i < 30 && !isOver(game); i++) {
    const observation = observe(game, playerOf(game));
    const { option, ranking, reason } = bot.think(observation, createRng('9'), budget);
    const fresh = botNamed('expert').think(observation, createRng('9'), budget);
    if ((ranking[0]?.trials ?? 0) > 200 && reason.expected !== null && fresh.reason.expected !== null) {
      expect(Math.abs(reason.expected.health - fresh.reason.expected.health)).toBeLessThan(2);
      expect(Math.abs(reason.expected.cards - fresh.reason.expected.cards)).toBeLessThan(1);
      compared++;
    }
    apply(game, option);
  }
  expect(compared).toBeGreaterThan(3);
});

test('an analysis ranks all options and can be repeated', () => {
  const [game] = positions(tableOf(2), 17);
  if (game === undefined) throw new Error('no position');
  const observation = observe(game, playerOf(game));
  const once = analyse(observation, { iterations: 100 });
  expect(once.ranking).toHaveLength(optionCount(game));
  expect(analyse(observation, { iterations: 100 })).toEqual(once);
});

test('bots are found by name', () => {
  expect(botNamed(' Casual ').name).toBe('casual');
  expect(() => botNamed('randon')).toThrow('unknown bot "randon"; did you mean "random"?');
  expect(() => botNamed('constructor')).toThrow('unknown bot');
});
