import { comeIn, inMenu, playing, resultOn } from './online.ts';
import { expect, QUICK, test } from './people.ts';

test.use({ settings: QUICK });

test('a code makes one oneself on another device', async ({ page, newPerson }) => {
  await comeIn(page, 'Zoë');
  await page.goto('#/account');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByLabel('Your code').inputValue();
  expect(code).toMatch(/^(\w{5}[- ]){4}\w{5}$/);
  const other = await newPerson();
  await other.goto('#/account');
  await other.getByLabel('Your code').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(other.getByLabel('Your name')).toHaveValue('Zoë');
  await other.getByLabel('Your name').fill('Zoë the Second');
  await other.getByRole('button', { name: 'Change the name' }).click();
  await expect(other.getByText('That is your name now.')).toBeVisible();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('Nobody is signed in on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë the Second');
});

test('so does a password; whoever has neither is warned before they leave, and a stranger changes none', async ({
  page,
  newPerson,
}) => {
  await comeIn(page, 'Ian');
  await page.goto('#/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).last().click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const login = `ian${Date.now()}`;
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Set both' }).click();
  await expect(page.getByText('From now on you can sign in with it.')).toBeVisible();
  await test.step('somebody signs in with it elsewhere', async () => {
    const other = await newPerson();
    await other.goto('#/account');
    await other.getByLabel('Login').fill(login);
    await other.getByLabel('Password').fill('correct horse');
    await other.getByRole('button', { name: 'Sign in with the password' }).click();
    await expect(other.getByLabel('Your name')).toHaveValue('Ian');
  });
  await test.step('whoever finds the page open changes no password without the old one', async () => {
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Set both' }) });
    await form.getByLabel('New password').fill('battery staple');
    await expect(form.getByRole('button', { name: 'Set both' })).toBeDisabled();
    // Browsers complain of what is refused: so not by the page.
    const data = { login: 'mallory', password: 'battery staple', proof: 'wrong horse' };
    const refused = await page.request.post(`${process.env.TABLE_ADDRESS}api/me/password`, { data });
    expect([refused.status(), await refused.json()]).toEqual([401, { refused: 'wrongSecret' }]);
    await form.getByLabel('Current password, or code').fill('correct horse');
    await form.getByRole('button', { name: 'Set both' }).click();
    await expect(page.getByText('Your code is void from now on')).toBeVisible();
  });
});

test('a rated game is on the profile; somebody is blocked and reported', async ({ page: ada, ben }) => {
  await comeIn(ada, 'Ada');
  await playing([ada, ben], { isRated: true });
  await inMenu(ben, 'Resign');
  await expect(resultOn(ada)).toHaveText('Victory');
  for (const page of [ada, ben])
    await expect(page.getByRole('dialog').getByText(/^Your rating: \d+/)).toBeVisible();
  await ada.goto('#/ladder');
  // One game says too little for a place.
  await expect(ada.getByText('Nobody has played enough rated games of this kind of late.')).toBeVisible();
  await ada.goto('#/online');
  await ada.getByRole('link', { name: 'You play as Ada' }).click();
  await expect(ada.getByText('1 game · 1 won · 0 drawn')).toBeVisible();
  await expect(ada.getByText('won by resignation')).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Watch the replay: King Arthur – Medusa' })).toBeVisible();
  await ada
    .getByRole('listitem')
    .filter({ hasText: 'Ben' })
    .getByRole('link', { name: 'Ben' })
    .first()
    .click();
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Ben');
  await ada.getByRole('button', { name: 'Report…' }).click();
  await ada.getByRole('radio', { name: 'How they play' }).check();
  await ada.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  await expect(ada.getByText('Thank you. It was passed on.')).toBeVisible();
  await ada.getByRole('button', { name: 'Block' }).click();
  await expect(ada.getByText('You have blocked this person.')).toBeVisible();
});
