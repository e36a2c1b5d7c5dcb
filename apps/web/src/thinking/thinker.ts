import type { Answers, Envelope, Reply, Request } from './request.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The worker that chooses for the computer and works out odds, so that the page never stalls. */
class Thinker {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  ask<R extends Request>(request: R): Promise<Answers[R['kind']]> {
    const worker = this.#running();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request } satisfies Envelope);
    });
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Reply>) => this.#hear(event.data));
    worker.addEventListener('error', (event) => {
      // It may not have started at all: the next question starts another.
      worker.terminate();
      this.#worker = undefined;
      const error = new Error(event.message || 'the worker stopped');
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    this.#worker = worker;
    return worker;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.answer as never);
    else waiting?.reject(new Error(reply.error));
  }
}

/** Decides for the computer's side. */
export const thinker = new Thinker();
/** Works out odds: a long sum keeps no opponent waiting. */
export const reckoner = new Thinker();
