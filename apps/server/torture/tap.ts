import type { Answer, Ask, Told } from '@sandtable/wire';
import { WebSocket } from 'ws';

/** Leaves the number to the socket. */
type Asking = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never;

/** A socket with everything that came over it, in its order and as it came. */
export class Tap {
  readonly #socket: WebSocket;
  readonly heard: string[] = [];
  /** The code that it was closed with. */
  readonly closed: Promise<number>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((settle) => socket.once('close', settle));
    socket.on('message', (data) => this.#hear((data as Buffer).toString()));
  }

  /** @param cookie What the browser of whoever opens it has kept. */
  static open(url: string, cookie?: string): Promise<Tap> {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/live`, { headers });
    const tap = new Tap(socket);
    return new Promise((settle, fail) => {
      socket.once('open', () => settle(tap));
      socket.once('error', fail);
    });
  }

  close(): void {
    this.#socket.close();
  }

  ask(asking: Asking): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((settle) => {
      this.#waiting.set(id, settle);
      this.#socket.send(JSON.stringify({ ...asking, id }));
    });
  }

  #hear(text: string): void {
    this.heard.push(text);
    const said = JSON.parse(text) as Answer | Told;
    if (!('ok' in said) || said.id === undefined) return;
    this.#waiting.get(said.id)?.(said);
    this.#waiting.delete(said.id);
  }
}
