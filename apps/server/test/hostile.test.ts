import { expect, test } from 'vitest';
import { HostNode } from '../src/node.ts';
import { CONNECTIONS, MESSAGES } from '../torture/attack.ts';
import { withstand } from '../torture/withstand.ts';
import { folder } from './host.ts';

test('hostile messages and connections change nothing for those who play', async () => {
  const open = (data: string): Promise<HostNode> =>
    HostNode.start({ data, port: 0, host: '127.0.0.1', trustProxy: 'loopback', log: 'silent' });
  const result = await withstand(open, {
    folder: folder(),
    messages: 15 * Object.keys(MESSAGES).length,
    connections: 3 * Object.keys(CONNECTIONS).length,
    moves: 30,
  });
  expect(result).toMatchObject({ isSame: true, isProved: true, failures: 0 });
});
