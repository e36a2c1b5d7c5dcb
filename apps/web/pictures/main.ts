// Takes the pictures that pages show before a game is loaded: `npm run pictures`, when a scenario or
// the look of a game has changed. They are kept, so that a build needs no browser.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { serve } from '@sandtable/site';
import type { PicturesPage } from './page.ts';

declare global {
  var pictures: PicturesPage;
}

const app = join(import.meta.dirname, '..');
const folder = join(app, 'public', 'pictures');
const built = join(app, '..', '..', '.cache', 'web-pictures');

/** As large as they are shown on a screen of two dots to a pixel. */
const GAME = { width: 480, height: 270 };
const SCENARIO = { width: 320, height: 240 };
/** The longer side of a whole table. */
const TABLE = 720;
/** What other sites show of a link to this one. */
const PREVIEW = { width: 1200, height: 630 };

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  build: { outDir: built, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 1000 },
});
const server = await serve({ folder: built, port: 0 });
const browser = await chromium.launch({
  // No sandbox, so that root can start it in a container.
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(env['SANDTABLE_BROWSER'] !== undefined && { executablePath: env['SANDTABLE_BROWSER'] }),
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.goto(server.url);
await page.waitForFunction(() => 'pictures' in globalThis);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let total = 0;
for (const game of await page.evaluate(() => globalThis.pictures.games)) {
  await page.setViewportSize(GAME);
  await page.evaluate((id) => globalThis.pictures.draw(id), game);
  await take(page, `${game}.webp`);
  for (const scenario of await page.evaluate((id) => globalThis.pictures.scenarios(id), game)) {
    await page.setViewportSize(SCENARIO);
    const shape = await page.evaluate(
      ([id, which]) => globalThis.pictures.draw(id, which),
      [game, scenario],
    );
    await take(page, `${game}.${scenario}.webp`);
    await page.setViewportSize({
      width: Math.round(TABLE * Math.min(shape, 1)),
      height: Math.round(TABLE / Math.max(shape, 1)),
    });
    await take(page, `${game}.${scenario}.table.webp`);
  }
}
await page.setViewportSize(PREVIEW);
await page.evaluate(() => globalThis.pictures.draw('browning'));
// Not every site that shows links knows the smaller format.
await take(page, 'preview.jpg');
stdout.write(`${'together'.padEnd(32)}${(total / 1000).toFixed(0).padStart(5)} KB\n`);
await browser.close();
await server.close();

async function take(of: Page, name: string): Promise<void> {
  const session = await of.context().newCDPSession(of);
  const format = name.endsWith('.jpg') ? 'jpeg' : 'webp';
  const { data } = await session.send('Page.captureScreenshot', { format, quality: 60 });
  await session.detach();
  const picture = Buffer.from(data, 'base64');
  writeFileSync(join(folder, name), picture);
  total += picture.length;
  stdout.write(`${name.padEnd(32)}${(picture.length / 1000).toFixed(0).padStart(5)} KB\n`);
}
