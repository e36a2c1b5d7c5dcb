import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { expectAccessible, openPage } from './stage.ts';

test('the front page comes up under its name, and everybody can use it', async () => {
  const page = await openPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Sandtable');
  await expectAccessible(page);
});

test('every game is there at once, without scrolling and before anything of it is loaded', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 720 } });
  const games = page.getByRole('region', { name: text('front.games') });
  const ids = ['pbi', 'browning', 'pub-battles', 'square-bashing', 'pbi-boats'];
  for (const id of ids) {
    const play = games
      .getByRole('link', { name: text('front.play') })
      .and(page.locator(`[href="/new/${id}"]`));
    const box = await play.boundingBox();
    expect(box === null ? Infinity : box.y + box.height, id).toBeLessThan(720);
  }
  // Their pictures follow.
  const pictures = games.locator('svg[role="img"]');
  await expect.poll(() => pictures.count(), { timeout: 10_000 }).toBe(ids.length);
});
