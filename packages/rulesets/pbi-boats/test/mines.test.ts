import { render, seededDice, SPECTATOR } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { fleetOf, SOMEWHERE } from '../src/state/fleet.ts';
import {
  game,
  only,
  sailing,
  scenarioOf,
  SEA,
  type Game,
  type HullSketch,
  type Sketch,
} from './support/game.ts';

/** A boat of the attacker's at d3 that faces north, and a mine. */
function sweeping(mine: string, found: boolean, hull: Partial<HullSketch> = {}): Game {
  return game({
    board: SEA,
    groups: { 'C-rifle1': 'a8' },
    hulls: { 'A-mtb1': { at: 'd3', facing: 'north', ap: 12, marks: ['started'], ...hull } },
    stack: sailing('A-mtb1'),
    more: { mines: { rows: [[2, 8]], laid: [mine], found: [found] } },
  });
}

const GO = { type: 'boats:go', boat: 'A-mtb1', to: 'd4' };
const DISARM = { type: 'boats:disarm', boat: 'A-mtb1' };

describe('BT-8.1 mines', () => {
  test('[BT-8.1] whoever lays one is told in which rows', () => {
    const rows: [number, number][] = [
      [2, 4],
      [3, 3],
    ];
    const played = game({
      board: SEA,
      turn: 0,
      stack: [{ type: 'boats:mines' }],
      more: { mines: { rows } },
    });
    const asks = (): string => {
      const [decision] = pbiBoats.pending(played.state).decisions;
      return render(pbiBoats.ask(played.state, decision), pbiBoats.catalogue);
    };
    expect(asks()).toMatch(/^Where in rows 2 to 4 from .* do you lay a mine\? 2 left\.$/);
    played.play({ type: 'boats:lay', square: 'd3' });
    expect(asks()).toMatch(/^Where in row 3 from .* do you lay a mine\? One left\.$/);
  });

  test('[BT-8.1] a boat that enters finds the mine, and everybody knows of it', () => {
    const played = sweeping('d4', false);
    const events = played.play(GO);
    expect(only(events, 'boats:mineFound')).toMatchObject({
      square: 'd4',
      mine: 1,
      reveals: true,
    });
    for (const viewer of ['attacker', 'defender', SPECTATOR]) {
      expect(fleetOf(played.seenBy(viewer)).found).toEqual([true]);
    }
    played.isKept();
  });

  test('[BT-8.1] nobody but the defender is told where one lies that is not found', () => {
    const played = sweeping('d4', false);
    expect(fleetOf(played.seenBy('defender')).mines).not.toContain(SOMEWHERE);
    for (const viewer of ['attacker', SPECTATOR]) {
      expect(fleetOf(played.seenBy(viewer)).mines).toEqual([SOMEWHERE]);
    }
    const other = sweeping('g6', false);
    for (const each of ['moves', 'asked'] as const) expect(played[each]).toEqual(other[each]);
    expect(pbiBoats.published(pbiBoats.position(played.state))).toEqual(
      pbiBoats.published(pbiBoats.position(other.state)),
    );
  });

  test('[BT-8.1] where a mine may lie nobody sails, looks and takes it back', () => {
    const sailed = (mine: string, found: boolean, hull?: Partial<HullSketch>): unknown =>
      only(sweeping(mine, found, hull).play(GO), 'boats:sailed').reveals;
    expect(sailed('g6', false)).toBe(true);
    // All mines are known, so that there is nothing to see.
    expect(sailed('g6', true)).toBe(undefined);
    const been = game({
      board: SEA,
      hulls: { 'A-mtb1': { at: 'd3', facing: 'north', ap: 12, marks: ['started'] } },
      stack: sailing('A-mtb1'),
      more: { mines: { rows: [[2, 8]], laid: ['g6'] }, sailed: ['d4'] },
    });
    expect(only(been.play(GO), 'boats:sailed').reveals).toBe(undefined);
    const inRows = (...rows: [number, number][]): unknown => {
      const played = game({
        board: SEA,
        hulls: { 'A-mtb1': { at: 'd3', facing: 'north', ap: 12, marks: ['started'] } },
        stack: sailing('A-mtb1'),
        more: { mines: { rows } },
      });
      return only(played.play(GO), 'boats:sailed').reveals;
    };
    expect(inRows([5, 6])).toBe(undefined);
    expect(inRows([2, 3])).toBe(undefined);
    expect(inRows([4, 4])).toBe(true);
    expect(inRows([4, 4], [5, 6])).toBe(true);
  });

  test('[BT-8.1] a mine that is known makes its square closed, one that is not does not', () => {
    const known = sweeping('d3', true);
    known.play(GO, 4);
    expect(known.hull('A-mtb1').ap).toBe(6);
    const unknown = sweeping('g6', false);
    unknown.play(GO);
    expect(unknown.hull('A-mtb1').ap).toBe(11);
  });

  test('[BT-8.1] a scenario must have water for all that may lie in a row', () => {
    const rows: [number, number][] = Array.from({ length: 9 }, () => [3, 3]);
    const problems = (count: number): unknown => {
      const result = pbiBoats.setup(
        scenarioOf({ board: SEA, more: { mines: { rows: rows.slice(0, count) } } }),
        {},
      );
      return result.ok ? [] : result.problems.map(({ message }) => message.key);
    };
    expect(problems(8)).toEqual([]);
    const apart = [...rows.slice(1), ...rows.slice(1).map(() => [2, 2] as [number, number])];
    const both = scenarioOf({ board: SEA, more: { mines: { rows: apart } } });
    expect(pbiBoats.setup(both, {}).ok).toBe(true);
    expect(problems(9)).toContain('scenario.boats:manyMineRows');
  });

  test('[BT-8.1] a mine of a file lies on the board', () => {
    const mines = { rows: [[2, 8]], laid: ['z9'] } as const;
    const result = pbiBoats.setup(scenarioOf({ board: SEA, more: { mines } }), {});
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(['mines.laid[0]']);
  });
});

describe('BT-8.2 leaving a mined square', () => {
  test('[BT-8.2] it pays and rolls; below 5 it goes, and the mine stays', () => {
    const played = sweeping('d3', true);
    const events = played.play(GO, 4);
    expect(only(events, 'boats:silent')).toMatchObject({ rule: 'BT-8.2', dice: [4], needs: 5 });
    expect(played.where('A-mtb1')).toBe('d4');
    expect(fleetOf(played.state).mines).not.toContain(-2);
  });

  test('[BT-8.2] on 5+ it is destroyed before it moves, whatever its armour, and the mine is gone', () => {
    const played = sweeping('d3', true, { aboard: ['A-rifle1'] });
    const events = played.play(GO, 5);
    expect(only(events, 'boats:sunk').square).toBe('d3');
    expect([played.where('A-mtb1'), played.where('A-rifle1')]).toEqual(['removed', 'removed']);
    expect(fleetOf(played.state).mines).toEqual([-2]);
    played.isKept();
  });

  test('[BT-8.2] turning is no leaving', () => {
    const played = sweeping('d3', true);
    played.play({ type: 'boats:turn', boat: 'A-mtb1', hand: 'left' });
    expect(played.where('A-mtb1')).toBe('d3');
  });
});

describe('BT-8.3 sweeping', () => {
  test('[BT-8.3] with nets 4 AP and 3+ disarm a mine', () => {
    const played = sweeping('d3', true, { nets: true });
    const events = played.play(DISARM, 3);
    expect(only(events, 'boats:disarmed')).toMatchObject({ rule: 'BT-8.3', dice: [3], needs: 3 });
    // BT-3.7: so it has spent AP.
    expect(played.hull('A-mtb1').marks).toContain('spent');
    expect(played.hull('A-mtb1').ap).toBe(8);
    expect(fleetOf(played.state).mines).toEqual([-2]);
    played.isKept();
    played.refuses(DISARM, 'BT-8.3');
    // The square is open again, and nothing goes off.
    played.play(GO);
    expect(played.hull('A-mtb1').ap).toBe(7);
  });

  test('[BT-8.3] a failure does nothing, and it may be tried again', () => {
    const played = sweeping('d3', true, { nets: true });
    only(played.play(DISARM, 2), 'boats:notDisarmed');
    expect(fleetOf(played.state).mines).not.toContain(-2);
    played.play(DISARM, 6);
    expect(fleetOf(played.state).mines).toEqual([-2]);
    expect(played.hull('A-mtb1').ap).toBe(4);
  });

  test('[BT-8.3] without nets, away from the mine, or with less than 4 AP nobody disarms it', () => {
    sweeping('d3', true).refuses(DISARM, 'BT-8.3');
    sweeping('d4', true, { nets: true }).refuses(DISARM, 'BT-8.3');
    sweeping('d3', true, { nets: true, ap: 3 }).refuses(DISARM, 'BT-3.2');
    sweeping('d3', true, { nets: true, ap: 4 }).play(DISARM, 3);
  });

  test('[BT-3.1] only the boat that is acting disarms', () => {
    const played = game({
      board: SEA,
      hulls: {
        'A-mtb1': { at: 'd3', ap: 9, marks: ['started'] },
        'A-mtb2': { at: 'e3', nets: true },
      },
      stack: sailing('A-mtb1'),
      more: { mines: { rows: [[2, 8]], laid: ['e3'], found: [true] } },
    });
    played.refuses({ type: 'boats:disarm', boat: 'A-mtb2' }, 'BT-3.1');
  });
});

describe('what a file cannot say', () => {
  const sketch = (more: object): Sketch => ({
    board: SEA,
    groups: { 'D-rifle1': 'c8' },
    hulls: { 'A-launch1': { at: 'c2', aboard: ['A-rifle1'] }, 'A-launch2': 'd1' },
    ...more,
  });
  const problems = (more: object, change: object = {}): string[] => {
    const result = pbiBoats.setup({ ...scenarioOf(sketch(more)), ...change }, {});
    return result.ok ? [] : result.problems.map(({ path, message: { key } }) => `${path} ${key}`);
  };
  const mine = (laid: string, found: boolean): object => ({
    more: { mines: { rows: [[2, 4]], laid: [laid], found: [found] } },
  });

  test('[BT-8.1] that a mine lies under a boat and nobody knows of it, or is found before it is laid', () => {
    expect(problems(mine('c3', false))).toEqual([]);
    expect(problems(mine('c2', true))).toEqual([]);
    expect(problems(mine('c2', false))).toEqual(['mines.laid[0] scenario.boats:sailedOver']);
    expect(problems(mine('unlaid', true))).toEqual(['mines.found[0] scenario.boats:foundUnlaid']);
  });

  test('[BT-2.2] that a group is aboard of two boats', () => {
    const aboard = ['A-launch1', 'A-launch1'].map((boat) => ({ boat, pieces: ['A-rifle1'] }));
    expect(problems({}, { aboard })).toEqual(['aboard[1].pieces[0] scenario.boats:twice']);
  });

  test('[BT-7.1] that a boat without power has AP', () => {
    const hulls = { 'A-launch1': { at: 'c2', damage: 2, ap: 3 } };
    expect(problems({ hulls })).toEqual(['boats scenario.boats:powerlessAp']);
  });

  test('[BT-9.4] that a boat is captured before it starts, or a group is one', () => {
    const launch = { ...pbiBoats.scenarios[1], boats: [{ id: 'A-largeferry1', crew: 'defender' }] };
    const result = pbiBoats.setup(launch, {});
    const keys = result.ok ? [] : result.problems.map(({ message: { key } }) => key);
    expect(keys).toContain('scenario.boats:crew');
    const groups = { 'D-rifle1': { at: 'd1', status: 'afloat' } };
    expect(problems({ groups })).toContain('groups scenario.boats:notHullStatus');
  });

  test('[BT-2.4] that a weapon has shot which is not there', () => {
    const hulls = { 'A-launch1': { at: 'c2', weapons: ['lmg'], shots: [1, 2] } };
    expect(problems({ hulls })).toEqual(['boats[0].shots scenario.boats:shots']);
  });

  test('[BT-1.5] that somebody stands where it burns', () => {
    const burning = { ground: { c8: 'f' } };
    expect(problems(burning)).toEqual(['groups scenario.boats:inFire']);
  });
});

test('[BT-8.1] nobody imagines a mine where a boat has been, as long as there is another place', () => {
  // The second mine has one square left, which the first one must not take.
  const g = game({
    board: SEA,
    groups: { 'D-rifle1': 'c8' },
    hulls: { 'A-launch1': 'a2' },
    more: {
      mines: {
        rows: [
          [2, 3],
          [2, 2],
        ],
        laid: ['c3', 'h2'],
      },
      sailed: ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2'],
    },
  });
  const view = pbiBoats.view(g.state, 'attacker');
  for (let seed = 0; seed < 60; seed++) {
    const world = pbiBoats.imagine(view, 'attacker', seededDice(seed));
    const { mines, sailed } = fleetOf(world);
    expect(mines[1]).toBe(15);
    expect(sailed[mines[0]]).toBe(0);
  }
});

describe('BT-8.1 what is published', () => {
  test('[BT-8.1] says of a mine that nobody found only that it lies somewhere', () => {
    const mines = {
      rows: [
        [2, 8],
        [2, 8],
        [2, 8],
        [2, 8],
      ],
      laid: ['c3', 'd3', 'gone', 'unlaid'],
      found: [false, true, true, false],
    } as const;
    const file = scenarioOf({ board: SEA, more: { mines } }) as never;
    expect(pbiBoats.published(file)).toMatchObject({
      mines: { ...mines, laid: ['hidden', 'd3', 'gone', 'unlaid'] },
    });
    const early = { ...mines, laid: ['c3', 'd3', 'e3', 'f3'], found: undefined };
    const all = pbiBoats.published({ ...(file as object), mines: early } as never);
    expect(all).toMatchObject({ mines: { laid: Array(4).fill('hidden') } });
    for (const plain of [{}, { mines: { rows: [[2, 8]] } }]) {
      const scenario = {
        ...(file as object),
        ...plain,
        ...('mines' in plain ? {} : { mines: undefined }),
      };
      expect(pbiBoats.published(scenario as never)).toEqual(scenario);
    }
  });

  test('[BT-8.1] an event says where a mine was laid to the defender alone, and all else to all', () => {
    const laid = { type: 'boats:laid', rule: 'BT-8.1', square: 'c3' } as never;
    const placed = { type: 'boats:placed', rule: 'BT-1.5', boat: 'A-mtb1', square: 'c3' } as never;
    expect(pbiBoats.redact(laid, 'defender')).toEqual(laid);
    for (const viewer of ['attacker', SPECTATOR]) {
      expect(pbiBoats.redact(laid, viewer)).toEqual({ type: 'boats:laid', rule: 'BT-8.1' });
      expect(pbiBoats.redact(placed, viewer)).toEqual(placed);
    }
  });
});
