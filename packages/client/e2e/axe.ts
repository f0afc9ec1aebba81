import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const RULES = { all: {}, colours: { runOnly: ['color-contrast'] } };

/** A source that does nothing: axe brings its half megabyte twice a run, where a page needs it once. */
const THERE_ALREADY = '0';

/** What axe has to say against a screen that is shown. */
export async function complaints(
  page: Page,
  { part }: Screen,
  about: keyof typeof RULES,
): Promise<string[][]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames, which are what the other way of running axe is for.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: THERE_ALREADY }) }).setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false, ...RULES[about] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
