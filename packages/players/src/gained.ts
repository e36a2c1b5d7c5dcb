/** What is made of several parts, each by name: the worth of a place, say. */
export type Parts<P extends string> = Readonly<Record<P, number>>;

/** Of what it is made of, what one thing has most more of than another: that is what decided for it. */
export function mostGained<P extends string>(chosen: Parts<P>, other: Parts<P>): P {
  const names = Object.keys(chosen) as P[];
  return names.reduce((most, name) =>
    chosen[name] - other[name] > chosen[most] - other[most] ? name : most,
  );
}
