import { heroes } from '@peerless/heroes';
import type { EventOf, EventType, Viewer } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { faceOf } from '../cards/face-of.ts';
import { asKnown, attackAt, type Step, stepsOf } from './steps.ts';

const slugs = heroes.map(({ slug }) => slug);
const pairs = slugs.map((slug, i) => [slug, slugs[(i + 1) % slugs.length] ?? slug] as const);

/** Every attack of a game as a list of steps. */
function attacksOf(pair: readonly string[], seed: string, viewer: Viewer = 'open'): Step[][] {
  const { moments } = playedGame(pair, seed, viewer);
  const ends = moments.flatMap(({ view }, at) => {
    const attack = attackAt(moments, at);
    const goesOn = view.combat !== null && at + 1 < moments.length;
    return attack.moments.length === 0 || goesOn ? [] : [attack];
  });
  return ends.map((attack) => stepsOf(attack));
}

const told = <T extends EventType>(steps: readonly Step[], type: T): (Step & { event: EventOf<T> })[] =>
  steps.filter((step): step is Step & { event: EventOf<T> } => step.event.type === type);

/** The attacks of the first game that has some: by chance there may be none. */
const someAttacks = (pair: readonly string[], seeds: readonly string[]): Step[][] =>
  seeds.map((seed) => attacksOf(pair, seed)).find((attacks) => attacks.length > 0) ?? [];

/** Every hero twice, once on each side. */
const all = pairs.map((pair, i) => ({
  pair,
  attacks: someAttacks(pair, [`${i}`, `a${i}`, `b${i}`, `c${i}`, `d${i}`]),
}));

test.each(all)('$pair: the values lead to the result', ({ attacks }) => {
  expect(attacks.length).toBeGreaterThan(0);
  for (const steps of attacks)
    for (const step of told(steps, 'combatResolved')) {
      const before = steps[steps.indexOf(step) - 1]?.stand;
      const seen = [before?.attack.value, before?.defense.value];
      expect(seen, steps.map(({ event }) => JSON.stringify(event)).join('\n')).toEqual([
        step.event.attack,
        step.event.defense,
      ]);
    }
});

describe('the steps of an attack', () => {
  const each = all.flatMap(({ attacks }) => attacks);

  test('begin with the attack and tell of nothing after it', () => {
    for (const steps of each) {
      expect(steps[0]?.event.type).toBe('attackDeclared');
      expect(steps.some(({ event }) => ['turnEnded', 'actionStarted'].includes(event.type))).toBe(false);
    }
  });
  test('change a value exactly where an event does', () => {
    for (const step of each.flatMap((steps) => told(steps, 'valueChanged')))
      expect(step.stand[step.event.side].value).toBe(step.event.to);
  });
  test('show no value and no unknown card before the cards are turned up', () => {
    for (const pair of pairs.slice(0, 6))
      for (const { stand } of attacksOf(pair, '7', 1).flat())
        if (!stand.revealed && stand.bonus === null) {
          expect(stand.attack.value).toBe(null);
          expect(stand.defense.value).toBe(null);
          if (stand.attack.fighter.startsWith(pair[0])) expect(stand.attack.card).toBe(null);
        }
  });
  test('cancel the card of the side that the engine names', () => {
    const cancelled = each.flatMap((steps) => told(steps, 'effectsCancelled'));
    expect(new Set(cancelled.map(({ event }) => event.side))).toEqual(new Set(['attack', 'defense']));
    for (const { event, stand } of cancelled)
      expect(stand[event.side]).toMatchObject({ card: event.card, cancelled: true });
  });
  test('start from the values that the engine names: what is printed, or 0 without a card', () => {
    for (const { event, stand } of each.flatMap((steps) => told(steps, 'revealed'))) {
      expect([stand.attack.value, stand.defense.value]).toEqual([event.attackValue, event.defenseValue]);
      if (event.defense === null) expect(event.defenseValue).toBe(0);
    }
  });
  test('follow health from before the attack', () => {
    for (const steps of each)
      for (const step of told(steps, 'damaged')) {
        const before = steps[steps.indexOf(step) - 1]?.stand.health.get(step.event.fighter);
        expect(step.event.health, JSON.stringify(step.event)).toBe(
          Math.max(0, (before ?? 0) - step.event.amount),
        );
      }
  });
  test('name the winner that has won', () => {
    for (const step of each.flatMap((steps) => told(steps, 'combatWon')))
      expect(step.stand[step.event.winner].fighter).toBe(step.event.fighter);
  });
});

describe('what is special', () => {
  /** The first attack of a game in which this happens. */
  function attackWith(pair: readonly string[], wanted: EventType, seed: string = '1'): Step[] {
    const found = attacksOf(pair, seed).find((steps) => told(steps, wanted).length > 0);
    if (found === undefined) throw new Error(`${pair.join(' against ')}, seed ${seed}: no ${wanted}`);
    return found;
  }

  test('a bonus attack starts anew, with its own value', () => {
    const steps = attackWith(['achilles', 'alice'], 'bonusAttack');
    const [step] = told(steps, 'bonusAttack');
    expect(told(steps, 'attackDeclared').map(({ combat }) => combat)).toEqual([0]);
    expect(step?.combat).toBe(1);
    expect(step?.stand.bonus).toBe(step?.event.name);
    expect(step?.stand.attack.value).toBe(step?.event.value);
    expect(step?.stand.defense.card).toBe(undefined);
  });
  test('a boost that lay face down counts once', () => {
    const [step] = told(attackWith(['king-arthur', 'medusa'], 'boostLaid'), 'boostLaid');
    expect(step?.stand.attack.boosts).toHaveLength(1);
    const steps = attackWith(['king-arthur', 'medusa'], 'boostLaid');
    expect(told(steps, 'revealed')[0]?.stand.attack.boosts).toHaveLength(1);
    expect(told(steps, 'combatResolved')[0]?.stand.attack.boosts.length).toBeGreaterThan(0);
  });
  test('a prediction stands beside the values', () => {
    const [step] = told(attackWith(['medusa', 'sherlock-holmes'], 'predicted'), 'predicted');
    expect(step?.stand.prediction).toBe(step?.event.number);
  });
  test('a card in place of another', () => {
    const [step] = told(attackWith(['alice', 'dracula'], 'cardReplaced', '7'), 'cardReplaced');
    expect(step?.stand[step.event.side].card).toBe(step?.event.card);
  });
  test('no defense counts 0', () => {
    const steps = attacksOf(['medusa', 'king-arthur'], '3').find((attack) =>
      told(attack, 'defended').some(({ event }) => !event.played),
    );
    const shown = told(steps ?? [], 'revealed')[0]?.stand;
    expect(shown?.defense).toMatchObject({ card: undefined, value: 0 });
  });
});

test('the id of a card says how it is drawn', () => {
  expect(faceOf('little-red-riding-hood/feint:knife')).toEqual({
    hero: 'little-red-riding-hood',
    card: 'feint:knife',
  });
});

test('what is known before the cards are turned up: the own card with its printed value, nothing of the other', () => {
  const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
  const waiting = moments.flatMap((_, at) => {
    const last = stepsOf(attackAt(moments, at)).at(-1)?.stand;
    return last === undefined || last.revealed ? [] : [last];
  });
  const sides = waiting.flatMap((stand) => (['attack', 'defense'] as const).map((side) => ({ stand, side })));
  const cards = sides.map(({ stand, side }) => stand[side].card);
  expect(cards.some((card) => typeof card === 'string') && cards.includes(null)).toBe(true);
  for (const { stand, side } of sides) {
    const { card, value } = asKnown(stand, names)[side];
    expect(value).toBe(stand[side].value ?? (typeof card === 'string' ? names.printed(card) : null));
    if (card === null) expect(value).toBeNull();
  }
});
