import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { begin, headed } from './person.ts';
import { expectAccessible, openPage } from './stage.ts';

test('the front page comes up under its name, and everybody can use it', async () => {
  const page = await openPage();
  await headed(page);
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
  // There is no host to invite somebody with: it is played here.
  const page = await openPage({ path: '/new/pub-battles?where=link' });
  const onward = page.getByRole('button', { name: text('start.begin') });
  await onward.waitFor();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    const box = await onward.boundingBox();
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

test('on a phone everything can be hit with a finger, the header is one line, and matches leave room for the games', async () => {
  const page = await openPage({ phone: true });
  for (let match = 0; match < 4; match++) {
    await page.goto('/new/pbi');
    await begin(page);
  }
  await page.goto('/');
  const matches = page.getByRole('region', { name: text('front.continue') });
  const shown = matches.getByRole('listitem').filter({ visible: true });
  await expect.poll(() => shown.count()).toBe(2);
  // All of them are a tap away.
  await matches.getByRole('link', { name: text('front.more', { count: 4 }) }).waitFor();
  await matches
    .getByRole('link', { name: new RegExp(`^${text('front.go')}`) })
    .nth(1)
    .waitFor();
  const first = page
    .getByRole('region', { name: text('front.games') })
    .getByRole('heading')
    .first();
  expect((await first.boundingBox())?.y).toBeLessThan(844);

  const small = await page.locator('a, button').evaluateAll((all) =>
    all
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.textContent }))
      // What is for keys or hidden is nothing to hit.
      .filter(({ box }) => box.width > 1 && box.bottom > 0)
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ box, name }) => `${name}: ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page
    .getByRole('banner')
    .getByRole('link', { name: text('app.matches') })
    .click();
  await page.getByRole('heading', { level: 1, name: text('history.title') }).waitFor();
});

test('where a browser offers to install the app there is a button for it, once', async () => {
  const page = await openPage();
  const install = page.getByRole('button', { name: text('front.install') });
  await headed(page);
  expect(await install.count()).toBe(0);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.body.dataset['asked'] = 'yes';
      },
    });
    document.body.dataset['held'] = String(!dispatchEvent(offer));
  });
  await install.click();
  const told = await page.evaluate(() => [
    document.body.dataset['held'],
    document.body.dataset['asked'],
  ]);
  expect(told).toEqual(['true', 'yes']);
  expect(await install.count()).toBe(0);
});

test('how often either side of a scenario wins is told with who played it', async () => {
  const page = await openPage({ path: '/new/pub-battles' });
  await page.getByRole('radio').first().waitFor();
  const told = await page.locator('label', { hasText: '%' }).allInnerTexts();
  expect(told.length).toBeGreaterThan(3);
  const of = text('start.share.of', { players: '' });
  expect(told.filter((each) => !each.includes(of))).toEqual([]);
});
