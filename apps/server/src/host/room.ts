import {
  message,
  premisesOf,
  resume,
  stepsSeen,
  toSend,
  type Ending,
  type Known,
  type Match,
  type Orders,
  type Premises,
  type Ruleset,
  type Sent,
  type Side,
  type Viewer,
  SPECTATOR,
} from '@sandtable/kernel';
import {
  chained,
  rootOf,
  type Deed,
  type Entry,
  type Proof,
  type Receipt,
} from '@sandtable/record';
import {
  pastToSend,
  type Failure,
  type HostShown,
  type MatchFacts,
  type Matters,
  type OrdersTold,
  type Past,
  type Terms,
  type WireText,
} from '@sandtable/wire';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Computers } from '../computers/computers.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { deviceKeys } from '../accounts/seats.ts';
import type { Desk } from '../lobby/desk.ts';
import type { Glance } from '../lobby/progress.ts';
import type { Signer } from '../log/signer.ts';
import type { Measures } from '../operate/measures.ts';
import type { Settings } from '../settings.ts';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { beginningOf, matchFileOf } from './matchFile.ts';
import { mattersOf } from './matters.ts';
import type { OrderBook, Stands } from './orderBook.ts';
import { Viewing } from './viewing.ts';

/** What a host has for all its rooms. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly signer: Signer;
  readonly ruleset: (id: string) => Ruleset | undefined;
  /** In milliseconds; a test has a clock of its own. */
  readonly now: () => number;
  /** Tells the other nodes that something was added to a match. */
  readonly announce: (match: string) => void;
  readonly computers: Computers;
  readonly orders: OrderBook;
  readonly measures: Measures;
  readonly log: FastifyBaseLogger;
  readonly desk: Desk;
}

/** What somebody at a table is told when something has changed. */
export type News =
  | { readonly change: Sent; readonly receipt?: Receipt }
  | { readonly matters: Matters }
  | { readonly orders: OrdersTold };

/** What has changed for a viewer: with a receipt for who plays, without one for who looks on. */
interface Changed {
  readonly signed: News;
  readonly unsigned: News;
}

/** Somebody who wants to hear of what changes for a viewer. */
export interface Listener {
  readonly viewer: Viewer;
  /** What was kept of the key that he came with; none where he looks on. */
  readonly key?: string | undefined;
  hear(news: News): void;
  /** His key opens nothing any more: he hears nothing from now on. */
  dismiss(): void;
}

/** Who asks for something to be done. */
interface Asked {
  readonly side: Side;
  /** How many steps he had been told of; if there are others now, it is not done. */
  readonly at?: number;
  /** What he calls it: asked for twice under one name, it is done once. */
  readonly name?: string | undefined;
}

export type Done =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly failure: Failure };

/** So many steps back somebody may look: more than two turns of any game. */
const MOST_PAST = 300;

/**
 * A match as one node has it: what its log has come to. It holds nothing that the log has not, and shows nothing
 * before the log has it. One thing is done at a time.
 */
export class Room {
  readonly #house: House;
  readonly #row: MatchRow;
  readonly #ruleset: Ruleset;
  #seats: readonly SeatRow[];
  /** Sides by what is kept of their keys. */
  #keys: ReadonlyMap<string, Side> = new Map();
  #match: Match | undefined;
  #number = 0;
  /** When the last entry was made. */
  #at = 0;
  #head: string;
  readonly #viewing: Viewing;
  /** What each viewer was last shown. */
  readonly #shown = new Map<Viewer, Known>();
  readonly #listeners = new Set<Listener>();
  /** What each side was last told of its orders, as text. */
  readonly #orders = new Map<Side, string>();
  #signed: Receipt | undefined;
  /** Whether something was worked out here that may not be in the log. */
  #isAstray = false;
  /** What everybody was last told about the table. */
  #told = '';
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(house: House, row: MatchRow, seats: readonly SeatRow[], ruleset: Ruleset) {
    this.#house = house;
    this.#row = row;
    this.#seats = seats;
    this.#ruleset = ruleset;
    this.#viewing = new Viewing(ruleset, JSON.parse(row.terms) as Terms);
    this.#head = rootOf(row.id, row.commitment);
  }

  static async open(house: House, id: string): Promise<Room | undefined> {
    const row = await house.store.match(id);
    const ruleset = row && house.ruleset(row.ruleset);
    if (row === undefined || ruleset === undefined) return undefined;
    const room = new Room(house, row, await house.store.seats(id), ruleset);
    await room.#begin();
    // What a node did not come to note before it died is noted now.
    house.desk.register.moved(room);
    return room;
  }

  get id(): string {
    return this.#row.id;
  }

  get premises(): Premises {
    if (this.#match !== undefined) return premisesOf(this.#match);
    const { scenario, ...beginning } = beginningOf(this.#row);
    return { ...beginning, scenario: this.#ruleset.published(scenario) };
  }

  /** All about the table that is not the position. */
  get matters(): Matters {
    const present = new Set(
      [...this.#listeners].flatMap((each) => (each.key === undefined ? [] : each.viewer)),
    );
    return mattersOf({ seats: this.#seats, present });
  }

  get host(): HostShown {
    return { publicKey: this.#house.signer.publicKey, commitment: this.#row.commitment };
  }

  get receipt(): Receipt {
    // Everybody is given the same: it is signed once.
    if (this.#signed?.hash !== this.#head) this.#signed = this.#house.signer.receipt(this.#head);
    return this.#signed;
  }

  /** The match with all that can be checked of it, once it is over. */
  proof(): Promise<Proof | undefined> {
    return this.#inTurn(async () => {
      if (this.#match?.pending.outcome === undefined) return undefined;
      const { id, commitment } = this.#row;
      const { publicKey } = this.#house.signer;
      return {
        sandtable: 'proof',
        format: 1,
        id,
        commitment,
        publicKey,
        signed: this.receipt,
        match: this.#match.save(),
        entries: await this.#house.store.entries(id, 0),
      };
    });
  }

  get facts(): MatchFacts {
    const { id, commitment, created, terms } = this.#row;
    const { ruleset, version, scenario, options } = this.premises;
    const { title } = scenario;
    return {
      match: id,
      ruleset,
      version,
      scenario: { id: scenario.id, ...(title !== undefined && { title }) },
      options,
      terms: JSON.parse(terms) as Terms,
      commitment,
      created,
      people: this.matters.people,
      isBegun: this.#match !== undefined,
      isOver: this.#match?.pending.outcome !== undefined,
    };
  }

  /** As whom somebody without a key may look on: as either side only when there is nothing left to hide. */
  mayView(viewer: Viewer): boolean {
    if (viewer === SPECTATOR) return true;
    const isOver = this.#match?.pending.outcome !== undefined;
    return isOver && this.#ruleset.sides.includes(viewer);
  }

  /** The side whose key hashes to this. */
  async sideOf(hash: string): Promise<Side | undefined> {
    const find = (): Side | undefined => this.#keys.get(hash);
    // It may have been taken on another node just now.
    return find() ?? this.#inTurn(() => this.#reseat().then(find));
  }

  /** Where the holder of an account sits. */
  async sideOfAccount(account: string): Promise<Side | undefined> {
    const find = (): Side | undefined => this.#seats.find((seat) => seat.account === account)?.side;
    return find() ?? this.#inTurn(() => this.#reseat().then(find));
  }

  /** Somebody has taken a seat. */
  reseat(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#reseat();
      this.#house.announce(this.id);
      this.#tell();
    });
  }

  /**
   * From now on somebody hears of every change; first of all he is greeted with what he knows. Gives the way out.
   */
  join(listener: Listener, greet: (known: Known | undefined) => void): Promise<() => void> {
    return this.#inTurn(async () => {
      // He may come from another node, of which nothing was heard yet.
      await this.#catchUp();
      this.#listeners.add(listener);
      const left = this.#house.desk.register.arrived(this.id, listener.viewer);
      greet(this.#show(listener.viewer));
      this.#tell(listener);
      const orders = this.#orders.get(listener.viewer);
      if (orders !== undefined) listener.hear({ orders: JSON.parse(orders) as OrdersTold });
      this.#house.computers.attend(this);
      return () => {
        this.#listeners.delete(listener);
        left();
        // In its turn: what is under way is not in the log yet.
        this.#inTurn(async () => this.#tell()).catch(() => undefined);
      };
    });
  }

  /** What a viewer knows now. */
  look(viewer: Viewer): Promise<Known | undefined> {
    return this.#inTurn(async () => this.#show(viewer));
  }

  /** Where a side stands; none before the match has begun. */
  stands(side: Side): Promise<Stands | undefined> {
    return this.#inTurn(async () => {
      const known = this.#show(side);
      return known && { known, number: this.#number };
    });
  }

  /** Somebody says what he will do when something happens. */
  order(side: Side, at: number, orders: Orders): Promise<Done> {
    return this.#house.orders.put(this, side, at, orders);
  }

  /** Tells a side, and nobody else, what has become of its orders. */
  tellOrders(side: Side, orders: OrdersTold): void {
    const text = JSON.stringify(orders);
    if (text === this.#orders.get(side)) return;
    this.#orders.set(side, text);
    for (const listener of this.#listeners) {
      if (listener.viewer === side) listener.hear({ orders });
    }
  }

  /** Tells the other nodes that something has changed about it. */
  announce(): void {
    this.#house.announce(this.id);
  }

  /** What a viewer saw of the steps that he was told of, but for so many of the first. */
  past(viewer: Viewer, from: number): Promise<Past> {
    return this.#inTurn(async () => {
      const told = this.#show(viewer)?.told.length ?? 0;
      const first = Math.max(from, told - MOST_PAST);
      const seen = this.#match === undefined ? [] : stepsSeen(this.#match, viewer, first);
      // No more than he has been told of by now.
      return pastToSend(first, seen.slice(0, Math.max(told - first, 0)));
    });
  }

  get hasComputers(): boolean {
    return this.#seats.some(({ player }) => player !== null);
  }

  /** A side that is asked and that a computer answers for. */
  askedComputer(): Promise<{ side: Side; player: string } | undefined> {
    return this.#inTurn(async () => {
      for (const { side } of this.#match?.pending.decisions ?? []) {
        const player = this.#seats.find((seat) => seat.side === side)?.player ?? null;
        if (player !== null) return { side, player };
      }
      return undefined;
    });
  }

  /** What lists show of it: the table as those see it who look on, and whom it waits for. */
  glance(): Promise<Glance> {
    return this.#inTurn(async () => {
      const seen = this.#match && {
        view: this.#viewing.look(this.#match, SPECTATOR).view,
        pending: this.#match.pending,
      };
      return { premises: this.premises, number: this.#number, at: this.#at, ...seen };
    });
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  /** How many entries of the log it has; none where it has to be read anew. */
  get number(): number | undefined {
    return this.#isAstray || this.#match === undefined ? undefined : this.#number;
  }

  /** Another node has added to the log: reads on. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    await this.#reseat();
    if (this.#match === undefined) await this.#begin();
    else await this.#readOn();
    this.#tell();
    await this.#house.orders.look(this);
  }

  /** Whoever sits there gives his number for the dice, once. With the last of them the match begins. */
  giveNumber(side: Side, number: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const isTaken = await this.#house.store.giveNumber(this.id, side, number);
      if (!isTaken) return false;
      this.#isAstray = true;
      await this.#begin();
      this.#house.announce(this.id);
      this.#house.desk.register.moved(this);
      this.#tell();
      this.#house.computers.attend(this);
      return true;
    });
  }

  play(side: Side, at: number, move: unknown, name?: string): Promise<Done> {
    return this.#act({ side, at, name }, (match): Deed | Failure => {
      const played = match.play(side, move);
      if (!played.ok) return { code: 'refused', ...played.refusal };
      const [step] = match.written(match.steps.length - 1);
      return { kind: 'move', step, drawn: match.drawn };
    });
  }

  undo(side: Side, at: number, name?: string): Promise<Done> {
    return this.#act({ side, at, name }, (match): Deed | Failure => {
      const before = [...match.steps];
      const reason = this.#viewing.mayUndo(match, side) ? match.undo(side) : message('undo.other');
      if (reason !== undefined) return { code: 'refused', message: reason };
      const from = before.findIndex((step, i) => step !== match.steps[i]);
      const passed = match.hasPassed && { passed: true as const };
      return {
        kind: 'undo',
        side,
        from,
        steps: match.written(from),
        drawn: match.drawn,
        ...passed,
      };
    });
  }

  resign(side: Side, name?: string): Promise<Done> {
    return this.#act({ side, name }, (match): Deed | Failure => {
      const ending: Ending = { how: 'resigned', side };
      const reason = match.end(ending);
      return reason === undefined ? { kind: 'end', ending } : { code: 'refused', message: reason };
    });
  }

  /** Does something to the match and adds it to the log; nobody sees it before it is there. */
  #act(asked: Asked, act: (match: Match) => Deed | Failure): Promise<Done> {
    return this.#inTurn(async () => {
      const done = await this.#try(asked, act);
      if (done.ok || asked.name === undefined) return done;
      // It cannot be done now: it may have been done before, and the answer lost.
      const hash = await this.#house.store.doneFor(this.id, `${asked.side} ${asked.name}`);
      return hash === undefined ? done : { ok: true, receipt: this.#house.signer.receipt(hash) };
    });
  }

  async #try(asked: Asked, act: (match: Match) => Deed | Failure, tries = 3): Promise<Done> {
    const { side, at, name } = asked;
    if (this.#match === undefined) return failed('late', 'room.waiting');
    if (at !== undefined && this.#show(side)?.told.length !== at) {
      return failed('late', 'room.late');
    }
    this.#isAstray = true;
    const done = act(this.#match);
    if ('code' in done) {
      this.#isAstray = false;
      return { ok: false, failure: done };
    }
    const entry = this.#entryOf(done);
    const ask = name === undefined ? undefined : `${side} ${name}`;
    if (!(await this.#house.store.append(this.id, entry, ask))) {
      await this.#comeBack();
      // Somebody was quicker on another node. Whoever notices nothing of it is not told that he was late either.
      return tries > 1 ? this.#try(asked, act, tries - 1) : failed('late', 'room.late');
    }
    this.#isAstray = false;
    this.#number = entry.number;
    this.#head = entry.hash;
    this.#at = entry.at;
    this.#house.measures.deeds.add(entry.deed.kind);
    this.#house.announce(this.id);
    this.#house.desk.register.moved(this);
    this.#tell();
    this.#house.computers.attend(this);
    this.#house.orders.attend(this);
    return { ok: true, receipt: this.receipt };
  }

  /** What the log has not never was. */
  async #comeBack(): Promise<void> {
    if (!this.#isAstray) return;
    await this.#begin();
    this.#tell();
  }

  #entryOf(deed: Deed): Entry {
    const salt = randomBytes(16).toString('hex');
    const made = { number: this.#number + 1, at: this.#house.now(), deed, salt };
    return { ...made, hash: chained(this.#head, made) };
  }

  /** The match as its log has it, from its beginning; none as long as a seat has given no number. */
  async #begin(): Promise<void> {
    const { store } = this.#house;
    this.#seats = await store.seats(this.id);
    this.#match = undefined;
    this.#number = 0;
    this.#head = rootOf(this.id, this.#row.commitment);
    if (this.#seats.some(({ number }) => number === null)) {
      this.#isAstray = false;
      return;
    }
    const entries = await store.entries(this.id, 0);
    const last = entries.at(-1);
    this.#number = last?.number ?? 0;
    this.#at = last?.at ?? this.#house.now();
    this.#head = last?.hash ?? this.#head;
    const match = resume(matchFileOf(this.#row, this.#seats, entries), [this.#ruleset]);
    if (!match.ok) {
      throw new Error(`match ${this.id} cannot be read: ${match.problems[0].message.key}`);
    }
    this.#match = match.value;
    this.#isAstray = false;
  }

  /** Who sits where now. Whoever has gone on somewhere else hears nothing here any more. */
  async #reseat(): Promise<void> {
    const { store } = this.#house;
    this.#seats = await store.seats(this.id);
    const own = this.#seats.map(({ key, side }) => ({ hash: key ?? '', side }));
    // Guests have one key a seat.
    const hasAccounts = this.#seats.some(({ account }) => account !== null);
    const others = hasAccounts ? await deviceKeys(store.db, this.id) : [];
    this.#keys = new Map([...own, ...others].map(({ hash, side }) => [hash, side]));
    for (const listener of this.#listeners) {
      if (listener.key === undefined || this.#keys.has(listener.key)) continue;
      this.#listeners.delete(listener);
      listener.dismiss();
    }
  }

  /** Plays what the log has more than this room. */
  async #readOn(): Promise<void> {
    const match = this.#match;
    if (match === undefined) return;
    for (const { number, at, deed, hash } of await this.#house.store.entries(
      this.id,
      this.#number,
    )) {
      switch (deed.kind) {
        case 'move': {
          const { side = '', move, dice = [], drawn } = deed.step;
          match.recall({ side, move, dice, ...(drawn !== undefined && { drawn }) });
          break;
        }
        case 'undo':
          match.undo(deed.side);
          break;
        case 'takeBack':
          match.takeBack(deed.to);
          break;
        case 'end':
          match.end(deed.ending);
      }
      this.#number = number;
      this.#at = at;
      this.#head = hash;
    }
  }

  #show(viewer: Viewer): Known | undefined {
    if (this.#match === undefined) return undefined;
    const known = this.#viewing.look(this.#match, viewer);
    this.#shown.set(viewer, known);
    return known;
  }

  /** Tells every listener what has changed for him, if anything has; but one who has just been told everything. */
  #tell(greeted?: Listener): void {
    const told = new Map<Viewer, Changed | undefined>();
    const { matters } = this;
    const before = this.#told;
    const areMattersNew = (this.#told = JSON.stringify(matters)) !== before;
    const about = { matters };
    for (const listener of this.#listeners) {
      if (listener === greeted) continue;
      const { viewer, key } = listener;
      if (!told.has(viewer)) told.set(viewer, this.#newsFor(viewer));
      const news = told.get(viewer);
      if (news !== undefined) listener.hear(key === undefined ? news.unsigned : news.signed);
      if (areMattersNew) listener.hear(about);
    }
  }

  #newsFor(viewer: Viewer): Changed | undefined {
    const shown = this.#shown.get(viewer);
    const change = toSend(shown, this.#show(viewer));
    if (change === undefined) return undefined;
    return { signed: { change, receipt: this.receipt }, unsigned: { change } };
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(() => this.#comeBack()).then(act);
    this.#queue = next.catch(() => undefined);
    return next;
  }
}

export function failed(code: Failure['code'], why: WireText): Done {
  return { ok: false, failure: { code, message: message(why) } };
}
