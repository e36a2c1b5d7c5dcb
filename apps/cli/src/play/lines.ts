import { createInterface, type Interface } from 'node:readline';

/** Lines from the keyboard, or from a file or pipe until that ends. */
export class Lines {
  /** Whether Ctrl-C ended them. */
  interrupted = false;
  readonly #reader: Interface;
  readonly #read: string[] = [];
  #ended = false;
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor() {
    const atKeyboard = process.stdin.isTTY && process.stdout.isTTY;
    this.#reader = createInterface({
      input: process.stdin,
      ...(atKeyboard && { output: process.stdout }),
    });
    this.#reader.on('line', (line) => this.#hand(line));
    this.#reader.on('SIGINT', () => {
      this.interrupted = true;
      this.#reader.close();
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#waiting?.(undefined);
    });
  }

  /** The next line without the blanks around it; undefined when there is none any more. */
  async ask(prompt: string): Promise<string | undefined> {
    const read = this.#read.shift();
    if (read !== undefined) return read;
    if (this.#ended) return undefined;
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  close(): void {
    this.#reader.close();
  }

  #hand(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#read.push(line.trim());
    else waiting(line.trim());
  }
}
