// A free table as a person sees it: what is carried, and what is said about it.
import type { Scenario } from '@sandtable/kernel';
import type { Locator, Page } from 'playwright-core';
import { begin } from './person.ts';
import { linkTo } from './positions.ts';
import { openPage, sharePage } from './stage.ts';

/** A match from that position, on a screen of its own. */
export async function beginAt(scenario: Scenario, phone = false): Promise<Page> {
  const page = await openPage({ path: await linkTo(scenario), phone });
  await begin(page);
  return page;
}

/**
 * A table for several tests, at which each begins a match of its own from that position: as somebody does who
 * goes back to where it is set up. To load and to draw the app would take longer than most of what is done in it.
 * @param seat What is set before it is begun.
 */
export function shareTable(
  scenario: Scenario,
  seat?: (page: Page) => Promise<void>,
): () => Promise<Page> {
  const share = sharePage(async () => ({ path: await linkTo(scenario) }));
  return async () => {
    const page = await share();
    if (page.url().includes('/play/')) {
      await page.goBack();
      // Where nobody has pointed yet.
      await page.mouse.move(0, 0);
    }
    await seat?.(page);
    await begin(page);
    return page;
  };
}

/** What follows the pointer. */
export function note(page: Page): Locator {
  return page.locator('p[class*="pointer"]');
}

export function ghosts(page: Page): Locator {
  return page.locator('[class*="ghost"]');
}

/** A line of the log is a button as well: where its words could be in one, the name is given whole. */
export function button(page: Page, name: RegExp | string): Locator {
  return page.getByRole('button', { name });
}
