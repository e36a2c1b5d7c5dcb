import { ScriptedDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import { MOST_TURNS } from '../src/rules/tables.ts';

const BASE = { format: 1, ruleset: 'pbi', id: 'limits', title: 'Limits', edge: 'south' };
const BOARD_ROWS = [
  '..w..p..',
  '.p.pp.w.',
  'p..bb...',
  '..pbp.bp',
  '.w.p.b..',
  'pw..b.p.',
  '.p.w..pw',
  'p.......',
];

function setUp(scenario: object) {
  const made = pbi.setup({ ...BASE, ...scenario }, {});
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

test('[QS-3.3] the last turn that a game can have is not followed by one more', () => {
  const groups = [
    { id: 'A-rifle1', at: 'c2' },
    { id: 'D-rifle1', at: 'c8' },
  ];
  const position = { side: 'defender', stack: [{ type: 'extend' }] };
  const at = (turn: number) =>
    setUp({ board: BOARD_ROWS, turns: turn, groups, position: { ...position, turn } });
  const last = at(MOST_TURNS);
  expect(pbi.moves(last, 'defender')).toEqual([{ type: 'decline' }]);
  expect(pbi.check(last, 'defender', { type: 'extend' })?.rule).toBe('QS-3.3');
  const before = at(MOST_TURNS - 1);
  const dice = new ScriptedDice([6]);
  pbi.play(before, 'defender', { type: 'extend' }, dice);
  dice.finish();
  expect(pbi.setup(pbi.position(before), {}).ok).toBe(true);
});

test('[QS-1.3] while the ground is laid out no turn has begun', () => {
  const { edge: _, ...rest } = BASE;
  const board = Array.from({ length: 8 }, () => '........');
  const at = (turn: number) => {
    const position = { turn, side: 'defender', stack: [{ type: 'layout', changes: 0 }] };
    const made = pbi.setup({ ...rest, board, position }, {});
    return made.ok ? [] : made.problems.map(({ path }) => path);
  };
  expect(at(0)).toEqual([]);
  expect(at(1)).toEqual(['position.turn']);
});
