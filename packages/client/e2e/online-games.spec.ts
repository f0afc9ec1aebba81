import { devices, type Page } from '@playwright/test';
import { atTable, atTableNow, begun, comeIn, inMenu, openTable, resultOn } from './online.ts';
import { OFFERS } from './player.ts';
import { expect, test } from './table-test.ts';

/** Games of two browsers, in which both do whatever comes; `npm run soak` plays so many to their end. */

const WHOLE = Number(process.env.ONLINE_GAMES ?? 0);
/** After so many clicks of one of them on a phone it is enough, unless games are played to their end. */
const ENOUGH = 25;

test.use({ settings: { speed: 'instant', confirm: 'never' } });
test.setTimeout(300_000);

/** Heroes and a small board on which games are soon over when somebody does whatever comes. */
const SHORT = { board: 't-rex-paddock', heroes: ['jekyll-and-hyde', 'robin-hood'] } as const;

for (let n = 1; n <= Math.max(1, WHOLE); n++)
  test(`a ${WHOLE > 0 ? 'whole ' : ''}game, one of them on a phone (${n})`, async ({
    page: ada,
    newPerson,
  }) => {
    const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
    const ben = await newPerson({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });
    await comeIn(ada, 'Ada');
    await comeIn(ben, 'Ben');
    const { id } = await openTable(ada, { board: SHORT.board });
    await atTable(ben, id, { sit: 1 });
    for (const [seat, page] of [ada, ben].entries())
      await atTable(page, id, { hero: { seat, hero: SHORT.heroes[seat] ?? null } });
    for (const page of [ada, ben]) await page.goto(`#/table/${id}`);
    for (const page of [ada, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
    const most = WHOLE > 0 ? null : ENOUGH;
    const others = clickAnything(ada, n, null);
    await clickAnything(ben, n + 1, most);
    if (most !== null) await inMenu(ben, 'Resign');
    await others;
    const results = await Promise.all([ada, ben].map((page) => resultOn(page).textContent()));
    expect(results.toSorted()).toEqual(['Defeat', 'Victory']);
    expect((await atTableNow(ada, id)).game).toBeNull();
    await ben.getByRole('dialog').locator('summary').first().click();
    await ben.getByRole('button', { name: 'Was the shuffle fair?' }).click();
    await expect(ben.getByText('The shuffle was fair.')).toBeVisible();
  });

/** Clicks whatever is offered until the game is over, or so often; inside of the page, because a game takes hundreds of clicks. */
function clickAnything(page: Page, seed: number, most: number | null): Promise<void> {
  return page.evaluate(
    async ({ start, offers, most }) => {
      let state = start;
      const below = (bound: number): number => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return (state >>> 8) % bound;
      };
      const over = (): boolean => document.querySelector('dialog[open] h1') !== null;
      for (let waits = 0, clicks = 0; !over() && (most === null || clicks < most); waits++) {
        if (waits > 30_000) throw new Error('nothing happens any more');
        const all = [...document.querySelectorAll(offers)].filter((each) => each.closest('[inert]') === null);
        const one = all[below(Math.max(1, all.length))];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve, one === undefined ? 10 : 0));
        if (one === undefined) continue;
        waits = 0;
        clicks++;
      }
    },
    { start: seed, offers: OFFERS.join(', '), most },
  );
}

test('a game is found again among the running ones, and it says whose turn it is', async ({
  page: ada,
  newPerson,
}) => {
  const ben = await newPerson();
  await comeIn(ada, 'Ada');
  await comeIn(ben, 'Ben');
  await begun([ada, ben]);
  const lists = await Promise.all(
    [ada, ben].map(async (page) => {
      await page.goto('#/online');
      const row = page.getByRole('listitem').filter({ hasText: 'King Arthur – Medusa' });
      await expect(row).toBeVisible();
      return row.textContent();
    }),
  );
  expect(lists.filter((text) => text?.includes('Your turn'))).toHaveLength(1);
  expect(lists.filter((text) => text?.includes('The others are thinking'))).toHaveLength(1);
  const asked = lists[0]?.includes('Your turn') ? ada : ben;
  await expect(asked).toHaveTitle(/^\(1\) /);
  await asked.getByRole('link', { name: 'To the table: King Arthur – Medusa' }).click();
  await expect(asked.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
});
