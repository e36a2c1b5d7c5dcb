import { replaceTop, type Dice, SETTING } from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** A part of the set-up or of a turn. */
export interface Phase {
  readonly name: string;
  /** What it waits with, a frame with nothing below it; undefined where it is over at once, or not due. */
  begin(this: void, state: State, dice: Dice, report: PbiReport): Frame | undefined;
}

/** QS-3.4: what comes after a phase, up to the next one that waits for somebody. */
export function nextPhase(state: State, after: string, dice: Dice, report: PbiReport): void {
  const { phases } = state[SETTING].book;
  for (let i = phases.findIndex(({ name }) => name === after) + 1; i < phases.length; i++) {
    const frame = phases[i].begin(state, dice, report);
    // The game may have been scored.
    if (state.outcome !== null) return;
    if (frame === undefined) continue;
    if (state.stack.length === 0) state.stack.push(frame);
    else replaceTop(state, frame);
    return;
  }
}
