import type { BlockEdge } from '@sandtable/table';
import { rectangleOf } from '@sandtable/table';
import { expect, test } from 'vitest';
import {
  inCommandRange,
  isFlanking,
  isFlushContact,
  placeOfAttack,
  touches,
  touchesEnemy,
  whyNotAttack,
  type Attack,
} from '../src/rules/06-attack/attack.ts';
import { blockOf } from '../src/rules/02-pieces/blocks.ts';
import type { BattleMap } from '../src/state/field.ts';
import { isRefusal } from '../src/rules/refusal.ts';
import { DUE, RESERVE, type State } from '../src/state/state.ts';
import { blue, box, fieldWith, red, told, type Piece } from './support/field.ts';

/** An attack of one piece on another, whoever commands it. */
function attack(
  state: State,
  edge: BlockEdge,
  aside = 0,
  piece = 0,
  target = 1,
): Attack | string | undefined {
  return told(whyNotAttack(state, piece, target, edge, aside, [piece]));
}

function sure(state: State, edge: BlockEdge, aside = 0, piece = 0, target = 1): Attack {
  const answer = whyNotAttack(state, piece, target, edge, aside, [piece]);
  if (isRefusal(answer)) throw new Error(answer.message.key);
  return answer;
}

/** A Red piece that looks at a Blue one 4 inches before it. */
function facing(...others: Piece[]): State {
  return fieldWith([
    red('regular', [10_000, 10_000], 0),
    blue('regular', [10_000, 14_000], 180),
    ...others,
  ]);
}

test('[PB-6.1] in command range: a third Mounted of the HQ, touching is enough', () => {
  const at = (y: number, hq: Piece): boolean =>
    inCommandRange(fieldWith([red('regular', [10_000, y], 0), hq]), 0);
  const own = red('hq', [10_000, 10_000], 0);
  // To the nearest point of the block: 2500, and half of its depth.
  expect(at(12_687, own)).toBe(true);
  expect(at(12_688, own)).toBe(false);
  expect(at(12_000, red('hq', [10_000, 10_000], 0, { command: 1 }))).toBe(false);
});

test('[PB-6.1] an army commander commands attacks of all', () => {
  const commander = red('hq', [10_000, 10_000], 0, { command: 2 });
  expect(inCommandRange(fieldWith([red('regular', [10_000, 12_000], 0), commander]), 0)).toBe(true);
  const enemy = blue('hq', [10_000, 10_000], 0, { command: 3 });
  expect(inCommandRange(fieldWith([red('regular', [10_000, 12_000], 0), enemy]), 0)).toBe(false);
});

test('[PB-6.1] who comes out of reserve, or arrives with its HQ, begins beside it', () => {
  for (const place of [RESERVE, DUE]) {
    const hq = red('hq', [0, 0], 0, { place });
    expect(inCommandRange(fieldWith([red('regular', [0, 0], 0, { place }), hq]), 0)).toBe(true);
  }
});

test('[PB-6.1] only troops that began in command range attack', () => {
  const state = facing(red('hq', [2000, 2000], 0));
  expect(told(whyNotAttack(state, 0, 1, 'front', 0, null))).toBe('PB-6.1 outOfRange');
  expect(told(whyNotAttack(state, 0, 1, 'front', 0, []))).toBe('PB-6.1 outOfRange');
  expect(isRefusal(whyNotAttack(state, 0, 1, 'front', 0, [0]))).toBe(false);
  const near = facing(red('hq', [10_000, 8000], 0));
  expect(isRefusal(whyNotAttack(near, 0, 1, 'front', 0, null))).toBe(false);
});

test('[PB-6.2] an attack ends with the front against an edge of the target', () => {
  const { block, way } = sure(facing(), 'front');
  expect([block.x, block.y, block.facing]).toEqual([10_000, 13_625, 0]);
  expect(way).toMatchObject({ turns: 0, cost: 3625 });
  expect(isFlushContact(block, blockOf(facing(), 1))).toBe(true);
  expect(touches(block, blockOf(facing(), 1))).toBe(true);
});

test('[PB-6.2] most of it must be in contact', () => {
  expect(attack(facing(), 'front', 900)).toMatchObject({ block: { x: 10_900 } });
  expect(attack(facing(), 'front', 940)).toBe('PB-6.2 littleContact');
  expect(attack(facing(), 'front', -940)).toBe('PB-6.2 littleContact');
  // Against a narrow piece most of that is enough.
  const narrow = fieldWith([
    red('regular', [10_000, 10_000], 0),
    blue('detachment', [10_000, 14_000], 180),
  ]);
  expect(attack(narrow, 'front', 900)).toMatchObject({ block: { x: 10_900 } });
  expect(attack(narrow, 'front', 940)).toBe('PB-6.2 littleContact');
});

test('[PB-6.2] whoever meets it askew closes flush, up to 45 degrees for nothing', () => {
  const askew = (turn: number): State =>
    fieldWith([red('regular', [10_000, 10_000], 0), blue('regular', [10_000, 12_500], 180 + turn)]);
  expect(sure(askew(45), 'front').way.turns).toBe(0);
  expect(sure(askew(46), 'front').way.turns).toBe(1);
  // One that has to turn to get there at all turns onto the edge as well.
  const beside = fieldWith([
    red('regular', [10_000, 10_000], 0),
    blue('regular', [15_000, 10_500], 225),
  ]);
  expect(sure(beside, 'front').way).toMatchObject({ turns: 1 });
});

test('[PB-6.2] nothing else may lie between', () => {
  expect(
    attack(
      facing(
        blue('regular', [10_000, 12_000], 180),
        blue('regular', [8200, 12_000], 180),
        blue('regular', [11_800, 12_000], 180),
      ),
      'front',
    ),
  ).toBe('PB-4.5 enemyInWay');
  expect(attack(facing(red('cavalry', [10_000, 12_000], 0)), 'front')).toMatchObject({
    way: { cost: 3625 },
  });
  expect(attack(facing(red('cavalry', [10_000, 13_600], 0)), 'front')).toBe('PB-4.5 stacked');
});

test('[PB-6.2] the target is in the way of whoever comes from its other side', () => {
  expect(attack(facing(), 'rear')).not.toHaveProperty('block');
  const fast = fieldWith([
    red('cavalry', [10_000, 11_500], 0),
    blue('regular', [10_000, 14_000], 180),
  ]);
  const { way } = sure(fast, 'rear');
  // Past it, and about to face it from behind: that is the one turn.
  expect(way).toMatchObject({ turns: 1, cost: 5038 });
  const [, beside, behind] = way.points;
  for (const [x] of [beside, behind]) expect(Math.abs(x - 10_000)).toBeGreaterThan(938);
  expect(behind[1]).toBeGreaterThan(14_375);
});

test('[PB-6.2] only enemies on the map are attacked', () => {
  const state = facing(
    red('regular', [14_000, 10_000], 0),
    blue('regular', [0, 0], 0, { place: RESERVE }),
  );
  expect(attack(state, 'front', 0, 0, 2)).toBe('PB-6.2 noTarget');
  expect(attack(state, 'front', 0, 0, 3)).toBe('PB-6.2 noTarget');
  expect(attack(state, 'front', 0, 0, -1)).toBe('PB-6.2 noTarget');
});

test('[PB-2.4] HQs neither attack nor are attacked', () => {
  expect(attack(facing(blue('hq', [12_000, 12_000], 180)), 'front', 0, 0, 2)).toBe(
    'PB-2.4 hqTarget',
  );
  expect(attack(facing(red('hq', [12_000, 12_000], 0)), 'front', 0, 2, 1)).toBe(
    'PB-6.4 cannotAttack',
  );
});

test('[PB-6.4] artillery cannot attack, nor can baggage', () => {
  for (const kind of ['artillery', 'train'] as const) {
    const state = fieldWith([
      red(kind, [10_000, 10_000], 0),
      blue('regular', [10_000, 14_000], 180),
    ]);
    expect(attack(state, 'front')).toBe('PB-6.4 cannotAttack');
  }
  for (const kind of ['artillery', 'train'] as const) {
    const state = fieldWith([
      red('militia', [10_000, 10_000], 0),
      blue(kind, [10_000, 14_000], 180),
    ]);
    expect(attack(state, 'front')).toHaveProperty('block');
  }
});

test('[PB-6.5] flank: the centre of the attacker is behind the front line of the defender', () => {
  const defender = rectangleOf(10_000, 14_000, 1875, 375, 180);
  // The front line is at 13,812.5; behind it is above it.
  expect(isFlanking(rectangleOf(11_200, 13_812, 1875, 375, 270), defender)).toBe(false);
  expect(isFlanking(rectangleOf(11_200, 13_813, 1875, 375, 270), defender)).toBe(true);
  expect(isFlanking(placeOfAttack(facing(), 0, 1, 'front', 0), defender)).toBe(false);
  expect(isFlanking(placeOfAttack(facing(), 0, 1, 'left', 0), defender)).toBe(true);
  expect(isFlanking(placeOfAttack(facing(), 0, 1, 'rear', 0), defender)).toBe(true);
});

test('[PB-6.5] a flank is reached where the way past the front allows it', () => {
  const state = fieldWith([
    red('regular', [12_500, 11_000], 0),
    blue('regular', [10_000, 14_000], 180),
  ]);
  const { block, way } = sure(state, 'left');
  expect([block.x, block.y, block.facing]).toEqual([11_125, 14_000, 270]);
  expect(way.cost).toBeLessThanOrEqual(5250);
});

/** The move example of the book: a piece that stands back between two others. */
const EXAMPLE = fieldWith([
  red('regular', [10_800, 11_000], 0),
  blue('regular', [10_800, 14_800], 180),
  blue('regular', [12_000, 14_000], 180),
  red('regular', [12_300, 11_000], 0),
]);

test('[PB-4.5] move example: the center Red piece fits past the right Blue piece', () => {
  const { way, block } = sure(EXAMPLE, 'front');
  expect(way).toMatchObject({ turns: 0, cost: 3425 });
  expect(block.y).toBe(14_425);
  // And the one to its right attacks that.
  expect(sure(EXAMPLE, 'front', 0, 3, 2).way.turns).toBe(0);
});

test('[PB-6.5] move example: most of it does not fit in the flank of the right Blue piece', () => {
  expect(attack(EXAMPLE, 'right', 0, 0, 2)).toBe('PB-4.5 stacked');
  for (let aside = -1100; aside <= 1100; aside += 20) {
    const answer = attack(EXAMPLE, 'right', aside, 0, 2);
    if (typeof answer !== 'object') continue;
    expect(isFlanking(answer.block, blockOf(EXAMPLE, 2))).toBe(false);
  }
});

const RIVER: Partial<BattleMap> = {
  rivers: [
    {
      line: [
        [0, 12_000],
        [40_000, 12_000],
      ],
      width: 300,
      bridges: [[10_000, 12_000]],
      fords: [],
    },
  ],
};

/** Red before a bridge, Blue so far behind the river, and more Blue to the side. */
function acrossRiver(y: number, redAt = 10_000): State {
  return fieldWith(
    [
      red('regular', [10_000, redAt], 0),
      blue('regular', [10_000, y], 180),
      blue('cavalry', [14_000, 14_000], 180),
    ],
    { map: RIVER },
  );
}

test('[PB-6.7] move example: Red attacks across the river, and stands in it', () => {
  const { block, river, way } = sure(acrossRiver(12_338), 'front');
  expect([block.x, block.y]).toEqual([10_000, 11_963]);
  expect(river).toBe(true);
  // The bridge is difficult terrain also for who attacks over it.
  expect(way).toMatchObject({ difficult: true, cost: 1963 + 1750 });
  const aside = fieldWith(
    [red('regular', [20_000, 10_000], 0), blue('regular', [20_000, 12_338], 180)],
    { map: RIVER },
  );
  expect(attack(aside, 'front')).toBe('PB-4.4 riverInWay');
});

test('[PB-6.7] an attack on the same side of a river is none across it', () => {
  const state = fieldWith(
    [red('regular', [10_000, 13_000], 0), blue('regular', [10_000, 15_000], 180)],
    { map: RIVER },
  );
  expect(sure(state, 'front').river).toBe(false);
});

test('[PB-6.7] a column that attacks across a bridge pays for both', () => {
  const state = acrossRiver(12_338, 10_500);
  state.column[0] = 1;
  expect(sure(state, 'front').way.cost).toBe(1463 + 2 * 1750);
});

/** Whether the second Blue piece can attack the flank of Red anywhere, and so that it is one. */
function flanks(state: State): boolean {
  for (let aside = -1100; aside <= 1100; aside += 10) {
    const answer = attack(state, 'right', aside, 2, 0);
    if (typeof answer === 'object' && isFlanking(answer.block, blockOf(state, 0))) return true;
  }
  return false;
}

test('[PB-6.7] move example: no room to flank those who stand in the river', () => {
  expect(flanks(acrossRiver(12_338, 11_963))).toBe(false);
});

test('[PB-6.7] move example: with Blue further back there is', () => {
  expect(flanks(acrossRiver(12_800, 12_425))).toBe(true);
});

test('[PB-10.4] uphill: the defender is on a hill, and the attacker comes from below', () => {
  const map: Partial<BattleMap> = {
    hills: [
      {
        level: 1,
        outline: box(8000, 13_000, 12_000, 16_000),
        crest: [
          [8000, 14_500],
          [12_000, 14_500],
        ],
      },
    ],
  };
  const from = (y: number): Attack =>
    sure(
      fieldWith([red('regular', [10_000, y], 0), blue('regular', [10_000, 15_000], 180)], { map }),
      'front',
    );
  expect(from(12_000).uphill).toBe(true);
  expect(from(13_400).uphill).toBe(false);
});

test('[PB-6.2] a block touches an enemy within the rounding of corners, HQs aside', () => {
  const state = facing(blue('hq', [10_000, 12_000], 180));
  expect(touchesEnemy(state, 0, rectangleOf(10_000, 13_625, 1875, 375, 0))).toBe(true);
  expect(touchesEnemy(state, 0, rectangleOf(10_000, 13_600, 1875, 375, 0))).toBe(false);
  expect(touchesEnemy(state, 0, rectangleOf(10_000, 12_000, 1875, 375, 0))).toBe(false);
});
