import { readFileSync } from 'node:fs';
import { boards, paintOf } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../src/board/ground/draw-ground.ts';
import { contrast, mixed } from './contrast.ts';

/**
 * What lies on a ground stands out from its darkest and its lightest colour, whatever the theme. The rings that mark a space
 * lie on a pad of the colour of the paths, and so do the lines.
 */

const css = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
const tokens = css('style/tokens.css');
const landShare = Number(
  /\[data-painted\] \.land \{\s*opacity: ([\d.]+)/.exec(css('board/board.module.css'))?.[1],
);

/** The tokens in which spaces are marked; what is soft is inside a space. */
const marks = new Set(
  [...css('board/spaces.module.css').matchAll(/(?:stroke|fill): var\(--(\w+)\)/g)].flatMap(([, name = '']) =>
    name === 'sheet' ? [] : [name],
  ),
);

const THEMES = ['light', 'dark'] as const;
const CONTRASTS = ['normal', 'high'] as const;
type Theme = (typeof THEMES)[number];

/** A token as a theme has it; some of those of high contrast are other tokens. */
function token(name: string, theme: Theme, level: (typeof CONTRASTS)[number]): string {
  const read = (from: string): string | undefined =>
    new RegExp(`--${name}: ([^;]+);`).exec(tokens.slice(tokens.indexOf(from)).split('}')[0] ?? '')?.[1];
  const strong = level === 'high' ? read(':root[data-contrast="high"]') : undefined;
  const value =
    strong ?? (theme === 'dark' ? read(':root[data-theme="dark"]') : undefined) ?? read(':root {') ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : token(other, theme, level);
}

const CASES = THEMES.flatMap((theme) => CONTRASTS.map((level) => [theme, level] as const));

describe.each(CASES)('in the %s theme with %s contrast', (theme, level) => {
  const share = Number.parseInt(token('ground-share', theme, level), 10) / 100;
  const seen = (ink: string): string => mixed(ink, token('sunken', theme, level), share);
  const inkOf = (pair: readonly [string, string]): string => seen(pair[theme === 'light' ? 0 : 1]);

  /** Bare, and under the land of every zone. */
  function coloursOf(board: BoardDef): string[] {
    const bare = Object.values(groundOf(board).inks).map(inkOf);
    const zones = [...paintOf(board).values()].map(({ colour }) => colour);
    return bare.flatMap((ink) => [ink, ...zones.map((zone) => mixed(zone, ink, landShare))]);
  }

  const worst = (board: BoardDef, name: string): number =>
    Math.min(...coloursOf(board).map((colour) => contrast(token(name, theme, level), colour)));

  test.each(boards.map((board) => [board.slug, board] as const))('%s', (_, board) => {
    expect(landShare).toBeGreaterThan(0);
    // The rims of spaces and what is written or drawn beside them: as text.
    expect(worst(board, 'ink')).toBeGreaterThanOrEqual(level === 'high' ? 7 : 4.5);
    const path = inkOf(groundOf(board).inks.path ?? ['', '']);
    // The rings that mark spaces: as signs.
    expect([...marks]).toEqual(expect.arrayContaining(['ink', 'accent', 'bad']));
    for (const mark of marks)
      expect(contrast(token(mark, theme, level), path), mark).toBeGreaterThanOrEqual(3);
    const line = contrast(token('strong-line', theme, level), path);
    const plain = contrast(token('strong-line', theme, level), token('sunken', theme, level));
    expect(line).toBeGreaterThanOrEqual(Math.min(plain, 3.6));
  });
});
