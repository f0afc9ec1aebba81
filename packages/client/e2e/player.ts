import type { Locator, Page } from '@playwright/test';
import { kept } from './games.ts';
import { expect } from './table-test.ts';

/** A number from 0 to below `bound`, by chance. */
type Below = (bound: number) => number;

/** A way to take something of what is offered at the table. */
export type Way = (page: Page, below: Below) => Promise<void>;

/** What can be pressed to answer a question: buttons, cards in the hand, spaces and doors on the board. */
export const OFFERS = ['[data-option]', '[data-choosable]', '[data-card][data-state="choosable"]'];
const VISIBLE = OFFERS.map((offer) => `${offer}:visible`).join(', ');

/** Anything that is offered; every other time a button that says the whole answer, so that games come to an end. */
async function anything(page: Page, below: Below): Promise<Locator> {
  const buttons = page.locator('[data-option]:visible');
  const offered = (await buttons.count()) > 0 && below(2) === 0 ? buttons : page.locator(VISIBLE);
  return offered.nth(below(await offered.count()));
}

export const byMouse: Way = async (page, below) => (await anything(page, below)).click();

export const byTouch: Way = async (page, below) => (await anything(page, below)).tap();

/** More than anybody would press Tab to get around the whole table. */
const AROUND = 200;

/**
 * Takes what has the focus, or goes on with Tab to buttons and hand, or back to the board; passes some that would do, but
 * never twice, and presses Enter on one.
 */
export const byKeyboard: Way = async (page, below) => {
  if ((await focusOn(page)).isOffered && below(3) > 0) return page.keyboard.press('Enter');
  const tab = below(2) === 0 ? 'Tab' : 'Shift+Tab';
  const passed = below(3);
  const met = new Set<string>();
  for (let presses = 0; presses < AROUND; presses++) {
    await page.keyboard.press(tab);
    let focus = await focusOn(page);
    if (focus.isCard) {
      // One stop for the whole hand; inside of it the arrow keys lead from card to card.
      for (let cards = below(7); cards > 0; cards--) await page.keyboard.press('ArrowRight');
      focus = await focusOn(page);
    }
    if (focus.isOffered && (met.size === passed || met.has(focus.name))) return page.keyboard.press('Enter');
    if (focus.isOffered) met.add(focus.name);
  }
  throw new Error('the keyboard finds nothing that is offered');
};

/** What the next key would press. */
const focusOn = (page: Page): Promise<{ isOffered: boolean; isCard: boolean; name: string }> =>
  page.evaluate((offers) => {
    const focused = document.activeElement;
    return {
      isOffered: focused?.matches(offers) ?? false,
      isCard: focused?.matches('[data-card]') ?? false,
      name: focused?.getAttribute('aria-label') ?? focused?.textContent ?? '',
    };
  }, OFFERS.join(', '));

/** Plays the game that is on the screen to its end by taking anything that is offered, or until it did so often enough. */
export async function play(
  page: Page,
  way: Way,
  seed: number,
  enough = Number.POSITIVE_INFINITY,
): Promise<void> {
  let state = seed;
  const below: Below = (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % bound;
  };
  const result = page.getByRole('dialog').getByRole('heading', { level: 1 });
  for (let taken = 0; taken < enough; taken++) {
    await expect(page.locator(VISIBLE).or(result).first()).toBeVisible();
    if (await result.isVisible()) return;
    await way(page, below);
  }
}

/** Plays it to its end, which is kept. */
export async function playToTheEnd(page: Page, id: string, way: Way, seed: number): Promise<void> {
  await play(page, way, seed);
  await expect.poll(async () => (await kept(page, id)).over).toBe(true);
}
