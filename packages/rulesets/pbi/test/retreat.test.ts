import type { Edge } from '@sandtable/board';
import { describe, expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import type { GroupEntry } from '../src/files/scenarioFile.ts';
import type { SideName } from '../src/rules/tables.ts';
import { game, type Game } from './support/game.ts';
import { offered } from './support/lists.ts';

type Groups = Record<string, string | Omit<GroupEntry, 'id'>>;

interface Rout {
  readonly side?: SideName;
  readonly edge?: Edge;
  readonly at?: string;
  readonly groups: Groups;
}

/** Groups in d4 (or wherever it says) have just failed two morale dice. */
function rout({ side = 'attacker', edge = 'south', at = 'd4', groups }: Rout): Game {
  const [own, other] = side === 'attacker' ? ['A', 'D'] : ['D', 'A'];
  const far: Groups = { [`${own}-lmg3`]: 'g1', [`${other}-lmg3`]: 'g8' };
  const g = game({
    terrain: { [at]: 'partial', g1: 'open' },
    groups: {
      ...far,
      [`${own}-lmg1`]: { at, status: 'casualty' },
      [`${own}-lmg2`]: { at, status: 'casualty' },
      ...groups,
    },
    edge,
    side,
    stack: [{ type: 'morale', squares: [at] }],
  });
  return g;
}

const FAIL_TWO = [4, 4] as const;

describe('straight back', () => {
  test.each<[SideName, Edge, string]>([
    ['attacker', 'south', 'd3'],
    ['attacker', 'north', 'd5'],
    ['attacker', 'west', 'c4'],
    ['attacker', 'east', 'e4'],
    ['defender', 'south', 'd5'],
    ['defender', 'north', 'd3'],
    ['defender', 'west', 'e4'],
    ['defender', 'east', 'c4'],
  ])('[QS-2.3, QS-4.7] the %s falls back, the attack from the %s, to %s', (side, edge, to) => {
    const own = side === 'attacker' ? 'A' : 'D';
    const g = rout({ side, edge, groups: { [`${own}-rifle1`]: 'd4', [`${own}-rifle2`]: 'd4' } });
    const events = g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(events[1]).toEqual({
      type: 'retreated',
      rule: 'QS-4.4',
      groups: [`${own}-rifle1`, `${own}-rifle2`],
      from: 'd4',
      to,
    });
    expect(g.where(`${own}-rifle2`)).toBe(to);
    expect(g.flags(`${own}-rifle1`)).toEqual(['idle', 'moved']);
  });

  test('[QS-4.7] there is room for the fourth group straight back', () => {
    const g = rout({
      groups: { 'A-rifle1': 'd4', 'A-rifle2': 'd3', 'A-rifle3': 'd3', 'A-rifle4': 'd3' },
    });
    g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(g.where('A-rifle1')).toBe('d3');
  });

  test('[QS-4.7] casualty markers are in nobody’s way', () => {
    const g = rout({
      groups: {
        'A-rifle1': 'd4',
        'D-rifle1': { at: 'd3', status: 'casualty' },
        'A-rifle2': { at: 'd3', status: 'casualty' },
      },
    });
    g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(g.where('A-rifle1')).toBe('d3');
  });
});

describe('off the board', () => {
  test.each<[SideName, Edge, string]>([
    ['attacker', 'south', 'd1'],
    ['attacker', 'north', 'd8'],
    ['attacker', 'west', 'a4'],
    ['attacker', 'east', 'h4'],
    ['defender', 'south', 'd8'],
    ['defender', 'north', 'd1'],
    ['defender', 'west', 'h4'],
    ['defender', 'east', 'a4'],
  ])(
    '[QS-4.7] the %s, the attack from the %s, falls back from %s and is gone',
    (side, edge, at) => {
      const own = side === 'attacker' ? 'A' : 'D';
      const g = rout({ side, edge, at, groups: { [`${own}-rifle1`]: at, [`${own}-rifle2`]: at } });
      const events = g.play({ type: 'test', square: at }, ...FAIL_TWO);
      expect(events[1]).toEqual({
        type: 'removed',
        rule: 'QS-4.7',
        why: 'offBoard',
        groups: [`${own}-rifle1`, `${own}-rifle2`],
      });
      expect([g.where(`${own}-rifle1`), g.where(`${own}-rifle2`)]).toEqual(['removed', 'removed']);
      expect(g.where(`${own}-lmg1`)).toBe(`casualty ${at}`);
    },
  );
});

describe('diagonally back', () => {
  const full = (square: string): Groups =>
    Object.fromEntries(['rifle3', 'rifle4', 'rifle5', 'rifle6'].map((id) => [`B-${id}`, square]));

  test.each<[string, Groups]>([
    ['full', full('d3')],
    ['enemy-held', { 'D-rifle1': 'd3' }],
  ])('[QS-4.7] where the square straight back is %s, its owner chooses a side', (_why, groups) => {
    for (const to of ['c3', 'e3']) {
      const g = rout({ groups: { 'A-rifle1': 'd4', ...groups } });
      expect(g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO)).toHaveLength(1);
      expect(pbi.pending(g.state).decisions).toEqual([
        { side: 'attacker', kind: 'retreat', rule: 'QS-4.7' },
      ]);
      expect(offered(g)).toEqual(['retreat A-rifle1 c3', 'retreat A-rifle1 e3']);
      for (const not of ['d3', 'd5', 'c4', 'c5', 'd4', 'b3']) {
        g.refuses({ type: 'retreat', group: 'A-rifle1', to: not }, 'QS-4.7');
      }
      expect(g.play({ type: 'retreat', group: 'A-rifle1', to })).toEqual([
        { type: 'retreated', rule: 'QS-4.4', groups: ['A-rifle1'], from: 'd4', to },
      ]);
      expect(g.where('A-rifle1')).toBe(to);
      expect(g.flags('A-rifle1')).toEqual(['idle', 'moved']);
      expect(g.asked).toBe('attacker residual');
    }
  });

  test.each<[SideName, Edge, string, string[]]>([
    ['attacker', 'south', 'd3', ['c3', 'e3']],
    ['attacker', 'north', 'd5', ['c5', 'e5']],
    ['attacker', 'west', 'c4', ['c3', 'c5']],
    ['attacker', 'east', 'e4', ['e3', 'e5']],
    ['defender', 'south', 'd5', ['c5', 'e5']],
    ['defender', 'north', 'd3', ['c3', 'e3']],
    ['defender', 'west', 'e4', ['e3', 'e5']],
    ['defender', 'east', 'c4', ['c3', 'c5']],
  ])('[QS-4.7] the %s, the attack from the %s, %s held: %j', (side, edge, held, ways) => {
    const [own, other] = side === 'attacker' ? ['A', 'D'] : ['D', 'A'];
    const g = rout({ side, edge, groups: { [`${own}-rifle1`]: 'd4', [`${other}-rifle1`]: held } });
    g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(g.side).toBe(side);
    expect(offered(g)).toEqual(ways.map((to) => `retreat ${own}-rifle1 ${to}`));
  });

  test.each<[string, Groups, string]>([
    ['an enemy', { 'D-rifle2': 'c3' }, 'e3'],
    ['four friends', full('e3'), 'c3'],
  ])('[QS-4.7] where %s holds one diagonal, they take the other', (_who, groups, to) => {
    const g = rout({
      groups: { 'A-rifle1': 'd4', 'A-rifle2': 'd4', 'D-rifle1': 'd3', ...groups },
    });
    const events = g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(events[1]).toMatchObject({ groups: ['A-rifle1', 'A-rifle2'], from: 'd4', to });
    expect(g.asked).toBe('attacker residual');
  });

  test.each([
    ['a4', 'a3', 'b3'],
    ['h4', 'h3', 'g3'],
  ])('[QS-4.7] beside the board there is nothing: from %s, %s held, to %s', (at, held, to) => {
    const g = rout({ at, groups: { 'A-rifle1': at, 'D-rifle1': held } });
    g.play({ type: 'test', square: at }, ...FAIL_TWO);
    expect(g.where('A-rifle1')).toBe(to);
  });

  test('[QS-4.7] the groups may go to different sides', () => {
    const g = rout({ groups: { 'A-rifle1': 'd4', 'A-rifle2': 'd4', 'D-rifle1': 'd3' } });
    g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(offered(g)).toHaveLength(4);
    g.play({ type: 'retreat', group: 'A-rifle2', to: 'e3' });
    expect(offered(g)).toEqual(['retreat A-rifle1 c3', 'retreat A-rifle1 e3']);
    g.refuses({ type: 'retreat', group: 'A-rifle2', to: 'c3' }, 'QS-4.7');
    g.play({ type: 'retreat', group: 'A-rifle1', to: 'c3' });
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c3', 'e3']);
  });

  test('[QS-4.7] the straight square is filled first; who goes there is the owner’s choice', () => {
    const g = rout({
      groups: {
        'A-rifle1': 'd4',
        'A-rifle2': 'd4',
        'B-rifle1': 'd3',
        'B-rifle2': 'd3',
        'B-rifle3': 'd3',
        'D-rifle1': 'c3',
      },
    });
    g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(offered(g)).toEqual(['retreat A-rifle1 d3', 'retreat A-rifle2 d3']);
    g.refuses({ type: 'retreat', group: 'A-rifle1', to: 'e3' }, 'QS-4.7');
    const events = g.play({ type: 'retreat', group: 'A-rifle2', to: 'd3' });
    expect(events).toMatchObject([
      { type: 'retreated', groups: ['A-rifle2'], from: 'd4', to: 'd3' },
      { type: 'retreated', groups: ['A-rifle1'], from: 'd4', to: 'e3' },
    ]);
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['e3', 'd3']);
  });

  test('[QS-4.7] where no square is free they are removed', () => {
    const g = rout({
      groups: {
        'A-rifle1': 'd4',
        'A-rifle2': 'd4',
        'D-rifle1': 'd3',
        'D-rifle2': 'c3',
        'D-rifle3': 'e3',
      },
    });
    const events = g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    expect(events[1]).toEqual({
      type: 'removed',
      rule: 'QS-4.7',
      why: 'noRoom',
      groups: ['A-rifle1', 'A-rifle2'],
    });
    expect(g.where('A-rifle1')).toBe('removed');
    expect(g.asked).toBe('attacker residual');
  });

  test('[QS-4.7] where there is room for one, its owner says for whom, and the rest are removed', () => {
    const g = rout({
      groups: {
        'A-rifle1': 'd4',
        'A-rifle2': 'd4',
        'A-rifle3': 'd4',
        'B-rifle1': 'd3',
        'B-rifle2': 'd3',
        'B-rifle3': 'd3',
        'D-rifle2': 'c3',
        'D-rifle3': 'e3',
      },
    });
    g.play({ type: 'test', square: 'd4' }, ...FAIL_TWO);
    g.refuses({ type: 'retreat', group: 'B-rifle1', to: 'd3' }, 'QS-4.7');
    g.refuses({ type: 'endTurn' }, 'QS-4.7');
    expect(pbi.check(g.state, 'attacker', { type: 'endTurn' })?.message.key).toBe(
      'refusal.notAsked',
    );
    const events = g.play({ type: 'retreat', group: 'A-rifle2', to: 'd3' });
    expect(events[1]).toMatchObject({
      type: 'removed',
      why: 'noRoom',
      groups: ['A-rifle1', 'A-rifle3'],
    });
    expect(g.where('A-rifle2')).toBe('d3');
  });

  test('[QS-4.7] the defender is asked where his own groups go in the attacker’s turn', () => {
    const g = game({
      groups: { 'D-rifle1': 'd4', 'A-rifle1': 'd5', 'A-rifle2': { at: 'd3', ap: 2 } },
      stack: [
        { type: 'motivate' },
        { type: 'activate' },
        { type: 'retreat', side: 'defender', from: 'd4', groups: ['D-rifle1'] },
      ],
    });
    expect(g.asked).toBe('defender retreat');
    expect(offered(g)).toEqual(['retreat D-rifle1 c5', 'retreat D-rifle1 e5']);
    expect(g.play({ type: 'retreat', group: 'D-rifle1', to: 'c5' })).toEqual([
      { type: 'retreated', rule: 'QS-10.8', groups: ['D-rifle1'], from: 'd4', to: 'c5' },
    ]);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-4.7, QS-5.9] who goes back has no AP left', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'd4', ap: 3 },
        'A-rifle2': { at: 'f2', ap: 2 },
        'D-rifle1': 'd3',
      },
      stack: [
        { type: 'motivate' },
        { type: 'activate' },
        { type: 'retreat', side: 'attacker', from: 'd4', groups: ['A-rifle1'] },
      ],
    });
    g.play({ type: 'retreat', group: 'A-rifle1', to: 'e3' });
    expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([0, 2]);
    g.refuses({ type: 'march', from: 'e3', to: 'e2' }, 'QS-6.1');
  });
});
