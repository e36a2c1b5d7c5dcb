import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FULL, ICON, PLAIN } from '../icons/drawing.ts';
import { withAddress } from '../offline/linkPreview.ts';

const app = join(import.meta.dirname, '..');
const page = readFileSync(join(app, 'index.html'), 'utf8');
const fileOf = (address: string): Buffer => readFileSync(join(app, 'public', address));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
const { icons } = JSON.parse(fileOf('manifest.webmanifest').toString()) as {
  readonly icons: readonly Icon[];
};

/** As the file itself tells it. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the icons', () => {
  test.each(icons)('$src is what the manifest says', ({ src, sizes, type }) => {
    const file = fileOf(src);
    const told = type === 'image/png' ? sizeOf(file) : 'any';
    expect(told).toBe(sizes);
  });

  test('those that are drawn are the drawings', () => {
    expect(fileOf('icon.svg').toString().trim()).toBe(ICON);
    expect(fileOf('icon-plain.svg').toString().trim()).toBe(PLAIN);
  });

  test('there is one for every purpose, small and large', () => {
    const kinds = icons.map(({ purpose = 'any', sizes }) => `${purpose} ${sizes}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'any any',
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
        'monochrome 512x512',
      ]),
    );
  });

  test('those that the page names are there', () => {
    const named = Array.from(page.matchAll(/rel="[\w-]*icon" href="([^"]+)"/g), ([, path]) => path);
    expect(named).toEqual(['/icon-32.png', '/icon.svg', '/icon-plain.svg', '/icon-180.png']);
    expect(sizeOf(fileOf('icon-32.png'))).toBe('32x32');
    expect(sizeOf(fileOf('icon-180.png'))).toBe('180x180');
  });

  test('what a system cuts its own shape out of is filled to the edge', () => {
    expect(FULL).toContain('<rect width="64" height="64"');
  });
});

test.each([
  ['https://games.example', 'https://games.example/'],
  ['https://example.org/table', 'https://example.org/table/'],
])('an app that is built for %s gives links a picture with its whole address', (site, base) => {
  const built = withAddress(page, new URL(site));
  expect(built).toContain(`<meta property="og:image" content="${base}pictures/preview.jpg" />`);
  expect(built).toContain(`<meta property="og:url" content="${base}" />`);
  expect(fileOf('pictures/preview.jpg').length).toBeGreaterThan(0);
});
