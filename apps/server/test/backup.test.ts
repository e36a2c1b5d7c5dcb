import { pbi } from '@sandtable/pbi';
import { RemoteSeat } from '@sandtable/wire';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { Complaint } from '../src/operate/command.ts';
import { beginningIn, operate } from '../src/operate/commands.ts';
import { withUsual } from '../src/settings.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, movesAt } from '../torture/people.ts';
import { DATABASES, freshDatabase, type Database } from '@sandtable/testkit/databases';
import { folder, onEnd, start } from './host.ts';

async function run(database: string, ...asked: string[]): Promise<string> {
  const store = await Store.open(database);
  const settings = withUsual({});
  const accounts = new Accounts(store.db, settings, Date.now);
  try {
    return await operate({ store, accounts, settings }, asked);
  } finally {
    await store.close();
  }
}

async function restore(database: string, file: string): Promise<string> {
  const doIt = beginningIn(['restore', file]);
  return doIt === undefined ? '' : doIt(database);
}

/** Everything in it, but for what is only of the moment. */
async function contents(database: string): Promise<string[]> {
  const file = join(folder(), 'all');
  await run(database, 'backup', file);
  const lines = readFileSync(file, 'utf8').split('\n').slice(1, -2);
  // That it was written down is in the trail, of the one that it was written from.
  return lines.filter((line) => !line.includes('"writes a backup"')).toSorted();
}

const OTHER: Readonly<Record<Database, Database>> = { SQLite: 'PostgreSQL', PostgreSQL: 'SQLite' };

test.each(DATABASES)(
  'while a host on %s runs, all of it is written down, and restored into the other database: there the match goes on',
  async (kind) => {
    const database = await freshDatabase(kind);
    const node = await start({ database });
    const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
    const line = lineTo(() => [node.url]);
    const seats = Object.values(keys).map((key) => new RemoteSeat(match, key));
    for (const seat of seats) await line.take(seat, () => undefined);
    const state = { isOver: false };
    // No more than it takes to set up: the match is not to end meanwhile.
    const play = async (): Promise<void> => {
      for (let i = 0; i < 20 && !state.isOver; i++) {
        const seat = seats.find((each) => movesAt(pbi, each).length > 0) as RemoteSeat;
        expect(await line.play(seat, movesAt(pbi, seat)[0])).toBeUndefined();
      }
    };
    const playing = play();
    const file = join(folder(), 'backup');
    const said = await run(database, 'backup', file);
    expect(said).toMatch(/^\d+ rows are in /);
    // Whoever else is on the machine cannot read it.
    expect(statSync(file).mode & 0o077).toBe(0);
    state.isOver = true;
    await playing;
    line.close();

    const copy = await freshDatabase(OTHER[kind]);
    expect(await restore(copy, file)).toMatch(/rows are restored\. All 1 matches with \d+ entries/);
    const restored = await start({ database: copy });
    const seat = new RemoteSeat(match, keys['attacker']);
    const there = lineTo(() => [restored.url]);
    onEnd(() => there.close());
    expect(await there.take(seat, () => undefined)).toBeUndefined();
    expect(seat.known?.pending.outcome).toBeUndefined();
    expect(await there.resign(seat)).toBeUndefined();
  },
);

test('what is restored is what was written, and nothing is restored over anything', async () => {
  const database = await freshDatabase('SQLite');
  const node = await start({ database });
  await begin(node.url, { ruleset: 'browning' });
  // A node that runs goes on writing what lists show.
  await node.stop();
  await run(database, 'bot', 'Tin General');
  // Lists are written a little later than what they tell of.
  await node.stop();
  const file = join(folder(), 'backup');
  await run(database, 'backup', file);
  const copy = join(folder(), 'copy.db');
  await restore(copy, file);
  expect(await contents(copy)).toEqual(await contents(database));
  await expect(restore(copy, file)).rejects.toThrow('There is something in this database already.');
});

test('a backup that is not whole, or not as it was written, is not restored; a log that was altered is found', async () => {
  const database = await freshDatabase('SQLite');
  const node = await start({ database });
  const { match } = await begin(node.url, { ruleset: 'pbi', players: { defender: 'random' } });
  const file = join(folder(), 'backup');
  await run(database, 'backup', file);
  const lines = readFileSync(file, 'utf8').split('\n');
  const broken = join(folder(), 'broken');
  const fresh = join(folder(), 'fresh.db');
  const withLines = (...changed: string[]): Promise<string> => {
    writeFileSync(broken, changed.join('\n'));
    return restore(join(folder(), 'x.db'), broken);
  };
  await expect(withLines(...lines.slice(0, -2))).rejects.toThrow('its end is missing');
  await expect(withLines(...lines.slice(0, 2), ...lines.slice(3))).rejects.toThrow(
    'not as it was written',
  );
  await expect(withLines('{}')).rejects.toThrow('not a backup');
  // Whoever has taken the wrong file takes the right one then.
  writeFileSync(broken, lines.slice(0, -2).join('\n'));
  await expect(restore(fresh, broken)).rejects.toThrow('its end is missing');
  await expect(restore(fresh, '/nowhere/backup')).rejects.toThrow('ENOENT');
  expect(await restore(fresh, file)).toContain('All 1 matches');
  await expect(run(database, 'backup', '/nowhere/backup')).rejects.toThrow(Complaint);
  await node.stop();
  expect(await run(database, 'check')).toContain('All 1 matches');
  const store = await Store.open(database);
  await store.db
    .updateTable('match')
    .set({ secret: '00'.repeat(32) } as object)
    .execute();
  await store.close();
  await expect(run(database, 'check')).rejects.toThrow(`Match ${match}: its secret`);
});
