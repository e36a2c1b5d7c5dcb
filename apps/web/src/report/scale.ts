/** Where values lie on an axis, and which of them are written beside it. */
export interface Scale {
  readonly ticks: readonly number[];
  /** From 0 at the bottom to 1 at the top. */
  share(this: void, value: number): number;
}

const MOST_TICKS = 5;
const MOST_NAMES = 12;

/** An axis that has room for all these values and for 0, with round numbers beside it. */
export function scaleOf(values: readonly number[]): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = stepFor(most - least);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  return { ticks, share: (value) => (value / step - from) / (to - from) };
}

/** 1, 2 or 5, or such a number with zeros: so large that there are few ticks. */
function stepFor(span: number): number {
  let step = 1;
  while (span / step > MOST_TICKS - 1) step *= String(step).startsWith('2') ? 2.5 : 2;
  return step;
}

/** A name under the axis, and how far from the left it stands: from 0 to 1. */
export interface Tag {
  readonly name: string;
  readonly left: number;
}

/** The names that are written under the axis, each in the middle of all that go by it, one after the other. */
export function tagsOf(names: readonly string[]): Tag[] {
  const starts = names.flatMap((name, i) => (name === names[i - 1] ? [] : [i]));
  return labelled(starts.length).map((nth) => {
    const end = starts[nth + 1] ?? names.length;
    return { name: names[starts[nth]], left: (starts[nth] + end) / 2 / names.length };
  });
}

/** Which of so many are written under the axis: all where there is room, else every so manieth. */
function labelled(count: number): number[] {
  const every = Math.ceil(count / MOST_NAMES);
  return Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every);
}
