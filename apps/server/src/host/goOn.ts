import type { Ruleset } from '@sandtable/kernel';
import { chained, rootOf } from '@sandtable/record';
import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { readMatch } from './reading.ts';

/**
 * Has a match that is held go on under the installed rules, from where it stands. What was played before stays as it was
 * recorded: the log says from where on the other rules hold. False where it is not held, or they cannot make anything of it.
 */
export async function goOn(
  store: Store,
  match: string,
  ruleset: (id: string) => Ruleset | undefined,
  now: number,
): Promise<boolean> {
  const row = await store.match(match);
  const rules = row && ruleset(row.ruleset);
  if (row === undefined || rules === undefined) return false;
  const entries = await store.entries(match, 0);
  const read = readMatch(row, await store.seats(match), entries, rules);
  if (read.held === undefined || read.match === undefined) return false;
  const last = entries.at(-1);
  const made = {
    number: (last?.number ?? 0) + 1,
    at: now,
    deed: { kind: 'rules', version: rules.version } as const,
    salt: randomBytes(16).toString('hex'),
  };
  const hash = chained(last?.hash ?? rootOf(match, row.commitment), made);
  return store.append(match, { ...made, hash });
}
