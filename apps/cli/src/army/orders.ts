import {
  listNamed,
  listsFor,
  MOST_COUNT,
  MOST_POINTS,
  usualArmy,
  withCount,
  withFitting,
  type Armies,
  type Army,
  type MusterEntry,
  type Side,
} from '@sandtable/kernel';
import { UserError } from '../errors.ts';
import { text } from '../words.ts';
import type { Mustering } from './muster.ts';

/**
 * The armies as one order changes them: `ground ID`, `seed TEXT`, `SIDE list ID`, `SIDE budget POINTS`, how many
 * of an entry a side has, `SIDE ENTRY COUNT`, or what one of them is fitted with, `SIDE ENTRY#1 FITTING COUNT`.
 */
export function ordered(mustering: Mustering, armies: Armies, order: string): Armies {
  const [first = '', ...rest] = order.trim().split(/\s+/);
  if (first === 'ground') {
    const grounds = mustering.muster.grounds.map(({ id }) => id);
    return { ...armies, ground: oneOf('ground', grounds, rest.join(' ')) };
  }
  if (first === 'seed') return { ...armies, seed: rest.join(' ').slice(0, 100) };
  const side = oneOf('side', mustering.ruleset.sides, first);
  const army = orderedArmy(mustering, armies.armies[side], side, rest);
  return { ...armies, armies: { ...armies.armies, [side]: army } };
}

function orderedArmy(
  { muster }: Mustering,
  army: Army,
  side: Side,
  words: readonly string[],
): Army {
  const last = words.at(-1) ?? '';
  const what = words.slice(0, -1).join(' ');
  if (what === '') throw new UserError(text('army.order', { side }));
  if (what === 'list') {
    const lists = listsFor(muster.lists, side).map(({ id }) => id);
    return usualArmy(listNamed(muster, oneOf('list', lists, last)));
  }
  if (what === 'budget') return { ...army, budget: numberIn(last, MOST_POINTS) };
  const { entries } = listNamed(muster, army.list);
  const count = numberIn(last, MOST_COUNT);
  const [, whose, nth, fitting] = /^(.+)#(\d+) (.+)$/.exec(what) ?? [];
  if (nth === undefined) return withCount(army, entryNamed(entries, what), count);
  const entry = entryNamed(entries, whose);
  const has = army.counts[entry.id] ?? 0;
  if (Number(nth) < 1 || Number(nth) > has) {
    throw new UserError(text('army.no.copy', { entry: entry.id, found: nth, has }));
  }
  const fitted = entryNamed(entry.fittings?.entries ?? [], fitting);
  return withFitting(army, entry, Number(nth) - 1, fitted.id, count);
}

function entryNamed(entries: readonly MusterEntry[], given: string): MusterEntry {
  const ids = entries.map(({ id }) => id);
  return entries[ids.indexOf(oneOf('entry', ids, given))];
}

/** One of these by its name, or by its number in a list that begins with 1. */
function oneOf<T extends string>(kind: string, known: readonly T[], given: string): T {
  const name = given.toLowerCase();
  const numbered = /^[1-9]\d*$/.test(name) ? known.at(Number(name) - 1) : undefined;
  const found = known.find((each) => each.toLowerCase() === name) ?? numbered;
  if (found !== undefined) return found;
  throw new UserError(text(`army.no.${kind}`, { found: given, known: [...known] }));
}

function numberIn(given: string, most: number): number {
  const number = Number(given);
  if (/^\d+$/.test(given) && number <= most) return number;
  throw new UserError(text('army.number', { found: given, most }));
}
