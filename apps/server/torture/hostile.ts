// node apps/server/torture/hostile.ts [--messages 100000] [--connections 1000] [--json]: plays a match on a host alone, and once more
// while others send it hostile messages and hold hostile connections, and compares what the players were told.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ChildNode } from './children.ts';
import { withstand } from './withstand.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    messages: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '1000' },
    moves: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
});
const [messages, connections, moves] = [values.messages, values.connections, values.moves].map(
  Number,
);
const folder = mkdtempSync(join(tmpdir(), 'sandtable-hostile-'));
const open = async (data: string): Promise<ChildNode> => {
  const node = new ChildNode(data, { SANDTABLE_TRUST_PROXY: 'loopback', SANDTABLE_LOG: 'silent' });
  await node.start();
  return node;
};
const result = await withstand(open, { folder, messages, connections, moves }).finally(() =>
  rmSync(folder, { recursive: true }),
);
const { isSame, isProved, failures, quiet, hostile, sockets } = result;
stdout.write(
  values.json
    ? `${JSON.stringify({ messages, connections, ...result })}\n`
    : `${messages} messages over ${sockets} sockets and ${connections} connections: ` +
        `what the players were told is ${isSame ? 'the same' : 'NOT the same'}, ` +
        `${failures} of their moves failed, the match ${isProved ? 'verifies' : 'does NOT verify'}. ` +
        `Half of the moves took ${quiet.half} ms and 99 % ${quiet.most} ms without them, ${hostile.half} and ${hostile.most} with them.\n`,
);
exit(isSame && isProved && failures === 0 ? 0 : 1);
