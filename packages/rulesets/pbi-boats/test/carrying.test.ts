import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { ACTIVATED, game, only, type AnyMove, type Game, type Sketch } from './support/game.ts';

const lift = (boat = 'A-dinghy1', group = 'A-rifle1'): AnyMove => {
  return { type: 'boats:lift', group, boat };
};
const LOWER: AnyMove = { type: 'boats:lower', group: 'A-rifle1' };
const march = (from: string, to: string): AnyMove => ({ type: 'march', from, to });

const PORTABLE = { at: 'd4', portable: true } as const;

/** A group at d4 that has AP, and a dinghy with it. */
function beside(hull: object = PORTABLE, sketch: Partial<Sketch> = {}): Game {
  return game({
    ...sketch,
    groups: { 'A-rifle1': { at: 'd4', ap: 4 }, ...sketch.groups },
    hulls: { 'A-dinghy1': hull, ...sketch.hulls },
    stack: ACTIVATED,
  });
}

/** The same group with the dinghy on its shoulders. */
function carrying(sketch: Partial<Sketch> = {}): Game {
  return beside({ portable: true, carrier: 'A-rifle1' }, sketch);
}

describe('BT-4.3 carrying boats', () => {
  test('[BT-4.3] a group picks one up for 1 AP, and it goes where the group goes', () => {
    const played = beside();
    expect(only(played.play(lift()), 'boats:lifted')).toMatchObject({
      rule: 'BT-4.3',
      group: 'A-rifle1',
      boat: 'A-dinghy1',
      square: 'd4',
    });
    expect(played.ap('A-rifle1')).toBe(3);
    expect(played.where('A-dinghy1')).toBe('carried');
    played.isKept();
    played.play(march('d4', 'd5'));
    expect(played.ap('A-rifle1')).toBe(2);
    expect(only(played.play(LOWER), 'boats:lowered')).toMatchObject({ square: 'd5' });
    expect(played.where('A-dinghy1')).toBe('laid d5');
    // From there it is carried on.
    expect(played.why(lift())).toBe(undefined);
    expect(played.ap('A-rifle1')).toBe(1);
    played.isKept();
  });

  test('[BT-4.3] only one that was bought for it', () => {
    beside({ at: 'd4' }).refuses(lift(), 'BT-4.3');
    const launch = beside(PORTABLE, { hulls: { 'A-launch1': 'd4' } });
    launch.refuses(lift('A-launch1'), 'BT-4.3');
    const rowing = beside(PORTABLE, { hulls: { 'A-rowingboat1': PORTABLE } });
    expect(rowing.why(lift('A-rowingboat1'))).toBe(undefined);
  });

  test('[BT-4.3] only where it lies, its own, and one at a time', () => {
    beside({ at: 'd3', portable: true }).refuses(lift(), 'BT-4.3');
    beside({ ...PORTABLE, at: 'd3', crew: 'defender' }).refuses(lift(), 'BT-4.3');
    const two = carrying({ hulls: { 'A-dinghy2': PORTABLE } });
    two.refuses(lift('A-dinghy2'), 'BT-4.3');
    two.refuses(lift('A-rifle1'), 'BT-4.3');
  });

  test('[BT-4.3] only empty: nobody aboard, and no marker', () => {
    beside({ ...PORTABLE, aboard: ['A-rifle2'] }).refuses(lift(), 'BT-4.3');
    beside({ ...PORTABLE, fallen: ['A-rifle2'] }).refuses(lift(), 'BT-4.3');
  });

  test('[BT-4.3] by a group with an AP', () => {
    const played = beside(PORTABLE, {
      groups: { 'A-rifle1': 'd4', 'A-rifle2': { at: 'd4', ap: 1 } },
    });
    played.refuses(lift(), 'BT-4.3');
    played.play(lift('A-dinghy1', 'A-rifle2'));
  });

  test('[BT-4.3] who carries none sets none down', () => {
    beside().refuses(LOWER, 'BT-4.3');
    const enemy = carrying({ groups: { 'D-rifle1': 'h8' } });
    enemy.refuses({ type: 'boats:lower', group: 'D-rifle1' }, 'BT-4.3');
  });

  test('[BT-2.2] it is set down where a square has room for it', () => {
    const played = carrying({ hulls: { 'A-launch1': 'd4', 'A-launch2': 'd4' } });
    played.refuses(LOWER, 'BT-2.2');
    carrying({ hulls: { 'A-launch1': 'd4' } }).play(LOWER);
  });

  test('[BT-4.3] who carries one does not shoot', () => {
    const sketch = { groups: { 'A-rifle1': { at: 'd4', ap: 4 }, 'D-rifle1': 'd6' } };
    carrying(sketch).refuses({ type: 'aim', from: 'd4', to: 'd6' }, 'BT-4.3');
    expect(beside(PORTABLE, sketch).why({ type: 'aim', from: 'd4', to: 'd6' })).toBe(undefined);
  });

  test('[BT-4.3] nor at those who come near (QS-9)', () => {
    const near = (carrier: object): Game =>
      game({
        side: 'defender',
        groups: { 'A-rifle1': 'd4', 'D-rifle1': { at: 'd6', ap: 2 } },
        hulls: { 'A-dinghy1': { portable: true, ...carrier } },
        stack: ACTIVATED,
      });
    const seen = near({ at: 'd4' });
    seen.play(march('d6', 'd5'));
    expect(seen.asked).toBe('attacker opportunity');
    const busy = near({ carrier: 'A-rifle1' });
    busy.play(march('d6', 'd5'));
    expect(busy.asked).toBe('defender activate');
  });

  test('[BT-6.2] [BT-9.4] a turn begins for a boat that is carried as well', () => {
    const played = game({
      side: 'defender',
      stack: [{ type: 'residual' }],
      groups: { 'A-rifle1': 'd4', 'D-rifle1': 'a8' },
      hulls: {
        'A-dinghy1': { portable: true, carrier: 'A-rifle1', marks: ['sailed', 'taken'] },
      },
    });
    played.play({ type: 'endTurn' });
    expect(played.hull('A-dinghy1').marks).toEqual([]);
  });

  test('[BT-4.3] it stays where its carrier falls', () => {
    const played = game({
      side: 'defender',
      groups: { 'A-rifle1': 'd4', 'A-rifle2': 'a8', 'D-rifle1': { at: 'd6', ap: 1 } },
      hulls: { 'A-dinghy1': { portable: true, carrier: 'A-rifle1', facing: 'north' } },
      stack: ACTIVATED,
    });
    played.play({ type: 'aim', from: 'd6', to: 'd4' }, 6, 4, 1);
    expect(played.where('A-rifle1')).toBe('casualty d4');
    expect(played.where('A-dinghy1')).toBe('d4');
    played.isKept();
  });

  test('[BT-4.3] or where he panics; where boats leave no room it is lost', () => {
    const panicking = (boats: object): Game =>
      game({
        groups: {
          'A-rifle1': 'd4',
          'A-rifle4': 'a8',
          'A-rifle2': { at: 'd4', status: 'casualty' },
          'A-rifle3': { at: 'd4', status: 'casualty' },
        },
        hulls: { 'A-dinghy1': { portable: true, carrier: 'A-rifle1' }, ...boats },
        stack: [{ type: 'morale', squares: ['d4'] }],
      });
    const played = panicking({});
    played.play({ type: 'test', square: 'd4' }, 6, 6, 6);
    expect(played.where('A-rifle1')).toBe('removed');
    expect(played.where('A-dinghy1')).toBe('d4');
    played.isKept();
    const crowded = panicking({ 'A-launch1': 'd4', 'A-launch2': 'd4' });
    crowded.play({ type: 'test', square: 'd4' }, 6, 6, 6);
    expect(crowded.where('A-dinghy1')).toBe('removed');
    crowded.isKept();
  });

  test('[BT-1.3] on land it neither sails nor takes anybody on', () => {
    const played = game({
      groups: { 'A-commander': 'a8', 'A-rifle1': 'd5', 'A-rifle2': 'd4' },
      hulls: { 'A-dinghy1': { at: 'd5', portable: true, facing: 'south' } },
    });
    played.refuses({ type: 'boats:start', boat: 'A-dinghy1', throttle: true }, 'BT-1.3');
    for (const group of ['A-rifle1', 'A-rifle2']) {
      played.refuses({ type: 'boats:embark', boat: 'A-dinghy1', group }, 'BT-4.1');
    }
    played.refuses({ type: 'boats:start', boat: 'A-dinghy1', throttle: false }, 'BT-1.3');
  });

  test('[BT-4.3] on land it is in nobody’s way, and no target', () => {
    const empty = { at: 'd5', portable: true } as const;
    const enemies = (at: string, hull: object = empty): Game =>
      game({
        side: 'defender',
        groups: { 'A-rifle1': 'd4', 'D-rifle1': { at, ap: 6 } },
        hulls: { 'A-dinghy1': hull },
        stack: ACTIVATED,
      });
    // It is drawn where it lies, but a line passes over it, and whoever comes walks in.
    const near = enemies('d6');
    expect(pbiBoats.scene(near.state).pieces.map(({ id, place }) => [id, place])).toContainEqual([
      'A-dinghy1',
      'd5',
    ]);
    expect(near.why({ type: 'aim', from: 'd6', to: 'd4' })).toBe(undefined);
    near.refuses({ type: 'boats:aim', from: 'd6', what: 'hull', at: 'A-dinghy1' }, 'BT-6.6');
    near.refuses({ type: 'boats:board', from: 'd6', boat: 'A-dinghy1' }, 'BT-9.1');
    near.play({ type: 'march', from: 'd6', to: 'd5' });
    expect(near.where('D-rifle1')).toBe('d5');
    expect(near.where('A-dinghy1')).toBe('laid d5');
    // On the beach it is a boat.
    const shore = enemies('e5', { at: 'e4', portable: true });
    shore.refuses({ type: 'march', from: 'e5', to: 'e4' }, 'BT-2.2');
  });

  test('[BT-4.3] a file has only such boats on land as can be carried, and nobody aboard', () => {
    expect(beside({ at: 'd5', portable: true }).where('A-dinghy1')).toBe('laid d5');
    expect(() => beside({ at: 'd5' })).toThrow('ashore');
    expect(() => beside({ at: 'd5', portable: true, aboard: ['A-rifle2'] })).toThrow('notThere');
    expect(() =>
      game({ hulls: { 'A-tank1': 'd5' }, groups: { 'A-tank1': { status: 'laid' } } }),
    ).toThrow('hullStatus');
  });

  test('[BT-4.3] a carrier sets his boat down before he embarks', () => {
    const played = game({
      groups: { 'A-commander': 'a8', 'A-rifle1': 'd4' },
      hulls: { 'A-dinghy1': { portable: true, carrier: 'A-rifle1' }, 'A-launch1': 'd3' },
    });
    played.refuses({ type: 'boats:embark', boat: 'A-launch1', group: 'A-rifle1' }, 'BT-4.3');
  });

  test('[BT-4.3] on the beach it is as good as any boat', () => {
    const played = game({
      groups: { 'A-commander': 'a8', 'A-rifle1': { at: 'd4', flags: ['acted'] } },
      hulls: { 'A-dinghy1': PORTABLE },
    });
    played.play({ type: 'boats:embark', boat: 'A-dinghy1', group: 'A-rifle1' });
    expect(played.where('A-rifle1')).toBe('aboard d4');
  });

  test('BT-4.3 a file has one group of the same side carry one that can be carried', () => {
    const written = (hull: object, more: object = {}): Game =>
      game({
        groups: {
          'A-rifle1': 'd4',
          'D-rifle1': 'd6',
          'A-rifle2': { at: 'd4', status: 'casualty' },
        },
        hulls: { 'A-dinghy1': hull, ...more },
      });
    const carried = { portable: true, carrier: 'A-rifle1' };
    expect(written(carried).where('A-dinghy1')).toBe('carried');
    expect(() => written({ ...carried, portable: false })).toThrow('carrier');
    expect(() => written({ ...carried, carrier: 'A-rifle2' })).toThrow('carrier');
    expect(() => written({ ...carried, carrier: 'D-rifle1' })).toThrow('carrier');
    expect(() => written(carried, { 'A-dinghy2': carried })).toThrow('carrier');
  });
});

describe('BT-4.3 who carries', () => {
  test('[BT-4.3] BT-6.7 does not shoot at a boat that comes near', () => {
    const near = (hulls: Sketch['hulls']): Game =>
      game({
        stack: [{ type: 'motivate' }, { type: 'boats:sail', boat: 'A-launch1' }],
        groups: { 'D-rifle1': 'd4' },
        hulls: {
          'A-launch1': { at: 'c2', facing: 'north', ap: 3, marks: ['started'] },
          ...hulls,
        },
      });
    const go = { type: 'boats:go', boat: 'A-launch1', to: 'c3' };
    const free = near({});
    free.play(go);
    expect(free.asked).toBe('defender boats:watch');
    const laden = near({ 'D-dinghy1': { portable: true, carrier: 'D-rifle1' } });
    laden.play(go);
    expect(laden.asked).toBe('attacker boats:sail');
  });

  test('[BT-4.3] a group of the side to move that is ashore, with an AP', () => {
    const played = beside(PORTABLE, {
      groups: { 'A-rifle2': { ap: 4 }, 'A-lmg1': 'd4', 'D-rifle1': 'd8' },
      hulls: { 'A-launch1': { at: 'd4', aboard: ['A-rifle2'] } },
    });
    expect(played.why(lift('A-dinghy1', 'A-rifle2'))).toBe('BT-4.3 boats:notCarrier');
    expect(played.why(lift('A-dinghy1', 'D-rifle1'))).toBe('BT-4.3 boats:notCarrier');
    expect(played.why(lift('A-dinghy1', 'A-lmg1'))).toBe('BT-4.3 boats:carryAp');
    expect(played.why(lift('A-lmg1'))).toBe('BT-4.3 boats:boatElsewhere');
    expect(played.offered('boats:lift')).toEqual([{ group: 'A-rifle1', boat: 'A-dinghy1' }]);
  });

  test('[BT-4.3] no boat that the enemy has left where they are', () => {
    const played = beside({ at: 'e4', portable: true }, { hulls: { 'D-dinghy1': PORTABLE } });
    expect(played.why(lift('D-dinghy1'))).toBe('BT-4.3 boats:boatElsewhere');
    played.refuses(lift('D-dinghy1'), 'BT-4.3');
  });

  test('[BT-4.3] nobody puts one down without an AP, nor one that he does not carry', () => {
    const played = carrying({
      groups: { 'A-rifle1': { at: 'd4' }, 'A-lmg1': { at: 'd4', ap: 1 } },
    });
    expect(played.why(LOWER)).toBe('BT-4.3 boats:carryAp');
    played.refuses(LOWER, 'BT-4.3');
    expect(played.why({ ...LOWER, group: 'A-lmg1' })).toBe('BT-4.3 boats:carriesNone');
  });

  test('[BT-2.2] nor where the enemy has a boat', () => {
    const played = carrying({ hulls: { 'D-launch1': 'd4' } });
    expect(played.why(LOWER)).toBe('BT-2.2 boats:enemies');
    played.refuses(LOWER, 'BT-2.2');
  });
});
