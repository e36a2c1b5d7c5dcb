import { seededDice } from '@sandtable/kernel';
import { pbi, type PbiMove, type PbiScenario } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { greedy } from '../../src/index.ts';

/** A board, ground and a roster that are none of the book's. */
const CHAPEL: PbiScenario = {
  format: 1,
  ruleset: 'pbi',
  id: 'chapel',
  title: 'The chapel',
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

test.each(['one', 'two', 'three'])(
  'on a board of its own a game is played to its end, with dice %s',
  (seed) => {
    const made = pbi.setup(CHAPEL, {});
    if (!made.ok) throw new Error('the scenario is refused');
    const state = made.value;
    const dice = seededDice(seed);
    const player = greedy.make(pbi);
    for (let left = 2000; left > 0; left--) {
      const [decision] = pbi.pending(state).decisions;
      if (decision === undefined) break;
      const { side } = decision;
      const move = player.choose(pbi.view(state, side), decision, dice);
      expect(pbi.check(state, side, move)).toBe(undefined);
      pbi.play(state, side, move as PbiMove, dice);
    }
    expect(pbi.pending(state).outcome).toBeDefined();
  },
);
