import type { Player } from '@peerless/table';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { firstLoad } from './first-load.ts';
import { BOT, gameOf, keep } from './games.ts';
import { OFFERS } from './player.ts';
import { until } from './until.ts';

/** How fast the table is on this machine: `npm run figures`. Nothing is judged. */

const TIMES = 5;
const EXPERT: Player = { is: 'bot', bot: 'expert' };

test.describe.configure({ retries: 0 });

/** Prints one line of the table. */
const report = (what: string, value: string): void => console.log(`${what.padEnd(52)} ${value}`);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const milliseconds = (numbers: readonly number[]): string =>
  `${Math.round(median(numbers))} ms (${numbers.map(Math.round).join(', ')})`;

test('time until the table is interactive', async ({ browser, baseURL }) => {
  const game = gameOf({ seed: '8', choices: 60, prompt: 'action' });
  const visit = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    const interactive = await until(page, OFFERS.join(', '));
    await page.goto(`#/game/${game.id}`);
    const time = await interactive();
    // Whatever is fetched and kept behind the scenes belongs to this visit, not to the next one.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.close();
    return time;
  };
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let n = 0; n < TIMES; n++) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const store = await context.newPage();
    // A page of the same site that loads no script: the game is there, and nothing else.
    await store.goto('icon.svg');
    await keep(store, game);
    await store.close();
    cold.push(await visit(context));
    warm.push(await visit(context));
    await context.close();
  }
  report('Table interactive, first visit, median of 5', milliseconds(cold));
  report('Table interactive, later visit, median of 5', milliseconds(warm));
});

/** Frames and long tasks while so much time goes by. */
const framesOf = (page: Page, time: number) =>
  page.evaluate(async (length) => {
    const tasks: number[] = [];
    const gaps: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const lines = (): number => document.querySelectorAll('aside [data-line]').length;
    const before = lines();
    const end = performance.now() + length;
    for (let last = performance.now(); last < end; ) {
      const now = await new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(performance.now())),
      );
      gaps.push(now - last);
      last = now;
    }
    return { gaps, tasks, lines: lines() - before };
  }, time);

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the page in milliseconds of processor time, the longest first: a busy machine changes little of it. */
function costsIn(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const idOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(idOf),
  );
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(idOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/** Opens a game of bots, with the log beside the board, which is drawn anew with every line. */
async function watch(page: Page, players: readonly Player[]): Promise<void> {
  const game = gameOf({ seed: '8', choices: 60, prompt: 'action', players });
  await page.goto('icon.svg');
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await expect(page.locator('[data-space]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
}

const WATCHED = [
  { who: 'Experts', players: [EXPERT, EXPERT], time: 8000 },
  { who: 'Casual bots, who move and fight', players: [BOT, BOT], time: 24_000 },
] as const;

for (const { who, players, time } of WATCHED)
  test(`frames while ${who} play`, async ({ page, browser }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watch(page, players);
    await browser.startTracing(page, { categories: ['toplevel'] });
    const { gaps, tasks, lines } = await framesOf(page, time);
    const costs = costsIn(await browser.stopTracing());
    const long = gaps.filter((gap) => gap > 50).length;
    report(
      `Frames in ${time / 1000} s of ${who} (${lines} new lines)`,
      `${gaps.length}, ${long} over 50 ms, half within ${median(gaps).toFixed(1)} ms`,
    );
    report(
      'Longest frames',
      `${gaps
        .toSorted((a, b) => b - a)
        .slice(0, 5)
        .map(Math.round)
        .join(', ')} ms`,
    );
    report('Dearest tasks, in processor time', `${costs.slice(0, 5).map(Math.round).join(', ')} ms`);
    report(
      'Long tasks (over 50 ms)',
      tasks.length === 0 ? 'none' : `${tasks.length}: ${tasks.map(Math.round).join(', ')} ms`,
    );
  });

test('script of the first load', async ({ page }) => {
  const sizes = await firstLoad(page);
  const sum = sizes.reduce((all, size) => all + size, 0);
  report('Script of the start page', `${(sum / 1000).toFixed(1)} kB gzip in ${sizes.length} files`);
});
