import type { FrameEntry } from '@sandtable/kernel';
import type { Edge } from '@sandtable/board';
import { expect, test } from 'vitest';
import { BOARD, GROUP_IDS, ROSTER } from '../src/standard.ts';
import { pbi } from '../src/ruleset.ts';
import type { SideName } from '../src/rules/tables.ts';
import { board, Game, only } from './support/game.ts';
import { offered } from './support/lists.ts';

const WAITING = GROUP_IDS.map((id) => ({ id, status: 'waiting' as const }));
const EDGE_FRAME: FrameEntry = { type: 'edge' };

/** A game before any group is on the board. */
function beforeDeployment(
  edge?: Edge,
  stack: readonly FrameEntry[] = [EDGE_FRAME],
  groups: readonly object[] = WAITING,
): Game {
  return new Game({
    format: 1,
    ruleset: 'pbi',
    id: 'test',
    title: 'Test',
    board: board({}),
    ...(edge !== undefined && { edge }),
    groups,
    position: { turn: 0, side: 'attacker', stack },
  });
}

function deploying(side: SideName, edge: Edge = 'south'): Game {
  const waiting = WAITING.filter(({ id }) => side === 'defender' || !id.startsWith('D'));
  return beforeDeployment(edge, [{ type: 'deploy', side }], waiting);
}

/** The rows along each edge: the one at the edge, the one behind it, and the first beyond. */
const ROWS: Record<Edge, (row: number) => string[]> = {
  south: (row) => BOARD.names.filter((name) => name.endsWith(String(row))),
  north: (row) => BOARD.names.filter((name) => name.endsWith(String(9 - row))),
  west: (row) => BOARD.names.filter((name) => name.startsWith('abcdefgh'[row - 1])),
  east: (row) => BOARD.names.filter((name) => name.startsWith('abcdefgh'[8 - row])),
};
const EDGES = Object.entries(ROWS) as [Edge, (row: number) => string[]][];

test('[QS-2.1] a platoon is one commander, three LMG groups and six rifle groups', () => {
  for (const platoon of ['A', 'B', 'D']) {
    expect(GROUP_IDS.filter((id) => id.startsWith(platoon))).toEqual([
      `${platoon}-commander`,
      ...[1, 2, 3].map((nth) => `${platoon}-lmg${nth}`),
      ...[1, 2, 3, 4, 5, 6].map((nth) => `${platoon}-rifle${nth}`),
    ]);
  }
  for (const { id, kind } of ROSTER) expect(id).toContain(kind);
});

test('[QS-2.2] the attacker has two platoons, the defender one', () => {
  const of = (side: number): string[] => {
    const groups = ROSTER.filter((group) => group.side === side);
    return [...new Set(groups.map(({ id }) => id[0]))];
  };
  expect(of(0)).toEqual(['A', 'B']);
  expect(of(1)).toEqual(['D']);
  expect(ROSTER).toHaveLength(30);
});

test('[QS-2.3] the defender chooses the edge that the attacker starts from', () => {
  const g = beforeDeployment();
  expect(pbi.pending(g.state).decisions).toEqual([
    { side: 'defender', kind: 'edge', rule: 'QS-2.3' },
  ]);
  expect(offered(g)).toEqual(['edge east', 'edge north', 'edge south', 'edge west']);
  g.refuses({ type: 'deploy', square: 'c4' }, 'QS-2.3');
});

test.each(EDGES)('[QS-2.3] the attacker may be made to start from the %s', (edge, row) => {
  const g = beforeDeployment();
  const events = g.play({ type: 'edge', edge });
  expect(events).toEqual([{ type: 'edgeChosen', rule: 'QS-2.3', edge }]);
  expect(g.state.edge).toBe(edge);
  expect(g.asked).toBe('defender deploy');
  for (const square of row(1)) g.refuses({ type: 'deploy', square }, 'QS-2.4');
});

test('[QS-2.3] an edge that the scenario fixes is not asked for', () => {
  expect(beforeDeployment('west').asked).toBe('defender deploy');
});

test('[QS-2.4] the defender deploys first, one group after another', () => {
  const g = deploying('defender');
  expect(pbi.pending(g.state).decisions).toEqual([
    { side: 'defender', kind: 'deploy', rule: 'QS-2.4' },
  ]);
  const own = GROUP_IDS.filter((id) => id.startsWith('D'));
  const squares = ['c3', 'c3', 'c3', 'c3', 'd5', 'h8', 'a8', 'a3', 'h3', 'e4'];
  for (const [i, group] of own.entries()) {
    expect(g.asked).toBe('defender deploy');
    const events = g.play({ type: 'deploy', square: squares[i] });
    expect(events).toEqual([{ type: 'deployed', rule: 'QS-2.4', group, square: squares[i] }]);
    expect(g.where(group)).toBe(squares[i]);
  }
  expect(g.asked).toBe('attacker deploy');
});

test.each(EDGES)('[QS-2.4] the two rows at the %s edge are closed to the defender', (edge, row) => {
  const g = deploying('defender', edge);
  const closed = [...row(1), ...row(2)];
  expect(closed).toHaveLength(16);
  for (const square of closed) g.refuses({ type: 'deploy', square }, 'QS-2.4');
  const free = BOARD.names.filter((name) => !closed.includes(name));
  expect(offered(g)).toEqual(free.map((square) => `deploy ${square}`).toSorted());
  g.play({ type: 'deploy', square: row(3)[0] });
});

test.each(EDGES)('[QS-2.5] the attacker deploys in the row at the %s edge', (edge, row) => {
  const g = deploying('attacker', edge);
  expect(offered(g)).toEqual(row(1).map((square) => `deploy ${square}`));
  for (const square of row(2)) g.refuses({ type: 'deploy', square }, 'QS-2.5');
  for (const square of row(8)) g.refuses({ type: 'deploy', square }, 'QS-2.5');
});

test('[QS-2.5] the attacker deploys both platoons, and then his first turn begins', () => {
  const g = deploying('defender');
  for (let i = 0; i < 10; i++) g.play({ type: 'deploy', square: i < 4 ? 'c5' : `d${i - 1}` });
  expect(pbi.pending(g.state).decisions).toEqual([
    { side: 'attacker', kind: 'deploy', rule: 'QS-2.5' },
  ]);
  const own = GROUP_IDS.filter((id) => !id.startsWith('D'));
  for (const [i, group] of own.entries()) {
    const square = `${'abcde'[Math.floor(i / 4)]}1`;
    const events = g.play({ type: 'deploy', square });
    expect(events[0]).toEqual({ type: 'deployed', rule: 'QS-2.5', group, square });
    expect(events.slice(1)).toEqual(
      i < 19 ? [] : [{ type: 'turnBegan', rule: 'QS-3.1', side: 'attacker', turn: 1 }],
    );
  }
  expect(g.where('A-commander')).toBe('a1');
  expect(g.where('B-rifle6')).toBe('e1');
  expect(g.asked).toBe('attacker motivate');
});

test.each<[SideName, string]>([
  ['defender', 'c3'],
  ['attacker', 'c1'],
])('[QS-2.6] the %s deploys four groups in a square and not a fifth', (side, square) => {
  const g = deploying(side);
  for (let i = 0; i < 4; i++) g.play({ type: 'deploy', square });
  g.refuses({ type: 'deploy', square }, 'QS-2.6');
  expect(offered(g)).not.toContain(`deploy ${square}`);
  g.play({ type: 'deploy', square: square.replace('c', 'd') });
});

test('[QS-2.4, QS-2.5] deployment takes no other move', () => {
  deploying('defender').refuses({ type: 'edge', edge: 'south' }, 'QS-2.4');
  deploying('attacker').refuses({ type: 'endTurn' }, 'QS-2.5');
});

test('[QS-2.4, QS-2.5] groups that a scenario has placed are not deployed again', () => {
  const g = new Game({
    format: 1,
    ruleset: 'pbi',
    id: 'test',
    title: 'Test',
    board: board({}),
    edge: 'south',
    groups: [
      { id: 'D-commander', at: 'c5' },
      { id: 'D-lmg2', at: 'c5' },
      { id: 'A-commander', at: 'c1' },
    ],
  });
  expect(only(g.play({ type: 'deploy', square: 'c5' }), 'deployed').group).toBe('D-lmg1');
  expect(only(g.play({ type: 'deploy', square: 'c5' }), 'deployed').group).toBe('D-lmg3');
  g.refuses({ type: 'deploy', square: 'c5' }, 'QS-2.6');
  for (let i = 0; i < 6; i++) g.play({ type: 'deploy', square: `d${3 + i}` });
  expect(only(g.play({ type: 'deploy', square: 'a1' }), 'deployed').group).toBe('A-lmg1');
});
