import { goalsOn, maneuver, medusaOn } from './maneuver.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' } });

// A browser sends no click for an element that has gone between press and release, and a late picture may take it away.
test('what a pointer presses on a space stays while the way there is shown', async ({ page }) => {
  await maneuver(page);
  await medusaOn(page).click();
  const goal = goalsOn(page).last();
  const space = await goal.getAttribute('data-space');
  const pressed = await goal.evaluateHandle((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  });
  await goal.hover();
  const number = page.locator(`[data-space="${space}"] text`);
  await expect(number, 'a ghost stands on the number').toHaveCount(0);
  expect(await pressed.evaluate((element) => element?.isConnected)).toBe(true);
});
