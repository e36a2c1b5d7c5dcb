import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import type { DetachmentEntry } from '../src/files/scenarioFile.ts';
import { Game, only, told } from './support/game.ts';
import { openingOf, problemsOf, type Sketch } from './support/sketch.ts';

const detachment = (side: 'red' | 'blue', name: string, x: number, y: number): DetachmentEntry => ({
  side,
  name,
  at: [x, y],
  facing: 0,
});

const SKETCH: Sketch = {
  red: [
    { name: 'Greene', pieces: { A: ['regular', 5000, 5000, 0] } },
    { name: 'Lee' },
    { name: 'Gates', army: true, chit: false },
  ],
  blue: [{ name: 'Howe', pieces: { X: ['regular', 5000, 20_000, 180] } }],
  detachments: [
    detachment('blue', 'Jaegers', 9000, 20_000),
    detachment('red', 'Rifles', 9000, 5000),
    detachment('red', 'Scouts', 12_000, 5000),
  ],
};

const begin = (more: Sketch = {}): Game => new Game(openingOf({ ...SKETCH, ...more }));

test('[PB-2.3] each side assigns its detachments before the first turn, Red first', () => {
  const g = begin();
  expect(g.asked).toBe('red assign');
  expect(g.commandOf('Rifles')).toBe(undefined);
  expect(g.moves).toEqual(
    ['Rifles', 'Scouts'].flatMap((name) =>
      ['Greene', 'Lee'].map((command) => ({ type: 'assign', piece: g.tag(name), command })),
    ),
  );
  const events = g.play({ type: 'assign', piece: g.tag('Scouts'), command: 'Lee' });
  expect(told(events)).toEqual(['PB-2.3 assigned']);
  expect(g.commandOf('Scouts')).toBe('Lee');
  expect(g.asked).toBe('red assign');
  g.survives();
  g.play({ type: 'assign', piece: g.tag('Rifles'), command: 'Greene' });
  expect(g.asked).toBe('blue assign');
  expect(g.commandOf('Rifles')).toBe('Greene');
  g.survives();
  const began = g.play({ type: 'assign', piece: g.tag('Jaegers'), command: 'Howe' }, 1);
  expect(told(began).slice(0, 3)).toEqual(['PB-2.3 assigned', 'PB-1.2 turnBegan', 'PB-3.2 drawn']);
  expect(g.asked).toBe('red alter');
  g.survives();
});

test('[PB-2.3] a side without detachments is not asked', () => {
  const blueOnly = begin({ detachments: [detachment('blue', 'Jaegers', 9000, 20_000)] });
  expect(blueOnly.asked).toBe('blue assign');
  const redOnly = begin({ detachments: [detachment('red', 'Rifles', 9000, 5000)] });
  redOnly.play({ type: 'assign', piece: redOnly.tag('Rifles'), command: 'Greene' }, 1);
  expect(redOnly.asked).toBe('red alter');
  expect(begin({ detachments: [] }).asked).toBe('red begin');
});

test('[PB-2.3] only an own detachment without a Command goes to an own Command', () => {
  const g = begin();
  const rifles = g.tag('Rifles');
  g.refuses({ type: 'assign', piece: g.tag('Jaegers'), command: 'Greene' }, 'PB-2.3 noDetachment');
  g.refuses({ type: 'assign', piece: 'R99', command: 'Greene' }, 'PB-2.3 noDetachment');
  g.refuses({ type: 'assign', piece: g.tag('A'), command: 'Lee' }, 'PB-2.3 assignedAlready');
  g.refuses({ type: 'assign', piece: rifles, command: 'Howe' }, 'PB-2.3 noCommand');
  g.refuses({ type: 'assign', piece: rifles, command: 'Nobody' }, 'PB-2.3 noCommand');
  g.refuses({ type: 'begin' }, 'PB-2.3 notAsked');
});

test('[PB-2.5] an army commander without a chit gets no troops', () => {
  const g = begin();
  g.refuses({ type: 'assign', piece: g.tag('Rifles'), command: 'Gates' }, 'PB-2.5 noTroops');
  const red = [{ name: 'Gates', army: true, chit: false }];
  expect(problemsOf(openingOf({ ...SKETCH, red }))).toEqual(['detachments scenario.noCommand']);
});

test('[PB-2.3] the enemy does not learn to which Command', () => {
  const g = begin();
  const events = g.play({ type: 'assign', piece: g.tag('Rifles'), command: 'Lee' });
  const assigned = only(events, 'assigned');
  expect(pubBattles.redact(assigned, 'red')).toMatchObject({ command: 'Lee' });
  expect(pubBattles.redact(assigned, 'blue')).toBe(undefined);
  expect(pubBattles.redact(assigned, 'spectator')).toBe(undefined);
});

test('[PB-2.3] nobody fights on with detachments that belong to no Command', () => {
  const scenario = pubBattles.position(begin().state) as ReturnType<typeof openingOf>;
  const stack = [{ type: 'draw' }, { type: 'order', command: 'Lee', waiting: [], inRange: null }];
  expect(problemsOf({ ...scenario, position: { ...scenario.position, stack } })).toEqual([
    'position.pieces scenario.unassigned',
  ]);
  const wrongSide = {
    ...scenario,
    position: { ...scenario.position, stack: [{ type: 'assign', side: 'blue' }] },
  };
  expect(problemsOf(wrongSide)).toEqual(['position.stack[0] problem.framePossible']);
});
