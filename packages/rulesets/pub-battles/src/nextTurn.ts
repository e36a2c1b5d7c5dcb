import type { PubReport } from './frameRules.ts';
import { tellSpotted, whatIsSeen } from './seeing.ts';
import type { State } from './state.ts';
import { NIGHT } from './tables.ts';
import { beginTurn } from './turn.ts';
import { unmaskSeen } from './unmask.ts';
import { isFoggy } from './weather.ts';

/** PB-3.1: the turn after another. PB-1.1: where the fog has lifted, what it hid is seen at once. */
export function nextTurn(state: State, report: PubReport): void {
  beginTurn(state, report);
  const before = turnBefore(state);
  if (isFoggy(state) || !isFoggy(before)) return;
  tellSpotted(state, report === undefined ? undefined : whatIsSeen(before), report);
  // PB-8.3
  unmaskSeen(state, report);
}

function turnBefore(state: State): State {
  const { day, turn } = state;
  return turn === 1 ? { ...state, day: day - 1, turn: NIGHT } : { ...state, turn: turn - 1 };
}
