import { expect, test } from 'vitest';
import { seededDice, topFrame } from '@sandtable/kernel';
import type { Place } from '../src/state/field.ts';
import { browning } from '../src/ruleset.ts';
import { March } from '../src/rules/march.ts';
import { figureNamed, namesIn } from '../src/state/names.ts';
import { cloneState, type State } from '../src/state/state.ts';
import { whyNotWalk } from '../src/rules/walks.ts';
import { acting, game, only } from './support/game.ts';
import { box } from './support/ground.ts';
import { row } from './support/sketch.ts';

const ROLLED = { control: 3, high: 5, low: 2 };

test('[BB-4.1] a team that marches keeps its order', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 3500, 2) },
    stack: acting('march', 'A1', ROLLED),
  });
  const moved = only(g.play({ type: 'march', figure: 'A1-1', to: [1300, 1400] }), 'moved');
  expect(moved.figures.length).toBe(4);
  expect(['A1-1', 'A1-2', 'A1-3', 'A1-4'].map((name) => g.at(name))).toEqual(row(1300, 1400, 4));
});

test('[BB-4.1] a march farther than the die goes as far as it carries', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 1), D1: row(1000, 4500, 2) },
    stack: acting('march', 'A1', ROLLED),
  });
  g.play({ type: 'march', figure: 'A1-1', to: [1000, 4000] });
  expect(g.at('A1-1')).toEqual([1000, 1500]);
});

test('[BB-4.3] in a march whoever meets slow ground goes by the lower die, the others by the higher', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 2, 400), D1: row(1000, 4500, 2) },
    features: [box('rough', 900, 1100, 1100, 1400)],
    stack: acting('march', 'A1', ROLLED),
  });
  g.play({ type: 'march', figure: 'A1-2', to: [1400, 1500] });
  expect(g.at('A1-2')).toEqual([1400, 1500]);
  expect(g.at('A1-1')[1]).toBe(1200);
});

test('[BB-4.1] those who found no way in a march can still walk', () => {
  // A man of his own side stands where the second would have to go.
  const g = game({
    teams: {
      A1: [
        [1000, 1000],
        [2000, 1000],
      ],
      A2: [[2000, 1060]],
      D1: row(1000, 3500, 2),
    },
    stack: acting('march', 'A1', { control: 3, high: 1, low: 1 }),
  });
  const moved = only(g.play({ type: 'march', figure: 'A1-1', to: [1000, 1040] }), 'moved');
  expect(moved.figures).toEqual(['A1-1']);
  expect(g.asked).toBe('attacker march');
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1020]] }, 'BB-4.1 movedAlready');
  g.play({ type: 'walk', figure: 'A1-2', path: [[2000, 940]] });
  expect(g.asked).toBe('attacker fire');
});

test('[BB-4.3] a march in which nobody gets anywhere is none', () => {
  const g = game({
    teams: { A1: [[1000, 1000]], A2: [[1000, 1060]], D1: row(1000, 3500, 2) },
    stack: acting('march', 'A1', { control: 3, high: 1, low: 1 }),
  });
  g.refuses({ type: 'march', figure: 'A1-1', to: [1000, 1010] }, 'BB-4.3 noWay');
  g.refuses({ type: 'march', figure: 'A1-1', to: [1000, 1000] }, 'BB-4.3 noWay');
  g.allows({ type: 'march', figure: 'A1-1', to: [1100, 1000] });
});

/** The places of a march, walked one after another by the rules for single figures. */
function requireLegal(state: State, figureName: string, to: readonly [number, number]): number {
  const frame = topFrame(state);
  if (frame.type !== 'march') throw new Error('nobody marches');
  const figure = figureNamed(state.field, figureName);
  const world = cloneState(state);
  const walks = new March(state, frame).walks(figure, to);
  for (const walk of walks) {
    const refusal = whyNotWalk(world, frame, walk.figure, [walk.to]);
    expect(refusal, JSON.stringify(walk)).toBeUndefined();
    [world.x[walk.figure], world.y[walk.figure]] = walk.to;
  }
  return walks.length;
}

test('[BB-4.3] every place of every march is one that the figure could walk to', () => {
  let walked = 0;
  for (const scenario of browning.scenarios) {
    const start = browning.setup(scenario, {});
    if (!start.ok) throw new Error('a scenario is refused');
    const state = start.value;
    const dice = seededDice(`marches ${scenario.id}`);
    for (let steps = 0; steps < 600 && state.outcome === null; steps++) {
      const [{ side, kind }] = browning.pending(state).decisions;
      const moves = browning.moves(state, side);
      if (kind === 'march') {
        for (const move of moves) {
          if (move.type === 'march') walked += requireLegal(state, move.figure, move.to);
        }
      }
      browning.play(state, side, moves[dice.die(moves.length) - 1], dice);
    }
  }
  expect(walked).toBeGreaterThan(1000);
});

test('[BB-4.3] a march into cover ends in it, where the lower die carries that far', () => {
  const g = game({
    teams: { A1: row(1500, 700, 1), D1: row(1000, 4500, 2) },
    features: [box('woods', 1300, 1000, 1700, 1400)],
    stack: acting('march', 'A1', { control: 3, high: 6, low: 6 }),
  });
  g.play({ type: 'march', figure: 'A1-1', to: [1500, 1050] });
  expect(g.at('A1-1')).toEqual([1500, 1050]);
});

test('[BB-4.1] everybody who may move can move alone, though others stand in the way to the enemy', () => {
  const g = game({
    teams: {
      A1: [
        [1000, 1000],
        [1000, 1300],
      ],
      D1: row(1000, 3500, 1),
    },
    stack: acting('march', 'A1', { control: 3, high: 3, low: 3 }),
  });
  const alone = g.moves.flatMap((move) => (move.type === 'walk' ? [move.figure] : []));
  expect(alone).toEqual(['A1-1', 'A1-2']);
});

test('a march is listed by the name of one who moves in it', () => {
  // A1-1 stands in a corner of the enemy's and finds no way to the east; the others do.
  const g = game({
    teams: { A1: [[1000, 1000], ...row(1000, 1400, 3, 100)], D1: column(1062, 700, 11) },
    stack: acting('march', 'A1', ROLLED),
  });
  const frame = topFrame(g.state);
  if (frame.type !== 'march') throw new Error('nobody marches');
  const marches = g.offered('march');
  const names = namesIn(g.state.field).figures;
  for (const { figure, to } of marches) {
    const f = names.get(figure) ?? -1;
    const walks = new March(g.state, frame).walks(f, to);
    expect(
      walks.map((walk) => walk.figure),
      JSON.stringify([figure, to]),
    ).toContain(f);
  }
  expect(new Set(marches.map(({ figure }) => figure)).size).toBeGreaterThan(1);
});

function column(x: number, y: number, count: number): Place[] {
  return Array.from({ length: count }, (_, i): Place => [x, y + 60 * i]);
}
