import type { Premises } from '@sandtable/kernel';
import address from 'virtual:thinker';
import type { Answers, Cancellation, Envelope, Reply, Request, Unfounded } from './request.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The worker that chooses for the computer, works out odds and plays ahead, so that the page never stalls. */
class Thinker {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;
  /** The matches that the worker has heard of, by what is known of them. */
  #told = new Map<Premises, number>();

  /** @param signal Whoever no longer wants to know says so with it: then nothing more is thought about it. */
  ask<R extends Request>(request: R, signal?: AbortSignal): Promise<Answers[R['kind']]> {
    const worker = this.#running();
    const id = ++this.#asked;
    const { premises, ...rest } = request;
    const known = this.#told.get(premises);
    const about = known ?? this.#told.size;
    this.#told.set(premises, about);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.delete(id)) return;
        worker.postMessage({ cancelled: id } satisfies Cancellation);
        reject(signal.reason as Error);
      });
      worker.postMessage({
        id,
        about,
        premises: known === undefined ? premises : undefined,
        request: rest as unknown as Unfounded,
      } satisfies Envelope);
    });
  }

  /** Ends it with all that it thinks about; the next question starts another. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('nobody waits any more'));
    this.#waiting.clear();
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(address, { type: 'module' });
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
    this.#told = new Map();
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
/** Works out odds, and what lies ahead: a long sum keeps no opponent waiting. */
export const reckoner = new Thinker();
/** Plays the games of the lab, which takes longer than anybody at a table would wait. */
export const tester = new Thinker();
/** Looks back at a match: that goes on for minutes, a piece of it for seconds, and whoever leaves ends it. */
export const reviewer = new Thinker();
