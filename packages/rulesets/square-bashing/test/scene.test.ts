import { message, render } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, type Game, type Sketch } from './support/game.ts';

const sceneOf = (sketch: Sketch) => squareBashing.scene(game(sketch).state);

test('[SB-1.1] the table is 8 by 6 squares, each an area of its ground', () => {
  const { width, height, grid, areas } = sceneOf({ ground: { b3: 'roughHill' } });
  expect([width, height, grid]).toEqual([800, 600, { columns: 8, rows: 6 }]);
  expect(areas).toHaveLength(48);
  expect(areas.find(({ id }) => id === 'b3')).toMatchObject({
    kind: 'roughHill',
    label: message('ground.roughHill'),
    outline: [
      { x: 100, y: 200 },
      { x: 200, y: 200 },
      { x: 200, y: 300 },
      { x: 100, y: 300 },
    ],
  });
});

test('a piece has its quality, its losses and its facing', () => {
  const { pieces } = sceneOf({
    attacker: { d3: 'professional infantry, infantry, mg, command', e3: 'cavalry' },
    units: {
      'A-infantry1': { lost: 4, casualties: 2, flags: ['winning', 'moved'] },
      'A-cavalry1': { flags: ['dismounted'] },
    },
    squares: { d3: { facing: 'east' } },
  });
  expect(pieces[0]).toMatchObject({
    id: 'A-infantry1',
    side: 'attacker',
    kind: 'infantry',
    facing: 90,
    place: 'd3',
    marks: ['professional', 'damaged', 'winning', 'moved'],
    counts: { casualties: 2 },
  });
  expect(pieces.find(({ id }) => id === 'A-cavalry1')?.kind).toBe('dismounted');
});

test('whatever lies in a square is a marker', () => {
  const { markers } = sceneOf({
    roads: { d3: 'ns', d2: 'n', d4: 's' },
    rivers: [['a1', 'a2']],
    defences: { d3: 'trenches' },
    objectives: ['d3', 'a6', 'b6', 'c6'],
    holders: ['attacker', 'defender', 'defender', 'defender'],
    attacker: { d3: 'infantry' },
    squares: {
      d3: {
        barrage: { attacker: 2, defender: 1 },
        suppression: ['defender'],
        gas: 'defender',
        marks: ['hold', 'steady'],
      },
    },
  });
  const inD3 = markers.filter(({ place }) => place === 'd3');
  expect(inD3.map(({ kind, count, side }) => [kind, count, side])).toEqual([
    ['road', 5, undefined],
    ['trenches', 1, undefined],
    ['barrage', 2, 'attacker'],
    ['barrage', 1, 'defender'],
    ['suppression', 1, 'defender'],
    ['gas', 1, 'defender'],
    ['hold', 1, undefined],
    ['steady', 1, undefined],
    ['objective', 1, 'attacker'],
  ]);
  expect(
    markers.filter(({ kind }) => kind === 'river').map(({ place, count }) => [place, count]),
  ).toEqual([
    ['a1', 1],
    ['a2', 4],
  ]);
});

test('who waits is in a tray, and the status tells of the turn, the clock and the assets', () => {
  const { trays, status } = sceneOf({
    step: 'assaults',
    waiting: { defender: 'mg' },
    assets: { point: 2 },
    shock: 'ready',
    countdown: 9,
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry' },
  });
  expect(trays?.map(({ side, pieces }) => [side, pieces.map(({ id }) => id)])).toEqual([
    ['defender', ['D-mg1']],
  ]);
  expect(status.map((line) => render(line, squareBashing.catalogue))).toEqual([
    'Turn 1: the attacker’s',
    'Countdown: 9',
    'Assets of the attacker: point effect barrage ×2',
    'The defender has no assets left',
    'A shock assault is ready',
  ]);
});

/** What a viewer is told of a side, line by line. */
function lines(g: Game, side: number): string[] {
  const { now, needed, score } = squareBashing.standing(g.state)[side];
  return [
    `score ${score}`,
    ...[...now, ...needed].map(
      ({ rule, message: text }) => `${rule} ${render(text, squareBashing.catalogue)}`,
    ),
  ];
}

test('[SB-11.2] each side is told what it would score now, and what it still needs', () => {
  const g = game({ holders: ['attacker', 'attacker', 'attacker', 'defender'], countdown: 7 });
  expect(lines(g, 0)).toEqual([
    'score 15',
    'SB-11.2 15 points',
    'SB-11.2 15 for objectives',
    'SB-11.2 10 points ahead',
  ]);
  expect(lines(g, 1)).toEqual([
    'score 5',
    'SB-11.2 5 points',
    'SB-11.2 5 for objectives',
    'SB-11.2 11 points more to win',
  ]);
});

test('[SB-11.2] both sides play for more points than the other: as many are a draw', () => {
  const aims = squareBashing
    .standing(game({}).state)
    .map(({ aim }) => render(aim.message, squareBashing.catalogue));
  expect(aims[0]).toContain('more points than the defender');
  expect(aims[1]).toContain('more points than the attacker');
});

test('[SB-11.2] the attacker is told how far he is from a decisive victory', () => {
  const held = ['attacker', 'attacker', 'defender', 'defender'] as const;
  const g = game({
    holders: held,
    defender: { h6: 'infantry' },
    units: { 'D-infantry1': { lost: 5 } },
  });
  expect(lines(g, 0).at(-1)).toBe('SB-11.2 one point ahead; 9 more for a decisive victory');
});
