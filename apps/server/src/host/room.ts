import {
  Imagined,
  message,
  premisesOf,
  stepsSeen,
  toSend,
  type Known,
  type Match,
  type Message,
  type Orders,
  type Premises,
  type Ruleset,
  type Sent,
  type Side,
  type Viewer,
  SPECTATOR,
} from '@sandtable/kernel';
import {
  askedIn,
  chained,
  rootOf,
  type Deed,
  type Entry,
  type Proof,
  type Receipt,
} from '@sandtable/record';
import {
  delayOf,
  pastToSend,
  type Dealing,
  type Failure,
  type Follow,
  type HostShown,
  type MatchFacts,
  type Matters,
  type OrdersTold,
  type Past,
  type Saying,
  type SideClock,
  type Spoken,
  type Terms,
  type WireText,
} from '@sandtable/wire';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Part } from '../bus.ts';
import type { Computers, Decided } from '../computers/computers.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { deviceKeys } from '../accounts/seats.ts';
import type { Desk } from '../lobby/desk.ts';
import type { Glance } from '../lobby/progress.ts';
import type { Signer } from '../log/signer.ts';
import type { Measures } from '../operate/measures.ts';
import type { Settings } from '../settings.ts';
import { DueList } from '../store/due.ts';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { beginningOf } from './matchFile.ts';
import { overstayed, type Beat } from './clock.ts';
import { deal, end, type Dealt } from './deal.ts';
import { Dealings } from './dealings.ts';
import { mattersOf } from './matters.ts';
import { readMatch } from './reading.ts';
import type { OrderBook, Stands } from './orderBook.ts';
import { Pulse } from './pulse.ts';
import { hears, Talk } from './talk.ts';
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
  readonly announce: (match: string, part: Part) => void;
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
  | { readonly orders: OrdersTold }
  | { readonly said: readonly Spoken[] };

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
  | { readonly ok: true; readonly receipt?: Receipt; readonly follow?: Follow }
  | { readonly ok: false; readonly failure: Failure };

/** Something that is done to a match, or to what is about it. */
type Act = (match: Match) => Dealt | Promise<Dealt>;

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
  /** Why nobody can play on, where the rules are others now. */
  #held: Message | undefined;
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
  readonly terms: Terms;
  readonly #dealings: Dealings;
  readonly #talk: Talk;
  readonly #pulse: Pulse;
  /** What each viewer was last told about the table. */
  readonly #told = new Map<Viewer, string>();
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(house: House, row: MatchRow, seats: readonly SeatRow[], ruleset: Ruleset) {
    this.#house = house;
    this.#row = row;
    this.#seats = seats;
    this.#ruleset = ruleset;
    this.terms = JSON.parse(row.terms) as Terms;
    this.#viewing = new Viewing(ruleset, this.terms);
    this.#head = rootOf(row.id, row.commitment);
    const { db } = house.store;
    this.#dealings = new Dealings(db, row.id);
    this.#talk = new Talk(db, row.id);
    this.#pulse = new Pulse(row.id, this.terms.clock, ruleset, new DueList(db));
  }

  static async open(house: House, id: string): Promise<Room | undefined> {
    const row = await house.store.match(id);
    const ruleset = row && house.ruleset(row.ruleset);
    if (row === undefined || ruleset === undefined) return undefined;
    const room = new Room(house, row, await house.store.seats(id), ruleset);
    await room.#dealings.read();
    await room.#talk.begin();
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

  /** All about the table that is not the position, as a viewer may know it. */
  matters(viewer: Viewer): Matters {
    // Whoever is shown things late is not shown whose clock runs now.
    const isLate = viewer === SPECTATOR && delayOf(this.terms, this.#ruleset) > 0;
    return mattersOf(
      {
        seats: this.#seats,
        present: new Set(
          [...this.#listeners].flatMap((each) => (each.key === undefined ? [] : each.viewer)),
        ),
        terms: this.terms,
        match: this.#match,
        count: this.#pulse.count,
        held: this.#held,
        clocks: isLate ? [] : this.#clocks,
        dealings: this.#dealings,
        now: this.#house.now(),
      },
      viewer,
    );
  }

  get #clocks(): SideClock[] {
    // Nobody can decide.
    if (this.#held !== undefined) return [];
    return this.#pulse.clocks(this.#dealings.pauses, this.#house.now());
  }

  get #isOver(): boolean {
    return this.#match?.pending.outcome !== undefined;
  }

  /** Whether only those who play may look at it now. */
  get isPrivate(): boolean {
    return this.terms.spectators === false && !this.#isOver;
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
    const { id, commitment, created } = this.#row;
    const { ruleset, version, scenario, options } = this.premises;
    const { title } = scenario;
    return {
      match: id,
      ruleset,
      version,
      scenario: { id: scenario.id, ...(title !== undefined && { title }) },
      options,
      terms: this.terms,
      commitment,
      created,
      people: this.matters(SPECTATOR).people,
      isBegun: this.#match !== undefined,
      isOver: this.#isOver,
    };
  }

  /** As whom somebody without a key may look on: as either side only when there is nothing left to hide. */
  mayView(viewer: Viewer): boolean {
    if (viewer === SPECTATOR) return true;
    return this.#isOver && this.#ruleset.sides.includes(viewer);
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
      this.announce();
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
      const spoken = await this.#talk.latest();
      this.#listeners.add(listener);
      const left = this.#house.desk.register.arrived(this.id, listener.viewer);
      greet(this.#show(listener.viewer));
      this.#tell(listener);
      this.#speakTo([listener], spoken);
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
    this.#house.announce(this.id, 'play');
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
      if (this.#held !== undefined) return undefined;
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
      const clocks = this.#clocks;
      return {
        premises: this.premises,
        number: this.#number,
        at: this.#at,
        ...seen,
        ...(clocks.length > 0 && { clocks }),
      };
    });
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  /** How many entries of the log it has; none where it has to be read anew. */
  get number(): number | undefined {
    const isRead = this.#match !== undefined || this.#held !== undefined;
    return this.#isAstray || !isRead ? undefined : this.#number;
  }

  /** Another node has added to the log: reads on. */
  catchUp(part: Part = 'play'): Promise<void> {
    return this.#inTurn(async () => {
      if (part === 'matters') {
        await this.#dealings.read();
        this.#speakTo(this.#listeners, await this.#talk.news());
      }
      await this.#catchUp();
    });
  }

  async #catchUp(): Promise<void> {
    await this.#reseat();
    if (this.#match === undefined) await this.#begin();
    else await this.#readOn();
    await this.#tellAll();
    await this.#house.orders.look(this);
  }

  /** Whoever sits there gives his number for the dice, once. With the last of them the match begins. */
  giveNumber(side: Side, number: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const isTaken = await this.#house.store.giveNumber(this.id, side, number);
      if (!isTaken) return false;
      this.#isAstray = true;
      await this.#begin();
      await this.#watchClocks();
      this.announce();
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
      return { kind: 'move', step, drawn: match.drawn, asked: askedIn(match) };
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
        asked: askedIn(match),
        ...passed,
      };
    });
  }

  resign(side: Side, name?: string): Promise<Done> {
    return this.#act({ side, name }, (match) => end(match, { how: 'resigned', side }));
  }

  /** Something between the sides, of the clock or of the host. */
  deal(side: Side, dealing: Exclude<Dealing, Saying>, name?: string): Promise<Done> {
    return this.#act({ side, name }, async (match) => {
      await this.#dealings.read();
      const { store, now } = this.#house;
      const { terms } = this;
      const { count } = this.#pulse;
      const table = { store, row: this.#row, match, count, seats: this.#seats, terms, now: now() };
      const [dealings, talk, clocks] = [this.#dealings, this.#talk, this.#clocks];
      return deal({ ...table, dealings, talk, clocks }, side, dealing);
    });
  }

  /** Somebody at the table says something to those who are there for the same reason. */
  say(viewer: Viewer, saying: Saying, name: string = randomUUID()): Promise<Done> {
    return this.#inTurn(async () => {
      const now = this.#house.now();
      if ((saying.text ?? '').trim() === '' && saying.phrase === undefined) {
        return failed('refused', 'room.said.nothing');
      }
      if (this.#talk.isTooMuch(viewer, now)) return failed('busy', 'room.said.much');
      await this.#talk.say(viewer, saying, now, `${viewer} ${name}`);
      this.#house.announce(this.id, 'matters');
      this.#speakTo(this.#listeners, await this.#talk.news());
      return { ok: true };
    });
  }

  /** The sides whose time is over. */
  overstaying(): Promise<Side[]> {
    return this.#inTurn(async () => overstayed(this.#clocks, this.#house.now()));
  }

  /** When somebody has to look at the clocks again; not at all where they have run for the last time. */
  nextDue(): Promise<number | undefined> {
    return this.#inTurn(async () => this.#pulse.next(this.#dealings.pauses, this.#house.now()));
  }

  /** Plays for a side that has overstayed, as was agreed: what a computer has decided, or the rules' own proposal. */
  playFor(side: Side, by: 'fallback' | 'computer', decided?: Decided): Promise<Done> {
    const asked = { side, ...(decided !== undefined && { at: decided.at }) };
    return this.#act(asked, (match): Deed | Failure => {
      const known = this.#show(side);
      const isLate = overstayed(this.#clocks, this.#house.now()).includes(side);
      if (!isLate || known === undefined) {
        return { code: 'late', message: message('room.late' satisfies WireText) };
      }
      // From what the side knows: what it does not must not show in what is played for it.
      const proposal = () => this.#ruleset.fallback(new Imagined(this.#ruleset, known).world, side);
      const played = match.play(side, decided?.move ?? proposal());
      if (!played.ok) return { code: 'refused', ...played.refusal };
      const [step] = match.written(match.steps.length - 1);
      return { kind: 'move', step, drawn: match.drawn, asked: askedIn(match), for: by };
    });
  }

  /** Does something to the match and adds it to the log; nobody sees it before it is there. */
  #act(asked: Asked, act: Act): Promise<Done> {
    return this.#inTurn(async () => {
      const done = await this.#try(asked, act);
      if (done.ok || asked.name === undefined) return done;
      // It cannot be done now: it may have been done before, and the answer lost.
      const hash = await this.#house.store.doneFor(this.id, `${asked.side} ${asked.name}`);
      return hash === undefined ? done : { ok: true, receipt: this.#house.signer.receipt(hash) };
    });
  }

  async #try(asked: Asked, act: Act, tries = 3): Promise<Done> {
    const { side, at, name } = asked;
    if (this.#held !== undefined) {
      return { ok: false, failure: { code: 'refused', message: this.#held } };
    }
    if (this.#match === undefined) return failed('late', 'room.waiting');
    if (at !== undefined && this.#show(side)?.told.length !== at) {
      return failed('late', 'room.late');
    }
    this.#isAstray = true;
    const done = await act(this.#match);
    if (done === undefined || 'follow' in done || 'code' in done) {
      this.#isAstray = false;
      if (done !== undefined && 'code' in done) return { ok: false, failure: done };
      await this.#watchClocks();
      this.#house.announce(this.id, 'matters');
      this.#tell();
      return { ok: true, ...done };
    }
    const entry = this.#entryOf(done);
    const ask = name === undefined ? undefined : `${side} ${name}`;
    const [isAppended, signed] = await Promise.all([
      this.#house.store.append(this.id, entry, ask),
      this.#house.signer.receiptBeside(entry.hash),
    ]);
    if (!isAppended) {
      await this.#comeBack();
      // Somebody was quicker on another node. Whoever notices nothing of it is not told that he was late either.
      return tries > 1 ? this.#try(asked, act, tries - 1) : failed('late', 'room.late');
    }
    this.#isAstray = false;
    this.#number = entry.number;
    this.#head = entry.hash;
    this.#signed = signed;
    this.#at = entry.at;
    this.#house.measures.deeds.add(entry.deed.kind);
    this.#pulse.add(entry);
    await this.#watchClocks();
    this.announce();
    this.#house.desk.register.moved(this);
    await this.#tellAll();
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
    this.#held = undefined;
    this.#number = 0;
    this.#head = rootOf(this.id, this.#row.commitment);
    this.#pulse.begin(undefined, []);
    if (this.#seats.some(({ number }) => number === null)) {
      this.#isAstray = false;
      return;
    }
    const entries = await store.entries(this.id, 0);
    const last = entries.at(-1);
    this.#number = last?.number ?? 0;
    this.#at = last?.at ?? this.#house.now();
    this.#head = last?.hash ?? this.#head;
    const { match, held } = readMatch(this.#row, this.#seats, entries, this.#ruleset);
    this.#match = match;
    this.#held = held;
    this.#isAstray = false;
    if (match !== undefined) this.#pulse.begin(this.#opening(match), entries);
  }

  /** Clocks run from when the last has sat down. */
  #opening(match: Match): Beat {
    const at = Math.max(this.#row.created, ...this.#seats.map(({ taken }) => taken ?? 0));
    const { decisions } = this.#ruleset.pending(match.at(0));
    return { at, asked: decisions.map(({ side }) => side) };
  }

  async #watchClocks(): Promise<void> {
    if (this.#held === undefined) await this.#pulse.watch(this.#dealings.pauses, this.#house.now());
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
    for (const entry of await this.#house.store.entries(this.id, this.#number)) {
      const { number, at, deed, hash } = entry;
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
        case 'rules':
          // It goes on as it is read from there.
          await this.#begin();
          return;
        case 'end':
          match.end(deed.ending);
      }
      this.#number = number;
      this.#at = at;
      this.#head = hash;
      this.#pulse.add(entry);
    }
  }

  /** Tells everybody; at the end also what those had to say who looked on. */
  async #tellAll(): Promise<void> {
    this.#tell();
    if (this.#isOver) this.#speakTo(this.#listeners, await this.#talk.latest());
  }

  /** Tells these what was said, of that what they hear. */
  #speakTo(listeners: Iterable<Listener>, spoken: readonly Spoken[]): void {
    const { muting } = this.#dealings;
    for (const listener of listeners) {
      const who = whoIs(listener);
      const said = spoken.filter((each) => hears(who, each, { isOver: this.#isOver, muting }));
      if (said.length > 0) listener.hear({ said });
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

  #newsFor(viewer: Viewer): Changed | undefined {
    const shown = this.#shown.get(viewer);
    const change = toSend(shown, this.#show(viewer));
    if (change === undefined) return undefined;
    return { signed: { change, receipt: this.receipt }, unsigned: { change } };
  }

  /** What a viewer is to be told about the table; nothing where he knows it. What time it is, is nothing new. */
  #mattersFor(viewer: Viewer): News | undefined {
    const matters = this.matters(viewer);
    const text = JSON.stringify({ ...matters, now: 0 });
    if (this.#told.get(viewer) === text) return undefined;
    this.#told.set(viewer, text);
    return { matters };
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(() => this.#comeBack()).then(act);
    this.#queue = next.catch(() => undefined);
    return next;
  }
}

/** Whoever looks at the end of a match through the eyes of a side is not that side. */
function whoIs({ viewer, key }: Listener): Viewer {
  return key === undefined ? SPECTATOR : viewer;
}

export function failed(code: Failure['code'], why: WireText): Done {
  return { ok: false, failure: { code, message: message(why) } };
}
