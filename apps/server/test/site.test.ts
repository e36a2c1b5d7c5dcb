import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HostNode } from '../src/node.ts';

test('a node that sends the app answers as a host too, under the same policy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sandtable</title>');
  const node = await HostNode.start({ data: folder, port: 0, host: 'localhost', site: { folder } });
  const about = await fetch(`${node.url}api/about`, { signal: AbortSignal.timeout(5000) });
  expect(await about.json()).toMatchObject({ name: 'Sandtable' });
  expect(about.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  expect(await (await fetch(`${node.url}settings`)).text()).toContain('<title>');
  expect((await fetch(`${node.url}api/nothing`)).status).toBe(404);
  await node.stop();
  rmSync(folder, { recursive: true });
});
