import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program to its end. */
export function sandtable(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs a command that must succeed, and reads the JSON it prints. */
export function json(args: readonly string[]): unknown {
  const { code, out, err } = sandtable([...args, '--json']);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out);
}
