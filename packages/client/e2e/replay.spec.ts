import { gameOf } from './games.ts';
import { over, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' }, startsAnew: false });

test('a replay goes by buttons, keys and scrubbing, and a new game goes on from it', async ({ page }) => {
  await show(page, { name: 'a replay', hash: `#/replay/${over.id}`, games: [over] });
  const place = page.getByRole('slider', { name: 'Place in the game' });
  await expect(place).toHaveValue('0');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(place).toHaveValue('1');
  await page.keyboard.press('End');
  const last = Number(await place.getAttribute('max'));
  await expect(place).toHaveValue(String(last));
  await page.keyboard.press('Home');
  await expect(place).toHaveValue('0');
  await place.fill(String(Math.floor(last / 2)));
  await expect(page.getByText(`Step ${Math.floor(last / 2)} of ${last}`)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
});

test('a link carries a whole replay to another browser', async ({ page, browser, baseURL }) => {
  await show(page, { name: 'the end', hash: `#/game/${over.id}`, games: [over] });
  await page.locator('dialog summary').first().click();
  await page.getByRole('button', { name: 'Copy a link to the replay' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the replay' }).inputValue();
  console.log(`A link to a game of ${over.record.entries.length} choices: ${link.length} characters.`);
  const elsewhere = await browser.newPage({ baseURL });
  await elsewhere.goto(link);
  const place = elsewhere.getByRole('slider', { name: 'Place in the game' });
  await expect(place).toHaveValue('0');
  await elsewhere.keyboard.press('End');
  await expect(place).toHaveValue(String(over.record.entries.length));
  await elsewhere.close();
});

test('the replay of a game that still runs shows no hand of others', async ({ page }) => {
  const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });
  await show(page, { name: 'a running game', hash: `#/replay/${running.id}`, games: [running] });
  const eyes = page.getByRole('combobox', { name: 'Seen by' }).getByRole('option');
  await expect(eyes).toHaveCount(2);
  await expect(page.getByText('everyone: all hands open')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hand', exact: true }).getByRole('list')).toHaveCount(1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy a link to the replay' })).toHaveCount(0);
});
