import { SETTING } from '@sandtable/kernel';
import type { PubReport } from '../../state/definition.ts';
import { noteSpotted } from '../07-sight/seeing.ts';
import type { State } from '../../state/state.ts';
import { NIGHT } from '../tables.ts';
import { beginTurn } from './turn.ts';
import { unmaskSeen } from '../08-reserves/unmask.ts';
import { isFoggy, type Moment } from '../01-map/weather.ts';

/** PB-3.1: the turn after another. PB-1.1: where the fog has lifted, what it hid is seen at once. */
export function nextTurn(state: State, report: PubReport): void {
  beginTurn(state, report);
  if (isFoggy(state) || !isFoggy(turnBefore(state))) return;
  noteSpotted(state, report);
  // PB-8.3
  unmaskSeen(state, report);
}

function turnBefore({ day, turn, [SETTING]: setting }: State): Moment {
  return turn === 1
    ? { day: day - 1, turn: NIGHT, [SETTING]: setting }
    : { day, turn: turn - 1, [SETTING]: setting };
}
