import type { Arguments } from '../arguments.ts';
import { UsageError, UserError } from '../errors.ts';
import { text } from '../words.ts';
import { Queue } from './queue.ts';

/** The queue in the database that `--database` names. */
export async function openQueue(given: Arguments): Promise<Queue> {
  const address = given.text('database');
  if (address === undefined) throw new UsageError(text('lab.needsDatabase'));
  // Anything else would be looked for as a host of some other name.
  if (!/^postgres(?:ql)?:\/\/./v.test(address) || !URL.canParse(address)) {
    throw new UsageError(text('lab.notDatabase', { found: address }));
  }
  try {
    return await Queue.open(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(text('lab.database', { reason }));
  }
}
