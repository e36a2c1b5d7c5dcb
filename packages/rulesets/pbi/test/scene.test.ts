import { describe, expect, test } from 'vitest';
import { message, OBJECTIVE, render } from '@sandtable/kernel';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, Game, game, scenarioOf, type Sketch } from './support/game.ts';

const view = (sketch: Sketch | Game) =>
  pbi.scene('state' in sketch ? sketch.state : game(sketch).state);

const placeOf = (g: Game, id: string) => {
  const piece = view(g).pieces.find((each) => each.id === id);
  return piece && [piece.place, piece.at.x, piece.at.y];
};

test('the table is 8 by 8 squares', () => {
  const { width, height, grid, areas } = view({ groups: { 'A-rifle1': 'a1', 'D-rifle1': 'c4' } });
  expect([width, height, grid]).toEqual([800, 800, { columns: 8, rows: 8 }]);
  expect(areas).toHaveLength(64);
  expect(new Set(areas.map(({ id }) => id)).size).toBe(64);
});

test.each(['open', 'partial', 'woods', 'building'] as const)('a square of %s ground', (kind) => {
  const { areas } = view({
    terrain: { b3: kind },
    groups: { 'A-rifle1': 'a1', 'D-rifle1': 'c4' },
  });
  expect(areas.find(({ id }) => id === 'b3')).toEqual({
    id: 'b3',
    kind,
    outline: [
      { x: 100, y: 200 },
      { x: 200, y: 200 },
      { x: 200, y: 300 },
      { x: 100, y: 300 },
    ],
    label: message(`terrain.${kind}`),
  });
});

test('a group with all that is known of it', () => {
  const { pieces } = view({
    groups: {
      'A-lmg2': { at: 'c1', ap: 3, shots: 2, flags: ['pinned', 'acted'] },
      'D-commander': 'h4',
      'D-rifle1': { at: 'c4', status: 'casualty' },
    },
    stack: ACTIVATED,
  });
  expect(pieces).toEqual([
    {
      id: 'A-lmg2',
      side: 'attacker',
      kind: 'lmg',
      formation: 'A',
      at: { x: 228, y: 75 },
      facing: 0,
      place: 'c1',
      marks: ['pinned', 'acted'],
      counts: { ap: 3, shots: 2 },
      label: message('group.lmg', { nth: 2, platoon: 'A' }),
    },
    {
      id: 'D-commander',
      side: 'defender',
      kind: 'commander',
      formation: 'D',
      at: { x: 728, y: 375 },
      facing: 0,
      place: 'h4',
      marks: [],
      counts: { ap: 0, shots: 0 },
      label: message('group.commander', { nth: 1, platoon: 'D' }),
    },
  ]);
});

test('four groups stand in two rows of a square', () => {
  const ids = ['A-rifle1', 'A-rifle2', 'B-lmg1', 'B-rifle1'];
  const groups = Object.fromEntries(ids.map((id) => [id, 'b1']));
  const g = game({ groups: { ...groups, 'D-rifle1': 'c4' } });
  expect(ids.map((id) => placeOf(g, id))).toEqual([
    ['b1', 128, 75],
    ['b1', 172, 75],
    ['b1', 128, 36],
    ['b1', 172, 36],
  ]);
});

test('in an assault each side has a column of its own', () => {
  const g = game({
    groups: {
      'A-rifle1': { at: 'c3', ap: 5 },
      'A-rifle2': { at: 'c3', ap: 5 },
      'D-rifle1': 'c4',
      'D-rifle2': 'c4',
      'D-rifle3': 'c4',
    },
    stack: ACTIVATED,
  });
  g.play({ type: 'assault', from: 'c3', to: 'c4' });
  g.play({ type: 'all' });
  g.play({ type: 'hold' }, 6, ...new Array<number>(9).fill(1), ...new Array<number>(9).fill(1));
  expect(g.asked).toBe('defender losses');
  expect(['A-rifle1', 'A-rifle2'].map((id) => placeOf(g, id))).toEqual([
    ['c4', 226, 369],
    ['c4', 226, 331],
  ]);
  expect(['D-rifle1', 'D-rifle2', 'D-rifle3'].map((id) => placeOf(g, id))).toEqual([
    ['c4', 274, 378],
    ['c4', 274, 350],
    ['c4', 274, 322],
  ]);
});

test('casualties are counted by square and platoon', () => {
  const fallen = (at: string) => ({ at, status: 'casualty' }) as const;
  const { markers } = view({
    groups: {
      'A-rifle1': fallen('c3'),
      'A-rifle2': fallen('c3'),
      'B-rifle1': fallen('c3'),
      'D-rifle1': fallen('c3'),
      'D-rifle2': fallen('a4'),
      'A-rifle3': 'c3',
      'D-rifle3': 'h4',
    },
  });
  const marker = (
    side: string,
    place: string,
    count: number,
    platoon: string,
    x: number,
    y: number,
  ) => ({
    kind: 'casualty',
    side,
    formation: platoon,
    at: { x, y },
    place,
    count,
    label: message('marker.casualty', { count, platoon }),
  });
  expect(markers.filter(({ kind }) => kind !== OBJECTIVE)).toEqual([
    marker('attacker', 'c3', 2, 'A', 220, 209),
    marker('attacker', 'c3', 1, 'B', 250, 209),
    marker('defender', 'c3', 1, 'D', 280, 209),
    marker('defender', 'a4', 1, 'D', 80, 309),
  ]);
});

test('[QS-12.1] every building is marked as what is played for, with whoever is in it', () => {
  const { markers } = view({
    terrain: { b6: 'building', d6: 'building', f6: 'building' },
    groups: { 'A-rifle1': 'b6', 'D-rifle1': 'd6', 'A-rifle2': 'a1' },
  });
  const flags = markers.filter(({ kind }) => kind === OBJECTIVE);
  const told = flags.map(({ place, side }) => `${place} ${side}`);
  expect(told).toEqual(expect.arrayContaining(['b6 attacker', 'd6 defender', 'f6 undefined']));
  expect(told).toHaveLength(6);
});

describe('beside the board', () => {
  const groups = {
    'A-commander': 'a1',
    'B-commander': 'h1',
    'B-rifle1': 'h1',
    'D-commander': 'c4',
  };
  const counts = message('status.groups', { attacker: 3, defender: 1 });
  const attempt = (platoon: string, count: number) => message('status.attempt', { platoon, count });

  test('the turn, the attempts left and the groups of the attacker', () => {
    const sketch: Sketch = { groups, turn: 2, turns: 5, attempts: { A: 2, B: 1, D: 3 } };
    expect(view(sketch).status).toEqual([
      message('status.turn', { turn: 2, turns: 5, side: message('side.attacker') }),
      message('status.attempts', { attempts: [attempt('A', 2), attempt('B', 1)] }),
      counts,
      message('status.edge', { edge: message('edge.south') }),
    ]);
  });

  test('the same for the defender', () => {
    const sketch: Sketch = { groups, side: 'defender', attempts: { D: 3 }, edge: 'west' };
    expect(view(sketch).status).toEqual([
      message('status.turn', { turn: 1, turns: 4, side: message('side.defender') }),
      message('status.attempts', { attempts: [attempt('D', 3)] }),
      counts,
      message('status.edge', { edge: message('edge.west') }),
    ]);
  });

  test('before the first turn it is said that the game is being set up', () => {
    const free = pbi.setup({ format: 1, ruleset: 'pbi', id: 'free', title: 'Free' }, {});
    if (!free.ok) throw new Error('no free game');
    expect(pbi.scene(free.value).status).toEqual([message('status.setUp')]);
    expect(pbi.scene(free.value).pieces).toEqual([]);
  });

  test('and from where the attacker will come, once that is known', () => {
    const waiting = { status: 'waiting' } as const;
    const stack = [{ type: 'deploy', side: 'attacker' }] as const;
    const file = scenarioOf({ groups: { 'A-rifle1': waiting }, edge: 'east', turn: 0, stack });
    expect(view(new Game(file)).status).toEqual([
      message('status.setUp'),
      message('status.edge', { edge: message('edge.east') }),
    ]);
  });

  test('when it is over, who is left: how it came out is told by the standing', () => {
    const g = game({ groups, side: 'defender', turn: 4, stack: [{ type: 'extend' }] });
    g.play({ type: 'decline' });
    expect(view(g).status).toEqual([counts]);
  });
});

describe('the attempts that are left', () => {
  const line = (groups: NonNullable<Sketch['groups']>): string => {
    const { state } = game({ groups, attempts: { A: 2, B: 3 } });
    return render(pbi.scene(state).status[1], pbi.catalogue);
  };

  test('[QS-5.1] are those of the commanders who are there', () => {
    const both = { 'A-commander': 'c1', 'B-commander': 'd1', 'D-rifle1': 'h8' } as const;
    expect(line(both)).toBe('Motivation attempts left: A 2 and B 3');
    const fallen = { ...both, 'B-commander': { at: 'd1', status: 'casualty' } } as const;
    expect(line(fallen)).toBe('Motivation attempts left: A 2');
  });

  test('[QS-4.4] one who fell back has none', () => {
    const back = { at: 'd1', flags: ['idle', 'moved'] } as const;
    expect(line({ 'A-commander': 'c1', 'B-commander': back, 'D-rifle1': 'h8' })).toBe(
      'Motivation attempts left: A 2 and B 0',
    );
  });

  test('[QS-5.1] without a commander there are none', () => {
    expect(line({ 'A-rifle1': 'c1', 'D-rifle1': 'h8' })).toBe(
      'No commander is left to motivate anybody',
    );
  });
});
