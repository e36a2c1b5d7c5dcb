/**
 * How one piece of JSON becomes another: `[value]` in the place of what is there, `[]` where it goes, or
 * an object of the parts that change. The parts of a list go by their place; `#` is its new length.
 */
export type Patch = readonly unknown[] | { readonly [part: string]: Patch | number };

type Parts = Readonly<Record<string, unknown>>;

const LENGTH = '#';
/** No list of ours comes near it: a patch may be from somebody else. */
const LONGEST = 100_000;

/** What changes from one to the other; undefined where nothing does. The order of fields is no change. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isWhole(before) || !isWhole(after) || Array.isArray(before) !== Array.isArray(after)) {
    return after === undefined ? [] : [after];
  }
  // By entries: a field may have any name, `__proto__` too.
  const patch: [string, Patch | number][] = [];
  for (const part of Object.keys(after)) {
    const change = difference(ownPart(before, part), ownPart(after, part));
    if (change !== undefined) patch.push([part, change]);
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) patch.push([LENGTH, after.length]);
  } else {
    for (const part of Object.keys(before)) {
      const isGone = ownPart(after, part) === undefined && ownPart(before, part) !== undefined;
      if (isGone) patch.push([part, []]);
    }
  }
  return patch.length === 0 ? undefined : Object.fromEntries(patch);
}

/** What a patch makes of a piece of JSON. That itself is not changed; the two share what is the same. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (isReplacement(patch)) return patch[0];
  if (!isWhole(before)) throw new TypeError('a patch for something else');
  if (Array.isArray(before)) {
    const list: unknown[] = [...(before as unknown[])];
    const { [LENGTH]: length = list.length, ...parts } = patch;
    if (typeof length !== 'number' || length > LONGEST) throw new RangeError('a list too long');
    for (const [part, change] of Object.entries(parts)) {
      const place = Number(part);
      if (!(place >= 0 && place < length)) throw new RangeError(`no place ${part} in a list`);
      list[place] = patched(list[place], change as Patch);
    }
    list.length = length;
    return list;
  }
  const whole = new Map(Object.entries(before));
  for (const [part, change] of Object.entries(patch as Readonly<Record<string, Patch>>)) {
    if (Array.isArray(change) && change.length === 0) whole.delete(part);
    else whole.set(part, patched(whole.get(part), change));
  }
  return Object.fromEntries(whole);
}

function isReplacement(patch: Patch): patch is readonly unknown[] {
  return Array.isArray(patch);
}

function isWhole(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function ownPart(whole: Parts, part: string): unknown {
  return Object.hasOwn(whole, part) ? whole[part] : undefined;
}
