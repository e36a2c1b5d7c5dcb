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
      name: 'three guns',
      attacker: { squares: { a1: ['gun', 'gun', 'mortar'] } },
      problem: 'forces.attacker.squares.a1 crowded',
    },
    {
      name: 'too much infantry to deploy, where some stands',
      attacker: {
        squares: { a1: ['infantry', 'cavalry'], b1: ['infantry'] },
        deploy: Array.from({ length: 14 }, () => 'infantry'),
      },
      problem: 'forces.attacker.deploy noSpace',
    },
    {
      name: 'too many guns to deploy, where some stand',
      attacker: {
        squares: { a1: ['gun', 'mg'], b1: ['gun'] },
        deploy: ['infantry', ...Array.from({ length: 14 }, () => 'gun')],
      },
      problem: 'forces.attacker.deploy noSpace',
    },
    {
      name: 'too many machine guns to deploy, where some stand',
      attacker: {
        squares: { a1: ['mg'], b1: ['gun', 'gun'] },
        deploy: ['infantry', ...Array.from({ length: 7 }, () => 'mg')],
      },
      problem: 'forces.attacker.deploy noSpace',
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

  test('[SB-11.1] as many as there is room for, and a higher command besides', () => {
    const full = {
      squares: { a1: ['infantry', 'gun', 'gun', 'command'], b1: ['mg', 'gun'] },
      deploy: [
        ...Array.from({ length: 15 }, () => 'infantry'),
        ...Array.from({ length: 6 }, () => 'mg'),
        ...Array.from({ length: 6 }, () => 'gun'),
      ],
    };
    expect(
      problems({ ...OPEN, forces: { attacker: { ...force, ...full }, defender: force } }),
    ).toEqual([]);
    const army = [...Array.from({ length: 40 }, () => 'infantry'), 'command'];
    const most = { ...force, deploy: ['mg'], reserve: army.slice(1) };
    expect(problems({ ...OPEN, forces: { attacker: most, defender: force } })).toEqual([]);
  });

  test('the problems of forces and fields name what they are about', () => {
    const told = (scenario: unknown): unknown[] => {
      const result = squareBashing.setup(scenario, {});
      return result.ok ? [] : result.problems.map(({ message }) => message.with);
    };
    const reserve = Array.from({ length: 41 }, () => 'mg');
    const forces = { attacker: force, defender: { ...force, reserve } };
    expect(told({ ...OPEN, forces })).toEqual([{ most: 41 }]);
    expect(told({ ...OPEN, roads: { d3: 'n' } })).toEqual([{ square: 'd4' }]);
    expect(told({ ...OPEN, objectives: ['a1', 'b1', 'a1', 'c1'] })).toEqual([{ id: 'a1' }]);
    const shared = scenarioOf({ units: { 'D-infantry1': { at: 'h1' } } });
    expect(told(shared)).toEqual([{ square: 'h1' }]);
    const late = scenarioOf({});
    expect(told({ ...late, position: { ...late.position, turn: 99 } })).toEqual([{ limit: 79 }]);
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

  test('[SB-1.5] no square holds more than it may, but for one on its way', () => {
    const crowd: Sketch = { attacker: { d3: 'infantry, infantry, infantry' } };
    expect(problems(scenarioOf(crowd))).toEqual(new Array(3).fill('position.units crowdedSquare'));
    const stack = (unit: string) => [
      { type: 'movement', column: 0 },
      { type: 'march', unit, steps: 1, failed: false },
    ];
    expect(problems(scenarioOf({ ...crowd, stack: stack('A-infantry2') }))).toEqual([]);
    const elsewhere = { attacker: { ...crowd.attacker, h1: 'infantry' } };
    expect(problems(scenarioOf({ ...elsewhere, stack: stack('A-infantry4') }))).toHaveLength(3);
    const more = { attacker: { d3: 'infantry, infantry, infantry, infantry' } };
    expect(problems(scenarioOf({ ...more, stack: stack('A-infantry2') }))).toHaveLength(3);
  });

  test('only infantry and cavalry has a winning the fight marker', () => {
    const flags = { flags: ['winning'] } as const;
    const marked = { attacker: { d3: 'infantry, mg' }, units: { 'A-mg1': flags } };
    expect(problems(scenarioOf(marked))).toEqual(['position.units unitState']);
    expect(problems(scenarioOf({ ...marked, units: { 'A-infantry1': flags } }))).toEqual([]);
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
    attacker: { d3: 'infantry, mg, command' },
    defender: { d4: 'mg' },
    waiting: { attacker: 'gun' },
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
    {
      name: 'one of them the enemy’s',
      frames: [shooting, { ...HITS, units: ['A-infantry1', 'D-mg1'] }],
      ok: false,
    },
    {
      name: 'one of them not there',
      frames: [shooting, { ...HITS, units: ['A-infantry1', 'A-gun1'] }],
      ok: false,
    },
    {
      name: 'one of them higher command',
      frames: [shooting, { ...HITS, units: ['A-infantry1', 'A-command1'] }],
      ok: false,
    },
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
    { name: 'two squares far', change: { from: 'd3', to: 'd5' }, ok: false },
    { name: 'of one from elsewhere', change: { party: ['A-infantry1', 'A-infantry4'] }, ok: false },
    {
      name: 'of one that is named twice',
      change: { party: ['A-infantry1', 'A-infantry1'] },
      ok: false,
    },
    { name: 'that waits for an answer', change: { stage: 'answer' }, ok: true },
    { name: 'of nobody any more', change: { to: 'd2', stage: 'answer' }, ok: false },
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
    { name: 'two squares far', change: { to: 'd5' }, ok: false },
    {
      name: 'of one that is not there',
      change: { party: ['A-infantry1', 'A-infantry4'] },
      ok: false,
    },
    {
      name: 'of higher command',
      change: { from: 'e3', to: 'e4', party: ['A-infantry2', 'A-command1'] },
      ok: false,
    },
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

  test('[SB-5.12] some may have advanced already, and some be lost', () => {
    const stack = (party: readonly string[]) => [
      { type: 'assaults', column: 0 },
      { type: 'award', side: 'attacker', units: ['A-infantry1'], by: 'SB-5.8' },
      { type: 'advance', from: 'd3', to: 'd4', party },
    ];
    const begun = (party: readonly string[], ...gone: readonly string[]) => {
      const scenario = scenarioOf({
        step: 'assaults',
        attacker: { d3: 'infantry, mg', d4: 'infantry' },
        defender: { a6: 'infantry, infantry' },
        stack: stack(party),
      });
      const units = scenario.position?.units.filter(({ id }) => !gone.includes(id));
      return { ...scenario, position: { ...scenario.position, units } };
    };
    expect(problems(begun(['A-infantry1', 'A-infantry2', 'A-mg1']))).toEqual([]);
    expect(problems(begun(['A-infantry1', 'A-infantry2', 'A-mg1'], 'A-mg1'))).toEqual([]);
    // Somebody else has come there, or it is the enemy's.
    const impossible = ['position.stack[3] problem.framePossible'];
    expect(problems(begun(['A-infantry1', 'A-mg1']))).toEqual(impossible);
    const foreign = ['A-infantry1', 'A-infantry2', 'D-infantry2'];
    expect(problems(begun(foreign, 'D-infantry2'))).toEqual(impossible);
  });

  test('[SB-5.8] a marker is for those of the side that has won', () => {
    const award = (units: readonly string[]) => {
      const stack = [
        { type: 'assaults', column: 0 },
        { type: 'award', side: 'attacker', units, by: 'SB-5.8' },
      ];
      return problems(scenarioOf({ ...FIGHT, stack }));
    };
    expect(award(['A-infantry1', 'A-infantry2'])).toEqual([]);
    expect(award(['A-infantry1', 'D-infantry1'])).toHaveLength(1);
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

describe('steps of the turn that are being resolved', () => {
  const stacked = (sketch: Sketch, ...frames: readonly FrameEntry[]): string[] =>
    problems(scenarioOf({ ...sketch, stack: frames }));
  const IMPOSSIBLE = ['position.stack[1] problem.framePossible'];

  test('[SB-9.2] no more attempts than higher command has', () => {
    const command: Sketch = { step: 'command', command: 'poor', attacker: { d3: 'infantry' } };
    const left = (count: number): string[] => stacked(command, { type: 'command', left: count });
    expect([left(1), left(2)]).toEqual([[], []]);
    expect([left(0), left(3)]).toEqual([IMPOSSIBLE, IMPOSSIBLE]);
  });

  test('[SB-8.2] only the L has a corner', () => {
    const asset: Sketch = { step: 'asset', attacker: { d3: 'infantry' } };
    const barrage = (kind: string, corner: string): string[] =>
      stacked(asset, { type: 'barrage', asset: kind, corner });
    expect([barrage('point', 'd4'), barrage('point', 'none'), barrage('gas', 'none')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(barrage('gas', 'd4')).toEqual(IMPOSSIBLE);
  });

  test('[SB-8.7] every square that is hit has its hits', () => {
    const asset: Sketch = {
      step: 'asset',
      attacker: { d3: 'infantry, mg' },
      defender: { h6: 'mg' },
    };
    const hits: FrameEntry = {
      type: 'hits',
      side: 'attacker',
      units: ['A-infantry1', 'A-mg1'],
      dealt: [0, 0],
      left: 1,
      own: 1,
      saving: 'covered',
    };
    const impacts = (counts: readonly number[]): string[] =>
      stacked(asset, { type: 'impacts', squares: ['d4', 'd5'], hits: counts, gas: false }, hits);
    expect(impacts([1, 1])).toEqual([]);
    expect(impacts([1])).toEqual(IMPOSSIBLE);
  });

  test('[SB-10.1] those who arrive wait, each once, and two may follow by road', () => {
    const wait: Sketch = {
      step: 'reinforcements',
      attacker: { d3: 'infantry' },
      waiting: { attacker: 'infantry, mg, gun', defender: 'mg' },
    };
    const arrivals = (...units: readonly string[]): string[] =>
      stacked(wait, { type: 'arrivals', units });
    expect(arrivals('A-infantry2', 'A-mg1')).toEqual([]);
    expect(arrivals('A-infantry2', 'A-infantry1')).toEqual(IMPOSSIBLE);
    expect(arrivals('A-infantry2', 'D-mg1')).toEqual(IMPOSSIBLE);
    expect(arrivals('A-infantry2', 'A-infantry2')).toEqual(IMPOSSIBLE);
    const byRoad = (left: number, rolled: readonly string[]): string[] =>
      stacked(wait, { type: 'byRoad', square: 'd1', left, rolled });
    expect([byRoad(2, []), byRoad(1, ['A-mg1'])]).toEqual([[], []]);
    expect([byRoad(3, []), byRoad(2, ['A-mg1'])]).toEqual([IMPOSSIBLE, IMPOSSIBLE]);
  });

  test('[SB-3.3] who falls back after his test is the side whose turn it is', () => {
    const rivals: Sketch = {
      step: 'command',
      attacker: { d3: 'infantry, reservist infantry', d2: 'infantry' },
      defender: { d5: 'infantry, reservist infantry', d6: 'infantry' },
    };
    const fallBack = (side: string, square: string): string[] =>
      stacked(rivals, { type: 'morale', done: 0 }, { type: 'fallBack', side, square });
    expect(fallBack('attacker', 'd3')).toEqual([]);
    expect(fallBack('defender', 'd5')).toEqual(['position.stack[2] problem.framePossible']);
  });
});
