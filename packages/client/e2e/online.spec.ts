import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  ask,
  asked,
  atTable,
  atTableNow,
  begun,
  comeIn,
  inMenu,
  offersOn,
  openTable,
  play,
  playing,
  readied,
  resultOn,
  seatsOn,
} from './online.ts';
import { expect, QUICK, test } from './people.ts';

/** Two people in two browsers, and a third who watches. */

test.use({ settings: QUICK });

const alert = (page: Page) => page.getByRole('alert');

/** What a page says and hears on the socket of its game. */
function overheard(page: Page): { readonly said: string[]; readonly heard: string[] } {
  const [said, heard]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/games/')) return;
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return { said, heard };
}

/** Unless it has stayed open since the last game. */
async function openLog(page: Page): Promise<void> {
  // It stays beside the board where there is room.
  await page.setViewportSize({ width: 1440, height: 900 });
  const drawer = page.getByRole('complementary', { name: 'Log' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(drawer).toBeVisible();
}

test('a friend is one link away: from the start page to the first choice of both', async ({
  page: ada,
  newPerson,
}) => {
  await ada.goto('');
  await ada.getByRole('link', { name: 'Play with a friend' }).click();
  await ada.getByLabel('What should the others call you?').fill('Ada');
  await ada.getByRole('button', { name: 'Come in' }).click();
  await ada.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await ada.getByLabel('Link to this table').inputValue();
  await expect(ada.getByRole('img', { name: /QR/ })).toBeVisible();
  const ben = await newPerson();
  const pages = [overheard(ada), overheard(ben)];
  await ben.goto(link);
  await ben.getByLabel('What should the others call you?').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.getByRole('link', { name: 'Ben' })).toBeVisible();
  await ben.getByRole('button', { name: 'Good luck!' }).click();
  await expect(ada.getByRole('log', { name: 'Talk' })).toContainText('Good luck!');
  for (const page of [ada, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [ada, ben]) {
    await expect(seatsOn(page)).toHaveCount(2);
    // The own seat stands at the bottom, the other one above.
    await expect(seatsOn(page).first()).toContainText(page === ada ? 'Ben' : 'Ada');
    await expect(seatsOn(page).last()).toContainText(page === ada ? 'Ada' : 'Ben');
  }
  await play([ada, ben], 4);
  // The page that is served has the engine of its server: nobody falls back to views.
  for (const { said, heard } of pages) {
    expect(said.filter((text) => text.includes('"hello"') && !text.includes('"words":true'))).toEqual([]);
    expect(heard.filter((text) => text.startsWith('{"told"') && text.includes('"words":['))).not.toEqual([]);
  }
});

test('whoever is cut off comes back to what has happened meanwhile, and a third watches', async ({
  ada,
  eve,
  page: ben,
}) => {
  await comeIn(ben, 'Ben');
  const sockets: { close: (options: { code: number }) => Promise<void> }[] = [];
  await ben.routeWebSocket(/games\/.*socket/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const { id } = await playing([ada, ben]);
  await eve.goto(`#/table/${id}`);
  await expect(eve.getByText('You watch this game.')).toBeVisible();
  await expect(eve.locator('[data-card]')).toHaveCount(0);
  await expect(ada.getByTitle('1 onlooker')).toBeVisible();
  for (const page of [ada, ben]) await openLog(page);
  await play([ada, ben], 3);
  // A node stops: whoever was there is sent to another one, and is back at once.
  await sockets.at(-1)?.close({ code: 4010 });
  await expect.poll(() => sockets.length).toBe(2);
  await expect(alert(ben)).toHaveCount(0);
  await play([ada, ben], 2);
  // The network is gone for a while.
  await ben.context().setOffline(true);
  await sockets.at(-1)?.close({ code: 4999 });
  await expect(ben.getByText('The connection is lost. Trying again…')).toBeVisible();
  const before = await ada.locator('aside li').count();
  expect(before).toBeGreaterThan(0);
  if ((await asked([ada, ben])) === ada) await play([ada], 1);
  await ben.context().setOffline(false);
  await expect(ben.getByText('The connection is lost. Trying again…')).toHaveCount(0);
  await expect.poll(() => ben.locator('aside li').count()).toBeGreaterThanOrEqual(before);
  await play([ada, ben], 2);
  const told = await ada.locator('aside').textContent();
  expect(told).toBeTruthy();
  await expect(eve.locator('[data-card]')).toHaveCount(0);
  expect(await offersOn(eve).count()).toBe(0);
});

test('after the end: fair shuffle, replay, and once more with swapped sides', async ({ ada, ben }) => {
  const { id, game } = await readied([ada, ben]);
  await play([ada, ben], 2);
  await inMenu(ada, 'Resign');
  await expect(resultOn(ada)).toHaveText('Defeat');
  await expect(resultOn(ben)).toHaveText('Victory');
  for (const page of [ada, ben]) await page.getByRole('dialog').locator('summary').first().click();
  await ada.getByRole('button', { name: 'Was the shuffle fair?' }).click();
  await expect(ada.getByText('The shuffle was fair.')).toBeVisible();
  await expect(ada.getByText('before it knew yours')).toBeVisible();
  const saved = ben.waitForEvent('download');
  await ben.getByRole('button', { name: 'Save as file' }).click();
  expect((await saved).suggestedFilename()).toBe('arthur-medusa.json');
  await ada.getByRole('button', { name: 'Swap sides' }).click();
  // Below the board, too, for whoever looks at that.
  const result = ben.getByRole('dialog');
  await expect(result.getByText('Ada would like to play again with swapped sides.')).toBeVisible();
  await result.getByRole('button', { name: 'Swap sides' }).click();
  await expect(seatsOn(ada).filter({ hasText: 'Ben' })).toContainText('King Arthur');
  await expect(resultOn(ada)).toHaveCount(0);
  expect((await atTableNow(ada, id)).games).toEqual([game]);
  await ben.goto(`#/online-game/${game}`);
  await expect(ben.getByRole('heading', { level: 1 })).toContainText('King Arthur');
  await expect(seatsOn(ben).filter({ hasText: 'Ada' })).toContainText('King Arthur');
});

test('a server that chose its secret after it knew the salts is found out, without https too', async ({
  page: ada,
  ben,
  eve,
}) => {
  await comeIn(ada, 'Ada');
  // As on pages without https.
  await ada.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  const { game } = await readied([ada, ben]);
  await inMenu(ada, 'Resign');
  await expect(resultOn(ada)).toHaveText('Defeat');
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  const address = `${process.env.TABLE_ADDRESS}api/games/${game}`;
  const told = await (await ada.request.get(`${address}/fairness`)).json();
  const save = await (await ada.request.get(`${address}/record`)).json();
  // Everything that such a server tells fits together.
  const secret = hash('a secret that suits somebody');
  const seed = hash(secret + told.salts.join('')).slice(0, 32);
  const record = { ...save.record, config: { ...save.record.config, seed } };
  await ada.route('**/fairness', (route) =>
    route.fulfill({ json: { ...told, secret, pledge: hash(secret), seed } }),
  );
  await ada.route('**/record', (route) => route.fulfill({ json: { ...save, record } }));
  for (const page of [ada, ben]) await page.getByRole('dialog').locator('summary').first().click();
  await ada.getByRole('button', { name: 'Was the shuffle fair?' }).click();
  await expect(ada.getByText('The shuffle does not add up!')).toBeVisible();
  await expect(ada.getByText('The secret is not the one that the server had promised.')).toBeVisible();
  await ben.getByRole('button', { name: 'Was the shuffle fair?' }).click();
  await expect(ben.getByText('The shuffle was fair.')).toBeVisible();
  await eve.goto(`#/online-game/${game}`);
  await eve.getByRole('button', { name: 'More', exact: true }).click();
  await eve.getByRole('button', { name: 'Was the shuffle fair?' }).click();
  await expect(eve.getByText('That cannot be known here.')).toBeVisible();
});

test('what needs the consent of the other: taking back more than one may alone, and a draw', async ({
  ada,
  ben,
}) => {
  await playing([ada, ben]);
  const first = await asked([ada, ben]);
  const [one, other] = first === ada ? [ada, ben] : [ben, ada];
  await test.step('a draw is offered and declined', async () => {
    await inMenu(ada, 'Offer a draw');
    await expect(ben.getByText('Ada offers a draw.')).toBeVisible();
    await ben.getByRole('button', { name: 'Decline' }).click();
    await expect(ben.getByText('Ada offers a draw.')).toHaveCount(0);
  });
  await test.step('a choice is taken back', async () => {
    // Until the other has chosen, too: from then on nobody may take anything of it back alone.
    for (let choices = 0; (await asked([one, other])) === one || choices < 2; choices++)
      await play([one, other], 1, choices);
    await play([other], 1);
    await openLog(one);
    const lines = (page: Page) => page.locator('aside li').count();
    await expect.poll(() => lines(one)).toBeGreaterThan(0);
    const told = await lines(one);
    await inMenu(one, 'Ask to take back your last choice');
    await expect(other.getByText(/asks to take back the last/)).toBeVisible();
    await other.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => lines(one)).toBeLessThan(told);
    await expect.poll(async () => (await asked([one, other])) === one).toBe(true);
  });
  await test.step('a draw is agreed to', async () => {
    await inMenu(other, 'Offer a draw');
    await one.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ada, ben]) await expect(resultOn(page)).toHaveText('Draw');
  });
});

test('clocks are in sight, warn, and run out; elsewhere a bot plays on, until somebody is back', async ({
  ada,
  ben,
}) => {
  const clock = { is: 'move', seconds: 10 } as const;
  await playing([ada, ben], { clock, whenUp: 'forfeit' });
  const slow = (await asked([ada, ben])) as Page;
  const quick = slow === ada ? ben : ada;
  for (const page of [ada, ben]) await expect(seatsOn(page).getByRole('timer').first()).toBeVisible();
  // At once: afterwards nothing runs any more.
  await expect(slow.getByText('20 seconds left').first()).toBeAttached({ timeout: 5000 });
  // Meanwhile the time of another table passes.
  const { id } = await begun([ada, ben], { clock, whenUp: 'bot' });
  await expect(resultOn(slow)).toHaveText('Defeat', { timeout: 40_000 });
  await expect(resultOn(quick)).toHaveText('Victory');
  // Not because bots have played to the end for both.
  for (const page of [ada, ben]) await expect(page.getByRole('dialog')).toContainText('ran out of time');
  for (const page of [ada, ben]) await page.goto(`#/table/${id}`);
  const back = (page: Page) => page.getByRole('button', { name: 'I am back' });
  await expect
    .poll(async () => (await back(ada).isVisible()) || (await back(ben).isVisible()), { timeout: 30_000 })
    .toBe(true);
  const away = (await back(ada).isVisible()) ? ada : ben;
  const [name, other] = away === ada ? ['Ada', ben] : ['Ben', ada];
  await expect(other.getByText(`A bot plays on for ${name}.`)).toBeVisible();
  await back(away).click();
  await expect(other.getByText(`A bot plays on for ${name}.`)).toHaveCount(0);
});

test('onlookers of such a table may see everything, late', async ({ ada, ben, eve }) => {
  const { id } = await begun([ada, ben], {
    isCast: true,
    clock: { is: 'move', seconds: 300 },
  });
  await eve.goto(`#/table/${id}`);
  await eve.getByRole('button', { name: 'See everything, five minutes late' }).click();
  await expect(eve.getByText('Nothing of the game is five minutes old yet.')).toBeVisible();
  await eve.getByRole('button', { name: 'Back to now' }).click();
  await expect(eve.getByText('You watch this game.')).toBeVisible();
});

test('a draft: each strikes out a hero, then both choose', async ({ ada, ben }) => {
  const { id } = await openTable(ada, { choosing: 'draft' });
  await atTable(ben, id, { sit: 1 });
  for (const page of [ada, ben]) await page.goto(`#/table/${id}`);
  await expect(ben.getByRole('status').filter({ hasText: 'Ada strikes out a hero.' })).toBeVisible();
  for (const [page, hero] of [
    [ada, 'Alice'],
    [ben, 'Medusa'],
  ] as const) {
    await page.getByRole('button', { name: 'Strike out a hero' }).click();
    await page.getByRole('radio', { name: hero }).check();
    await page.getByRole('button', { name: `Strike out ${hero}` }).click();
  }
  await expect(ada.getByText('Struck out: Alice and Medusa.')).toBeVisible();
  for (const [page, hero, number] of [
    [ben, 'Dracula', 2],
    [ada, 'Sinbad', 1],
  ] as const) {
    await page.getByRole('button', { name: `choose the hero of player ${number}` }).click();
    await page.getByRole('radio', { name: hero }).check();
    await page.getByRole('button', { name: `Play ${hero}` }).click();
  }
  for (const page of [ada, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(seatsOn(ben).first()).toContainText('Sinbad');
});

test('people talk beside a game that goes on, and whoever takes another name and goes is still missed', async ({
  ada,
  page: ben,
}) => {
  await comeIn(ben, 'Ben');
  await playing([ada, ben]);
  await ada.getByRole('button', { name: 'Talk' }).click();
  const talk = ada.getByRole('complementary', { name: 'Talk' });
  await talk.getByRole('textbox').fill('Your move');
  await talk.getByRole('button', { name: 'Send' }).click();
  const heard = ben.getByText('Your move');
  await expect(heard).toBeVisible();
  const top = (await heard.boundingBox())?.y ?? 0;
  for (const seen of await ben.locator('[data-space]').all()) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'nobody on the board is covered').toBeLessThan(top);
  }
  await play([ada, ben], 2);
  await expect(talk).toBeVisible();
  await talk.getByRole('textbox').press('Escape');
  await expect(talk).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Talk' })).toBeFocused();
  await ask(ben.request, 'me', { name: 'Nobody' });
  await ben.close();
  const gone = seatsOn(ada).filter({ hasText: 'Nobody' }).locator('[data-away="true"]');
  await expect(gone.first()).toBeAttached();
});
