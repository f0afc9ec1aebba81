import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { EVERYTHING, filtered } from './filter.ts';
import { KINDS } from './kinds.ts';
import { linesOf } from './lines.ts';
import { logText } from './log-text.ts';
import { isSameTurn, turnsOf } from './turns.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const lines = linesOf(moments, names);

describe('the log of a game', () => {
  test('tells every moment in order, each line once', () => {
    expect(lines.map(({ moment }) => moment)).toEqual(
      lines.map(({ moment }) => moment).toSorted((a, b) => a - b),
    );
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
  test('is kept: a longer game tells only what is new', () => {
    const first = linesOf(moments.slice(0, 40), names);
    expect(linesOf(moments, names).slice(0, first.length)).toEqual(first);
    expect(linesOf(moments, names)[5]).toBe(lines[5]);
  });
  test('knows whom a line concerns; the values of a combat concern both sides', () => {
    for (const { event, seats } of lines) {
      expect(seats.length, event.type).toBeGreaterThan(0);
      if (event.type === 'combatResolved') expect(seats.toSorted()).toEqual([0, 1]);
    }
  });
  test('does not tell the hand of the opponent', () => {
    for (const { event } of lines)
      if (event.type === 'drew' && event.seat === 1) expect(event.cards).toBe(undefined);
  });
});

describe('a line', () => {
  const { moments: brewing, names: called } = playedGame(['the-wayward-sisters', 'dr-jill-trent'], '3');
  const told = linesOf(brewing, called).map(({ text }) => text);

  test('tells all cards that leave a cauldron at once', () => {
    const emptied = told.filter((text) => /from your cauldron into your discard pile/.test(text));
    expect(emptied.some((text) => /^You put .+ and .+ from your cauldron/.test(text))).toBe(true);
    // Nothing is left out.
    const moved = brewing.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'cardMoved' && event.from === 'own' && event.to === 'discard' ? [event.card] : [],
      ),
    );
    const counted = emptied.flatMap((text) => text.split(/, | and /)).length;
    expect(counted).toBeGreaterThan(emptied.length);
    expect(moved.length).toBeGreaterThanOrEqual(counted);
  });

  test('tells cards that somebody else looks at by their number, once', () => {
    const { moments: looking, names: others } = playedGame(['medusa', 'the-wayward-sisters'], '3');
    const looked = linesOf(looking, others).map(({ text }) => text);
    expect(looked.some((text) => /put 4 cards aside from their deck\.$/.test(text))).toBe(true);
  });

  test('does not tell a gadget twice', () => {
    expect(told.some((text) => /chooses HYPNORAY BLASTER/.test(text))).toBe(true);
    expect(told.filter((text) => /chooses option \d \(Dr\. Jill Trent/.test(text))).toEqual([]);
  });

  test('tells who moves cards of the reader, all at once, and who pays', () => {
    const { moments, names } = playedGame(['blackbeard', 'golden-bat'], '2');
    const texts = linesOf(moments, names).map(({ text }) => text);
    expect(texts).toContain('Golden Bat puts 3 cards aside from your deck.');
    expect(texts).toContain('Golden Bat puts 3 cards from the cards set aside on top of your deck.');
    expect(texts).toContain('Golden Bat pays you 1 doubloon from the treasury.');
    expect(texts.filter((text) => /^You put a card aside/.test(text))).toEqual([]);
  });
});

describe('a filter', () => {
  test.each(KINDS)('shows only what is about: %s', (kind) => {
    const some = filtered(lines, { ...EVERYTHING, kind });
    const events = some.filter(({ is }) => is === 'event');
    expect(events.length).toBeGreaterThan(3);
    expect(events.every((line) => line.kinds.includes(kind))).toBe(true);
  });
  test('keeps a heading only where something stands below it', () => {
    const some = filtered(lines, { ...EVERYTHING, kind: 'damage' });
    some.forEach((line, i) => {
      if (line.is === 'turn') expect(some[i + 1]?.is).not.toBe('turn');
      if (line.is === 'action') expect(some[i + 1]?.is).toBe('event');
    });
    expect(some.at(-1)?.is).toBe('event');
  });
  test('by player', () => {
    const events = filtered(lines, { ...EVERYTHING, seat: 1 }).filter(({ is }) => is === 'event');
    expect(events.length).toBeGreaterThan(3);
    expect(events.every(({ seats }) => seats.includes(1))).toBe(true);
  });
  test('by word, whatever the accents and letters', () => {
    const events = filtered(lines, { ...EVERYTHING, text: ' MÉDUSA ' });
    expect(events.length).toBeGreaterThan(3);
    expect(filtered(lines, { ...EVERYTHING, text: 'no such word' })).toEqual([]);
  });
});

test('as text: turns are paragraphs, causes stand in brackets', () => {
  const text = logText(lines, names);
  expect(text).toMatch(/\n\nTurn 2: King Arthur\n {2}King Arthur takes action 1: /);
  expect(text).toMatch(/ \(.*\)\.\n/);
  expect(text.endsWith('.\n')).toBe(true);
});

describe('the turns of the log', () => {
  test('hold every line once', () => {
    const turns = turnsOf(lines);
    expect(turns.flatMap(({ heading, lines: own }) => (heading === null ? own : [heading, ...own]))).toEqual(
      lines,
    );
    expect(turns[0]?.heading).toBe(null);
    expect(turns[1]?.heading?.text).toBe('Turn 1: Medusa');
  });
  test('are the same as long as their lines are', () => {
    const [a, b] = [turnsOf(linesOf(moments.slice(0, -1), names)), turnsOf(lines)];
    expect(a.slice(0, -1).every((turn, i) => isSameTurn(turn, b[i] ?? turn))).toBe(true);
    expect(turnsOf([])).toEqual([]);
  });
});
