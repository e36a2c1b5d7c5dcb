import { expect, test } from 'vitest';
import { seededDice, SETTING, type FrameEntry } from '@sandtable/kernel';
import { flow } from '../src/rules/flow.ts';
import { renumbered } from '../src/state/frameFields.ts';
import type { Frame } from '../src/state/frames.ts';
import { pubBattles } from '../src/ruleset.ts';
import type { PubScenario } from '../src/files/scenarioFile.ts';
import { PLACES } from '../src/state/state.ts';
import { Game, game } from './support/game.ts';
import {
  drawn,
  moving,
  openingOf,
  problemsOf,
  scenarioOf,
  type PieceSketch,
  type Sketch,
} from './support/sketch.ts';

const PLAIN: Sketch = {
  red: [
    {
      name: 'Greene',
      pieces: {
        A: ['regular', 5000, 5000, 0, 'spent', 'moved'],
        B: ['cavalry', 8000, 5000, 45, 'known'],
        C: ['train', 12_000, 5000, 0, 'unpacked'],
      },
    },
    { name: 'Lee', rating: 2, pieces: { D: ['guard', 'reserve'] }, steadfast: ['D'] },
    { name: 'Gates', army: true, chit: false },
  ],
  blue: [
    {
      name: 'Howe',
      pieces: { X: ['regular', 5000, 5375, 180, 'fought'], Y: ['dragoons', 'gone'] },
    },
    {
      name: 'Clinton',
      arrives: 11,
      entry: [40_000, 5000],
      facing: 270,
      pieces: { Z: ['elite', 'due'] },
    },
  ],
  turn: 3,
  day: 2,
  pool: ['Lee', 'Howe'],
  contacts: [{ attacker: 'A', defender: 'X', edge: 'front', uphill: true }],
  bombarded: [{ gun: 'A', target: 'X' }],
  trails: {
    Greene: {
      facing: 0,
      points: [
        [20_000, 12_500],
        [20_000, 13_500],
      ],
      road: 0,
      changes: 0,
      column: false,
    },
  },
  packed: ['blue'],
};

test('a position in the middle of a move goes to a file and comes back', () => {
  const g = game(PLAIN);
  g.survives();
  expect([g.marks('A'), g.marks('C')]).toEqual([
    ['spent', 'moved', 'known', 'spotted'],
    ['unpacked'],
  ]);
  const { position } = pubBattles.position(g.state) as PubScenario;
  expect(position).toMatchObject({
    day: 2,
    turn: 3,
    trails: { Greene: { facing: 0, road: 0 } },
    packed: ['blue'],
    pool: ['Lee', 'Howe'],
    bombarded: [{ gun: 'A', target: 'X' }],
    contacts: [{ attacker: 'A', defender: 'X', edge: 'front', river: false, uphill: true }],
    stack: moving('Greene'),
  });
});

test.each(PLACES.filter((place) => place !== 'map'))(
  'a piece can be %s, and is written so',
  (place) => {
    const g = game({
      ...PLAIN,
      red: [{ pieces: { A: ['regular', place], B: ['regular', 5000, 7000, 0] } }],
      contacts: [],
      trails: {},
      pool: [],
    });
    expect([g.place('A'), g.at('A')]).toEqual([place, [0, 0]]);
    g.survives();
  },
);

test('a battle that is won and played on, and one that is over, come back', () => {
  game({ ...PLAIN, won: { side: 'blue', by: 'broken' }, options: { bitterEnd: true } }).survives();
  const scenario = scenarioOf(PLAIN);
  const outcome = { winner: 'red', scores: { red: 12, blue: 3 }, rule: 'PB-12.2' };
  const over = { ...scenario, position: { ...scenario.position, stack: [], outcome } };
  const g = new Game(over);
  expect([g.asked, g.result]).toEqual(['over', 'red 12 3']);
  g.survives();
  const drawnGame = new Game({
    ...over,
    position: { ...over.position, outcome: { ...outcome, winner: null } },
  });
  expect(drawnGame.result).toBe('nobody 12 3');
  drawnGame.survives();
  const playing = { ...over, position: { ...over.position, stack: moving('Greene') } };
  expect(problemsOf(playing)).toEqual(['position.stack problem.stackOutcome']);
  const nothing = { ...scenario, position: { ...scenario.position, stack: [] } };
  expect(problemsOf(nothing)).toEqual(['position.stack problem.stackOutcome']);
});

/** What is wrong with a stack: `1 frameOrder` for the second frame. */
function wrong(...stack: FrameEntry[]): string[] {
  return problemsOf(scenarioOf({ ...PLAIN, stack })).map((problem) =>
    problem
      .replace(/position\.stack(?:\[(\d)\])?/, '$1')
      .replace(/scenario\.|problem\./, '')
      .trim(),
  );
}

test('frames lie on each other as they can come about', () => {
  const [draw, order] = moving('Greene');
  expect(wrong(order)).toEqual(['0 frameOrder']);
  expect(wrong(draw, draw)).toEqual(['1 frameOrder']);
  expect(wrong(draw, order, order)).toEqual(['2 frameOrder']);
  expect(wrong(...drawn(['Greene'], 'red'))).toEqual([]);
  expect(wrong(draw)).toEqual(['unsettled']);
  expect(wrong({ type: 'muster', ready: [0, 0], drafts: [[], []] })).toEqual(['0 framePossible']);
  expect(wrong({ type: 'edge' })).toEqual(['0 framePossible']);
  expect(wrong({ type: 'deploy' })).toEqual(['0 framePossible']);
  expect(wrong({ type: 'assign', side: 'red' })).toEqual(['0 framePossible']);
  expect(wrong(...moving('Greene', { inRange: ['A'] }))).toEqual([]);
  expect(wrong(...moving('Greene', { inRange: ['Nobody'] }))).toEqual(['1 frameNames']);
  expect(wrong(...moving('Greene', { inRange: 'A' }))).toEqual(['1 frameNames']);
});

test('[PB-4.4, PB-9.3] only trains are unpacked, and they are never Spent', () => {
  const marked = (piece: PieceSketch): string[] =>
    problemsOf(scenarioOf({ red: [{ pieces: { A: ['regular', 9000, 9000, 0], T: piece } }] }));
  expect(marked(['train', 5000, 5000, 0, 'unpacked'])).toEqual([]);
  expect(marked(['regular', 5000, 5000, 0, 'spent'])).toEqual([]);
  expect(marked(['train', 5000, 5000, 0, 'spent'])).toEqual([
    'position.pieces[2].marks scenario.marks',
  ]);
  expect(marked(['regular', 5000, 5000, 0, 'unpacked'])).toEqual([
    'position.pieces[2].marks scenario.marks',
  ]);
});

test('a frame is read with other numbers for pieces and Commands', () => {
  const order: Frame = { type: 'order', command: 2, waiting: [1], inRange: [3, 4] };
  const next = (number: number): number => number + 10;
  const both = renumbered(next, next);
  expect(
    flow.codec.change(
      order,
      renumbered(next, (command) => -command),
    ),
  ).toEqual({
    type: 'order',
    command: -2,
    waiting: [-1],
    inRange: [13, 14],
  });
  expect(flow.codec.change({ ...order, inRange: null }, both)).toMatchObject({ inRange: null });
  const recover: Frame = { type: 'recover', side: 1, detachments: 2, others: 3 };
  expect(flow.codec.change(recover, both)).toEqual(recover);
});

test('a choice of whom to fire at that was written before it said who has fired is read', () => {
  const { state } = new Game(scenarioOf(PLAIN));
  const [{ name }] = state[SETTING].army.pieces;
  const fight = { leads: [name], round: 1, hit: [] };
  const written = { type: 'aim', ...fight, piece: name, left: [] };
  expect(flow.codec.read(written, state[SETTING].army)).toMatchObject({ piece: 0, begun: false });
});

/** Plays at random, and has every position go to a file and back. */
function wander(scenario: unknown, seed: string, steps: number): void {
  const g = new Game(scenario);
  const dice = seededDice(seed);
  for (let step = 0; step < steps && g.asked !== 'over'; step++) {
    const { decisions } = pubBattles.pending(g.state);
    const { side } = decisions[dice.die(decisions.length) - 1];
    const moves = g.movesOf(side);
    pubBattles.play(g.state, side, moves[dice.die(moves.length) - 1], dice);
    g.survives();
  }
}

test('every position of a battle goes to a file and comes back', () => {
  wander(pubBattles.scenarios[0], 'position', 300);
});

test('[PB-12.8] every position of a free game does so too', () => {
  const free = {
    host: 'red',
    zone: [
      [2000, 2000],
      [18_000, 2000],
      [18_000, 9000],
      [2000, 9000],
    ],
    entries: {
      north: [10_000, 20_000],
      east: [20_000, 10_000],
      south: [10_000, 0],
      west: [0, 10_000],
    },
  } as const;
  const map = { width: 20_000, height: 20_000 };
  wander(openingOf({ red: [], blue: [], free, map }), 'free', 300);
});
