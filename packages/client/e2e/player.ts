import type { Locator, Page } from '@playwright/test';
import { kept } from './games.ts';
import { expect } from './table-test.ts';

/** A way to take what is offered at the table. */
export type Way = (page: Page, offered: Locator) => Promise<void>;

/** What can be pressed to answer a question: buttons, cards in the hand, spaces and doors on the board. */
const OFFERED = ['[data-option]', '[data-choosable]', '[data-card][data-state="choosable"]']
  .map((offer) => `${offer}:visible`)
  .join(', ');

export const byMouse: Way = (_page, offered) => offered.click();

export const byTouch: Way = (_page, offered) => offered.tap();

/** As many times as anybody would press Tab to get around the whole table. */
const AROUND = 150;

/** Tab to the element, or to its list and from there with the arrow keys; then Enter. */
export const byKeyboard: Way = async (page, offered) => {
  for (let presses = 0; presses < AROUND; presses++) {
    const key = await offered.evaluate((element) => {
      const focused = document.activeElement;
      if (focused === element) return 'Enter';
      const list = element.closest('ul');
      if (list === null || !list.contains(focused) || element.getAttribute('tabindex') !== '-1') return 'Tab';
      const isAfter = focused?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
      return isAfter ? 'ArrowRight' : 'ArrowLeft';
    });
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`the keyboard does not reach ${await offered.evaluate(({ outerHTML }) => outerHTML)}`);
};

/** Plays a game that is on the screen to its end by taking anything that is offered; returns how often it did. */
export async function playToTheEnd(page: Page, id: string, way: Way, seed: number): Promise<number> {
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % bound;
  };
  const result = page.getByRole('dialog').getByRole('heading', { level: 1 });
  for (let taken = 0; ; taken++) {
    const offered = page.locator(OFFERED);
    await expect(offered.or(result).first()).toBeVisible({ timeout: 15_000 });
    const count = await offered.count();
    if (count === 0 || (await result.isVisible())) {
      expect((await kept(page, id)).over).toBe(true);
      return taken;
    }
    await way(page, offered.nth(below(count)));
  }
}
