import { test as plain } from '@playwright/test';
import { axeOn } from './axe.ts';
import { contrastsOn, faintOn } from './contrast.ts';
import { draw } from './drawing.ts';
import { SCREENS, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** How contrast is measured in all themes of all screens. */

test.use({ settings: { motion: 'reduced' } });

test('every contrast that axe measures is measured alike', async ({ page }) => {
  for (const name of ['start', 'a hero', 'settings', 'an action']) {
    const screen = SCREENS.find((known) => known.name === name);
    if (screen === undefined) throw new Error(`there is no screen "${name}"`);
    await show(page, screen);
    await draw(page);
    const axe = axeOn(page);
    const { passes, violations } = await axe.options({ runOnly: ['color-contrast'] }).analyze();
    const measured = [...passes, ...violations]
      .flatMap(({ nodes }) => nodes.flatMap(({ any }) => any.map(({ data }) => data?.contrastRatio)))
      .filter((ratio) => ratio > 0);
    expect(measured.length, name).toBeGreaterThan(20);
    const ratios = (await contrastsOn(page)).map(({ ratio }) => ratio);
    const unknown = measured.filter((ratio) => !ratios.some((ours) => Math.abs(ours - ratio) < 0.06));
    expect(unknown, name).toEqual([]);
    expect(ratios.length, name).toBeGreaterThanOrEqual(measured.length);
  }
});

plain('faint texts are found, whatever makes them faint', async ({ page }) => {
  await page.setContent(`<body style="background: #fff; color: #000">
    <p style="color: #777">grey</p> <p style="color: #767676">just dark enough</p>
    <h1 style="color: #949494; font-size: 24px">large, just dark enough</h1>
    <h2 style="color: #969696; font-size: 24px">large</h2>
    <div style="opacity: 0.4"><p>faded</p></div>
    <div style="background: #222"><div style="background: rgb(0 0 0 / 20%)"><p>on a dark one</p></div></div>
    <dialog open style="background: #000; color: #000">in a dialog</dialog>
    <select style="color: #999; background: #fff"><option>chosen</option></select>
    <input style="color: #999; background: #fff" placeholder="asked for">
    <button disabled style="color: #eee">off</button> <p style="color: #fff; visibility: hidden">hidden</p>
  </body>`);
  expect((await faintOn(page)).map((line) => line.split(': ')[1])).toEqual([
    'grey',
    'large',
    'faded',
    'on a dark one',
    'in a dialog',
    'chosen',
    'asked for',
  ]);
});
