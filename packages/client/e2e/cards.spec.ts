import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { gameOf } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });
const attacked = gameOf({ seed: '44', prompt: 'defend' });

test.use({ settings: { confirm: 'never' } });

test.describe('cards on the table', () => {
  test('what is drawn is marked in the hand, and nothing else is', async ({ page }) => {
    await show(page, inGame('an action', running));
    await expect(page.locator('[data-fresh]')).toHaveCount(0);
    const held = await page.locator('[data-card]').count();
    await page.locator('[data-option]').first().click();
    await expect(page.locator('[data-card]')).toHaveCount(held + 1);
    await expect(page.locator('[data-fresh]')).toHaveCount(1);
    await expect(page.locator('[data-card]:has([data-fresh])')).toHaveAttribute(
      'aria-description',
      /^New\. /,
    );
  });

  test('the discards show their top card, the deck how many are left', async ({ page }) => {
    await show(page, inGame('an action', running));
    const own = page.locator('section:has([data-card])');
    const discard = own.locator('[data-pile="discard"]');
    const top = await discard.locator('.only-read').last().innerText();
    expect(top).toMatch(/On top: \S/);
    await expect(discard.locator('[data-type]')).toHaveCount(1);
    const deck = own.locator('[data-pile="deck"]');
    await expect(deck.locator('[data-type]'), 'no face of a card in the deck').toHaveCount(0);
    await deck.click();
    await expect(page.locator('dialog[open]').getByRole('listitem').first()).toBeVisible();
  });

  test('a card that is enlarged on a phone fills the screen, with the reason below', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, inGame('a defence', attacked));
    await page.locator('[data-card][data-state="refused"]').first().dispatchEvent('click');
    const large = page.locator('[popover]');
    const box = await large.boundingBox();
    expect(Math.abs((box?.width ?? 0) - 0.84 * 390)).toBeLessThan(2);
    const card = await large.locator('[data-type]').first().boundingBox();
    const reason = await large.locator('p').boundingBox();
    expect(reason?.y ?? 0).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
    expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThanOrEqual(844);
  });

  test('large text makes large cards', async ({ page }) => {
    await show(page, inGame('an action', running));
    const width = async (): Promise<number> =>
      (await page.locator('[data-card]').first().boundingBox())?.width ?? 0;
    const usual = await width();
    await page.locator('html').evaluate((root) => root.setAttribute('data-text-size', 'largest'));
    expect(await width()).toBeGreaterThan(usual * 1.15);
  });
});

/** Defends with the first card that can, or that is said; the combat begins. */
async function defend(page: Page): Promise<void> {
  await show(page, inGame('a defence', attacked));
  await page.locator('[data-card][data-state="choosable"]').first().dispatchEvent('click');
  await expect(page.locator('[data-phase]')).toBeVisible();
}

test.describe('a combat', () => {
  test.use({ settings: { confirm: 'never', speed: 'slow' } });

  for (const [name, size, least] of [
    ['a desktop', { width: 1440, height: 900 }, 240],
    ['a low desktop', { width: 1280, height: 720 }, 200],
    ['a phone', { width: 390, height: 844 }, 140],
  ] as const)
    test(`${name}: both cards are large, face down, then turn together, and whoever fights is seen`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await defend(page);
      const show = page.locator('[data-phase]');
      const cards = show.locator('[data-fought]');
      await expect(cards).toHaveCount(2);
      await expect(show.locator('[data-lies="turning"]')).toHaveCount(3);
      for (const card of await cards.all())
        expect((await card.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(least);
      const panel = await show.locator('section').boundingBox();
      const fighters = page.locator('svg [data-side]');
      await expect(fighters).toHaveCount(2);
      for (const fighter of await fighters.all()) {
        const at = await fighter.boundingBox();
        const middle = (at?.y ?? 0) + (at?.height ?? 0) / 2;
        expect(middle).toBeGreaterThan(0);
        expect(middle, 'not under the panel').toBeLessThan(panel?.y ?? 0);
      }
    });

  test('no face is there before the cards are turned up', async ({ page }) => {
    await show(page, inGame('a defence', attacked));
    // Whoever looks now and then may be late: every change is looked at.
    const laid = await page.evaluateHandle(() => {
      const seen = { cards: 0, faces: 0 };
      const count = (what: string): number => document.querySelectorAll(`[data-phase="lay"] ${what}`).length;
      new MutationObserver(() => {
        seen.cards = Math.max(seen.cards, count('[data-fought]'));
        seen.faces = Math.max(seen.faces, count('[data-fought] [data-type]'));
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
      return seen;
    });
    await page.locator('[data-card][data-state="choosable"]').first().dispatchEvent('click');
    await expect(page.locator('[data-phase] [data-fought] [data-type]').first()).toBeAttached();
    expect(await laid.jsonValue()).toEqual({ cards: 2, faces: 0 });
  });

  for (const key of ['Space', 'Enter', 'Escape'])
    test(`${key} skips it`, async ({ page }) => {
      await defend(page);
      await page.keyboard.press(key);
      await expect(page.locator('[data-phase]')).toHaveCount(0);
    });

  test('nothing about it offends axe', async ({ page }) => {
    await defend(page);
    await expect(page.locator('[data-lies="turning"]')).toHaveCount(3);
    expect(await complaints(page, { part: '[data-phase]' })).toEqual([]);
  });
});

test.describe('whoever wants none', () => {
  test.use({ settings: { confirm: 'never', speed: 'instant' } });
  test('sees no combat, and what came of it at once', async ({ page }) => {
    await show(page, inGame('a defence', attacked));
    await page.locator('[data-card][data-state="choosable"]').first().dispatchEvent('click');
    await expect(page.locator('[data-phase]')).toHaveCount(0);
    await expect(page.locator('[data-card]').first()).toBeVisible();
  });
});

test.describe('whoever wants it to wait', () => {
  test.use({ settings: { confirm: 'never', speed: 'fast', rests: true } });
  test('goes on from rest to rest', async ({ page }) => {
    await defend(page);
    const goOn = page.getByRole('button', { name: 'Go on' });
    await expect(goOn).toBeVisible();
    await expect(page.locator('[data-phase="reveal"]')).toBeVisible();
    await goOn.click();
    await expect(page.locator('[data-phase="reveal"]')).toHaveCount(0);
    await expect(goOn).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-phase]')).toHaveCount(0);
  });
});
