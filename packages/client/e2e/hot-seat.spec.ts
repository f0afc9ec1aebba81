import { expect, test } from './table-test.ts';

test.use({ settings: { speed: 'instant', confirm: false } });

test('people at one screen take turns, and nobody sees the hand of the other', async ({ page }) => {
  await page.goto('#/setup');
  await page.getByLabel('Played by').nth(1).selectOption('A person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const callOf = (number: number) =>
    page.getByRole('heading', { name: new RegExp(`hand over to player ${number}`) });
  const called = callOf(1).or(callOf(2));
  const hand = page.getByRole('region', { name: 'Hand' });
  const seen = new Set<string>();
  for (let calls = 0; calls < 6; calls++) {
    await expect(called).toBeVisible();
    seen.add(await called.innerText());
    await expect(page.locator('[data-card], [data-option]')).toHaveCount(0);
    await page.getByRole('button', { name: 'I am here' }).click();
    await expect(called).toBeHidden();
    await expect(hand).toBeVisible();
    while (!(await called.isVisible())) {
      const option = page.locator('[data-option]');
      await expect(option.or(called).first()).toBeAttached();
      // Whatever it is: the last option ends a move or a turn soonest.
      if (await option.count()) await option.last().dispatchEvent('click');
    }
  }
  expect(seen.size).toBe(2);
});
