// Draws the icons of the installed table from public/icon.svg, with the browser of the tests.
// Usage: node packages/client/build/icons.mjs [CHROMIUM]; run it after icon.svg has changed, and commit the pictures.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');

/** Rounded ones stand by themselves; the others are cut to shape by the system that shows them. */
const icons = [
  { name: 'icon-192.png', size: 192, rounded: true },
  { name: 'icon-512.png', size: 512, rounded: true },
  { name: 'icon-maskable-512.png', size: 512, rounded: false },
  { name: 'apple-touch-icon.png', size: 180, rounded: false },
];

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, size, rounded } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const style = `body{margin:0} svg{display:block;width:${size}px;border-radius:${rounded ? '18%' : 0}}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
}
await browser.close();
