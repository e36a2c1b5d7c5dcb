// In a thread of its own: signs what it is handed, so that the node goes on meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { keyOf, signatureOf } from './signature.ts';

const key = keyOf(workerData as string);

parentPort?.on('message', (hashes: readonly string[]) => {
  const signatures = hashes.map((hash) => signatureOf(hash, key));
  parentPort?.postMessage(signatures, []);
});
