import type { Pending } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { whyItStands } from '../src/host/viewing.ts';

const asks = (side: string): Pending => ({
  decisions: [{ side, kind: 'any', rule: 'T-1' }],
  outcome: undefined,
});
const over = { winner: 'red', scores: {}, rule: 'T-1' };

test.each<[string, Pending, string | undefined]>([
  ['as long as it goes on itself', asks('red'), undefined],
  ['not once the other one is asked', asks('blue'), 'room.undo.asked'],
  ['not once all dice are known', { decisions: [], outcome: over }, 'room.over'],
])('a side takes something back by itself %s', (_, pending, why) => {
  expect(whyItStands({ pending }, 'red')?.key).toBe(why);
});
