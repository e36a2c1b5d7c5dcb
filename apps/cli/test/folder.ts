import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is there until the test ends. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sandtable-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A file with this content in a folder of its own. */
export function fileWith(content: unknown): string {
  const path = join(folder(), 'file.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A script for Node, in a folder of its own. */
export function scriptWith(source: string): string {
  const path = join(folder(), 'script.cjs');
  writeFileSync(path, source);
  return path;
}
