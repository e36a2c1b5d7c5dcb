import { expect, test } from 'vitest';
import type { Place } from '../src/state/field.ts';
import { acting, game, only, told, type Game } from './support/game.ts';
import { row, type Sketch } from './support/sketch.ts';

const SQUARE: Place = [1200, 2200];

/** Figures one behind the other, each an inch farther away than the one before. */
function column(count: number, y = 2000): Place[] {
  return Array.from({ length: count }, (_, i): Place => [1000, y + 100 * i]);
}

/** Four regulars fire at these. */
function fired(targets: readonly Place[], more: Partial<Sketch> = {}): Game {
  const teams = { A1: row(1000, 1000, 4), D1: targets, E1: row(4000, 4000, 3) };
  return game({ teams, stack: acting('fire', 'A1'), ...more });
}

/** One rifleman, too few for effective fire. */
function scattered(targets: readonly Place[], more: Partial<Sketch> = {}): Game {
  return fired(targets, { teams: { A1: [[1000, 1000]], D1: targets }, ...more });
}

test.each([
  [1, 5, []],
  [5, 6, ['D1-1']],
  [6, 1, ['D1-1']],
  [6, 6, ['D1-1', 'D1-2']],
])('[BB-5.4] scattered fire of %i and %i pins %j, the closest', (first, second, pinned) => {
  const g = scattered(column(4));
  const fire = only(g.play({ type: 'fire', at: SQUARE }, first, second), 'scatteredFire');
  expect([fire.rule, fire.needs, fire.hits]).toEqual(['BB-5.4', 6, pinned.length]);
  expect(g.all('pinned')).toEqual(pinned);
});

test('[BB-5.4] scattered fire passes over those who are pinned, and makes nobody scatter', () => {
  const g = scattered(column(2), { figures: { 'D1-1': 'pinned' } });
  g.play({ type: 'fire', at: SQUARE }, 6, 6);
  expect([g.all('pinned'), g.all('scattered')]).toEqual([['D1-1', 'D1-2'], []]);
});

test.each([
  [1, []],
  [2, ['D1-1']],
  [3, ['D1-1', 'D1-2']],
  [5, ['D1-1', 'D1-2', 'D1-3', 'D1-4']],
])('[BB-5.9] firepower %i against 1 pins %j', (die, pinned) => {
  const g = fired(column(5));
  const events = g.play({ type: 'fire', at: SQUARE }, die);
  expect(g.all('pinned')).toEqual(pinned);
  expect(told(events).filter((each) => each === 'BB-5.9 pinned').length).toBe(pinned.length);
});

test('[BB-5.9] when every target is pinned, each further point makes one scatter', () => {
  const g = fired(column(3));
  const events = g.play({ type: 'fire', at: SQUARE }, 6);
  expect(told(events)).toEqual([
    'BB-5.5 effectiveFire',
    ...new Array<string>(3).fill('BB-5.9 pinned'),
    'BB-5.9 scattered',
    'BB-8.1 done',
  ]);
  expect([g.all('pinned'), g.all('scattered')]).toEqual([['D1-2', 'D1-3'], ['D1-1']]);
});

test('[BB-5.9] those who are pinned already are passed over while somebody is upright', () => {
  const g = fired(column(4), { figures: { 'D1-1': 'pinned', 'D1-2': 'pinned' } });
  g.play({ type: 'fire', at: SQUARE }, 4);
  expect([g.all('pinned'), g.all('scattered')]).toEqual([['D1-2', 'D1-3', 'D1-4'], ['D1-1']]);
});

test('[BB-5.9] points that find nobody left are lost', () => {
  const g = fired(column(1), { figures: { 'D1-1': 'pinned' }, leaderAt: { D1: [1000, 2100] } });
  g.play({ type: 'fire', at: SQUARE }, 6);
  expect([g.all('scattered'), g.asked]).toEqual([['D1-1'], 'defender pick']);
  expect([g.status('E1-1'), g.leaderAt('D1')]).toEqual(['ready', undefined]);
});

test('[BB-5.10] the closest is the one that is nearest to any firing figure', () => {
  // The first stands nearer to the team's middle, the second nearer to its last figure.
  const targets: Place[] = [
    [1090, 2010],
    [1180, 2000],
    [1090, 2100],
    [1090, 2200],
  ];
  const g = fired(targets);
  g.play({ type: 'fire', at: SQUARE }, 2);
  expect(g.all('pinned')).toEqual(['D1-2']);
});

test('[BB-5.10] of those equally close their owner chooses', () => {
  const g = fired(row(1000, 2000, 4));
  g.play({ type: 'fire', at: SQUARE }, 3);
  expect([g.asked, g.named]).toEqual(['defender result', ['D1-1', 'D1-2', 'D1-3', 'D1-4']]);
  g.refuses({ type: 'choose', figure: 'E1-1' }, 'BB-5.10 notClosest');
  g.play({ type: 'choose', figure: 'D1-3' });
  g.refuses({ type: 'choose', figure: 'D1-3' }, 'BB-5.10 notClosest');
  g.play({ type: 'choose', figure: 'D1-2' });
  expect([g.all('pinned'), g.asked]).toEqual([['D1-2', 'D1-3'], 'defender pick']);
});

test('[BB-5.10] a hundredth of an inch decides it', () => {
  const g = fired([
    [1000, 2001],
    [1060, 2000],
    [1120, 2001],
    [1180, 2001],
  ]);
  g.play({ type: 'fire', at: SQUARE }, 2);
  expect(g.all('pinned')).toEqual(['D1-2']);
});

test('[BB-5.10] where all of them are hit there is nothing to choose', () => {
  const g = fired(row(1000, 2000, 4));
  g.play({ type: 'fire', at: SQUARE }, 5);
  expect([g.all('pinned').length, g.asked]).toEqual([4, 'defender pick']);
});

test('[BB-5.10] those who scatter are again the closest, at their owner’s choice', () => {
  const g = fired([...row(1000, 2000, 2), [1060, 2100]]);
  g.play({ type: 'fire', at: SQUARE }, 6);
  expect([g.asked, g.named]).toEqual(['defender result', ['D1-1', 'D1-2']]);
  g.refuses({ type: 'choose', figure: 'D1-3' }, 'BB-5.10 notClosest');
  g.play({ type: 'choose', figure: 'D1-2' });
  expect(g.all('scattered')).toEqual(['D1-2']);
});

test('[BB-6.1] within 6 inches there is an assault die, beyond there is none', () => {
  const near = fired(column(4, 1600));
  const events = near.play({ type: 'fire', at: [1200, 1900] }, 1, 1);
  expect(told(events)).toEqual(['BB-5.5 effectiveFire', 'BB-6.1 assaultFire', 'BB-8.1 done']);
  fired(column(4, 1601)).play({ type: 'fire', at: [1200, 1901] }, 1);
});

test('[BB-6.1] the assault die has the same additions and meets the same defence', () => {
  const g = fired(column(3, 1600), {
    teams: { A1: { at: row(1000, 1000, 8), rapid: true }, D1: column(3, 1600) },
  });
  const assault = only(g.play({ type: 'fire', at: [1200, 1900] }, 1, 1), 'assaultFire');
  expect([assault.firepower, assault.defence, assault.hits]).toEqual([3, 2, 1]);
  expect(assault.reasons?.map(({ key }) => key)).toEqual(['rolled', 'strong', 'rapid', 'limited']);
});

test('[BB-6.1] each point makes a target within 6 inches scatter, pinned or not, the closest first', () => {
  const g = fired(column(4, 1450));
  // The first two are within 6 inches; firepower does nothing, the assault die has 3 points.
  g.play({ type: 'fire', at: [1200, 1700] }, 1, 4);
  expect([g.all('scattered'), g.all('pinned')]).toEqual([['D1-1', 'D1-2'], []]);
});

test('[BB-6.1] of those equally close their owner chooses', () => {
  const g = fired(row(1000, 1600, 4));
  g.play({ type: 'fire', at: [1200, 1900] }, 1, 2);
  expect([g.asked, g.named.length]).toEqual(['defender result', 4]);
  expect(told(g.play({ type: 'choose', figure: 'D1-4' }))).toEqual([
    'BB-6.1 scattered',
    'BB-8.1 done',
  ]);
  expect([g.all('scattered'), g.all('pinned')]).toEqual([['D1-4'], []]);
});

test('[BB-6.2] one firing figure within 6 inches of one target is enough', () => {
  const g = fired(column(4), {
    teams: { A1: [...row(1000, 1000, 3), [1000, 1400]], D1: column(4) },
  });
  g.play({ type: 'fire', at: SQUARE }, 1, 2);
  expect(g.all('scattered')).toEqual(['D1-1']);
});

test('[BB-6.2] figures that do not fire bring no assault die', () => {
  const g = fired(column(4), {
    teams: { A1: [...row(1000, 1000, 4), [1000, 1400]], D1: column(4) },
    figures: { 'A1-5': 'pinned' },
  });
  expect(told(g.play({ type: 'fire', at: SQUARE }, 1))).toEqual([
    'BB-5.5 effectiveFire',
    'BB-8.1 done',
  ]);
});

test('[BB-6.2] it is applied after the firepower', () => {
  const g = fired(column(4, 1600));
  g.play({ type: 'fire', at: [1200, 1900] }, 2, 2);
  // The firepower pins the closest, and then the assault makes it scatter.
  expect([g.all('scattered'), g.all('pinned')]).toEqual([['D1-1'], []]);
});

test('[BB-6.2] scattered fire has no assault die', () => {
  const g = scattered(column(2, 1100));
  g.play({ type: 'fire', at: [1200, 1300] }, 6, 6);
  expect([g.all('pinned'), g.all('scattered')]).toEqual([['D1-1', 'D1-2'], []]);
});
