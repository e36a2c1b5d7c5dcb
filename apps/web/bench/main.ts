// Measures the web app in a browser: `npm run bench`, after the engine.
import { join } from 'node:path';
import { env, exit, stdout } from 'node:process';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { serve } from '../server/serve.ts';
import { boardFigures, updateFigures, type BoardFigures } from './board.ts';
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
showBoard(board, bare);
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

function showBoard(ours: BoardFigures, peer: BoardFigures): void {
  const line = (name: string, { perSecond, late, longest, script, thread }: Frames): string =>
    [
      name.padEnd(34),
      perSecond.toFixed(1).padStart(8),
      `${(late * 100).toFixed(1)} %`.padStart(8),
      ms(longest).padStart(9),
      ms(script).padStart(9),
      ms(thread).padStart(9),
    ].join('');
  print('A table of 1,000 pieces');
  print(
    `${''.padEnd(34)}${'frames/s'.padStart(8)}${'late'.padStart(8)}${'longest'.padStart(9)}${'script'.padStart(9)}${'thread'.padStart(9)}`,
  );
  for (const way of ['pan', 'zoom'] as const) {
    print(line(`${way}: the board of the app`, ours[way]));
    print(line(`${way}: the bare drawing, by hand`, peer[way]));
  }
  for (const way of ['pan', 'zoom'] as const) {
    const ratio = ours[way].perSecond / peer[way].perSecond;
    print(`${way}: ${ratio.toFixed(2)} of the frames of the bare drawing`);
  }
}
