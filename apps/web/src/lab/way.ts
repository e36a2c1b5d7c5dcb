/** What the lab is asked for: the games of a run, which of two variants is better for a side, or which of many is even. */
export const WAYS = ['run', 'compare', 'balance'] as const;
export type Way = (typeof WAYS)[number];

/** The one that an address names; a run unless it says otherwise. */
export function wayNamed(name: string | null): Way {
  return WAYS.find((each) => each === name) ?? 'run';
}
