import { seededDice, type Dice } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import { expect, test } from 'vitest';
import type { Place } from '../src/state/field.ts';
import { browning } from '../src/ruleset.ts';
import { UP } from '../src/state/state.ts';
import { DEFENCE } from '../src/rules/tables.ts';
import { coverOf, volleyAt, type Volley } from '../src/rules/volley.ts';
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
const SQUARE: Place = [1200, 2200];

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
  const { targets } = only(g.play({ type: 'fire', at: [2300, 2300] }, 1), 'effectiveFire');
  expect(targets).toEqual(['D1-1', 'D1-2', 'E1-3']);
});

test('[BB-5.1] a square without an enemy is no target, whoever else stands in it', () => {
  const g = firing(
    { at: row(1000, 1000, 4) },
    {
      teams: { A1: row(1000, 1000, 4), A2: row(3000, 3000, 2), D1: row(1000, 2000, 4) },
    },
  );
  g.refuses({ type: 'fire', at: [3200, 3200] }, 'BB-5.1 noTarget');
  g.refuses({ type: 'fire', at: [699, 2200] }, 'BB-5.1 noTarget');
  g.allows({ type: 'fire', at: [700, 2200] });
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
  const { targets } = only(g.play({ type: 'fire', at: [1200, 1980] }, 1), 'effectiveFire');
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
  smg(1500).allows({ type: 'fire', at: [1200, 2500] });
  smg(1501).refuses({ type: 'fire', at: [1200, 2500] }, 'BB-5.3 outOfRange');
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
  const fire = only(g.play({ type: 'fire', at: [1200, 2600] }, 1, 1), 'scatteredFire');
  expect([fire.firers, fire.targets]).toEqual([['A1-1'], ['D1-1']]);
});

test.each(['rifle', 'lmg'] as const)('[BB-5.3] a %s reaches whatever is in sight', (weapon) => {
  const g = game({
    teams: { A1: { at: [[0, 0]], weapon }, D1: [[4800, 4800]] },
    stack: acting('fire', 'A1'),
  });
  g.allows({ type: 'fire', at: [4500, 4500] });
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
  g.refuses({ type: 'fire', at: [1200, 2000] }, 'BB-7.1 noSight');
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

test.each([
  [
    [0, 2000],
    [-300, 2000],
  ],
  [
    [4800, 2000],
    [5100, 2000],
  ],
  [
    [2000, 0],
    [2000, -300],
  ],
  [
    [2000, 4800],
    [2000, 5100],
  ],
] as const)('[BB-5.1] the square may hang off the table: at %j', (enemy, at) => {
  const g = game({
    teams: { A1: row(2400, 2400, 4), D1: [enemy] },
    stack: acting('fire', 'A1'),
  });
  g.allows({ type: 'fire', at });
  const past = at.map((each, i) => each + Math.sign(each - enemy[i])) as unknown as Place;
  expect(browning.check(g.state, 'attacker', { type: 'fire', at: past })).toBeDefined();
});

test('[BB-5.1] every one of nine enemies who stand apart can be fired at from the list', () => {
  const D1 = Array.from({ length: 9 }, (_, i): Place => [
    400 + 1300 * (i % 3),
    1500 + 1300 * Math.floor(i / 3),
  ]);
  const g = game({ teams: { A1: row(2000, 500, 4), D1 }, stack: acting('fire', 'A1') });
  const targets = g.offered('fire').flatMap(({ at }) => volleyAt(g.state, 0, at).targets);
  expect(targets.toSorted((a, b) => a - b)).toEqual(D1.map((_, i) => i + 4));
});

/** Groups here and there, dice decide where, and of some who is pinned. */
function scatteredEnemies(dice: Dice, isPinned = (): boolean => false): Game {
  const places: Place[] = [];
  while (places.length < 12) {
    const place: Place = [dice.die(2400) + 200, dice.die(2000) + 2000];
    if (places.every(([x, y]) => !isWithin(x, y, place[0], place[1], 60))) places.push(place);
  }
  const features = [box('woods', 1000, 1800, 1600, 2300), box('building', 2200, 2500, 2500, 2900)];
  return game({
    teams: { A1: row(1300, 1200, 5, 200), D1: places },
    figures: Object.fromEntries(
      places.flatMap((_, i) => (isPinned() ? [[`D1-${i + 1}`, 'pinned'] as const] : [])),
    ),
    features,
    stack: acting('fire', 'A1'),
  });
}

test('[BB-5.1] no square anywhere catches more than one that is listed, or hits first whom no listed one does', () => {
  const dice = seededDice('squares');
  for (let i = 0; i < 25; i++) {
    const g = scatteredEnemies(dice);
    const volleys = g.offered('fire').map(({ at }) => volleyAt(g.state, 0, at));
    const first = new Set(volleys.flatMap((volley) => closestOf(volley)));
    for (let tried = 0; tried < 150; tried++) {
      const at: Place = [dice.die(2700), dice.die(2300) + 1800];
      const volley = volleyAt(g.state, 0, at);
      const isCaught = volleys.some(({ targets }) =>
        volley.targets.every((f) => targets.includes(f)),
      );
      expect(isCaught, JSON.stringify(at)).toBe(true);
      const missed = closestOf(volley).filter((f) => !first.has(f));
      expect(missed, JSON.stringify(at)).toEqual([]);
    }
  }
});

test('[BB-5.1, BB-5.9] whoever can be hit first by a square can by a listed one, the pinned too', () => {
  const dice = seededDice('pinned squares');
  for (let i = 0; i < 25; i++) {
    const g = scatteredEnemies(dice, () => dice.die() > 3);
    const hit = (at: Place): number[] => firstHit(g, volleyAt(g.state, 0, at));
    const listed = new Set(g.offered('fire').flatMap(({ at }) => hit(at)));
    for (let tried = 0; tried < 150; tried++) {
      const at: Place = [dice.die(2700), dice.die(2300) + 1800];
      const missed = hit(at).filter((f) => !listed.has(f));
      expect(missed, JSON.stringify(at)).toEqual([]);
    }
  }
});

/** Whom the first point can befall: the closest who is upright, or of the pinned where nobody is. */
function firstHit({ state }: Game, { targets, distances }: Volley): number[] {
  const upright = targets.filter((f) => state.status[f] === UP);
  const among = upright.length > 0 ? upright : targets;
  const away = (f: number): number => distances[targets.indexOf(f)];
  const least = Math.min(...among.map(away));
  return among.filter((f) => away(f) === least);
}

test('[BB-5.1, BB-5.9] a square that catches only the pinned of a group is listed: they scatter at once', () => {
  const D1: Place[] = [[1000, 1700], [1200, 1700], ...row(1000, 2000, 2, 200), [1100, 2200]];
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1 },
    figures: { 'D1-1': 'pinned', 'D1-2': 'pinned' },
    stack: acting('fire', 'A1'),
  });
  const names = g
    .offered('fire')
    .map(({ at }) => volleyAt(g.state, 0, at).targets.map((f) => f - 3));
  expect(names).toContainEqual([1, 2]);
});

test.each<{ near: Place; far: Place }>([
  { near: [200, 2400], far: [100, 2400] },
  { near: [2400, 4600], far: [2400, 4700] },
  { near: [4600, 2400], far: [4700, 2400] },
  { near: [2400, 200], far: [2400, 100] },
])('[BB-5.1] a square is listed whose middle lies off the table: $far alone', ({ near, far }) => {
  const g = game({
    teams: { A1: row(2300, 2400, 4), D1: [near, far] },
    stack: acting('fire', 'A1'),
  });
  const targets = g.offered('fire').map(({ at }) => volleyAt(g.state, 0, at).targets);
  expect(targets).toContainEqual([5]);
  for (const move of g.offered('fire')) g.allows(move);
});

function closestOf({ targets, distances }: Volley): number[] {
  const least = Math.min(...distances);
  return targets.filter((_, i) => distances[i] === least);
}
