import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import {
  BOT_NAMES,
  botNameOf,
  botWords,
  neighboursOf,
  OPPONENTS,
  STRENGTHS,
  STYLES,
  strengthFor,
} from '../src/names.ts';
import { FIRST_STRENGTH, faculties } from '../src/sparring.ts';

describe('the name of a bot', () => {
  test('says the same when it is put together again, and its bot answers to it', () => {
    const names = [
      ...BOT_NAMES,
      ...OPPONENTS.flatMap((bot) => STYLES.map((style) => `${bot}:${style}`)),
      'sparring-0',
      'sparring-640:trickster',
    ];
    for (const name of names) {
      const words = botWords(name);
      if (words === null) throw new Error(`nobody is called ${name}`);
      expect(botNameOf(words)).toBe(name);
      expect(botNamed(name).name).toBe(name);
    }
    expect(botWords('sparring-640:patient')).toEqual({ bot: 'sparring', strength: 640, style: 'patient' });
    expect(botWords('skilled')).toEqual({ bot: 'skilled', strength: null, style: null });
  });

  test.each([
    'skilled:bold',
    'skilled:',
    ':patient',
    'skilled:patient:patient',
    'skilled-640',
    'sparring-99999',
    'random:patient',
    'expert-2026:patient',
    'Skilled:Patient',
    'constructor',
    '',
  ])('is not "%s"', (name) => expect(botWords(name)).toBeNull());
});

describe('Sparring', () => {
  test('thinks more and slips less, the stronger it is', () => {
    const all = Array.from({ length: 131 }, (_, i) => faculties(10 * i));
    for (const [i, { trials, slips }] of all.entries()) {
      const before = all[i - 1] ?? { trials: 1, slips: 1 };
      expect(trials).toBeGreaterThanOrEqual(before.trials);
      expect(slips).toBeLessThanOrEqual(before.slips);
    }
    expect(faculties(-500)).toEqual({ trials: 60, slips: 1 });
    expect(faculties(9999)).toEqual({ trials: 30_000, slips: 0 });
  });

  test('becomes stronger by a win of the person and weaker by a defeat, less and less so', () => {
    expect(strengthFor([])).toBe(FIRST_STRENGTH);
    const bout = (score: number, against: number = FIRST_STRENGTH) => ({ against, score });
    const [won, lost, drawn] = [1, 0, 0.5].map((score) => strengthFor([bout(score)]) - FIRST_STRENGTH);
    expect(won).toBe(120);
    expect(lost).toBe(-120);
    expect(drawn).toBe(0);
    // To win against somebody who is much weaker says little; to lose says much.
    expect(strengthFor([bout(1, STRENGTHS.novice - 400)]) - FIRST_STRENGTH).toBeLessThan(10);
    expect(strengthFor([bout(0, STRENGTHS.novice - 400)]) - FIRST_STRENGTH).toBeLessThan(-200);
    const steps = Array.from({ length: 30 }, (_, n) => n).map((n) => {
      const past = Array.from({ length: n }, (_, i) => bout(i % 2));
      const now = strengthFor(past);
      return strengthFor([...past, bout(1, now)]) - now;
    });
    expect(steps[29]).toBe(32);
    for (const [n, step] of steps.entries()) expect(step).toBeLessThanOrEqual((steps[n - 1] ?? 120) + 1);
  });

  test('never leaves what it can be', () => {
    const always = (score: number) => strengthFor(Array(99).fill({ against: 600, score }));
    expect(strengthFor(Array(99).fill({ against: 1200, score: 1 }))).toBe(1200);
    expect(strengthFor(Array(99).fill({ against: 0, score: 0 }))).toBe(0);
    expect(always(1)).toBeGreaterThan(always(0));
  });

  test('knows the levels beside a strength', () => {
    expect(neighboursOf(STRENGTHS.casual)).toEqual({ lower: 'casual', higher: 'casual' });
    expect(neighboursOf(450)).toEqual({ lower: 'novice', higher: 'casual' });
    expect(neighboursOf(0)).toEqual({ lower: null, higher: 'novice' });
    expect(neighboursOf(1300)).toEqual({ lower: 'expert', higher: null });
  });
});
