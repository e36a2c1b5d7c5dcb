import { heading, turnBetween, wrapDegrees } from '@sandtable/table';
import { expect, test } from 'vitest';
import type { BattleMap, Place } from '../src/state/field.ts';
import { originOf } from '../src/rules/04-movement/origins.ts';
import { isRefusal } from '../src/rules/refusal.ts';
import { whyNotStand } from '../src/rules/04-movement/footing.ts';
import { DUE, RESERVE, type State } from '../src/state/state.ts';
import { blockWouldBe } from '../src/rules/02-pieces/blocks.ts';
import type { Kind } from '../src/rules/tables.ts';
import { findWay, MARCH, type Way } from '../src/rules/04-movement/ways.ts';
import { blue, box, fieldWith, red, told, type Piece } from './support/field.ts';

const START: Place = [10_000, 10_000];

/** The way of the first piece, or the rule that is against it. */
function march(state: State, to: Place, facing: number): Way | string | undefined {
  return told(findWay(state, 0, originOf(state, 0), to, facing, MARCH));
}

function wayOf(state: State, to: Place, facing: number): Way {
  const way = findWay(state, 0, originOf(state, 0), to, facing, MARCH);
  if (isRefusal(way)) throw new Error(way.message.key);
  return way;
}

function alone(map: Partial<BattleMap> = {}, kind: Kind = 'regular'): State {
  return fieldWith([red(kind, START, 0)], { map });
}

function among(...others: Piece[]): State {
  return fieldWith([red('regular', START, 0), ...others]);
}

test('[PB-1.3] foot goes 5.25 inches, mounted 7.5', () => {
  expect(wayOf(alone(), [10_000, 15_250], 0).cost).toBe(5250);
  expect(march(alone(), [10_000, 15_251], 0)).toBe('PB-1.3 tooFar');
  for (const kind of ['artillery', 'train', 'detachment'] as const) {
    expect(march(alone({}, kind), [10_000, 15_251], 0)).toBe('PB-1.3 tooFar');
  }
  for (const kind of ['cavalry', 'dragoons', 'hq'] as const) {
    expect(wayOf(alone({}, kind), [10_000, 17_500], 0).cost).toBe(7500);
    expect(march(alone({}, kind), [10_000, 17_501], 0)).toBe('PB-1.3 tooFar');
  }
});

test('[PB-4.1] ahead or up to 45 degrees off it, keeping its facing', () => {
  expect(wayOf(alone(), [13_000, 13_000], 0)).toMatchObject({ turns: 0, cost: 4243 });
  expect(wayOf(alone(), [7000, 13_000], 0)).toMatchObject({ turns: 0, cost: 4243 });
  // Farther to the side it must turn, and turn back.
  expect(march(alone(), [13_001, 13_000], 0)).toBe('PB-4.2 tooFarTurning');
  expect(wayOf(alone(), [12_001, 12_000], 0)).toMatchObject({ turns: 2, cost: 4580 });
});

test('[PB-4.1] the shortest way is straight, from where it stands to where it ends', () => {
  expect(wayOf(alone(), [11_000, 14_000], 0).points).toEqual([START, [11_000, 14_000]]);
  expect(wayOf(alone(), START, 0)).toMatchObject({ turns: 0, cost: 0 });
});

test('[PB-4.2] one facing change is free, first or last', () => {
  expect(wayOf(alone(), START, 123)).toMatchObject({ turns: 1, cost: 0 });
  expect(wayOf(alone(), [10_000, 15_250], 90)).toMatchObject({ turns: 1, cost: 5250 });
  expect(wayOf(alone(), [15_250, 10_000], 90)).toMatchObject({ turns: 1, cost: 5250 });
  expect(wayOf(alone(), [10_000, 4750], 180)).toMatchObject({ turns: 1, cost: 5250 });
});

test('[PB-4.2] each further one costs a third', () => {
  expect(wayOf(alone(), [10_000, 6500], 0)).toMatchObject({ turns: 2, cost: 5250 });
  expect(march(alone(), [10_000, 6499], 0)).toBe('PB-4.2 tooFarTurning');
  expect(wayOf(alone({}, 'cavalry'), [10_000, 5000], 0)).toMatchObject({ turns: 2, cost: 7500 });
  expect(march(alone({}, 'cavalry'), [10_000, 4999], 0)).toBe('PB-4.2 tooFarTurning');
});

test('[PB-4.2] or in between: obliquely one way, turned, obliquely the other', () => {
  const way = wayOf(alone(), [13_700, 10_000], 180);
  expect(way).toMatchObject({ turns: 1, cost: 5233 });
  expect(way.points).toEqual([START, [11_850, 11_850], [13_700, 10_000]]);
  expect(march(alone(), [13_720, 10_000], 180)).toBe('PB-4.2 tooFarTurning');
  // A long way a third is cheaper than the detour.
  expect(wayOf(alone({}, 'hq'), [15_000, 10_000], 180)).toMatchObject({ turns: 1, cost: 7072 });
});

const WOODS: Partial<BattleMap> = { woods: [box(9000, 11_000, 11_000, 12_000)] };
const STREAM: Partial<BattleMap> = {
  streams: [
    {
      line: [
        [0, 13_000],
        [40_000, 13_000],
      ],
    },
  ],
};
const HILL: Partial<BattleMap> = {
  hills: [
    {
      level: 1,
      outline: box(8000, 13_500, 12_000, 16_000),
      crest: [
        [8000, 14_800],
        [12_000, 14_800],
      ],
    },
  ],
};
const MARSH: Partial<BattleMap> = { marshes: [box(8000, 11_000, 12_000, 12_000)] };

test('[PB-4.3] difficult terrain costs a third', () => {
  for (const map of [WOODS, STREAM, HILL, MARSH]) {
    expect(wayOf(alone(map), [10_000, 13_500], 0).cost).toBeLessThanOrEqual(5250);
    expect(march(alone(map), [10_000, 13_600], 0)).toBe('PB-4.3 tooFarDifficult');
  }
  expect(wayOf(alone(WOODS), [10_000, 13_500], 0)).toMatchObject({ difficult: true, cost: 5250 });
  expect(wayOf(alone(WOODS), [10_000, 10_999], 0)).toMatchObject({ difficult: false, cost: 999 });
});

test('[PB-4.3] once, however much of it, and on top of facing changes', () => {
  const both = { ...WOODS, ...STREAM, marshes: [box(9000, 12_100, 11_000, 12_200)] };
  expect(wayOf(alone(both), [10_000, 13_500], 0)).toMatchObject({ cost: 5250 });
  const behind = { woods: [box(9000, 8000, 11_000, 9000)] };
  expect(wayOf(alone(behind), [10_000, 8250], 0)).toMatchObject({ turns: 2, cost: 5250 });
  expect(march(alone(behind), [10_000, 8249], 0)).toBe('PB-4.3 tooFarDifficult');
});

const RIVER: Partial<BattleMap> = {
  rivers: [
    {
      line: [
        [0, 12_000],
        [40_000, 12_000],
      ],
      width: 300,
      bridges: [[11_000, 12_000]],
      fords: [[30_000, 12_000]],
    },
  ],
};

test('[PB-4.4] rivers are crossed only at bridges and fords', () => {
  // Straight over the bridge, with the cost of difficult terrain.
  expect(wayOf(alone(RIVER), [11_500, 13_000], 0)).toMatchObject({
    difficult: true,
    river: true,
    turns: 0,
  });
  expect(wayOf(alone(RIVER), [10_000, 11_800], 0)).toMatchObject({ river: false, cost: 1800 });
  const far = fieldWith([red('regular', [20_000, 10_000], 0)], { map: RIVER });
  expect(march(far, [20_000, 12_500], 0)).toBe('PB-4.4 riverInWay');
});

test('[PB-4.4] the way goes by the bridge where the straight line does not', () => {
  const way = wayOf(alone(RIVER), [11_000, 13_000], 0);
  expect(way.points).toEqual([START, [11_000, 12_000], [11_000, 13_000]]);
  expect(way).toMatchObject({ river: true, turns: 0, cost: 4987 });
  // Back on the other side it would have to turn twice.
  expect(march(alone(RIVER), [10_000, 12_500], 0)).toBe('PB-4.4 riverInWay');
  expect(wayOf(alone(RIVER, 'hq'), [10_000, 12_500], 300)).toMatchObject({ turns: 1 });
});

test('[PB-4.4] no artillery, cavalry or baggage in marsh', () => {
  for (const kind of ['artillery', 'cavalry', 'dragoons', 'train'] as const) {
    const state = alone(MARSH, kind);
    expect(march(state, [10_000, 12_500], 0)).toBe('PB-4.4 marshInWay');
    const there = blockWouldBe(state, 0, 10_000, 11_500, 0);
    expect(told(whyNotStand(state, 0, there))).toBe('PB-4.4 inMarsh');
  }
  for (const kind of ['regular', 'detachment', 'hq'] as const) {
    const state = alone(MARSH, kind);
    expect(wayOf(state, [10_000, 12_500], 0).difficult).toBe(true);
    const there = blockWouldBe(state, 0, 10_000, 11_500, 0);
    expect(whyNotStand(state, 0, there)).toBeUndefined();
  }
});

test('[PB-4.4] nobody ends a march with most of it in a river', () => {
  const state = alone(RIVER);
  const stands = (y: number): unknown =>
    told(whyNotStand(state, 0, blockWouldBe(state, 0, 5000, y, 0)));
  expect(stands(12_000)).toBe('PB-4.4 inRiver');
  expect(stands(12_190)).toBeUndefined();
});

test('[PB-4.5] pieces never stack', () => {
  const state = among(red('cavalry', [10_000, 12_000], 0), blue('regular', [10_000, 14_000], 180));
  const stands = (x: number, y: number): unknown =>
    told(whyNotStand(state, 0, blockWouldBe(state, 0, x, y, 0)));
  expect(stands(10_000, 12_300)).toBe('PB-4.5 stacked');
  expect(stands(10_000, 12_375)).toBeUndefined();
  expect(stands(11_875, 14_000)).toBeUndefined();
  expect(stands(11_800, 14_000)).toBe('PB-4.5 stacked');
  // Where it stands itself, and where a piece stands that makes room.
  expect(whyNotStand(state, 0, blockWouldBe(state, 0, 10_100, 10_000, 0))).toBeUndefined();
  expect(whyNotStand(state, 0, blockWouldBe(state, 0, 10_000, 12_100, 0), [1])).toBeUndefined();
});

test('[PB-2.4] an enemy HQ makes room, an own one does not', () => {
  const there = (hq: Piece): unknown => {
    const state = among(hq);
    return told(whyNotStand(state, 0, blockWouldBe(state, 0, 10_000, 12_000, 0)));
  };
  expect(there(blue('hq', [10_000, 12_000], 180))).toBeUndefined();
  expect(there(red('hq', [10_000, 12_000], 0))).toBe('PB-4.5 stacked');
});

test('[PB-1.5] a piece at rest is wholly on the map', () => {
  const state = alone();
  const stands = (x: number): unknown =>
    told(whyNotStand(state, 0, blockWouldBe(state, 0, x, 5000, 0)));
  expect(stands(936)).toBe('PB-1.5 offMap');
  expect(stands(938)).toBeUndefined();
});

test('[PB-4.5] own pieces are passed, enemy ones are not', () => {
  expect(wayOf(among(red('regular', [10_000, 12_000], 0)), [10_000, 14_000], 0).cost).toBe(4000);
  const state = among(
    blue('regular', [8100, 12_000], 180),
    blue('regular', [10_000, 12_000], 180),
    blue('regular', [11_900, 12_000], 180),
  );
  expect(march(state, [10_000, 14_000], 0)).toBe('PB-4.5 enemyInWay');
  expect(wayOf(state, [10_000, 11_600], 0).cost).toBe(1600);
  // Enemy HQs are pushed back.
  expect(wayOf(among(blue('hq', [10_000, 12_000], 180)), [10_000, 14_000], 0).cost).toBe(4000);
});

test('[PB-4.5] it may go where most of it fits', () => {
  const beside = (x: number): unknown =>
    march(
      among(blue('regular', [x, 12_000], 180), blue('train', [8000, 30_000], 0)),
      [10_000, 14_000],
      0,
    );
  // The enemy ends 10 units before the middle of the way, and so covers less than half of the breadth.
  expect(beside(10_000 + 938 + 30)).toMatchObject({ turns: 0, cost: 4000 });
  // Past its middle the way leads around it.
  expect(beside(10_000 + 938 - 30)).toMatchObject({ turns: 0 });
  expect((beside(10_000 + 938 - 30) as Way).points).toHaveLength(3);
});

test('[PB-4.5] what fits must be in one part: nobody goes past an enemy on both hands', () => {
  // On either hand of it more than half of the breadth is clear, but not in one part.
  const state = among(
    blue('detachment', [10_000, 12_000], 90),
    blue('regular', [8074, 12_000], 180),
    blue('regular', [11_926, 12_000], 180),
  );
  expect(march(state, [10_000, 14_000], 0)).toBe('PB-4.5 enemyInWay');
});

test('[PB-4.5] all enemies together leave most of its breadth clear', () => {
  const between = (gap: number): unknown =>
    march(
      among(
        blue('regular', [10_000 - 938 - gap / 2, 12_000], 180),
        blue('regular', [10_000 + 938 + gap / 2, 12_000], 180),
      ),
      [10_000, 14_000],
      0,
    );
  expect(between(1000)).toMatchObject({ cost: 4000 });
  expect(between(900)).toBe('PB-4.5 enemyInWay');
});

test('[PB-4.5] around an enemy, past the nearer end', () => {
  const way = wayOf(among(blue('regular', [10_400, 12_000], 180)), [10_000, 14_000], 0);
  expect(way.turns).toBe(0);
  expect(way.points).toHaveLength(3);
  expect(way.points[1][0]).toBeLessThan(10_400 - 938);
  expect(way.cost).toBeGreaterThan(4000);
});

test('[PB-4.6] leaving a column costs a third first', () => {
  const column = fieldWith([red('regular', START, 0, { column: true })]);
  expect(wayOf(column, [10_000, 13_500], 0).cost).toBe(5250);
  expect(wayOf(column, START, 90).cost).toBe(1750);
  expect(march(column, [10_000, 13_501], 0)).toBe('PB-4.6 tooFarFromColumn');
});

test('[PB-8.2] out of reserve with the movement of the HQ counted', () => {
  const state = fieldWith(
    [red('hq', [10_000, 10_000], 30), red('regular', [0, 0], 0, { place: RESERVE })],
    {
      trails: [
        {
          facing: 0,
          points: [
            [10_000, 7000],
            [10_000, 10_000],
          ],
          road: 0,
          changes: 0,
          column: false,
        },
        null,
        null,
        null,
      ],
    },
  );
  // The HQ has turned in the end; the piece itself need not have done so.
  expect(originOf(state, 1)).toEqual({
    x: 10_000,
    y: 10_000,
    facing: 0,
    column: false,
    budget: 2250,
    toLeft: 0,
    toRight: 0,
    free: true,
    difficult: false,
  });
});

test('[PB-12.9] a piece that is due begins at the entry of its Command', () => {
  const state = fieldWith([red('regular', [0, 0], 0, { place: DUE })]);
  expect(originOf(state, 0)).toMatchObject({ x: 20_000, y: 0, facing: 0, budget: 5250 });
});

/** The least that two legs by a way point cost, judged by trying all facings on both of them. */
function costBy(x: number, y: number, to: Place, facing: number): number {
  const [ax, ay] = [x - START[0], y - START[1]];
  const [bx, by] = [to[0] - x, to[1] - y];
  const off = (turn: number, dx: number, dy: number): number =>
    dx === 0 && dy === 0 ? 0 : turnBetween(turn, wrapDegrees(heading(0, 0, dx, dy)));
  let fewest = 3;
  const some = [0, facing, ...Array.from({ length: 24 }, (_, i) => 15 * i)];
  for (const first of some) {
    if (off(first, ax, ay) > 45) continue;
    for (const second of some) {
      if (off(second, bx, by) > 45) continue;
      const turns = Number(first !== 0) + Number(second !== first) + Number(facing !== second);
      fewest = Math.min(fewest, turns);
    }
  }
  return Math.hypot(ax, ay) + Math.hypot(bx, by) + Math.max(0, fewest - 1) * 1750;
}

test('[PB-4.2] on open ground no way by any point is cheaper', () => {
  for (let i = 0; i < 40; i++) {
    const to: Place = [10_000 + ((i * 1237) % 7000) - 3500, 10_000 + ((i * 2741) % 7000) - 3500];
    const facing = (i * 67) % 360;
    const answer = march(alone(), to, facing);
    const cost = typeof answer === 'object' ? answer.cost : 5250;
    for (let x = 7000; x <= 13_000; x += 500) {
      for (let y = 7000; y <= 13_000; y += 500) {
        // A heading is rounded to a whole degree, so that the other way may seem a little shorter.
        expect(costBy(x, y, to, facing)).toBeGreaterThan(cost - 60);
      }
    }
  }
});
