import { describe, expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import type { FLAGS } from '../src/state/state.ts';
import type { SideName, Terrain } from '../src/rules/tables.ts';
import { game, only, type Game, type Sketch } from './support/game.ts';
import { offered } from './support/lists.ts';

/** A's commander in one square and a rifle group of his in another. */
function reach(from: string, to: string, terrain: Record<string, Terrain> = {}): Game {
  return game({
    terrain: { [from]: 'open', [to]: 'open', ...terrain },
    groups: { 'A-commander': from, 'A-rifle1': to, 'D-rifle1': 'h8' },
  });
}

function needOf(g: Game, square: string): number {
  return only(g.play({ type: 'motivate', commander: 'A', square }, 1, 1), 'motivation').needs;
}

/** What a commander needs, read from an attempt that fails (a need of 1 cannot). */
function needs(from: string, to: string, terrain: Record<string, Terrain> = {}): number {
  const g = reach(from, to, terrain);
  return only(g.play({ type: 'motivate', commander: 'A', square: to }, 1), 'motivation').needs;
}

describe('attempts', () => {
  const AROUND: Sketch = {
    groups: {
      'A-commander': 'c2',
      'A-rifle1': 'd2',
      'A-rifle2': 'e2',
      'B-commander': 'c3',
      'D-commander': 'c7',
      'D-rifle1': 'd7',
    },
  };

  test('[QS-5.1] each commander has three attempts a turn, spent whether they succeed or not', () => {
    const g = game(AROUND);
    expect(pbi.pending(g.state).decisions).toEqual([
      { side: 'attacker', kind: 'motivate', rule: 'QS-5.1' },
    ]);
    g.play({ type: 'motivate', commander: 'A', square: 'e2' }, 1);
    expect(g.state.attempts).toEqual([2, 3, 3]);
    g.play({ type: 'motivate', commander: 'A', square: 'd2' }, 6, 1);
    expect(g.state.attempts).toEqual([1, 3, 3]);
    g.play({ type: 'close' });
    g.play({ type: 'motivate', commander: 'A', square: 'e2' }, 2);
    expect(g.state.attempts).toEqual([0, 3, 3]);
    g.refuses({ type: 'motivate', commander: 'A', square: 'e2' }, 'QS-5.1');
    expect(offered(g)).toEqual(['motivate B c2', 'motivate B c3', 'motivate B e2', 'rest']);
    g.play({ type: 'motivate', commander: 'B', square: 'e2' }, 1);
    expect(g.state.attempts).toEqual([0, 2, 3]);
  });

  test.each<['A' | 'B' | 'D', SideName, string]>([
    ['A', 'defender', 'e2'],
    ['B', 'defender', 'e2'],
    ['D', 'attacker', 'd7'],
  ])('[QS-5.1] %s’s commander has three at the start of his turn', (commander, enemy, square) => {
    const g = game({ ...AROUND, attempts: {}, side: enemy, stack: [{ type: 'residual' }] });
    g.play({ type: 'endTurn' });
    for (let i = 0; i < 3; i++) g.play({ type: 'motivate', commander, square }, 1);
    expect(offered(g).filter((move) => move.startsWith(`motivate ${commander}`))).toEqual([]);
  });

  test('[QS-5.1] after the last attempt of the last commander the rest of the squares follow', () => {
    const g = game({ ...AROUND, side: 'defender', attempts: { D: 1 } });
    const events = g.play({ type: 'motivate', commander: 'D', square: 'd7' }, 1);
    expect(events.map(({ type }) => type)).toEqual(['motivation']);
    expect(g.asked).toBe('defender residual');
  });

  test('[QS-5.1] a player need not use his attempts', () => {
    const g = game(AROUND);
    expect(g.play({ type: 'rest' })).toEqual([
      { type: 'rested', rule: 'QS-3.4', side: 'attacker' },
    ]);
    expect(g.asked).toBe('attacker residual');
  });

  test.each<['casualty' | 'removed']>([['casualty'], ['removed']])(
    '[QS-5.1] a commander who is %s motivates nobody',
    (status) => {
      const g = game({
        groups: {
          'A-commander': status === 'casualty' ? { at: 'c2', status } : { status },
          'A-rifle1': 'c2',
          'B-commander': 'c3',
          'D-rifle1': 'h8',
        },
      });
      g.refuses({ type: 'motivate', commander: 'A', square: 'c2' }, 'QS-5.1');
      expect(offered(g)).toEqual(['motivate B c2', 'motivate B c3', 'rest']);
    },
  );

  test('[QS-5.1] where nobody can be motivated nobody is asked', () => {
    const alone: Sketch = { groups: { 'A-rifle1': 'c2', 'D-rifle1': 'h8' } };
    expect(game(alone).asked).toBe('attacker residual');
    const spent: Sketch = {
      groups: { 'A-commander': { at: 'c2', flags: ['acted'] }, 'D-rifle1': 'h8' },
    };
    expect(game(spent).asked).toBe('attacker residual');
    const noAttempts: Sketch = {
      groups: { 'A-commander': 'c2', 'D-rifle1': 'h8' },
      attempts: { A: 0, B: 3, D: 3 },
    };
    expect(game(noAttempts).asked).toBe('attacker residual');
    const tooFar: Sketch = {
      groups: { 'A-commander': { at: 'a1', flags: ['acted'] }, 'A-rifle1': 'e4', 'D-rifle1': 'h8' },
    };
    expect(game(tooFar).asked).toBe('attacker residual');
  });

  test('[QS-5.1, QS-5.3] where a 6 would do, there is still something to try', () => {
    const g = game({
      groups: { 'A-commander': { at: 'a1', flags: ['acted'] }, 'A-rifle1': 'd4', 'D-rifle1': 'h8' },
    });
    expect(offered(g)).toEqual(['motivate A d4', 'rest']);
  });

  test('[QS-5.1] the enemy’s commander is not to be ordered about', () => {
    game(AROUND).refuses({ type: 'motivate', commander: 'D', square: 'd7' }, 'QS-5.1');
    const defender = game({ ...AROUND, side: 'defender' });
    defender.refuses({ type: 'motivate', commander: 'A', square: 'd2' }, 'QS-5.1');
    expect(offered(defender)).toEqual(['motivate D c7', 'motivate D d7', 'rest']);
  });
});

describe('the score needed', () => {
  test('[QS-5.2] a commander needs 1 for his own square', () => {
    const g = game({ groups: { 'A-commander': 'c3', 'D-rifle1': 'h8' } });
    expect(needOf(g, 'c3')).toBe(1);
  });

  test.each([
    ['c3', 'c4', 2],
    ['c3', 'c2', 2],
    ['c3', 'b3', 2],
    ['c3', 'd3', 2],
    ['c3', 'c1', 3],
    ['a1', 'a5', 5],
    ['a1', 'a6', 6],
    ['f1', 'a1', 6],
  ])('[QS-5.2] from %s to %s both ends count: %i', (from, to, need) => {
    expect(needs(from, to)).toBe(need);
  });

  test.each([
    ['c3', 'd4', 2],
    ['c3', 'b4', 2],
    ['c3', 'd2', 2],
    ['c3', 'b2', 2],
    ['a1', 'b3', 3],
    ['a1', 'c2', 3],
    ['a1', 'c3', 4],
    ['a1', 'd3', 5],
    ['a1', 'd4', 6],
    ['f4', 'c1', 6],
    ['a1', 'e3', 6],
  ])('[QS-5.2] from %s to %s one step may be diagonal, and no more: %i', (from, to, need) => {
    expect(needs(from, to)).toBe(need);
  });

  test.each<[string, Record<string, Terrain>, number]>([
    ['the group in woods', { c4: 'woods' }, 3],
    ['the group in a building', { c4: 'building' }, 3],
    ['the group behind a hedge', { c4: 'partial' }, 2],
    ['the commander in woods', { c3: 'woods' }, 3],
    ['the commander in a building', { c3: 'building' }, 3],
    ['the commander behind a hedge', { c3: 'partial' }, 2],
    ['both in closed squares', { c3: 'woods', c4: 'building' }, 4],
  ])('[QS-5.2, QS-5.3] the ends count as closed too: %s', (_where, terrain, need) => {
    expect(needs('c3', 'c4', terrain)).toBe(need);
  });

  test('[QS-5.2] a commander in a closed square needs 2 for it', () => {
    const g = game({ terrain: { c3: 'woods' }, groups: { 'A-commander': 'c3', 'D-rifle1': 'h8' } });
    expect(g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 1)).toMatchObject([
      { needs: 2, success: false },
    ]);
  });

  test.each<[string, string, Record<string, Terrain>, number]>([
    // Round the wood by the diagonal.
    ['c1', 'd3', { c2: 'woods' }, 3],
    ['c1', 'd3', { d2: 'woods' }, 3],
    // No way round.
    ['c1', 'd3', { c2: 'woods', d2: 'building' }, 4],
    ['c1', 'c3', { b2: 'woods', c2: 'woods', d2: 'woods' }, 4],
    // Round two woods is cheaper than through them.
    ['c1', 'c4', { c2: 'woods', c3: 'woods' }, 5],
    ['c1', 'c4', { c2: 'partial', c3: 'partial' }, 4],
  ])('[QS-5.3] the path from %s to %s past %j is the cheapest: %i', (from, to, terrain, need) => {
    expect(needs(from, to, terrain)).toBe(need);
  });

  test('[QS-5.3] groups of either side do not block the path', () => {
    const g = game({
      groups: {
        'A-commander': 'a1',
        'A-rifle1': 'a4',
        'A-rifle2': 'a2',
        'D-rifle1': 'a3',
        'D-rifle2': 'b2',
        'D-rifle3': 'b3',
      },
    });
    expect(
      only(g.play({ type: 'motivate', commander: 'A', square: 'a4' }, 3), 'motivation').needs,
    ).toBe(4);
  });

  test.each<[string, string, Record<string, Terrain>]>([
    ['a1', 'a7', {}],
    ['a1', 'e4', {}],
    ['g1', 'a1', {}],
    ['a1', 'a6', { a6: 'woods' }],
    ['f1', 'a1', { f1: 'building' }],
  ])(
    '[QS-5.3] from %s to %s %j more than 6 is needed, and it cannot be tried',
    (from, to, terrain) => {
      const g = reach(from, to, terrain);
      g.refuses({ type: 'motivate', commander: 'A', square: to }, 'QS-5.3');
      expect(offered(g)).toEqual([`motivate A ${from}`, 'rest']);
    },
  );

  test.each([
    [2, 1, false],
    [2, 2, true],
    [4, 3, false],
    [4, 4, true],
    [4, 5, true],
    [6, 5, false],
    [6, 6, true],
  ])('[QS-5.2] where %i is needed, %i succeeds: %s', (need, die, success) => {
    const square = `a${need}`;
    const g = reach('a1', square);
    const events = g.play(
      { type: 'motivate', commander: 'A', square },
      die,
      ...(success ? [3] : []),
    );
    expect(events[0]).toEqual({
      type: 'motivation',
      rule: 'QS-5.2',
      side: 'attacker',
      commander: 'A-commander',
      square,
      dice: [die],
      needs: need,
      reasons: [{ rule: 'QS-5.2', key: 'path', count: need }],
      success,
    });
    expect(events).toHaveLength(success ? 2 : 1);
    expect(g.ap('A-rifle1')).toBe(success ? 3 : 0);
    expect(g.flags('A-rifle1')).toEqual(success ? ['acted'] : []);
    expect(g.asked).toBe(success ? 'attacker activate' : 'attacker motivate');
  });

  test('[QS-5.2] the defender’s commander needs no more and no less', () => {
    const g = game({
      groups: { 'D-commander': 'c3', 'D-rifle1': 'e3', 'A-rifle1': 'h1' },
      side: 'defender',
    });
    const events = g.play({ type: 'motivate', commander: 'D', square: 'e3' }, 3, 5);
    expect(only(events, 'motivation')).toMatchObject({ commander: 'D-commander', needs: 3 });
    expect(g.ap('D-rifle1')).toBe(5);
  });
});

describe('who is motivated', () => {
  test('[QS-5.4] a square that was motivated is not motivated again', () => {
    const g = reach('c2', 'c3');
    g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 6, 1);
    g.play({ type: 'close' });
    g.refuses({ type: 'motivate', commander: 'A', square: 'c3' }, 'QS-5.4');
    expect(offered(g)).toEqual(['motivate A c2', 'rest']);
  });

  test('[QS-5.4] nor are its groups where they went to', () => {
    const g = reach('c2', 'c3');
    g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 6, 1);
    g.play({ type: 'march', from: 'c3', to: 'c4' });
    g.refuses({ type: 'motivate', commander: 'A', square: 'c4' }, 'QS-5.4');
  });

  test('[QS-5.4] a square that failed may be tried again, by either commander', () => {
    const g = game({
      groups: { 'A-commander': 'c2', 'B-commander': 'd2', 'A-rifle1': 'c4', 'D-rifle1': 'h8' },
    });
    g.play({ type: 'motivate', commander: 'A', square: 'c4' }, 2);
    g.play({ type: 'motivate', commander: 'A', square: 'c4' }, 2);
    g.play({ type: 'motivate', commander: 'B', square: 'c4' }, 3, 2);
    expect(g.ap('A-rifle1')).toBe(2);
  });

  test('[QS-5.4] only the groups that have not been motivated yet have AP', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'A-rifle1': { at: 'c3', flags: ['acted', 'moved'] },
        'A-rifle2': 'c3',
        'A-rifle3': 'd3',
        'D-rifle1': 'h8',
      },
    });
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 5);
    expect(only(events, 'actionPoints').groups).toEqual(['A-rifle2']);
    expect(['A-rifle1', 'A-rifle2', 'A-rifle3'].map((id) => g.ap(id))).toEqual([0, 5, 0]);
    expect(g.flags('A-rifle3')).toEqual([]);
  });

  test('[QS-5.4] there must be somebody to motivate', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'A-rifle1': { at: 'c3', status: 'casualty' },
        'D-rifle1': 'c4',
      },
    });
    g.refuses({ type: 'motivate', commander: 'A', square: 'b2' }, 'QS-5.4');
    g.refuses({ type: 'motivate', commander: 'A', square: 'c3' }, 'QS-5.4');
    g.refuses({ type: 'motivate', commander: 'A', square: 'c4' }, 'QS-5.4');
  });

  test('[QS-5.4] a square of groups that acted and groups that fell back has nobody left', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'A-rifle1': { at: 'c3', flags: ['acted', 'moved'] },
        'A-rifle2': { at: 'c3', flags: ['idle', 'moved'] },
        'D-rifle1': 'h8',
      },
    });
    g.refuses({ type: 'motivate', commander: 'A', square: 'c3' }, 'QS-5.4');
  });

  test('[QS-5.4] casualties in the square do not hide that its groups have acted', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'A-rifle1': { at: 'c3', flags: ['acted'] },
        'A-rifle2': { at: 'c3', status: 'casualty' },
        'D-rifle1': 'h8',
      },
    });
    const again = { type: 'motivate', commander: 'A', square: 'c3' } as const;
    g.refuses(again, 'QS-5.4');
    expect(pbi.check(g.state, 'attacker', again)?.message.key).toBe('refusal.alreadyMotivated');
  });

  test('[QS-5.4, QS-5.5] who of the commander’s own platoon has been motivated is the reason, not the others', () => {
    const again = (own: readonly (typeof FLAGS)[number][]): string | undefined => {
      const groups = {
        'A-commander': 'd3',
        'A-rifle1': { at: 'd4', flags: own },
        'B-rifle1': 'd4',
        'D-rifle1': 'h8',
      };
      const g = game({ groups, options: { ownPlatoonOnly: true } });
      return g.why({ type: 'motivate', commander: 'A', square: 'd4' });
    };
    expect(again(['acted'])).toBe('QS-5.4 alreadyMotivated');
    expect(again(['idle', 'moved'])).toBe('QS-4.4 idle');
    expect(again(['withdrew', 'moved'])).toBe('QS-5.9 withdrew');
    expect(again([])).toBe(undefined);
  });

  const MIXED: Sketch = {
    groups: {
      'A-commander': 'c2',
      'A-rifle1': 'c3',
      'B-rifle1': 'c3',
      'B-rifle2': 'd2',
      'D-rifle1': 'h8',
    },
  };

  test('[QS-5.5] a commander motivates groups of the other platoon too', () => {
    const g = game(MIXED);
    expect(offered(g)).toEqual(['motivate A c2', 'motivate A c3', 'motivate A d2', 'rest']);
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 5);
    expect(only(events, 'actionPoints').groups).toEqual(['A-rifle1', 'B-rifle1']);
    expect([g.ap('A-rifle1'), g.ap('B-rifle1'), g.ap('B-rifle2')]).toEqual([5, 5, 0]);
  });

  test('[QS-5.5] ownPlatoonOnly: he motivates only his own', () => {
    const g = game({ ...MIXED, options: { ownPlatoonOnly: true } });
    g.refuses({ type: 'motivate', commander: 'A', square: 'd2' }, 'QS-5.5');
    expect(offered(g)).toEqual(['motivate A c2', 'motivate A c3', 'rest']);
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 5);
    expect(only(events, 'actionPoints').groups).toEqual(['A-rifle1']);
    expect([g.ap('A-rifle1'), g.ap('B-rifle1')]).toEqual([5, 0]);
    expect(g.flags('B-rifle1')).toEqual([]);
  });

  test('[QS-5.5] ownPlatoonOnly: the others of the square wait for their own commander', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'B-commander': 'd3',
        'A-rifle1': 'c3',
        'B-rifle1': 'c3',
        'D-rifle1': 'h8',
      },
      options: { ownPlatoonOnly: true },
    });
    g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 5);
    g.play({ type: 'close' });
    g.refuses({ type: 'motivate', commander: 'A', square: 'c3' }, 'QS-5.4');
    const events = g.play({ type: 'motivate', commander: 'B', square: 'c3' }, 2, 2);
    expect(only(events, 'actionPoints').groups).toEqual(['B-rifle1']);
  });
});

describe('action points', () => {
  test.each([1, 2, 3, 4, 5, 6])('[QS-5.6] a roll of %i is each group’s AP', (die) => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'A-rifle1': 'c3',
        'A-lmg1': 'c3',
        'B-rifle1': 'c3',
        'D-rifle1': 'h8',
      },
    });
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, die);
    expect(events[1]).toEqual({
      type: 'actionPoints',
      rule: 'QS-5.6',
      side: 'attacker',
      square: 'c3',
      groups: ['A-lmg1', 'A-rifle1', 'B-rifle1'],
      dice: [die],
      ap: die,
      reasons: [{ rule: 'QS-5.6', key: 'rolled', count: die }],
    });
    expect(['A-lmg1', 'A-rifle1', 'B-rifle1'].map((id) => g.ap(id))).toEqual([die, die, die]);
    expect(g.ap('A-commander')).toBe(0);
  });

  test.each([
    [1, 2],
    [6, 7],
  ])('[QS-5.6] with a commander in the square a %i makes %i AP', (die, ap) => {
    const g = game({ groups: { 'A-commander': 'c2', 'A-rifle1': 'c2', 'D-rifle1': 'h8' } });
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c2' }, 1, die);
    expect(events[1]).toEqual({
      type: 'actionPoints',
      rule: 'QS-5.6',
      side: 'attacker',
      square: 'c2',
      groups: ['A-commander', 'A-rifle1'],
      dice: [die],
      ap,
      reasons: [
        { rule: 'QS-5.6', key: 'rolled', count: die },
        { rule: 'QS-5.6', key: 'commander', count: 1 },
      ],
    });
    expect([g.ap('A-commander'), g.ap('A-rifle1')]).toEqual([ap, ap]);
  });

  test('[QS-5.6] it need not be the commander who motivates, and he may have acted', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'B-commander': { at: 'c3', flags: ['acted', 'moved'] },
        'A-rifle1': 'c3',
        'D-rifle1': 'h8',
      },
    });
    g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 3);
    expect([g.ap('A-rifle1'), g.ap('B-commander')]).toEqual([4, 0]);
  });

  test('[QS-5.6] two commanders in the square add no more than one', () => {
    const g = game({ groups: { 'A-commander': 'c2', 'B-commander': 'c2', 'D-rifle1': 'h8' } });
    g.play({ type: 'motivate', commander: 'B', square: 'c2' }, 1, 3);
    expect(g.ap('A-commander')).toBe(4);
  });

  test('[QS-5.6] a fallen commander adds nothing', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'B-commander': { at: 'c3', status: 'casualty' },
        'A-rifle1': 'c3',
        'D-rifle1': 'h8',
      },
    });
    g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 3);
    expect(g.ap('A-rifle1')).toBe(3);
  });

  test('[QS-5.6] the defender’s commander adds 1 in his own square', () => {
    const g = game({
      groups: { 'D-commander': 'c6', 'D-rifle1': 'c6', 'A-rifle1': 'h1' },
      terrain: { c6: 'open' },
      side: 'defender',
    });
    g.play({ type: 'motivate', commander: 'D', square: 'c6' }, 1, 3);
    expect(g.ap('D-rifle1')).toBe(4);
  });
});

test('[QS-5.1] motivation takes no other move', () => {
  const g = reach('c2', 'c3');
  g.refuses({ type: 'close' }, 'QS-5.1');
  expect(pbi.check(g.state, 'attacker', { type: 'close' })?.message.key).toBe('refusal.notAsked');
  g.refuses({ type: 'test', square: 'c3' }, 'QS-5.1');
});
