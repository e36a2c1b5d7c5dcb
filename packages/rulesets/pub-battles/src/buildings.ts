import { blockOf, isCombatant, kindOf } from './blocks.ts';
import type { PubReport } from './frameRules.ts';
import { groundOf } from './ground.ts';
import { refOf } from './refs.ts';
import type { State } from './state.ts';

/**
 * PB-4.4: a piece that comes to stand in buildings becomes Spent; trains and HQs do not. Of one that
 * comes out of hiding it is told whether or not it was Spent before: nobody else knew that.
 */
export function scatter(state: State, piece: number, report: PubReport, isNew = false): void {
  if ((state.spent[piece] === 1 && !isNew) || !isCombatant(kindOf(state, piece))) return;
  if (groundOf(state.field).terrainUnder(blockOf(state, piece)) !== 'town') return;
  const isNews = state.known[piece] === 0;
  state.spent[piece] = 1;
  // PB-7.5: it lies with its face up.
  state.known[piece] = 1;
  report?.({
    type: 'scattered',
    rule: 'PB-4.4',
    ...(isNews && { reveals: true }),
    piece: refOf(state, piece),
  });
}
