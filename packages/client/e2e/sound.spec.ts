import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Performance as Played } from '../src/sound/score/performance.ts';
import { THEME_NAMES, type ThemeName } from '../src/sound/score/themes.ts';
import { gameOf } from './games.ts';
import { inGame, show } from './screens.ts';
import { BLANK } from './shared-page.ts';
import { expect, test } from './table-test.ts';

/** What can be heard: rendered in the browser as it would be played, and when anything is played at all. */

const MOST_BYTES = 15_000;

/** The score as a script that leaves `Performance` to the page. */
async function scoreScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../src/sound/score/performance.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'score' } },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
}

/** What a minute sounds like, by the numbers. */
interface Heard {
  readonly peak: number;
  readonly rms: number;
  /** The same of what comes before the storm. */
  readonly calm: number;
  /** The quietest and the loudest second. */
  readonly softest: number;
  readonly loudest: number;
  /** How much of it lies in each of eight octaves from 60 Hz up, in dB of the whole. */
  readonly bands: readonly number[];
  /** How far it is at most from what was rendered first. */
  readonly differs: number;
}

/** What there is to hear, as loud as it can be set. */
const ALL = { music: 1, ambience: 1 };
const PLACE = { music: 0, ambience: 1 };

interface Wanted {
  readonly theme: ThemeName;
  readonly seed: string;
  readonly seconds: number;
  readonly tension: 0 | 1 | 2 | 3;
  /** From this second on everything presses. */
  readonly storm?: number;
  readonly ends?: 'won' | 'lost';
  readonly volumes?: typeof ALL;
  /** Samples a second; fewer are rendered sooner. */
  readonly rate?: number;
}

/** So much of every place is rendered, the last part in a storm; `npm run soak` hears a minute, and how all of them end. */
const MINUTE = 60;
const SECONDS = Number(process.env.SOUND_SECONDS ?? 6);
const ENDINGS = SECONDS < MINUTE ? THEME_NAMES.slice(0, 1) : THEME_NAMES;
/** When everything begins to press, and how much is heard of a place and of its music. */
const PART = Math.round(SECONDS * 0.6);
/** So long it takes until the motif comes in, by which the music of one seed is known. */
const MOTIF = 24;
/** For what is compared, and needs no brilliance. */
const COARSE = 8000;

/** Renders a piece in the page. */
const rendered = (page: Page, wanted: Wanted): Promise<Heard> =>
  page.evaluate(
    async ({ theme, seed, seconds, tension, storm, ends, volumes, rate }) => {
      const { Performance } = Reflect.get(window, 'score') as { readonly Performance: typeof Played };
      const context = new OfflineAudioContext(2, rate * seconds, rate);
      const played = new Performance(context, theme, seed, volumes);
      played.tension = tension;
      // Little by little, as it is played live.
      const step = 2;
      const goOn = (now: number): void => {
        if (storm !== undefined && now >= storm) played.tension = 3;
        if (ends === undefined || now < 6) played.playUntil(now + step + 1);
        else played.resolve(ends);
        if (now + step < seconds) void context.suspend(now + step).then(() => next(now + step));
      };
      const next = (now: number): void => {
        goOn(now);
        void context.resume();
      };
      goOn(0);
      const buffer = await context.startRendering();
      const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
      const power = (from: number, to: number): number => {
        let sum = 0;
        for (let i = from; i < to; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
        return Math.sqrt(sum / (2 * (to - from)));
      };
      const peak = left.reduce(
        (most, sample, i) => Math.max(most, Math.abs(sample), Math.abs(right[i] ?? 0)),
        0,
      );
      const parts = Array.from({ length: seconds - 3 }, (_, second) =>
        power((second + 3) * rate, (second + 4) * rate),
      );
      // Bands by the difference of two low passes of three poles: coarse, and enough to tell places apart.
      const low = (hertz: number): number => {
        const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
        let [one, two, three, sum] = [0, 0, 0, 0];
        for (const sample of left) {
          one += share * (sample - one);
          two += share * (one - two);
          three += share * (two - three);
          sum += three * three;
        }
        return sum;
      };
      const lows = Array.from({ length: 9 }, (_, octave) => low(60 * 2 ** octave * 0.7));
      const all = lows.at(-1) ?? 1;
      // Graphs add up in any order, so the same sound may differ by the last bits of its numbers.
      const first = (Reflect.get(window, 'first') as Float32Array | undefined) ?? left.slice();
      Reflect.set(window, 'first', first);
      const differs = left.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (first[i] ?? 0))), 0);
      return {
        peak,
        rms: power(0, left.length),
        calm: power(0, (storm ?? seconds) * rate),
        softest: Math.min(...parts),
        loudest: Math.max(...parts),
        bands: lows.slice(1).map((value, i) => 10 * Math.log10((value - (lows[i] ?? 0)) / all)),
        differs,
      };
    },
    { volumes: ALL, rate: 22_050, ...wanted },
  );

/** How far two spectra are apart, in dB on average over their octaves. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

const db = (value: number): string => (20 * Math.log10(value)).toFixed(1);

test('every place is whole, not silent, its own, and the same for the same seed', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(BLANK);
  await page.evaluate(await scoreScript());
  await test.step('a seed is known by its music', () => expectOneMusicOf(page));
  const places = new Map<ThemeName, Heard>();
  for (const theme of THEME_NAMES)
    await test.step(theme, async () => void places.set(theme, await placeHeard(page, theme)));
  await test.step('no two places are alike', () => {
    const all = [...places];
    const distances = all.flatMap(([name, a], i) =>
      all
        .slice(i + 1)
        .map(([other, b]) => ({ pair: `${name} and ${other}`, apart: apart(a.bands, b.bands) })),
    );
    const [least] = distances.sort((a, b) => a.apart - b.apart);
    console.log(`The two places most alike: ${least?.pair}, ${least?.apart.toFixed(2)} dB apart.`);
    expect(least?.apart).toBeGreaterThan(0.5);
  });
  for (const theme of ENDINGS)
    await test.step(`${theme} comes to rest`, async () => {
      const brief = { seconds: 40, tension: 1, ends: 'won', rate: COARSE } as const;
      const end = await rendered(page, { ...brief, theme, seed: '1' });
      expect.soft(end.softest, theme).toBeLessThan(0.001);
      expect.soft(end.loudest, theme).toBeGreaterThan(0.02);
      expect.soft(end.peak, theme).toBeLessThan(1);
    });
});

async function expectOneMusicOf(page: Page): Promise<void> {
  const brief = { seed: '1', seconds: MOTIF, tension: 0, rate: COARSE } as const;
  await rendered(page, { ...brief, theme: 'sea' });
  const again = await rendered(page, { ...brief, theme: 'sea' });
  const other = await rendered(page, { ...brief, theme: 'sea', seed: '2' });
  const elsewhere = await rendered(page, { ...brief, theme: 'river' });
  console.log(`The same once more differs by ${again.differs}, with another seed by ${other.differs}.`);
  expect(again.differs).toBeLessThan(0.0001);
  expect(other.differs).toBeGreaterThan(0.1);
  expect(elsewhere.differs).toBeGreaterThan(0.1);
}

/** How a place sounds without its music, once both together have been judged. */
async function placeHeard(page: Page, theme: ThemeName): Promise<Heard> {
  const heard = await rendered(page, { theme, seed: '1', seconds: SECONDS, tension: 0, storm: PART });
  const line = `peak ${heard.peak.toFixed(2)}, ${db(heard.rms)} dB, seconds from ${db(heard.softest)} to ${db(heard.loudest)} dB`;
  console.log(`${theme.padEnd(8)} ${line}`);
  const place = await rendered(page, { theme, seed: '1', seconds: PART, tension: 0, volumes: PLACE });
  // What the place does not account for is its music.
  const music = Math.sqrt(Math.max(0, heard.calm ** 2 - place.rms ** 2));
  console.log(
    `         the place alone ${db(place.rms)} dB, its music ${db(music)} dB; bands of the place ${place.bands.map((band) => band.toFixed(0)).join(' ')}`,
  );
  // Music lies over the place, and neither covers the other.
  expect.soft(music / place.rms, theme).toBeGreaterThan(1);
  expect.soft(music / place.rms, theme).toBeLessThan(12);
  expect.soft(heard.peak, theme).toBeLessThan(1);
  expect.soft(heard.rms, theme).toBeGreaterThan(0.02);
  expect.soft(heard.softest, theme).toBeGreaterThan(0.005);
  // Nothing is so much louder than the rest that somebody is startled.
  expect.soft(heard.loudest / heard.rms, theme).toBeLessThan(2.5);
  return place;
}

const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });

/** Counts the audio devices that a page opens. */
const countDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opened: AudioContext[] = [];
    Reflect.set(window, 'devices', opened);
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        opened.push(this);
        console.info('a device is opened');
      }
    };
  });

const states = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'devices') as AudioContext[]).map(({ state }) => state));

const scripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

test.describe('by default', () => {
  test.use({ settings: { speed: 'instant', confirm: 'never' } });

  test('there is no sound until somebody wants it, and it is offered once', async ({ page }) => {
    await countDevices(page);
    const asked = scripts(page);
    await page.goto('');
    const offer = page.getByRole('complementary', { name: 'Sound' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'No sound' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await show(page, inGame('an action', running));
    await page.locator('[data-option]').first().dispatchEvent('click');
    await page.waitForTimeout(500);
    expect(await states(page)).toEqual([]);
    expect(asked.filter((url) => /band|zzfx/i.test(url))).toEqual([]);
  });

  test('music plays after a click, gives way to the page being hidden, and stops with the switch', async ({
    page,
  }) => {
    await countDevices(page);
    const asked = scripts(page);
    await show(page, inGame('an action', running));
    await page.getByRole('button', { name: 'Sound (off)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sound' });
    await dialog.getByRole('checkbox', { name: 'Sound' }).check();
    await expect.poll(() => states(page)).toEqual(['running']);
    expect(asked.filter((url) => /band/i.test(url))).toHaveLength(1);
    await dialog.getByRole('slider', { name: 'Music' }).fill('3');
    await expect(dialog.getByRole('slider', { name: 'Music' })).toHaveAttribute('aria-valuetext', '3 of 10');
    await hide(page, true);
    await expect.poll(() => states(page)).toEqual(['suspended']);
    await hide(page, false);
    await expect.poll(() => states(page)).toEqual(['running']);
    await dialog.getByRole('checkbox', { name: 'Sound' }).uncheck();
    await expect.poll(() => states(page)).toEqual(['closed']);
  });
});

test.describe('when it was switched on before', () => {
  test.use({ settings: { speed: 'instant', sound: true, music: 5, ambience: 5, soundAsked: true } });

  test('nothing opens a device before somebody has clicked', async ({ page }) => {
    await show(page, inGame('an action', running));
    // From here on nothing is asked of the page: whoever drives a browser counts as somebody who uses it.
    await countDevices(page);
    const opened: string[] = [];
    page.on('console', (message) => message.text() === 'a device is opened' && opened.push(message.text()));
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    expect(opened).toEqual([]);
    await page.getByRole('button', { name: 'Sound' }).click();
    await expect.poll(() => states(page)).toEqual(['running']);
    await page.goto('#/about');
    await expect.poll(() => states(page), { timeout: 5000 }).toEqual(['closed']);
  });
});

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('the score is small, and a script of its own', () => {
  const folder = fileURLToPath(new URL('../dist/assets/', import.meta.url));
  const sizes = readdirSync(folder)
    .filter((file) => /^band-.*\.js$/.test(file))
    .map((file) => gzipSync(readFileSync(folder + file)).length);
  console.log(`The score: ${sizes.map((size) => (size / 1000).toFixed(1)).join(', ')} kB gzip.`);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(MOST_BYTES);
});
