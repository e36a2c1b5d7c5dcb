// In a thread of its own: does to a file of SQLite what it is told, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { BUSY_MS, openFile, Prepared } from './sqliteFile.ts';
import type { Outcome, Statement } from './beside.ts';

const db = openFile(workerData as string, BUSY_MS);
const statements = new Prepared(db);

function outcomeOf({ sql, parameters }: Statement): Outcome {
  try {
    return { rows: statements.prepare(sql).all(parameters) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { message, errcode };
  }
}

parentPort?.on('message', (statement: Statement) => {
  parentPort?.postMessage(outcomeOf(statement), []);
});
// From now on it is there.
parentPort?.postMessage({ rows: [] } satisfies Outcome, []);
