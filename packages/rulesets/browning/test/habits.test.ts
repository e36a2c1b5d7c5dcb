import { standingMove } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import { game } from './support/game.ts';
import { row } from './support/sketch.ts';

test('[BB-9.1] a rifleman loses his nerve before a machine gunner does', () => {
  const g = game({
    teams: {
      A1: { at: row(1000, 1000, 2), weapon: 'lmg' },
      A2: row(2000, 1000, 3),
      D1: row(1000, 3500, 3),
    },
    figures: { 'A1-1': 'pinned', 'A2-2': 'pinned' },
    stack: [{ type: 'nerves', side: 'attacker', left: [''] }],
  });
  const [decision] = browning.pending(g.state).decisions;
  const answered = (answer: string) =>
    standingMove(browning, g.state, decision, [{ habit: 'nerves', when: {}, answer }]);
  expect(answered('least')).toEqual({ type: 'choose', figure: 'A2-2' });
  expect(answered('most')).toEqual({ type: 'choose', figure: 'A1-1' });
});
