import { commit } from '@sandtable/kernel';
import { chained, isSigned, rootOf } from '@sandtable/record';
import { gameOf } from '../host/matchFile.ts';
import { Signer } from '../log/signer.ts';
import type { MatchRow, Store } from '../store/store.ts';

/** What came of looking at every log. */
interface Checked {
  readonly matches: number;
  readonly entries: number;
  /** A line each. */
  readonly problems: readonly string[];
}

/** Looks whether the logs of all matches hold together, and whether their dice are those that were committed to. */
export async function checkChains(store: Store): Promise<Checked> {
  const problems: string[] = [];
  const sum = { matches: 0, entries: 0 };
  const key = await store.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'signing-key')
    .executeTakeFirst();
  const signer = key && new Signer(key.value);
  for (const id of await store.db.selectFrom('match').select('id').execute()) {
    const row = (await store.match(id.id)) as MatchRow;
    sum.matches++;
    const found = await chainProblem(store, row, signer, () => sum.entries++);
    if (found !== undefined) problems.push(`Match ${row.id}: ${found}`);
  }
  return { ...sum, problems };
}

async function chainProblem(
  store: Store,
  row: MatchRow,
  signer: Signer | undefined,
  count: () => void,
): Promise<string | undefined> {
  const { id, secret, commitment } = row;
  if (commit({ secret, numbers: {} }, gameOf(row)) !== commitment) {
    return 'its secret is not the one that was committed to.';
  }
  let head = rootOf(id, commitment);
  let number = 0;
  for (const entry of await store.entries(id, 0)) {
    count();
    number++;
    if (entry.number !== number) return `entry ${number} is missing.`;
    head = chained(head, entry);
    if (entry.hash !== head) return `entry ${number} does not follow from the one before.`;
  }
  if (signer !== undefined && !(await isSigned(signer.receipt(head), signer.publicKey))) {
    return 'the key of this host does not sign it.';
  }
  return undefined;
}
