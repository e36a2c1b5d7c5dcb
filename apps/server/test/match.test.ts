import { Imagined, SPECTATOR } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { RemoteSeat } from '@sandtable/wire';
import { expect, test } from 'vitest';
import { RULESETS } from '../src/rulesets.ts';
import { begin, lineTo, playOut } from '../torture/people.ts';
import { Tap } from '../torture/tap.ts';
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

test('what is asked for twice under one name is done once, also where it was taken back between', async () => {
  const node = await start();
  const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
  const tap = await Tap.open(node.url);
  onEnd(() => tap.close());
  const taken = await tap.ask({ ask: 'sit', match, key: keys['defender'] });
  if (!taken.ok || taken.sat?.known === undefined) throw new Error(JSON.stringify(taken));
  const { seat, known, premises } = taken.sat;
  const steps = async (): Promise<number | undefined> => {
    const again = await tap.ask({ ask: 'sit', match, key: keys['defender'] });
    return again.ok ? again.sat?.known?.told.length : undefined;
  };
  const view = pbi.furnish(known.view, premises.scenario, premises.options);
  const [move] = new Imagined(pbi, { view, viewer: 'defender' }).moves('defender');
  const placed = { ask: 'play', seat, at: 0, move, name: 'placed' } as const;
  const first = await tap.ask(placed);
  expect(first).toMatchObject({ ok: true, receipt: {} });
  // The answer was lost, and something else is asked by now.
  expect(await tap.ask(placed)).toMatchObject({ ok: true, receipt: first.ok && first.receipt });
  expect(await steps()).toBe(1);
  expect(await tap.ask({ ask: 'undo', seat, at: 1 })).toMatchObject({ ok: true });
  expect(await tap.ask(placed)).toMatchObject({ ok: true, receipt: first.ok && first.receipt });
  expect(await steps()).toBe(0);
  expect(await tap.ask({ ...placed, name: 'placedAgain' })).toMatchObject({ ok: true });
  expect(await steps()).toBe(1);
});
