import type { View } from '@peerless/rules';
import { type RefObject, useLayoutEffect } from 'react';
import { liftBoard } from '../board/lift.ts';
import { type Box, liftFor } from './lift.ts';

/** Where a fighter stands on the board that is drawn, or null. */
function boxOf(fighter: string, drawn: View | null): DOMRect | null {
  const space = drawn?.fighters.find(({ id }) => id === fighter)?.space ?? null;
  return document.querySelector(`main [data-space="${space}"]`)?.getBoundingClientRect() ?? null;
}

/** The middle of where a fighter stands on the screen. */
export function placeOn(
  fighter: string,
  drawn: View | null,
): { readonly x: number; readonly y: number } | null {
  const box = boxOf(fighter, drawn);
  return box === null ? null : { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/**
 * Whoever fights is seen and lit while a combat is told: the board goes up as far as the panel over it needs
 * (`--show-lift`), and the dark over the rest of it leaves them out. By custom properties: nothing is drawn again.
 */
export function useSpotlight(
  over: RefObject<HTMLElement | null>,
  fighters: readonly string[],
  drawn: View | null,
): void {
  const [attacker = '', defender = ''] = fighters;
  useLayoutEffect(() => {
    const overlay = over.current;
    // In a replay it lies in a box of its own there.
    const stage = overlay?.closest('section');
    const cover = overlay?.querySelector('section')?.getBoundingClientRect();
    const board = stage?.querySelector('svg[role="group"]');
    if (!overlay || !stage || !board || cover === undefined) return;
    const found = [boxOf(attacker, drawn), boxOf(defender, drawn)].filter((box) => box !== null);
    if (found.length === 0) return;
    // As if it had not gone up already.
    const lifted = -Number.parseFloat(getComputedStyle(board).translate.split(' ')[1] ?? '0') || 0;
    const boxes: Box[] = found.map(({ top, bottom }) => ({ top: top + lifted, bottom: bottom + lifted }));
    const lift = liftFor(boxes, stage.getBoundingClientRect().top, cover.top);
    liftBoard(stage, '--show-lift', lift);
    light(overlay, found, lifted - Math.max(lift, 0));
    return () => liftBoard(stage, '--show-lift', 0);
  }, [over, attacker, defender, drawn]);
}

/** Tells the style sheet where two lights fall, each a little larger than the space it falls on. */
function light(overlay: HTMLElement, boxes: readonly DOMRect[], shift: number): void {
  const around = overlay.getBoundingClientRect();
  for (const [i, { left, top, width, height }] of boxes.entries()) {
    overlay.style.setProperty(`--x${i}`, `${left + width / 2 - around.left}px`);
    overlay.style.setProperty(`--y${i}`, `${top + height / 2 + shift - around.top}px`);
    overlay.style.setProperty('--spot', `${Math.max(width, height) * 0.85}px`);
  }
}
