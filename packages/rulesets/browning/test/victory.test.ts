import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { browning } from '../src/ruleset.ts';
import type { BrowningEvent } from '../src/state/events.ts';
import type { Edge } from '../src/state/edges.ts';
import type { Place } from '../src/state/field.ts';
import { acting, game, only, told, type Game } from './support/game.ts';
import { activate, RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

/** One activation from the end of the game. */
const LAST: Sketch = {
  teams: { A1: row(1000, 1000, 4), D1: row(1000, 3500, 4) },
  features: [RIDGE],
  done: ['D1'],
  turn: 6,
  turns: 6,
};

function endGame(more: Partial<Sketch>): [Game, BrowningEvent[]] {
  const g = game({ ...LAST, ...more });
  return [g, activate(g, 'A1', 1)];
}

function holding(...at: readonly Place[]): NonNullable<Sketch['victory']> {
  return { kind: 'hold', objectives: at.map((place, i) => ({ name: `Hill ${i + 1}`, at: place })) };
}

/** What ended the game. */
function reason({ state }: Game): string | undefined {
  const [{ over }] = browning.standing(state);
  return over && render(over.message, browning.catalogue);
}

test('[BB-9.3] at the end it is said what ended the game', () => {
  const [last] = endGame({});
  expect(reason(last)).toBe('turn 6, the last, is over');
  const [broken] = endGame({ turn: 2, figures: { 'D1-1': 'gone', 'D1-2': 'gone' } });
  expect(reason(broken)).toBe('the defender has lost half its figures and breaks');
  const [left] = endGame({
    turn: 2,
    figures: { 'A1-4': 'left' },
    victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 1 },
  });
  expect(reason(left)).toBe('one figure of the attacker got off the table, as many as it took');
  const nobody = { 'D1-1': 'gone', 'D1-2': 'gone', 'D1-3': 'gone', 'D1-4': 'gone' } as const;
  const [wiped] = endGame({ turn: 2, figures: nobody, victory: holding([1000, 1000]) });
  expect(reason(wiped)).toBe('the defender has nobody left on the table');
});

test('[BB-9.3] an objective is held by the most figures within 4 inches', () => {
  const teams = { A1: row(1000, 1000, 2), D1: row(1000, 3500, 2) };
  const [near, events] = endGame({ teams, victory: holding([600, 1000]) });
  expect(near.result).toBe('attacker 1 0');
  expect([only(events, 'held').objective, only(events, 'held').side]).toEqual([
    'Hill 1',
    'attacker',
  ]);
  const [far] = endGame({ teams, victory: holding([599, 1000]) });
  expect(far.result).toBe('nobody 0 0');
});

test('[BB-9.3] pinned figures hold nothing', () => {
  const teams = { A1: row(1000, 1000, 3), D1: row(1000, 1600, 2) };
  const more = { teams, features: [], victory: holding([1000, 1300]), done: ['D1'] };
  const end = (figures: NonNullable<Sketch['figures']>): string | undefined => {
    const g = game({ ...LAST, ...more, figures });
    g.play({ type: 'activate', team: 'A1' });
    g.play({ type: 'place', at: [1000, 1000] }, 1);
    if (g.asked === 'attacker rally') g.play({ type: 'enough' });
    g.play({ type: 'stay' });
    g.play({ type: 'hold' });
    while (g.asked.endsWith('nerves')) g.play(g.moves[0]);
    return g.result;
  };
  expect(end({})).toBe('attacker 1 0');
  expect(end({ 'A1-2': 'pinned', 'A1-3': 'pinned' })).toBe('defender 0 1');
  // As many of both: nobody has it.
  expect(end({ 'A1-3': 'scattered' })).toBe('nobody 0 0');
});

test('[BB-9.3] the side that holds more objectives wins', () => {
  const [g] = endGame({ victory: holding([1000, 1000], [1000, 3500], [1200, 3500]) });
  expect(g.result).toBe('defender 1 2');
  const [even, events] = endGame({ victory: holding([1000, 1000], [1000, 3500]) });
  expect(even.result).toBe('nobody 1 1');
  expect(only(events, 'ended').winner).toBeNull();
});

test('[BB-9.3] objectives count after the last turn only', () => {
  const [g] = endGame({ turn: 5, victory: holding([1000, 1000]) });
  expect(g.asked).toBe('defender pick');
});

const TO_THE_EDGE: Readonly<Record<Edge, readonly [from: Place, stops: Place, leaves: Place]>> = {
  north: [
    [1000, 4600],
    [1000, 4769],
    [1000, 4770],
  ],
  east: [
    [4600, 1000],
    [4769, 1000],
    [4770, 1000],
  ],
  south: [
    [1000, 200],
    [1000, 31],
    [1000, 30],
  ],
  west: [
    [200, 1000],
    [31, 1000],
    [30, 1000],
  ],
};

test.each(Object.entries(TO_THE_EDGE))(
  '[BB-9.3] whose base touches the %s edge leaves by it',
  (edge, places) => {
    const [from, stops, leaves] = places;
    const walk = (to: Place, side: 'attacker' | 'defender'): Game => {
      const g = game({
        teams: { A1: [from], D1: row(2400, 2400, 1) },
        victory: { kind: 'exit', side, edge: edge as Edge, figures: 1 },
        stack: acting('march', 'A1', { control: 3, high: 5, low: 2 }),
      });
      g.play({ type: 'walk', figure: 'A1-1', path: [to] });
      return g;
    };
    expect(walk(stops, 'attacker').status('A1-1')).toBe('ready');
    expect(walk(leaves, 'attacker').status('A1-1')).toBe('left');
    // The other side leaves nowhere.
    expect(walk(leaves, 'defender').status('A1-1')).toBe('ready');
  },
);

test('[BB-9.3] a whole team can march off, and the log says who', () => {
  const g = game({
    teams: { A1: row(1000, 4600, 3), D1: row(2400, 2400, 1) },
    victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 3 },
    stack: acting('march', 'A1', { control: 3, high: 5, low: 2 }),
  });
  const events = g.play({ type: 'march', figure: 'A1-1', to: [1000, 4800] });
  expect(only(events, 'left').figures.toSorted()).toEqual(['A1-1', 'A1-2', 'A1-3']);
});

test.each([
  [2, 'attacker 2 0'],
  [1, 'defender 1 2'],
])('[BB-9.3] with %i of the 2 that must leave: %s', (count, result) => {
  const [g, events] = endGame({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 3500, 4) },
    figures: count === 2 ? { 'A1-3': 'left', 'A1-4': 'left' } : { 'A1-4': 'left' },
    victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 2 },
  });
  expect([g.result, only(events, 'exits').figures]).toEqual([result, count]);
});

test('[BB-9.3] a defender who is to leave is counted as well', () => {
  const [g] = endGame({
    figures: { 'D1-4': 'left', 'A1-4': 'scattered' },
    victory: { kind: 'exit', side: 'defender', edge: 'east', figures: 1 },
  });
  expect(g.result).toBe('defender 0 1');
});

test.each([
  [['A1-1', 'A1-2'], 'defender 0 100'],
  [['D1-1', 'D1-2'], 'attacker 100 0'],
  [['A1-1', 'A1-2', 'D1-1', 'D1-2', 'D1-3'], 'nobody 100 100'],
])('[BB-9.3] a side breaks with half its figures lost: %j', (lost, result) => {
  const figures = Object.fromEntries(lost.map((name) => [name, 'scattered' as const]));
  const g = game({ ...LAST, turn: 2, figures });
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1180, 1000] }, 1);
  const events = g.play({ type: 'stay' });
  expect([g.asked, g.result]).toEqual(['over', result]);
  expect(told(events).filter((each) => each === 'BB-9.3 broke').length).toBe(
    result.startsWith('nobody') ? 2 : 1,
  );
});

test.each(['casualty', 'gone', 'scattered'] as const)(
  '[BB-9.3] a figure that is %s is lost',
  (status) => {
    const [g] = endGame({ turn: 2, figures: { 'D1-1': status, 'D1-2': status } });
    expect(g.result).toBe('attacker 100 0');
  },
);

test('[BB-9.3] less than half does not break a side, and pinned figures are not lost', () => {
  const [g] = endGame({ turn: 2, figures: { 'D1-1': 'gone', 'A1-4': 'left', 'A1-3': 'left' } });
  expect(g.asked).toBe('defender pick');
});

test('[BB-9.3] the figure that loses its nerve at the end of the turn counts', () => {
  const [g] = endGame({ turn: 2, figures: { 'D1-1': 'scattered', 'D1-2': 'pinned' } });
  expect(g.result).toBe('attacker 100 0');
});

test.each([
  [{ 'D1-1': 'gone' }, 'attacker 50 0'],
  [{ 'A1-4': 'gone' }, 'defender 0 50'],
  [{ 'A1-4': 'gone', 'D1-1': 'scattered' }, 'nobody 50 50'],
] as const)(
  '[BB-9.3] where nobody breaks, the smaller share of losses wins: %j',
  (figures, result) => {
    const [g] = endGame({ figures });
    expect(g.result).toBe(result);
  },
);

test('[BB-9.3] it is the share that counts, not the number', () => {
  const teams = { A1: row(1000, 1000, 4), D1: row(1000, 3500, 8) };
  const [g] = endGame({ teams, figures: { 'A1-4': 'gone', 'D1-1': 'gone', 'D1-2': 'gone' } });
  expect(g.result).toBe('nobody 50 50');
  const [fewer] = endGame({ teams, figures: { 'A1-4': 'gone', 'D1-1': 'gone' } });
  expect(fewer.result).toBe('defender 25 50');
});

test('[BB-9.3] breaking decides only where the scenario says so', () => {
  const figures = { 'D1-1': 'gone', 'D1-2': 'gone' } as const;
  const [g] = endGame({ turn: 2, figures, victory: holding([1000, 1000]) });
  expect(g.asked).toBe('defender pick');
});

test('[BB-9.3] a side that has nobody on the table at the end of a turn has lost', () => {
  const figures = { 'D1-1': 'gone', 'D1-2': 'gone', 'D1-3': 'scattered', 'D1-4': 'gone' } as const;
  const [g] = endGame({ turn: 2, figures, victory: holding([1000, 1000]) });
  expect(g.result).toBe('attacker 1 0');
  const victory = { kind: 'exit', side: 'attacker', edge: 'north', figures: 3 } as const;
  const [exits] = endGame({ turn: 2, figures, victory });
  expect(exits.result).toBe('attacker 3 0');
});

test('[BB-9.3] a side that is wiped out is told so, and what the other holds is true', () => {
  const figures = { 'D1-1': 'gone', 'D1-2': 'gone', 'D1-3': 'scattered', 'D1-4': 'gone' } as const;
  const victory = holding([1000, 1000], [1000, 3500], [3000, 3500]);
  const [g, events] = endGame({ turn: 2, figures, victory });
  expect(told(events).slice(-3)).toEqual(['BB-9.3 wiped', 'BB-9.3 held', 'BB-9.3 ended']);
  expect([g.result, only(events, 'wiped').side]).toEqual(['attacker 1 0', 'defender']);
  const lines = (of: Game): string[][] =>
    browning
      .standing(of.state)
      .map(({ now }) => now.map((line) => render(line.message, browning.catalogue)));
  expect(lines(g)).toEqual([
    ['holds Hill 1', 'has won'],
    ['holds nothing', 'nobody left on the table', 'has lost'],
  ]);
  // Whoever is alone has won, though he holds nothing.
  const [none] = endGame({ turn: 2, figures, victory: holding([3000, 3500], [4000, 3500]) });
  expect(none.result).toBe('attacker 1 0');
  expect(lines(none)[0]).toEqual(['holds nothing', 'has won']);
});

test('[BB-9.3] a side that was to leave, and is all gone, is judged by those who left', () => {
  const victory = { kind: 'exit', side: 'defender', edge: 'east', figures: 2 } as const;
  const one = { 'D1-1': 'left', 'D1-2': 'gone', 'D1-3': 'scattered', 'D1-4': 'gone' } as const;
  const [few] = endGame({ turn: 2, figures: one, victory });
  expect(few.result).toBe('attacker 2 1');
  const [enough] = endGame({ turn: 2, figures: { ...one, 'D1-2': 'left' }, victory });
  expect(enough.result).toBe('defender 0 2');
});

test('[BB-9.3] when the game is over nobody decides anything', () => {
  const [g, events] = endGame({ victory: holding([1000, 1000]) });
  expect(told(events).slice(-2)).toEqual(['BB-9.3 held', 'BB-9.3 ended']);
  const { decisions, outcome } = browning.pending(g.state);
  expect([decisions, outcome?.rule]).toEqual([[], 'BB-9.3']);
  for (const side of browning.sides) {
    expect(browning.moves(g.state, side)).toEqual([]);
    expect(browning.check(g.state, side, { type: 'rest' })?.message.key).toBe('refusal.over');
  }
});

test('[BB-9.3] when enough have left, the game ends with the turn', () => {
  const victory = { kind: 'exit', side: 'attacker', edge: 'north', figures: 1 } as const;
  const [g] = endGame({ turn: 2, figures: { 'A1-4': 'left' }, victory });
  expect(g.result).toBe('attacker 1 0');
});

test('[BB-9.3] shares that differ by less than a per cent are told apart all the same', () => {
  const teams = {
    A1: row(1000, 1000, 20),
    A2: row(1000, 1200, 9),
    D1: row(1000, 3500, 20),
    D2: row(1000, 3700, 10),
  };
  // One of 29 is 6.9 per cent of half of them, one of 30 is 6.7.
  const [g] = endGame({
    teams,
    done: ['A2', 'D1', 'D2'],
    figures: { 'A1-2': 'gone', 'D1-1': 'gone' },
  });
  expect(g.result).toBe('defender 6 7');
});

test('[BB-9.3] whoever has lost more men, but the smaller share of them, has more points', () => {
  const [g] = endGame({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 3500, 12) },
    turn: 2,
    figures: {
      'A1-2': 'gone',
      'A1-3': 'gone',
      'D1-1': 'gone',
      'D1-2': 'gone',
      'D1-3': 'gone',
    },
  });
  expect(g.result).toBe('defender 50 100');
});
