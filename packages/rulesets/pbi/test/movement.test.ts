import { describe, expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import type { GroupEntry } from '../src/files/scenarioFile.ts';
import type { Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, game, only, type Game } from './support/game.ts';
import { EITHER_SIDE, offered, typesOf } from './support/lists.ts';

type Groups = Record<string, string | Omit<GroupEntry, 'id'>>;

/** The attacker is acting, and the enemy is far away. */
function acting(groups: Groups, terrain: Record<string, Terrain> = {}): Game {
  return game({ terrain, groups: { 'D-lmg1': 'h8', ...groups }, stack: ACTIVATED });
}

const TERRAINS: Terrain[] = ['open', 'partial', 'woods', 'building'];
const INTO = TERRAINS.flatMap((from) => TERRAINS.map((to): [Terrain, Terrain] => [from, to]));

test.each(INTO)(
  '[QS-6.1] leaving %s for %s costs what is left, not what is entered',
  (from, to) => {
    const g = acting({ 'A-rifle1': { at: 'c2', ap: 4 } }, { c2: from, c3: to });
    const cost = from === 'woods' || from === 'building' ? 2 : 1;
    expect(g.play({ type: 'march', from: 'c2', to: 'c3' })).toEqual([
      { type: 'moved', rule: 'QS-6.1', groups: ['A-rifle1'], from: 'c2', to: 'c3', cost },
    ]);
    expect([g.where('A-rifle1'), g.ap('A-rifle1')]).toEqual(['c3', 4 - cost]);
    expect(g.flags('A-rifle1')).toEqual(['moved']);
  },
);

test.each([
  ['c2', 'c2'],
  ['c2', 'c4'],
  ['c2', 'e2'],
  ['c2', 'd4'],
  ['h1', 'a2'],
  ['h2', 'a3'],
])('[QS-6.1] a step from %s to %s is none', (from, to) => {
  acting({ 'A-rifle1': { at: from, ap: 4 } }).refuses({ type: 'march', from, to }, 'QS-6.1');
});

test('[QS-6.1] only own groups that have AP move', () => {
  const g = game({
    groups: { 'A-rifle1': { at: 'c2', ap: 1 }, 'A-rifle2': 'e2', 'D-rifle1': 'h8' },
    stack: ACTIVATED,
  });
  g.refuses({ type: 'march', from: 'e2', to: 'e3' }, 'QS-6.1');
  g.refuses({ type: 'march', from: 'h8', to: 'h7' }, 'QS-6.1');
  g.refuses({ type: 'march', from: 'a1', to: 'a2' }, 'QS-6.1');
});

describe('who goes along', () => {
  const three = (): Game =>
    acting({
      'A-rifle1': { at: 'c2', ap: 2 },
      'A-rifle2': { at: 'c2', ap: 2 },
      'B-rifle1': { at: 'c2', ap: 1 },
    });

  test('[QS-6.1] a group that alone can go, goes', () => {
    const g = acting({ 'A-rifle1': { at: 'c2', ap: 1 }, 'A-rifle2': 'c2' });
    expect(typesOf(g.play({ type: 'march', from: 'c2', to: 'c3' }))).toEqual(['moved']);
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c3', 'c2']);
  });

  test('[QS-6.1] where several can, the player says who', () => {
    const g = three();
    expect(g.play({ type: 'march', from: 'c2', to: 'c3' })).toEqual([]);
    expect(pbi.pending(g.state).decisions).toEqual([
      { side: 'attacker', kind: 'march', rule: 'QS-6.1' },
    ]);
    expect(offered(g)).toEqual(['all', 'join A-rifle1', 'join A-rifle2', 'join B-rifle1']);
    g.refuses({ type: 'go' }, 'QS-5.7');
    g.refuses({ type: 'close' }, 'QS-6.1');
    expect(g.play({ type: 'join', group: 'B-rifle1' })).toEqual([]);
    g.refuses({ type: 'join', group: 'B-rifle1' }, 'QS-5.7');
    expect(offered(g)).toEqual(['all', 'go', 'join A-rifle1', 'join A-rifle2']);
    g.play({ type: 'join', group: 'A-rifle1' });
    expect(only(g.play({ type: 'go' }), 'moved').groups.toSorted()).toEqual([
      'A-rifle1',
      'B-rifle1',
    ]);
    expect(['A-rifle1', 'A-rifle2', 'B-rifle1'].map((id) => g.where(id))).toEqual([
      'c3',
      'c2',
      'c3',
    ]);
    expect(['A-rifle1', 'A-rifle2', 'B-rifle1'].map((id) => g.ap(id))).toEqual([1, 2, 0]);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-6.1] or sends all of them', () => {
    const g = three();
    g.play({ type: 'march', from: 'c2', to: 'd3' });
    expect(only(g.play({ type: 'all' }), 'moved')).toMatchObject({
      groups: ['A-rifle1', 'A-rifle2', 'B-rifle1'],
      to: 'd3',
    });
    expect(g.flags('B-rifle1')).toEqual(['diagonal', 'moved']);
  });

  test('[QS-6.1] “all” sends those too who were not chosen one by one', () => {
    const g = three();
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.play({ type: 'join', group: 'A-rifle1' });
    expect(only(g.play({ type: 'all' }), 'moved').groups).toHaveLength(3);
  });

  test('[QS-6.1] nobody joins who has no AP, is elsewhere, or is the enemy', () => {
    const g = acting(
      {
        'A-rifle1': { at: 'c2', ap: 2 },
        'A-rifle2': { at: 'c2', ap: 2 },
        'A-rifle3': { at: 'c2', ap: 1 },
        'A-rifle4': 'c2',
        'B-rifle1': { at: 'd2', ap: 2 },
      },
      { c2: 'woods' },
    );
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    for (const group of ['A-rifle3', 'A-rifle4', 'B-rifle1', 'A-rifle6', 'D-lmg1']) {
      g.refuses({ type: 'join', group }, 'QS-5.7');
    }
    expect(offered(g)).toEqual(['all', 'join A-rifle1', 'join A-rifle2']);
    g.play({ type: 'all' });
    expect([g.where('A-rifle2'), g.where('A-rifle3')]).toEqual(['c3', 'c2']);
  });
});

describe('diagonal steps', () => {
  test.each(['b1', 'b3', 'd1', 'd3'])('[QS-6.2] one diagonal step is allowed, here to %s', (to) => {
    const g = acting({ 'A-rifle1': { at: 'c2', ap: 4 } });
    g.play({ type: 'march', from: 'c2', to });
    expect(g.flags('A-rifle1')).toEqual(['diagonal', 'moved']);
    expect(g.ap('A-rifle1')).toBe(3);
  });

  test.each(['b2', 'd2', 'c1', 'c3'])('[QS-6.2] a step to %s is not diagonal', (to) => {
    const g = acting({ 'A-rifle1': { at: 'c2', ap: 4, flags: ['diagonal', 'moved'] } });
    g.play({ type: 'march', from: 'c2', to });
    expect(g.where('A-rifle1')).toBe(to);
  });

  test('[QS-6.2] a second diagonal step in the turn is refused', () => {
    const g = acting({ 'A-rifle1': { at: 'c2', ap: 4 } });
    g.play({ type: 'march', from: 'c2', to: 'd3' });
    for (const to of ['c2', 'c4', 'e2', 'e4']) {
      g.refuses({ type: 'march', from: 'd3', to }, 'QS-6.2');
    }
    expect(offered(g, 'march')).toEqual([
      'march d3 c3',
      'march d3 d2',
      'march d3 d4',
      'march d3 e3',
    ]);
    g.play({ type: 'march', from: 'd3', to: 'd4' });
    g.refuses({ type: 'march', from: 'd4', to: 'e5' }, 'QS-6.2');
  });

  test('[QS-6.2] each group has its own diagonal', () => {
    const g = acting({
      'A-rifle1': { at: 'c2', ap: 2, flags: ['diagonal', 'moved'] },
      'A-rifle2': { at: 'c2', ap: 2 },
    });
    g.play({ type: 'march', from: 'c2', to: 'd3' });
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c2', 'd3']);
  });

  test.each([
    ['QS-6.2 diagonal', { ap: 2, flags: ['diagonal', 'moved'] }, { ap: 2, flags: ['pinned'] }],
    ['QS-6.2 diagonal', { ap: 2, flags: ['diagonal', 'moved'] }, { ap: 1 }],
    ['QS-4.3 pinned', { ap: 2, flags: ['pinned'] }, { ap: 1 }],
    ['QS-4.3 pinned', { ap: 2, flags: ['pinned'] }, {}],
  ] as [string, object, object][])(
    '[QS-4.3, QS-5.8, QS-6.2] %s is the reason of the group that came nearest to moving: %j, not %j',
    (why, near, far) => {
      const groups = { 'A-rifle1': { at: 'c2', ...near }, 'A-rifle2': { at: 'c2', ...far } };
      const swapped = { 'A-rifle1': groups['A-rifle2'], 'A-rifle2': groups['A-rifle1'] };
      for (const each of [groups, swapped]) {
        const g = game({
          terrain: { c2: 'woods' },
          groups: { ...each, 'D-rifle1': 'h8' },
          stack: ACTIVATED,
        });
        expect(g.why({ type: 'march', from: 'c2', to: 'd3' })).toBe(why);
      }
    },
  );

  test('[QS-6.2] the next turn has a diagonal again', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', flags: ['diagonal', 'moved'] }, 'D-rifle1': 'h8' },
      side: 'defender',
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' });
    g.play({ type: 'use', square: 'c2' });
    g.play({ type: 'march', from: 'c2', to: 'd3' });
    expect(g.where('A-rifle1')).toBe('d3');
  });
});

describe('room', () => {
  test.each(EITHER_SIDE)(
    '[QS-6.3] the %s finds room for a fourth group, not a fifth',
    (side, own, _enemy, other) => {
      const sketch = (there: number): Game =>
        game({
          groups: {
            [`${own}-rifle1`]: { at: 'c2', ap: 1 },
            ...Object.fromEntries(
              Array.from({ length: there }, (_, i) => [`${own}-rifle${i + 2}`, 'c3']),
            ),
            [`${other}-rifle1`]: 'h4',
          },
          side,
          stack: ACTIVATED,
        });
      const full = sketch(4);
      full.refuses({ type: 'march', from: 'c2', to: 'c3' }, 'QS-6.3');
      const room = sketch(3);
      room.play({ type: 'march', from: 'c2', to: 'c3' });
      expect(room.where(`${own}-rifle1`)).toBe('c3');
    },
  );

  test('[QS-6.3] markers and the other platoon: only groups take up room, of either platoon', () => {
    const g = acting({
      'A-rifle1': { at: 'c2', ap: 1 },
      'A-rifle2': 'c3',
      'B-rifle2': 'c3',
      'B-rifle3': 'c3',
      'A-lmg1': { at: 'c3', status: 'casualty' },
      'D-lmg2': { at: 'c3', status: 'casualty' },
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    expect(g.where('A-rifle1')).toBe('c3');
    const full = acting({
      'A-rifle1': { at: 'c2', ap: 1 },
      'A-rifle2': 'c3',
      'A-rifle3': 'c3',
      'B-rifle2': 'c3',
      'B-rifle3': 'c3',
    });
    full.refuses({ type: 'march', from: 'c2', to: 'c3' }, 'QS-6.3');
  });

  test('[QS-6.3] no more join than there is room for', () => {
    const g = acting({
      'A-rifle1': { at: 'c2', ap: 1 },
      'A-rifle2': { at: 'c2', ap: 1 },
      'A-rifle3': { at: 'c2', ap: 1 },
      'B-rifle1': 'c3',
      'B-rifle2': 'c3',
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.refuses({ type: 'all' }, 'QS-6.3');
    g.play({ type: 'join', group: 'A-rifle1' });
    g.play({ type: 'join', group: 'A-rifle2' });
    g.refuses({ type: 'join', group: 'A-rifle3' }, 'QS-6.3');
    g.refuses({ type: 'all' }, 'QS-6.3');
    expect(offered(g)).toEqual(['go']);
    g.play({ type: 'go' });
    expect(['A-rifle1', 'A-rifle2', 'A-rifle3'].map((id) => g.where(id))).toEqual([
      'c3',
      'c3',
      'c2',
    ]);
  });

  test('[QS-6.3] where there is just room for all, all may go', () => {
    const g = acting({
      'A-rifle1': { at: 'c2', ap: 1 },
      'A-rifle2': { at: 'c2', ap: 1 },
      'B-rifle1': 'c3',
      'B-rifle2': 'c3',
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.play({ type: 'all' });
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c3', 'c3']);
  });

  test.each(EITHER_SIDE)(
    '[QS-6.3] the %s enters no enemy-held square but by assault',
    (side, own, _enemy, other) => {
      const g = game({
        groups: { [`${own}-rifle1`]: { at: 'c2', ap: 7 }, [`${other}-rifle1`]: 'c3' },
        side,
        stack: ACTIVATED,
      });
      g.refuses({ type: 'march', from: 'c2', to: 'c3' }, 'QS-6.3');
      expect(offered(g, 'march')).toHaveLength(7);
      expect(offered(g, 'assault')).toEqual(['assault c2 c3']);
    },
  );
});
