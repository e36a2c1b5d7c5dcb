import { describe, expect, test } from 'vitest';
import type { FrameEntry } from '@sandtable/kernel';
import { squareBashing } from '../src/ruleset.ts';
import { scenarioOf, type Sketch } from './support/game.ts';

/** The problems of a scenario, as `path key`. */
function problems(scenario: unknown, options = {}): string[] {
  const result = squareBashing.setup(scenario, options);
  if (result.ok) return [];
  return result.problems.map(
    ({ path, message }) => `${path} ${message.key.replace('scenario.', '')}`,
  );
}

const { position, ...OPEN } = scenarioOf({});
const WHOLE = { ...OPEN, position };

test('a whole scenario has no problems, with a position or without', () => {
  expect(problems(OPEN)).toEqual([]);
  expect(problems(WHOLE)).toEqual([]);
  expect(problems({})).toContain('board problem.missing');
  expect(problems(OPEN, { steadyClock: 'often' })).toEqual(['options.steadyClock problem.enum']);
});

describe('the field', () => {
  test.each([
    { fields: { roads: { d3: 'n' } }, problem: 'roads.d3 roadEnds' },
    { fields: { roads: { d6: 'n' } }, problem: undefined },
    { fields: { roads: { d3: 'n', d4: 's' } }, problem: undefined },
    { fields: { rivers: [['d3', 'e4']] }, problem: 'rivers[0] riverBetween' },
    { fields: { rivers: [['d3', 'd4']] }, problem: undefined },
    { fields: { objectives: ['a1', 'b1', 'a1', 'c1'] }, problem: 'objectives[2] twice' },
  ])('$fields: $problem', ({ fields, problem }) => {
    expect(problems({ ...OPEN, ...fields })).toEqual(problem === undefined ? [] : [problem]);
  });
});

describe('[SB-11.1] the forces', () => {
  const force = OPEN.forces.attacker;

  test.each<{ name: string; attacker?: object; defender?: object; problem: string }>([
    {
      name: 'outside its rows',
      attacker: { squares: { a2: ['mg'] } },
      problem: 'forces.attacker.squares.a2 startRows',
    },
    {
      name: 'outside its rows',
      defender: { squares: { a3: ['mg'] } },
      problem: 'forces.defender.squares.a3 startRows',
    },
    {
      name: 'too many in a square',
      attacker: { squares: { a1: ['infantry', 'cavalry', 'infantry'] } },
      problem: 'forces.attacker.squares.a1 crowded',
    },
    {
      name: 'two machine guns',
      attacker: { squares: { a1: ['mg', 'mg'] } },
      problem: 'forces.attacker.squares.a1 crowded',
    },
    {
      name: 'nobody',
      attacker: { deploy: ['command'], reserve: ['gun'] },
      problem: 'forces.attacker noUnits',
    },
    {
      name: 'too many to deploy',
      attacker: { deploy: Array.from({ length: 9 }, () => 'mg') },
      problem: 'forces.attacker.deploy noSpace',
    },
    {
      name: 'too many at all',
      defender: { reserve: Array.from({ length: 41 }, () => 'mg') },
      problem: 'forces.defender manyUnits',
    },
  ])('[SB-11.1] $name: $problem', ({ attacker, defender, problem }) => {
    const forces = { attacker: { ...force, ...attacker }, defender: { ...force, ...defender } };
    expect(problems({ ...OPEN, forces })).toEqual([problem]);
  });
});

describe('a position', () => {
  const written = (change: object): unknown => ({ ...WHOLE, position: { ...position, ...change } });
  const [attacker, defender] = position?.units ?? [];

  test.each<{ name: string; change: object; problem: string }>([
    {
      name: 'a unit twice',
      change: { units: [attacker, attacker, defender] },
      problem: 'position.units[1].id twice',
    },
    {
      name: 'a square for one that waits',
      change: { units: [{ ...attacker, status: 'waiting' }, defender] },
      problem: 'position.units[0].at noSquare',
    },
    {
      name: 'none for one on the board',
      change: { units: [{ id: attacker.id }, defender] },
      problem: 'position.units[0].at needsSquare',
    },
    {
      name: 'infantry that has dismounted',
      change: { units: [{ ...attacker, flags: ['dismounted'] }, defender] },
      problem: 'position.units unitState',
    },
    {
      name: 'infantry that was displaced',
      change: { units: [{ ...attacker, flags: ['displaced'] }, defender] },
      problem: 'position.units unitState',
    },
    {
      name: 'both sides in a square',
      change: { units: [attacker, { ...defender, at: attacker.at }] },
      problem: 'position.units shared',
    },
    {
      name: 'a square twice',
      change: { squares: [{ at: 'a1' }, { at: 'a1' }] },
      problem: 'position.squares[1].at twice',
    },
    {
      name: 'a unit that is not in it',
      change: { units: [{ id: 'A-gun7', at: 'a1' }] },
      problem: 'position.units[0].id problem.enum',
    },
    { name: 'no stack', change: { stack: [] }, problem: 'position.stack problem.stackOutcome' },
  ])('with $name: $problem', ({ change, problem }) => {
    expect(problems(written(change))[0]).toBe(problem);
  });

  const HITS: FrameEntry = {
    type: 'hits',
    side: 'attacker',
    units: ['A-infantry1', 'A-mg1'],
    dealt: [0, 0],
    left: 1,
    own: 1,
    saving: 'covered',
  };
  const SHOT: Sketch = {
    step: 'shooting',
    attacker: { d3: 'infantry, mg' },
    defender: { d4: 'mg' },
  };
  const shooting: FrameEntry = { type: 'shooting', column: 0 };

  test.each<{ name: string; frames: readonly FrameEntry[]; ok: boolean }>([
    { name: 'hits that could be', frames: [shooting, HITS], ok: true },
    { name: 'hits on nothing', frames: [HITS], ok: false },
    {
      name: 'hits on the wrong side',
      frames: [shooting, { ...HITS, side: 'defender' }],
      ok: false,
    },
    {
      name: 'more of the owner than there are',
      frames: [shooting, { ...HITS, own: 2 }],
      ok: false,
    },
    { name: 'a unit twice', frames: [shooting, { ...HITS, units: ['A-mg1', 'A-mg1'] }], ok: false },
    { name: 'too few counts', frames: [shooting, { ...HITS, dealt: [0] }], ok: false },
    { name: 'nobody hit', frames: [shooting, { ...HITS, units: [], dealt: [] }], ok: false },
    {
      name: 'a march in the shooting',
      frames: [shooting, { type: 'march', unit: 'A-mg1', steps: 1, failed: false }],
      ok: false,
    },
  ])('the stack: $name', ({ frames, ok }) => {
    expect(problems(scenarioOf({ ...SHOT, stack: frames })).length === 0).toBe(ok);
  });

  test.each<{ name: string; frame: FrameEntry; ok: boolean }>([
    {
      name: 'a march',
      frame: { type: 'march', unit: 'A-infantry1', steps: 1, failed: false },
      ok: true,
    },
    {
      name: 'a march too long',
      frame: { type: 'march', unit: 'A-infantry1', steps: 3, failed: false },
      ok: false,
    },
    {
      name: 'a march of the enemy',
      frame: { type: 'march', unit: 'D-infantry1', steps: 1, failed: false },
      ok: false,
    },
    {
      name: 'a march that has not begun',
      frame: { type: 'march', unit: 'A-infantry1', steps: 0, failed: false },
      ok: false,
    },
    { name: 'a displaced command', frame: { type: 'displace', unit: 'A-infantry1' }, ok: false },
  ])('the stack in movement: $name', ({ frame, ok }) => {
    const stack = [{ type: 'movement', column: 0 }, frame];
    expect(problems(scenarioOf({ attacker: { d3: 'infantry' }, stack })).length === 0).toBe(ok);
  });
});
