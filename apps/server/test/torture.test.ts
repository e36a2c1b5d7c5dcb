import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ChildNode } from '../torture/children.ts';
import { PostgresServer } from '@sandtable/testkit/postgres';
import { Standstill } from '../torture/table.ts';
import { torture } from '../torture/torture.ts';

// The long form is `npm run torture`.

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

async function nodesOn(count: number, database?: string): Promise<ChildNode[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-torture-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  const environment = database === undefined ? {} : { SANDTABLE_DATABASE: database };
  const nodes = Array.from({ length: count }, () => new ChildNode(folder, environment));
  cleanUp.push(...nodes.map((node) => () => node.stop()));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}

test('a table stands still too while nobody is told that it is his turn', () => {
  const standstill = new Standstill();
  expect(standstill.ends(1000, { ms: 5, thoughtMs: 300 })).toBe(5);
  expect(standstill.ends(1040, { ms: 5, thoughtMs: 20 })).toBe(20);
  // Nobody heard for three seconds that he might.
  expect(standstill.ends(4040, { ms: 5, thoughtMs: 0 })).toBe(3000);
});

const SHORT = { ruleset: 'pbi', matches: 2, between: 20 };

test('a node on SQLite is killed under load: what it acknowledged is there, and all go on', async () => {
  const nodes = await nodesOn(1);
  const lines: string[] = [];
  const say = (line: string): unknown => lines.push(line);
  const { acknowledged, ...rest } = await torture({ ...SHORT, nodes, kills: 1, say });
  expect(acknowledged).toBeGreaterThan(20);
  // Whoever watches sees that the kill met people who play.
  expect(lines).toEqual([expect.stringMatching(/^1: \{"acknowledged":[1-9]/)]);
  expect(rest).toMatchObject({ kills: 1, lost: 0, unverified: 0 });
});

test('one of two nodes is killed, and PostgreSQL itself: the same', async () => {
  const server = await PostgresServer.start(['fsync=off']);
  cleanUp.push(() => server.stop());
  const nodes = await nodesOn(2, await server.fresh('torture'));
  const kills = { kills: 1, server, databaseKills: 1 };
  const { acknowledged, ...rest } = await torture({ ...SHORT, nodes, ...kills });
  expect(acknowledged).toBeGreaterThan(20);
  expect(rest).toMatchObject({ kills: 1, lost: 0, unverified: 0 });
});
