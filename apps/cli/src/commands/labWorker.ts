import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Command } from '../arguments.ts';
import { Crew } from '../lab/crew.ts';
import { openQueue } from '../lab/database.ts';
import { whenInterrupted } from '../lab/interruption.ts';
import { work } from '../lab/worker.ts';
import { complain, print, printJson } from '../terminal.ts';
import { text } from '../words.ts';

const LEASE_SECONDS = 30;

export const labWorker: Command = {
  name: 'lab worker',
  operands: [],
  flags: {
    database: { value: 'URL' },
    jobs: { value: 'N' },
    lease: { value: 'SECONDS' },
    once: {},
    json: {},
  },
  async run(given) {
    const queue = await openQueue(given);
    const crew = new Crew(given.number('jobs', 1, 1024) ?? availableParallelism());
    using _ = whenInterrupted(() => void crew.dismiss());
    const worked = await work({
      queue,
      crew,
      name: randomUUID(),
      lease: given.number('lease', 1, 86_400) ?? LEASE_SECONDS,
      once: given.flag('once'),
      passOver: (digest) => complain(text('lab.otherVersion', { digest })),
    });
    await crew.dismiss();
    await queue.close();
    if (given.flag('json')) printJson(worked);
    else print(text('lab.worked', { ...worked }));
    return 0;
  },
};
