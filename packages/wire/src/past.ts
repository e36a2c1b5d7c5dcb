import {
  received,
  toSend,
  type Move,
  type Sent,
  type Side,
  type StepSeen,
} from '@sandtable/kernel';

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
  /** What was decided, where he may know it. */
  readonly move?: Move;
  /** What had become another way, without his being told of anything, when he was asked. */
  readonly since?: Sent;
  readonly change?: Sent;
}

export function pastToSend(from: number, seen: readonly StepSeen[]): Past {
  const steps = seen.map((step, i) => stepToSend(step, i === 0 ? undefined : seen[i - 1].after));
  return { from, before: seen[0]?.before ?? {}, steps };
}

/** @param last What he saw after the step before; nothing where this is the first that is sent. */
export function stepToSend(seen: StepSeen, last: object | undefined): PastStep {
  const { side, move, before, after } = seen;
  const since = last && toSend(last, before);
  const change = toSend(before, after);
  return {
    side,
    ...(move !== undefined && { move }),
    ...(since !== undefined && { since }),
    ...(change !== undefined && { change }),
  };
}

/** Who made each of them, and what was seen before and after it. */
export function pastReceived({ from, before: first, steps }: Past): Omit<StepSeen, 'events'>[] {
  let last = first;
  return steps.map(({ side, move, since, change }, i) => {
    const before = received(last, since) as object;
    const after = received(before, change) as object;
    last = after;
    return { step: from + i + 1, side, ...(move !== undefined && { move }), before, after };
  });
}
