import { RemoteSeat } from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HostNode } from '../src/node.ts';
import { begin, lineTo } from '../torture/people.ts';

let folder: string;
let node: HostNode;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  const database = join(folder, 'matches.db');
  node = await HostNode.start({ database, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true });
});

test('everybody at a table sees who is there, and who has gone', async () => {
  const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
  const [one, other] = Object.keys(keys);
  const [line, second] = [lineTo(() => [node.url]), lineTo(() => [node.url])];
  const seat = new RemoteSeat(match, keys[one]);
  await line.take(seat, () => undefined);
  const here = (): string[] =>
    seat.matters?.people.filter(({ isHere }) => isHere).map(({ side }) => side) ?? [];
  expect(here()).toEqual([one]);
  await second.take(new RemoteSeat(match, keys[other]), () => undefined);
  await vi.waitFor(() => expect(here().toSorted()).toEqual([one, other].toSorted()));
  second.close();
  await vi.waitFor(() => expect(here()).toEqual([one]));
  line.close();
});
