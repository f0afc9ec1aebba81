import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** A pile of own cards lies before its hero: how many syllables of ten, and its cards in order. */

const seats = [{ hero: 'william-shakespeare' }, { hero: 'medusa' }];
const game = gameOf({ config: { board: 'sarpedon', mode: 'duel', seats }, seed: '6', choices: 60 });

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`the line of William Shakespeare on ${device}`, async ({ page }, info) => {
    await page.setViewportSize(viewport);
    await keep(page, game);
    await page.goto(`#/game/${game.id}`);
    await draw(page);
    await expect(page.getByText(/\d+ of 10 syllables/).first()).toBeAttached();
    await page.screenshot({ path: info.outputPath('line.png') });
  });
