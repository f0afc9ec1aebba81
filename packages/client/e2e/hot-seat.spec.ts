import { gameOf, kept, PERSON } from './games.ts';
import { pressIfThere } from './openers.ts';
import { inGame, settled, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant', confirm: 'never' }, startsAnew: false });

test('people at one screen take turns, and nobody sees the hand of the other', async ({ page }) => {
  await show(page, { name: 'setup', hash: '#/setup' });
  await page.getByLabel('Played by').nth(1).selectOption('A person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const callOf = (number: number) =>
    page.getByRole('heading', { name: new RegExp(`hand over to player ${number}`) });
  const called = callOf(1).or(callOf(2));
  const hand = page.getByRole('region', { name: 'Hand' });
  const seen = new Set<string>();
  for (let calls = 0; calls < 4; calls++) {
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
      await pressIfThere(option);
    }
  }
  expect(seen.size).toBe(2);
});

for (const isOpenedAgain of [false, true])
  test(`whoever just chose takes it back before the screen is handed over${isOpenedAgain ? ', after a reload' : ''}`, async ({
    page,
  }) => {
    const game = gameOf({ players: [PERSON, PERSON] });
    const entries = async (): Promise<number> => (await kept(page, game.id)).record.entries.length;
    await show(page, inGame('a hand-over', game));
    const called = page.getByRole('heading', { name: /hand over to player/ });
    const option = page.locator('[data-option]');
    const takeBack = page.getByRole('button', { name: 'Take back' });
    await expect(called).toBeVisible();
    await expect(takeBack).toBeHidden();
    let asked = '';
    while (!(await takeBack.isVisible())) {
      if (await called.isVisible()) await page.getByRole('button', { name: 'I am here' }).click();
      else {
        asked = await page.getByRole('region', { name: 'Your decision' }).innerText();
        const before = await entries();
        await option.last().dispatchEvent('click');
        await expect.poll(entries).toBeGreaterThan(before);
      }
      await expect(option.or(called).first()).toBeAttached();
    }
    const next = await called.innerText();
    if (isOpenedAgain) {
      await page.reload();
      await settled(page);
      await expect(called).toHaveText(next);
      await expect(page.locator('[data-card], [data-option]')).toHaveCount(0);
    }
    await takeBack.click();
    await expect(called).not.toHaveText(next);
    await expect(takeBack).toBeHidden();
    await expect(page.locator('[data-card], [data-option]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'I am here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Your decision' })).toHaveText(asked, {
      useInnerText: true,
    });
  });
