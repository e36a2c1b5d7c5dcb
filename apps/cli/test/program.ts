import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../src/program.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program to its end, in a process of its own: half a second for its start alone. */
export function spawned(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the program to its end in this process, which lends it what it reads from and writes to. */
export async function sandtable(args: readonly string[], input = ''): Promise<Ran> {
  const written = { out: '', err: '' };
  const keep = (name: keyof typeof written) => (chunk: string | Uint8Array) => {
    written[name] += chunk.toString();
    return true;
  };
  const lent = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(reading(input)),
  ];
  try {
    return { code: await run(args), ...written };
  } finally {
    for (const each of lent) each.mockRestore();
  }
}

/** As much as the program uses of a pipe. */
function reading(input: string): typeof process.stdin {
  return Readable.from([Buffer.from(input)], { objectMode: false }) as typeof process.stdin;
}

type Runs = (args: readonly string[]) => Ran | Promise<Ran>;

/** Runs a command that must succeed, and reads the JSON it prints. */
export async function json(args: readonly string[], how: Runs = sandtable): Promise<unknown> {
  const { code, out, err } = await how([...args, '--json']);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out);
}
