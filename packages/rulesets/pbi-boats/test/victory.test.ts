import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { game, only, type Game, type Sketch } from './support/game.ts';

/** The defender's last turn is about to end. */
function lastTurn(sketch: Sketch): Game {
  return game({ turns: 3, turn: 3, side: 'defender', stack: [{ type: 'extend' }], ...sketch });
}

const END = { type: 'decline' };

describe('BT-11.1: what counts as lost', () => {
  test('[BT-11.1] attacking boats of ten points or more, sunk or captured, count as one group each', () => {
    const g = lastTurn({
      groups: { 'A-rifle1': 'a8' },
      hulls: {
        // The first of each kind are sunk: nothing is said of them.
        'A-launch2': { at: 'a1', crew: 'defender' },
        'A-launch3': 'b1',
        'A-mtb2': 'c1',
        'A-dinghy2': { at: 'd1', crew: 'defender' },
        'D-launch2': { at: 'e1', crew: 'attacker' },
      },
    });
    const events = g.play(END);
    // A launch and an MTB sunk, a launch captured; dinghies and boats of the defender do not count.
    expect(only(events, 'groupPoints')).toMatchObject({ groups: 3, points: 6 });
  });

  test('[BT-11.1] one that was taken back is not lost, nor is one that has not arrived', () => {
    const g = lastTurn({
      groups: { 'A-rifle1': 'a8' },
      more: { reserves: [{ pieces: ['A-launch2'], turn: 9 }] },
      hulls: { 'A-launch1': { at: 'a1', crew: 'attacker' }, 'A-launch2': {} },
    });
    expect(only(g.play(END), 'groupPoints')).toMatchObject({ groups: 0 });
  });

  test('[BT-11.1] groups aboard and reserves are not removed; those killed aboard are, and gear is none', () => {
    const g = lastTurn({
      more: { reserves: [{ pieces: ['A-launch2'], turn: 9 }] },
      hulls: {
        'A-launch1': { at: 'a1', aboard: ['A-rifle1'], fallen: ['A-rifle2'] },
        'A-launch2': { aboard: ['A-rifle3'] },
        'A-tank2': 'a5',
      },
    });
    expect(only(g.play(END), 'groupPoints')).toMatchObject({ groups: 1, points: 2 });
  });

  test('[BT-11.1] there are no maxima', () => {
    const fallen = ['A', 'B'].flatMap((platoon) =>
      Array.from({ length: 12 }, (_, i) => `${platoon}-rifle${i + 1}`),
    );
    const g = lastTurn({
      groups: {
        'A-lmg1': 'a8',
        ...Object.fromEntries(fallen.map((id) => [id, { at: 'c6', status: 'casualty' }])),
      },
    });
    expect(only(g.play(END), 'groupPoints')).toMatchObject({ groups: 24, points: 48 });
  });
});

describe('BT-11.1: landing places', () => {
  test('[BT-11.1] a scenario may make them objectives; groups aboard hold none', () => {
    const sketch: Sketch = {
      ground: { a8: 'b', e3: '=' },
      groups: { 'A-rifle1': 'a8', 'A-rifle2': 'b4', 'A-rifle3': 'e3', 'D-rifle1': 'c4' },
      hulls: { 'A-launch1': { at: 'd4', aboard: ['A-rifle4'] } },
    };
    const landings = lastTurn({ ...sketch, more: { objectives: 'landings' } });
    expect(only(landings.play(END, 1, 2, 3, 4), 'buildingPoints')).toMatchObject({
      squares: ['e3', 'b4'],
      points: 10,
    });
    const buildings = lastTurn(sketch);
    expect(only(buildings.play(END, 1, 2), 'buildingPoints')).toMatchObject({ squares: ['a8'] });
  });
});

describe('BT-11.1: when the game goes on', () => {
  test('[BT-11.1] with groups aboard, or in reserve, a side is still there', () => {
    const aboard = game({
      stack: [{ type: 'residual' }],
      hulls: {
        'A-launch1': { at: 'a1', aboard: ['A-rifle1'] },
        'D-launch1': { at: 'h3', aboard: ['D-rifle1'] },
      },
    });
    expect(aboard.asked).toBe('attacker residual');
    const reserve = game({
      stack: [{ type: 'residual' }],
      more: { reserves: [{ pieces: ['D-rifle1'], turn: 4 }] },
      hulls: { 'A-launch1': { at: 'a1', aboard: ['A-rifle1'] } },
    });
    expect(reserve.asked).toBe('attacker residual');
  });

  test('[QS-12.3] the last attackers fall in an assault: it is scored at once', () => {
    const g = game({
      stack: [{ type: 'motivate' }, { type: 'activate' }],
      groups: { 'A-rifle1': { ap: 5 } },
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'] }, 'D-launch1': 'c2' },
    });
    g.play({ type: 'boats:board', from: 'c1', boat: 'D-launch1' }, 1, 1, 6, 1, 1);
    expect(g.asked).toBe('over');
    expect(pbiBoats.pending(g.state).outcome).toMatchObject({ winner: 'defender' });
  });

  test('[QS-12.3] the last defenders are taken with their boat: the attacker plays on if he likes', () => {
    const g = game({
      stack: [{ type: 'motivate' }, { type: 'activate' }],
      groups: { 'A-rifle1': { ap: 6 } },
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1'] },
        'D-launch1': { at: 'c2', aboard: ['D-rifle1'] },
      },
    });
    g.play({ type: 'boats:board', from: 'c1', boat: 'D-launch1' });
    g.play({ type: 'boats:letCome' }, 6, 1, 1, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker alone');
    g.isKept();
    expect(g.hull('D-launch1').crew).toBe('attacker');
    g.play({ type: 'playOn' });
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-12.3] the last defenders jump: the attacker plays on if he likes', () => {
    const g = game({
      side: 'defender',
      turn: 1,
      stack: [{ type: 'boats:morale', boats: ['D-launch1'], jumped: [] }],
      groups: { 'A-rifle1': 'a8' },
      hulls: {
        'D-launch1': {
          at: 'c2',
          aboard: ['D-rifle1'],
          fallen: ['D-rifle2', 'D-rifle3', 'D-rifle4'],
        },
      },
    });
    g.play({ type: 'boats:test', boat: 'D-launch1' }, 4, 4, 4);
    expect(g.asked).toBe('attacker alone');
    g.isKept();
    g.play({ type: 'playOn' });
    expect(g.state.turn).toBe(2);
  });
});
