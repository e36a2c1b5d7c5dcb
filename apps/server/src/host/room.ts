import {
  Imagined,
  message,
  stepsSeen,
  type Known,
  type Match,
  type Message,
  type Orders,
  type Premises,
  type Ruleset,
  type Side,
  type Viewer,
  SPECTATOR,
} from '@sandtable/kernel';
import { askedIn, type Deed, type Proof, type Receipt } from '@sandtable/record';
import {
  delayOf,
  pastToSend,
  scenarioTold,
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
  type Terms,
  type WireText,
} from '@sandtable/wire';
import { randomUUID } from 'node:crypto';
import type { Part } from '../bus.ts';
import type { Decided } from '../computers/computers.ts';
import type { Glance } from '../lobby/progress.ts';
import type { MatchRow } from '../store/store.ts';
import { Audience, type Listener } from './audience.ts';
import { overstayed } from './clock.ts';
import { Course } from './course.ts';
import { deal, end, type Dealt } from './deal.ts';
import { Dealings } from './dealings.ts';
import type { House } from './house.ts';
import { mattersOf } from './matters.ts';
import type { Stands } from './orderBook.ts';
import { Seating } from './seating.ts';
import { Talk } from './talk.ts';
import { whyItStands } from './viewing.ts';

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
  readonly terms: Terms;
  readonly #house: House;
  readonly #row: MatchRow;
  readonly #ruleset: Ruleset;
  readonly #seating: Seating;
  readonly #course: Course;
  readonly #dealings: Dealings;
  readonly #talk: Talk;
  readonly #audience: Audience;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(house: House, row: MatchRow, ruleset: Ruleset) {
    this.terms = JSON.parse(row.terms) as Terms;
    this.#house = house;
    this.#row = row;
    this.#ruleset = ruleset;
    const { store } = house;
    const course = new Course(house, row, ruleset, this.terms);
    const dealings = new Dealings(store.db, row.id);
    this.#seating = new Seating(store, row.id);
    this.#course = course;
    this.#dealings = dealings;
    this.#talk = new Talk(store.db, row.id);
    this.#audience = new Audience({
      look: (viewer) => course.look(viewer),
      matters: (viewer) => this.matters(viewer),
      receipt: () => course.receipt,
      hearing: () => ({ isOver: course.isOver, muting: dealings.muting }),
    });
  }

  static async open(house: House, id: string): Promise<Room | undefined> {
    const row = await house.store.match(id);
    const ruleset = row && house.ruleset(row.ruleset);
    if (row === undefined || ruleset === undefined) return undefined;
    const room = new Room(house, row, ruleset);
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
    return this.#course.premises;
  }

  /** All about the table that is not the position, as a viewer may know it. */
  matters(viewer: Viewer): Matters {
    const { match, held, pulse } = this.#course;
    // Whoever is shown things late is not shown whose clock runs now, nor what went back.
    const isLate = viewer === SPECTATOR && delayOf(this.terms, this.#ruleset) > 0;
    return mattersOf(
      {
        seats: this.#seating.seats,
        present: this.#audience.present,
        terms: this.terms,
        match,
        count: pulse.count,
        held,
        clocks: isLate ? [] : this.#clocks,
        takenBack: isLate ? undefined : pulse.takenBack,
        dealings: this.#dealings,
        now: this.#house.now(),
      },
      viewer,
    );
  }

  get #clocks(): SideClock[] {
    const { held, pulse } = this.#course;
    // Nobody can decide.
    return held === undefined ? pulse.clocks(this.#dealings.pauses, this.#house.now()) : [];
  }

  /** Whether only those who play may look at it now. */
  get isPrivate(): boolean {
    return this.terms.spectators === false && !this.#course.isOver;
  }

  get host(): HostShown {
    return { publicKey: this.#house.signer.publicKey, commitment: this.#row.commitment };
  }

  get receipt(): Receipt {
    return this.#course.receipt;
  }

  /** The match with all that can be checked of it, once it is over. */
  proof(): Promise<Proof | undefined> {
    return this.#inTurn(async () => {
      const { match } = this.#course;
      if (match?.pending.outcome === undefined) return undefined;
      const { id, commitment } = this.#row;
      const { publicKey } = this.#house.signer;
      return {
        sandtable: 'proof',
        format: 1,
        id,
        commitment,
        publicKey,
        signed: this.receipt,
        match: match.save(),
        entries: await this.#house.store.entries(id, 0),
      };
    });
  }

  get facts(): MatchFacts {
    const { id, commitment, created } = this.#row;
    const { ruleset, version, scenario, options } = this.premises;
    return {
      match: id,
      ruleset,
      version,
      scenario: scenarioTold(scenario),
      options,
      terms: this.terms,
      commitment,
      created,
      people: this.matters(SPECTATOR).people,
      isBegun: this.#course.match !== undefined,
      isOver: this.#course.isOver,
    };
  }

  /** As whom somebody without a key may look on: as either side only when there is nothing left to hide. */
  mayView(viewer: Viewer): boolean {
    if (viewer === SPECTATOR) return true;
    return this.#course.isOver && this.#ruleset.sides.includes(viewer);
  }

  /** The side whose key hashes to this. */
  async sideOf(hash: string): Promise<Side | undefined> {
    const find = (): Side | undefined => this.#seating.sideOf(hash);
    // It may have been taken on another node just now.
    return find() ?? this.#inTurn(() => this.#reseat().then(find));
  }

  /** Where the holder of an account sits. */
  async sideOfAccount(account: string): Promise<Side | undefined> {
    const find = (): Side | undefined => this.#seating.sideOfAccount(account);
    return find() ?? this.#inTurn(() => this.#reseat().then(find));
  }

  /** Somebody has taken a seat. */
  reseat(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#reseat();
      this.announce();
      this.#audience.tell();
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
      const left = this.#house.desk.register.arrived(this.id, listener.viewer);
      this.#audience.add(listener, greet, spoken);
      this.#house.computers.attend(this);
      return () => {
        this.#audience.remove(listener);
        left();
        // In its turn: what is under way is not in the log yet.
        this.#inTurn(async () => this.#audience.tell()).catch(() => undefined);
      };
    });
  }

  /** What a viewer knows now. */
  look(viewer: Viewer): Promise<Known | undefined> {
    return this.#inTurn(async () => this.#audience.show(viewer));
  }

  /** Where a side stands; none before the match has begun. */
  stands(side: Side): Promise<Stands | undefined> {
    return this.#inTurn(async () => {
      const known = this.#audience.show(side);
      return known && { known, number: this.#course.number };
    });
  }

  /** Somebody says what he will do when something happens. */
  order(side: Side, at: number, orders: Orders): Promise<Done> {
    return this.#house.orders.put(this, side, at, orders);
  }

  /** Tells a side, and nobody else, what has become of its orders. */
  tellOrders(side: Side, orders: OrdersTold): void {
    this.#audience.tellOrders(side, orders);
  }

  /** Tells the other nodes that something has changed about it. */
  announce(): void {
    this.#house.announce(this.id, 'play');
  }

  /** What a viewer saw of the steps that he was told of, but for so many of the first. */
  past(viewer: Viewer, from: number): Promise<Past> {
    return this.#inTurn(async () => {
      const told = this.#audience.show(viewer)?.told.length ?? 0;
      const first = Math.max(from, told - MOST_PAST);
      const { match } = this.#course;
      const seen = match === undefined ? [] : stepsSeen(match, viewer, first);
      // No more than he has been told of by now.
      return pastToSend(first, seen.slice(0, Math.max(told - first, 0)));
    });
  }

  get hasComputers(): boolean {
    return this.#seating.hasComputers;
  }

  /** A side that is asked and that a computer answers for. */
  askedComputer(): Promise<{ side: Side; player: string } | undefined> {
    return this.#inTurn(async () => {
      const { held, match } = this.#course;
      if (held !== undefined) return undefined;
      for (const { side } of match?.pending.decisions ?? []) {
        const player = this.#seating.playerOf(side);
        if (player !== undefined) return { side, player };
      }
      return undefined;
    });
  }

  /** What lists show of it: the table as those see it who look on, and whom it waits for. */
  glance(): Promise<Glance> {
    return this.#inTurn(async () => {
      const { premises, number, at, match } = this.#course;
      const known = this.#course.look(SPECTATOR);
      const clocks = this.#clocks;
      return {
        premises,
        number,
        at,
        ...(match && known && { view: known.view, pending: match.pending }),
        ...(clocks.length > 0 && { clocks }),
      };
    });
  }

  get isHeard(): boolean {
    return this.#audience.isThere;
  }

  /** How many entries of the log it has; none where it has to be read anew. */
  get number(): number | undefined {
    const { match, held, isAstray, number } = this.#course;
    const isRead = match !== undefined || held !== undefined;
    return isAstray || !isRead ? undefined : number;
  }

  /** Another node has added to the log: reads on. */
  catchUp(part: Part = 'play'): Promise<void> {
    return this.#inTurn(async () => {
      if (part === 'matters') {
        await this.#dealings.read();
        this.#audience.speak(await this.#talk.news());
      }
      await this.#catchUp();
    });
  }

  async #catchUp(): Promise<void> {
    await this.#reseat();
    await this.#course.readOn(this.#seating.seats);
    await this.#tellAll();
    await this.#house.orders.look(this);
  }

  /** Whoever sits there gives his number for the dice, once. With the last of them the match begins. */
  giveNumber(side: Side, number: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const isTaken = await this.#house.store.giveNumber(this.id, side, number);
      if (!isTaken) return false;
      this.#course.stray();
      await this.#begin();
      await this.#watchClocks();
      this.announce();
      this.#house.desk.register.moved(this);
      this.#audience.tell();
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
      const reason = whyItStands(match, side) ?? this.#whyNotAgain(side) ?? match.undo(side);
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

  /** Why a side cannot decide something once more. */
  #whyNotAgain(side: Side): Message | undefined {
    const { pulse } = this.#course;
    if (pulse.hasUndoneEnough(side)) return message('room.undo.often' satisfies WireText);
    const isLate = pulse.isLateToUndo(side, this.#dealings.pauses, this.#house.now());
    return isLate ? message('room.undo.time' satisfies WireText) : undefined;
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
      const { count } = this.#course.pulse;
      const { seats } = this.#seating;
      const table = { store, row: this.#row, match, count, seats, terms, now: now() };
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
      this.#audience.speak(await this.#talk.news());
      return { ok: true };
    });
  }

  /** The sides whose time is over. */
  overstaying(): Promise<Side[]> {
    return this.#inTurn(async () => overstayed(this.#clocks, this.#house.now()));
  }

  /** When somebody has to look at the clocks again; not at all where they have run for the last time. */
  nextDue(): Promise<number | undefined> {
    return this.#inTurn(async () =>
      this.#course.pulse.next(this.#dealings.pauses, this.#house.now()),
    );
  }

  /** Plays for a side that has overstayed, as was agreed: what a computer has decided, or the rules' own proposal. */
  playFor(side: Side, by: 'fallback' | 'computer', decided?: Decided): Promise<Done> {
    const asked = { side, ...(decided !== undefined && { at: decided.at }) };
    return this.#act(asked, (match): Deed | Failure => {
      const known = this.#audience.show(side);
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
    const isLate = (): boolean => at !== undefined && this.#course.look(side)?.told.length !== at;
    // Another node may have gone on with it, and whoever asks have heard of it there.
    if (this.#course.match === undefined || isLate()) await this.#catchUp();
    const { held, match } = this.#course;
    if (held !== undefined) return { ok: false, failure: { code: 'refused', message: held } };
    if (match === undefined) return failed('late', 'room.waiting');
    if (isLate()) return failed('late', 'room.late');
    this.#course.stray();
    const done = await act(match);
    if (done === undefined || 'follow' in done || 'code' in done) {
      this.#course.settle();
      if (done !== undefined && 'code' in done) return { ok: false, failure: done };
      await this.#watchClocks();
      this.#house.announce(this.id, 'matters');
      this.#audience.tell();
      return { ok: true, ...done };
    }
    const ask = name === undefined ? undefined : `${side} ${name}`;
    if (!(await this.#course.append(done, ask))) {
      await this.#comeBack();
      // Somebody was quicker on another node. Whoever notices nothing of it is not told that he was late either.
      return tries > 1 ? this.#try(asked, act, tries - 1) : failed('late', 'room.late');
    }
    this.#house.measures.deeds.add(done.kind);
    this.announce();
    this.#house.desk.register.moved(this);
    // It is in the log: whatever else cannot be done now, everybody hears of it first.
    await this.#tellAll();
    this.#house.computers.attend(this);
    this.#house.orders.attend(this);
    await this.#watchClocks();
    return { ok: true, receipt: this.receipt };
  }

  /** What the log has not never was. */
  async #comeBack(): Promise<void> {
    if (!this.#course.isAstray) return;
    await this.#begin();
    this.#audience.tell();
  }

  async #begin(): Promise<void> {
    await this.#seating.read();
    await this.#course.begin(this.#seating.seats);
  }

  async #watchClocks(): Promise<void> {
    const { held, pulse } = this.#course;
    if (held === undefined) await pulse.watch(this.#dealings.pauses, this.#house.now());
  }

  /** Who sits where now. Whoever has gone on somewhere else hears nothing here any more. */
  async #reseat(): Promise<void> {
    await this.#seating.read();
    this.#audience.dismissUnless((key) => this.#seating.sideOf(key) !== undefined);
  }

  /** Tells everybody; at the end also what those had to say who looked on. */
  async #tellAll(): Promise<void> {
    this.#audience.tell();
    if (this.#course.isOver) this.#audience.speak(await this.#talk.latest());
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
