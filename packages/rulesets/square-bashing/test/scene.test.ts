import { message, render, renderBriefly } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, Game, scenarioOf, type Sketch } from './support/game.ts';

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
    'Turn 1 (attacker), countdown 9',
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
    'SB-11.2 11 more points to win',
  ]);
});

test('[SB-11.2] both sides play for more points than the other: as many are a draw', () => {
  const aims = squareBashing
    .standing(game({}).state)
    .map(({ aim }) => render(aim.message, squareBashing.catalogue));
  expect(aims[0]).toContain('score more than the defender');
  expect(aims[1]).toContain('score more than the attacker');
});

test('[SB-11.2] what scores is said in the short line too', () => {
  const aims = squareBashing
    .standing(game({}).state)
    .map(({ aim }) => renderBriefly(aim.message, squareBashing.catalogue));
  expect(aims).toEqual([
    'take the objectives (5 each), destroy the enemy, reach the far row',
    'hold the objectives (5 each), destroy the enemy',
  ]);
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

test('a piece off the board lies nowhere, and a regular one has no mark for it', () => {
  const { trays = [], pieces } = sceneOf({
    attacker: { d3: 'infantry, mg, gun, command' },
    waiting: { attacker: 'infantry', defender: 'reservist mg' },
    units: { 'A-infantry2': { lost: 4 }, 'A-mg1': { lost: 1 } },
  });
  expect(trays.map(({ side, label }) => [side, render(label, squareBashing.catalogue)])).toEqual([
    ['attacker', 'Not yet there: attacker'],
    ['defender', 'Not yet there: defender'],
  ]);
  const [infantry] = trays[0].pieces;
  expect(infantry).toMatchObject({ at: { x: 0, y: 0 }, facing: 0, marks: ['damaged'] });
  expect(infantry).not.toHaveProperty('place');
  expect(trays[1].pieces[0].marks).toEqual(['reservist']);
  expect(pieces.map(({ marks }) => marks)).toEqual([[], ['damaged'], [], [], []]);
  // One strip before, two models beside each other behind it, and the staff in the corner.
  expect(pieces.slice(0, 4).map(({ at, size }) => [at.x, at.y, size?.width])).toEqual([
    [350, 280, 84],
    [329, 257, 40],
    [371, 257, 40],
    [317, 212, 18],
  ]);
});

test('[SB-11.1] who is still to be deployed is in a tray too', () => {
  const { position: _, ...open } = scenarioOf({ attacker: { a1: 'infantry' } });
  const { state } = new Game(open);
  const { trays = [], pieces } = squareBashing.scene(state);
  expect(pieces).toEqual([]);
  expect(trays.flatMap((tray) => tray.pieces.map(({ id }) => id))).toEqual([
    'A-infantry1',
    'D-infantry1',
  ]);
});

test('[SB-1.5] three that pass through a square stand closer', () => {
  const stack = [
    { type: 'movement', column: 0 },
    { type: 'march', unit: 'A-infantry3', steps: 1, failed: false },
  ];
  const { pieces } = sceneOf({ attacker: { d3: 'infantry, infantry, infantry' }, stack });
  expect(pieces.slice(0, 3).map(({ at }) => at.y)).toEqual([280, 262, 244]);
});

test('marks lie beside each other behind the units, as these look', () => {
  const places = (facing: 'north' | 'east' | 'south' | 'west'): number[][] =>
    sceneOf({
      attacker: { d3: 'infantry' },
      squares: { d3: { facing, marks: ['hold', 'steady'] } },
    })
      .markers.filter(({ kind }) => kind === 'hold' || kind === 'steady')
      .map(({ at }) => [at.x, at.y]);
  expect(places('north')).toEqual([
    [336, 212],
    [354, 212],
  ]);
  expect(places('east')).toEqual([
    [312, 264],
    [312, 246],
  ]);
  expect(places('south')).toEqual([
    [364, 288],
    [346, 288],
  ]);
  expect(places('west')).toEqual([
    [388, 236],
    [388, 254],
  ]);
});

test('markers lie in the middle of their square with words; nothing lies where nothing is', () => {
  const { markers } = sceneOf({ squares: { c5: { gas: 'attacker' } }, countdown: 4 });
  expect(markers.filter(({ place }) => place === 'c5')).toEqual([
    {
      kind: 'gas',
      side: 'attacker',
      at: { x: 250, y: 450 },
      place: 'c5',
      count: 1,
      label: message('marker.gas', { count: 1 }),
    },
  ]);
  expect(markers.at(-1)).toEqual({
    kind: 'countdown',
    at: { x: 800, y: 0 },
    count: 4,
    label: message('status.countdown', { count: 4 }),
  });
  expect(markers.map(({ kind }) => kind)).toEqual([
    'gas',
    'objective',
    'objective',
    'objective',
    'objective',
    'countdown',
  ]);
});

test('[SB-11.2] a game that is over tells how it ended', () => {
  const g = game({ side: 'defender', countdown: 1 });
  g.play({ type: 'endMovement' }, 6);
  expect(squareBashing.scene(g.state).status).toEqual([]);
  const [attacker, defender] = squareBashing.standing(g.state);
  expect([attacker.score, defender.score]).toEqual([0, 20]);
  expect([attacker.needed, defender.needed]).toEqual([[], []]);
  expect([attacker.over, defender.over]).toEqual(
    [1, 2].map(() => ({ rule: 'SB-2.2', message: message('standing.over.countdown') })),
  );
});

test('[SB-11.2] the defender has no decisive victory to be told of', () => {
  const g = game({ holders: ['attacker', 'defender', 'defender', 'defender'] });
  expect(lines(g, 1).at(-1)).toBe('SB-11.2 10 points ahead');
  const { aim } = squareBashing.standing(g.state)[1];
  expect([aim.rule, aim.message.with]).toEqual([
    'SB-11.2',
    { objective: 5, lost: 2, damaged: 1, other: 1, far: 2 },
  ]);
});

test('no shock assault is told of that is not ready', () => {
  const { status } = sceneOf({});
  expect(status.map(({ key }) => key)).toEqual([
    'status.turn',
    'status.noAssets',
    'status.noAssets',
  ]);
});
