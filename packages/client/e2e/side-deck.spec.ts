import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** A side deck lies before its hero: how many lie face down, the marks, and every open card with what it says. */

test.use({ viewport: { width: 1440, height: 900 }, settings: { speed: 'slow' } });

const seats = [{ hero: 'pandora' }, { hero: 'medusa' }];
const game = gameOf({
  config: { board: 'sarpedon', mode: 'duel', seats },
  seed: '6',
  choices: 30,
  prompt: 'may',
});

test('the Box of Pandora and what came out of it', async ({ page }, info) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await draw(page);
  await test.step('a long question is all in sight on a low screen, and its answers lie below it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const question = page.locator('[data-question]');
    const answers = question.locator('[data-option="yes"]');
    for (const part of await question.locator('p').all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const below = async (): Promise<number> => {
        const [text, button] = [await part.boundingBox(), await answers.boundingBox()];
        return (button?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
      };
      await expect.poll(below).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await expect(page.getByText(/you may do so again/).first()).toBeVisible();
  await expect(page.getByText(/^Pandora's Box \d/).first()).toBeAttached();
  await page.screenshot({ path: info.outputPath('side-deck.png') });
  // What is turned up is shown large before anything more is asked.
  await expect(page.getByText(/^Feather: \d\/3$/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  const shown = page.getByRole('button', { name: /reveal/ });
  await expect(shown).toBeVisible();
  await expect(page.locator('[data-option]')).toHaveCount(0);
  await shown.click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[data-option]').first()).toBeVisible();
});
