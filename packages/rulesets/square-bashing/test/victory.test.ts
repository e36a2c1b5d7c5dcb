import { describe, expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { pointReasons, pointsOf } from '../src/rules/11-victory/victory.ts';
import { game, Game, only, scenarioOf, type Sketch } from './support/game.ts';

describe('[SB-11.1]', () => {
  const { position: _, ...open } = scenarioOf({});
  const OPEN = {
    ...open,
    forces: {
      attacker: { ...open.forces.attacker, deploy: ['infantry', 'mg'], reserve: ['gun'] },
      defender: { ...open.forces.defender, deploy: ['gun'] },
    },
  };

  test('[SB-11.1] the defender deploys first in his rows 1 to 3, then the attacker in his row 1', () => {
    const g = new Game(OPEN);
    expect([g.asked, g.offered('deploy').length]).toEqual(['defender deploy', 24]);
    g.refuses({ type: 'deploy', square: 'd3' }, 'SB-11.1');
    g.play({ type: 'deploy', square: 'd4' });
    expect([g.asked, g.offered('deploy').length]).toEqual(['attacker deploy', 8]);
    g.refuses({ type: 'deploy', square: 'd2' }, 'SB-11.1');
    g.play({ type: 'deploy', square: 'd1' });
    g.play({ type: 'deploy', square: 'd1' });
    expect([g.asked, g.where('A-gun1'), g.facing('d4'), g.facing('d1')]).toEqual([
      'attacker command',
      'waiting',
      2,
      0,
    ]);
  });

  test('[SB-11.1] a square takes no more than it holds', () => {
    const many = ['infantry', 'infantry', 'infantry'];
    const g = new Game({
      ...OPEN,
      forces: { ...OPEN.forces, defender: { ...OPEN.forces.defender, deploy: many } },
    });
    g.play({ type: 'deploy', square: 'd4' });
    g.play({ type: 'deploy', square: 'd4' });
    g.refuses({ type: 'deploy', square: 'd4' }, 'SB-1.5');
  });

  test('[SB-11.1] in the ready-made scenarios everybody stands where he could be deployed', () => {
    for (const scenario of squareBashing.scenarios) {
      const result = squareBashing.setup(scenario, {});
      expect(result.ok, scenario.id).toBe(true);
      if (result.ok) expect(squareBashing.pending(result.value).decisions[0].side).toBe('attacker');
    }
  });
});

describe('[SB-11.2]', () => {
  const END: Sketch = {
    side: 'defender',
    countdown: 1,
    attacker: { a1: 'infantry' },
    defender: { h6: 'infantry' },
  };

  function points(sketch: Sketch): [number, number] {
    const { state } = game({ ...END, ...sketch });
    return [pointsOf(state, 0), pointsOf(state, 1)];
  }

  test.each<{ name: string; sketch: Sketch; expected: [number, number] }>([
    { name: 'nothing done', sketch: {}, expected: [0, 20] },
    {
      name: 'two objectives taken',
      sketch: { holders: ['attacker', 'defender', 'attacker', 'defender'] },
      expected: [10, 10],
    },
    {
      name: 'a damaged enemy',
      sketch: { units: { 'D-infantry1': { lost: 4 }, 'A-infantry1': { lost: 3 } } },
      expected: [1, 20],
    },
    {
      name: 'a damaged model',
      sketch: { defender: { h6: 'infantry, mg' }, units: { 'D-mg1': { lost: 1 } } },
      expected: [0, 20],
    },
    {
      name: 'cavalry in the defender’s first row',
      sketch: { attacker: { a6: 'cavalry, infantry, mg' } },
      expected: [4, 20],
    },
    {
      name: 'the defender in the attacker’s first row',
      sketch: { defender: { h1: 'infantry' } },
      expected: [0, 20],
    },
  ])('[SB-11.2] with $name it is $expected', ({ sketch, expected }) => {
    expect(points(sketch)).toEqual(expected);
  });

  test('[SB-11.2] units that are lost count 2, others than infantry and cavalry 1, higher command nothing', () => {
    const scenario = scenarioOf({ ...END, attacker: { a1: 'infantry, cavalry, mg, command' } });
    const units = scenario.position?.units.filter(
      ({ id }) => !['A-cavalry1', 'A-mg1', 'A-command1'].includes(id),
    );
    const g = new Game({ ...scenario, position: { ...scenario.position, units } });
    expect(pointReasons(g.state, 1).map(({ key, count }) => `${key} ${count}`)).toEqual([
      'objectives 20',
      'destroyed 2',
      'othersDestroyed 1',
    ]);
  });

  test.each([
    { holders: 4, winner: 'attacker', decisive: true },
    { holders: 3, winner: 'attacker', decisive: true },
    { holders: 2, winner: undefined, decisive: false },
    { holders: 1, winner: 'defender', decisive: false },
  ])(
    '[SB-11.2] with $holders objectives the winner is $winner',
    ({ holders, winner, decisive }) => {
      const held = [0, 1, 2, 3].map((i) => (i < holders ? 'attacker' : 'defender')) as (
        | 'attacker'
        | 'defender'
      )[];
      const g = game({ ...END, holders: held });
      const events = g.play({ type: 'endMovement' }, 1);
      expect(squareBashing.pending(g.state).outcome?.winner).toBe(winner);
      expect(only(events, 'ended')).toMatchObject({ winner: winner ?? null, decisive });
    },
  );

  test('[SB-11.2] the defender holds all objectives at the start, whoever is deployed in one', () => {
    const { position: _, ...open } = scenarioOf({});
    const g = new Game({ ...open, objectives: ['d1', 'a6', 'b6', 'c6'] });
    g.play({ type: 'deploy', square: 'a6' });
    g.play({ type: 'deploy', square: 'd1' });
    expect([g.asked, g.where('A-infantry1')]).toEqual(['attacker command', 'd1']);
    expect(g.state.holders).toEqual([1, 1, 1, 1]);
  });

  test('[SB-11.2] whoever was in an objective last holds it', () => {
    const g = game({ attacker: { d3: 'infantry' }, objectives: ['d4', 'a6', 'b6', 'c6'] });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd5' });
    expect(g.state.holders[0]).toBe(0);
    const command = game({
      attacker: { d3: 'command', a1: 'mg' },
      objectives: ['d4', 'a6', 'b6', 'c6'],
    });
    command.play({ type: 'march', unit: 'A-command1', to: 'd4' });
    expect(command.state.holders[0]).toBe(1);
  });
});

describe('[SB-11.2] the end is told', () => {
  const ended = (sketch: Sketch) => {
    const g = game({
      side: 'defender',
      countdown: 1,
      attacker: { a1: 'infantry', b1: 'mg' },
      defender: { h6: 'infantry, gun' },
      ...sketch,
    });
    return g.play({ type: 'endMovement' }, 1);
  };

  test('[SB-11.2] with the points of both sides', () => {
    const events = ended({ holders: ['attacker', 'defender', 'attacker', 'attacker'] });
    const scored = events.filter((event) => event.type === 'scored');
    expect(scored.map(({ side, points }) => `${side} ${points}`)).toEqual([
      'attacker 15',
      'defender 5',
    ]);
    expect(scored.map(({ reasons }) => reasons.map(({ key, count }) => `${key} ${count}`))).toEqual(
      [['objectives 15'], ['objectives 5']],
    );
    expect(only(events, 'ended')).toEqual({
      type: 'ended',
      rule: 'SB-11.2',
      winner: 'attacker',
      decisive: true,
    });
    expect(only(events, 'countdown')).toEqual({
      type: 'countdown',
      rule: 'SB-2.2',
      side: 'defender',
      dice: [1],
      by: 1,
      left: 0,
    });
  });

  test('[SB-11.2] equal points are a draw', () => {
    const events = ended({ holders: ['attacker', 'attacker', 'defender', 'defender'] });
    expect(only(events, 'ended')).toMatchObject({ winner: null, decisive: false });
  });

  test('[SB-11.2] models that are lost count one each, higher command nothing', () => {
    const g = game({
      step: 'shooting',
      side: 'defender',
      attacker: { a1: 'infantry', d3: 'mg' },
      defender: { h6: 'infantry', d4: 'gun, mg' },
      units: { 'D-gun1': { lost: 1 } },
    });
    g.play({ type: 'shoot', from: 'd3', to: 'd4' }, 6, 1);
    expect(pointsOf(g.state, 0)).toBe(0);
    g.play({ type: 'hit', unit: 'D-gun1' }, 1, 1);
    expect([g.where('D-gun1'), pointsOf(g.state, 0), pointsOf(g.state, 1)]).toEqual([
      'lost',
      1,
      20,
    ]);
    expect(pointReasons(g.state, 0)).toEqual([
      { rule: 'SB-11.2', key: 'othersDestroyed', count: 1 },
    ]);
  });
});
