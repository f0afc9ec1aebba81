import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A source that does nothing: axe brings its half megabyte twice a run, where a page needs it once. */
const THERE_ALREADY = '0';

/** Axe for what is shown now. */
export async function axeOn(page: Page, part: string | undefined): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames, which are what the other way of running axe is for.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: THERE_ALREADY }) }).setLegacyMode(true);
  return part === undefined ? axe : axe.include(part);
}

/** What axe has to say against a screen that is shown, apart from its colours: contrast.ts looks at these. */
export async function complaints(page: Page, part?: string): Promise<string[][]> {
  const axe = await axeOn(page, part);
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
