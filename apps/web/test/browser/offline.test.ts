import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '@sandtable/site';
import { MINE } from '../../src/words/english/mine.ts';
import { text } from '../../src/words/words.ts';
import { invite, joinBy, startHost } from './friends.ts';
import { begin, letComputerAnswer, playOn, question } from './person.ts';
import { openPage } from './stage.ts';

const built = join(import.meta.dirname, '..', '..', 'dist');

/** Everything is kept when the service worker takes the page over. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('once the front page was loaded, everything works without a network', async () => {
  const server = await serve({ folder: built, port: 0 });
  onTestFinished(() => server.close());
  const page = await openPage({ path: server.url, kept: true });
  await isKept(page);
  // The network is gone for good: whatever a browser makes of being told so, nobody answers it.
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  await page.reload();
  // The letters too.
  const faces = (): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family} ${weight}`),
    );
  await expect.poll(faces).toContain('Sandtable Sans 400 700');
  await expect.poll(faces).toContain('Sandtable Roman 700');

  await page
    .getByRole('link', { name: text('front.play') })
    .first()
    .click();
  await begin(page);
  const first = await question(page);
  await letComputerAnswer(page);
  await playOn(page, 2);
  expect(await question(page)).not.toBe(first);

  const match = new URL(page.url()).pathname.split('/').at(-1);
  for (const path of [`/replay/${match}`, '/rules/pbi', '/reference/pbi', '/settings']) {
    await page.goto(new URL(path, server.url).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await page.goto(new URL(`/play/${match}`, server.url).href);
  expect(await question(page)).not.toBe(first);
});

function keptVersions(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

test('a new version is kept beside the old one until no page needs that any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-site-'));
  cpSync(built, folder, { recursive: true });
  const server = await serve({ folder, port: 0 });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const page = await openPage({ path: server.url, kept: true });
  await isKept(page);
  const [old] = await keptVersions(page);

  const [index, worker] = ['index.html', 'sw.js'].map((name) => join(folder, name));
  const before = readFileSync(index, 'utf8');
  const after = before.replace('</head>', '<meta name="version" content="next" /></head>');
  writeFileSync(index, after);
  const list = readFileSync(worker, 'utf8').replace(hashOf(before), hashOf(after));
  writeFileSync(worker, list.replace(old.replace('sandtable ', ''), 'next'));
  await page.reload();
  expect(await page.locator('meta[name="version"]').count()).toBe(1);
  const waiting = (): Promise<string | undefined> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting?.state;
    });
  await expect.poll(waiting, { timeout: 10_000 }).toBe('installed');
  expect(await keptVersions(page)).toEqual([old, 'sandtable next']);

  await page.goto('about:blank');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(server.url);
  await expect.poll(() => keptVersions(next), { timeout: 10_000 }).toEqual(['sandtable next']);
});

test('what is kept are the files of the build, and nothing that only tools read', async () => {
  const page = await openPage({ kept: true });
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept).toContain('/manifest.webmanifest');
  expect(kept.filter((path) => path.includes('worker'))).toHaveLength(1);
  expect(kept.filter((path) => /\.map$|\/\.|\/sw\.js$/.test(path))).toEqual([]);
});

test('matches with others are there as they stood last, where nobody answers', async () => {
  const host = await startHost();
  onTestFinished(() => host.close());
  const inviting = { side: 'Attacker', name: 'Ann', visit: { trouble: true } };
  const { link } = await invite(host, 'pbi', inviting);
  const visit = { phone: true, kept: true, trouble: true };
  const ben = await joinBy(host, link, { name: 'Ben', visit });
  const asked = await question(ben);
  await isKept(ben);
  await ben.goto('/matches');
  const match = ben.getByRole('article');
  await match.getByText(MINE['mine.yours']).waitFor();
  await host.restart(async () => {
    await ben.reload();
    await match.getByText(MINE['mine.yours']).waitFor();
    // The host is the one that it was.
    await ben.getByRole('link', { name: text('app.lobby') }).waitFor();
    await ben.getByText(/^There is no connection\. This is how they stood on /).waitFor();
    await match.getByRole('link', { name: text('front.go') }).click();
    expect(await question(ben)).toBe(asked);
  });
});
