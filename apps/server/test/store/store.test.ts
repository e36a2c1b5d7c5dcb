import type { Entry } from '@sandtable/record';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Store } from '../../src/store/store.ts';
import { DATABASES, freshDatabase } from '@sandtable/testkit/databases';
import { entryOf, matchRow } from './rows.ts';

describe.each(DATABASES)('A store on %s', (database) => {
  let address: string;
  let store: Store;
  let matches = 0;
  beforeAll(async () => {
    address = await freshDatabase(database);
    store = await Store.open(address);
  });
  afterAll(() => store.close());

  async function newMatch(): Promise<string> {
    const row = matchRow(`match${++matches}`);
    await store.db.insertInto('match').values(row).execute();
    return row.id;
  }

  async function hashes(match: string): Promise<string[]> {
    return (await store.entries(match, 0)).map(({ hash }) => hash);
  }

  test('gives a log back as it was written, from anywhere on', async () => {
    const match = await newMatch();
    const entries = [entryOf(1), entryOf(2), entryOf(3)];
    for (const entry of entries) expect(await store.append(match, entry)).toBe(true);
    expect(await store.entries(match, 0)).toEqual(entries);
    expect(await store.entries(match, 2)).toEqual([entries[2]]);
    expect(await store.entries(match, 3)).toEqual([]);
  });

  test('takes one of two entries with one number, and the other changes nothing', async () => {
    const match = await newMatch();
    const other = await Store.open(address);
    const [one, two] = [entryOf(1), entryOf(1)];
    const taken = await Promise.all([store.append(match, one), other.append(match, two)]);
    await other.close();
    expect(taken.toSorted()).toEqual([false, true]);
    expect(await store.entries(match, 0)).toEqual([taken[0] ? one : two]);
  });

  test('knows an entry again that it has written, and does not write it twice', async () => {
    const match = await newMatch();
    const entry = entryOf(1);
    expect(await store.append(match, entry)).toBe(true);
    expect(await store.append(match, entry)).toBe(true);
    expect(await hashes(match)).toEqual([entry.hash]);
  });

  test('writes what comes together at once, and what cannot be written fails by itself', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, newMatch));
    const entries = ids.map(() => entryOf(1));
    await store.append(ids[3], entryOf(1));
    const done = await Promise.allSettled([
      ...ids.map((match, i) => store.append(match, entries[i])),
      store.append('nobody has founded this', entryOf(1)),
    ]);
    const told = done.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
    expect(told).toEqual([...ids.map((_, i) => i !== 3), 'failed']);
    for (const [i, match] of ids.entries()) {
      expect((await hashes(match)).includes(entries[i].hash)).toBe(i !== 3);
    }
  });

  test('finds what was asked for under a name', async () => {
    const match = await newMatch();
    const entry = entryOf(1);
    await store.append(match, entry, 'attacker abc');
    expect(await store.doneFor(match, 'attacker abc')).toBe(entry.hash);
    expect(await store.doneFor(match, 'defender abc')).toBeUndefined();
    expect(await store.doneFor(await newMatch(), 'attacker abc')).toBeUndefined();
  });

  test('says which matches have gone on', async () => {
    const [one, two] = [await newMatch(), await newMatch()];
    const add = (match: string, entry: Entry): Promise<boolean> => store.append(match, entry);
    for (const number of [1, 2]) await add(one, entryOf(number));
    await add(two, entryOf(1));
    const known = (number: number) => [one, two].map((match) => ({ match, number }));
    expect((await store.grown(known(0))).toSorted()).toEqual([one, two].toSorted());
    expect(await store.grown(known(1))).toEqual([one]);
    expect(await store.grown(known(2))).toEqual([]);
    expect(await store.grown([])).toEqual([]);
  });

  test('makes a setting once, whoever asks', async () => {
    const other = await Store.open(address);
    const found = await Promise.all([
      store.setting('colour', () => 'red'),
      other.setting('colour', () => 'blue'),
    ]);
    await other.close();
    expect(new Set(found).size).toBe(1);
    expect(await store.setting('colour', () => 'green')).toBe(found[0]);
  });
});

test('nobody else on the machine can read a database, nor one that others could before', async () => {
  const above = mkdtempSync(join(tmpdir(), 'sandtable-'));
  const folder = join(above, 'new', 'data');
  const file = join(folder, 'matches.db');
  const rights = (path: string): number => statSync(path).mode & 0o777;
  const files = [file, `${file}-wal`, `${file}-shm`];

  const made = await Store.open(file);
  expect([folder, ...files].map(rights)).toEqual([0o700, 0o600, 0o600, 0o600]);
  // As after a host that was killed: what is beside it is there still.
  for (const each of files) chmodSync(each, 0o644);
  const again = await Store.open(file);
  expect(files.map(rights)).toEqual([0o600, 0o600, 0o600]);
  await again.close();
  await made.close();
  rmSync(above, { recursive: true });
});
