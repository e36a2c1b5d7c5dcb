import { once } from 'node:events';
import type { Command } from '../arguments.ts';
import { Engine } from '../engine/engine.ts';
import { linesOf } from '../engine/lines.ts';

export const engine: Command = {
  name: 'engine',
  operands: [],
  flags: {},
  async run() {
    const answering = new Engine();
    process.stdin.setEncoding('utf8');
    for await (const line of linesOf(process.stdin as AsyncIterable<string>)) {
      if (line?.trim() === '') continue;
      const written = process.stdout.write(`${answering.answer(line)}\n`);
      if (!written) await once(process.stdout, 'drain');
    }
    return 0;
  },
};
