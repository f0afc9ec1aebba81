import type { TableSettings } from '@peerless/table/online';
import { expect, type Page, request } from '@playwright/test';
import { ask, atTable, comeIn, openTable } from './online.ts';

/** The screens of online tables. Whoever else is at them has no browser. */

/** Names that no language takes for English words. */
const [ADA, BEN] = ['Ада', 'Бен'];
const SALT = '0123456789abcdef0123456789abcdef';

/** The page's own person at a table with Ben, who is ready. */
async function withBen(page: Page, settings: Partial<TableSettings> = {}): Promise<string> {
  await comeIn(page, ADA);
  const { id } = await openTable(page, settings);
  if (settings.choosing !== 'draft') await atTable(page, id, { hero: { seat: 0, hero: 'king-arthur' } });
  const ben = await request.newContext();
  await ask(ben, 'people', { name: BEN });
  await ask(ben, `tables/${id}`, { sit: 1 });
  if (settings.choosing !== 'draft')
    await ask(ben, `tables/${id}`, { ready: { salt: SALT, isSwapped: false } });
  await ben.dispose();
  return id;
}

const tableAt = (id: string): string => `#/table/${id}`;

async function inGame(page: Page, settings: Partial<TableSettings> = {}): Promise<string> {
  const id = await withBen(page, settings);
  await atTable(page, id, { ready: { salt: SALT, isSwapped: false } });
  return tableAt(id);
}

/** Nobody comes in. */
const asStranger = (hash: string) => ({ hash, prepare: async () => hash });

const DIALOG = 'dialog[open]';

async function pressIn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).dispatchEvent('click');
  await expect(page.locator(DIALOG)).toBeVisible();
}

/** Beside the game where there is room, else over it. The second button of the bar: no hints are given here. */
const TALK = 'main > header > aside, dialog[open]';
async function openTalk(page: Page): Promise<void> {
  if (await page.locator(TALK).isVisible()) return;
  await page.locator('main > header > button >> nth=1').dispatchEvent('click');
  await expect(page.locator(TALK)).toBeVisible();
}

async function resign(page: Page): Promise<void> {
  await pressIn(page, 'main > header > button >> nth=-1');
  await page.locator('dialog[open] nav button').nth(1).dispatchEvent('click');
  await page.locator('dialog[open] button.primary').last().dispatchEvent('click');
  await expect(page.locator('dialog[open] h1')).toBeVisible();
}

export const ONLINE_SCREENS = [
  { name: 'the lobby for a stranger', ...asStranger('#/online') },
  {
    name: 'the lobby',
    hash: '#/online',
    prepare: async (page: Page) => {
      await inGame(page);
      await openTable(page, { isPublic: true, clock: { is: 'bank', seconds: 900, increment: 15 } });
      return '#/online';
    },
  },
  {
    name: 'wishes for a table',
    hash: '#/online',
    prepare: async (page: Page) => {
      await comeIn(page, ADA);
      return '#/online';
    },
    open: (page: Page) => pressIn(page, 'main > section:first-child > button'),
    part: DIALOG,
  },
  {
    name: 'a table with a free place',
    hash: '#/online',
    prepare: async (page: Page) => {
      await comeIn(page, ADA);
      return tableAt((await openTable(page)).id);
    },
  },
  { name: 'a table of four in teams', hash: '#/online', prepare: teams },
  {
    name: 'a draft',
    hash: '#/online',
    prepare: async (page: Page) => tableAt(await withBen(page, { choosing: 'draft' })),
  },
  {
    name: 'a game online',
    hash: '#/online',
    prepare: (page: Page) => inGame(page, { clock: { is: 'bank', seconds: 900, increment: 15 } }),
  },
  {
    name: 'the talk at a table',
    hash: '#/online',
    prepare: (page: Page) => inGame(page),
    open: openTalk,
    part: TALK,
  },
  {
    name: 'the end of a game online',
    hash: '#/online',
    prepare: (page: Page) => inGame(page),
    open: resign,
    part: DIALOG,
  },
  { name: 'a table that is not here', hash: '#/table/nowhere' },
  {
    name: 'somebody’s profile',
    hash: '#/online',
    prepare: async (page: Page) => `#/person/${(await comeIn(page, ADA)).person.id}`,
  },
  { name: 'signing in', ...asStranger('#/account') },
  {
    name: 'the account',
    hash: '#/online',
    prepare: async (page: Page) => {
      await comeIn(page, ADA);
      return '#/account';
    },
  },
  { name: 'the ladder', ...asStranger('#/ladder') },
] as const;

async function teams(page: Page): Promise<string> {
  await comeIn(page, ADA);
  const { id } = await openTable(page, { mode: 'teams', board: 'marmoreal', seats: [0, 1, 2, 3] });
  await atTable(page, id, { bot: { player: 1, bot: 'skilled' } });
  await atTable(page, id, { hero: { seat: 0, hero: 'alice' } });
  return tableAt(id);
}
