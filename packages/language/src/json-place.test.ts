import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultText } from './fault.ts';
import { ENGLISH } from './fault-english.ts';
import { jsonFault, jsonProblem } from './json-place.ts';

const told = (text: string): string => faultText(jsonProblem(text), ENGLISH);

test.each([
  ['{\n  "slug": nobody\n}', '"n" must not stand at line 2, column 11'],
  ['{\n  "a": 1,\n}', '"}" must not stand at line 3, column 1'],
  ['{"a": 1 "b": 2}', '"\\"" must not stand at line 1, column 9'],
  ['[1, 2', 'the text ends too early, at line 1, column 6'],
  ['', 'the text ends too early, at line 1, column 1'],
  ['{} {}', '"{" must not stand at line 1, column 4'],
  ['[1}', '"}" must not stand at line 1, column 3'],
  ["{ 'a': 1 }", `"'" must not stand at line 1, column 3`],
  ['{"a": "x\n"}', '"\\"" must not stand at line 1, column 7'],
  ['[01]', '"0" must not stand at line 1, column 2'],
])('%j', (text, said) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(told(text)).toBe(`expected JSON; ${said}`);
});

test('a text that is JSON has its end; what is spoilt is found there or before', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, n) => {
      expect(jsonFault(json)).toBe(json.length);
      const at = n % (json.length + 1);
      const spoilt = `${json.slice(0, at)}?${json.slice(at)}`;
      // Inside a text a question mark spoils nothing.
      expect(jsonFault(spoilt)).toSatisfy((fault) =>
        isJson(spoilt) ? fault === spoilt.length : fault <= at,
      );
    }),
    { numRuns: 300 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('a sign that a terminal would obey is not repeated', () => {
  for (const sign of ['\u009b', '\u202e', '\u007f', '\ufeff'])
    expect(told(`{"a":${sign}31m}`)).not.toContain(sign);
});
