import { SPECTATOR } from '@sandtable/kernel';
import { RemoteSeat } from '@sandtable/wire';
import { expect, test } from 'vitest';
import { RULESETS } from '../src/rulesets.ts';
import { begin, lineTo, playOut } from '../torture/people.ts';
import { onEnd, start } from './host.ts';

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'a match of %s is played by two over sockets, and watched by a third',
  async (id, ruleset) => {
    const node = await start();
    const { match, keys } = await begin(node.url, { ruleset: id });
    const line = lineTo(() => [node.url]);
    onEnd(() => line.close());
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
