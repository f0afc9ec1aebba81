import type { Page } from '@playwright/test';

/** What is wider than the page, and controls and titles whose words do not fit into them, once all has come to rest. */
export async function overflowOn(page: Page): Promise<string[]> {
  for (let waits = 0; ; waits++) {
    const found = await page.evaluate(measure);
    if (found.length === 0 || waits === 10) return found;
    await page.waitForTimeout(100);
  }
}

function measure(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const all = [...document.body.querySelectorAll<HTMLElement>('*')];
  const named = (element: HTMLElement): string =>
    `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 60) ?? ''}`;
  const wide =
    scrollWidth > clientWidth
      ? all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      : [];
  const cramped = all
    .filter((element) => element.matches('button, a, summary, label, h1, h2, h3'))
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    // What is cut off with an ellipsis stays inside.
    .filter((element) => getComputedStyle(element).overflowX === 'visible');
  // The type of a card shrinks until all of it fits.
  const cut = all.filter(
    (element) =>
      element.style.getPropertyValue('--fit') !== '' && element.scrollHeight > element.clientHeight + 1,
  );
  return [
    ...cut.map((element) => `cut: ${named(element)}`),
    ...wide.map((element) => `wide: ${named(element)}`),
    ...cramped.map((element) => `cramped: ${named(element)}`),
  ];
}
