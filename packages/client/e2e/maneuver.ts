import type { Locator, Page } from '@playwright/test';
import { gameOf } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect } from './table-test.ts';

/** A duel of Medusa in which it is her turn. */
export const game = gameOf({ seed: '8', choices: 60, prompt: 'action' });

export const decisionOn = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });

/** Nobody else at the table had so much health. */
export const medusaOn = (page: Page): Locator => page.locator('[data-space][aria-label*="of 16 health"]');

/** The spaces a fighter that was picked may move to. */
export const goalsOn = (page: Page): Locator => page.locator('[data-space][aria-label*="moves to"]');

/** A maneuver up to the question who goes where. */
export async function maneuver(page: Page): Promise<void> {
  await show(page, inGame('an action', game));
  const decision = decisionOn(page);
  await decision.getByRole('button', { name: 'Maneuver', exact: true }).click();
  // Where to go could be said at once; here it is asked, one question after the other.
  await decision.locator('summary').click();
  await decision.locator('details [data-option="none"]').click();
  await expect(decision).toContainText('Move your fighters');
}
