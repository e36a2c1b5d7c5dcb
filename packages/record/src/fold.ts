import type { Ending, Era, FileStep } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** What a log comes to. */
export interface Folded {
  readonly steps: readonly FileStep[];
  /** How far the dice have come. */
  readonly drawn: number;
  /** Set where dice were taken back after the last step. */
  readonly passed?: true;
  readonly ended?: Ending;
  /** From where on it was played by other rules than those that it began with. */
  readonly later?: readonly Era[];
}

/** @param before What had been played when the log began: on somebody's own device. */
export function foldLog(entries: readonly Entry[], before: readonly FileStep[] = []): Folded {
  const steps: FileStep[] = [...before];
  let drawn = 0;
  let passed = false;
  let ended: Ending | undefined;
  const later: Era[] = [];
  for (const { deed } of entries) {
    switch (deed.kind) {
      case 'move':
        steps.push(deed.step);
        ({ drawn } = deed);
        passed = false;
        break;
      case 'undo':
        steps.splice(deed.from, steps.length, ...deed.steps);
        ({ drawn } = deed);
        passed = deed.passed ?? false;
        break;
      case 'takeBack':
        steps.length = deed.to;
        passed = true;
        break;
      case 'rules':
        later.push({ from: steps.length, version: deed.version, drawn });
        break;
      case 'end':
        ended = deed.ending;
    }
  }
  return {
    steps,
    drawn,
    ...(passed && { passed }),
    ...(ended !== undefined && { ended }),
    ...(later.length > 0 && { later }),
  };
}
