import { describe, expect, test } from 'vitest';
import type { FrameEntry } from '@sandtable/kernel';
import type { SquareScenario } from '../src/files/scenarioFile.ts';
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

test('[SB-2.2] a position is not so late that its last turn could not be written', () => {
  const late = (turn: number): unknown => ({ ...WHOLE, position: { ...position, turn } });
  expect(problems(late(100 - 21))).toEqual([]);
  expect(problems(late(100 - 20))).toEqual(['position.turn problem.maximum']);
});

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

  /** A fight for d4 in which nothing has been rolled yet. */
  const FIGHT: Sketch = {
    step: 'assaults',
    attacker: { d3: 'infantry, mg', e3: 'infantry, command', c4: 'infantry', a1: 'infantry' },
    defender: { d4: 'infantry', a6: 'infantry' },
  };
  const ASSAULT = {
    type: 'assault',
    from: 'd3',
    to: 'd4',
    party: ['A-infantry1', 'A-mg1'],
    joiners: ['A-infantry3'],
    shock: false,
    stage: 'join',
    killed: 0,
    lost: 0,
  } as const;

  test.each<{ name: string; change: object; ok: boolean }>([
    { name: 'that could be', change: {}, ok: true },
    { name: 'on its own square', change: { to: 'e3' }, ok: false },
    { name: 'on an empty square', change: { to: 'd2' }, ok: false },
    { name: 'by nobody', change: { party: [] }, ok: false },
    { name: 'without infantry or cavalry', change: { party: ['A-mg1'] }, ok: false },
    { name: 'from elsewhere', change: { party: ['A-infantry4'] }, ok: false },
    { name: 'joined from afar', change: { joiners: ['A-infantry4'] }, ok: false },
    { name: 'joined from the main square', change: { joiners: ['A-mg1'] }, ok: false },
    { name: 'joined by the enemy', change: { joiners: ['D-infantry1'] }, ok: false },
  ])('[SB-5.1] an assault $name: $ok', ({ change, ok }) => {
    const stack = [
      { type: 'assaults', column: 0 },
      { ...ASSAULT, ...change },
    ];
    expect(problems(scenarioOf({ ...FIGHT, stack }))).toEqual(
      ok ? [] : ['position.stack[2] problem.framePossible'],
    );
  });

  test('[SB-5.12] after the dice some of the assault may be gone, and then the target too', () => {
    const stack = (stage: string) => [
      { type: 'assaults', column: 0 },
      { ...ASSAULT, stage },
    ];
    const units = (stage: string) => {
      const fight = scenarioOf({ ...FIGHT, stack: stack(stage) });
      const left = fight.position?.units.filter(
        ({ id }) => !['A-mg1', 'A-infantry3', 'D-infantry1'].includes(id),
      );
      return { ...fight, position: { ...fight.position, units: left } };
    };
    expect(problems(units('pursue'))).toEqual([]);
    expect(problems(units('join'))).toEqual(['position.stack[2] problem.framePossible']);
  });

  test.each<{ name: string; change: object; there?: object; ok: boolean }>([
    { name: 'into the square that was won', change: {}, ok: true },
    { name: 'onto the enemy', change: {}, there: { d4: 'infantry' }, ok: false },
    { name: 'of the enemy', change: { party: ['D-infantry1'] }, ok: false },
    { name: 'of a unit twice', change: { party: ['A-infantry1', 'A-infantry1'] }, ok: false },
    { name: 'from elsewhere', change: { party: ['A-infantry4'] }, ok: false },
    { name: 'to others', change: { to: 'e3' }, ok: false },
  ])('[SB-5.12] an advance $name: $ok', ({ change, there = { d6: 'infantry' }, ok }) => {
    const stack = [
      { type: 'assaults', column: 0 },
      { type: 'award', side: 'attacker', units: [] },
      { type: 'advance', from: 'd3', to: 'd4', party: ['A-infantry1', 'A-mg1'], ...change },
    ];
    const sketch = { ...FIGHT, defender: { a6: 'infantry', ...there }, stack };
    expect(problems(scenarioOf(sketch))).toEqual(
      ok ? [] : ['position.stack[3] problem.framePossible'],
    );
  });

  test.each([
    { square: 'd3', ok: true },
    { square: 'd4', ok: false },
    { square: 'd2', ok: false },
  ])('[SB-1.6] a facing is of a square that one holds: $square, $ok', ({ square, ok }) => {
    const award = { type: 'award', side: 'attacker', units: [] };
    const stack = [{ type: 'assaults', column: 0 }, award, { type: 'facing', square }];
    expect(problems(scenarioOf({ ...FIGHT, stack })).length === 0).toBe(ok);
  });

  test('[SB-5.8] a unit is not named twice for a marker', () => {
    const award = { type: 'award', side: 'attacker', units: ['A-infantry1', 'A-infantry1'] };
    const stack = [{ type: 'assaults', column: 0 }, award];
    expect(problems(scenarioOf({ ...FIGHT, stack }))).toHaveLength(1);
  });

  test.each<{ name: string; square: string; side: string; ok: boolean }>([
    { name: 'the square that was beaten', square: 'd4', side: 'defender', ok: true },
    { name: 'another', square: 'a6', side: 'defender', ok: false },
    { name: 'the assaulter', square: 'd3', side: 'attacker', ok: false },
  ])('[SB-5.11] who withdraws is $name: $ok', ({ square, side, ok }) => {
    const stack = [
      { type: 'assaults', column: 0 },
      { ...ASSAULT, stage: 'pursue' },
      { type: 'fallBack', side, square },
    ];
    expect(problems(scenarioOf({ ...FIGHT, stack })).length === 0).toBe(ok);
  });
});

describe('[SB-10.2] who waits', () => {
  test.each([
    { name: 'has losses', entry: { lost: 1 }, ok: true },
    { name: 'is destroyed', entry: { lost: 2 }, ok: false },
    { name: 'has casualty markers', entry: { casualties: 1 }, ok: false },
    { name: 'has moved', entry: { flags: ['moved' as const] }, ok: false },
  ])('[SB-10.2] who waits and $name: $ok', ({ entry, ok }) => {
    const scenario = scenarioOf({
      step: 'reinforcements',
      waiting: { attacker: 'mg' },
      units: { 'A-mg1': entry },
    });
    expect(problems(scenario)).toEqual(ok ? [] : ['position.units unitState']);
  });
});

test('[SB-1.5] a higher command is not where the enemy is, unless it is being driven off', () => {
  const sketch: Sketch = {
    attacker: { d3: 'infantry' },
    defender: { d4: 'command', b4: 'infantry', f4: 'infantry' },
    units: { 'D-command1': { at: 'd3' } },
  };
  expect(problems(scenarioOf(sketch))).toEqual(['position.units shared']);
  const driven = [
    { type: 'movement', column: 0 },
    { type: 'displace', unit: 'D-command1' },
  ];
  expect(problems(scenarioOf({ ...sketch, stack: driven }))).toEqual([]);
  const alone = { ...sketch, units: {}, stack: driven };
  expect(problems(scenarioOf(alone))).toEqual(['position.stack[2] problem.framePossible']);
});

describe('the ready-made battles', () => {
  /** So many games of both sides by the same player. */
  const GAMES_MEASURED = 400;

  test.each(squareBashing.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s has been measured, and is even between equal players',
    (_id, { measured }) => {
      if (measured === undefined) throw new Error('nobody has measured it');
      const { wins, draws } = measured;
      const games = wins['attacker'] + wins['defender'] + draws;
      expect(games).toBeGreaterThanOrEqual(GAMES_MEASURED);
      // By wins alone, and with half of every draw: neither way of counting may hide a lopsided one.
      for (const share of [wins['attacker'] / games, (wins['attacker'] + draws / 2) / games]) {
        expect(share).toBeGreaterThanOrEqual(0.45);
        expect(share).toBeLessThanOrEqual(0.55);
      }
    },
  );

  test.each(squareBashing.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '[SB-9.2] %s has a higher command on either side, the defender’s in his first two rows',
    (_id, scenario) => {
      const { forces } = scenario as SquareScenario;
      const where = (side: 'attacker' | 'defender'): string[] =>
        Object.entries(forces[side].squares ?? {}).flatMap(([square, units]) =>
          units.includes('command') ? [square] : [],
        );
      expect(where('attacker')).toEqual(['d1']);
      expect(where('defender').join(' ')).toMatch(/^[a-h][56]$/u);
    },
  );
});
