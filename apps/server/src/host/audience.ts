import {
  NO_ORDERS,
  SPECTATOR,
  toSend,
  type Known,
  type Sent,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import type { Receipt } from '@sandtable/record';
import type { Matters, OrdersTold, Spoken } from '@sandtable/wire';
import { hears, type Hearing } from './talk.ts';

/** What somebody at a table is told when something has changed. */
export type News =
  | { readonly change: Sent; readonly receipt?: Receipt }
  | { readonly matters: Matters }
  | { readonly orders: OrdersTold }
  | { readonly said: readonly Spoken[] };

/** Somebody who wants to hear of what changes for a viewer. */
export interface Listener {
  readonly viewer: Viewer;
  /** What was kept of the key that he came with; none where he looks on. */
  readonly key?: string | undefined;
  hear(news: News): void;
  /** His key opens nothing any more: he hears nothing from now on. */
  dismiss(): void;
}

/** What there is to be told. */
interface Spectacle {
  look(viewer: Viewer): Known | undefined;
  matters(viewer: Viewer): Matters;
  receipt(): Receipt;
  hearing(): Hearing;
}

/** What has changed for a viewer: with a receipt for who plays, without one for who looks on. */
interface Changed {
  readonly signed: News;
  readonly unsigned: News;
}

/** Those who listen at one table, and what each has been told. */
export class Audience {
  readonly #spectacle: Spectacle;
  readonly #listeners = new Set<Listener>();
  /** What each viewer was last shown. */
  readonly #shown = new Map<Viewer, Known>();
  /** What each viewer was last told about the table, as text. */
  readonly #told = new Map<Viewer, string>();
  /** What each side was last told of its orders, as text. */
  readonly #orders = new Map<Side, string>();

  constructor(spectacle: Spectacle) {
    this.#spectacle = spectacle;
  }

  get isThere(): boolean {
    return this.#listeners.size > 0;
  }

  /** The sides that are at the table now. */
  get present(): ReadonlySet<Viewer> {
    const seated = [...this.#listeners].filter(({ key }) => key !== undefined);
    return new Set(seated.map(({ viewer }) => viewer));
  }

  /** Somebody listens from now on; first of all he is greeted with what he knows. */
  add(
    listener: Listener,
    greet: (known: Known | undefined) => void,
    spoken: readonly Spoken[],
  ): void {
    this.#listeners.add(listener);
    greet(this.show(listener.viewer));
    this.tell(listener);
    this.#speakTo([listener], spoken);
    const orders = this.#orders.get(whoIs(listener));
    if (orders !== undefined) listener.hear({ orders: JSON.parse(orders) as OrdersTold });
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Whoever came with a key that opens nothing any more has gone on somewhere else. */
  dismissUnless(opens: (key: string) => boolean): void {
    for (const listener of this.#listeners) {
      if (listener.key === undefined || opens(listener.key)) continue;
      this.#listeners.delete(listener);
      listener.dismiss();
    }
  }

  show(viewer: Viewer): Known | undefined {
    const known = this.#spectacle.look(viewer);
    if (known !== undefined) this.#shown.set(viewer, known);
    return known;
  }

  /** Tells everybody what has changed for him, if anything has; but one who has just been told everything. */
  tell(greeted?: Listener): void {
    const told = new Map<Viewer, Changed | undefined>();
    const about = new Map<Viewer, News | undefined>();
    for (const listener of this.#listeners) {
      const { viewer, key } = listener;
      const who = whoIs(listener);
      if (!about.has(who)) about.set(who, this.#mattersFor(who));
      if (listener === greeted) continue;
      if (!told.has(viewer)) told.set(viewer, this.#newsFor(viewer));
      const news = told.get(viewer);
      if (news !== undefined) listener.hear(key === undefined ? news.unsigned : news.signed);
      const matters = about.get(who);
      if (matters !== undefined) listener.hear(matters);
    }
  }

  /** Tells everybody what was said, of that what he hears. */
  speak(spoken: readonly Spoken[]): void {
    this.#speakTo(this.#listeners, spoken);
  }

  /** Tells a side, and nobody else, what has become of its orders. */
  tellOrders(side: Side, orders: OrdersTold): void {
    const text = JSON.stringify(orders);
    if (text === this.#orders.get(side)) return;
    this.#orders.set(side, text);
    for (const listener of this.#listeners) {
      if (whoIs(listener) === side) listener.hear({ orders });
    }
  }

  /** Whatever was told of orders is no longer so, but for these sides. */
  tellNoOrders(except: ReadonlySet<Side>): void {
    for (const side of this.#orders.keys()) {
      if (!except.has(side)) this.tellOrders(side, { ...NO_ORDERS, became: [] });
    }
  }

  #speakTo(listeners: Iterable<Listener>, spoken: readonly Spoken[]): void {
    const hearing = this.#spectacle.hearing();
    for (const listener of listeners) {
      const who = whoIs(listener);
      const said = spoken.filter((each) => hears(who, each, hearing));
      if (said.length > 0) listener.hear({ said });
    }
  }

  #newsFor(viewer: Viewer): Changed | undefined {
    const shown = this.#shown.get(viewer);
    const change = toSend(shown, this.show(viewer));
    if (change === undefined) return undefined;
    return { signed: { change, receipt: this.#spectacle.receipt() }, unsigned: { change } };
  }

  /** What a viewer is to be told about the table; nothing where he knows it. What time it is, is nothing new. */
  #mattersFor(viewer: Viewer): News | undefined {
    const matters = this.#spectacle.matters(viewer);
    const text = JSON.stringify({ ...matters, now: 0 });
    if (this.#told.get(viewer) === text) return undefined;
    this.#told.set(viewer, text);
    return { matters };
  }
}

/** Whoever looks at the end of a match through the eyes of a side is not that side. */
function whoIs({ viewer, key }: Listener): Viewer {
  return key === undefined ? SPECTATOR : viewer;
}
