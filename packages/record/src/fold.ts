import type { FileStep, Side } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** What a log comes to. */
export interface Folded {
  readonly steps: readonly FileStep[];
  /** How far the dice have come. */
  readonly drawn: number;
  readonly resigned?: Side;
}

export function foldLog(entries: readonly Entry[]): Folded {
  const steps: FileStep[] = [];
  let drawn = 0;
  let resigned: Side | undefined;
  for (const { deed } of entries) {
    switch (deed.kind) {
      case 'move':
        steps.push(deed.step);
        drawn = deed.drawn;
        break;
      case 'undo':
        steps.splice(deed.from, steps.length, ...deed.steps);
        drawn = deed.drawn;
        break;
      case 'resign':
        resigned = deed.side;
    }
  }
  return { steps, drawn, ...(resigned !== undefined && { resigned }) };
}
