import type { Arguments } from '../arguments.ts';
import { UsageError, UserError } from '../errors.ts';
import { text } from '../words.ts';
import { Queue } from './queue.ts';

/** The queue in the database that `--database` names. */
export async function openQueue(given: Arguments): Promise<Queue> {
  const address = given.text('database');
  if (address === undefined) throw new UsageError(text('lab.needsDatabase'));
  try {
    return await Queue.open(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(text('lab.database', { reason }));
  }
}
