import { SETTING } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { conformance } from '@sandtable/testkit';
import type { PbiScenario } from '../src/files/scenarioFile.ts';
import { pbi } from '../src/ruleset.ts';
import { Game } from './support/game.ts';
import { problemsOf } from './support/lists.ts';

/** A small board of its own, and a roster of its own. */
const SKIRMISH: PbiScenario = {
  format: 1,
  ruleset: 'pbi',
  id: 'skirmish',
  title: 'A skirmish',
  turns: 3,
  size: { columns: 5, rows: 6 },
  board: ['..b..', '.p.m.', 'w.c..', '...p.', '.w...', '.....'],
  ground: [
    { letter: 'm', name: 'marsh', cover: 'partial' },
    { letter: 'c', name: 'chapel', cover: 'closed', objective: true },
  ],
  edge: 'south',
  platoons: [
    { id: 'Z', side: 'defender', groups: { commander: 1, rifle: 2 } },
    { id: 'C', side: 'attacker', groups: { commander: 1, lmg: 1, rifle: 3 } },
  ],
};

test('[QS-1.1] a scenario may have a board of another size, and squares beyond it are none', () => {
  const g = new Game(SKIRMISH);
  expect(g.moves).toContainEqual({ type: 'deploy', square: 'e6' });
  expect(g.why({ type: 'deploy', square: 'f6' })).toBe('QS-2.4 malformed');
  expect(problemsOf({ ...SKIRMISH, size: { columns: 6, rows: 6 } })).toContain(
    'board[0] problem.pattern',
  );
  expect(problemsOf({ ...SKIRMISH, board: undefined })).toContain('board problem.type');
});

test('[QS-1.1] a scenario may have kinds of ground of its own', () => {
  const { state } = new Game(SKIRMISH);
  const areas = pbi.scene(state).areas.filter(({ id }) => id === 'd5' || id === 'c4');
  expect(areas.map(({ kind, label }) => [kind, label?.with])).toEqual([
    ['building', { text: 'chapel' }],
    ['partial', { text: 'marsh' }],
  ]);
  const again = { ...SKIRMISH, ground: [{ letter: 'b', name: 'bog', cover: 'open' }] };
  expect(problemsOf(again)).toContain('board[1] problem.pattern');
  const doubled = [...(SKIRMISH.ground ?? []), { letter: 'b', name: 'bog', cover: 'open' }];
  expect(problemsOf({ ...SKIRMISH, ground: doubled })).toContain(
    'ground[2].letter scenario.letter',
  );
});

test('[QS-2.1] a scenario may have a roster of its own', () => {
  const { state } = new Game(SKIRMISH);
  expect(state[SETTING].roster.ids).toEqual([
    'C-commander',
    'C-lmg1',
    'C-rifle1',
    'C-rifle2',
    'C-rifle3',
    'Z-commander',
    'Z-rifle1',
    'Z-rifle2',
  ]);
  expect(pbi.position(state)).toMatchObject({ platoons: SKIRMISH.platoons, size: SKIRMISH.size });
});

test.each([
  [[{ id: 'C', side: 'attacker', groups: { rifle: 1 } }], 'platoons problem.few'],
  [twice('C', 'C'), 'platoons[1].id scenario.twice'],
  [
    [
      { id: 'C', side: 'attacker', groups: { rifle: 1 } },
      { id: 'D', side: 'attacker', groups: { rifle: 1 } },
    ],
    'platoons scenario.noPlatoon',
  ],
  [
    [
      { id: 'C', side: 'attacker', groups: {} },
      { id: 'D', side: 'defender', groups: { rifle: 1 } },
    ],
    'platoons[0].groups scenario.noGroup',
  ],
  [
    [
      { id: 'C', side: 'attacker', groups: { lmg: 12, rifle: 12 } },
      { id: 'D', side: 'defender', groups: { rifle: 1 } },
    ],
    'platoons scenario.noSpace',
  ],
])('[QS-2.2] a roster that cannot be is refused: %j', (platoons, problem) => {
  expect(problemsOf({ ...SKIRMISH, platoons })).toContain(problem);
});

function twice(one: string, other: string): object[] {
  return [
    { id: one, side: 'attacker', groups: { rifle: 1 } },
    { id: other, side: 'defender', groups: { rifle: 1 } },
  ];
}

test('a view that came as JSON is furnished with the setting of its scenario', () => {
  const { state } = new Game(SKIRMISH);
  const sent = JSON.parse(JSON.stringify(pbi.view(state, 'attacker'))) as object;
  const view = pbi.furnish(sent, pbi.published(SKIRMISH), {});
  expect(view[SETTING]).toBe(state[SETTING]);
});

conformance(pbi, { scenarios: [SKIRMISH], games: 6, seed: 'setting', complete: true });
