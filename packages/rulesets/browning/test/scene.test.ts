import { expect, test } from 'vitest';
import { render, type Piece, type Scene } from '@sandtable/kernel';
import { browning } from '../src/ruleset.ts';
import { acting, game, type Game } from './support/game.ts';
import { box } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

const TABLE: Sketch = {
  table: { width: 2400, height: 1800 },
  teams: {
    A1: row(1000, 500, 2),
    B1: { at: [[300, 300]], weapon: 'lmg' },
    D1: { at: row(1000, 1500, 2), weapon: 'smg' },
  },
  features: [box('woods', 0, 800, 500, 1000), ['hedge', [600, 900], [900, 900]]],
};

function drawn(g: Game): Scene {
  return browning.scene(browning.view(g.state, 'spectator'));
}

function status(g: Game): string[] {
  return drawn(g).status.map((line) => render(line, browning.catalogue));
}

function piece(g: Game, id: string): Piece | undefined {
  const { pieces, trays = [] } = drawn(g);
  return [...pieces, ...trays.flatMap((tray) => tray.pieces)].find((each) => each.id === id);
}

test('the table, its features and its scale are drawn', () => {
  const { width, height, inch, areas } = drawn(game(TABLE));
  expect([width, height, inch]).toEqual([2400, 1800, 100]);
  expect(areas.map(({ id, kind }) => `${id}: ${kind}`)).toEqual([
    'woods 1: woods',
    'hedge 2: hedge',
  ]);
  expect(areas[1].outline).toEqual([
    { x: 600, y: 900 },
    { x: 900, y: 900 },
  ]);
});

test('figures are drawn where they stand, with weapon, team and marks', () => {
  const g = game({ ...TABLE, figures: { 'D1-2': 'pinned' }, done: ['D1'] });
  const { pieces } = drawn(g);
  expect(pieces.map(({ id, kind, formation }) => `${id} ${kind} ${formation}`)).toEqual([
    'A1-1 rifle A1',
    'A1-2 rifle A1',
    'B1-1 lmg B1',
    'D1-1 smg D1',
    'D1-2 smg D1',
  ]);
  expect(piece(g, 'D1-2')?.marks).toEqual(['pinned', 'done']);
  expect(piece(g, 'B1-1')).toMatchObject({ side: 'attacker', at: { x: 300, y: 300 }, marks: [] });
});

test('those who have moved are marked while their team does', () => {
  const g = game({ ...TABLE, stack: acting('march', 'A1', { high: 3, low: 1, moved: ['A1-2'] }) });
  expect([piece(g, 'A1-1')?.marks, piece(g, 'A1-2')?.marks]).toEqual([[], ['moved']]);
});

test('scattered figures lie in the tray of their side, those who are lost nowhere', () => {
  const g = game({
    ...TABLE,
    figures: { 'A1-1': 'scattered', 'D1-1': 'casualty', 'D1-2': 'gone' },
  });
  const { trays = [], pieces } = drawn(g);
  expect(trays.map(({ side, pieces: aside }) => [side, aside.map(({ id }) => id)])).toEqual([
    ['attacker', ['A1-1']],
    ['defender', []],
  ]);
  expect(pieces.map(({ id }) => id)).toEqual(['A1-2', 'B1-1']);
});

test('the leader figure of a team is drawn once it has been placed', () => {
  const g = game({ ...TABLE, leaderAt: { A1: [1000, 600] } });
  const leaders = drawn(g).pieces.filter(({ kind }) => kind === 'leader');
  expect(leaders.map(({ formation, at }) => [formation, at])).toEqual([
    ['A1', { x: 1000, y: 600 }],
  ]);
});

test('objectives are marked with who holds them', () => {
  const objectives = [
    { name: 'Mill', at: [1000, 500] as const },
    { name: 'Ford', at: [2000, 1000] as const },
  ];
  const { markers } = drawn(game({ ...TABLE, victory: { kind: 'hold', objectives } }));
  const told = markers.map(({ label, side, at }) => [
    render(label, browning.catalogue),
    side,
    at.x,
  ]);
  expect(told).toEqual([
    ['Mill, held by the attacker', 'attacker', 1000],
    ['Ford', undefined, 2000],
  ]);
});

test('[BB-9.3] the edge by which figures are to leave has a flag in its middle', () => {
  const victory = { kind: 'exit', side: 'attacker', edge: 'east', figures: 3 } as const;
  const { markers, width, height } = browning.scene(game({ ...TABLE, victory }).state);
  const told = markers.map(({ kind, at, label }) => [kind, at, render(label, browning.catalogue)]);
  expect(told).toEqual([
    ['objective', { x: width, y: height / 2 }, 'Out by the east edge: 3 figures'],
  ]);
});

test('the status says the turn, who is ready and who is left; what is fought for the standing says', () => {
  const g = game({ ...TABLE, turn: 2, done: ['A1'], figures: { 'D1-1': 'scattered' } });
  expect(status(g)).toEqual([
    'Turn 2 of 6',
    'Ready teams: attacker 1, defender 1',
    'On the table: attacker 3, defender 1; scattered 0 and 1',
  ]);
  const aims = (of: Game): string[] =>
    browning.standing(of.state).map(({ aim }) => render(aim.message, browning.catalogue));
  expect(aims(g)[0]).toMatch(/^break the defender: half its figures lost/);
  const exit = { kind: 'exit', side: 'attacker', edge: 'north', figures: 1 } as const;
  const left = game({ ...TABLE, victory: exit, figures: { 'A1-1': 'left' } });
  expect(aims(left)[0]).toMatch(/^get one figure off the north edge/);
  const [{ now }] = browning.standing(left.state);
  expect(render(now[0].message, browning.catalogue)).toBe('1 of 1 off the table');
});
