import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import type { BrowningScenario } from '../src/files/scenarioFile.ts';
import { STATUSES } from '../src/state/state.ts';
import { Game } from './support/game.ts';
import { openingOf, problemsOf, row, scenarioOf, type Sketch } from './support/sketch.ts';

const PLAIN: Sketch = {
  teams: { A1: row(1000, 1000, 3), D1: row(1000, 3500, 3) },
  leaders: { Harris: '1' },
};

test('every ready-made scenario is accepted, under every option', () => {
  for (const scenario of browning.scenarios) {
    expect(problemsOf(scenario)).toEqual([]);
    for (const { id, values } of browning.options) {
      for (const value of values) expect(problemsOf(scenario, { [id]: value })).toEqual([]);
    }
  }
});

test('options that are not there, or cannot have that value, are refused', () => {
  const scenario = openingOf(PLAIN);
  expect(problemsOf(scenario, { activation: 'three' })).toEqual([
    'options.activation problem.enum',
  ]);
  expect(problemsOf(scenario, { luck: true })).toEqual(['options.luck problem.unknown']);
});

test('options that are not given have their usual values', () => {
  expect(browning.optionsOf(new Game(openingOf(PLAIN)).state)).toEqual({
    activation: 'two',
    nerves: 'auto',
  });
});

test.each([null, undefined, 'scenario', 3, [], {}])('%j is no scenario', (thing) => {
  expect(problemsOf(thing).length).toBeGreaterThan(0);
});

test('an area whose edges cross or that has two corners is refused, a line may have two', () => {
  const features = (...list: NonNullable<Sketch['features']>): string[] =>
    problemsOf(openingOf({ ...PLAIN, features: list }));
  expect(features(['wall', [0, 0], [100, 100]])).toEqual([]);
  expect(features(['woods', [0, 0], [100, 100]])).toEqual(['features[0].points scenario.outline']);
  expect(features(['hill', [0, 0], [100, 100], [100, 0], [0, 100]])).toEqual([
    'features[0].points scenario.outline',
  ]);
});

test('features and objectives lie on the table', () => {
  const table = { width: 2000, height: 1200 };
  const teams = { A1: row(100, 100, 1), D1: row(100, 900, 1) };
  const problems = problemsOf(
    openingOf({
      table,
      teams,
      features: [
        ['wall', [0, 0], [2000, 1200]],
        ['wall', [0, 0], [2001, 0]],
      ],
      victory: { kind: 'hold', objectives: [{ name: 'Mill', at: [0, 1201] }] },
    }),
  );
  expect(problems).toEqual([
    'features[1].points scenario.offTable',
    'victory.objectives[0].at scenario.offTable',
  ]);
});

test('both sides must be there', () => {
  const scenario = openingOf(PLAIN);
  const platoons = scenario.platoons.map((platoon) => ({ ...platoon, side: 'attacker' as const }));
  expect(problemsOf({ ...scenario, platoons })).toEqual(['platoons scenario.noSide']);
});

test('no two platoons, squads, teams or leaders have the same name', () => {
  const scenario = openingOf(PLAIN);
  const [first, second] = scenario.platoons;
  const twins = (change: (platoon: typeof second) => Partial<typeof second>): BrowningScenario => ({
    ...scenario,
    platoons: [first, { ...second, ...change(second) }],
  });
  const twice = ['platoons scenario.twice'];
  expect(problemsOf(twins(() => ({ name: '1' })))).toEqual(twice);
  expect(problemsOf(twins(({ squads }) => ({ squads: [{ ...squads[0], name: 'A' }] })))).toEqual(
    twice,
  );
  const team = { ...second.squads[0].teams[0], name: 'A1' };
  expect(problemsOf(twins(() => ({ squads: [{ name: 'D', teams: [team] }] })))).toEqual(twice);
  const leaders = [{ name: 'Harris', kind: 'officer' as const }];
  expect(problemsOf(twins(() => ({ leaders })))).toEqual(twice);
});

test('a position that names what is not there is refused with the place of each name', () => {
  const scenario = scenarioOf(PLAIN);
  const position = {
    ...scenario.position,
    turn: 7,
    figures: [{ id: 'A1-9' }, { id: 'A1-1', team: 'A9' }, { id: 'A1-1', team: 'D1' }],
    teams: [{ name: 'A9' }, { name: 'A1', leader: [4801, 0] }],
    leaders: ['Nobody'],
    stack: [
      {
        type: 'pick',
        side: 'attacker',
        left: 2,
        taken: ['A9'],
        drawn: [],
        called: [],
        declines: 0,
      },
    ],
  };
  expect(problemsOf({ ...scenario, position })).toEqual([
    'position.turn scenario.lastTurn',
    'position.figures[0].id scenario.unknown',
    'position.figures[1].team scenario.unknown',
    'position.figures[2].team scenario.otherSide',
    'position.teams[0].name scenario.unknown',
    'position.teams[1].leader scenario.offTable',
    'position.leaders[0] scenario.unknown',
    'position.stack[0] scenario.frameNames',
  ]);
});

test.each(STATUSES)('a figure can be %s in a position, and is written so', (status) => {
  const g = new Game(scenarioOf({ ...PLAIN, figures: { 'A1-2': status } }));
  expect(g.status('A1-2')).toBe(status);
  // Who is off the table has no place, so that games that stand alike are alike.
  const isThere = status === 'ready' || status === 'pinned';
  expect(g.at('A1-2')).toEqual(isThere ? [1060, 1000] : [0, 0]);
  expect(new Game(browning.position(g.state)).state).toEqual(g.state);
});

test('the position of a regrouped figure says which team it is of', () => {
  const scenario = scenarioOf({ ...PLAIN, teams: { ...PLAIN.teams, A2: row(2000, 1000, 1) } });
  const position = { ...scenario.position, figures: [{ id: 'A1-2', team: 'A2' }] };
  const g = new Game({ ...scenario, position });
  expect(g.teamOf('A1-2')).toBe('A2');
  expect(new Game(browning.position(g.state)).state).toEqual(g.state);
});

test('the position of a game that is over is set up as one', () => {
  const scenario = scenarioOf(PLAIN);
  const outcome = { winner: null, scores: { attacker: 1, defender: 1 } };
  const over = { ...scenario, position: { ...scenario.position, stack: [], outcome } };
  const g = new Game(over);
  expect([g.asked, g.result]).toEqual(['over', 'nobody 1 1']);
  expect(new Game(browning.position(g.state)).state).toEqual(g.state);
  const playing = { ...over, position: { ...scenario.position, outcome } };
  expect(problemsOf(playing)).toEqual(['position.stack problem.stackOutcome']);
  const nothing = { ...scenario, position: { ...scenario.position, stack: [] } };
  expect(problemsOf(nothing)).toEqual(['position.stack problem.stackOutcome']);
});

/** So many games of both sides by the same player, half of them with another seed. */
const GAMES_MEASURED = 400;

test.each(browning.scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s has been measured, and is even between equal players',
  (_, { measured }) => {
    if (measured === undefined) throw new Error('nobody has measured it');
    const { wins, draws } = measured;
    const games = wins['attacker'] + wins['defender'] + draws;
    expect(games).toBeGreaterThanOrEqual(GAMES_MEASURED);
    const share = (wins['attacker'] + draws / 2) / games;
    expect(share).toBeGreaterThanOrEqual(0.45);
    expect(share).toBeLessThanOrEqual(0.55);
  },
);
