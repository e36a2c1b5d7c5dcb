import type { Page } from 'playwright-core';
import type { Spot } from './person.ts';

interface Slide {
  readonly from: Spot;
  readonly to: Spot;
}

/** Fingers on the screen, put down one after the other and moved from here to there in a few steps. */
export async function slide(page: Page, ...fingers: readonly Slide[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const points = (step: number): { x: number; y: number; id: number }[] =>
    fingers.map(({ from, to }, id) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
      id,
    }));
  for (const nth of fingers.keys()) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: points(0).slice(0, nth + 1),
    });
  }
  for (let step = 1; step <= steps; step++) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: points(step),
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
