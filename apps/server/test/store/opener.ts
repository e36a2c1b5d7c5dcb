// In a thread: opens the store at an address, and tells what is kept there under a name.
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { Store } from '../../src/store/store.ts';

const store = await Store.open(workerData as string);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await store.setting('first', () => randomUUID()));
await store.close();
