import { Match, seededDice } from '@sandtable/kernel';
import { playersOf } from '@sandtable/players';
import { pubBattles } from '@sandtable/pub-battles';
import type { Browser, Page } from 'playwright-core';
import { text } from '../src/words/words.ts';

/** By then both armies are on the map and have met. */
const STEPS = 120;

/** The largest map with the most blocks, in the middle of a match of two players at this screen. */
export async function openBrandywine(browser: Browser, site: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'brandywine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(inProgress().save())),
  });
  const seats = page.getByRole('dialog', { name: text('files.seats') });
  await seats.waitFor();
  for (const side of await seats.getByRole('group').all()) {
    await side.getByLabel(text('seats.person')).check();
  }
  await seats.getByRole('button', { name: text('files.seats.go') }).click();
  await page.waitForURL('**/play/*');
  // Whoever is asked has the table uncovered first.
  const own = text('play.handOver.take', { side: '' }).trim();
  const handOver = page.locator('button', { hasText: own });
  const table = page.locator('main svg[role="group"]');
  await handOver.or(table).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
  await table.waitFor();
  return page;
}

function inProgress(): Match {
  const scenario = pubBattles.scenarios.find(({ id }) => id === 'brandywine');
  if (scenario === undefined) throw new Error('there is no such battle');
  const started = Match.start(pubBattles, scenario, {}, { kind: 'seeded', seed: 'bench' });
  if (!started.ok) throw new Error('the battle is refused');
  const match = started.value;
  const player = playersOf(pubBattles)[0].make(pubBattles);
  const whims = seededDice('bench');
  while (match.steps.length < STEPS) {
    const [decision] = match.pending.decisions;
    match.play(decision.side, player.choose(match.view(decision.side), decision, whims));
  }
  return match;
}
