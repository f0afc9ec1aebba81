import { expect, test } from 'vitest';
import { fromGuest, PROTOCOL, readGuest } from '../src/protocol.ts';

test.each([
  { hello: { protocol: PROTOCOL, rules: 1, known: null } },
  { hello: { protocol: 99, rules: 7, known: { seq: 12, content: 'a1' } } },
  { hello: { protocol: PROTOCOL, rules: 1, known: null, words: true } },
  { command: { choose: 'attack medusa>merlin feint' }, at: 3 },
  { command: { takeBack: 0 }, at: 3 },
  { command: { resign: 3 }, at: 0 },
  { command: { propose: 'draw' }, at: 0 },
  { command: { propose: { takeBack: 2 } }, at: 0 },
  { command: { answer: 'no' }, at: 0 },
  { command: { return: true }, at: 7 },
])('is understood: %j', (message) => {
  expect(fromGuest.parse(message)).toEqual(message);
  expect(readGuest(JSON.stringify(message))).toEqual(message);
});

test.each([
  null,
  'hello',
  {},
  { hello: { protocol: PROTOCOL } },
  { hello: { protocol: PROTOCOL, known: null } },
  { hello: { protocol: PROTOCOL, rules: 1, known: 12 } },
  { hello: { protocol: PROTOCOL, rules: 1, known: null, words: 1 } },
  { hello: { protocol: PROTOCOL, rules: 1, known: { seq: -1, content: 'a1' } } },
  { hello: { protocol: PROTOCOL, rules: 1, known: { seq: 1, content: 'x'.repeat(65) } } },
  { hello: { protocol: PROTOCOL, rules: 1, known: null, viewer: 'open' } },
  { command: { choose: '' }, at: 3 },
  { command: { choose: 'x'.repeat(1001) }, at: 3 },
  { command: { choose: 'maneuver' } },
  { command: { choose: 'maneuver' }, at: 1.5 },
  { command: { choose: 'maneuver', resign: 0 }, at: 3 },
  { command: { choose: 'maneuver' }, at: 3, player: 1 },
  { command: { resign: 4 }, at: 3 },
  { command: { propose: 'win' }, at: 3 },
  { command: { answer: true }, at: 3 },
  { command: { return: false }, at: 3 },
])('is refused: %j', (message) => {
  expect(fromGuest.safeParse(message).success).toBe(false);
  expect(readGuest(JSON.stringify(message))).toBeNull();
});

/** What the schema says to a text. */
function asSchema(text: string): unknown {
  try {
    const read = fromGuest.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The same chances in every run. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** What is put into texts, in place of something or between: all that JSON, keys and numbers may stumble over. */
const PIECES = [
  ...[
    '',
    '"',
    '\\',
    '\\"',
    '\\u0041',
    '\\n',
    '\n',
    '\t',
    '\u0000',
    '\u007f',
    '\ud800',
    'é',
    '🎲',
    '{',
    '}',
    ',',
    ':',
    ' ',
  ],
  ...['0', '00', '-1', '-0', '1.5', '1e3', '9007199254740993', '999999999999999', 'null', 'true', '[]', '{}'],
  ...[
    '"choose"',
    '"command"',
    '"at"',
    '"choose":"x",',
    '"at":1,',
    ',"at":2',
    '"__proto__":{},',
    'x'.repeat(999),
  ],
];

test('choices, which are read by a shorter way, are read as the schema reads them', () => {
  const chance = chances(1);
  const keys = ['maneuver', 'attack medusa>merlin feint', 'x'.repeat(1000), '~ !#[]', 'é', ''];
  let understood = 0;
  for (let n = 0; n < 20_000; n++) {
    let text = JSON.stringify({ command: { choose: keys[chance(keys.length)] }, at: chance(200) });
    for (let changes = chance(3); changes > 0; changes--) {
      const from = chance(text.length + 1);
      text = text.slice(0, from) + PIECES[chance(PIECES.length)] + text.slice(from + chance(3));
    }
    const read = readGuest(text);
    expect(read, text).toEqual(asSchema(text));
    if (read !== null) understood++;
  }
  expect(understood).toBeGreaterThan(5000);
  expect(understood).toBeLessThan(15_000);
});
