/**
 * What somebody is sent so that what he has becomes what there is now: a plain value, or `[value]`, in the place of
 * what he has, `[]` where it goes, or an object of the parts that change. The parts of a list go by their place; `#`
 * is its new length. In a list there is also `[change, from]`: what was at that place before, or below 0 what is so
 * far before it now, and what is other about it. So lists that shift, and rows of things that are much
 * alike, stay small. A file has its changes in the plainer words of a `Patch`, which are worked in place and compared.
 */
export type Sent =
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | { readonly [part: string]: Sent };

type Parts = Readonly<Record<string, unknown>>;

const LENGTH = '#';
/** How many parts before one may serve to tell it by. */
const LOOK_BACK = 8;
const LOOK_BACK_ADDED = 2;
/** No list of ours comes near it: a patch may be from somebody else. */
const LONGEST = 100_000;

/** What changes from one to the other; undefined where nothing does. The order of fields is no change. */
export function toSend(before: unknown, after: unknown): Sent | undefined {
  if (before === after) return undefined;
  if (!isWhole(before) || !isWhole(after) || Array.isArray(before) !== Array.isArray(after)) {
    if (after === undefined) return [];
    if (!isWhole(after)) return after as Sent;
    return before === undefined && Array.isArray(after) ? newList(after) : [after];
  }
  if (Array.isArray(before) && Array.isArray(after)) return listToSend(before, after);
  // By entries: a field may have any name, `__proto__` too.
  const patch: [string, Sent][] = [];
  for (const part of Object.keys(after)) {
    const change = toSend(ownPart(before, part), ownPart(after, part));
    if (change !== undefined) patch.push([part, change]);
  }
  for (const part of Object.keys(before)) {
    const isGone = ownPart(after, part) === undefined && ownPart(before, part) !== undefined;
    if (isGone) patch.push([part, []]);
  }
  return patch.length === 0 ? undefined : Object.fromEntries(patch);
}

function listToSend(before: readonly unknown[], after: readonly unknown[]): Sent | undefined {
  const patch: Record<string, Sent> = {};
  let isChanged = before.length !== after.length;
  for (let i = 0; i < after.length; i++) {
    const change = toSend(before[i], after[i]);
    if (change === undefined) continue;
    patch[i] = isWhole(after[i]) ? shortest(before, after, i, change) : change;
    isChanged = true;
  }
  if (before.length !== after.length) patch[LENGTH] = after.length;
  if (!isChanged) return undefined;
  // A pair of numbers, say, is told sooner than what has changed in it.
  return after.some(isWhole) ? patch : shorter(patch, [after]);
}

/** A list where nothing was: as it is, or by how its parts differ. */
function newList(after: readonly unknown[]): Sent {
  const byParts = after.some(isWhole) ? listToSend([], after) : undefined;
  if (byParts === undefined) return [after];
  return shorter(byParts, [after]);
}

function shorter(one: Sent, other: Sent): Sent {
  return JSON.stringify(one).length < JSON.stringify(other).length ? one : other;
}

/** How a part of a list is told in the fewest words: by what is there, by what has shifted, or by the part before it. */
function shortest(
  before: readonly unknown[],
  after: readonly unknown[],
  i: number,
  change: Sent,
): Sent {
  let best = change;
  let least = JSON.stringify(change).length;
  const offer = (like: unknown, from: number): void => {
    if (!isWhole(like)) return;
    const changed = toSend(like, after[i]) ?? {};
    // Something else altogether is told as what it is.
    if (isReplacement(changed)) return;
    const told = [changed, from] as const;
    const { length } = JSON.stringify(told);
    if (length < least) [best, least] = [told, length];
  };
  const shifted = i + before.length - after.length;
  if (shifted !== i && shifted >= 0) offer(before[shifted], shifted);
  // What is added to a list that is there is one of a few: looking far back for what is like it costs more than it saves.
  const far = before.length === 0 ? LOOK_BACK : LOOK_BACK_ADDED;
  for (let back = 1; back <= Math.min(i, far); back++) offer(after[i - back], -back);
  return best;
}

/** What a patch makes of a piece of JSON. That itself is not changed; the two share what is the same. */
export function received(before: unknown, patch: Sent | undefined): unknown {
  if (patch === undefined) return before;
  if (!isWhole(patch)) return patch;
  if (isReplacement(patch)) {
    if (patch.length > 1) throw new TypeError('a patch for a part of a list');
    return patch[0];
  }
  if (before === undefined && typeof patch[LENGTH] === 'number') return received([], patch);
  if (!isWhole(before)) throw new TypeError('a patch for something else');
  if (Array.isArray(before)) {
    const list: unknown[] = [...(before as unknown[])];
    const { [LENGTH]: length = list.length, ...parts } = patch;
    if (typeof length !== 'number' || length > LONGEST) throw new RangeError('a list too long');
    for (const [part, change] of Object.entries(parts)) {
      const place = Number(part);
      if (!Number.isInteger(place) || place < 0 || place >= length) {
        throw new RangeError(`no place ${part} in a list`);
      }
      list[place] = receivedPart(before, list, place, change);
    }
    list.length = length;
    return list;
  }
  const whole = new Map(Object.entries(before));
  for (const [part, change] of Object.entries(patch as Readonly<Record<string, Sent>>)) {
    if (Array.isArray(change) && change.length === 0) whole.delete(part);
    else whole.set(part, received(whole.get(part), change));
  }
  return Object.fromEntries(whole);
}

function receivedPart(
  before: readonly unknown[],
  list: readonly unknown[],
  place: number,
  patch: Sent,
): unknown {
  if (!isReplacement(patch) || patch.length < 2) return received(list[place], patch);
  const [change, from] = patch;
  if (typeof from !== 'number') throw new TypeError('a patch for something else');
  const like = from < 0 ? list[place + from] : before[from];
  return received(like, change as Sent);
}

function isReplacement(patch: Sent): patch is readonly unknown[] {
  return Array.isArray(patch);
}

function isWhole(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function ownPart(whole: Parts, part: string): unknown {
  return Object.hasOwn(whole, part) ? whole[part] : undefined;
}
