import { expect, test } from 'vitest';
import { SharedClock } from '../../src/store/sharedClock.ts';
import { Store } from '../../src/store/store.ts';
import { freshDatabase } from '@sandtable/testkit/databases';

test.each([-90, 0, 90])(
  'a node whose clock is %d minutes off goes by that of the database',
  async (minutes) => {
    const store = await Store.open(await freshDatabase('PostgreSQL'));
    const clock = await SharedClock.open(store.db, () => Date.now() + minutes * 60_000);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5000);
    clock.close();
    await store.close();
  },
);
