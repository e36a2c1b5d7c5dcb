import { received, type Known, type Premises, type Viewer } from '@sandtable/kernel';
import type { Held, Receipt } from '@sandtable/record';
import type { HostShown, Sat, Told } from './answers.ts';
import type { SitAsk } from './asks.ts';
import type { Matters } from './matters.ts';
import type { OrdersTold } from './orders.ts';
import type { Spoken } from './talk.ts';
import { digestOf } from './seen.ts';

/** What somebody has kept of a seat. */
export type Before = Pick<Sat, 'premises' | 'viewer' | 'known'> & {
  /** The host's word for it, where he was given one. */
  readonly held?: Held;
};

/** So much of what was said is kept at hand. */
const MOST_SAID = 200;

/** A seat at a match somewhere else, as its holder has it: what he was told, kept up by what comes. */
export class RemoteSeat {
  readonly match: string;
  readonly #key: string | undefined;
  readonly #view: Viewer | undefined;
  #number = 0;
  #sat: Pick<Sat, 'premises' | 'viewer'> | undefined;
  #matters: Matters | undefined;
  #orders: OrdersTold | undefined;
  #said: readonly Spoken[] = [];
  #known: Known | undefined;
  /** As the host showed itself when he first sat down. */
  #host: HostShown | undefined;
  /** The host's word for what was played, the last he was given, and what he had been told by then. */
  #given: { readonly receipt: Receipt; readonly told: Held['told'] } | undefined;
  #isDismissed = false;

  /**
   * @param before What its holder had of it when he was here last.
   * @param view As whom he wants to see a match that is over.
   */
  constructor(match: string, key?: string, before?: Before, view?: Viewer) {
    this.match = match;
    this.#key = key;
    this.#sat = before;
    this.#known = before?.known;
    const { publicKey, commitment, receipt, told } = before?.held ?? {};
    if (publicKey !== undefined && commitment !== undefined) this.#host = { publicKey, commitment };
    if (receipt !== undefined && told !== undefined) this.#given = { receipt, told };
    this.#view = view;
  }

  /** What to ask for, at first and after every interruption. */
  ask(id: number): SitAsk {
    const told = this.#known?.told;
    return {
      ask: 'sit',
      id,
      match: this.match,
      ...(this.#key !== undefined && { key: this.#key }),
      ...(this.#view !== undefined && { view: this.#view }),
      ...(told && { seen: { steps: told.length, digest: digestOf(told) } }),
    };
  }

  /** What the host calls it; 0 as long as it is not taken. */
  get number(): number {
    return this.#number;
  }

  get premises(): Premises | undefined {
    return this.#sat?.premises;
  }

  get viewer(): Viewer | undefined {
    return this.#sat?.viewer;
  }

  /** All about the table that is not the position, as he was last told. */
  get matters(): Matters | undefined {
    return this.#matters;
  }

  /** What he has said beforehand, and what has become of it; nothing where he has said nothing. */
  get orders(): OrdersTold | undefined {
    return this.#orders;
  }

  /** What was said where he hears it, the last of it. */
  get said(): readonly Spoken[] {
    return this.#said;
  }

  /** What he knows; nothing before the match has begun. */
  get known(): Known | undefined {
    return this.#known;
  }

  get receipt(): Receipt | undefined {
    return this.#given?.receipt;
  }

  /**
   * What he holds of the match whatever the host says later: to be kept in a file, and to check a proof with. Nothing
   * before the first receipt.
   * @param number What he gave for the dice.
   */
  held(number?: string): Held | undefined {
    if (this.#sat === undefined || this.#host === undefined || !this.#given) return undefined;
    return {
      sandtable: 'record',
      format: 1,
      id: this.match,
      viewer: this.#sat.viewer,
      ...this.#host,
      ...(number !== undefined && { number }),
      ...this.#given,
    };
  }

  /** Whether whoever had it here has gone on with it somewhere else. */
  get isDismissed(): boolean {
    return this.#isDismissed;
  }

  /** The line broke: what is known stays, the seat has to be taken again. */
  rise(): void {
    this.#number = 0;
  }

  sit({ seat, viewer, premises, matters, host, known, from }: Sat): void {
    this.#number = seat;
    this.#sat = { viewer, premises };
    this.#matters = matters;
    this.#host ??= host;
    const before = this.#known?.told.slice(0, from) ?? [];
    this.#known = known && { ...known, told: [...before, ...known.told] };
  }

  /** Throws where it does not fit what he knows: then he has to sit down anew. */
  hear(told: Told): void {
    if ('matters' in told) {
      this.#matters = told.matters;
      return;
    }
    if ('orders' in told) {
      this.#orders = told.orders;
      return;
    }
    if ('said' in told) {
      // After an interruption some of it comes again.
      const said = new Map(
        [...this.#said, ...told.said].map((each) => [`${each.among} ${each.number}`, each]),
      );
      this.#said = [...said.values()].toSorted((a, b) => a.at - b.at).slice(-MOST_SAID);
      return;
    }
    if ('dismissed' in told) {
      this.#isDismissed = true;
      this.rise();
      return;
    }
    this.#known = received(this.#known, told.change) as Known;
    const { receipt } = told;
    if (receipt !== undefined) this.#given = { receipt, told: this.#known.told };
  }
}
