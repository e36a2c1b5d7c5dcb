import { expect, test } from 'vitest';
import type { Place } from '../src/field.ts';
import { DEFENCE } from '../src/tables.ts';
import { coverOf, volleyAt } from '../src/volley.ts';
import { acting, game, only, told, type Game } from './support/game.ts';
import { box } from './support/ground.ts';
import { row, type Sketch, type TeamSketch } from './support/sketch.ts';

/** A team fires at four figures ten inches away in the open. */
function firing(team: TeamSketch, more: Partial<Sketch> = {}): Game {
  return game({
    teams: { A1: team, D1: row(1000, 2000, 4) },
    stack: acting('fire', 'A1'),
    ...more,
  });
}
const SQUARE: Place = [900, 1900];

test('[BB-5.1] all fire goes into one square of 6 by 6 inches, its edges included', () => {
  const g = game({
    teams: {
      A1: row(1000, 1000, 4),
      D1: [
        [2000, 2000],
        [2600, 2600],
        [1999, 2300],
        [2300, 2601],
      ],
      E1: [
        [2300, 1999],
        [2601, 2300],
        [2000, 2600],
      ],
    },
    stack: acting('fire', 'A1'),
  });
  const { targets } = only(g.play({ type: 'fire', at: [2000, 2000] }, 1), 'effectiveFire');
  expect(targets).toEqual(['D1-1', 'D1-2', 'E1-3']);
});

test('[BB-5.1] a square without an enemy is no target, whoever else stands in it', () => {
  const g = firing(
    { at: row(1000, 1000, 4) },
    {
      teams: { A1: row(1000, 1000, 4), A2: row(3000, 3000, 2), D1: row(1000, 2000, 4) },
    },
  );
  g.refuses({ type: 'fire', at: [2900, 2900] }, 'BB-5.1 noTarget');
  g.refuses({ type: 'fire', at: [399, 1900] }, 'BB-5.1 noTarget');
  g.allows({ type: 'fire', at: [400, 1900] });
});

test('[BB-5.1] enemies in the square that no firing figure sees are no targets', () => {
  const g = game({
    teams: {
      A1: row(1000, 1000, 4),
      D1: [
        [1000, 1700],
        [1000, 2250],
      ],
    },
    features: [box('woods', 500, 1800, 1500, 1900)],
    stack: acting('fire', 'A1'),
  });
  const { targets } = only(g.play({ type: 'fire', at: [900, 1680] }, 1), 'effectiveFire');
  expect(targets).toEqual(['D1-1']);
});

test('[BB-5.1] pinned enemies are targets too', () => {
  const g = firing({ at: row(1000, 1000, 4) }, { figures: { 'D1-1': 'pinned' } });
  const { targets } = only(g.play({ type: 'fire', at: SQUARE }, 1), 'effectiveFire');
  expect(targets).toContain('D1-1');
});

test('[BB-5.2] pinned figures do not fire', () => {
  const g = firing({ at: row(1000, 1000, 5) }, { figures: { 'A1-2': 'pinned', 'A1-4': 'pinned' } });
  const { firers } = only(g.play({ type: 'fire', at: SQUARE }, 1, 1), 'scatteredFire');
  expect(firers).toEqual(['A1-1', 'A1-3', 'A1-5']);
});

test('[BB-5.2] only those fire that see a target', () => {
  const g = firing(
    { at: [...row(1000, 1000, 4), [3000, 1000]] },
    {
      features: [box('building', 2000, 900, 2500, 2500)],
    },
  );
  const { firers } = only(g.play({ type: 'fire', at: SQUARE }, 1), 'effectiveFire');
  expect(firers).toEqual(['A1-1', 'A1-2', 'A1-3', 'A1-4']);
});

test('[BB-5.2] a team that cannot fire at anybody is not asked', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 2), D1: row(1000, 2000, 2) },
    features: [box('hill', 0, 1300, 4800, 1700)],
    stack: acting('advance', 'A1'),
  });
  expect(told(g.play({ type: 'stay' }))).toEqual(['BB-8.1 done']);
});

test('[BB-5.3] an SMG team reaches 15 inches', () => {
  const smg = (distance: number): Game =>
    game({
      teams: {
        A1: { at: row(1000, 1000, 1), weapon: 'smg' },
        D1: [[1000, 1000 + distance]],
        E1: [[1500, 1000]],
      },
      stack: acting('fire', 'A1'),
    });
  smg(1500).allows({ type: 'fire', at: [900, 2200] });
  smg(1501).refuses({ type: 'fire', at: [900, 2200] }, 'BB-5.3 outOfRange');
});

test('[BB-5.3] of an SMG team those fire that are near enough, at those who are', () => {
  const g = game({
    teams: {
      A1: {
        at: [
          [1000, 1000],
          [1000, 900],
        ],
        weapon: 'smg',
      },
      D1: [
        [1000, 2450],
        [1000, 2550],
      ],
    },
    stack: acting('fire', 'A1'),
  });
  const fire = only(g.play({ type: 'fire', at: [900, 2300] }, 1, 1), 'scatteredFire');
  expect([fire.firers, fire.targets]).toEqual([['A1-1'], ['D1-1']]);
});

test.each(['rifle', 'lmg'] as const)('[BB-5.3] a %s reaches whatever is in sight', (weapon) => {
  const g = game({
    teams: { A1: { at: [[0, 0]], weapon }, D1: [[4800, 4800]] },
    stack: acting('fire', 'A1'),
  });
  g.allows({ type: 'fire', at: [4200, 4200] });
});

test('[BB-5.3] an SMG team that sees nobody is told so', () => {
  const g = game({
    teams: {
      A1: { at: row(1000, 1000, 1), weapon: 'smg' },
      D1: [[1000, 1800]],
      E1: [[1500, 1000]],
    },
    features: [box('woods', 800, 1200, 1200, 1600)],
    stack: acting('fire', 'A1'),
  });
  g.refuses({ type: 'fire', at: [900, 1700] }, 'BB-7.1 noSight');
});

test.each([
  { count: 4, rapid: false, bonus: 0 },
  { count: 7, rapid: false, bonus: 0 },
  { count: 8, rapid: false, bonus: 1 },
  { count: 7, rapid: true, bonus: 1 },
  { count: 8, rapid: true, bonus: 2 },
])('[BB-5.5] $count regulars, rapid $rapid, add $bonus to the die', ({ count, rapid, bonus }) => {
  for (let die = 1; die <= 6; die++) {
    const g = firing({ at: row(1000, 1000, count), rapid });
    const fire = only(g.play({ type: 'fire', at: SQUARE }, die), 'effectiveFire');
    expect([fire.firepower, fire.defence]).toEqual([die + bonus, 1]);
    expect(fire.hits).toBe(die + bonus - 1);
    expect(fire.reasons?.reduce((sum, { count: each }) => sum + each, 0)).toBe(die + bonus - 1);
  }
});

test('[BB-5.5] only firing figures make a team strong', () => {
  const g = firing({ at: row(1000, 1000, 8) }, { figures: { 'A1-8': 'pinned' } });
  expect(only(g.play({ type: 'fire', at: SQUARE }, 3), 'effectiveFire').firepower).toBe(3);
});

test('[BB-5.6] rapid fire is a property of the team in the order of battle, of LMG teams too', () => {
  const reasons = (team: TeamSketch): string[] => {
    const fire = only(firing(team).play({ type: 'fire', at: SQUARE }, 1), 'effectiveFire');
    return (fire.reasons ?? []).map(({ rule, key, count }) => `${rule} ${key} ${count}`);
  };
  const rolled = 'BB-5.5 rolled 1';
  const cover = 'BB-5.7 incidental -1';
  const belt: TeamSketch = { at: row(1000, 1000, 2), weapon: 'lmg', rapid: true };
  expect(reasons(belt)).toEqual([rolled, 'BB-5.6 rapid 1', cover]);
  expect(reasons({ ...belt, rapid: false })).toEqual([rolled, cover]);
  expect(reasons({ at: row(1000, 1000, 4), weapon: 'smg' })).toEqual([rolled, cover]);
});

test('[BB-5.6] rapid fire does not help scattered fire', () => {
  const g = firing({ at: row(1000, 1000, 3), rapid: true });
  expect(only(g.play({ type: 'fire', at: SQUARE }, 5, 5), 'scatteredFire').hits).toBe(0);
});

test.each([
  // In the open, in cover, and what that makes.
  [4, 0, 'incidental', 1],
  [4, 9, 'incidental', 1],
  [3, 0, 'limited', 2],
  [3, 9, 'limited', 2],
  [1, 0, 'limited', 2],
  [1, 9, 'limited', 2],
  [0, 1, 'extensive', 3],
  [0, 9, 'extensive', 3],
] as const)('[BB-5.7] %i in the open and %i in cover: %s, %i', (open, covered, cover, defence) => {
  const targets = [
    ...new Array<boolean>(open).fill(false),
    ...new Array<boolean>(covered).fill(true),
  ];
  expect(coverOf(targets)).toBe(cover);
  expect(DEFENCE[cover]).toBe(defence);
});

test.each([1, 2, 3, 4])('[BB-5.7] the defence of %i figures in the open', (count) => {
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 2000, count) },
    stack: acting('fire', 'A1'),
  });
  const { defence } = only(g.play({ type: 'fire', at: SQUARE }, 1), 'effectiveFire');
  expect(defence).toBe(count < 4 ? 2 : 1);
});

test('[BB-5.7] a die that does not beat the defence does nothing', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 2000, 4) },
    features: [box('rough', 900, 1900, 1300, 2100)],
    stack: acting('fire', 'A1'),
  });
  const fire = only(g.play({ type: 'fire', at: SQUARE }, 3), 'effectiveFire');
  expect([fire.cover, fire.defence, fire.hits]).toEqual(['extensive', 3, 0]);
  expect(g.all('pinned')).toEqual([]);
});

test('[BB-5.1] the square that catches the most is offered, though its targets are far apart', () => {
  const g = game({
    teams: {
      A1: row(2000, 1000, 4),
      D1: [
        [2000, 2000],
        [2000, 2100],
      ],
      D2: [
        [2600, 2000],
        [2600, 2100],
      ],
    },
    stack: acting('fire', 'A1'),
  });
  const caught = g.moves.flatMap((move) =>
    move.type === 'fire' ? [volleyAt(g.state, 0, move.at).targets.length] : [],
  );
  expect(Math.max(...caught)).toBe(4);
});
