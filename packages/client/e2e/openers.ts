import type { Locator, Page } from '@playwright/test';
import { expect } from './table-test.ts';

/**
 * Ways from a screen as it opens to what can be opened on it. They find their way by what things are, not by words or
 * by sizes: every language and every device goes it.
 */

/** Presses a button that this size of screen may not show, because it shows at once what the button opens. */
const press = (button: Locator): Promise<void> => button.dispatchEvent('click');

/** Presses the last of these that is there now, if any: what it was may have gone since somebody looked. */
export const pressIfThere = (buttons: Locator): Promise<void> =>
  buttons.evaluateAll((all) => {
    all.at(-1)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });

const option = (page: Page): Locator => page.locator('[data-option]').first();
const dialog = (page: Page): Locator => page.locator('dialog[open]').last();

/** Of the bar above a table or a replay. */
const barButton = (page: Page, place: number): Locator => page.locator('main > header > button').nth(place);

/** One of undo, hint, log, menu. */
const [HINT, LOG, MENU] = [1, 2, 3];
const REPLAY_MENU = 1;

/** On a sheet, which a narrow screen lays over the board. */
export async function openLog(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(barButton(page, LOG));
  if (size !== null) await page.setViewportSize(size);
  await press(dialog(page).locator('section > div:last-child > button').first());
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
}

export async function openMenu(page: Page): Promise<void> {
  await press(barButton(page, MENU));
  await expect(dialog(page)).toBeVisible();
}

export async function openSettings(page: Page): Promise<void> {
  await openMenu(page);
  await press(dialog(page).locator('nav button').first());
  await expect(dialog(page).getByRole('radio').first()).toBeAttached();
}

export async function openResign(page: Page): Promise<void> {
  await openMenu(page);
  await press(dialog(page).locator('nav button').nth(1));
  await expect(dialog(page).locator('nav')).toHaveCount(0);
}

/** The wall of heroes, with one of them looked at. */
export async function pickHero(page: Page): Promise<void> {
  await press(page.locator('main section section button').first());
  await page.locator('dialog[open] fieldset input').nth(3).check({ force: true });
}

/** The same on a narrow screen, with everything about that hero. */
export async function lookAtHero(page: Page): Promise<void> {
  await pickHero(page);
  await press(dialog(page).locator('section > button[aria-expanded]'));
}

/** All boards. */
export async function pickBoard(page: Page): Promise<void> {
  await press(page.locator('main > section').nth(1).getByRole('button').last());
  await expect(dialog(page).locator('fieldset svg').first()).toBeVisible();
}

/** Beside the buttons of the bar. */
export async function openSound(page: Page): Promise<void> {
  await press(page.locator('main > header > div > button').first());
  await expect(dialog(page).getByRole('slider').first()).toBeVisible();
}

/** Until earlier games are counted. */
export async function countedGames(page: Page): Promise<void> {
  await expect(page.getByRole('table').first()).toBeVisible();
}

/** With the first hero, unless one is climbing already. */
export async function beginGauntlet(page: Page): Promise<void> {
  const rung = page.locator('main ol > li').first();
  await expect(rung.or(page.locator('main fieldset')).first()).toBeVisible();
  if (!(await rung.isVisible())) await press(page.locator('main section button.primary'));
  await expect(rung).toBeVisible();
}

export async function askForHint(page: Page): Promise<void> {
  await press(barButton(page, HINT));
  // Where all answers are as good as each other it names none.
  await expect(page.locator('[data-hint]')).toBeVisible();
}

export async function openReplayMenu(page: Page): Promise<void> {
  await press(barButton(page, REPLAY_MENU));
  await expect(dialog(page)).toBeVisible();
}

export async function openSeat(page: Page): Promise<void> {
  await press(page.locator('article > button').last());
  await expect(dialog(page).getByRole('heading').first()).toBeVisible();
}

/** The second one of hand, deck, discards: the longest list. */
export async function openPile(page: Page): Promise<void> {
  await openSeat(page);
  await press(dialog(page).locator('button:has(svg)').nth(1));
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
}

export async function openCard(page: Page): Promise<void> {
  await openPile(page);
  await press(dialog(page).getByRole('listitem').getByRole('button').first());
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
}

/** Enlarges a card of the hand, as the keyboard does. What else happens at the table may take the focus meanwhile. */
export async function enlargeCard(page: Page): Promise<void> {
  const card = page.locator('[data-card]').last();
  await expect(async () => {
    await card.blur();
    await page.keyboard.press('Tab');
    await card.focus();
    await expect(page.locator('[popover]')).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 15_000 });
}

/** Points at a card that may be used as a BOOST: what it adds up to waits to be confirmed. */
export async function pickBoost(page: Page): Promise<void> {
  await press(page.locator('[data-card][data-state="choosable"]').first());
  await expect(page.locator('button.primary[data-option]')).toBeVisible();
}

/** Defends with the last card that can be used, which is laid by itself or once it is confirmed, and stops the clocks as soon as three steps are told. */
export async function defend(page: Page): Promise<void> {
  await press(page.locator('[data-card][data-state="choosable"]').last());
  await pressIfThere(page.locator('button.primary[data-option]'));
  const combat = page.locator('main > section > div > section');
  await expect(combat.locator('ol > li')).toHaveCount(3);
  await page.evaluate(() => {
    for (let timer = Number(setTimeout(() => {})); timer > 0; timer--) clearTimeout(timer);
  });
  await expect(combat).toBeVisible();
}

/** The first lesson that asks for something, done: the next one tells what came of it. */
export async function finishLesson(page: Page): Promise<void> {
  await press(page.locator('main > section button.primary'));
  const lesson = page.locator('main > section header h2');
  await expect(page.locator('[data-space][data-choosable]').first()).toBeAttached();
  const before = await lesson.innerText();
  await press(page.locator('[data-space][data-choosable]').first());
  const answer = option(page).or(page.locator('[data-space][data-choosable]')).first();
  while ((await lesson.innerText()) === before) await pressIfThere(answer);
}

/** A lesson that shows a card. */
export const readCard = (page: Page): Promise<void> =>
  expect(page.locator('main > section header + div .only-read').first()).toBeAttached();

/** What comes after all lessons. */
export const afterLessons = (page: Page): Promise<void> =>
  expect(page.locator('main > section a.button').first()).toBeVisible();
