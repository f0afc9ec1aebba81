import { expect } from 'vitest';
import { anybody, inFolder, peerless } from './terminal.ts';

const WORDS = [
  'undo',
  'why',
  'deck',
  'deck 2',
  'hand',
  'board',
  'discard',
  'log',
  'card feint',
  '?',
  '99',
  'nonsense',
  'games',
  'draw',
];

/** A game that somebody plays to its end with any choices and any words; it is kept, and its record is sound. */
export async function playsWhole(mode: string, bots: string): Promise<void> {
  const home = inFolder(`whole-${mode}-${bots}`);
  const words = ['play', '--mode', mode, '--bots', bots, '--seed', '1', '--name', 'it'];
  const { code, out, err } = await peerless(words, { home, answer: anybody(3, WORDS) });
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/wins? the game: |draw/);
  expect(out).toContain('is not a choice here');
  const replay = await peerless(['replay', 'it', '--check'], { home });
  expect(replay.out).toMatch(/The record\s+is\s+sound\./);
}
