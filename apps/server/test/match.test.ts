import { SPECTATOR } from '@sandtable/kernel';
import { RemoteSeat } from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { HostNode } from '../src/node.ts';
import { RULESETS } from '../src/rulesets.ts';
import { begin, lineTo, playOut } from '../torture/people.ts';

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sandtable-'));
  cleanUp.push(() => rmSync(made, { recursive: true }));
  return made;
}

async function start(database = join(folder(), 'matches.db')): Promise<HostNode> {
  const node = await HostNode.start({ database, port: 0, host: '127.0.0.1' });
  cleanUp.push(() => node.stop());
  return node;
}

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'a match of %s is played by two over sockets, and watched by a third',
  async (id, ruleset) => {
    const node = await start();
    const { match, keys } = await begin(node.url, { ruleset: id });
    const line = lineTo(() => [node.url]);
    cleanUp.push(() => line.close());
    const watcher = new RemoteSeat(match);
    expect(await line.take(watcher, () => undefined)).toBeUndefined();
    const seats = ruleset.sides.map((side) => new RemoteSeat(match, keys[side]));
    let turn = 0;
    const played = await Promise.all(
      seats.map((seat) =>
        playOut(line, seat, (moves) => (turn < 60 ? moves[turn++ % moves.length] : undefined)),
      ),
    );
    expect(played[0] + played[1]).toBeGreaterThan(20);
    expect(watcher.viewer).toBe(SPECTATOR);
    expect(watcher.known?.told.length).toBeGreaterThan(0);
  },
);
