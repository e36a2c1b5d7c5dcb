// A thread in which players think badly: one breaks it, one has no idea, one answers at once, all others never do.
import { env } from 'node:process';
import { parentPort } from 'node:worker_threads';

const say = (said) => parentPort.postMessage(said, []);

parentPort.on('message', ({ player }) => {
  if (player === 'ends') throw new Error('broken');
  if (player === 'fails') say({ ok: false, error: 'no idea' });
  if (player === 'waits') say({ ok: true, moves: [{ type: Object.keys(env).join() }] });
});
say({ ready: true });
