import { SCREENS, SIZES, show } from './screens.ts';
import { expect, test } from './table-test.ts';

test.use({ viewport: SIZES['a small phone'], settings: { textSize: 'largest', motion: 'reduced' } });

test('what asks to be confirmed is in sight on the smallest phone with the largest text', async ({
  page,
}) => {
  for (const screen of SCREENS.filter(({ name }) => name === 'a confirmation')) await show(page, screen);
  await expect(page.locator('button.primary[data-option]')).toBeInViewport({ ratio: 1 });
});
