import { render, SETTING, SPECTATOR } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { FREE_LIMITS } from '../src/rules/12-victory/drafts.ts';
import { linesOf } from '../src/rules/12-victory/edgeLines.ts';
import { pubBattles } from '../src/ruleset.ts';
import type { PubScenario } from '../src/files/scenarioFile.ts';
import type { Kind, MapEdge } from '../src/rules/tables.ts';
import { viewOf } from './support/fog.ts';
import { Game, only, told } from './support/game.ts';
import { openingOf, problemsOf, type Sketch } from './support/sketch.ts';

const FREE: NonNullable<PubScenario['free']> = {
  host: 'blue',
  zone: [
    [10_000, 10_000],
    [30_000, 10_000],
    [30_000, 20_000],
    [10_000, 20_000],
  ],
  entries: {
    north: [20_000, 40_000],
    east: [40_000, 20_000],
    south: [20_000, 0],
    west: [0, 20_000],
  },
};

const SKETCH: Sketch = { red: [], blue: [], free: FREE };

const begin = (more: Sketch = {}): Game => new Game(openingOf({ ...SKETCH, ...more }));

function raise(g: Game, side: 'red' | 'blue', arrives: number, ...kinds: Kind[]): void {
  g.playAs(side, { type: 'raise', rating: 3, arrives });
  for (const kind of kinds) g.playAs(side, { type: 'enlist', kind });
}

/** Both have written, and Blue has set up nothing yet. */
function mustered(more: Sketch = {}): Game {
  const g = begin(more);
  raise(g, 'blue', 0, 'regular', 'artillery');
  raise(g, 'blue', 4, 'cavalry');
  raise(g, 'red', 0, 'elite', 'train');
  raise(g, 'red', 3, 'detachment');
  g.playAs('red', { type: 'ready' });
  g.playAs('blue', { type: 'ready' });
  return g;
}

/** Blue stands in the zone. */
function setUp(more: Sketch = {}): Game {
  const g = mustered(more);
  g.play({ type: 'deploy', piece: 'Blue I', to: [15_000, 15_000], facing: 0 });
  g.play({ type: 'keep', piece: 'Blue I 1' });
  g.play({ type: 'deploy', piece: 'Blue I 2', to: [12_000, 19_000], facing: 10 });
  return g;
}

/** And Red comes from the edge. */
function edgeNamed(edge: MapEdge, more: Sketch = {}): Game {
  const g = setUp(more);
  g.play({ type: 'edge', edge }, 1);
  return g;
}

test('[PB-12.8] both write their orders of battle at the same time', () => {
  const g = begin();
  expect(g.asked).toBe('red muster, blue muster');
  expect(told(g.playAs('blue', { type: 'raise', rating: 4, arrives: 0 }))).toEqual([
    'PB-12.8 raised',
  ]);
  const enlisted = g.playAs('blue', { type: 'enlist', kind: 'guard' });
  expect(only(enlisted, 'enlisted')).toMatchObject({
    side: 'blue',
    name: 'Blue I 1',
    kind: 'guard',
  });
  g.survives();
  raise(g, 'red', 2, 'regular');
  g.playAs('red', { type: 'ready' });
  expect(g.asked).toBe('blue muster');
  g.refuses({ type: 'enlist', kind: 'regular' }, 'PB-3.1 otherSide', 'red');
  g.survives();
  expect(told(g.playAs('blue', { type: 'ready' }))).toEqual(['PB-12.8 mustered']);
  expect(g.state[SETTING].army.pieces.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'Red I: hq',
    'Red I 1: regular',
    'Blue I: hq',
    'Blue I 1: guard',
  ]);
  expect(g.state[SETTING].army.commands.map(({ rating }) => rating)).toEqual([3, 4]);
  expect(g.all('due')).toHaveLength(4);
  g.survives();
});

test('[PB-12.8] an order of battle is hidden from the other', () => {
  const g = begin();
  const raised = only(g.playAs('blue', { type: 'raise', rating: 4, arrives: 0 }), 'raised');
  const enlisted = only(g.playAs('blue', { type: 'enlist', kind: 'guard' }), 'enlisted');
  for (const event of [raised, enlisted]) {
    expect(pubBattles.redact(event, 'blue')).toEqual(event);
    expect(pubBattles.redact(event, 'red')).toBe(undefined);
  }
  expect(JSON.stringify(pubBattles.view(g.state, 'red'))).not.toContain('"guard"');
  expect(JSON.stringify(pubBattles.view(g.state, 'blue'))).toContain('"guard"');
});

test('[PB-12.8] the limits of an order of battle', () => {
  const g = begin();
  const refused = (move: Parameters<Game['refuses']>[0], why: string): void =>
    g.refuses(move, why, 'red');
  refused({ type: 'enlist', kind: 'regular' }, 'PB-12.8 noDraft');
  refused({ type: 'ready' }, 'PB-12.8 nobodyFights');
  raise(g, 'red', 1, 'train');
  refused({ type: 'ready' }, 'PB-12.8 nobodyFights');
  refused({ type: 'enlist', kind: 'hq' }, 'PB-2.3 hqsCome');
  g.playAs('red', { type: 'enlist', kind: 'train' });
  refused({ type: 'enlist', kind: 'train' }, 'PB-12.8 trainsFull');
  const rest = FREE_LIMITS.piecesACommand - FREE_LIMITS.trains;
  for (let i = 0; i < rest; i++) g.playAs('red', { type: 'enlist', kind: 'militia' });
  refused({ type: 'enlist', kind: 'militia' }, 'PB-12.8 commandFull');
  const full = Array.from({ length: FREE_LIMITS.piecesACommand }, (): Kind => 'dragoons');
  for (let i = 0; i < 3; i++) raise(g, 'red', 0, ...full);
  raise(g, 'red', 0);
  refused({ type: 'enlist', kind: 'militia' }, 'PB-12.8 armyFull');
  raise(g, 'red', 0);
  refused({ type: 'raise', rating: 3, arrives: 0 }, 'PB-12.8 commandsFull');
  expect(g.offered('raise', 'red')).toEqual([]);
  expect(g.offered('enlist', 'red')).toEqual([]);
  g.survives();
});

test('[PB-12.9] who arrives when', () => {
  const g = begin({ firstTurn: 3 });
  g.refuses({ type: 'raise', rating: 3, arrives: 3 }, 'PB-12.8 hostFirst', 'blue');
  g.refuses({ type: 'raise', rating: 3, arrives: 2 }, 'PB-12.9 arrivesEarly', 'red');
  const brief = begin({ days: 1 });
  brief.refuses({ type: 'raise', rating: 3, arrives: 10 }, 'PB-12.9 arrivesLate', 'red');
  brief.allows({ type: 'raise', rating: 3, arrives: 9 }, 'red');
  raise(g, 'blue', 0, 'regular');
  raise(g, 'blue', 5, 'regular');
  raise(g, 'red', 0, 'regular');
  raise(g, 'red', 4);
  g.playAs('blue', { type: 'ready' });
  g.playAs('red', { type: 'ready' });
  expect(g.state[SETTING].army.commands.map(({ name, arrives }) => `${name} ${arrives}`)).toEqual([
    'Red I 3',
    'Red II 4',
    'Blue I 0',
    'Blue II 5',
  ]);
});

test('[PB-12.8] the host sets up before the guest names his edge, and does not know it', () => {
  const g = mustered();
  expect(g.asked).toBe('blue deploy');
  expect(g.state.edge).toBe(null);
  g.refuses({ type: 'edge', edge: 'north' }, 'PB-12.8 notAsked');
  g.refuses({ type: 'edge', edge: 'north' }, 'PB-3.1 otherSide', 'red');
  expect(setUp().asked).toBe('red edge');
});

test('[PB-12.8] the guest names the edge, by which he comes; the host gets his later ones across from it', () => {
  const g = setUp();
  expect(g.offered('edge').map(({ edge }) => edge)).toEqual(['north', 'east', 'south', 'west']);
  g.refuses({ type: 'ready' }, 'PB-12.8 notAsked');
  g.survives();
  // He has seen how the host stands, and not what it is.
  const blocks = viewOf(g, 'red').pieces.filter(({ side }) => side === 1);
  expect(blocks.map(({ tag, x, y, kind }) => [tag, x, y, kind])).toEqual([
    ['B1', 12_000, 19_000, null],
    ['B2', 15_000, 15_000, null],
  ]);
  const events = g.play({ type: 'edge', edge: 'east' }, 1);
  expect(told(events).slice(0, 2)).toEqual(['PB-12.8 edgeChosen', 'PB-1.2 turnBegan']);
  expect(only(events, 'edgeChosen')).toMatchObject({ side: 'red', edge: 'east' });
  expect(g.state[SETTING].army.commands.map(({ entry, facing }) => [entry, facing])).toEqual([
    [[40_000, 20_000], 270],
    [[40_000, 20_000], 270],
    [null, 0],
    [[0, 20_000], 90],
  ]);
  g.survives();
});

test('[PB-9.5] in a free game lines of communication end where the edge is entered', () => {
  const road = {
    name: 'High Road',
    line: [
      [20_500, 39_800],
      [20_000, 30_000],
    ],
  } as const;
  const g = edgeNamed('north', { map: { roads: [road] } });
  expect(linesOf(g.state, 0)).toEqual([
    [
      [20_000, 30_000],
      [20_500, 39_800],
      [20_000, 40_000],
    ],
    [
      [20_000, 39_000],
      [20_000, 40_000],
    ],
  ]);
  expect(linesOf(g.state, 1)).toEqual([
    [
      [20_000, 1000],
      [20_000, 0],
    ],
  ]);
  expect(linesOf(edgeNamed('west').state, 0)).toEqual([
    [
      [1000, 20_000],
      [0, 20_000],
    ],
  ]);
  expect(linesOf(begin().state, 0)).toEqual([]);
  const fixed = new Game(
    openingOf({
      lines: {
        blue: [
          [
            [1000, 1000],
            [0, 1000],
          ],
        ],
      },
    }),
  );
  expect(linesOf(fixed.state, 1)).toEqual([
    [
      [1000, 1000],
      [0, 1000],
    ],
  ]);
});

test('[PB-12.8] places to set up are in the zone, and face the edge that is nearest', () => {
  const g = mustered();
  const offered = g.offered('deploy');
  expect(offered.length).toBeGreaterThan(20);
  expect(offered.length).toBeLessThan(100);
  for (const move of offered) {
    expect(move.piece).toBe('Blue I');
    g.allows(move);
    const [x, y] = move.to;
    expect(x > 10_000 && x < 30_000 && y > 10_000 && y < 20_000).toBe(true);
    const away = [40_000 - y, 40_000 - x, y, x];
    expect(away[move.facing / 90]).toBe(Math.min(...away));
  }
  expect(new Set(offered.map(({ facing }) => facing)).size).toBeGreaterThan(1);
});

test('[PB-12.8] the host sets up those who are there, HQs first', () => {
  const g = mustered();
  g.refuses({ type: 'keep', piece: 'Blue I 1' }, 'PB-12.8 hqsFirst');
  g.refuses({ type: 'keep', piece: 'Blue I' }, 'PB-12.8 hqStands');
  g.refuses(
    { type: 'deploy', piece: 'Blue I 1', to: [15_000, 15_000], facing: 0 },
    'PB-12.8 hqsFirst',
  );
  for (const piece of ['Blue II', 'Red I', 'R1', 'Nobody']) {
    g.refuses({ type: 'deploy', piece, to: [15_000, 15_000], facing: 0 }, 'PB-12.8 notToDeploy');
  }
  expect(g.play({ type: 'deploy', piece: 'Blue I', to: [15_000, 15_000], facing: 0 })).toEqual([]);
  expect([g.at('Blue I'), g.tag('Blue I')]).toEqual([[15_000, 15_000], 'B1']);
  g.survives();
  g.refuses(
    { type: 'deploy', piece: 'B1', to: [16_000, 15_000], facing: 0 },
    'PB-12.8 notToDeploy',
  );
  g.refuses(
    { type: 'deploy', piece: 'Blue I 1', to: [15_500, 15_000], facing: 0 },
    'PB-4.5 stacked',
  );
  g.refuses(
    { type: 'deploy', piece: 'Blue I 1', to: [15_000, 20_200], facing: 0 },
    'PB-12.8 outOfZone',
  );
  g.play({ type: 'deploy', piece: 'Blue I 2', to: [12_000, 19_000], facing: 10 });
  expect(g.asked).toBe('blue deploy');
  const events = g.play({ type: 'keep', piece: 'Blue I 1' });
  expect(told(events)).toEqual(['PB-12.8 appeared', 'PB-12.8 appeared']);
  expect(g.place('Blue I 1')).toBe('reserve');
  expect([g.place('Blue II'), g.place('Red I')]).toEqual(['due', 'due']);
  // The numbers of blocks do not tell that the HQ was first.
  expect([g.tag('Blue I 2'), g.tag('Blue I')]).toEqual(['B1', 'B2']);
  expect(g.state).toMatchObject({ day: 1, turn: 1, edge: null });
  g.survives();
});

test('[PB-12.8] the guest sees the blocks when all stand', () => {
  const g = mustered();
  g.play({ type: 'deploy', piece: 'Blue I', to: [15_000, 15_000], facing: 0 });
  expect(pubBattles.view(g.state, 'red').pieces.filter(({ side }) => side === 1)).toEqual([]);
  g.play({ type: 'deploy', piece: 'Blue I 1', to: [12_000, 19_000], facing: 0 });
  const events = g.play({ type: 'keep', piece: 'Blue I 2' });
  // PB-7.5: in the order of the blocks, not in that of the army.
  const appeared = events.flatMap((event) => (event.type === 'appeared' ? [event.piece.tag] : []));
  expect(appeared).toEqual(['B1', 'B2']);
  const blocks = pubBattles.view(g.state, 'red').pieces.filter(({ side }) => side === 1);
  expect(blocks.map(({ tag, kind, name }) => [tag, kind, name])).toEqual(
    expect.arrayContaining([
      ['B1', null, null],
      ['B2', null, null],
    ]),
  );
});

test('[PB-4.4] who is set up in buildings is Spent', () => {
  const outline = [
    [14_000, 14_000],
    [18_000, 14_000],
    [18_000, 18_000],
    [14_000, 18_000],
  ] as const;
  const g = mustered({ map: { towns: [{ outline }] } });
  g.play({ type: 'deploy', piece: 'Blue I', to: [15_000, 15_000], facing: 0 });
  g.play({ type: 'deploy', piece: 'Blue I 1', to: [16_000, 17_000], facing: 0 });
  expect([g.marks('Blue I'), g.marks('Blue I 1')]).toEqual([[], ['spent', 'known']]);
});

test('[PB-12.8] what is wrong with a free game', () => {
  const wrong = (free: object, more: object = {}): string[] =>
    problemsOf({ ...openingOf({ ...SKETCH, free: { ...FREE, ...free } }), ...more });
  expect(wrong({})).toEqual([]);
  expect(wrong({}, { commands: openingOf({}).commands })).toEqual([
    'commands scenario.freeCommands',
  ]);
  expect(wrong({ entries: { ...FREE.entries, west: [1, 20_000] } })).toEqual([
    'free.entries.west scenario.notOnEdge',
  ]);
  const corners = (...zone: [number, number][]): string[] => wrong({ zone });
  expect(corners([0, 0], [9000, 9000], [9000, 0], [0, 9000])).toEqual(['free.zone scenario.zone']);
  expect(corners([0, 0], [0, 9000], [41_000, 0])).toEqual(['free.zone scenario.offMap']);
  expect(corners([0, 0], [0, 2000], [2000, 0])).toEqual(['free.zone scenario.zoneRoom']);
  const position = { ...(pubBattles.position(new Game(openingOf({})).state) as PubScenario) };
  expect(problemsOf({ ...position, position: { ...position.position, edge: 'north' } })).toEqual([
    'position.edge scenario.notFree',
  ]);
});

test('[PB-12.8] a written order of battle keeps to the limits', () => {
  const scenario = pubBattles.position(begin().state) as PubScenario;
  const muster = (ready: number[], red: object[], blue: object[] = []): string[] => {
    const stack = [{ type: 'muster', ready, drafts: [red, blue] }];
    return problemsOf({ ...scenario, position: { ...scenario.position, stack } });
  };
  const draft = { rating: 3, arrives: 2, kinds: ['regular'] };
  const impossible = ['position.stack[0] problem.framePossible'];
  expect(muster([1, 0], [draft])).toEqual([]);
  expect(muster([1, 0], [])).toEqual(impossible);
  expect(muster([1, 1], [draft], [{ ...draft, arrives: 0 }])).toEqual(impossible);
  expect(muster([0, 0], [], [draft])).toEqual(impossible);
  expect(muster([0, 0], [{ ...draft, kinds: ['hq'] }])).toEqual(impossible);
  expect(muster([0, 0], [{ ...draft, kinds: ['train', 'train', 'train'] }])).toEqual(impossible);
});

test('[PB-12.8] what has been written lies beside the map, for its writer alone', () => {
  const g = begin();
  raise(g, 'red', 0, 'elite', 'train');
  raise(g, 'red', 3);
  const written = (viewer: string): string[] =>
    (pubBattles.scene(viewOf(g, viewer)).trays ?? []).map(
      ({ label, pieces }) =>
        `${render(label, pubBattles.catalogue)}: ${pieces.map(({ kind }) => kind).join(', ')}`,
    );
  expect(written('red')).toEqual([
    'Red I: rating 3, from the beginning: hq, elite, train',
    'Red II: rating 3, on turn 3 of day 1, about 9:00: hq',
  ]);
  expect(written('blue')).toEqual([]);
  expect(written(SPECTATOR)).toEqual([]);
});

test('[PB-12.8] what is set up lies apart from what comes later', () => {
  const g = mustered();
  const trays = pubBattles.scene(viewOf(g, 'blue')).trays ?? [];
  expect(trays.map(({ label }) => render(label, pubBattles.catalogue))).toEqual([
    'To be set up: Blue I',
    'On the way: Blue II, on turn 4 of day 1, about 10:30',
  ]);
});
