// In a process of its own: a host with so many matches of the skirmish under way, each with two people in their seats.
import { randomBytes } from 'node:crypto';
import { argv } from 'node:process';
import { found } from '../src/host/found.ts';
import { takeSeat } from '../src/host/seats.ts';
import { HostNode } from '../src/node.ts';
import { Store } from '../src/store/store.ts';
import { skirmish } from './skirmish.ts';
import type { Table } from './load.ts';

/** What it tells the one who started it. */
export type HostSays =
  | { readonly url: string; readonly tables: readonly Table[] }
  | { readonly bytes: number; readonly cpuSeconds: number };

const [, , database, count, quickly] = argv;

async function foundAll(): Promise<Table[]> {
  // Only for what comes before it is measured.
  const store = await Store.open(quickly);
  const tables: Table[] = [];
  for (let i = 0; i < Number(count); i++) {
    const founded = await found(
      store,
      {
        ruleset: skirmish,
        scenario: skirmish.scenarios[0],
        options: {},
        side: skirmish.sides[0],
        players: {},
        terms: {},
      },
      Date.now(),
    );
    if (!founded.ok) throw new Error('no match');
    const { match, key, invitations } = founded.value;
    const [side] = Object.keys(invitations);
    const taken = await takeSeat(store, match, invitations[side], {}, Date.now());
    const keys = [key, taken?.key ?? ''];
    for (const each of skirmish.sides) {
      await store.giveNumber(match, each, randomBytes(16).toString('hex'));
    }
    tables.push({ match, keys });
  }
  await store.close();
  return tables;
}

const say = (said: HostSays): void => {
  process.send?.(said);
};
const tables = await foundAll();
const node = await HostNode.start({
  database,
  port: 0,
  host: '127.0.0.1',
  ruleset: (id) => (id === skirmish.id ? skirmish : undefined),
});
say({ url: node.url, tables });
process.on('message', (asked) => {
  if (asked === 'stop') void node.stop().then(() => process.exit(0));
  else {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    say({ bytes: process.memoryUsage.rss(), cpuSeconds: (user + system) / 1e6 });
  }
});
