// node shot.mjs HASH NAME [WxH,..] [light,dark] [lang] [action]
import { chromium } from '@playwright/test';
const [hash, name, sizes='390x844,1440x900', themes='light', lang='en', ...acts] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const theme of themes.split(',')) for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
  await context.addInitScript(([theme, lang, big]) => localStorage.setItem('peerless-settings', JSON.stringify({ theme: theme === 'hc' ? 'light' : theme, contrast: theme === 'hc' ? 'high' : 'normal', language: lang, textSize: big })), [theme, lang, process.env.BIG ?? 'normal']);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto(`http://127.0.0.1:4714/${hash}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  for (const act of acts) { await eval(`(async()=>{${act}})()`); await page.waitForTimeout(250); }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) console.log('OVERFLOW', size, over);
  await page.screenshot({ path: `/tmp/shots/c-start/${name}-${size}-${theme}-${lang}.png`, fullPage: process.env.FULL === '1' });
  if (process.env.AXE) { const { default: Axe } = await import('@axe-core/playwright'); const r = await new Axe({ page }).analyze(); for (const v of r.violations) console.log('AXE', theme, size, v.id, v.nodes.map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).slice(0,4)); }
  await context.close();
}
await browser.close();
