import { ScriptedDice, SETTING, type GameEvent } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { damageHull } from '../src/rules/damage.ts';
import { game, only, SEA, type Game } from './support/game.ts';

function hit(played: Game, id: string, hits: number): GameEvent[] {
  const events: GameEvent[] = [];
  const hull = played.state[SETTING].roster.named(id);
  damageHull(played.state, hull, hits, new ScriptedDice(), (event) => events.push(event));
  return events;
}

describe('BT-7.1 damage', () => {
  test('[BT-7.1] no hits are no damage, and are not told', () => {
    const played = game({ hulls: { 'A-mtb1': 'd2' } });
    expect(hit(played, 'A-mtb1', 0)).toEqual([]);
    expect(played.hull('A-mtb1').damage).toBe(0);
  });

  test('[BT-7.1] damage adds up, and three sink a boat', () => {
    const played = game({ board: SEA, hulls: { 'A-mtb1': { at: 'd2', marks: ['sailed'] } } });
    expect(only(hit(played, 'A-mtb1', 1), 'boats:damaged').damage).toBe(1);
    expect(only(hit(played, 'A-mtb1', 1), 'boats:damaged').damage).toBe(2);
    expect(hit(played, 'A-mtb1', 1).map(({ type }) => type)).toEqual([
      'boats:damaged',
      'boats:sunk',
    ]);
    // Of what is gone nothing is kept.
    expect(played.hull('A-mtb1')).toMatchObject({ at: 'removed', ap: 0, damage: 0, marks: [] });
    played.isKept();
  });

  test('[BT-7.1] three hits at once sink it, and more than three do no more', () => {
    const played = game({ board: SEA, hulls: { 'A-mtb1': 'd2', 'A-mtb2': 'f2' } });
    expect(only(hit(played, 'A-mtb1', 3), 'boats:sunk')).toMatchObject({ square: 'd2' });
    expect(only(hit(played, 'A-mtb2', 5), 'boats:damaged').damage).toBe(3);
    expect(played.where('A-mtb2')).toBe('removed');
  });

  test('[BT-7.1] a slowed boat has half its dice, rounded up', () => {
    const played = game({ hulls: { 'A-mtb1': { at: 'd2', damage: 1 } } });
    played.play({ type: 'boats:start', boat: 'A-mtb1', throttle: false }, 3, 4);
    expect(played.hull('A-mtb1').ap).toBe(4);
  });

  test('[BT-7.1] a boat without power does not start', () => {
    const played = game({ hulls: { 'A-mtb1': { at: 'd2', damage: 2 } } });
    played.refuses({ type: 'boats:start', boat: 'A-mtb1', throttle: false }, 'BT-7.1');
  });

  test('[BT-7.1] a boat that is hit while it acts loses half of its AP, and then all', () => {
    const played = game({
      hulls: { 'A-mtb1': { at: 'd2', ap: 5, marks: ['started'] } },
      stack: [{ type: 'motivate' }, { type: 'boats:sail', boat: 'A-mtb1' }],
    });
    hit(played, 'A-mtb1', 1);
    expect(played.hull('A-mtb1').ap).toBe(3);
    hit(played, 'A-mtb1', 1);
    expect(played.hull('A-mtb1').ap).toBe(0);
  });

  test('[BT-3.5] BT-7.1 a vehicle that is damaged three times is destroyed', () => {
    const played = game({ hulls: { 'A-tank1': 'd5' } });
    expect(hit(played, 'A-tank1', 3).map(({ type }) => type)).toEqual([
      'boats:damaged',
      'boats:wrecked',
    ]);
    expect(played.where('A-tank1')).toBe('removed');
  });
});
