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
  // Their pictures need nothing of them.
  const pictures = games.locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll(
        (all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length,
      ),
    )
    .toBe(ids.length);
});

test('where a game is set up the way on is in sight at once, on every screen, and all pictures are there', async () => {
  const page = await openPage({ path: '/new/pub-battles' });
  const begin = page.getByRole('button', { name: text('start.begin') });
  await begin.waitFor();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    const box = await begin.boundingBox();
    expect(box === null ? Infinity : box.y + box.height, `${width} x ${height}`).toBeLessThan(
      height,
    );
  }
  const pictures = page.getByRole('radio').locator('xpath=..').locator('img');
  const there = (): Promise<number> =>
    pictures.evaluateAll(
      (all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length,
    );
  await expect.poll(there).toBe(8);
});
