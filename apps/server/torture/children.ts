import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

/** A node in a process of its own, which can be killed without warning. */
export class ChildNode {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #data: string;
  #child: ChildProcess | undefined;
  #port = 0;
  #url = '';

  constructor(data: string, environment: Readonly<Record<string, string>> = {}) {
    this.#data = data;
    this.#environment = environment;
  }

  get url(): string {
    return this.#url;
  }

  /** Starts it, where it was before, and waits until it answers. */
  async start(): Promise<void> {
    const child = spawn(
      execPath,
      [
        MAIN,
        '--port',
        String(this.#port),
        '--host',
        '127.0.0.1',
        '--data',
        this.#data,
        '--no-site',
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, SANDTABLE_DRAIN_SECONDS: '0', ...this.#environment },
      },
    );
    this.#child = child;
    this.#url = await new Promise((settle, fail) => {
      child.once('exit', (code) => fail(new Error(`the node ended with ${code}`)));
      child.stdout.on('data', (data) => {
        const found = /http\S+/.exec(String(data));
        if (found !== null) settle(found[0]);
      });
    });
    this.#port = Number(new URL(this.#url).port);
  }

  /** Without warning, as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      return Promise.resolve();
    }
    return new Promise((settle) => {
      child.removeAllListeners('exit');
      child.once('exit', () => settle());
      child.kill(signal);
    });
  }
}
