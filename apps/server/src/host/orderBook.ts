import {
  due,
  followed,
  Imagined,
  isStanding,
  message,
  NO_ORDERS,
  problemsIn,
  standingMessage,
  standingMove,
  toldTo,
  type Decision,
  type Dropped,
  type GameEvent,
  type Known,
  type Move,
  type Orders,
  type Plan,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import type { Entry } from '@sandtable/record';
import type { Became, OrdersTold } from '@sandtable/wire';
import { OrdersKept, type OrdersRow } from '../store/ordersKept.ts';
import type { House } from './house.ts';
import { failed, type Done } from './deeds.ts';
import { isQuiet } from './noticed.ts';
import type { Room } from './room.ts';

/** So much of what has become of orders is told. */
const MOST_BECAME = 30;
const LOOK_MS = 5000;
/** So many that a node has left behind are taken on at once. */
const MOST_AT_ONCE = 20;
/** An answer at once would say that it was given beforehand, and how long it took to work out. What nobody notices waits for nothing: else its pauses would be counted. */
const PAUSE_MS = { least: 500, most: 2000 } as const;

/** How long it is until somebody's orders are carried out. */
export type Pause = () => number;

const usualPause: Pause = () =>
  PAUSE_MS.least + Math.floor(Math.random() * (PAUSE_MS.most - PAUSE_MS.least));

/** Where a side stands: what it knows after so many entries of the log. */
export interface Stands {
  readonly known: Known;
  readonly number: number;
}

/** Something to be done for a side, and what is said about it. */
interface Order {
  readonly move: Move;
  /** Nobody else would notice it. */
  readonly isQuiet: boolean;
  readonly became: Omit<Became, 'step'>;
}

type OpenRoom = (match: string) => Promise<Room | undefined>;

/**
 * What those who sit at tables have said beforehand. It is carried out through the room, like what they say themselves: from what
 * their side knows, and the log decides. How far orders have followed the log is kept with them, so that
 * whatever a node has not come to, another one finds.
 */
export class OrderBook {
  readonly #house: Pick<House, 'now' | 'ruleset' | 'store'>;
  readonly #kept: OrdersKept;
  readonly #room: OpenRoom;
  readonly #pause: Pause;
  /** Matches at hand in which somebody has said something. */
  readonly #held = new Set<string>();
  /** The matches that this node is at, and whether something has happened there since. */
  readonly #at = new Map<string, { isStale: boolean }>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(
    house: Pick<House, 'now' | 'ruleset' | 'store'>,
    room: OpenRoom,
    pause: Pause = usualPause,
  ) {
    this.#house = house;
    this.#kept = new OrdersKept(house.store.db);
    this.#room = room;
    this.#pause = pause;
    this.#timer = setInterval(() => void this.#lookAround().catch(() => undefined), LOOK_MS);
    this.#timer.unref();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  /** Somebody says what he will do; it takes the place of all that he said before. */
  async put(room: Room, side: Side, at: number, orders: Orders): Promise<Done> {
    const ruleset = this.#house.ruleset(room.shown.premises.ruleset);
    const stands = await room.stands(side);
    if (ruleset === undefined || stands === undefined) return failed('late', 'room.waiting');
    if (stands.known.told.length !== at) return failed('late', 'room.late');
    const isKnown =
      orders.standing.every((each) => isStanding(ruleset, each)) &&
      orders.plans.every((plan) =>
        plan.orders.every(({ move }) => problemsIn(ruleset.moveSchema, move).length === 0),
      );
    if (!isKnown) return failed('form', 'wire.orders');
    const { plans, standing } = orders;
    const told: OrdersTold = { plans, standing, became: [] };
    if (plans.length + standing.length === 0) await this.#kept.remove(room.id, side);
    else {
      const row = { match: room.id, side, orders: JSON.stringify(told), followed: stands.number };
      await this.#kept.put(row);
      this.#held.add(room.id);
    }
    room.tellOrders(side, told);
    room.announce();
    this.attend(room);
    // Without a receipt: whoever ordered nothing, again and again, would see the log grow by what is decided in secret.
    return { ok: true };
  }

  /** A match comes to hand, or goes on elsewhere. */
  async look(room: Room): Promise<void> {
    const rows = await this.#kept.of(room.id);
    room.tellNoOrders(new Set(rows.map(({ side }) => side)));
    if (rows.length === 0) return;
    this.#held.add(room.id);
    for (const row of rows) room.tellOrders(row.side, ordersIn(row));
    this.attend(room);
  }

  /** Something has happened at a table: whoever has said something about it does it. */
  attend(room: Room): void {
    if (this.#isClosed || !this.#held.has(room.id)) return;
    const being = this.#at.get(room.id);
    if (being === undefined) void this.#beAt(room);
    else being.isStale = true;
  }

  async #beAt(room: Room): Promise<void> {
    const state = { isStale: true };
    this.#at.set(room.id, state);
    try {
      while (state.isStale && !this.#isClosed) {
        state.isStale = false;
        for (const row of await this.#kept.of(room.id)) {
          if (await this.#follow(room, row)) state.isStale = true;
        }
      }
    } catch {
      // What the database did not take is found again by whoever looks around.
    } finally {
      this.#at.delete(room.id);
    }
  }

  /** Brings the orders of a side up to where it stands, and does what is due; whether anything was tried. */
  async #follow(room: Room, row: OrdersRow): Promise<boolean> {
    const { side } = row;
    const ruleset = this.#house.ruleset(room.shown.premises.ruleset);
    const stands = await room.stands(side);
    if (ruleset === undefined || stands === undefined || stands.number < row.followed) return false;
    const { known, number } = stands;
    const before = ordersIn(row);
    const entries = await this.#house.store.entries(room.id, row.followed);
    const heard = entries.filter((entry) => entry.number <= number);
    const { orders, order } = judged(ruleset, side, before, heard, known);
    if (order !== undefined) {
      if (!order.isQuiet) await this.#wait();
      if (this.#isClosed) return false;
      const { length } = known.told;
      const done = await room.deeds.play(side, length, order.move);
      if (!done.ok) return done.failure.code === 'late';
      await this.#keep(room, row, became(orders, { ...order.became, step: length + 1 }), number);
      return true;
    }
    if (orders !== before || number > row.followed) await this.#keep(room, row, orders, number);
    // What has become of it he has been told; nobody looks for it any more.
    if (known.pending.outcome !== undefined) await this.#kept.remove(room.id, side);
    return false;
  }

  async #keep(room: Room, row: OrdersRow, orders: OrdersTold, number: number): Promise<void> {
    const text = JSON.stringify(orders);
    await this.#kept.change(row, text, number);
    if (text !== row.orders) room.tellOrders(row.side, orders);
  }

  #wait(): Promise<void> {
    const ms = this.#pause();
    return ms === 0 ? Promise.resolve() : new Promise((go) => setTimeout(go, ms).unref());
  }

  /** Takes on what another node has left. */
  async #lookAround(): Promise<void> {
    for (const match of await this.#kept.leftBehind(MOST_AT_ONCE)) {
      const room = await this.#room(match);
      await room?.catchUp();
    }
  }
}

function ordersIn(row: OrdersRow): OrdersTold {
  return JSON.parse(row.orders) as OrdersTold;
}

function became(orders: OrdersTold, ...more: readonly Became[]): OrdersTold {
  return { ...orders, became: [...orders.became, ...more].slice(-MOST_BECAME) };
}

/** Orders without plans that have come to nothing. */
function without(
  orders: OrdersTold,
  plans: readonly Plan[],
  dropped: readonly Dropped[],
  step: number,
): OrdersTold {
  const gone = dropped.map(({ plan, why }): Became => {
    return { what: 'dropped', step, said: plan.orders[0].said, why };
  });
  return became({ ...orders, plans }, ...gone);
}

/** What has become of orders where a side stands now. What nobody can make sense of is forgotten. */
function judged(
  ruleset: Ruleset,
  side: Side,
  before: OrdersTold,
  entries: readonly Entry[],
  known: Known,
): { readonly orders: OrdersTold; readonly order?: Order } {
  try {
    const now = afterAll(ruleset, side, before, entries, known.told.length);
    const decision = known.pending.decisions.find((each) => each.side === side);
    return decision === undefined ? { orders: now } : dueNow(ruleset, known, decision, now);
  } catch {
    return { orders: { ...NO_ORDERS, became: [] } };
  }
}

/** Orders after what has happened since, as far as their owner was told. */
function afterAll(
  ruleset: Ruleset,
  side: Side,
  before: OrdersTold,
  entries: readonly Entry[],
  step: number,
): OrdersTold {
  let orders = before;
  for (const { deed } of entries) {
    if (orders.plans.length === 0) break;
    if (deed.kind !== 'move') {
      const why = message(deed.kind === 'end' ? 'orders.ended' : 'orders.undone');
      const dropped = orders.plans.map((plan) => ({ plan, why }));
      orders = without(orders, [], dropped, step);
      continue;
    }
    const { side: maker, move, events = [] } = deed.step;
    const told = events.flatMap((event: GameEvent) => toldTo(ruleset, event, side) ?? []);
    if (maker !== side && told.length === 0) continue;
    const heard = { events: told, ...(maker === side && { own: move }) };
    const { plans, dropped } = followed(orders.plans, heard, (event) => ruleset.chapter(event));
    orders = without(orders, plans, dropped, step);
  }
  return orders;
}

/** What is due where a side is asked this, and the orders without those that come to nothing by it. */
function dueNow(
  ruleset: Ruleset,
  known: Known,
  decision: Decision,
  before: OrdersTold,
): { readonly orders: OrdersTold; readonly order?: Order } {
  const { side } = decision;
  const imagined = new Imagined(ruleset, known);
  const question = ruleset.ask(known.view, decision);
  const found = due(before.plans, decision, question, (move) => imagined.check(side, move));
  const plans = before.plans.filter((plan) => !found.dropped.some((each) => each.plan === plan));
  const orders =
    found.dropped.length === 0 ? before : without(before, plans, found.dropped, known.told.length);
  const ordered = (move: Move, about: Order['became']) => {
    const quiet = isQuiet(ruleset, imagined, side, move);
    return { orders, order: { move, isQuiet: quiet, became: about } };
  };
  if (found.move !== undefined && found.plan !== undefined) {
    const said = found.plan.orders[0].said;
    return ordered(found.move, { what: 'followed', said });
  }
  for (const each of orders.standing) {
    const move = standingMove(ruleset, imagined.world, decision, [each]);
    if (move === undefined) continue;
    const said = standingMessage(each);
    return ordered(move, { what: 'answered', said });
  }
  return { orders };
}
