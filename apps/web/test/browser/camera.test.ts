// Moving the table draws nothing of it again: what the browser did is read from its own record.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin } from './person.ts';
import { openPage } from './stage.ts';

/** What a browser did for the table while something went on, and how often the table moved, was drawn sharp, and was lifted to be stretched. */
interface Done {
  readonly laidOut: number;
  readonly painted: number;
  readonly moved: number;
  readonly drawn: number;
  readonly lifted: number;
}

interface Recorded {
  readonly name: string;
  readonly args: {
    readonly data?: { readonly nodeName?: string };
    readonly beginData?: { readonly dirtyObjects?: number };
  };
}

/** Counts from inside how often the sheet is moved, how often it is given another size, and how often it begins to be stretched. */
function watchSheet(page: Page) {
  return page.locator('main svg[role="group"]').evaluateHandle((drawing) => {
    const sheet = drawing.parentElement as HTMLElement;
    const count = { moved: 0, drawn: 0, lifted: 0 };
    let { width } = sheet.style;
    let isLifted = sheet.style.transform.includes('perspective');
    new MutationObserver(() => {
      count.moved += 1;
      if (sheet.style.width !== width) count.drawn += 1;
      ({ width } = sheet.style);
      const wasLifted = isLifted;
      isLifted = sheet.style.transform.includes('perspective');
      if (isLifted && !wasLifted) count.lifted += 1;
    }).observe(sheet, { attributeFilter: ['style'] });
    return count;
  });
}

async function doneWhile(page: Page, act: () => Promise<void>): Promise<Done> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser');
  // What was still to be painted is no part of it.
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
  const count = await watchSheet(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const record = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(record) as { traceEvents: Recorded[] };
  const paints = traceEvents.filter(({ name }) => name === 'Paint');
  const layouts = traceEvents.filter(({ name }) => name === 'Layout');
  return {
    // What lies above the table has a few boxes; the texts on the table are hundreds.
    laidOut: layouts.filter(({ args }) => (args.beginData?.dirtyObjects ?? 0) > 60).length,
    painted: paints.filter(({ args }) => args.data?.nodeName?.includes('sheet')).length,
    ...(await count.jsonValue()),
  };
}

/** A wheel that is turned a little in each frame of the screen, however slow those are. */
function turnWheel(page: Page, frames: number): Promise<void> {
  return page.locator('main svg[role="group"]').evaluate(async (drawing, count) => {
    for (let i = 0; i < count; i++) {
      await new Promise(requestAnimationFrame);
      const { x, y } = drawing.getBoundingClientRect();
      const turned = { deltaY: -20, clientX: x, clientY: y, bubbles: true, cancelable: true };
      drawing.dispatchEvent(new WheelEvent('wheel', turned));
    }
  }, frames);
}

test('while the table of Brandywine is moved and brought closer, nothing on it is laid out or painted', async () => {
  const page = await openPage({ path: '/new/pub-battles?scenario=brandywine', painted: true });
  await begin(page);
  const { x, y, width, height } = (await page.locator('main svg[role="group"]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  // At the wooden edge nobody is pointed at, who would be told of on the board.
  const edge = { x: x + width / 2, y: y + 4 };
  await page.mouse.move(edge.x, edge.y);
  const zoomed = await doneWhile(page, async () => {
    await turnWheel(page, 20);
  });
  expect(zoomed.moved).toBeGreaterThanOrEqual(20);
  // Where the machine is slow it rests in between, and is drawn sharp: then names on it may change as well.
  expect(zoomed.laidOut).toBeLessThanOrEqual(2 * zoomed.drawn);
  // In the first frame in which it is stretched the browser paints it once: in none of those that follow.
  expect(zoomed.lifted).toBeGreaterThanOrEqual(1);
  expect(zoomed.painted).toBeLessThanOrEqual(zoomed.lifted + 2 * zoomed.drawn);
  // Until it is drawn sharp.
  const stretched = page.locator('main [style*="perspective"]');
  await stretched.waitFor({ state: 'detached' });
  await page.mouse.move(edge.x, edge.y + height / 4);
  await page.mouse.down();
  const moved = await doneWhile(page, async () => {
    for (let i = 0; i < 20; i++) await page.mouse.move(edge.x - 6 * i, edge.y + height / 4 + 4 * i);
  });
  await page.mouse.up();
  expect(moved.moved).toBeGreaterThan(3);
  expect(moved.drawn).toBe(0);
  expect(moved.laidOut).toBe(0);
  // What was pointed at before is still to be taken away.
  expect(moved.painted).toBeLessThanOrEqual(1);
});
