import { describe, expect, test } from 'vitest';
import { render, type Cited } from '@sandtable/kernel';
import { pbiBoats } from '../src/index.ts';
import {
  ACTIVATED,
  game,
  sailing,
  SEA,
  type AnyMove,
  type Game,
  type HullSketch,
} from './support/game.ts';

/** What a move costs and risks, each line with its rule. */
function told(g: Game, move: AnyMove): { costs: string[]; risks: string[] } {
  const { costs, risks } = pbiBoats.stakes(g.state, g.side, move as never);
  const lines = (all: readonly Cited[]): string[] =>
    all.map(({ rule, message }) => `${rule} ${render(message, pbiBoats.catalogue)}`);
  return { costs: lines(costs), risks: lines(risks) };
}

/** A boat that acts, with AP for anything. */
function acting(hull: Partial<HullSketch>, id = 'A-mtb1'): Record<string, HullSketch> {
  return { [id]: { at: 'c2', facing: 'north', ap: 12, marks: ['started'], ...hull } };
}

describe('what a boat costs and risks', () => {
  test('[BT-3.2] shots by their weapons', () => {
    const g = game({
      board: SEA,
      stack: sailing('A-mtb1'),
      hulls: {
        ...acting({ weapons: ['hmg', 'mortar', 'cannon7'] }),
        'D-mtb1': { at: 'c5', aboard: ['D-rifle1'] },
      },
    });
    const fire = (weapon: number, what: string): AnyMove => ({
      type: 'boats:fire',
      boat: 'A-mtb1',
      weapon,
      what,
      at: 'D-mtb1',
    });
    expect(told(g, fire(1, 'troops'))).toEqual({ costs: ['BT-3.2 1 AP'], risks: [] });
    expect(told(g, fire(2, 'troops')).costs).toEqual(['BT-3.2 2 AP']);
    expect(told(g, fire(3, 'hull')).costs).toEqual(['BT-3.2 4 AP']);
  });

  test('[BT-3.7] the next square, for all that it has where that is too little', () => {
    const cost = (ap: number, marks: HullSketch['marks'] = ['started']): string[] => {
      const g = game({
        ground: { c2: 'x' },
        stack: sailing('A-mtb1'),
        hulls: acting({ ap, marks }),
        options: { minimumMove: true },
      });
      return told(g, { type: 'boats:go', boat: 'A-mtb1', to: 'c3' }).costs;
    };
    expect(cost(3)).toEqual(['BT-3.7 3 AP']);
    expect(cost(6)).toEqual(['BT-3.2 6 AP']);
    expect(cost(3, ['started', 'spent'])).toEqual(['BT-3.2 6 AP']);
  });

  test('[BT-8.3] disarming, with the faces that fail', () => {
    const mines = { rows: [[2, 2]], laid: ['c2'], found: [true] } as const;
    const g = game({ stack: sailing('A-mtb1'), hulls: acting({ nets: true }), more: { mines } });
    expect(told(g, { type: 'boats:disarm', boat: 'A-mtb1' })).toEqual({
      costs: ['BT-3.2 4 AP'],
      risks: ['BT-8.3 fails 2 times in 6'],
    });
  });

  test('[BT-6.7] whoever watches, boats and squares together, if there is something to shoot at', () => {
    const watched = (id: string, hull: Partial<HullSketch>): unknown => {
      const g = game({
        ground: { b3: '=' },
        stack: sailing(id),
        groups: { 'D-rifle1': 'b3', 'D-lmg1': 'd4' },
        hulls: {
          ...acting({ at: 'c1', ...hull }, id),
          'D-launch1': { at: 'd3', facing: 'south', weapons: ['hmg'], aboard: ['D-rifle2'] },
        },
      });
      return told(g, { type: 'boats:go', boat: id, to: 'c2' }).risks;
    };
    const risk = ['BT-6.7 b3 and launch D1 may each shoot, on 4+: 5 dice'];
    expect(watched('A-launch1', {})).toEqual(risk);
    expect(watched('A-mtb1', { aboard: ['A-rifle1'] })).toEqual(risk);
    expect(watched('A-mtb1', {})).toEqual([]);
    expect(watched('A-minisub1', { aboard: ['A-rifle1'] })).toEqual([]);
  });

  test('[BT-6.7] a march past boats', () => {
    const march = { type: 'march', from: 'c5', to: 'c4' };
    const past = (...boats: string[]): unknown => {
      const g = game({
        stack: ACTIVATED,
        groups: { 'A-rifle1': { at: 'c5', ap: 3 } },
        hulls: Object.fromEntries(
          boats.map((id, i) => [
            id,
            { at: ['c3', 'd3'][i], aboard: [`D-rifle${i + 1}`, `D-lmg${i + 1}`] },
          ]),
        ),
      });
      return told(g, march).risks;
    };
    expect(past()).toEqual([]);
    expect(past('D-launch1')).toEqual(['BT-6.7 launch D1 may shoot, on 4+: 4 dice']);
    expect(past('D-launch1', 'D-launch2')).toEqual([
      'BT-6.7 launch D1 and launch D2 may each shoot, on 4+: 8 dice',
    ]);
  });

  test('[BT-10.1] a morale test has its dice', () => {
    const g = game({
      stack: [{ type: 'boats:morale', boats: ['A-launch1'], jumped: [] }],
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'], fallen: ['A-rifle2', 'A-rifle3'] } },
    });
    expect(told(g, { type: 'boats:test', boat: 'A-launch1' })).toEqual({
      costs: [],
      risks: ['BT-10.1 2 dice, each failing on 4+'],
    });
  });
});

describe('what groups cost and risk', () => {
  test('[BT-4.3] who carries a boat', () => {
    const hulls = { 'A-dinghy1': { at: 'd4', portable: true } };
    const g = game({ stack: ACTIVATED, groups: { 'A-rifle1': { at: 'd4', ap: 4 } }, hulls });
    const lift = { type: 'boats:lift', group: 'A-rifle1', boat: 'A-dinghy1' };
    expect(told(g, lift)).toEqual({ costs: ['BT-4.3 1 AP'], risks: [] });
    g.play(lift);
    expect(told(g, { type: 'boats:lower', group: 'A-rifle1' }).costs).toEqual(['BT-4.3 1 AP']);
  });

  test('[QS-5.8] who shoots at a boat', () => {
    const g = game({
      side: 'defender',
      stack: ACTIVATED,
      groups: {
        'D-rifle1': { at: 'c4', ap: 3 },
        'D-hmg1': { at: 'c4', ap: 3 },
        'D-heavygun1': { at: 'd4', ap: 3 },
      },
      hulls: { 'A-launch1': 'c1' },
    });
    const at = { what: 'hull', at: 'A-launch1' };
    const gun = { type: 'boats:gun', group: 'D-heavygun1', ...at };
    expect(told(g, gun)).toEqual({ costs: ['BT-6.2 3 AP'], risks: [] });
    const aim = { type: 'boats:aim', from: 'c4', ...at };
    expect(told(g, aim)).toEqual({ costs: ['BT-5.1 1 AP a shot'], risks: [] });
    g.play(aim);
    const add = { type: 'boats:add', group: 'D-rifle1', shots: 2 };
    expect(told(g, add).costs).toEqual(['QS-5.8 2 AP']);
    g.play(add);
    g.play({ type: 'boats:add', group: 'D-hmg1', shots: 1 });
    expect(told(g, { type: 'boats:shoot' }).costs).toEqual(['QS-5.8 3 AP']);
  });

  test('[BT-9.5] who assaults from a boat, and who joins', () => {
    const g = game({
      stack: ACTIVATED,
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1', 'A-rifle2'] } },
      groups: { 'A-rifle1': { ap: 5 }, 'A-rifle2': { ap: 5 }, 'D-rifle1': 'c4', 'D-lmg1': 'c4' },
    });
    const storm = { type: 'boats:storm', from: 'c3', to: 'c4' };
    expect(told(g, storm)).toEqual({
      costs: ['BT-9.1 5 AP each'],
      risks: ['BT-9.2 c4 may shoot, on 4+: 4 dice', 'BT-9.2 6 dice strike back'],
    });
    g.play(storm);
    expect(told(g, { type: 'boats:join', group: 'A-rifle1' }).costs).toEqual(['BT-9.1 5 AP']);
  });

  test('[BT-9.2] who is assaulted is ready on 4+', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'c4', ap: 5 } },
      hulls: { 'D-launch1': { at: 'c3', weapons: ['hmg'], facing: 'north', aboard: ['D-rifle1'] } },
    });
    const board = { type: 'boats:board', from: 'c4', boat: 'D-launch1' };
    // The gun has more dice than the troops.
    expect(told(g, board).risks).toEqual([
      'BT-9.2 launch D1 may shoot, on 4+: 4 dice',
      'BT-9.2 6 dice strike back',
    ]);
    g.play(board);
    for (const type of ['boats:repel', 'boats:repelGun']) {
      expect(told(g, { type })).toEqual({ costs: [], risks: ['BT-6.7 fails 3 times in 6'] });
    }
  });

  test('[QS-12.2] the attacker’s losses are points for the defender', () => {
    const losing = (side: 'attacker' | 'defender'): unknown => {
      const [us, them] = side === 'attacker' ? ['A', 'D'] : ['D', 'A'];
      const g = game({
        side,
        stack: ACTIVATED,
        groups: { [`${us}-rifle1`]: { ap: 5 }, [`${us}-rifle2`]: { ap: 5 } },
        hulls: {
          [`${us}-launch1`]: { at: 'c1', aboard: [`${us}-rifle1`, `${us}-rifle2`] },
          [`${them}-launch1`]: 'c2',
        },
      });
      g.play({ type: 'boats:board', from: 'c1', boat: `${them}-launch1` });
      g.play({ type: 'boats:chargeAll' }, 1, 1, 1, 1, 6, 1, 1);
      return told(g, { type: 'boats:lose', group: `${us}-rifle1` }).costs;
    };
    expect(losing('attacker')).toEqual(['QS-12.2 2 points for the defender']);
    expect(losing('defender')).toEqual([]);
  });

  test('[QS-11.1] who carries off a casualty: all aboard', () => {
    const g = game({
      stack: ACTIVATED,
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle3'], fallen: ['A-rifle2'] } },
      groups: { 'A-rifle1': { ap: 1 }, 'A-rifle3': { ap: 1 } },
    });
    expect(told(g, { type: 'boats:clear', boat: 'A-launch1', platoon: 'A' })).toEqual({
      costs: ['QS-11.1 1 AP each'],
      risks: ['QS-11.1 fails 3 times in 6'],
    });
  });

  test('[BT-4.1] who goes aboard does nothing more, and the boat lies still', () => {
    const g = game({
      groups: { 'A-rifle1': 'd4' },
      hulls: { 'A-launch1': { at: 'd3', aboard: ['A-rifle2'] }, 'A-launch2': 'd3' },
    });
    const embark = { type: 'boats:embark', group: 'A-rifle1', boat: 'A-launch1' };
    expect(told(g, embark)).toEqual({
      costs: [
        'BT-4.1 it does nothing more this turn',
        'BT-4.1 launch A1 lies still until the next turn',
      ],
      risks: [],
    });
  });
});
