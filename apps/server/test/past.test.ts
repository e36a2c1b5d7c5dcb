import { difference } from '@sandtable/kernel';
import { pastReceived, RemoteSeat } from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HostNode } from '../src/node.ts';
import { rulesetOf } from '../src/rulesets.ts';
import { begin, lineTo, playOut } from '../torture/people.ts';

test('whoever comes back can look at what he missed as he would have seen it then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-past-'));
  const database = join(folder, 'matches.db');
  const node = await HostNode.start({ database, port: 0, host: '127.0.0.1' });
  const line = lineTo(() => [node.url]);
  onTestFinished(async () => {
    line.close();
    await node.stop();
    rmSync(folder, { recursive: true });
  });
  const { match, keys } = await begin(node.url, { ruleset: 'pub-battles' });
  const sides = rulesetOf('pub-battles')?.sides ?? [];
  const seats = sides.map((side) => new RemoteSeat(match, keys[side]));
  const seen: object[] = [];
  let turn = 0;
  await Promise.all(
    seats.map((seat) =>
      playOut(line, seat, (moves) => {
        if (seat === seats[0] && seat.known !== undefined) {
          seen[seat.known.told.length] = seat.known.view;
        }
        return turn < 40 ? moves[turn++ % moves.length] : undefined;
      }),
    ),
  );
  const [seat] = seats;
  const told = seat.known?.told.length ?? 0;
  // Far enough back that he has decided something in it, whoever was asked most of late.
  const missed = Math.min(told, 25);
  const past = await line.past(seat, told - missed);
  const steps = past === undefined ? [] : pastReceived(past);
  expect(steps.map(({ step }) => step)).toEqual(
    Array.from({ length: missed }, (_, i) => told - missed + i + 1),
  );
  expect(new Set(steps.map(({ side }) => side)).size).toBe(2);
  // He is told what he decided himself, and of nobody else's decisions more than came of them.
  for (const { side, move } of steps) expect(move !== undefined).toBe(side === sides[0]);
  expect(difference(steps.at(-1)?.after, seat.known?.view)).toBeUndefined();
  const known = steps.filter(({ step }) => seen[step] !== undefined);
  expect(known.length).toBeGreaterThan(0);
  for (const { step, after } of known) expect(difference(after, seen[step])).toBeUndefined();
  // Nobody is shown more than he has been told of, however far back he asks.
  expect((await line.past(seat, told + 5))?.steps).toEqual([]);
  expect((await line.past(seat, 0))?.steps.length).toBe(told);
});
