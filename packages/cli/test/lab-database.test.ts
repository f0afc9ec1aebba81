import { expect, test } from 'vitest';
import { isPassing } from '../src/lab/database.ts';

const coded = (code: string): Error => Object.assign(new Error('something was wrong'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '08006', '57P01', '53300'])('%s may pass', (code) => {
  expect(isPassing(coded(code))).toBe(true);
});

test.each(['28P01', '42501', '53100', 'XX000'])('%s does not', (code) => {
  expect(isPassing(coded(code))).toBe(false);
});
