import { expect, test } from 'vitest';
import { odds } from '@sandtable/lab';
import { pbiBoats } from '../src/index.ts';
import { ACTIVATED, game, sailing, type AnyMove, type Game } from './support/game.ts';

/** How likely each result of one measure is, in parts of `of`; nothing where there are no odds. */
function oddsOf(g: Game, move: AnyMove, measure: string, of: bigint): Record<string, bigint> {
  const found = odds(pbiBoats, g.state, g.side, move);
  if (found === undefined) throw new Error(`no odds for ${JSON.stringify(move)}`);
  const parts: Record<string, bigint> = {};
  for (const { measures, ways } of found.outcomes) {
    const name = String(measures[measure]);
    parts[name] = (parts[name] ?? 0n) + ways;
  }
  for (const name of Object.keys(parts)) parts[name] = (parts[name] * of) / found.of;
  return parts;
}

test('[BT-6.3] a gun sinks a soft hull that lies still on 3+', () => {
  const g = game({
    groups: { 'A-lightgun1': { at: 'c4', ap: 3 } },
    hulls: { 'D-launch1': 'c2' },
    stack: ACTIVATED,
  });
  const shot = { type: 'boats:gun', group: 'A-lightgun1', what: 'hull', at: 'D-launch1' };
  expect(oddsOf(g, shot, 'sunk', 6n)).toEqual({ 0: 2n, 1: 4n });
  expect(oddsOf(g, shot, 'damage', 6n)).toEqual({ 0: 2n, 3: 4n });
});

test('[BT-6.1] each die of small arms harms a soft hull once in 36', () => {
  const g = game({
    groups: { 'A-lmg1': { at: 'c4', ap: 1 } },
    hulls: { 'D-launch1': 'c2' },
    stack: ACTIVATED,
  });
  const shot = { type: 'boats:aim', from: 'c4', what: 'hull', at: 'D-launch1' };
  expect(oddsOf(g, shot, 'damage', 36n ** 3n)).toEqual({
    0: 35n ** 3n,
    1: 3n * 35n ** 2n,
    2: 3n * 35n,
    3: 1n,
  });
});

test('[BT-6.4] a shot of a machine gun at troops: four dice, and 2+ saves', () => {
  const g = game({
    hulls: {
      'A-launch1': { at: 'c1', facing: 'north', ap: 2, marks: ['started'], weapons: ['hmg'] },
      'D-launch1': { at: 'c3', aboard: ['D-rifle1'] },
    },
    stack: sailing('A-launch1'),
  });
  const shot = {
    type: 'boats:fire',
    boat: 'A-launch1',
    weapon: 1,
    what: 'troops',
    at: 'D-launch1',
  };
  expect(oddsOf(g, shot, 'killed', 36n ** 4n)).toEqual({ 0: 35n ** 4n, 1: 36n ** 4n - 35n ** 4n });
  expect(oddsOf(g, shot, 'sunk', 1n)).toEqual({ 0: 1n });
});

test('[BT-9.4] an assault on a boat tells how likely it is to be taken', () => {
  const g = game({
    groups: { 'A-rifle1': { at: 'c4', ap: 5 } },
    hulls: { 'D-launch1': 'c3' },
    stack: ACTIVATED,
  });
  const taken = oddsOf(
    g,
    { type: 'boats:board', from: 'c4', boat: 'D-launch1' },
    'taken',
    1_000_000n,
  );
  expect(Object.keys(taken)).toEqual(['0', '1']);
  const chance = Number(taken['1']) / 1_000_000;
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(0.5);
});

test('there are no odds of what is no shot and no assault', () => {
  const g = game({ hulls: { 'A-launch1': 'c2' } });
  const start = { type: 'boats:start', boat: 'A-launch1', throttle: false };
  expect(odds(pbiBoats, g.state, g.side, start)).toBeUndefined();
});

test('[BT-6.3] damage that was there before is not counted', () => {
  const g = game({
    groups: { 'A-lightgun1': { at: 'c4', ap: 3 } },
    hulls: { 'D-launch1': { at: 'c2', damage: 2 } },
    stack: ACTIVATED,
  });
  const shot = { type: 'boats:gun', group: 'A-lightgun1', what: 'hull', at: 'D-launch1' };
  expect(oddsOf(g, shot, 'damage', 6n)).toEqual({ 0: 2n, 1: 4n });
});

test('[BT-6.1] the odds of a volley are those of who shoots', () => {
  const g = game({
    groups: { 'A-rifle1': { at: 'c4', ap: 1 }, 'A-rifle2': { at: 'c4', ap: 1 } },
    hulls: { 'D-launch1': 'c2' },
    stack: ACTIVATED,
  });
  g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'D-launch1' });
  expect(oddsOf(g, { type: 'boats:everybody' }, 'damage', 36n ** 2n)).toEqual({
    0: 35n ** 2n,
    1: 2n * 35n,
    2: 1n,
  });
  g.play({ type: 'boats:add', group: 'A-rifle1', shots: 1 });
  expect(oddsOf(g, { type: 'boats:shoot' }, 'damage', 36n)).toEqual({ 0: 35n, 1: 1n });
});

test('[BT-9.5] an assault ashore tells whom it kills and costs, and of no hull', () => {
  const g = game({
    groups: {
      'A-rifle1': { ap: 5 },
      'A-rifle2': 'a8',
      'D-rifle1': { at: 'c4', flags: ['withdrew'] },
    },
    hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1'] } },
    stack: ACTIVATED,
  });
  const storm = { type: 'boats:storm', from: 'c3', to: 'c4' };
  // Three dice, each of which kills with a 6; then nobody is left to flee.
  expect(oddsOf(g, storm, 'killed', 216n)).toEqual({ 0: 125n, 1: 91n });
  expect(Object.keys(oddsOf(g, storm, 'lost', 1n))).toEqual(['0', '1']);
  expect(Object.keys(oddsOf(g, storm, 'taken', 1n))).toEqual(['undefined']);
});

test('[BT-9.4] whoever charges, and whoever is charged, knows how likely the boat is taken', () => {
  const g = game({
    groups: { 'A-rifle1': { at: 'c4', ap: 5 }, 'A-rifle2': { at: 'c4', ap: 5 } },
    hulls: { 'D-launch1': { at: 'c3', aboard: ['D-rifle1'] } },
    stack: ACTIVATED,
  });
  g.play({ type: 'boats:board', from: 'c4', boat: 'D-launch1' });
  expect(Object.keys(oddsOf(g, { type: 'boats:chargeAll' }, 'taken', 1n))).toEqual(['0', '1']);
  g.play({ type: 'boats:chargeAll' });
  const charged = oddsOf(g, { type: 'boats:repel' }, 'taken', 1_000_000n);
  expect(Object.keys(charged)).toEqual(['0', '1']);
  // The defender's own odds: those who charge are whom he kills.
  expect(Object.keys(oddsOf(g, { type: 'boats:repel' }, 'killed', 1n))).toEqual(['0', '1', '2']);
});

test('[BT-6.7] a snap shot at what came near', () => {
  const g = game({
    hulls: {
      'A-launch1': { at: 'c1', facing: 'north', ap: 2, marks: ['started'] },
      'D-launch1': { at: 'c3', facing: 'south', weapons: ['hmg'] },
    },
    stack: sailing('A-launch1'),
  });
  g.play({ type: 'boats:go', boat: 'A-launch1', to: 'c2' });
  const snap = { type: 'boats:snap', by: 'D-launch1', using: 'gun', what: 'hull' };
  const harmed = oddsOf(g, snap, 'damage', 2n * 36n ** 4n);
  expect(harmed['0']).toBe(36n ** 4n + 35n ** 4n);
});

test('what is likely to be sunk or taken is told as a chance, and nothing of groups ashore', () => {
  const g = game({
    groups: { 'A-lmg1': { ap: 5 }, 'A-mortar1': { at: 'd4', ap: 3 }, 'D-rifle1': 'b5' },
    hulls: { 'A-launch1': { at: 'c3', aboard: ['A-lmg1'] }, 'D-launch1': 'c2', 'D-dinghy1': 'd2' },
    stack: ACTIVATED,
  });
  const chances = (move: AnyMove): unknown =>
    pbiBoats.forecast?.(g.state, 'attacker', move as never)?.chances;
  expect(chances({ type: 'boats:board', from: 'c3', boat: 'D-launch1' })).toEqual(['taken']);
  expect(chances({ type: 'boats:gun', group: 'A-mortar1', what: 'hull', at: 'D-dinghy1' })).toEqual(
    ['sunk'],
  );
  expect(chances({ type: 'boats:gun', group: 'A-mortar1', what: 'ashore', at: 'b5' })).toBe(
    undefined,
  );
});
