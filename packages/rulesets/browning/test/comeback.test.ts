import { expect, test } from 'vitest';
import type { Place } from '../src/field.ts';
import { game, picking, told, type Game } from './support/game.ts';
import { activate, RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

/** A figure of A1 that has been found again, a team beside it, and the enemy at some distance. */
function comingBack(sketch: Sketch, figures: readonly string[] = ['A1-2'], count = 1): Game {
  return game({
    leaders: { Harris: '1' },
    leadersDone: ['Harris'],
    figures: Object.fromEntries(figures.map((name) => [name, 'scattered'])),
    stack: [picking('attacker', 1), { type: 'comeback', leader: 'Harris', figures, count }],
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
  expect(g.named).toEqual(['A1-2']);
  expect(g.offered('bring').map(({ team }) => team)).toEqual(['A2']);
});

test('[BB-8.5] while there is a place for them they must be placed', () => {
  const g = comingBack(NEAR);
  expect(g.choices).toEqual(['bring']);
  g.refuses({ type: 'leave' }, 'BB-8.5 roomLeft');
});

test('[BB-8.5] where there is none they stay aside, and the others are gone all the same', () => {
  const g = comingBack(
    { teams: { A1: row(1000, 1000, 4), D1: row(1000, 1800, 1) } },
    ['A1-2', 'A1-3', 'A1-4'],
    2,
  );
  expect(g.choices).toEqual(['leave']);
  expect(told(g.play({ type: 'leave' })).slice(0, 2)).toEqual([
    'BB-8.5 stayedAside',
    'BB-8.3 lost',
  ]);
  expect([g.all('scattered'), g.all('gone')]).toEqual([['A1-2', 'A1-3'], ['A1-4']]);
});
