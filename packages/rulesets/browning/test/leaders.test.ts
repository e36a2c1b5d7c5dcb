import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import { acting, game, only, picking, told, type Game } from './support/game.ts';
import { activate, RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

/** Two platoons of the attacker with a leader each, behind a ridge. */
const PLATOONS: Sketch = {
  teams: {
    A1: row(1000, 1000, 3),
    A2: row(2000, 1000, 3),
    B1: { at: row(3000, 1000, 3), platoon: '3' },
    D1: row(1000, 3500, 3),
  },
  leaders: { Harris: '1', Reed: '3', Brandt: '2' },
  features: [RIDGE],
};

const RALLY = { type: 'lead', leader: 'Harris', action: 'rally' } as const;
const PUSH = { type: 'lead', leader: 'Harris', action: 'push' } as const;
const REGROUP = { type: 'lead', leader: 'Harris', action: 'regroup' } as const;

test.each([1, 2, 3, 4, 5, 6])(
  '[BB-8.1] after a control of %i a team is done, or stays ready',
  (die) => {
    const g = game({ ...PLATOONS, leaders: {} });
    const events = activate(g, 'A1', die);
    const stays = die === 6;
    expect(told(events).at(-1)).toBe(stays ? 'BB-8.1 stayedReady' : 'BB-8.1 done');
    expect([g.isReady('A1'), g.leaderAt('A1')]).toEqual([stays, stays ? [1000, 1000] : undefined]);
  },
);

test.each([
  [4, false],
  [5, true],
  [6, true],
])('[BB-8.1] it is the modified control that counts: an elite team with %i', (die, stays) => {
  const teams = { ...PLATOONS.teams, A1: { at: row(1000, 1000, 3), quality: 'elite' as const } };
  const g = game({ ...PLATOONS, teams });
  activate(g, 'A1', die);
  expect(g.isReady('A1')).toBe(stays);
});

test('[BB-8.1] a team that has rallied with its control still stays ready by it', () => {
  const g = game({ ...PLATOONS, figures: { 'A1-2': 'pinned' } });
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1000, 1000] }, 6);
  g.play({ type: 'rally', figure: 'A1-2' }, 1);
  g.play({ type: 'stay' });
  expect(g.isReady('A1')).toBe(true);
});

test('[BB-8.2] a leader does one of three things, and is done for the turn', () => {
  const g = game({ ...PLATOONS, done: ['A2'], figures: { 'A1-3': 'scattered' } });
  expect(g.offered('lead').map(({ leader, action }) => `${leader} ${action}`)).toEqual([
    'Harris rally',
    'Harris regroup',
    'Harris push',
    'Reed rally',
    'Reed regroup',
    'Reed push',
  ]);
  expect(told(g.play(RALLY))).toEqual(['BB-8.2 led']);
  g.play({ type: 'place', at: [1000, 1000] }, 6);
  // However high his control: leaders never stay ready.
  g.refuses(PUSH, 'BB-8.2 leaderDone');
  expect(g.isAvailable('Harris')).toBe(false);
});

test('[BB-8.2] only leaders of the side are activated', () => {
  const g = game(PLATOONS);
  g.refuses({ ...RALLY, leader: 'Brandt' }, 'BB-8.2 noLeader');
  g.refuses({ ...RALLY, leader: 'Nobody' }, 'BB-8.2 noLeader');
});

test('[BB-8.2] he rallies from within 3 inches of any figure of his platoon', () => {
  const g = game(PLATOONS);
  g.play(RALLY);
  expect(g.asked).toBe('attacker lead');
  g.allows({ type: 'place', at: [700, 1000] });
  g.refuses({ type: 'place', at: [699, 1000] }, 'BB-8.2 platoonReach');
  g.allows({ type: 'place', at: [2420, 1000] });
  g.refuses({ type: 'place', at: [2421, 1000] }, 'BB-8.2 platoonReach');
  // The other platoon's figures are not his, and the table has an end.
  g.refuses({ type: 'place', at: [3000, 1000] }, 'BB-8.2 platoonReach');
  g.refuses({ type: 'place', at: [4801, 1000] }, 'BB-1.6 offTable');
});

test('[BB-8.2] his control is a plain die, and he rallies whom a team’s leader could', () => {
  const elite = { at: row(1000, 1000, 3), quality: 'elite' as const };
  const g = game({
    ...PLATOONS,
    teams: { ...PLATOONS.teams, A1: elite, C1: { at: [[1800, 1000]], platoon: '3' } },
    figures: { 'A1-1': 'pinned', 'A1-2': 'pinned', 'C1-1': 'pinned', 'A2-1': 'pinned' },
  });
  g.play(RALLY);
  const control = only(g.play({ type: 'place', at: [1000, 1000] }, 1), 'leaderControl');
  expect(control.control).toBe(1);
  expect(g.named).toEqual(['A1-1', 'A1-2', 'C1-1']);
  g.refuses({ type: 'rally', figure: 'A2-1' }, 'BB-3.3 rallyReach');
  g.play({ type: 'rally', figure: 'C1-1' }, 2);
  expect([g.asked, g.status('C1-1')]).toEqual(['attacker pick', 'ready']);
});

test('[BB-8.2] a platoon that has nobody on the table has no place to rally from', () => {
  const figures = { 'B1-1': 'gone', 'B1-2': 'casualty', 'B1-3': 'scattered' } as const;
  const g = game({ ...PLATOONS, figures });
  g.refuses({ type: 'lead', leader: 'Reed', action: 'rally' }, 'BB-8.5 platoonGone');
  g.allows({ type: 'lead', leader: 'Reed', action: 'regroup' });
});

test('[BB-8.4] push: a team that is done becomes ready again, but not in this pick', () => {
  const g = game({ ...PLATOONS, done: ['A1', 'B1'] });
  g.play(PUSH);
  expect(g.asked).toBe('attacker push');
  g.refuses({ type: 'push', team: 'A2' }, 'BB-8.4 readyAlready');
  g.refuses({ type: 'push', team: 'D1' }, 'BB-1.1 noTeam');
  // Of any platoon of the side.
  expect(g.named).toEqual(['A1', 'B1']);
  expect(told(g.play({ type: 'push', team: 'A1' }))).toEqual(['BB-8.4 pushed']);
  expect(g.isReady('A1')).toBe(true);
  g.refuses({ type: 'activate', team: 'A1' }, 'BB-2.1 takenAlready');
  activate(g, 'A2', 1);
  activate(g, 'D1', 1);
  g.play({ type: 'rest' });
  expect(g.asked).toBe('attacker pick');
  g.allows({ type: 'activate', team: 'A1' });
});

test('[BB-8.4] where no team is done there is nothing to push', () => {
  const g = game(PLATOONS);
  g.refuses(PUSH, 'BB-8.4 nothingToPush');
});

test('[BB-8.5] a team with nobody on the table is gone: it is not activated, and not pushed', () => {
  const figures = { 'A1-1': 'scattered', 'A1-2': 'casualty', 'A1-3': 'gone' } as const;
  const ready = game({ ...PLATOONS, figures });
  ready.refuses({ type: 'activate', team: 'A1' }, 'BB-8.5 teamGone');
  const done = game({ ...PLATOONS, figures, done: ['A1', 'A2'] });
  done.play(PUSH);
  expect(done.named).toEqual(['A2']);
  done.refuses({ type: 'push', team: 'A1' }, 'BB-8.5 teamGone');
});

test('[BB-8.5] a team of pinned figures is still there', () => {
  const figures = { 'A1-1': 'pinned', 'A1-2': 'pinned', 'A1-3': 'pinned' } as const;
  game({ ...PLATOONS, figures }).allows({ type: 'activate', team: 'A1' });
});

test('[BB-8.5] a side whose teams are gone passes, and its turn does not wait for them', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 1), D1: row(1000, 3500, 2) },
    features: [RIDGE],
    figures: { 'A1-1': 'pinned', 'D1-1': 'scattered', 'D1-2': 'scattered' },
    victory: { kind: 'hold', objectives: [{ name: 'Mill', at: [1000, 1000] }] },
    stack: acting('place', 'A1'),
  });
  g.play({ type: 'place', at: [1000, 1000] }, 1);
  g.play({ type: 'enough' });
  expect(g.asked).toBe('over');
});

test('[BB-8.5] with the last figure of a team its leader figure goes, and it does not stay ready', () => {
  const g = game({
    teams: { A1: [[1000, 1000]], A2: [[1500, 1000]], D1: row(1000, 3500, 2) },
    features: [RIDGE],
    figures: { 'A1-1': 'pinned' },
    stack: acting('place', 'A1'),
  });
  g.play({ type: 'place', at: [1000, 1000] }, 6);
  expect(told(g.play({ type: 'rally', figure: 'A1-1' }, 6))).toEqual([
    'BB-3.4 rallied',
    'BB-8.1 done',
  ]);
  expect([g.isReady('A1'), g.leaderAt('A1')]).toEqual([false, undefined]);
});

/** Reaches the question which figures are looked for. */
function regrouping(sketch: Sketch): Game {
  const g = game(sketch);
  g.play(REGROUP);
  return g;
}

const SCATTERED: Sketch = {
  ...PLATOONS,
  figures: { 'A1-1': 'scattered', 'A1-2': 'scattered', 'B1-3': 'scattered', 'D1-1': 'scattered' },
  stack: [picking('attacker')],
};

test('[BB-8.3] any number of the side’s scattered figures are taken, each once', () => {
  const g = regrouping(SCATTERED);
  expect(g.named).toEqual(['A1-1', 'A1-2', 'B1-3']);
  g.refuses({ type: 'regroup' }, 'BB-8.3 nobodyGathered');
  g.refuses({ type: 'gather', figure: 'D1-1' }, 'BB-1.1 noFigure');
  g.refuses({ type: 'gather', figure: 'A1-3' }, 'BB-8.3 notScattered');
  g.play({ type: 'gather', figure: 'B1-3' });
  g.refuses({ type: 'gather', figure: 'B1-3' }, 'BB-8.3 gatheredAlready');
  g.allows({ type: 'regroup' });
});

test('[BB-8.3] whoever is looked for alone is found; of several the die may not find all, and that is said', () => {
  const g = regrouping(SCATTERED);
  g.play({ type: 'gather', figure: 'B1-3' });
  expect(browning.stakes(g.state, 'attacker', { type: 'regroup' }).risks).toEqual([]);
  g.play({ type: 'gather', figure: 'A1-1' });
  const { risks } = browning.stakes(g.state, 'attacker', { type: 'regroup' });
  expect(risks.map(({ message }) => message.key)).toEqual(['stakes.notFound']);
});

test('[BB-8.3] without a scattered figure there is nobody to regroup', () => {
  game(PLATOONS).refuses(REGROUP, 'BB-8.3 nobodyScattered');
});

test.each([
  [2, 2],
  [6, 2],
  [1, 1],
])('[BB-8.3] with a %i for two figures %i come back', (die, back) => {
  const g = regrouping(SCATTERED);
  g.play({ type: 'gather', figure: 'A1-1' });
  g.play({ type: 'gather', figure: 'B1-3' });
  const regrouped = only(g.play({ type: 'regroup' }, die), 'regrouped');
  expect([regrouped.tried, regrouped.back]).toEqual([2, back]);
  const events = [
    ...g.play({ type: 'bring', figure: 'B1-3', team: 'A2', at: [2000, 1100] }),
    ...(back === 2 ? g.play({ type: 'bring', figure: 'A1-1', team: 'A2', at: [2000, 1200] }) : []),
  ];
  expect(g.asked).toBe('attacker pick');
  expect([g.status('B1-3'), g.teamOf('B1-3'), g.at('B1-3')]).toEqual(['ready', 'A2', [2000, 1100]]);
  // Who was tried for in vain is gone; who was not is still aside.
  expect(g.status('A1-1')).toBe(back === 2 ? 'ready' : 'gone');
  expect(told(events).filter((each) => each === 'BB-8.3 lost').length).toBe(2 - back);
  expect(g.status('A1-2')).toBe('scattered');
});
