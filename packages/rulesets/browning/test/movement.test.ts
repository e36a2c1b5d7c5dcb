import { expect, test } from 'vitest';
import { acting, game, only, told } from './support/game.ts';
import { box, RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

const ROLLED = { control: 3, high: 5, low: 2 };

const OPEN: Sketch = {
  teams: { A1: row(1000, 1000, 2, 200), A2: row(1000, 500, 1), D1: row(1000, 3500, 2) },
  stack: acting('march', 'A1', ROLLED),
};

test('[BB-4.1] two dice are rolled for the team: the higher and the lower', () => {
  const g = game({ ...OPEN, stack: acting('advance', 'A1') });
  const roll = only(g.play({ type: 'advance' }, 2, 5), 'moveRoll');
  expect([roll.high, roll.low, roll.dice]).toEqual([5, 2, [2, 5]]);
  expect(g.asked).toBe('attacker march');
});

test('[BB-4.1] in the open a figure moves up to the higher die', () => {
  const g = game(OPEN);
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 1500]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1501]] }, 'BB-4.1 tooFar');
  g.allows({ type: 'walk', figure: 'A1-1', path: [[700, 1400]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[699, 1400]] }, 'BB-4.1 tooFar');
});

test('[BB-4.1] in a feature, into it and out of it up to the lower', () => {
  const walk = (y: number, left: number, right: number): (() => void) => {
    const features = [box('rough', left, 900, right, 1600)];
    const g = game({ ...OPEN, features });
    return () => g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, y]] });
  };
  for (const [left, right] of [
    [900, 1100],
    // A leg along its edge touches it.
    [1000, 1100],
  ]) {
    walk(1200, left, right)();
    expect(walk(1201, left, right)).toThrow();
  }
  walk(1500, 1001, 1100)();
});

test('[BB-4.1] across an obstacle up to the lower', () => {
  const g = game({ ...OPEN, features: [['hedge', [500, 1200], [1500, 1200]]] });
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 1199]] });
  // Nobody ends on top of it.
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1200]] }, 'BB-5.8 onLine');
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1201]] }, 'BB-4.1 tooFarSlow');
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 700]] });
});

test('[BB-4.1] each figure moves once, and only those of the team', () => {
  const g = game(OPEN);
  g.refuses({ type: 'walk', figure: 'A2-1', path: [[1000, 600]] }, 'BB-4.1 otherTeam');
  g.refuses({ type: 'march', figure: 'D1-1', to: [1000, 3400] }, 'BB-4.1 otherTeam');
  g.play({ type: 'walk', figure: 'A1-1', path: [[1000, 1100]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1200]] }, 'BB-4.1 movedAlready');
  g.refuses({ type: 'march', figure: 'A1-1', to: [1000, 1200] }, 'BB-4.1 movedAlready');
  g.play({ type: 'walk', figure: 'A1-2', path: [[1200, 1100]] });
  expect(g.asked).toBe('attacker fire');
});

test('[BB-4.1] nobody need move, even when the dice have been rolled', () => {
  const g = game(OPEN);
  expect(told(g.play({ type: 'halt' }))).toEqual([]);
  expect([g.asked, g.at('A1-1')]).toEqual(['attacker fire', [1000, 1000]]);
});

test('[BB-4.2] pinned figures do not move', () => {
  const g = game({ ...OPEN, figures: { 'A1-1': 'pinned' } });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1100]] }, 'BB-4.2 pinned');
  g.refuses({ type: 'march', figure: 'A1-1', to: [1000, 1100] }, 'BB-4.2 pinned');
  g.play({ type: 'march', figure: 'A1-2', to: [1200, 1100] });
  expect([g.at('A1-1'), g.at('A1-2')]).toEqual([
    [1000, 1000],
    [1200, 1100],
  ]);
});

test('[BB-4.2] a team of which everybody is pinned is not asked to move', () => {
  const g = game({
    ...OPEN,
    features: [RIDGE],
    figures: { 'A1-1': 'pinned', 'A1-2': 'pinned' },
    stack: acting('place', 'A1'),
  });
  g.play({ type: 'place', at: [1000, 1000] }, 2);
  expect(told(g.play({ type: 'enough' }))).toEqual(['BB-8.1 done']);
});

test('[BB-4.2] the leader figure is not moved by the roll', () => {
  const g = game({ ...OPEN, leaderAt: { A1: [1000, 1050] } });
  g.play({ type: 'march', figure: 'A1-1', to: [1000, 1400] });
  expect([g.leaderAt('A1'), g.at('A1-1')]).toEqual([
    [1000, 1050],
    [1000, 1400],
  ]);
});

test('[BB-4.3] the dice are seen before any figure moves', () => {
  const g = game({ ...OPEN, stack: acting('advance', 'A1') });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1100]] }, 'BB-4.1 notAsked');
  g.play({ type: 'advance' }, 1, 1);
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 1100]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1101]] }, 'BB-4.1 tooFar');
});

test('[BB-4.3] the length of all legs counts, and one that touches slow ground slows them all', () => {
  const g = game({ ...OPEN, features: [box('rough', 700, 1100, 800, 1200)] });
  g.allows({
    type: 'walk',
    figure: 'A1-1',
    path: [
      [1000, 1300],
      [1200, 1300],
    ],
  });
  g.refuses(
    {
      type: 'walk',
      figure: 'A1-1',
      path: [
        [1000, 1300],
        [1201, 1300],
      ],
    },
    'BB-4.1 tooFar',
  );
  // There and back is twice the way.
  g.refuses(
    {
      type: 'walk',
      figure: 'A1-1',
      path: [
        [1000, 1300],
        [1000, 1049],
      ],
    },
    'BB-4.1 tooFar',
  );
  g.refuses(
    {
      type: 'walk',
      figure: 'A1-1',
      path: [
        [1000, 1150],
        [800, 1150],
      ],
    },
    'BB-4.1 tooFarSlow',
  );
  g.allows({
    type: 'walk',
    figure: 'A1-1',
    path: [
      [1000, 1150],
      [801, 1150],
    ],
  });
});

test('[BB-4.3] a first leg over slow ground slows those in the open after it', () => {
  const g = game({ ...OPEN, features: [['stream', [500, 1050], [1500, 1050]]] });
  g.allows({
    type: 'walk',
    figure: 'A1-1',
    path: [
      [1000, 1100],
      [1000, 1200],
    ],
  });
  g.refuses(
    {
      type: 'walk',
      figure: 'A1-1',
      path: [
        [1000, 1100],
        [1000, 1201],
      ],
    },
    'BB-4.1 tooFarSlow',
  );
});

test('[BB-4.3] a path may lead past own figures, but not through enemy bases', () => {
  const teams = { A1: row(1000, 1000, 1), A2: row(1000, 1200, 1), D1: row(1300, 1000, 1) };
  const g = game({ teams, stack: acting('march', 'A1', ROLLED) });
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 1400]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1500, 1000]] }, 'BB-4.3 throughEnemy');
  // Bases that touch do not get in each other's way.
  g.allows({
    type: 'walk',
    figure: 'A1-1',
    path: [
      [1000, 1060],
      [1400, 1060],
    ],
  });
  g.refuses(
    {
      type: 'walk',
      figure: 'A1-1',
      path: [
        [1000, 1059],
        [1400, 1059],
      ],
    },
    'BB-4.3 throughEnemy',
  );
});

test('[BB-4.3] pinned enemies are in the way, scattered ones are not', () => {
  const teams = { A1: row(1000, 1000, 1), D1: row(1300, 1000, 1), E1: row(3000, 3000, 1) };
  const stack = acting('march', 'A1', ROLLED);
  const walk = { type: 'walk', figure: 'A1-1', path: [[1500, 1000]] } as const;
  game({ teams, stack, figures: { 'D1-1': 'pinned' } }).refuses(walk, 'BB-4.3 throughEnemy');
  game({ teams, stack, figures: { 'D1-1': 'scattered' } }).allows(walk);
});

test('[BB-4.3] those who are off the table are in nobody’s way, in its corner either', () => {
  const g = game({
    teams: { A1: [[10, 10]], D1: [[10, 4000]], E1: row(3000, 3000, 1) },
    figures: { 'D1-1': 'scattered' },
    stack: acting('march', 'A1', ROLLED),
  });
  g.allows({
    type: 'walk',
    figure: 'A1-1',
    path: [
      [0, 0],
      [0, 100],
    ],
  });
});

test('[BB-4.3] a path ends clear of every base, also of those of the team', () => {
  const g = game(OPEN);
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1141, 1000]] }, 'BB-1.6 overlaps');
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1140, 1000]] });
  // Where the figure itself stands is free for it.
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1010, 1000]] });
});

test('[BB-5.8] no move ends exactly on a wall or hedge; a stream is no such thing', () => {
  for (const kind of ['wall', 'hedge', 'stream'] as const) {
    const g = game({ ...OPEN, features: [[kind, [500, 900], [1500, 1200]]] });
    const walk = { type: 'walk', figure: 'A1-1', path: [[900, 1020]] } as const;
    if (kind === 'stream') g.allows(walk);
    else g.refuses(walk, 'BB-5.8 onLine');
    // Whoever only passes it does not end there.
    g.allows({ ...walk, path: [...walk.path, [901, 1021]] });
    g.play({ type: 'march', figure: 'A1-1', to: [900, 1020] });
    expect(g.at('A1-1')).not.toEqual(kind === 'stream' ? [] : [900, 1020]);
  }
});
