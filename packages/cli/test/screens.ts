import type { TextLanguage } from '@peerless/text';
import { expect } from 'vitest';
import { CLEAR } from '../src/play/alternate-screen.ts';
import { anybody, asksIn, inFolder, peerless } from './terminal.ts';

/** The screens on which something is asked, without the line where one types. */
export function screensIn(out: string, lang: TextLanguage = 'en'): string[] {
  const asks = asksIn(lang);
  return out.split(CLEAR).flatMap((screen) => (screen.includes(asks) ? [screen.split(asks)[0] ?? ''] : []));
}

/** A game on a terminal of that size: the board stands still, and what others did is always told. */
export async function keepsItsPlace(lang: TextLanguage, width: number, height: number): Promise<void> {
  const argv = 'play --seed 7 --bots casual --heroes sherlock-holmes,dracula --board soho --lang'.split(' ');
  const { out } = await peerless([...argv, lang], {
    home: inFolder(`board-${lang}-${height}`),
    width,
    height,
    isTerminal: true,
    answer: anybody(4, [], 80, lang),
  });
  const screens = screensIn(out, lang).map((screen) => screen.split('\n'));
  expect(screens.length).toBeGreaterThan(30);
  // The number of a space stands in the same place on every screen.
  const placeOf = (screen: readonly string[]): number => screen.findIndex((line) => /^ +³21\b/.test(line));
  expect(placeOf(screens[0] ?? [])).toBeGreaterThan(5);
  expect(new Set(screens.map(placeOf)).size).toBe(1);
  const turnOf = (screen: readonly string[] = []): string => /\d+/.exec(screen[0] ?? '')?.[0] ?? '';
  screens.forEach((screen, i) => {
    expect(screen.length).toBeLessThanOrEqual(height);
    // Between two turns of one's own the other one played.
    if (turnOf(screen) !== turnOf(screens[i - 1]))
      expect(screen.filter((line) => line.includes('› ')).length).toBeGreaterThan(1);
  });
}
