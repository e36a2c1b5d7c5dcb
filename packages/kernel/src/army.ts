import { message } from './message.ts';
import type { Army, ArmyList, Counts, Fittings, MusterEntry, MusterLimit } from './muster.ts';
import type { RuleId } from './rulebook.ts';
import type { Cited } from './standing.ts';

/** Something that an army goes against. */
export interface Violation extends Cited {
  /** The entries that bring it about; none where it is all of them. */
  readonly entries: readonly string[];
  /** Set where it is about what one of an entry is fitted with: `entries` are its fittings then. */
  readonly fitting?: { readonly entry: string; readonly nth: number };
}

/** What so many of an entry cost. */
export function priceOf({ points, doubles }: MusterEntry, count: number): number {
  return points * (doubles ? 2 ** count - 1 : count);
}

/** What an army costs. */
export function pointsOf({ entries }: Pick<ArmyList, 'entries'>, army: Army): number {
  return entries.reduce((sum, entry) => sum + costOf(entry, army), 0);
}

/** What an army pays for all that it has of an entry, and what that is fitted with. */
export function costOf(entry: MusterEntry, army: Army): number {
  const { fittings } = entry;
  const bare = priceOf(entry, army.counts[entry.id] ?? 0);
  if (fittings === undefined) return bare;
  return fittedOf(army, entry).reduce((sum, counts) => sum + fittingsCost(fittings, counts), bare);
}

/** What the fittings of one cost. */
function fittingsCost({ entries }: Fittings, counts: Counts): number {
  return entries.reduce((sum, entry) => sum + priceOf(entry, counts[entry.id] ?? 0), 0);
}

/** What each one of an entry is fitted with: as many as the army has of it. */
export function fittedOf({ counts, fitted }: Army, { id }: MusterEntry): Counts[] {
  return Array.from({ length: counts[id] ?? 0 }, (_, nth) => fitted?.[id]?.[nth] ?? {});
}

/** The army with so many of an entry: further ones are fitted as is usual. */
export function withCount(army: Army, entry: MusterEntry, count: number): Army {
  const { id, fittings } = entry;
  const counted = { ...army, counts: { ...army.counts, [id]: count } };
  if (fittings === undefined) return counted;
  const usual = usualFitting(fittings);
  const now = fittedOf(army, entry);
  const fitted = Array.from({ length: count }, (_, nth) => now.at(nth) ?? usual);
  return { ...counted, fitted: { ...army.fitted, [id]: fitted } };
}

function usualFitting({ entries }: Fittings): Counts {
  const taken = entries.filter(({ usual }) => usual > 0);
  return Object.fromEntries(taken.map(({ id, usual }) => [id, usual]));
}

/** The army with one of an entry fitted with so many of something. */
export function withFitting(
  army: Army,
  entry: MusterEntry,
  nth: number,
  fitting: string,
  count: number,
): Army {
  const fitted = fittedOf(army, entry).with(nth, {
    ...army.fitted?.[entry.id]?.[nth],
    [fitting]: count,
  });
  return { ...army, fitted: { ...army.fitted, [entry.id]: fitted } };
}

/** The one judge of armies: all that an army goes against, in the order of its list. */
export function violations(list: ArmyList, army: Army): Violation[] {
  const { rule } = list;
  const found = violationsIn(list, rule, army.counts);
  for (const entry of list.entries) {
    const { id, fittings } = entry;
    if (fittings === undefined) continue;
    for (const [nth, counts] of fittedOf(army, entry).entries()) {
      const fitting = { entry: id, nth };
      found.push(...violationsIn(fittings, rule, counts).map((each) => ({ ...each, fitting })));
    }
  }
  const points = pointsOf(list, army);
  if (points > army.budget) {
    const parts = { points, budget: army.budget, by: points - army.budget };
    found.push({ rule, entries: [], message: message('violation.budget', parts) });
  }
  return found;
}

/** What counts of entries go against, but for points. */
function violationsIn({ entries, limits }: Fittings, rule: RuleId, counts: Counts): Violation[] {
  const found: Violation[] = [];
  for (const { id, most } of entries) {
    const count = counts[id] ?? 0;
    if (count <= most) continue;
    const parts = { entry: message(`muster.${id}`), count, most };
    found.push({ rule, entries: [id], message: message('violation.most', parts) });
  }
  for (const limit of limits) {
    const by = excess(limit, counts);
    if (by === 0) continue;
    const what = message(`limit.${limit.id}.broken`, { by });
    found.push({ rule: limit.rule, entries: Object.keys(limit.of), message: what });
  }
  return found;
}

/** By how much there are too many or too few for a limit. */
function excess({ of, least = -Infinity, most = Infinity }: MusterLimit, counts: Counts): number {
  let sum = 0;
  for (const [id, each] of Object.entries(of)) sum += each * (counts[id] ?? 0);
  return Math.max(sum - most, least - sum, 0);
}
