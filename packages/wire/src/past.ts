import { received, toSend, type Sent, type Side, type StepSeen } from '@sandtable/kernel';

/** What somebody saw of steps that were made before: what happened in them he has been told. */
export interface Past {
  /** How many he had been told of before the first of these. */
  readonly from: number;
  /** What he saw before them. */
  readonly before: object;
  readonly steps: readonly PastStep[];
}

/** Who made a step, and what was another way after it. */
export interface PastStep {
  readonly side: Side;
  readonly change?: Sent;
}

export function pastToSend(from: number, seen: readonly StepSeen[]): Past {
  return { from, before: seen[0]?.before ?? {}, steps: seen.map(stepToSend) };
}

export function stepToSend({ side, before, after }: StepSeen): PastStep {
  const change = toSend(before, after);
  return { side, ...(change !== undefined && { change }) };
}

/** Who made each of them, and what was seen before and after it. */
export function pastReceived({ from, before: first, steps }: Past): Omit<StepSeen, 'events'>[] {
  let before = first;
  return steps.map(({ side, change }, i) => {
    const after = received(before, change) as object;
    const seen = { step: from + i + 1, side, before, after };
    before = after;
    return seen;
  });
}
