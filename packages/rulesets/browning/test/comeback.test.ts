import { seededDice } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import { expect, test } from 'vitest';
import type { Place } from '../src/state/field.ts';
import { browning } from '../src/ruleset.ts';
import { game, picking, told, type Game } from './support/game.ts';
import { activate, RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

/** A figure of A1 that has been found again, a team beside it, and the enemy at some distance. */
function comingBack(sketch: Sketch, figures: readonly string[] = ['A1-2'], count = 1): Game {
  return game({
    leaders: { Harris: '1' },
    leadersDone: ['Harris'],
    figures: Object.fromEntries(figures.map((name) => [name, 'scattered'])),
    stack: [
      picking('attacker', 1),
      { type: 'comeback', leader: 'Harris', figures, count, back: [] },
    ],
    ...sketch,
  });
}

const NEAR: Sketch = {
  teams: { A1: row(1000, 1000, 2), A2: row(2000, 1000, 1), D1: row(1000, 3000, 1) },
};

function bring(at: Place, team = 'A1', figure = 'A1-2') {
  return { type: 'bring', figure, team, at } as const;
}

test('[BB-8.3] they are placed within 3 inches of a figure of a team', () => {
  const g = comingBack(NEAR);
  g.allows(bring([700, 1000]));
  g.refuses(bring([699, 1000]), 'BB-8.3 teamReach');
  g.allows(bring([1000, 1300]));
  g.refuses(bring([1000, 1301]), 'BB-8.3 teamReach');
  // Of that team, not of another.
  g.refuses(bring([2000, 1100]), 'BB-8.3 teamReach');
  g.allows(bring([2000, 1100], 'A2'));
});

test('[BB-8.3, BB-9.3] nobody is put where he would leave the table at once', () => {
  const victory = (side: 'attacker' | 'defender') =>
    ({ kind: 'exit', side, edge: 'west', figures: 2 }) as const;
  const teams = { A1: row(150, 1000, 2), D1: row(3000, 3000, 1) };
  const g = comingBack({ teams, victory: victory('attacker') });
  g.refuses(bring([30, 1000]), 'BB-8.3 wouldLeave');
  g.allows(bring([31, 1000]));
  // The other side leaves nowhere.
  comingBack({ teams, victory: victory('defender') }).allows(bring([30, 1000]));
});

test('[BB-8.3] not within 12 inches of an enemy figure', () => {
  const g = comingBack({
    teams: { A1: row(1000, 1000, 2), D1: [[1000, 2400]], E1: [[1000, 2399]] },
    figures: { 'A1-2': 'scattered', 'E1-1': 'scattered' },
  });
  g.refuses(bring([1000, 1200]), 'BB-8.3 nearEnemy');
  g.allows(bring([1000, 1199]));
});

test('[BB-8.3] pinned enemies count, those off the table do not', () => {
  const teams = { A1: row(1000, 1000, 2), D1: [[1000, 2000]] as Place[], E1: row(4000, 4000, 1) };
  const at = (status: 'pinned' | 'scattered'): Game =>
    comingBack({ teams, figures: { 'A1-2': 'scattered', 'D1-1': status } });
  at('pinned').refuses(bring([1000, 1100]), 'BB-8.3 nearEnemy');
  at('scattered').allows(bring([1000, 1100]));
});

test('[BB-8.3] clear of every base and on the table, beside a team of the side', () => {
  const g = comingBack({
    teams: {
      A1: [
        [100, 0],
        [0, 0],
      ],
      D1: row(1000, 3000, 1),
    },
  });
  g.refuses(bring([159, 0]), 'BB-1.6 overlaps');
  g.allows(bring([160, 0]));
  g.refuses(bring([1000, 3000], 'D1'), 'BB-1.1 noTeam');
  const edge = comingBack({ teams: { A1: row(4700, 1000, 2), D1: row(1000, 3000, 1) } });
  edge.refuses(bring([4801, 1000]), 'BB-1.6 offTable');
});

test('[BB-8.3] the player chooses which of them come back', () => {
  const teams = { A1: row(1000, 1000, 4), D1: row(1000, 3000, 1) };
  const g = comingBack({ teams }, ['A1-2', 'A1-3', 'A1-4'], 2);
  g.refuses(bring([1000, 1100], 'A1', 'A1-1'), 'BB-8.3 notComing');
  g.play(bring([1000, 1100], 'A1', 'A1-4'));
  g.refuses(bring([1000, 1200], 'A1', 'A1-4'), 'BB-8.3 notComing');
  const events = g.play(bring([1000, 1200], 'A1', 'A1-2'));
  expect(told(events).slice(0, 2)).toEqual(['BB-8.3 cameBack', 'BB-8.3 lost']);
  expect([g.all('gone'), g.all('ready').length]).toEqual([['A1-3'], 4]);
});

test('[BB-8.3] they belong to their new team from then on', () => {
  const teams = {
    A1: row(1000, 1000, 2),
    A2: row(2000, 1000, 1),
    D1: row(1000, 3500, 1),
  };
  const g = comingBack({ teams, features: [RIDGE] });
  g.play(bring([2000, 1100], 'A2'));
  g.play({ type: 'activate', team: 'A2' });
  g.play({ type: 'place', at: [2000, 1000] }, 1);
  g.play({ type: 'advance' }, 5, 5);
  g.allows({ type: 'walk', figure: 'A1-2', path: [[2000, 1500]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000, 1100]] }, 'BB-4.1 otherTeam');
});

test('[BB-8.5] they come back unpinned', () => {
  const g = comingBack({ ...NEAR, features: [RIDGE] });
  g.play(bring([1000, 1100]));
  expect(g.status('A1-2')).toBe('ready');
  activate(g, 'A1', 1);
});

test('[BB-8.5] not to a team that is gone', () => {
  const g = comingBack({ ...NEAR, figures: { 'A1-1': 'gone', 'A1-2': 'scattered' } });
  g.refuses(bring([1000, 1100]), 'BB-8.5 teamGone');
  expect(g.choices).toEqual(['bring', 'leave']);
  expect(g.offered('bring').map(({ team }) => team)).toEqual(['A2']);
});

test('[BB-8.3] each may be left aside, whether there is a place or not', () => {
  const g = comingBack(
    { teams: { A1: row(1000, 1000, 4), D1: row(1000, 3000, 1) } },
    ['A1-2', 'A1-3', 'A1-4'],
    2,
  );
  expect(g.choices).toEqual(['bring', 'leave']);
  g.refuses({ type: 'leave', figure: 'A1-1' }, 'BB-8.3 notComing');
  expect(told(g.play({ type: 'leave', figure: 'A1-3' }))).toEqual(['BB-8.3 stayedAside']);
  g.play(bring([1000, 1100], 'A1', 'A1-4'));
  // He could have come back and may later; who was not found is gone.
  expect([g.all('scattered'), g.all('gone')]).toEqual([['A1-3'], ['A1-2']]);
});

test('[BB-8.5] where there is no place they stay aside, and the others are gone all the same', () => {
  const g = comingBack(
    { teams: { A1: row(1000, 1000, 4), D1: row(1000, 1800, 1) } },
    ['A1-2', 'A1-3', 'A1-4'],
    2,
  );
  expect(g.choices).toEqual(['leave']);
  g.play({ type: 'leave', figure: 'A1-2' });
  const events = g.play({ type: 'leave', figure: 'A1-4' });
  expect(told(events).slice(0, 2)).toEqual(['BB-8.3 stayedAside', 'BB-8.3 lost']);
  expect([g.all('scattered'), g.all('gone')]).toEqual([['A1-2', 'A1-4'], ['A1-3']]);
});

test('[BB-8.3] men who come back are no stepping stones', () => {
  const teams = { A1: row(1000, 1000, 4, 700), D1: row(1000, 4700, 1) };
  const g = comingBack({ teams }, ['A1-2', 'A1-3', 'A1-4'], 3);
  g.play(bring([1300, 1000]));
  g.refuses(bring([1600, 1000], 'A1', 'A1-3'), 'BB-8.3 teamReach');
  g.refuses(bring([1301, 1060], 'A1', 'A1-3'), 'BB-8.3 teamReach');
  g.play(bring([1240, 1060], 'A1', 'A1-3'));
  for (const { at } of g.offered('bring')) {
    expect(isWithin(1000, 1000, at[0], at[1], 300), JSON.stringify(at)).toBe(true);
  }
});

test('[BB-5.8] nobody comes back exactly onto a wall', () => {
  const g = comingBack({ ...NEAR, features: [['wall', [900, 1100], [1100, 1100]]] });
  g.refuses(bring([1000, 1100]), 'BB-5.8 onLine');
  g.allows(bring([1000, 1101]));
});

test('[BB-8.5] the last places that there are are offered, though they lie between the usual ones', () => {
  const D1: Place[] = [
    [2953, 2363],
    [1944, 3019],
    [1854, 2978],
  ];
  const g = comingBack({ teams: { A1: row(2000, 2000, 2), D1 } });
  const [move] = g.offered('bring');
  g.allows(move);
});

/** Whether anybody can come back to anywhere, every place looked at. */
function hasPlace(g: Game, step: number): boolean {
  for (let x = 600; x <= 1400; x += step) {
    for (let y = 600; y <= 1400; y += step) {
      if (browning.check(g.state, 'attacker', bring([x, y])) === undefined) return true;
    }
  }
  return false;
}

function requireComplete(g: Game, step = 1): boolean {
  const offered = g.offered('bring');
  for (const move of offered) g.allows(move);
  if (offered.length === 0) expect(hasPlace(g, step)).toBe(false);
  return offered.length > 0;
}

test('[BB-8.5] wherever there is a place one is offered: against every place of a dense grid', () => {
  const dice = seededDice('comeback');
  const seen = { some: 0, none: 0 };
  for (let trial = 0; trial < 150; trial++) {
    // Enemies on a ring round the team, about as far away as they would have to be to leave a gap.
    const enemies = Array.from({ length: 5 + dice.die(6) }, (): Place => {
      const [x, y] = [dice.die(3000) - 1500, dice.die(3000) - 1500];
      const far = 1150 + dice.die(300);
      const length = Math.max(Math.sqrt(x * x + y * y), 1);
      return [1000 + Math.round((x * far) / length), 1000 + Math.round((y * far) / length)];
    }).filter(([x, y]) => x >= 0 && y >= 0);
    const apart = enemies.filter((a, i) =>
      enemies.slice(0, i).every((b) => !isWithin(a[0], a[1], b[0], b[1], 60)),
    );
    if (apart.length === 0) continue;
    const wall = ['hedge', [700, 900 + dice.die(200)], [1300, 900 + dice.die(200)]] as const;
    const g = comingBack({
      teams: { A1: row(1000, 1000, 2), D1: apart.slice(0, 20) },
      features: [wall],
    });
    seen[requireComplete(g, 7) ? 'some' : 'none']++;
  }
  expect(Math.min(seen.some, seen.none)).toBeGreaterThan(5);
});
