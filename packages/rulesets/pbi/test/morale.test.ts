import { describe, expect, test } from 'vitest';
import type { GroupEntry } from '../src/files/scenarioFile.ts';
import type { Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, game, only, type Game, type Sketch } from './support/game.ts';
import { EITHER_SIDE, offered, typesOf } from './support/lists.ts';

type Groups = Record<string, string | Omit<GroupEntry, 'id'>>;

/** Casualty markers of these groups in a square. */
function fallen(at: string, ...ids: readonly string[]): Groups {
  return Object.fromEntries(ids.map((id) => [id, { at, status: 'casualty' as const }]));
}

/** The opponent ends his turn, so that the attacker's begins. */
function attackerBegins(groups: Groups, ...dice: number[]): ReturnType<Game['play']> {
  return beginsIn(game({ groups, side: 'defender', stack: [{ type: 'residual' }] }), ...dice);
}

function beginsIn(g: Game, ...dice: number[]): ReturnType<Game['play']> {
  return g.play({ type: 'endTurn' }, ...dice);
}

describe('break test', () => {
  const rifles = ['rifle1', 'rifle2', 'rifle3', 'rifle4', 'rifle5', 'rifle6'];

  test.each(EITHER_SIDE)(
    '[QS-4.1] a platoon of the %s with three markers does not test',
    (_side, own, enemy, other) => {
      const g = game({
        groups: {
          ...fallen('a4', ...rifles.slice(0, 3).map((rifle) => `${own}-${rifle}`)),
          [`${own}-lmg1`]: 'c3',
          [`${other}-lmg1`]: 'h4',
        },
        side: enemy,
        stack: [{ type: 'residual' }],
      });
      expect(typesOf(beginsIn(g))).toEqual(['turnBegan']);
    },
  );

  test.each([
    [4, 4, false],
    [4, 5, true],
    [4, 6, true],
    [5, 4, false],
    [5, 5, true],
  ])('[QS-4.1] with %i markers it rolls %i: broken %s', (markers, die, broke) => {
    for (const [side, own, enemy, other] of EITHER_SIDE) {
      const g = game({
        groups: {
          ...fallen('a4', ...rifles.slice(0, markers).map((rifle) => `${own}-${rifle}`)),
          [`${own}-commander`]: 'b3',
          [`${own}-lmg1`]: 'c3',
          [`${other}-lmg1`]: 'h4',
        },
        side: enemy,
        stack: [{ type: 'residual' }],
      });
      const events = beginsIn(g, die);
      expect(events[0]).toMatchObject({ type: 'turnBegan', side });
      expect(events[1]).toEqual({
        type: 'breakTest',
        rule: 'QS-4.1',
        side,
        platoon: own,
        markers,
        dice: [die],
        needs: 5,
        broke,
      });
      expect(g.where(`${own}-lmg1`)).toBe(broke ? 'removed' : 'c3');
      expect(g.where(`${own}-commander`)).toBe(broke ? 'removed' : 'b3');
      expect(g.where(`${own}-rifle1`)).toBe('casualty a4');
      expect(g.where(`${other}-lmg1`)).toBe('h4');
    }
  });

  test('[QS-4.1] the whole platoon is removed and its markers stay; the other platoon stands', () => {
    const g = game({
      groups: {
        ...fallen('c4', 'A-lmg1', 'A-lmg2'),
        ...fallen('d5', 'A-rifle1', 'A-rifle2'),
        'A-commander': 'b2',
        'A-rifle3': 'c4',
        'B-rifle1': 'b2',
        'D-rifle1': 'c8',
      },
      side: 'defender',
      stack: [{ type: 'residual' }],
    });
    const events = beginsIn(g, 5);
    expect(events.slice(2)).toEqual([
      { type: 'removed', rule: 'QS-4.1', why: 'broke', groups: ['A-commander', 'A-rifle3'] },
    ]);
    expect(g.places).toEqual({
      'A-lmg1': 'casualty c4',
      'A-lmg2': 'casualty c4',
      'A-rifle1': 'casualty d5',
      'A-rifle2': 'casualty d5',
      'B-rifle1': 'b2',
      'D-rifle1': 'c8',
    });
  });

  test('[QS-4.1] the markers of two platoons are not added up', () => {
    const events = attackerBegins({
      ...fallen('a4', 'A-rifle1', 'A-rifle2', 'B-rifle1', 'B-rifle2', 'B-rifle3'),
      'A-lmg1': 'c2',
      'B-lmg1': 'd2',
      'D-rifle1': 'c8',
    });
    expect(typesOf(events)).toEqual(['turnBegan']);
  });

  test('[QS-4.1] each platoon tests for itself', () => {
    const events = attackerBegins(
      {
        ...fallen('a4', 'A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'),
        ...fallen('a4', 'B-rifle1', 'B-rifle2', 'B-rifle3', 'B-rifle4', 'B-rifle5'),
        'A-lmg1': 'c2',
        'B-lmg1': 'd2',
        'D-rifle1': 'c8',
      },
      2,
      6,
    );
    expect(events.slice(1)).toMatchObject([
      { type: 'breakTest', platoon: 'A', markers: 4, dice: [2], broke: false },
      { type: 'breakTest', platoon: 'B', markers: 5, dice: [6], broke: true },
      { type: 'removed', groups: ['B-lmg1'] },
    ]);
  });

  test('[QS-4.1] a platoon with nobody left has nothing to test', () => {
    const events = attackerBegins({
      ...fallen('a4', 'A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'),
      'B-lmg1': 'd2',
      'D-rifle1': 'c8',
    });
    expect(typesOf(events)).toEqual(['turnBegan']);
  });

  test('[QS-4.1] nobody tests in the opponent’s turn', () => {
    const g = game({
      groups: {
        ...fallen('a4', 'A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'),
        'A-lmg1': 'd2',
        'D-rifle1': 'c8',
      },
      stack: [{ type: 'residual' }],
    });
    expect(typesOf(beginsIn(g))).toEqual(['turnBegan']);
    expect(g.asked).toBe('defender residual');
  });

  test('[QS-4.1] the break test comes before the squares test', () => {
    const g = game({
      groups: {
        ...fallen('c2', 'A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'),
        'A-lmg1': 'c2',
        'B-lmg1': 'd2',
        'D-rifle1': 'c8',
      },
      side: 'defender',
      stack: [{ type: 'residual' }],
    });
    beginsIn(g, 5);
    expect(g.asked).toBe('attacker residual');
  });

  test('[QS-4.1] a side whose last groups break has lost them all, and the game ends', () => {
    const events = attackerBegins(
      {
        ...fallen('a4', 'A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'),
        'A-lmg1': 'd2',
        'D-rifle1': 'c8',
      },
      6,
    );
    expect(typesOf(events).at(-1)).toBe('ended');
  });
});

/** The attacker's turn has come to the tests of these squares. */
function testing(groups: Groups, squares: string[], sketch: Sketch = {}): Game {
  return game({
    ...sketch,
    groups: { 'D-rifle1': 'h4', ...groups },
    stack: [{ type: 'morale', squares }],
  });
}

describe('the test of a square', () => {
  const markers = ['A-lmg1', 'A-lmg2', 'B-lmg1', 'B-lmg2', 'A-lmg3', 'B-lmg3'];

  test.each<[number, Terrain, boolean, number]>([
    [1, 'partial', false, 1],
    [2, 'woods', false, 2],
    [3, 'building', false, 3],
    [4, 'partial', false, 4],
    [5, 'partial', false, 4],
    [6, 'woods', false, 4],
    [1, 'open', false, 2],
    [4, 'open', false, 5],
    [5, 'open', false, 5],
    [1, 'open', true, 1],
    [2, 'partial', true, 1],
    [4, 'building', true, 3],
    [5, 'woods', true, 3],
    [5, 'open', true, 4],
  ])('[QS-4.2] %i casualties in %s, commander there %s: %i dice', (count, terrain, led, dice) => {
    const g = testing(
      {
        ...fallen('c3', ...markers.slice(0, count)),
        'A-rifle1': 'c3',
        ...(led && { 'A-commander': 'c3' }),
      },
      ['c3'],
      { terrain: { c3: terrain } },
    );
    const faces = Array.from({ length: dice }, () => 3);
    expect(g.play({ type: 'test', square: 'c3' }, ...faces)).toEqual([
      {
        type: 'moraleTest',
        rule: 'QS-4.2',
        side: 'attacker',
        square: 'c3',
        dice: faces,
        needs: 4,
        fails: 0,
        reasons: [
          { rule: 'QS-4.2', key: 'casualties', count: Math.min(count, 4) },
          ...(terrain === 'open' ? [{ rule: 'QS-4.2', key: 'open', count: 1 }] : []),
          ...(led ? [{ rule: 'QS-4.2', key: 'commander', count: -1 }] : []),
        ],
      },
    ]);
    expect(g.flags('A-rifle1')).toEqual([]);
    expect(g.where('A-rifle1')).toBe('c3');
  });

  test.each([
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('[QS-4.2] a %i makes %i fails', (die, fails) => {
    const g = testing({ ...fallen('c3', 'A-lmg1'), 'A-rifle1': 'c3' }, ['c3'], {
      terrain: { c3: 'partial' },
    });
    expect(only(g.play({ type: 'test', square: 'c3' }, die), 'moraleTest').fails).toBe(fails);
  });

  test('[QS-4.2] two commanders in the square take off one die, not two', () => {
    const g = testing(
      { ...fallen('c3', 'A-lmg1', 'A-lmg2'), 'A-commander': 'c3', 'B-commander': 'c3' },
      ['c3'],
    );
    expect(only(g.play({ type: 'test', square: 'c3' }, 1, 1), 'moraleTest').dice).toHaveLength(2);
  });

  test('[QS-4.2] a fallen commander, and one next door, take off none', () => {
    const g = testing({ ...fallen('c3', 'A-commander'), 'B-commander': 'd3', 'A-rifle1': 'c3' }, [
      'c3',
    ]);
    expect(only(g.play({ type: 'test', square: 'c3' }, 1, 1), 'moraleTest').dice).toHaveLength(2);
  });

  test('[QS-4.2] where the commander leaves no die, there is no test', () => {
    const g = game({
      terrain: { c3: 'partial' },
      groups: {
        ...fallen('c3', 'A-lmg1'),
        'A-commander': 'c3',
        'A-rifle1': 'c3',
        'D-rifle1': 'c8',
      },
      side: 'defender',
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker motivate');
  });

  test('[QS-4.2] a square that has no die to roll is not offered among those that have', () => {
    const g = testing(
      {
        ...fallen('c3', 'A-lmg1'),
        'A-commander': 'c3',
        ...fallen('d3', 'A-lmg2'),
        'A-rifle1': 'd3',
      },
      ['c3', 'd3'],
      { terrain: { c3: 'woods' } },
    );
    g.refuses({ type: 'test', square: 'c3' }, 'QS-4.6');
    expect(offered(g)).toEqual(['test d3']);
  });

  test('[QS-4.2] a square without casualties does not test', () => {
    const g = testing({ ...fallen('c3', 'A-lmg1'), 'A-rifle1': 'c3', 'A-rifle2': 'd3' }, ['c3']);
    g.refuses({ type: 'test', square: 'd3' }, 'QS-4.6');
    expect(offered(g)).toEqual(['test c3']);
  });

  test.each(EITHER_SIDE)(
    '[QS-4.6] the squares of the %s with own groups and own markers test, in any order',
    (side, own, enemy, other) => {
      const g = game({
        groups: {
          ...fallen('b3', `${own}-lmg1`),
          [`${own}-rifle1`]: 'b3',
          ...fallen('d3', `${own}-lmg3`),
          [`${own}-rifle2`]: 'd3',
          // Own marker and nobody there; the enemy's marker; the enemy and an own marker.
          ...fallen('e3', `${own}-rifle5`),
          ...fallen('f3', `${other}-rifle5`),
          [`${own}-rifle3`]: 'f3',
          ...fallen('h4', `${other}-rifle6`),
          [`${other}-rifle1`]: 'h4',
        },
        side: enemy,
        stack: [{ type: 'residual' }],
      });
      g.play({ type: 'endTurn' });
      expect(g.asked).toBe(`${side} morale`);
      expect(offered(g)).toEqual(['test b3', 'test d3']);
      for (const square of ['e3', 'f3', 'h4', 'a1']) g.refuses({ type: 'test', square }, 'QS-4.6');
      g.play({ type: 'test', square: 'd3' }, 1, 1);
      g.refuses({ type: 'test', square: 'd3' }, 'QS-4.6');
      g.play({ type: 'test', square: 'b3' }, 1, 1);
      expect(g.asked).toBe(`${side} residual`);
    },
  );

  test('[QS-4.6] the enemy’s markers in the square add no dice', () => {
    const g = testing({ ...fallen('c3', 'A-lmg1', 'D-lmg1', 'D-lmg2'), 'A-rifle1': 'c3' }, ['c3'], {
      terrain: { c3: 'woods' },
    });
    expect(only(g.play({ type: 'test', square: 'c3' }, 1), 'moraleTest').dice).toEqual([1]);
  });

  test('[QS-4.6] markers of either own platoon count', () => {
    const g = testing({ ...fallen('c3', 'A-lmg1', 'B-lmg1'), 'B-rifle1': 'c3' }, ['c3'], {
      terrain: { c3: 'woods' },
    });
    expect(only(g.play({ type: 'test', square: 'c3' }, 1, 1), 'moraleTest').dice).toEqual([1, 1]);
  });

  test('[QS-4.6] who falls back into a square that is still to test brings no markers', () => {
    const g = testing(
      {
        ...fallen('c4', 'A-lmg1', 'A-lmg2'),
        'A-rifle1': 'c4',
        ...fallen('c3', 'A-lmg3'),
        'A-rifle2': 'c3',
      },
      ['c4', 'c3'],
      { terrain: { c4: 'partial', c3: 'partial' } },
    );
    g.play({ type: 'test', square: 'c4' }, 4, 4);
    expect(g.where('A-rifle1')).toBe('c3');
    expect([g.where('A-lmg1'), g.where('A-lmg2')]).toEqual(['casualty c4', 'casualty c4']);
    expect(offered(g)).toEqual(['test c3']);
    expect(only(g.play({ type: 'test', square: 'c3' }, 1), 'moraleTest').dice).toEqual([1]);
  });

  test('[QS-4.6] a square that groups fall back into for the first time does not test', () => {
    const g = game({
      groups: {
        ...fallen('c4', 'A-lmg1', 'A-lmg2'),
        ...fallen('c3', 'A-lmg3'),
        'A-rifle1': 'c4',
        'D-rifle1': 'h4',
      },
      side: 'defender',
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' });
    expect(offered(g)).toEqual(['test c4']);
    g.play({ type: 'test', square: 'c4' }, 4, 4, 1);
    expect(g.where('A-rifle1')).toBe('c3');
    expect(g.asked).toBe('attacker residual');
  });

  test('[QS-4.2] nothing else may be done before the tests', () => {
    const g = testing({ ...fallen('c3', 'A-lmg1'), 'A-rifle1': 'c3' }, ['c3']);
    g.refuses({ type: 'rest' }, 'QS-4.2');
    g.refuses({ type: 'endTurn' }, 'QS-4.2');
  });
});

describe('fails', () => {
  /** Three groups in partial ground with so many markers, one of them the commander's. */
  const shaken = (casualties: number): Game =>
    testing(
      {
        ...fallen('c3', ...['A-lmg1', 'A-lmg2', 'A-lmg3', 'A-rifle6'].slice(0, casualties)),
        'A-rifle1': 'c3',
        'B-rifle1': 'c3',
        'A-rifle2': 'e3',
        'B-commander': 'e3',
      },
      ['c3'],
      { terrain: { c3: 'partial' } },
    );

  test('[QS-4.3] one fail: no group in the square may move this turn', () => {
    const g = shaken(3);
    const events = g.play({ type: 'test', square: 'c3' }, 3, 4, 1);
    expect(events.slice(1)).toEqual([
      { type: 'pinned', rule: 'QS-4.3', square: 'c3', groups: ['A-rifle1', 'B-rifle1'] },
    ]);
    expect([g.flags('A-rifle1'), g.flags('B-rifle1')]).toEqual([['pinned'], ['pinned']]);
    expect(g.flags('A-rifle2')).toEqual([]);
    expect(g.where('A-rifle1')).toBe('c3');
    g.play({ type: 'motivate', commander: 'B', square: 'c3' }, 6, 6);
    g.refuses({ type: 'march', from: 'c3', to: 'c4' }, 'QS-4.3');
    expect(offered(g, 'march')).toEqual([]);
  });

  test('[QS-4.3] a pinned square may be motivated, shoot and clear its markers', () => {
    const g = game({
      groups: {
        ...fallen('c3', 'A-lmg1'),
        'A-rifle1': { at: 'c3', ap: 2, flags: ['pinned', 'acted'] },
        'D-rifle1': 'c5',
      },
      stack: ACTIVATED,
    });
    expect(offered(g)).toEqual(['aim c3 c5', 'clear c3 A', 'close']);
  });

  test('[QS-4.3] a pinned square may not move with residual AP either', () => {
    const g = shaken(1);
    g.play({ type: 'test', square: 'c3' }, 6);
    g.play({ type: 'rest' });
    g.play({ type: 'use', square: 'c3' });
    g.refuses({ type: 'march', from: 'c3', to: 'c4' }, 'QS-4.3');
  });

  test('[QS-4.3] who comes into a pinned square later is not pinned', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 2, flags: ['pinned'] },
        'A-rifle2': { at: 'c3', ap: 2 },
        'D-rifle1': 'h4',
      },
      stack: ACTIVATED,
    });
    expect(only(g.play({ type: 'march', from: 'c3', to: 'c4' }), 'moved').groups).toEqual([
      'A-rifle2',
    ]);
  });

  test('[QS-4.8] a pinned group may not assault', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c3', ap: 6, flags: ['pinned'] }, 'D-rifle1': 'c4' },
      stack: ACTIVATED,
    });
    g.refuses({ type: 'assault', from: 'c3', to: 'c4' }, 'QS-4.8');
    expect(offered(g)).toEqual(['aim c3 c4', 'close']);
  });

  test('[QS-4.4] two fails: all groups fall back one square toward their base edge', () => {
    const g = shaken(3);
    const events = g.play({ type: 'test', square: 'c3' }, 4, 3, 5);
    expect(events.slice(1)).toEqual([
      {
        type: 'retreated',
        rule: 'QS-4.4',
        groups: ['A-rifle1', 'B-rifle1'],
        from: 'c3',
        to: 'c2',
      },
    ]);
    expect([g.where('A-rifle1'), g.where('B-rifle1')]).toEqual(['c2', 'c2']);
    expect(g.where('A-rifle2')).toBe('e3');
    expect(g.where('A-lmg1')).toBe('casualty c3');
    expect(g.asked).toBe('attacker motivate');
  });

  test('[QS-4.4] groups that fell back do nothing else this turn', () => {
    const g = shaken(2);
    g.play({ type: 'test', square: 'c3' }, 4, 6);
    expect(g.flags('A-rifle1')).toEqual(['idle', 'moved']);
    g.refuses({ type: 'motivate', commander: 'B', square: 'c2' }, 'QS-4.4');
    expect(offered(g)).toEqual(['motivate B e3', 'rest']);
    g.play({ type: 'rest' });
    g.refuses({ type: 'use', square: 'c2' }, 'QS-3.5');
    expect(offered(g)).toEqual(['endTurn', 'use e3']);
  });

  test('[QS-4.4] others in the square they fell back to may be motivated without them', () => {
    const g = testing(
      {
        ...fallen('c3', 'A-lmg1', 'A-lmg2'),
        'A-rifle1': 'c3',
        'A-rifle2': 'c2',
        'A-commander': 'c1',
      },
      ['c3'],
      { terrain: { c3: 'partial' } },
    );
    g.play({ type: 'test', square: 'c3' }, 6, 6);
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c2' }, 6, 4);
    expect(only(events, 'actionPoints').groups).toEqual(['A-rifle2']);
    expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([0, 4]);
  });

  test('[QS-4.4] a commander who fell back motivates nobody this turn', () => {
    const g = testing(
      {
        ...fallen('c3', 'A-lmg1', 'A-lmg2', 'A-lmg3'),
        'A-commander': 'c3',
        'A-rifle1': 'd2',
        'B-commander': 'e3',
      },
      ['c3'],
      { terrain: { c3: 'partial' } },
    );
    g.play({ type: 'test', square: 'c3' }, 6, 6);
    expect(g.where('A-commander')).toBe('c2');
    g.refuses({ type: 'motivate', commander: 'A', square: 'd2' }, 'QS-4.4');
    expect(offered(g)).toEqual(['motivate B d2', 'motivate B e3', 'rest']);
  });

  test.each([
    [[4, 4, 4, 1], 3],
    [[6, 5, 4, 4], 4],
  ])('[QS-4.5] a roll of %j, %i fails: all groups in the square are removed', (dice, fails) => {
    const g = shaken(4);
    const events = g.play({ type: 'test', square: 'c3' }, ...dice);
    expect(only(events, 'moraleTest').fails).toBe(fails);
    expect(events.slice(1)).toEqual([
      { type: 'removed', rule: 'QS-4.5', why: 'panic', groups: ['A-rifle1', 'B-rifle1'] },
    ]);
    expect(g.places).toEqual({
      'A-lmg1': 'casualty c3',
      'A-lmg2': 'casualty c3',
      'A-lmg3': 'casualty c3',
      'A-rifle6': 'casualty c3',
      'A-rifle2': 'e3',
      'B-commander': 'e3',
      'D-rifle1': 'h4',
    });
    expect([g.state.at[4], g.ap('A-rifle1')]).toEqual([-1, 0]);
  });

  test('[QS-4.3, QS-4.4] the defender’s squares fail alike', () => {
    const of = (...dice: number[]): Game => {
      const g = game({
        terrain: { c6: 'partial' },
        groups: {
          ...fallen('c6', 'D-lmg1', 'D-lmg2', 'D-lmg3'),
          'D-rifle1': 'c6',
          'D-rifle2': 'h4',
          'A-rifle1': 'c2',
        },
        side: 'defender',
        stack: [{ type: 'morale', squares: ['c6'] }],
      });
      g.play({ type: 'test', square: 'c6' }, ...dice);
      return g;
    };
    expect(of(4, 1, 1).flags('D-rifle1')).toEqual(['pinned']);
    expect(of(4, 4, 1).where('D-rifle1')).toBe('c7');
    expect(of(4, 4, 4).where('D-rifle1')).toBe('removed');
  });

  test('[QS-4.3] the next turn begins without pins', () => {
    const g = shaken(1);
    g.play({ type: 'test', square: 'c3' }, 6);
    g.play({ type: 'rest' });
    g.play({ type: 'endTurn' });
    expect(g.flags('A-rifle1')).toEqual([]);
  });
});

describe('a group tests once a turn', () => {
  const marker = (at: string) => ({ at, status: 'casualty' }) as const;
  /** Two squares one behind the other: what falls back from c3 comes to c2. */
  const twoSquares = (): Game =>
    game({
      groups: {
        'A-rifle1': 'c3',
        'A-rifle2': marker('c3'),
        'A-rifle3': 'c2',
        'A-rifle4': marker('c2'),
        'A-rifle5': marker('c2'),
        'D-rifle1': 'h8',
      },
      stack: [{ type: 'morale', squares: ['c3', 'c2'] }],
    });

  test('[QS-4.6] who fell back into a square that has still to test does not go back again', () => {
    const g = twoSquares();
    g.play({ type: 'test', square: 'c3' }, 4, 4);
    expect(g.where('A-rifle1')).toBe('c2');
    g.play({ type: 'test', square: 'c2' }, 4, 4, 1);
    expect([g.where('A-rifle1'), g.where('A-rifle3')]).toEqual(['c2', 'c1']);
  });

  test('[QS-4.6] nor is he pinned or removed by its test', () => {
    const pinned = twoSquares();
    pinned.play({ type: 'test', square: 'c3' }, 4, 4);
    pinned.play({ type: 'test', square: 'c2' }, 4, 1, 1);
    expect([pinned.flags('A-rifle1'), pinned.flags('A-rifle3')]).toEqual([
      ['idle', 'moved'],
      ['pinned'],
    ]);
    const gone = twoSquares();
    gone.play({ type: 'test', square: 'c3' }, 4, 4);
    gone.play({ type: 'test', square: 'c2' }, 4, 4, 4);
    expect(gone.where('A-rifle1')).toBe('c2');
    expect(gone.where('A-rifle3')).not.toBe('c2');
  });
});
