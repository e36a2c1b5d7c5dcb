// Measures the web app in a browser: `npm run bench`, after the engine.
import { join } from 'node:path';
import { env, exit, stdout } from 'node:process';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { serve } from '@sandtable/site';
import { boardFigures, tableFigures, updateFigures } from './board.ts';
import type { Frames } from './frames.ts';
import { LETTERS, pageFigures, type PageFigures } from './weights.ts';

// No sandbox, so that root can start it in a container.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const app = join(import.meta.dirname, '..');
const dist = join(app, 'dist');
const page = join(app, '..', '..', '.cache', 'web-bench');

const print = (line = ''): boolean => stdout.write(`${line}\n`);
const thousands = (bytes: number): string => (bytes / 1000).toFixed(1);
const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  build: { outDir: page, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 1000 },
});
const servers = await Promise.all([dist, page].map((folder) => serve({ folder, port: 0 })));
const [site, bench] = servers.map(({ url }) => url);
const browser = await chromium.launch({
  args: flags,
  ...(env['SANDTABLE_BROWSER'] !== undefined && { executablePath: env['SANDTABLE_BROWSER'] }),
});

const pages = await pageFigures(browser, site, dist);
showPages(pages);
print();
const board = await boardFigures(browser, bench, false);
const bare = await boardFigures(browser, bench, true);
const table = await tableFigures(browser, site);
showHead();
for (const way of ['pan', 'zoom'] as const) {
  showFrames(`${way}: 1,000 pieces`, board[way]);
  showFrames(`${way}: the same drawing by hand`, bare[way]);
  showFrames(`${way}: Brandywine in the app`, table[way]);
}
const { median, most } = await updateFigures(browser, bench);
print(`50 of 1,000 pieces change: ${ms(median)} of script in the middle, ${ms(most)} at most`);

await browser.close();
await Promise.all(servers.map((server) => server.close()));
const heavy = pages.filter(({ script, limit }) => script.brotli > limit * 1000);
for (const { name, limit } of heavy) print(`The script of ${name} is over ${limit} KB.`);
const wordy = pages.filter(({ letters }) => letters > LETTERS * 1000);
for (const { name } of wordy) print(`The letters of ${name} are over ${LETTERS} KB.`);
if (heavy.length + wordy.length > 0) exit(1);

function showPages(all: readonly PageFigures[]): void {
  print(
    'What pages load, in KB: script as best brotli, as our server sends it at first, as gzip; style; letters',
  );
  for (const { name, limit, script, style, letters, painted } of all) {
    const sizes = [script.brotli, script.sent, script.gzip, style.brotli, letters];
    const figures = sizes.map((bytes) => thousands(bytes).padStart(8));
    print(`${name.padEnd(24)}${figures.join('')}   of ${limit}, seen after ${ms(painted)}`);
  }
}

function showHead(): void {
  const columns = ['frames/s', 'late', 'longest', 'script', 'page', 'browser'];
  print(
    'Frames while a table is moved; of each the milliseconds of script, of the page, of the browser',
  );
  print(`${''.padEnd(30)}${columns.map((name) => name.padStart(9)).join('')}`);
}

function showFrames(name: string, frames: Frames): void {
  const { perSecond, late, longest, script, thread, browser: all } = frames;
  const figures = [
    perSecond.toFixed(1),
    `${(late * 100).toFixed(1)} %`,
    ...[longest, script, thread, all].map(ms),
  ];
  print(`${name.padEnd(30)}${figures.map((figure) => figure.padStart(9)).join('')}`);
}
