import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, only, type AnyMove, type Game, type Sketch } from './support/game.ts';

const march = (to: string): AnyMove => ({ type: 'march', from: 'd4', to });

/** A group of the attacker's on the beach at d4 that has AP. */
function walking(sketch: Partial<Sketch> = {}): Game {
  return game({
    ...sketch,
    groups: { 'A-rifle1': { at: 'd4', ap: 6 }, ...sketch.groups },
    stack: ACTIVATED,
  });
}

describe('BT-1.2 where groups walk', () => {
  test('[BT-1.2] on land, beach and pier, not in water', () => {
    const played = walking({ ground: { e4: '=' } });
    expect(played.offered('march').map(({ to }) => to)).toEqual(['c4', 'e4', 'c5', 'd5', 'e5']);
    for (const to of ['d3', 'c3', 'e3']) played.refuses(march(to), 'BT-1.2');
  });

  test.each(['r', 'x'])('[BT-1.2] nor in what lies in it: %s', (letter) => {
    walking({ ground: { d3: letter } }).refuses(march('d3'), 'BT-1.2');
  });

  test('[BT-1.5] burning woods are not entered', () => {
    walking({ ground: { d5: 'f' } }).refuses(march('d5'), 'BT-1.5');
  });

  test('[BT-2.2] nor the square of an enemy boat or vehicle', () => {
    walking({ hulls: { 'D-launch1': 'e4' } }).refuses(march('e4'), 'BT-2.2');
    walking({ hulls: { 'D-tank1': 'd5' } }).refuses(march('d5'), 'BT-2.2');
    expect(walking({ hulls: { 'A-launch1': 'e4' } }).why(march('e4'))).toBe(undefined);
    expect(walking({ hulls: { 'A-tank1': 'd5' } }).why(march('d5'))).toBe(undefined);
  });

  test('[BT-2.2] groups ashore at an enemy boat are assaulted, and then it is the boat’s turn', () => {
    const played = walking({
      groups: { 'A-rifle1': { at: 'd4', ap: 6 }, 'D-rifle1': 'e4' },
      hulls: { 'D-launch1': 'e4' },
    });
    played.refuses(march('e4'), 'QS-6.3');
    played.play({ type: 'assault', from: 'd4', to: 'e4' });
    played.play({ type: 'hold' }, 6, 6, 6, 1, 1, 1, 1, 1);
    expect(played.where('A-rifle1')).toBe('e4');
    expect(played.where('D-launch1')).toBe('e4');
  });

  test('[BT-1.4] to leave beach or pier costs what open ground does', () => {
    const played = walking({ ground: { d4: '=' } });
    expect(only(played.play(march('d5')), 'moved')).toMatchObject({ cost: 1 });
  });
});
