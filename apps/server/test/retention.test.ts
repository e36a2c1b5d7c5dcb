import { expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { RemoteSeat, type Founded } from '@sandtable/wire';
import { begin, lineTo, post } from '../torture/people.ts';
import { freshDatabase, DATABASES } from '@sandtable/testkit/databases';
import { onEnd, start } from './host.ts';

const DAY = 86_400_000;

test.each(DATABASES)(
  'on %s matches of guests go when they have been over for long enough, once a day, and no others',
  async (kind) => {
    const database = await freshDatabase(kind);
    let now = 1_000_000_000_000;
    const node = await start({ database, now: () => now, guestDays: 30 });
    const store = await Store.open(database);
    onEnd(() => store.close());
    const line = lineTo(() => [node.url]);
    onEnd(() => line.close());
    const over = async (): Promise<string> => {
      const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
      const seat = new RemoteSeat(match, keys['attacker']);
      await line.take(seat, () => undefined);
      expect(await line.resign(seat)).toBeUndefined();
      return match;
    };
    const [guests, known] = [await over(), await over()];
    const { match: playing } = await begin(node.url, { ruleset: 'pbi' });
    const seated = async (match: string, id: string): Promise<void> => {
      const account = { id, name: id, folded: id, password: null, created: now };
      await store.db.insertInto('account').values(account).execute();
      await store.db
        .updateTable('seat')
        .set({ account: id })
        .where('match', '=', match)
        .where('side', '=', 'attacker')
        .execute();
    };
    await seated(known, 'ann');
    // A program keeps nothing.
    await seated(guests, 'tin');
    const bot = { account: 'tin', token: 'x', owner: null, created: now };
    await store.db.insertInto('bot').values(bot).execute();
    // One that nobody has come to, and lists that have not heard yet what is going on.
    const { match: empty } = (await post(`${node.url}api/matches`, { ruleset: 'pbi' })) as Founded;
    const all = [guests, known, playing, empty].toSorted();
    const left = async (): Promise<string[]> => {
      await node.sweep();
      const rows = await store.db.selectFrom('match').select('id').execute();
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await left()).toEqual(all);
    now += 30 * DAY - 1000;
    expect(await left()).toEqual(all);
    // It is time, but it has been done today.
    now += 2000;
    expect(await left()).toEqual(all);
    now += DAY;
    await node.desk.register.write();
    expect(await left()).toEqual([known, playing].toSorted());
    expect(await store.entries(guests, 0)).toEqual([]);
    expect((await fetch(`${node.url}api/matches/${known}/proof`)).status).toBe(200);
  },
);
