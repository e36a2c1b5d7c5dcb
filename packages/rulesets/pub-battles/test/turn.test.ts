import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import { Game, game, only, told } from './support/game.ts';
import { drawn, moving, openingOf, type Sketch } from './support/sketch.ts';

/** Two Commands, the last of which is about to end its move. */
const LAST: Sketch = {
  red: [{ name: 'Ney', pieces: { A: ['regular', 5000, 5000, 0] } }],
  blue: [{ name: 'Hill', pieces: { X: ['regular', 5000, 30_000, 180] } }],
  stack: moving('Ney'),
};

test('[PB-1.2] a day has eight turns, and then comes the night', () => {
  const g = game({ ...LAST, turn: 7 });
  const events = g.play({ type: 'end' }, 1);
  expect(told(events)).toEqual(['PB-3.1 orderEnded', 'PB-1.2 turnBegan', 'PB-3.2 drawn']);
  expect(only(events, 'turnBegan')).toMatchObject({ day: 1, turn: 8 });
  const last = game({ ...LAST, turn: 8 });
  last.play({ type: 'end' });
  expect(last.asked).toBe('red nightfall, blue nightfall');
  last.playAs('red', { type: 'remain' });
  const night = last.playAs('blue', { type: 'remain' }, 2);
  expect(only(night, 'nightBegan')).toMatchObject({ day: 1 });
  expect([last.state.day, last.state.turn]).toEqual([1, 9]);
});

test('[PB-1.2] after the night begins the next day', () => {
  const g = game({ ...LAST, turn: 9 });
  const events = g.play({ type: 'end' }, 1);
  expect(only(events, 'turnBegan')).toMatchObject({ day: 2, turn: 1 });
});

test('[PB-1.2] the scenario gives the first turn', () => {
  const g = new Game(openingOf({ ...LAST, firstTurn: 5 }));
  expect(g.asked).toBe('red begin');
  g.refuses({ type: 'end' }, 'PB-3.1 notAsked');
  expect(only(g.play({ type: 'begin' }, 2), 'turnBegan')).toMatchObject({ day: 1, turn: 5 });
});

test('[PB-2.1] Spent troops still move and attack, and are Spent until they rally', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 15_000, 0],
        pieces: {
          A: ['regular', 20_000, 17_000, 0, 'spent'],
          B: ['regular', 5000, 5000, 0, 'spent'],
        },
      },
    ],
    blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 20_000, 180] } }],
  });
  g.allows({ type: 'attack', piece: g.tag('A'), target: g.tag('X'), edge: 'front', aside: 0 });
  g.play({ type: 'march', piece: g.tag('B'), to: [5000, 10_000], facing: 0 });
  g.play({ type: 'end' }, 1);
  expect(g.state.turn).toBe(2);
  expect([g.is('A', 'spent'), g.is('B', 'spent')]).toEqual([true, true]);
});

const FIVE: Sketch = {
  red: [
    { name: 'Ney', pieces: { A: ['regular', 5000, 5000, 0] } },
    { name: 'Marshal', army: true, chit: false },
    { name: 'Late', arrives: 3, entry: [0, 20_000], pieces: { L: ['regular', 'due'] } },
    { name: 'Later', arrives: 4, entry: [0, 20_000], pieces: { M: ['regular', 'due'] } },
  ],
  blue: [{ name: 'Hill', pieces: { X: ['regular', 5000, 30_000, 180] } }],
  turn: 2,
};

test('[PB-3.1, PB-12.9] the chits of all Commands that are there or arrive go into the pool', () => {
  const g = game(FIVE);
  // Of Ney, Late and Hill: no chit of the Marshal, and Later is not there yet.
  const events = g.play({ type: 'end' }, 2);
  expect(only(events, 'drawn')).toMatchObject({ side: 'red', command: 'Late' });
  expect(g.pool).toEqual(['Ney', 'Hill']);
  g.survives();
});

test('[PB-3.1] one is drawn by lot after another, the last of them without a die', () => {
  const g = game({ ...FIVE, pool: ['Late', 'Hill'], turn: 3, stack: moving('Ney') });
  expect(only(g.play({ type: 'end' }, 2), 'drawn')).toMatchObject({ side: 'blue' });
  expect(g.pool).toEqual(['Late']);
  while (g.asked.endsWith('alter')) g.play({ type: 'accept' });
  expect(g.asked).toBe('blue order');
  expect(only(g.play({ type: 'end' }), 'drawn')).toMatchObject({ command: 'Late' });
  expect(g.pool).toEqual([]);
});

test('[PB-3.1] after the last chit comes all combat, and then every HQ is Fresh and may move', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [500, 500, 0, 'spent', 'moved'],
        pieces: { A: ['regular', 20_000, 19_625, 0, 'moved'] },
      },
    ],
    blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 20_000, 180] } }],
    contacts: [{ attacker: 'A', defender: 'X', edge: 'front' }],
    stack: moving('Hill'),
  });
  const events = g.play({ type: 'end' }, 1, 1, 1, 1, 1, 1);
  expect(told(events).slice(0, 3)).toEqual([
    'PB-3.1 orderEnded',
    'PB-7.4 met',
    'PB-10.1 combatBegan',
  ]);
  expect(g.asked).toBe('blue stand');
  g.play({ type: 'stay' });
  g.play({ type: 'retreat' }, 1);
  expect(g.asked).toBe('red alter');
  expect(g.marks('Ney')).toEqual([]);
  expect(g.marks('A')).not.toContain('moved');
  expect(g.state.turn).toBe(2);
});

test('[PB-3.2] whose chit was drawn is public, which Command it is only to its side', () => {
  const g = game({ ...FIVE, pool: ['Late', 'Hill'], turn: 3, stack: moving('Ney') });
  const event = only(g.play({ type: 'end' }, 1), 'drawn');
  expect(pubBattles.redact(event, 'red')).toMatchObject({ side: 'red', command: 'Late' });
  expect(pubBattles.redact(event, 'blue')).toMatchObject({ side: 'red', command: null });
  expect(pubBattles.redact(event, 'spectator')).toMatchObject({ side: 'red', command: null });
  const seen = (pulled: string): string =>
    JSON.stringify(
      pubBattles.view(
        game({
          ...FIVE,
          turn: 3,
          pool: pulled === 'Ney' ? ['Late', 'Hill'] : ['Ney', 'Hill'],
          stack: drawn([pulled], 'red'),
        }).state,
        'blue',
      ),
    );
  expect(seen('Ney')).toBe(seen('Late'));
});

test('[PB-3.1, PB-12.10] those that an HQ which marched off has left behind still have their chit', () => {
  const left: Sketch = {
    ...LAST,
    red: [
      { name: 'Ney', hq: ['left'], pieces: { A: ['regular', 5000, 5000, 0] } },
      { name: 'Lannes', hq: ['left'], pieces: { B: ['regular', 'left'] } },
      { name: 'Soult', pieces: { C: ['regular', 9000, 5000, 0] } },
    ],
    stack: moving('Soult'),
  };
  const g = game(left);
  g.play({ type: 'end' }, 2);
  expect(g.pool).toEqual(['Ney', 'Hill']);
});
