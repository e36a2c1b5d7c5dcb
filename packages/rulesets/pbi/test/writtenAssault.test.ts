import type { FrameEntry } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, scenarioOf } from './support/game.ts';

const losses: FrameEntry = { type: 'losses', side: 'defender', square: 'c4', count: 1 };
const assault = (part: object): FrameEntry => ({
  type: 'assault',
  from: 'c3',
  to: 'c4',
  party: ['A-rifle1', 'A-rifle2'],
  stage: 'charge',
  killed: 0,
  lost: 0,
  ...part,
});
const shot = (part: object): FrameEntry => ({
  type: 'opportunity',
  target: 'c3',
  squares: ['c4'],
  party: ['A-rifle1', 'A-rifle2'],
  ...part,
});

test.each<[string, string, FrameEntry[]]>([
  ['[QS-10.5] losses before the fight', 'c3', [assault({ stage: 'gather', party: [] }), losses]],
  ['[QS-10.5] losses while they charge', 'c3', [assault({}), losses]],
  [
    '[QS-10.5] more killed than a square holds',
    'c4',
    [assault({ stage: 'fight', killed: 1000 }), losses],
  ],
  ['[QS-10.5] more losses than were killed', 'c4', [assault({ stage: 'fight' }), losses]],
  [
    '[QS-10.5] losses of one side twice',
    'c4',
    [assault({ stage: 'fight', killed: 1 }), losses, losses],
  ],
  ['[QS-9.3] shot at while they gather', 'c3', [assault({ stage: 'gather' }), shot({})]],
  ['[QS-9.3] shot at while they fight', 'c4', [assault({ stage: 'fight' }), shot({})]],
  ['[QS-9.3] shot at from another square', 'c3', [assault({}), shot({ squares: ['b3'] })]],
  [
    '[QS-9.3] one shot at twice, one not at all',
    'c3',
    [assault({}), shot({ party: ['A-rifle1', 'A-rifle1'] })],
  ],
])('%s is refused', (_, at, frames) => {
  const groups = {
    'A-rifle1': { at, ap: 5 },
    'A-rifle2': { at, ap: 5 },
    'D-rifle1': 'c4',
    'D-rifle2': 'c4',
    'D-rifle3': 'c4',
    'D-rifle4': 'b3',
  };
  expect(pbi.setup(scenarioOf({ groups, stack: [...ACTIVATED, ...frames] }), {}).ok).toBe(false);
});
