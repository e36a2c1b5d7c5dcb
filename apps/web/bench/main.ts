// Measures the web app in a browser: `npm run bench`, after the engine.
import { join } from 'node:path';
import { env, exit, stdout } from 'node:process';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { serve } from '../server/serve.ts';
import { boardFigures, updateFigures, type BoardFigures } from './board.ts';
import { firstPageFigures, type FirstPageFigures, type Sizes } from './firstPage.ts';
import type { Frames } from './frames.ts';

/** What the script of the first page may weigh as it travels, in thousands of bytes. */
const LIMIT = 200;

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

const first = await firstPageFigures(browser, site, dist);
showFirstPage(first);
print();
const board = await boardFigures(browser, bench, false);
const bare = await boardFigures(browser, bench, true);
showBoard(board, bare);
const { median, most } = await updateFigures(browser, bench);
print(`50 of 1,000 pieces change: ${ms(median)} of script in the middle, ${ms(most)} at most`);

await browser.close();
await Promise.all(servers.map((server) => server.close()));
if (first.script.sent > LIMIT * 1000) {
  print(`The script of the first page is over ${LIMIT} KB.`);
  exit(1);
}

function showFirstPage({ script, style, painted, drawn }: FirstPageFigures): void {
  const line = (name: string, { sent, brotli, gzip }: Sizes): string =>
    `${name.padEnd(8)}${thousands(sent).padStart(9)} KB sent, ${thousands(brotli)} as best brotli, ${thousands(gzip)} as gzip`;
  print('The first page, with its pictures');
  print(`${line('script', script)}; ${LIMIT} KB are allowed`);
  print(line('style', style));
  print(`seen    after ${ms(painted)}, all drawn after ${ms(drawn)}`);
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
