import { MOST_OF_A_SIDE, MOST_REPORTS, RATE_MS, REPORTS_MS } from '../host/talk.ts';
import { Limit } from './limit.ts';

/** A club looks on from one address: of all there somewhat more is heard than of one. */
const MOST_OF_AN_ADDRESS = 20;

/** Somebody who looks on at a table: nobody knows who, but from where and by which socket. */
interface Onlooker {
  readonly table: string;
  readonly address: string;
  readonly socket: number;
}

/** How much is heard of those who look on: of each as much as of a side. Nobody is silent because another was not. */
export class Onlookers {
  readonly #lines: Measure;
  readonly #reports: Measure;

  constructor(now: () => number) {
    this.#lines = new Measure(MOST_OF_A_SIDE, RATE_MS, now);
    this.#reports = new Measure(MOST_REPORTS, REPORTS_MS, now);
  }

  /** Whether he may say something; then it counts. */
  maySpeak(who: Onlooker): boolean {
    return this.#lines.take(who);
  }

  mayReport(who: Onlooker): boolean {
    return this.#reports.take(who);
  }
}

/** For each of them, and for all at an address: whoever comes by many sockets has no more than these. */
class Measure {
  readonly #each: Limit;
  readonly #address: Limit;

  constructor(most: number, ms: number, now: () => number) {
    this.#each = new Limit({ most, everyMs: Math.floor(ms / most) }, now);
    const all = MOST_OF_AN_ADDRESS;
    this.#address = new Limit({ most: all, everyMs: Math.floor(ms / all) }, now);
  }

  take({ table, address, socket }: Onlooker): boolean {
    return this.#each.take(`${table} ${socket}`) && this.#address.take(`${table} ${address}`);
  }
}
