// A free table as a person sees it: what is carried, and what is said about it.
import type { Scenario } from '@sandtable/kernel';
import type { Locator, Page } from 'playwright-core';
import { begin } from './person.ts';
import { linkTo } from './positions.ts';
import { openPage } from './stage.ts';

/** A match from that position, on a screen of its own. */
export async function beginAt(scenario: Scenario, phone = false): Promise<Page> {
  const page = await openPage({ path: await linkTo(scenario), phone });
  await begin(page);
  return page;
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
