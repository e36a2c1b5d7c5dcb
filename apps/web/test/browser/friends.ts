// Two people in browsers of their own, at a host that serves the app.
import { seededDice, type Decision, type Move, type Ruleset } from '@sandtable/kernel';
import { greedy } from '@sandtable/players';
import { HostNode } from '@sandtable/server';
import { Line, RemoteSeat } from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { KeptSeat } from '../../src/store/online.ts';
import { text } from '../../src/online/words.ts';
import { openPage, type Visit } from './stage.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** A host for the tests of one file. */
export interface TestHost {
  node: HostNode;
  readonly url: string;
  /** Stops it and starts it again at the same address, on the same database. */
  restart(whileAway?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @param now The host's clock, where the test moves it. */
export async function startHost(now: () => number = Date.now): Promise<TestHost> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-friends-'));
  const database = join(folder, 'matches.db');
  const start = (port: number): Promise<HostNode> =>
    HostNode.start({ database, port, host: '127.0.0.1', site: { folder: dist }, now });
  const host: TestHost = {
    node: await start(0),
    get url() {
      return host.node.url;
    },
    async restart(whileAway) {
      const { port } = new URL(host.node.url);
      await host.node.stop();
      await whileAway?.();
      host.node = await start(Number(port));
    },
    async close() {
      await host.node.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return host;
}

interface Inviting {
  readonly side?: string;
  readonly name?: string;
  readonly visit?: Visit;
  /** What is done to the page before the friend is invited. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Sets up a match with a friend elsewhere, and gives the page with the link and the link itself. */
export async function invite(
  host: TestHost,
  game: string,
  { side, name, visit = {}, before }: Inviting = {},
): Promise<{ readonly page: Page; readonly link: string }> {
  const page = await openPage({ ...visit, host: host.url, path: `/new/${game}` });
  await page.getByRole('radio', { name: text('friend.link') }).check();
  if (side !== undefined) await page.getByRole('radio', { name: side, exact: true }).check();
  if (name !== undefined) await page.getByLabel(text('friend.name')).fill(name);
  await before?.(page);
  await page.getByRole('button', { name: text('friend.invite') }).click();
  await page.waitForURL('**/online/*');
  // It is there when the host has told who is missing: on a busy machine that takes a while.
  const link = await page.getByRole('textbox').inputValue({ timeout: 30_000 });
  return { page, link };
}

/** Somebody else opens the link and takes his seat. */
export async function joinBy(
  host: Pick<TestHost, 'url'>,
  link: string,
  { name, visit = {} }: { name?: string; visit?: Visit } = {},
): Promise<Page> {
  const { pathname, hash } = new URL(link);
  const page = await openPage({ ...visit, host: host.url, path: pathname + hash });
  if (name !== undefined) await page.getByLabel(text('friend.name')).fill(name);
  await page.getByRole('button', { name: text('join.take') }).click();
  await page.waitForURL('**/online/*');
  return page;
}

/** The seat that a page has kept. */
export function keptIn(page: Page): Promise<KeptSeat> {
  return page.evaluate(
    () =>
      new Promise<KeptSeat>((resolve, reject) => {
        const opening = indexedDB.open('sandtable');
        opening.addEventListener('error', () => reject(new Error('no shelves')));
        opening.addEventListener('success', () => {
          const shelves = opening.result;
          const all = shelves.transaction('seats').objectStore('seats').getAll();
          all.addEventListener('success', () => {
            shelves.close();
            resolve((all.result as KeptSeat[])[0]);
          });
        });
      }),
  );
}

/** The computer decides for these seats over sockets of its own until the match is over, or so many moves are made. */
export async function playFast(
  host: TestHost,
  ruleset: Ruleset,
  pages: readonly Page[],
  most = Infinity,
): Promise<number> {
  const line = new Line({
    open: () => new WebSocket(`${host.url.replace('http', 'ws')}api/live`),
    later(call, ms) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newName: () => crypto.randomUUID(),
  });
  const dice = seededDice('friends');
  let made = 0;
  try {
    const kept = await Promise.all(pages.map(keptIn));
    const player = greedy.make(ruleset);
    const seats = kept.map(({ id, key }) => new RemoteSeat(id, key));
    for (const seat of seats) await line.take(seat, () => undefined);
    const askedIn = (seat: RemoteSeat): Decision | undefined =>
      seat.known?.pending.decisions.find(({ side }) => side === seat.viewer);
    while (made < most && seats[0].known?.pending.outcome === undefined) {
      const seat = seats.find((each) => askedIn(each) !== undefined);
      const { known, premises } = seat ?? {};
      const asked = seat && askedIn(seat);
      if (!seat || !known || !premises || !asked) {
        await new Promise((settle) => setTimeout(settle, 2));
        continue;
      }
      const view = ruleset.furnish(known.view, premises.scenario, premises.options);
      const move: Move = player.choose(view, asked, dice);
      const failure = await line.play(seat, move);
      if (failure !== undefined) throw new Error(JSON.stringify(failure));
      made++;
    }
  } finally {
    line.close();
  }
  return made;
}
