import { createRng, observe, optionCount } from '@peerless/rules';
import {
  askedPrompt,
  askedSeat,
  handSize,
  OPTION,
  optionAt,
  optionType,
  PROMPT,
} from '@peerless/rules/numbers';
import { expect, test } from 'vitest';
import { type Bot, botNamed } from '../src/index.ts';
import { STYLES } from '../src/names.ts';
import { TASTES } from '../src/style/styles.ts';
import { HEROES, play, playerOf, tableOf } from './table.ts';

interface Habits {
  /** How often one is taken where there is one to take. */
  readonly attacks: number;
  readonly schemes: number;
  /** Cards in hand when an action is asked. */
  readonly hand: number;
  /** How often a card was paid where one could be. */
  readonly boosts: number;
}

const FEW = { iterations: 80 };

/** What bots of a style do in the same games. */
function habitsOf(name: string): Habits {
  const counts = {
    actions: 0,
    hand: 0,
    mayAttack: 0,
    attacks: 0,
    mayScheme: 0,
    schemes: 0,
    paying: 0,
    paid: 0,
  };
  const watched = (bot: Bot): Bot => ({
    ...bot,
    think: (seen, rng, budget) => {
      const thought = bot.think(seen, rng, budget);
      const type = optionType(optionAt(seen, thought.option));
      const prompt = askedPrompt(seen);
      if (prompt === PROMPT.action) {
        counts.actions++;
        counts.hand += handSize(seen, askedSeat(seen));
        const isOffered = (wanted: number): boolean =>
          Array.from({ length: optionCount(seen) }, (_, i) => optionType(optionAt(seen, i))).includes(wanted);
        if (isOffered(OPTION.attack)) counts.mayAttack++;
        if (isOffered(OPTION.scheme)) counts.mayScheme++;
        if (type === OPTION.attack) counts.attacks++;
        if (type === OPTION.scheme) counts.schemes++;
      } else if (prompt === PROMPT.moveBoost || prompt === PROMPT.boost) {
        counts.paying++;
        if (type === OPTION.card) counts.paid++;
      }
      return thought;
    },
  });
  for (let i = 0; i < 8; i++) {
    const heroes = [HEROES[i % 4] ?? '', HEROES[(i + 1) % 4] ?? ''];
    play(tableOf(i + 1, 'duel', heroes), [watched(botNamed(name)), watched(botNamed(name))], FEW);
  }
  return {
    attacks: counts.attacks / counts.mayAttack,
    schemes: counts.schemes / counts.mayScheme,
    hand: counts.hand / counts.actions,
    boosts: counts.paid / counts.paying,
  };
}

// Whole games of bots that think: on a busy machine they take their time.
test('styles differ in what they do', { timeout: 600_000 }, () => {
  const plain = habitsOf('casual');
  const [aggressive, patient, trickster] = STYLES.map((style) => habitsOf(`casual:${style}`));
  if (aggressive === undefined || patient === undefined || trickster === undefined)
    throw new Error('no style');
  expect(aggressive.attacks).toBeGreaterThan(plain.attacks + 0.05);
  expect(patient.attacks).toBeLessThan(plain.attacks - 0.05);
  expect(patient.hand).toBeGreaterThan(plain.hand + 0.5);
  expect(patient.boosts).toBeLessThan(plain.boosts);
  expect(trickster.schemes).toBeGreaterThan(plain.schemes + 0.05);
  expect(trickster.boosts).toBeGreaterThan(plain.boosts + 0.1);
});

test.each(STYLES)('%s never takes what is worse than its reach', { timeout: 600_000 }, (style) => {
  let other = 0;
  for (const level of ['casual', 'skilled']) {
    const bot = botNamed(`${level}:${style}`);
    play(tableOf(3), [], {}, (game) => {
      if (optionCount(game) < 2) return;
      const { option, ranking, reason } = bot.think(observe(game, playerOf(game)), createRng('4'), {
        iterations: 60,
      });
      const chosen = ranking.find((ranked) => ranked.option === option);
      const [best] = ranking;
      if (chosen === undefined || best === undefined) throw new Error('no ranking');
      expect(100 * (best.chance - chosen.chance)).toBeLessThanOrEqual(TASTES[style].reach);
      expect(reason.line).not.toEqual([]);
      if (chosen !== best) other++;
    });
  }
  expect(other).toBeGreaterThan(0);
});
