import { load, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { checkProof, type Proof } from '@sandtable/record';
import { RemoteSeat, type Line } from '@sandtable/wire';
import { expect, test, vi } from 'vitest';
import { goOn } from '../src/host/goOn.ts';
import type { HostNode } from '../src/node.ts';
import { rerun } from '../src/operate/rerun.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, movesAt } from '../torture/people.ts';
import { freshDatabase } from '@sandtable/testkit/databases';
import { onEnd, start } from './host.ts';

/** The next version, in which nothing is otherwise. */
const SAME: Ruleset = { ...(pbi as Ruleset), version: pbi.version + 1 };
/** The next version, in which something else happens when a group is deployed. */
const OTHER: Ruleset = {
  ...SAME,
  play: (state, side, move, dice, report) =>
    SAME.play(state, side, move, dice, (event) =>
      report?.(event.type === 'deployed' ? { ...event, rule: 'QS-2.5' } : event),
    ),
};

interface Table {
  readonly node: HostNode;
  readonly line: Line;
  readonly seats: readonly RemoteSeat[];
}

async function sit(
  node: HostNode,
  match: string,
  keys: Readonly<Record<string, string>>,
): Promise<Table> {
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const seats = Object.values(keys).map((key) => new RemoteSeat(match, key));
  for (const seat of seats) expect(await line.take(seat, () => undefined)).toBeUndefined();
  return { node, line, seats };
}

/** So many moves, of whoever is asked. */
async function play({ line, seats }: Table, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const seat = seats.find((each) => movesAt(pbi, each).length > 0) as RemoteSeat;
    expect(await line.play(seat, movesAt(pbi, seat)[i])).toBeUndefined();
  }
}

test('a match keeps the rules that it was begun under: under others it goes on where they change nothing, and is held where they do', async () => {
  const database = await freshDatabase('SQLite');
  const first = await start({ database });
  const { match, keys } = await begin(first.url, { ruleset: 'pbi' });
  await play(await sit(first, match, keys), 4);
  await first.stop();
  const store = await Store.open(database);
  onEnd(() => store.close());

  // Before a release it is said what it would do.
  expect(await rerun(store, [SAME])).toEqual({ live: 1, lines: [] });
  const { live, lines } = await rerun(store, [OTHER]);
  expect({ live, count: lines.length }).toEqual({ live: 1, count: 1 });
  expect(lines[0]).toBe(
    `Match ${match} (pbi ${pbi.version}): QS-2.5, step 1: what happened is not what was recorded`,
  );

  const same = await start({ database, ruleset: () => SAME });
  await play(await sit(same, match, keys), 2);
  await same.stop();

  const other = await start({ database, ruleset: () => OTHER });
  const table = await sit(other, match, keys);
  const [seat] = table.seats;
  const held = { key: 'room.held', with: { rule: 'QS-2.5', step: 1 } };
  expect(seat.matters?.held).toEqual(held);
  const asked = table.seats.find((each) => movesAt(pbi, each).length > 0) as RemoteSeat;
  const before = asked.known;
  expect(await table.line.play(asked, movesAt(pbi, asked)[0])).toMatchObject({ message: held });
  expect(asked.known).toEqual(before);
  expect(await store.entries(match, 0)).toHaveLength(6);

  // Whoever runs the host decides; the log says from where on the other rules hold.
  expect(await goOn(store, match, () => OTHER, 0)).toBe(true);
  expect(await goOn(store, match, () => OTHER, 0)).toBe(false);
  await vi.waitFor(() => expect(seat.matters?.held).toBeUndefined(), { timeout: 30_000 });
  await play(table, 2);
  expect(await table.line.resign(seat)).toBeUndefined();
  const proof = (await (await fetch(`${other.url}api/matches/${match}/proof`)).json()) as Proof;
  expect(proof.match.eras).toMatchObject([
    { from: 0, version: pbi.version },
    { from: 6, version: OTHER.version },
  ]);
  expect(load(proof.match, [OTHER])).toMatchObject({ ok: true, value: { changed: { step: 1 } } });
  expect(await checkProof(proof, [OTHER])).toMatchObject({ ok: true });
});

test('a match of newer rules than the host has is held until they are back', async () => {
  const database = await freshDatabase('SQLite');
  const newer = await start({ database, ruleset: () => SAME });
  const { match, keys } = await begin(newer.url, { ruleset: 'pbi' });
  await newer.stop();
  const older = await start({ database });
  const { line, seats } = await sit(older, match, keys);
  expect(seats[0].matters?.held).toEqual({ key: 'room.heldNewer' });
  expect(await line.resign(seats[0])).toMatchObject({ message: { key: 'room.heldNewer' } });
});
