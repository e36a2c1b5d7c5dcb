// Whole games of somebody who sees nothing and has no mouse: he knows what is said and what a screen reader finds.
import type { Scenario } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { ashwellInReach } from './ashwell.ts';
import { Listener } from './listener.ts';
import { MEADOW } from './meadow.ts';
import { FIREFIGHT } from './positions.ts';
import { MOVEMENT } from './salient.ts';
import { AT_THE_BEACH } from './shore.ts';

test('PBI: groups move and shoot from square to square', async () => {
  const listener = await Listener.at({ ...FIREFIGHT, turns: 1 } as Scenario);
  const first = await listener.asked();
  await listener.lookAround();
  const table = await listener.table();
  expect(table).toHaveLength(64);
  expect(table).toContain(
    'c2, open ground: LMG group A1, attacker (action points: 4) and rifle group A1, attacker (action points: 4); chosen',
  );
  await listener.point(/^b1, .*can be moved to/);
  await listener.undo(first);
  // Whoever went nearer first might be shot at on the way, and not come to shoot.
  await listener.point(/^c4, .*can be shot at/);
  await listener.tabTo('button', /^Shoot from c2 at c4/);
  await listener.hear(/on average/);
  await listener.answer(/^Shoot from c2 at c4/);
  await listener.answer(/^Everybody/);
  await listener.finish();
  await listener.openReport();
});

test('Boats for PBI: a craft lands its men', async () => {
  const listener = await Listener.at({ ...AT_THE_BEACH, turns: 1 } as Scenario);
  const first = await listener.asked();
  await listener.lookAround();
  expect(await listener.table()).toContainEqual(
    expect.stringMatching(/^c3, open water: landing craft A1, attacker \(.*\), facing north/),
  );
  await listener.answer(/turns left/);
  await listener.undo(first);
  await listener.point(/^c4, .*can be moved to/);
  await listener.answer(/Land everybody at c4/);
  await listener.finish();
  await listener.openReport();
});

test('Square Bashing: squares turn, march and assault', async () => {
  const listener = await Listener.at({ ...MOVEMENT, countdown: 1 } as Scenario);
  const first = await listener.asked();
  await listener.lookAround();
  expect(await listener.table()).toContain(
    'b4, open ground: infantry A3, attacker, facing east; can be chosen',
  );
  await listener.point(/^b4, .*can be chosen/);
  await listener.answer(/^b4 .*south/);
  await listener.undo(first);
  await listener.answer(/^End the movement/);
  await listener.point(/^c3, .*can be chosen/);
  await listener.answer(/^Assault c4 from c3/);
  await listener.finish();
  await listener.openReport();
});

test('Bring the Browning: figures are carried over the table', async () => {
  const listener = await Listener.at({ ...MEADOW, turns: 1 } as Scenario);
  const first = await listener.asked();
  await listener.lookAround();
  expect(await listener.table()).toContain('rifleman K1-1, defender, at 13″, 18″');
  await listener.point(/^rifleman A1-1/);
  await listener.undo(first);
  await listener.point(/^rifleman A1-1/);
  await listener.answer(/^The leader/);
  await listener.answer(/^Roll/);
  await listener.point(/^rifleman A1-1/);
  for (const key of ['ArrowUp', 'ArrowUp']) await listener.press(key);
  await listener.hear(/^10″, 4\.5″/);
  await listener.press('Enter');
  await listener.asked();
  await listener.finish();
  await listener.openReport();
});

test('Pub Battles: blocks are carried, turned and put down', async () => {
  const { position, ...scenario } = ashwellInReach() as Scenario & { position: object };
  const listener = await Listener.at({
    ...scenario,
    position: { ...position, turn: 8 },
  } as Scenario);
  await listener.asked();
  await listener.lookAround();
  expect(await listener.table()).toContain(
    'block B4 (foot), Blue, facing west, at 9.5″, 4.75″; ground: hill of level 1 and hill of level 2',
  );
  await listener.point(/^First Foot/);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'e']) await listener.press(key);
  await listener.hear(/^5″, 3″, facing west \(285°\)/);
  await listener.press('Enter');
  const moved = await listener.asked();
  await listener.point(/^Grenadiers/);
  await listener.answer(/^Grenadiers .*facing south-east/);
  await listener.undo(moved);
  await listener.finish();
  await listener.openReport();
});
