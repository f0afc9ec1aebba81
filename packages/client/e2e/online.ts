import type { LobbyCommand, LobbyView, TableSettings } from '@peerless/table/online';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { OFFERS } from './player.ts';
import { expect } from './table-test.ts';

/** Ways to the online tables of the server that the tests run against: as quick as a page could be, by its own calls. */

const SETTINGS: TableSettings = {
  mode: 'duel',
  board: 'sarpedon',
  options: {},
  seats: [0, 1],
  isPublic: false,
  choosing: 'open',
  clock: { is: 'none' },
  whenUp: 'forfeit',
  isRated: false,
  isCast: false,
};

/** Asks the server as a page would. */
export async function ask<T>(request: APIRequestContext, path: string, data: unknown): Promise<T> {
  const answer = await request.post(`${process.env.TABLE_ADDRESS}api/${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Somebody says who they are. */
export const comeIn = (page: Page, name: string): Promise<{ person: { id: string } }> =>
  ask(page.request, 'people', { name });

export const atTable = (page: Page, id: string, command: LobbyCommand): Promise<LobbyView> =>
  ask(page.request, `tables/${id}`, command);

/** Opens a table and sits down at it. */
export async function openTable(page: Page, settings: Partial<TableSettings> = {}): Promise<LobbyView> {
  const { id } = await ask<LobbyView>(page.request, 'tables', { ...SETTINGS, ...settings });
  return atTable(page, id, { sit: 0 });
}

const HEROES = ['king-arthur', 'medusa'];
const SALT = '0123456789abcdef0123456789abcdef';

/** Two people at a table, each with a hero. */
async function seated(
  [ada, ben]: readonly [Page, Page],
  settings: Partial<TableSettings>,
): Promise<LobbyView> {
  const { id } = await openTable(ada, settings);
  await atTable(ben, id, { sit: 1 });
  await atTable(ada, id, { hero: { seat: 0, hero: HEROES[0] ?? null } });
  return atTable(ben, id, { hero: { seat: 1, hero: HEROES[1] ?? null } });
}

/** Two people who have come in and say on their pages that they are ready; these show the game that begins. */
export async function readied(
  both: readonly [Page, Page],
  settings: Partial<TableSettings> = {},
): Promise<LobbyView> {
  const { id } = await seated(both, settings);
  for (const page of both) await page.goto(`#/table/${id}`);
  for (const page of both) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of both) await expect(seatsOn(page)).toHaveCount(2);
  return atTableNow(both[0], id);
}

/** A table as it is now. */
export async function atTableNow(page: Page, id: string): Promise<LobbyView> {
  return (await page.request.get(`${process.env.TABLE_ADDRESS}api/tables/${id}`)).json();
}

/** The same, begun without any page. */
export async function begun(
  both: readonly [Page, Page],
  settings: Partial<TableSettings> = {},
): Promise<LobbyView> {
  const { id } = await seated(both, settings);
  await atTable(both[0], id, { ready: { salt: SALT, isSwapped: false } });
  return atTable(both[1], id, { ready: { salt: SALT, isSwapped: false } });
}

/** The same, and their pages show it. Whether the shuffle was fair only those know who said themselves that they are ready. */
export async function playing(
  both: readonly [Page, Page],
  settings: Partial<TableSettings> = {},
): Promise<LobbyView> {
  const table = await begun(both, settings);
  for (const page of both) await page.goto(`#/table/${table.id}`);
  for (const page of both) await expect(seatsOn(page)).toHaveCount(2);
  return table;
}

export const seatsOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Players' }).getByRole('article');

/** What can be chosen on a page now. */
export const offersOn = (page: Page): Locator =>
  page.locator(OFFERS.map((offer) => `${offer}:visible`).join(', '));

/** Whose turn it is to choose, as soon as somebody's is; null when the game is over. */
export async function asked(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  await expect(async () => {
    for (const page of pages) if ((await offersOn(page).count()) > 0) found = page;
    const [first] = pages;
    if (found === undefined && first !== undefined && (await resultOn(first).isVisible())) found = null;
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [50, 100] });
  return found ?? null;
}

export const resultOn = (page: Page): Locator => page.getByRole('dialog').getByRole('heading', { level: 1 });

/** Both choose anything that is offered, so many times or to the end. */
export async function play(pages: readonly Page[], most: number, seed = 1): Promise<void> {
  let state = seed;
  for (let n = 0; n < most; n++) {
    const page = await asked(pages);
    if (page === null) return;
    const offers = offersOn(page);
    const count = await offers.count();
    if (count === 0) continue;
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    // It may have gone with the answer of the server.
    await offers
      .nth((state >>> 8) % count)
      .click({ timeout: 2000 })
      .catch(() => {});
  }
}

/** Chooses something in the menu of a game. */
export async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name }).click();
}
