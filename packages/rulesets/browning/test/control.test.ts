import { expect, test } from 'vitest';
import { acting, game, only, told, type Game } from './support/game.ts';
import { RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

const TEAM: Sketch = {
  teams: { A1: row(1000, 1000, 3), A2: row(3000, 1000, 2), D1: row(1000, 3500, 2) },
  features: [RIDGE],
};

test('[BB-3.1] the leader is placed within 3 inches of a figure of the team', () => {
  const g = game({ ...TEAM, stack: acting('place', 'A1') });
  g.allows({ type: 'place', at: [700, 1000] });
  g.refuses({ type: 'place', at: [699, 1000] }, 'BB-3.1 leaderReach');
  // As the crow flies: 1.8 and 2.4 inches make 3.
  g.allows({ type: 'place', at: [820, 1240] });
  g.refuses({ type: 'place', at: [820, 1241] }, 'BB-3.1 leaderReach');
  // Of any figure: the last stands at 11.2 inches.
  g.allows({ type: 'place', at: [1420, 1000] });
  g.refuses({ type: 'place', at: [1421, 1000] }, 'BB-3.1 leaderReach');
  g.refuses({ type: 'place', at: [3000, 1000] }, 'BB-3.1 leaderReach');
});

test('[BB-3.1] a pinned figure will do, one that has scattered will not, nor a place off the table', () => {
  const teams = { A1: row(100, 100, 2, 600), D1: row(1000, 3500, 2) };
  const place = (status: 'pinned' | 'scattered'): Game =>
    game({ teams, figures: { 'A1-2': status }, stack: acting('place', 'A1') });
  place('pinned').allows({ type: 'place', at: [1000, 100] });
  place('scattered').refuses({ type: 'place', at: [1000, 100] }, 'BB-3.1 leaderReach');
  const edge = game({
    teams: { A1: row(4700, 100, 1), D1: row(1000, 3500, 2) },
    stack: acting('place', 'A1'),
  });
  edge.refuses({ type: 'place', at: [4801, 100] }, 'BB-1.6 offTable');
});

test('[BB-3.1] the leader figure stands where it was placed', () => {
  const g = game({ ...TEAM, stack: acting('place', 'A1') });
  expect(g.leaderAt('A1')).toBeUndefined();
  g.play({ type: 'place', at: [820, 1240] }, 2);
  expect(g.leaderAt('A1')).toEqual([820, 1240]);
});

test.each([1, 2, 3, 4, 5, 6])('[BB-3.2] control is one die: %i', (die) => {
  const g = game({ ...TEAM, stack: acting('place', 'A1') });
  const control = only(g.play({ type: 'place', at: [1000, 1000] }, die), 'control');
  expect([control.control, control.dice, control.reasons]).toEqual([
    die,
    [die],
    [{ rule: 'BB-3.2', key: 'rolled', count: die }],
  ]);
});

test('[BB-3.2] an elite team adds 1, a second rate one nothing', () => {
  const control = (quality: 'elite' | 'second'): number => {
    const teams = { A1: { at: row(1000, 1000, 3), quality }, D1: row(1000, 3500, 2) };
    const g = game({ teams, features: [RIDGE], stack: acting('place', 'A1') });
    const event = only(g.play({ type: 'place', at: [1000, 1000] }, 4), 'control');
    expect(event.reasons?.reduce((sum, { count }) => sum + count, 0)).toBe(event.control);
    return event.control;
  };
  expect([control('elite'), control('second')]).toEqual([5, 4]);
});

test('[BB-3.3] each point of control may rally one pinned figure', () => {
  const g = game({
    ...TEAM,
    figures: { 'A1-1': 'pinned', 'A1-2': 'pinned', 'A1-3': 'pinned' },
    stack: acting('place', 'A1'),
  });
  g.play({ type: 'place', at: [1000, 1000] }, 2);
  expect(g.named).toEqual(['A1-1', 'A1-2', 'A1-3']);
  g.play({ type: 'rally', figure: 'A1-3' }, 1);
  expect(g.asked).toBe('attacker rally');
  g.refuses({ type: 'rally', figure: 'A1-3' }, 'BB-3.3 notPinned');
  g.play({ type: 'rally', figure: 'A1-1' }, 1);
  expect([g.asked, g.all('pinned')]).toEqual(['attacker advance', ['A1-2']]);
});

test('[BB-3.3] within 8 inches of the leader figure, whichever team of the side it is', () => {
  const near: Sketch = {
    teams: { A1: row(1000, 1000, 1), A2: [[1800, 1000]], B1: [[199, 1000]], D1: [[1000, 1500]] },
    figures: { 'A2-1': 'pinned', 'B1-1': 'pinned', 'D1-1': 'pinned' },
    stack: acting('place', 'A1'),
  };
  const g = game(near);
  g.play({ type: 'place', at: [1000, 1000] }, 6);
  expect(g.named).toEqual(['A2-1']);
  g.refuses({ type: 'rally', figure: 'B1-1' }, 'BB-3.3 rallyReach');
  g.refuses({ type: 'rally', figure: 'D1-1' }, 'BB-1.1 noFigure');
  g.refuses({ type: 'rally', figure: 'A1-1' }, 'BB-3.3 notPinned');
  // It is the leader's place that counts, not the team's.
  const other = game(near);
  other.play({ type: 'place', at: [999, 1000] }, 6);
  expect(other.named).toEqual(['B1-1']);
});

test('[BB-3.3] where nobody can be rallied, nobody is asked', () => {
  const g = game({ ...TEAM, figures: { 'A2-1': 'pinned' }, stack: acting('place', 'A1') });
  g.play({ type: 'place', at: [1000, 1000] }, 6);
  expect(g.asked).toBe('attacker advance');
});

test.each([1, 2, 3, 4, 5])('[BB-3.4] on %i a rallied figure is pinned no more', (die) => {
  const g = game({ ...TEAM, figures: { 'A1-2': 'pinned' }, stack: acting('place', 'A1') });
  g.play({ type: 'place', at: [1000, 1000] }, 3);
  const rallied = only(g.play({ type: 'rally', figure: 'A1-2' }, die), 'rallied');
  expect([rallied.success, rallied.needs, g.status('A1-2')]).toEqual([true, 6, 'ready']);
  expect(g.at('A1-2')).toEqual([1060, 1000]);
});

test('[BB-3.4] on a 6 it is a casualty, and nobody brings it back', () => {
  const g = game({
    ...TEAM,
    leaders: { Harris: '1' },
    figures: { 'A1-2': 'pinned' },
    stack: acting('place', 'A1'),
  });
  g.play({ type: 'place', at: [1000, 1000] }, 3);
  expect(only(g.play({ type: 'rally', figure: 'A1-2' }, 6), 'rallied').success).toBe(false);
  expect(g.status('A1-2')).toBe('casualty');
  g.play({ type: 'stay' });
  g.refuses({ type: 'lead', leader: 'Harris', action: 'regroup' }, 'BB-8.3 nobodyScattered');
});

test('[BB-3.4] a team whose last figure is lost in rallying is done without moving', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 1), A2: row(1500, 1000, 1), D1: row(1000, 1500, 1) },
    figures: { 'A1-1': 'pinned', 'A2-1': 'pinned' },
    stack: acting('place', 'A1'),
  });
  g.play({ type: 'place', at: [1000, 1000] }, 3);
  g.play({ type: 'rally', figure: 'A1-1' }, 6);
  // The points are not lost with it.
  expect(told(g.play({ type: 'rally', figure: 'A2-1' }, 1))).toEqual([
    'BB-3.4 rallied',
    'BB-8.1 done',
  ]);
});

test('[BB-3.1, BB-3.3] a place is offered from which the pinned of two teams are reached, though nobody stands there', () => {
  // 16 inches apart: only from the middle between them are both within 8.
  const g = game({
    teams: {
      A1: row(1000, 1000, 2),
      A2: [[300, 1000]],
      B1: [[1900, 1000]],
      D1: row(1000, 4500, 1),
    },
    figures: { 'A2-1': 'pinned', 'B1-1': 'pinned' },
    stack: acting('place', 'A1'),
  });
  const [best] = g.offered('place');
  const other = game({
    teams: {
      A1: row(1000, 1000, 2),
      A2: [[299, 1000]],
      B1: [[1899, 1000]],
      D1: row(1000, 4500, 1),
    },
    figures: { 'A2-1': 'pinned', 'B1-1': 'pinned' },
    stack: acting('place', 'A1'),
  });
  other.play(other.offered('place')[0], 3);
  expect(other.named).toEqual(['A2-1', 'B1-1']);
  g.play(best, 3);
  expect(g.named).toEqual(['A2-1', 'B1-1']);
});
