// Draws the icons of the app: `npm run icons`, when its sign has changed. They are kept, so that a build
// needs no browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { chromium } from 'playwright-core';
import { FULL, ICON, PLAIN } from './drawing.ts';

const folder = join(import.meta.dirname, '..', 'public');

const DRAWN = { 'icon.svg': ICON, 'icon-plain.svg': PLAIN };
/** Each with its side in pixels. */
const PAINTED: Readonly<Record<string, readonly [svg: string, side: number]>> = {
  'icon-32.png': [ICON, 32],
  'icon-192.png': [ICON, 192],
  'icon-512.png': [ICON, 512],
  // This one is shown on the ground of a telephone, which rounds it: it has no corners.
  'icon-180.png': [FULL, 180],
  'icon-masked-192.png': [FULL, 192],
  'icon-masked-512.png': [FULL, 512],
  'icon-plain-512.png': [PLAIN, 512],
};

const browser = await chromium.launch({
  // No sandbox, so that root can start it in a container.
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(env['SANDTABLE_BROWSER'] !== undefined && { executablePath: env['SANDTABLE_BROWSER'] }),
});
const page = await browser.newPage();
for (const [name, svg] of Object.entries(DRAWN)) writeFileSync(join(folder, name), `${svg}\n`);
for (const [name, [svg, side]] of Object.entries(PAINTED)) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
for (const name of [...Object.keys(DRAWN), ...Object.keys(PAINTED)]) {
  const { length } = readFileSync(join(folder, name));
  stdout.write(`${name.padEnd(24)}${(length / 1000).toFixed(1).padStart(5)} KB\n`);
}
