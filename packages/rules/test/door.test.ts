import { expect, test } from 'vitest';
import * as door from '../src/index.ts';

/** What a newcomer finds behind `@peerless/rules`; whatever else is needed goes into a subpath (docs/decisions/0016). */
const NAMES = [
  'DECISION_KINDS',
  'MODES',
  'OPTIONS',
  'PROMPTS',
  'PeerlessError',
  'apply',
  'applyKey',
  'below',
  'clone',
  'createLibrary',
  'createRng',
  'decision',
  'determinize',
  'eventFor',
  'isOver',
  'newGame',
  'observe',
  'optionCount',
  'outcome',
  'viewFor',
];

test('the front door has twenty names and no more', () => {
  expect(Object.keys(door).sort()).toEqual(NAMES);
});
