import { boardBySlug, boards } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { BoardPreview } from '../src/board/board-preview.tsx';
import { SYMBOLS } from '../src/board/deck-links.tsx';
import { contrast } from './contrast.ts';
import { drawn } from './drawn.tsx';

const naglfar = boardBySlug('naglfar') as BoardDef;
const signsOf = (board: BoardDef): Element[] => [
  ...drawn(<BoardPreview board={board} lang="en" />).place.querySelectorAll('[data-deck-link]'),
];

describe('R-14.61 deck links', () => {
  test('both ends carry the same symbol, no others carry it, and no line is drawn', () => {
    const signs = signsOf(naglfar);
    const shapes = signs.map((sign) => sign.querySelector('path')?.getAttribute('d'));
    expect(signs).toHaveLength(8);
    expect(new Set(shapes).size).toBe(4);
    for (const shape of shapes) expect(shapes.filter((other) => other === shape)).toHaveLength(2);
    const { place } = drawn(<BoardPreview board={naglfar} lang="en" />);
    expect(place.querySelectorAll('[class*="road"]')).toHaveLength(naglfar.edges.length - 4);
  });

  test('beyond the symbols links are numbered; other boards have none', () => {
    const links = naglfar.edges.slice(0, SYMBOLS.length + 1);
    const signs = signsOf({ ...naglfar, deckLinks: links });
    const last = signs.filter((sign) => sign.getAttribute('data-deck-link') === String(links.length));
    expect(last.map((sign) => sign.textContent)).toEqual([String(links.length), String(links.length)]);
    expect(signsOf(boards[0] as BoardDef)).toEqual([]);
  });

  test('are told from their disc', () => {
    for (const { colour } of SYMBOLS) expect(contrast(colour, '#fffaf0')).toBeGreaterThanOrEqual(4.5);
  });
});
