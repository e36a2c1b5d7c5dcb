import { expect, test } from 'vitest';
import { pbi } from '@sandtable/pbi';
import { foretell } from '../src/play/stakes.ts';
import type { Seats } from '../src/store/seats.ts';
import { FIREFIGHT } from './browser/positions.ts';
import { sit } from './seated.ts';

const hotSeat: Seats = { attacker: 'person', defender: 'person' };
const solo: Seats = { attacker: 'person', defender: 'computer:greedy' };

/** Whether it is said that there is no way back from the end of a turn. */
async function endStands(seats: Seats): Promise<boolean> {
  const { sitting } = sit(pbi, seats, {}, FIREFIGHT);
  await sitting.play({ type: 'close' });
  await sitting.play({ type: 'rest' });
  return foretell(sitting.moment(), 'attacker', { type: 'endTurn' }).stands;
}

test('[QS-3.5] what the computer answers at once cannot be taken back, and that is said before', async () => {
  expect(await endStands(solo)).toBe(true);
  expect(await endStands(hotSeat)).toBe(false);
});
