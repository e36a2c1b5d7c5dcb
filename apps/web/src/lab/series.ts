import type { Premises } from '@sandtable/kernel';
import type { Inquiry, RunRecord } from '@sandtable/lab';
import { tester } from '../thinking/thinker.ts';

/** How far the games have come. */
export interface Stand {
  readonly state: 'idle' | 'playing' | 'stopped' | 'done' | 'failed';
  readonly records: readonly RunRecord[];
  readonly reason?: string;
}

/** A slice takes about so long: what is stopped ends soon, and what has come is shown often. */
const SLICE_MILLISECONDS = 400;
const LONGEST_SLICE = 200;

/** The games that an inquiry asks for, played one slice after another as long as nobody stops them. */
export class Series {
  readonly inquiry: Inquiry;
  readonly #premises: Premises;
  readonly #listeners = new Set<() => void>();
  #stand: Stand;
  #slice = 1;
  #isBusy = false;

  /** @param records The games that have been played for it before. */
  constructor(inquiry: Inquiry, records: readonly RunRecord[] = []) {
    this.inquiry = inquiry;
    inquiry.take(records);
    this.#stand = { state: stateOf(inquiry, records), records };
    const { ruleset, contests } = inquiry.run;
    const [{ scenario, options }] = contests;
    this.#premises = { ruleset: ruleset.id, version: ruleset.version, scenario, options };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly stand = (): Stand => this.#stand;

  /** Plays, or goes on from where it was stopped. */
  start(): void {
    if (this.#stand.state === 'playing' || this.#stand.state === 'done') return;
    const { records } = this.#stand;
    this.#tell({ state: 'playing', records });
    // Whoever goes on at once finds the last slice still under way.
    if (!this.#isBusy) void this.#play();
  }

  /** What is being played is still counted. */
  stop(): void {
    if (this.#stand.state === 'playing') this.#tell({ ...this.#stand, state: 'stopped' });
  }

  async #play(): Promise<void> {
    this.#isBusy = true;
    try {
      while (this.#stand.state === 'playing') await this.#playSlice();
    } catch (error) {
      this.#tell({ ...this.#stand, state: 'failed', reason: String(error) });
    } finally {
      this.#isBusy = false;
    }
  }

  async #playSlice(): Promise<void> {
    const numbers = this.inquiry.wanted(this.#slice);
    const began = performance.now();
    const came = await tester.ask({
      kind: 'games',
      premises: this.#premises,
      file: this.inquiry.run.file,
      numbers,
    });
    const each = (performance.now() - began) / numbers.length;
    const wanted = Math.round(SLICE_MILLISECONDS / Math.max(each, 0.1));
    this.#slice = Math.max(1, Math.min(wanted, 4 * this.#slice, LONGEST_SLICE));
    this.inquiry.take(came);
    // What came after the game that settled it is not counted.
    const records = [...this.#stand.records, ...came].slice(0, this.inquiry.games);
    this.#tell({ state: this.inquiry.isOver ? 'done' : this.#stand.state, records });
  }

  #tell(stand: Stand): void {
    this.#stand = stand;
    for (const listener of this.#listeners) listener();
  }
}

function stateOf({ isOver }: Inquiry, { length }: readonly RunRecord[]): Stand['state'] {
  if (length === 0) return 'idle';
  return isOver ? 'done' : 'stopped';
}
