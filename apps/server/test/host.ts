import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { HostNode, type NodeSettings } from '../src/node.ts';

type CleanUp = () => Promise<void> | void;

const cleanUp: CleanUp[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

/** Does something when the test is over, the last first. */
export function onEnd(act: CleanUp): void {
  cleanUp.push(act);
}

/** A folder that is there until the test ends. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sandtable-'));
  onEnd(() => rmSync(made, { recursive: true }));
  return made;
}

/** A host until the test ends. */
export async function start(settings: Partial<NodeSettings> = {}): Promise<HostNode> {
  const node = await HostNode.start({
    database: join(folder(), 'matches.db'),
    port: 0,
    host: '127.0.0.1',
    ...settings,
  });
  onEnd(() => node.stop());
  return node;
}
