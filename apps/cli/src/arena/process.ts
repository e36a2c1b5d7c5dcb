import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from '../words.ts';
import { Forfeit } from './forfeit.ts';

/** No answer has as many characters: a move is a few dozen. */
export const LONGEST_ANSWER = 1 << 20;

/** As much of what a program last complained of is kept, to be shown when it breaks down. */
const LAST_WORDS = 600;

/** So many milliseconds may pass between the last line of a program, its end, and the end of what it writes. */
const CLOSING = 50;

/** So many milliseconds a program has to end when its input has ended. */
const LEAVING = 1000;

const running = new Set<BotProcess>();
let isWatching = false;

/** Whatever ends us, none of them stays behind. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  process.on('exit', () => {
    for (const each of running) each.kill();
  });
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.once(signal, () => process.exit(128 + number));
  }
}

/** A program that is told and asked, a line of JSON each. */
export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  /** What has come of a line that has not ended. */
  #rest = '';
  readonly #lines: string[] = [];
  #unread = 0;
  #lastWords = '';
  #forfeit: Forfeit | undefined;
  #wake: (() => void) | undefined;

  constructor(command: readonly string[]) {
    watch();
    const [file, ...args] = command;
    // A group of its own: what the program has started ends with it.
    this.#child = spawn(file, args, { detached: true, windowsHide: true });
    running.add(this);
    const { stdin, stdout, stderr } = this.#child;
    this.#child.on('error', ({ message }) => this.#break('start', { reason: message }));
    this.#child.on('exit', (code, signal) => this.#ended(code, signal));
    // What cannot be written any more shows when it ends.
    stdin.on('error', () => undefined);
    stdout.setEncoding('utf8');
    stdout.on('data', (chunk: string) => this.#read(chunk));
    stdout.on('end', () => setTimeout(() => this.#break('closed'), 2 * CLOSING));
    stderr.setEncoding('utf8');
    stderr.on('data', (chunk: string) => {
      this.#lastWords = (this.#lastWords + chunk).slice(-LAST_WORDS);
    });
  }

  /** Whether it can still be asked anything. */
  get isSound(): boolean {
    return this.#forfeit === undefined;
  }

  tell(notice: object): void {
    if (this.isSound) this.#child.stdin.write(`${JSON.stringify(notice)}\n`);
  }

  /** The next line that it writes; throws a `Forfeit` where none comes in time, or none that is one. */
  async ask(request: object, seconds: number): Promise<string> {
    this.tell(request);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#wake?.();
    }, seconds * 1000);
    try {
      for (;;) {
        const line = this.#lines.shift();
        if (line !== undefined) {
          this.#unread -= line.length;
          return line;
        }
        if (this.#forfeit !== undefined) throw this.#forfeit;
        if (isLate) throw new Forfeit('silence', text('arena.fault.silence', { seconds }));
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Has it end by itself, as it should when its input ends; and ends it where it does not. */
  async end(): Promise<void> {
    if (this.isSound) {
      const gone = once(this.#child, 'exit').then(() => undefined);
      this.#child.stdin.end();
      await Promise.race([gone, pause(LEAVING, undefined, { ref: false })]);
    }
    this.kill();
  }

  /** Ends it, with all that it has started. */
  kill(): void {
    running.delete(this);
    this.#forfeit ??= new Forfeit('closed', text('arena.fault.closed'));
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // There are no groups on Windows; and of one that has gone nothing is left to end.
      this.#child.kill('SIGKILL');
    }
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
    this.#child.unref();
  }

  #read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      this.#lines.push(line);
      this.#unread += line.length;
    }
    if (this.#unread + this.#rest.length > LONGEST_ANSWER) {
      this.#lines.length = 0;
      this.#rest = '';
      this.#child.stdout.pause();
      this.#break('long', { longest: LONGEST_ANSWER });
    }
    this.#wake?.();
  }

  #ended(code: number | null, signal: string | null): void {
    const how = signal ?? `${code}`;
    const said = this.#lastWords.trim();
    const last = said.split('\n').at(-1) ?? '';
    // What it has written before may still be on its way.
    setTimeout(() => {
      if (said === '') this.#break('crash', { how });
      else this.#break('crash.said', { how, said: last });
    }, CLOSING);
  }

  #break(fault: 'start' | 'closed' | 'long' | 'crash' | 'crash.said', parts = {}): void {
    const [name] = fault.split('.') as ['start' | 'closed' | 'long' | 'crash'];
    this.#forfeit ??= new Forfeit(name, text(`arena.fault.${fault}`, parts));
    this.#wake?.();
  }
}
