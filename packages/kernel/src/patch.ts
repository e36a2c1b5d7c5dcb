/**
 * How one piece of JSON becomes another: `[value]` in the place of what is there, `[]` where it goes, or
 * an object of the parts that change. The parts of a list go by their place; `#` is its new length.
 */
export type Patch = readonly unknown[] | { readonly [part: string]: Patch | number };

type Parts = Readonly<Record<string, unknown>>;

const LENGTH = '#';

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
    changeList(list, patch, patched);
    return list;
  }
  const whole = new Map(Object.entries(before));
  for (const [part, change] of Object.entries(patch as Readonly<Record<string, Patch>>)) {
    if (Array.isArray(change) && change.length === 0) whole.delete(part);
    else whole.set(part, patched(whole.get(part), change));
  }
  return Object.fromEntries(whole);
}

/** A copy of a piece of JSON. */
export function copyOf<T>(value: T): T {
  return isWhole(value) ? (JSON.parse(JSON.stringify(value)) as T) : value;
}

/**
 * The same in place: for what is one's own, step after step. What the patches bring is copied, since the
 * next one may change it.
 */
export function patchInto(whole: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return whole;
  if (isReplacement(patch)) return copyOf(patch[0]);
  if (!isWhole(whole)) throw new TypeError('a patch for something else');
  if (Array.isArray(whole)) {
    changeList(whole, patch, patchInto);
    return whole;
  }
  for (const part of Object.keys(patch)) {
    const change = (patch as Readonly<Record<string, Patch>>)[part];
    if (Array.isArray(change) && change.length === 0) Reflect.deleteProperty(whole, part);
    else setPart(whole, part, patchInto(ownPart(whole, part), change));
  }
  return whole;
}

/** A field may have any name, also one that cannot be assigned to; defining all of them would be slow. */
function setPart(whole: Record<string, unknown>, part: string, value: unknown): void {
  if (part !== '__proto__') whole[part] = value;
  else Object.defineProperty(whole, part, { value, ...ORDINARY });
}

const ORDINARY = { writable: true, enumerable: true, configurable: true };

/** Changes the parts of a list. It grows only by what the patch brings: another would make it large for nothing. */
function changeList(
  list: unknown[],
  patch: Exclude<Patch, readonly unknown[]>,
  change: (before: unknown, patch: Patch) => unknown,
): void {
  const parts = Object.keys(patch).filter((part) => part !== LENGTH);
  const { [LENGTH]: length = list.length } = patch;
  const brought = parts.filter((part) => Number(part) >= list.length).length;
  if (typeof length !== 'number' || length - list.length > brought) {
    throw new RangeError('a list with holes');
  }
  for (const part of parts) {
    const place = Number(part);
    if (!Number.isInteger(place) || place < 0 || place >= length) {
      throw new RangeError(`no place ${place} in a list`);
    }
    list[place] = change(list[place], patch[part] as Patch);
  }
  list.length = length;
}

function isReplacement(patch: Patch): patch is readonly unknown[] {
  return Array.isArray(patch);
}

function isWhole(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function ownPart(whole: Parts, part: string): unknown {
  return Object.hasOwn(whole, part) ? whole[part] : undefined;
}
