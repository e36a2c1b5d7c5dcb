import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { game, only, sailing, SEA, type AnyMove, type Game, type Sketch } from './support/game.ts';

const START: AnyMove = { type: 'boats:start', boat: 'A-mtb1', throttle: false };
const THROTTLE: AnyMove = { type: 'boats:start', boat: 'A-mtb1', throttle: true };
const DONE: AnyMove = { type: 'boats:done' };
const go = (to: string, boat = 'A-mtb1'): AnyMove => ({ type: 'boats:go', boat, to });
const turn = (hand: 'left' | 'right'): AnyMove => ({ type: 'boats:turn', boat: 'A-mtb1', hand });

/** An MTB at d3 of the open sea that faces north, has AP and acts. */
function acting(hull: object = {}, sketch: Partial<Sketch> = {}): Game {
  return game({
    board: SEA,
    ...sketch,
    groups: { 'A-commander': 'a8', ...sketch.groups },
    hulls: {
      'A-mtb1': {
        at: 'd3',
        facing: 'north',
        aboard: ['A-rifle1'],
        ap: 7,
        marks: ['started'],
        ...hull,
      },
      ...sketch.hulls,
    },
    stack: sailing('A-mtb1'),
  });
}

function moored(hull: object = {}, sketch: Partial<Sketch> = {}): Game {
  return game({
    board: SEA,
    ...sketch,
    groups: { 'A-commander': 'a8', ...sketch.groups },
    hulls: {
      'A-mtb1': { at: 'd3', facing: 'north', aboard: ['A-rifle1'], ...hull },
      ...sketch.hulls,
    },
  });
}

describe('BT-3.1 a hull acts', () => {
  test('[BT-3.1] it has 2D6 AP, once a turn, without a commander', () => {
    const played = moored();
    expect(played.play(START, 3, 4)).toMatchObject([
      { type: 'boats:started', rule: 'BT-3.1', dice: [3, 4], ap: 7, throttle: false },
    ]);
    expect(played.asked).toBe('attacker boats:sail');
    played.isKept();
    played.play(DONE);
    expect(played.asked).toBe('attacker motivate');
    played.refuses(START, 'BT-3.1');
  });

  test('[BT-3.1] what it does not spend is lost, and told', () => {
    const played = acting();
    expect(played.play(DONE)).toMatchObject([{ type: 'boats:done', rule: 'BT-3.1', lost: 7 }]);
    expect(played.hull('A-mtb1').ap).toBe(0);
  });

  test('[BT-3.1] it acts among the residual activations, too', () => {
    const played = game({
      board: SEA,
      hulls: { 'A-mtb1': { at: 'd3', aboard: ['A-rifle1'] } },
      stack: [{ type: 'residual' }],
    });
    played.play(START, 1, 1);
    expect(played.asked).toBe('attacker boats:sail');
    played.isKept();
    played.play(DONE);
    expect(played.asked).toBe('attacker residual');
  });

  test('[BT-3.1] with its last AP its action is over', () => {
    const played = acting({ ap: 1 });
    played.play(go('d4'));
    expect(played.asked).toBe('attacker motivate');
    expect(played.hull('A-mtb1').marks).toEqual(['started', 'sailed', 'spent']);
  });

  test('[BT-3.1] nobody starts a boat of the enemy, a group, or one that another crew has', () => {
    const played = moored(
      { crew: 'defender', aboard: [] },
      { hulls: { 'D-launch1': 'h5' }, groups: { 'A-rifle1': 'a8' } },
    );
    for (const boat of ['A-mtb1', 'D-launch1', 'A-rifle1']) {
      played.refuses({ type: 'boats:start', boat, throttle: false }, 'BT-3.1');
    }
  });

  test('[BT-9.4] one that was captured this turn waits for the next', () => {
    moored({ marks: ['taken'] }).refuses(START, 'BT-9.4');
  });

  test('[BT-7.1] one damage halves the AP, rounded up; with two there are none', () => {
    const slowed = moored({ damage: 1 });
    expect(slowed.play(START, 3, 4)).toMatchObject([{ rule: 'BT-7.1', dice: [3, 4], ap: 4 }]);
    moored({ damage: 2 }).refuses(START, 'BT-7.1');
  });

  test('[BT-3.1] the boat that acts is the one that moves', () => {
    const played = acting({}, { hulls: { 'A-launch1': { at: 'f3', facing: 'north' } } });
    played.refuses(go('f4', 'A-launch1'), 'BT-3.1');
    played.refuses({ type: 'boats:turn', boat: 'A-launch1', hand: 'left' }, 'BT-3.1');
  });

  test('[BT-3.1] a file cannot have a boat act that has not started, is sunk, or is not its side’s', () => {
    expect(() => acting({ marks: [] })).toThrow();
    expect(() => acting({ crew: 'defender', aboard: [] })).toThrow();
  });
});

describe('BT-3.2 what a square costs', () => {
  test.each([
    ['~', 1, 'open water'],
    ['r', 2, 'debris'],
    ['x', 6, 'beach defences'],
    ['_', 1, 'beach'],
    ['=', 6, 'pier'],
  ])('[BT-1.2] to leave %s costs %i: %s', (letter, cost) => {
    const played = acting({}, { ground: { d3: letter } });
    expect(only(played.play(go('d4')), 'boats:sailed')).toMatchObject({
      rule: 'BT-3.2',
      from: 'd3',
      to: 'd4',
      cost,
      astern: false,
    });
    expect(played.hull('A-mtb1')).toMatchObject({ at: 'd4', ap: 7 - cost, aboard: ['A-rifle1'] });
    expect(played.where('A-rifle1')).toBe('aboard d4');
    played.isKept();
  });

  test('[BT-1.2] another boat makes the square closed', () => {
    const played = acting({}, { hulls: { 'A-launch1': 'd3' } });
    played.play(go('d4'));
    expect(played.hull('A-mtb1').ap).toBe(1);
  });

  test('[BT-1.2] groups ashore make it partial, and only the dearest counts', () => {
    const beach = acting({}, { ground: { d3: '_' }, groups: { 'A-rifle2': 'd3' } });
    beach.play(go('d4'));
    expect(beach.hull('A-mtb1').ap).toBe(5);
    const pier = acting({}, { ground: { d3: '=' }, groups: { 'A-rifle2': 'd3' } });
    pier.play(go('d4'));
    expect(pier.hull('A-mtb1').ap).toBe(1);
  });

  test('[BT-1.1] so does a vehicle', () => {
    const beach = acting({}, { ground: { d3: '_' }, hulls: { 'A-tank1': 'd3' } });
    beach.play(go('d4'));
    expect(beach.hull('A-mtb1').ap).toBe(5);
  });

  test('[BT-3.2] one that has not the AP does not go', () => {
    const played = acting({ ap: 5 }, { ground: { d3: 'x' } });
    expect(played.why(go('d4'))).toBe('BT-3.2 boats:noAp');
    played.refuses(go('d4'), 'BT-3.2');
  });

  test('[BT-3.2] a turn of 90 degrees costs 1, to either hand', () => {
    const right = acting();
    expect(right.play(turn('right'))).toMatchObject([
      { type: 'boats:turned', rule: 'BT-3.2', facing: 'east' },
    ]);
    expect(right.hull('A-mtb1')).toMatchObject({ facing: 'east', ap: 6, at: 'd3' });
    const left = acting();
    left.play(turn('left'));
    expect(left.hull('A-mtb1').facing).toBe('west');
    left.isKept();
  });
});

describe('BT-3.4 how boats move', () => {
  test('[BT-3.4] ahead or astern, never aside or diagonally, nor two squares', () => {
    const played = acting();
    expect(played.offered('boats:go').map(({ to }) => to)).toEqual(['d4', 'd2']);
    for (const to of ['c3', 'e3', 'e4', 'c2', 'd5', 'd3']) played.refuses(go(to), 'BT-3.4');
  });

  test('[BT-3.4] reversing costs 1 more a square', () => {
    const played = acting();
    expect(only(played.play(go('d2')), 'boats:sailed')).toMatchObject({ cost: 2, astern: true });
    const debris = acting({}, { ground: { d3: 'r' } });
    debris.play(go('d2'));
    expect(debris.hull('A-mtb1')).toMatchObject({ ap: 4, facing: 'north' });
  });

  test('[BT-1.3] not onto land, and not off the board', () => {
    acting({ at: 'd7' }).refuses(go('d8'), 'BT-1.3');
    expect(acting({ at: 'h3', facing: 'east' }).offered('boats:go')).toEqual([
      { boat: 'A-mtb1', to: 'g3' },
    ]);
  });

  test('[BT-1.2] into beach and pier', () => {
    const played = acting({ at: 'd6' });
    played.play(go('d7'));
    expect(played.hull('A-mtb1').beached).toBe(undefined);
    const pier = acting({}, { ground: { d4: '=' } });
    pier.play(go('d4'));
    expect(pier.hull('A-mtb1').at).toBe('d4');
  });

  test('[BT-2.2] never where enemies are: groups, boats or vehicles', () => {
    acting({ at: 'd6' }, { groups: { 'D-rifle1': 'd7' } }).refuses(go('d7'), 'BT-2.2');
    acting({}, { hulls: { 'D-launch1': 'd4' } }).refuses(go('d4'), 'BT-2.2');
    acting({ at: 'd6' }, { hulls: { 'D-tank1': 'd7' } }).refuses(go('d7'), 'BT-2.2');
  });

  test('[BT-2.2] two boats to a square, or four that are all dinghies or rowing boats', () => {
    const two = { 'A-launch1': 'd4', 'A-launch2': 'd4' };
    acting({}, { hulls: two }).refuses(go('d4'), 'BT-2.2');
    acting({}, { hulls: { 'A-launch1': 'd4' } }).play(go('d4'));
    const small = { 'A-dinghy1': 'd4', 'A-dinghy2': 'd4', 'A-rowingboat1': 'd4' };
    acting({}, { hulls: small }).refuses(go('d4'), 'BT-2.2');
    const rowing = (at: string): Game =>
      game({
        board: SEA,
        hulls: {
          ...small,
          'A-rowingboat2': { at, facing: 'north', ap: 3, marks: ['started'] },
          ...(at === 'd3' ? {} : { 'A-rowingboat3': 'd4' }),
        },
        stack: sailing('A-rowingboat2'),
      });
    rowing('d3').play(go('d4', 'A-rowingboat2'));
    const full = game({
      board: SEA,
      hulls: {
        ...small,
        'A-rowingboat2': 'd4',
        'A-rowingboat3': { at: 'd3', facing: 'north', ap: 3, marks: ['started'] },
      },
      stack: sailing('A-rowingboat3'),
    });
    full.refuses(go('d4', 'A-rowingboat3'), 'BT-2.2');
  });

  test('[BT-7.3] a beached boat neither moves nor turns', () => {
    const played = acting({ beached: 'd4' }, { ground: { d4: '.' } });
    for (const move of [go('d2'), turn('left')]) played.refuses(move, 'BT-7.3');
  });

  test('[BT-6.2] it has moved until its next turn begins', () => {
    const played = acting();
    played.play(go('d4'));
    played.play(DONE);
    played.play({ type: 'rest' });
    played.play({ type: 'endTurn' });
    expect(played.asked).toMatch('defender');
    expect(played.hull('A-mtb1').marks).toEqual(['sailed']);
  });
});

describe('BT-3.4 full throttle', () => {
  test('[BT-3.4] it is declared before rolling: two squares for an AP, straight ahead', () => {
    const played = moored({ at: 'd1' });
    expect(played.play(THROTTLE, 1, 1)).toMatchObject([{ throttle: true, ap: 2 }]);
    expect(played.offered('boats:go')).toEqual([{ boat: 'A-mtb1', to: 'd2' }]);
    expect(only(played.play(go('d2')), 'boats:sailed')).toMatchObject({ rule: 'BT-3.4', cost: 1 });
    played.isKept();
    expect(only(played.play(go('d3')), 'boats:sailed')).toMatchObject({ cost: 0 });
    expect(only(played.play(go('d4')), 'boats:sailed')).toMatchObject({ cost: 1 });
    expect(played.hull('A-mtb1').ap).toBe(0);
    // The last AP has its second square, too.
    expect(played.asked).toBe('attacker boats:sail');
    played.isKept();
    played.play(go('d5'));
    expect(played.asked).toBe('attacker motivate');
  });

  test('[BT-3.4] where the second square cannot be had, the action is over', () => {
    const played = acting({ at: 'd4', ap: 1, marks: ['started', 'throttle'] });
    played.play(go('d5'));
    expect(played.hull('A-mtb1').at).toBe('d5');
    expect(played.asked).toBe('attacker motivate');
  });

  test('[BT-3.4, BT-3.1] whoever is done has no second square either', () => {
    const played = acting({ at: 'd1', ap: 1, marks: ['started', 'throttle'] });
    played.play(go('d2'));
    expect(played.asked).toBe('attacker boats:sail');
    played.play(DONE);
    expect(played.asked).toBe('attacker motivate');
  });

  test('[BT-3.4] no turning and no reversing', () => {
    const played = acting({ marks: ['started', 'throttle'] });
    played.refuses(go('d2'), 'BT-3.4');
    played.refuses(turn('left'), 'BT-3.4');
  });

  test.each([
    ['shallows', { at: 'd5' }, {}, 'd6'],
    ['beach', { at: 'd6' }, {}, 'd7'],
    ['debris', {}, { ground: { d4: 'r' } }, 'd4'],
    ['beach defences', {}, { ground: { d4: 'x' } }, 'd4'],
    ['another boat', {}, { hulls: { 'A-launch1': 'd4' } }, 'd4'],
    [
      'a mine that is known',
      {},
      { more: { mines: { rows: [[2, 8]], laid: ['d4'], found: [true] } } },
      'd4',
    ],
  ] as const)('[BT-3.4] it does not enter a square with %s', (_, hull, sketch, to) => {
    const played = acting({ ...hull, marks: ['started', 'throttle'] }, sketch);
    expect(played.why(go(to))).toBe('BT-3.4 boats:throttleWater');
    played.refuses(go(to), 'BT-3.4');
  });

  test('[BT-3.4, BT-8.1] a mine that nobody knows of does not keep it out', () => {
    const played = acting(
      { marks: ['started', 'throttle'] },
      { more: { mines: { rows: [[2, 8]], laid: ['d4'] } } },
    );
    expect(played.why(go('d4'))).toBe(undefined);
  });

  test('[BT-3.4] to leave a square that is not open costs what it always does', () => {
    const played = acting({ marks: ['started', 'throttle'] }, { ground: { d3: 'r' } });
    expect(only(played.play(go('d4')), 'boats:sailed')).toMatchObject({ rule: 'BT-3.2', cost: 2 });
    expect(only(played.play(go('d5')), 'boats:sailed')).toMatchObject({ rule: 'BT-3.4', cost: 1 });
  });

  test.each([['tookOn'], ['landed'], ['troopsShot']] as const)(
    '[BT-3.4] not in a turn in which it has %s',
    (mark) => {
      const played = moored({ marks: [mark] });
      played.refuses(THROTTLE, 'BT-3.4');
      expect(played.why(START)).toBe(undefined);
    },
  );

  test('[BT-7.3] not while it is beached', () => {
    moored({ beached: 'd4' }, { ground: { d4: '.' } }).refuses(THROTTLE, 'BT-7.3');
  });
});

describe('BT-3.7 the least that it can move', () => {
  const STUCK = { ground: { d3: 'x' } };

  test('[BT-3.7] with the option a boat that has spent nothing leaves its square for all its AP', () => {
    for (const to of ['d4', 'd2']) {
      const played = acting({ ap: 3 }, { ...STUCK, options: { minimumMove: true } });
      expect(only(played.play(go(to)), 'boats:sailed')).toMatchObject({ cost: 3 });
      expect(played.asked).toBe('attacker motivate');
    }
  });

  test('[BT-3.7] a scenario may have it in force', () => {
    const played = acting({ ap: 3 }, { ...STUCK, more: { minimumMove: true } });
    played.play(go('d4'));
  });

  test('[BT-3.7] it pays no more than the square costs', () => {
    const played = acting({ ap: 7 }, { ...STUCK, options: { minimumMove: true } });
    played.play(go('d4'));
    expect(played.hull('A-mtb1').ap).toBe(1);
  });

  test('[BT-3.7] not once it has spent something, and not without the option', () => {
    const spent = acting({ ap: 4 }, { ...STUCK, options: { minimumMove: true } });
    spent.play(turn('left'));
    spent.play(turn('right'));
    spent.refuses(go('d4'), 'BT-3.2');
    acting({ ap: 3 }, STUCK).refuses(go('d4'), 'BT-3.2');
  });
});

test('[BT-3.4] at full throttle no boat goes off the board', () => {
  const throttled = acting({ at: 'd1', facing: 'south', marks: ['started', 'throttle'] });
  expect(throttled.offered('boats:go')).toEqual([]);
  const { state } = moored({ at: 'd1', facing: 'south' });
  const { risks } = pbiBoats.stakes(state, 'attacker', THROTTLE as never);
  expect(risks.map(({ rule }) => rule)).toEqual(['BT-3.4']);
});
