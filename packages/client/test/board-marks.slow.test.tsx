import { readFileSync } from 'node:fs';
import { boardBySlug, boards } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { BoardPreview } from '../src/board/board-preview.tsx';
import { SYMBOLS } from '../src/board/deck-links.tsx';
import { along, distance, geometryOf } from '../src/board/geometry.ts';
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

describe('R-14.62 high ground', () => {
  const gardens = boardBySlug('hanging-gardens') as BoardDef;
  const badgesOf = (board: BoardDef): Element[] => [
    ...drawn(<BoardPreview board={board} lang="en" />).place.querySelectorAll('[data-high-ground]'),
  ];

  test('every badge says +1 and points from the higher space to the lower one', () => {
    const badges = badgesOf(gardens);
    const geometry = geometryOf(gardens);
    expect(badges.map((badge) => badge.getAttribute('data-high-ground'))).toEqual(
      gardens.highGround?.map(({ from, to }) => `${from}-${to}`),
    );
    for (const [i, { from, to }] of (gardens.highGround ?? []).entries()) {
      expect(badges[i]?.textContent).toBe('+1');
      const [a, b] = [geometry.at(from), geometry.at(to)];
      const turn = /rotate\(([-\d.e]+)\)/.exec(badges[i]?.innerHTML ?? '')?.[1];
      const angle = (Number(turn) * Math.PI) / 180;
      expect(Math.cos(angle) * (b.x - a.x) + Math.sin(angle) * (b.y - a.y)).toBeGreaterThan(0);
    }
  });

  test('no badge reaches into a space; other boards have none', () => {
    const { at, line, radius } = geometryOf(gardens);
    for (const { from, to } of gardens.highGround ?? []) {
      const middle = along(line([from, to]), 0.5);
      for (const { id } of gardens.spaces)
        expect(distance(middle, at(id)), `${from}-${to} at ${id}`).toBeGreaterThan(radius * 1.36);
    }
    expect(badgesOf(naglfar)).toEqual([]);
  });

  test('is read on its badge', () => {
    const css = readFileSync(new URL('../src/board/board.module.css', import.meta.url), 'utf8');
    const inkOf = (of: string): string => new RegExp(`\\.${of} \\{\\s*fill: (#\\w+)`).exec(css)?.[1] ?? '';
    expect(contrast(inkOf('plusOne'), inkOf('highGround'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('R-14.64 the conveyor belt', () => {
  const workshop = boardBySlug('santas-workshop') as BoardDef;
  const { belt = [], bin = [] } = workshop.conveyor ?? {};

  test('chevrons lead from each space of the belt to the next; its end and its bin are marked', () => {
    const { place } = drawn(<BoardPreview board={workshop} lang="en" />);
    const chevrons = [...place.querySelectorAll('[data-belt]')];
    expect(chevrons.map((chevron) => chevron.getAttribute('data-belt'))).toEqual(
      belt.slice(1).map((to, i) => `${belt[i]}-${to}`),
    );
    const geometry = geometryOf(workshop);
    for (const [i, chevron] of chevrons.entries()) {
      const [a, b] = [geometry.at(belt[i] ?? 0), geometry.at(belt[i + 1] ?? 0)];
      const turn = /rotate\(([-\d.e]+)\)/.exec(chevron.getAttribute('transform') ?? '')?.[1];
      const angle = (Number(turn) * Math.PI) / 180;
      expect(Math.cos(angle) * (b.x - a.x) + Math.sin(angle) * (b.y - a.y)).toBeGreaterThan(0);
    }
    expect(place.querySelectorAll('[data-conveyor="end"]')).toHaveLength(1);
    expect(place.querySelectorAll('[data-conveyor="bin"]')).toHaveLength(bin.length);
    expect(drawn(<BoardPreview board={naglfar} lang="en" />).place.innerHTML).not.toContain('data-belt');
  });

  test('chevrons are read on the band, crates on their disc', () => {
    const read = (file: string): string =>
      readFileSync(new URL(`../src/board/${file}`, import.meta.url), 'utf8');
    const strokeOf = (css: string, of: string): string =>
      new RegExp(`\\n\\.${of} \\{[^}]*stroke: (#\\w+)`).exec(css)?.[1] ?? '';
    const [ground, spaces] = [read('board.module.css'), read('spaces.module.css')];
    expect(contrast(strokeOf(ground, 'chevrons'), strokeOf(ground, 'belt'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strokeOf(spaces, 'crate'), '#fffaf0')).toBeGreaterThanOrEqual(4.5);
  });
});
