import { seededDice, SETTING } from '@sandtable/kernel';
import { distance, heading, turnBetween } from '@sandtable/table';
import { expect, test } from 'vitest';
import { depthOf, frontOf, rateOf, thirdOf } from '../src/rules/02-pieces/blocks.ts';
import type { Place } from '../src/state/field.ts';
import { groundOf } from '../src/rules/01-map/ground.ts';
import { avoidsMarsh, whyNotGo, type Traveller } from '../src/rules/04-movement/legs.ts';
import { originOf } from '../src/rules/04-movement/origins.ts';
import { isRefusal } from '../src/rules/refusal.ts';
import type { State } from '../src/state/state.ts';
import { KIND, type Kind } from '../src/rules/tables.ts';
import { findWay, MARCH, type Way } from '../src/rules/04-movement/ways.ts';
import { blue, box, fieldWith, red, type Piece } from './support/field.ts';

const START: Place = [10_000, 10_000];

/** A field with woods, a stream, a river and enemies between the start and wherever one goes. */
function randomField(seed: string): { state: State; to: Place; facing: number } {
  const dice = seededDice(seed);
  const any = (from: number, to: number): number => from + dice.die(to - from + 1) - 1;
  const kinds: Kind[] = ['regular', 'cavalry', 'artillery', 'detachment', 'hq'];
  const kind = kinds[any(0, kinds.length - 1)];
  const around = (): Place => [any(7000, 13_000), any(10_800, 14_500)];
  const enemies = Array.from({ length: any(1, 4) }, (): Piece => {
    const at = around();
    return blue(any(1, 3) === 1 ? 'detachment' : 'regular', at, any(0, 359));
  });
  const woods = Array.from({ length: any(0, 3) }, () => {
    const [x, y] = around();
    return box(x, y, x + any(300, 2000), y + any(300, 1200));
  });
  const marshes = Array.from({ length: any(0, 1) }, () => {
    const [x, y] = around();
    return box(x, y, x + any(300, 1500), y + any(300, 900));
  });
  const rivers = [
    {
      line: [
        [0, 12_600],
        [40_000, 12_600],
      ] as Place[],
      width: 300,
      bridges: [[any(8500, 11_500), 12_600]] as Place[],
      fords: [],
    },
  ];
  const map = { woods, marshes, ...(any(1, 3) === 1 && { rivers }) };
  const state = fieldWith(
    [red(kind, START, any(-60, 60) + (any(1, 4) === 1 ? 180 : 60)), ...enemies],
    {
      map,
    },
  );
  const far = rateOf(state, 0);
  const to: Place = [10_000 + any(-far >> 1, far >> 1), 10_000 + any(500, far - 500)];
  return { state, to, facing: any(0, 359) };
}

function travellerTo(state: State, to: Place, facing: number): Traveller {
  return {
    state,
    ground: groundOf(state[SETTING].field),
    side: 0,
    avoidsMarsh: avoidsMarsh(state[SETTING].army.pieces[0].kind),
    width: frontOf(state, 0, false),
    depth: depthOf(state, 0, false),
    toX: to[0],
    toY: to[1],
    facing,
    target: -1,
  };
}

/** PB-4.1: within 45 degrees, as far as whole degrees tell. */
function mayGo(facing: number, [ax, ay]: Place, [bx, by]: Place): boolean {
  return turnBetween(facing, heading(ax, ay, bx, by)) < 45;
}

/**
 * The least that any way costs by the points of a lattice and the corners of the ground, turning to any of
 * many facings at each of them: a plain search over all of it, without any thought.
 */
function leastCost(state: State, to: Place, facing: number): number {
  const traveller = travellerTo(state, to, facing);
  const { ground } = traveller;
  const [rate, third] = [rateOf(state, 0), thirdOf(state, 0)];
  const points: Place[] = [START, to, ...ground.crossings.map(({ x, y }): Place => [x, y])];
  for (let x = 6000; x <= 14_000; x += 800) {
    for (let y = 9200; y <= 16_800; y += 800) points.push([x, y]);
  }
  points.push(...ground.corners);
  const near = points.filter(([x, y]) => distance(...START, x, y) + distance(x, y, ...to) <= rate);
  const facings = [...new Set([state.facing[0], facing, 0, 45, 90, 135, 180, 225, 270, 315])];
  /** By point, facing, difficult and turns: the least length. */
  const known = new Map<string, number>();
  let best = Infinity;
  const queue: { at: Place; turned: number; turns: number; hard: boolean; length: number }[] = [
    { at: START, turned: state.facing[0], turns: 0, hard: false, length: 0 },
  ];
  const cost = (length: number, turns: number, hard: boolean): number =>
    length + Math.max(0, turns - 1) * third + (hard ? third : 0);
  while (queue.length > 0) {
    queue.sort((a, b) => b.length - a.length);
    const { at, turned, turns, hard, length } = queue.pop() as (typeof queue)[number];
    if (at[0] === to[0] && at[1] === to[1]) {
      best = Math.min(best, cost(length, turns + (turned === facing ? 0 : 1), hard));
      continue;
    }
    for (const next of near) {
      const leg = distance(...at, ...next);
      if (leg === 0) continue;
      const rest = distance(...next, ...to);
      if (cost(length + leg + rest, turns, hard) > Math.min(rate, best)) continue;
      const difficult = hard || ground.isDifficult(...at, ...next);
      for (const each of facings) {
        const turnsNow = turns + (each === turned ? 0 : 1);
        if (cost(length + leg + rest, turnsNow, difficult) > Math.min(rate, best)) continue;
        if (!mayGo(each, at, next)) continue;
        const key = [next, each, turnsNow, difficult].join();
        if ((known.get(key) ?? Infinity) <= length + leg) continue;
        if (whyNotGo(traveller, ...at, ...next, each) !== undefined) continue;
        known.set(key, length + leg);
        queue.push({
          at: next,
          turned: each,
          turns: turnsNow,
          hard: difficult,
          length: length + leg,
        });
      }
    }
  }
  return best;
}

/** A way is what it says: every leg can be gone, and it costs so much. */
function requireTrue(state: State, to: Place, facing: number, way: Way): void {
  const traveller = travellerTo(state, to, facing);
  const { points, facings } = way;
  expect([points[0], points.at(-1)]).toEqual([START, to]);
  expect(facings.length).toBe(points.length - 1);
  let [length, turns, turned, hard] = [0, 0, state.facing[0], false];
  for (const [i, each] of facings.entries()) {
    const [from, next] = [points[i], points[i + 1]];
    if (from[0] === next[0] && from[1] === next[1]) continue;
    expect(turnBetween(each, heading(...from, ...next))).toBeLessThanOrEqual(45);
    expect(whyNotGo(traveller, ...from, ...next, each)).toBe(undefined);
    length += distance(...from, ...next);
    hard ||= traveller.ground.isDifficult(...from, ...next);
    if (each !== turned) turns++;
    turned = each;
  }
  if (turned !== facing) turns++;
  const third = thirdOf(state, 0);
  const cost = length + Math.max(0, turns - 1) * third + (hard ? third : 0);
  expect(Math.abs(way.cost - cost)).toBeLessThanOrEqual(1);
  expect(way.cost).toBeLessThanOrEqual(rateOf(state, 0));
}

/** A way that goes by whole degrees and keeps off corners may be longer by as much. */
const ROUNDING = 60;

test('[PB-4.1, PB-4.2, PB-4.3, PB-4.5] no way is cheaper, and none is missed, past any number of obstacles', () => {
  let [found, bent] = [0, 0];
  for (let i = 0; i < 150; i++) {
    const { state, to, facing } = randomField(`ways ${i}`);
    // PB-1.5: nobody ends in a river, whatever way there is.
    if (groundOf(state[SETTING].field).isWater(...to)) continue;
    const way = findWay(state, 0, originOf(state, 0), to, facing, MARCH);
    const plain = findWay(state, 0, originOf(state, 0), to, facing, MARCH, 'plain');
    const known = isRefusal(plain) ? Infinity : plain.cost;
    const least = Math.min(known, leastCost(state, to, facing));
    const text = `field ${i}, ${KIND[state[SETTING].army.pieces[0].kind].arm}: ${least}`;
    if (isRefusal(way)) {
      expect(least, `${text} ${way.message.key}`).toBeGreaterThan(rateOf(state, 0) - ROUNDING);
      continue;
    }
    requireTrue(state, to, facing, way);
    expect(way.cost, text).toBeLessThanOrEqual(least + ROUNDING);
    found++;
    if (way.points.length > 3) bent++;
  }
  expect([found > 40, bent > 3]).toEqual([true, true]);
});

test('[PB-4.5] a way is found where it leads away from the corners of all enemies', () => {
  for (const seed of [738, 973, 1489]) {
    const { state, to, facing } = randomField(`ways ${seed}`);
    const way = findWay(state, 0, originOf(state, 0), to, facing, MARCH);
    if (isRefusal(way)) throw new Error(`field ${seed}: ${way.message.key}`);
    requireTrue(state, to, facing, way);
  }
});
