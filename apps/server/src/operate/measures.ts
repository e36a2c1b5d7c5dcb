import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, exposition, Gauge, Histogram } from './prometheus.ts';

/** What is read off the parts of a node when somebody wants to know. */
export interface Gauges {
  readonly sockets: () => number;
  readonly rooms: () => number;
  readonly thoughtsWaiting: () => number;
  readonly thoughts: () => number;
  readonly writing: () => {
    readonly waiting: number;
    readonly batches: number;
    readonly entries: number;
  };
}

/** What a node measures of itself. Nothing here tells who plays or what. */
export class Measures {
  /** Entries that were added to logs, by the kind of deed. */
  readonly deeds = new Counter('sandtable_deeds_total', 'What was added to logs.', 'kind');
  /** From an ask on a socket, or a deed of a program, to its answer, by its kind. */
  readonly asks = new Histogram('sandtable_ask_seconds', 'From an ask to its answer.', 'ask');
  /** What was not done, by the code of the failure. */
  readonly failures = new Counter('sandtable_failures_total', 'What was not done.', 'code');
  readonly requests = new Histogram('sandtable_request_seconds', 'HTTP requests.', 'status');
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });

  constructor() {
    this.#delay.enable();
  }

  close(): void {
    this.#delay.disable();
  }

  /** All of it in Prometheus' form. */
  text(gauges: Gauges): string {
    const delay = (percentile: number): number => this.#delay.percentile(percentile) / 1e9;
    const text = exposition([
      this.deeds,
      this.asks,
      this.failures,
      this.requests,
      new Gauge('sandtable_sockets', 'Sockets that are open.', gauges.sockets),
      new Gauge('sandtable_rooms', 'Matches at hand.', gauges.rooms),
      new Gauge(
        'sandtable_thoughts_waiting',
        'Questions to computer players that wait for a thread.',
        gauges.thoughtsWaiting,
      ),
      new Gauge(
        'sandtable_thoughts_total',
        'Questions to computer players.',
        gauges.thoughts,
        'counter',
      ),
      new Gauge(
        'sandtable_entries_waiting',
        'Entries that wait to be written.',
        () => gauges.writing().waiting,
      ),
      new Gauge(
        'sandtable_batches_total',
        'Statements that wrote entries.',
        () => gauges.writing().batches,
        'counter',
      ),
      new Gauge(
        'sandtable_entries_total',
        'Entries that were written.',
        () => gauges.writing().entries,
        'counter',
      ),
      new Gauge(
        'sandtable_loop_delay_seconds_p50',
        'How late the event loop is, since it was last asked for.',
        () => delay(50),
      ),
      new Gauge('sandtable_loop_delay_seconds_p99', 'The same, 99 of 100.', () => delay(99)),
      new Gauge('sandtable_resident_bytes', 'Memory of the process.', () =>
        process.memoryUsage.rss(),
      ),
    ]);
    this.#delay.reset();
    return text;
  }
}
