// node apps/server/torture/main.ts --kills 100 --store sqlite|postgres [--json]: kills a server under load, again and again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ChildNode } from './children.ts';
import { torture } from './torture.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    kills: { type: 'string', default: '10' },
    store: { type: 'string', default: 'sqlite' },
    matches: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'sandtable-torture-'));
const node = new ChildNode(folder);
await node.start();
const result = await torture({
  nodes: [node],
  kills: Number(values.kills),
  matches: Number(values.matches),
  betweenMs: 1000,
});
await node.stop();
rmSync(folder, { recursive: true });
stdout.write(`${JSON.stringify({ store: values.store, ...result })}\n`);
