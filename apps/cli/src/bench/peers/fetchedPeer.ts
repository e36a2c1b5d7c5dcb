import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../errors.ts';
import { complain } from '../../terminal.ts';
import { text } from '../../words.ts';

/** As much of the set-up of the checkout as is used here. */
interface SetUp {
  readonly root: string;
  readonly SetupError: new () => Error;
  readonly pinned: (name: string, packageName: string) => string;
  readonly fetchPinned: (node: string, name: string, folder: string) => void;
  readonly alone: (work: () => void) => void;
}

/**
 * Where another engine lies. It is fetched the first time that it is asked for, as its own lock file
 * pins it: what only one line of the benchmark needs is no part of the workspace.
 */
export async function fetchedPeer(name: string): Promise<string> {
  const path = new URL('../../../../../scripts/setup.mjs', import.meta.url).href;
  const { root, SetupError, pinned, fetchPinned, alone } = (await import(path)) as SetUp;
  const version = pinned(name, name);
  // What comes with it may change without it.
  const lock = readFileSync(join(root, 'scripts', 'fetched', name, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 8);
  const folder = join(root, '.cache', 'peers', `${name}-${version}-${hash}`);
  const fetch = (): void => {
    if (existsSync(folder)) return;
    complain(text('bench.fetching', { name, version }));
    fetchPinned(process.execPath, name, folder);
  };
  try {
    if (!existsSync(folder)) alone(fetch);
  } catch (error) {
    if (error instanceof SetupError) throw new UserError(error.message);
    throw error;
  }
  return join(folder, 'node_modules', name);
}
