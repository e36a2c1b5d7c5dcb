import { SPECTATOR, type Known, type Orders, type Side, type Viewer } from '@sandtable/kernel';
import type { OrdersTold, Saying, WireText } from '@sandtable/wire';
import { randomUUID } from 'node:crypto';
import { folded } from '../accounts/looks.ts';
import { PROBLEMS } from '../accounts/problems.ts';
import type { Part } from '../bus.ts';
import type { Listener } from './audience.ts';
import { overstayed } from './clock.ts';
import { Deeds, failed, type Done } from './deeds.ts';
import type { House } from './house.ts';
import type { Stands } from './orderBook.ts';
import { Shown } from './shown.ts';
import { Table } from './table.ts';

/** A table of this host: who comes to it and goes, what is done at it, and that everybody concerned hears of it. */
export class Room {
  readonly shown: Shown;
  readonly deeds: Deeds;
  readonly #house: House;
  readonly #table: Table;

  private constructor(table: Table) {
    this.#house = table.house;
    this.#table = table;
    this.shown = new Shown(table);
    this.deeds = new Deeds(table, {
      catchUp: () => this.#catchUp(),
      wentOn: () => this.#wentOn(),
      dealt: () => this.#dealt(),
    });
  }

  static async open(house: House, id: string): Promise<Room | undefined> {
    const table = await Table.open(house, id);
    if (table === undefined) return undefined;
    const room = new Room(table);
    // What a node did not come to note before it died is noted now.
    house.desk.register.moved(room.shown);
    return room;
  }

  get id(): string {
    return this.#table.id;
  }

  /** The side whose key hashes to this. */
  sideOf(hash: string): Promise<Side | undefined> {
    return this.#seated(() => this.#table.seating.sideOf(hash));
  }

  /** Where the holder of an account sits. */
  sideOfAccount(account: string): Promise<Side | undefined> {
    return this.#seated(() => this.#table.seating.sideOfAccount(account));
  }

  async #seated(find: () => Side | undefined): Promise<Side | undefined> {
    // It may have been taken on another node just now.
    return find() ?? this.#table.inTurn(() => this.#table.reseat().then(find));
  }

  /** Somebody has taken a seat. */
  reseat(): Promise<void> {
    return this.#table.inTurn(async () => {
      await this.#table.reseat();
      this.announce();
      this.#table.audience.tell();
    });
  }

  /**
   * From now on somebody hears of every change; first of all he is greeted with what he knows. Gives the way out.
   */
  join(listener: Listener, greet: (known: Known | undefined) => void): Promise<() => void> {
    const { audience, talk } = this.#table;
    return this.#table.inTurn(async () => {
      // He may come from another node, of which nothing was heard yet.
      await this.#table.dealings.read();
      await this.#catchUp();
      const spoken = await talk.latest();
      await this.#table.lookElsewhere();
      const { register, presence } = this.#house.desk;
      const isSeated = listener.key !== undefined;
      const leaves = [
        register.arrived(this.id, listener.viewer),
        ...(isSeated ? [presence.arrived(this.id, listener.viewer)] : []),
      ];
      audience.add(listener, greet, spoken);
      this.#house.computers.attend(this);
      return () => {
        audience.remove(listener);
        for (const leave of leaves) leave();
        // In its turn: what is under way is not in the log yet.
        this.#table.inTurn(async () => audience.tell()).catch(() => undefined);
      };
    });
  }

  get isHeard(): boolean {
    return this.#table.audience.isThere;
  }

  /** What a viewer knows now. */
  look(viewer: Viewer): Promise<Known | undefined> {
    return this.#table.inTurn(async () => this.#table.audience.show(viewer));
  }

  /** Where a side stands; none before the match has begun. */
  stands(side: Side): Promise<Stands | undefined> {
    return this.#table.inTurn(async () => {
      const known = this.#table.audience.show(side);
      return known && { known, number: this.#table.course.number };
    });
  }

  /** How many entries of the log it has; none where it has to be read anew. */
  get number(): number | undefined {
    const { match, held, isAstray, number } = this.#table.course;
    const isRead = match !== undefined || held !== undefined;
    return isAstray || !isRead ? undefined : number;
  }

  /** Another node has added to the log: reads on. */
  catchUp(part: Part = 'play'): Promise<void> {
    const { dealings, talk, audience } = this.#table;
    return this.#table.inTurn(async () => {
      if (part === 'people') {
        await this.#table.lookElsewhere();
        audience.tell();
        return;
      }
      if (part === 'matters') {
        await dealings.read();
        audience.speak(await talk.news());
      }
      await this.#catchUp();
    });
  }

  async #catchUp(): Promise<void> {
    await this.#table.reseat();
    await this.#table.course.readOn(this.#table.seating.seats);
    await this.#table.tellAll();
    await this.#house.orders.look(this);
  }

  /** Tells the other nodes that something has changed about it. */
  announce(): void {
    this.#house.announce(this.id, 'play');
  }

  async #wentOn(): Promise<void> {
    this.announce();
    this.#house.desk.register.moved(this.shown);
    // It is in the log: whatever else cannot be done now, everybody hears of it first.
    await this.#table.tellAll();
    this.#house.computers.attend(this);
    this.#house.orders.attend(this);
    await this.#table.watchClocks();
  }

  #dealt(): void {
    this.#house.announce(this.id, 'matters');
    this.#house.desk.register.moved(this.shown);
    this.#table.audience.tell();
  }

  /**
   * Whoever sits there gives his number for the dice, once: the same one given again, after an answer that was lost, is no other. With
   * the last of them the match begins.
   */
  giveNumber(side: Side, number: string): Promise<boolean> {
    return this.#table.inTurn(async () => {
      const isTaken = await this.#house.store.giveNumber(this.id, side, number);
      if (!isTaken) return this.#house.store.hasNumber(this.id, side, number);
      this.#table.course.stray();
      await this.#table.begin();
      await this.#table.watchClocks();
      this.announce();
      this.#house.desk.register.moved(this.shown);
      this.#table.audience.tell();
      this.#house.computers.attend(this);
      return true;
    });
  }

  /** Somebody says what he will do when something happens. */
  order(side: Side, at: number, orders: Orders): Promise<Done> {
    return this.#house.orders.put(this, side, at, orders);
  }

  /** Tells a side, and nobody else, what has become of its orders. */
  tellOrders(side: Side, orders: OrdersTold): void {
    this.#table.audience.tellOrders(side, orders);
  }

  /** Nobody has said anything beforehand but these: what was told of others was taken back elsewhere, or went with whoever sat there. */
  tellNoOrders(except: ReadonlySet<Side>): void {
    // What became of them until the end is not kept any longer, and still told.
    if (!this.#table.course.isOver) this.#table.audience.tellNoOrders(except);
  }

  /**
   * Somebody at the table says something to those who are there for the same reason.
   * @param member The name of his account, where he looks on and has one.
   */
  say(viewer: Viewer, saying: Saying, name?: string, member?: string): Promise<Done> {
    const { talk, audience } = this.#table;
    return this.#table.inTurn(async () => {
      const { now } = this.#table;
      if ((saying.text ?? '').trim() === '' && saying.phrase === undefined) {
        return failed('refused', 'room.said.nothing');
      }
      const problem = member === undefined ? await this.#nameProblem(viewer, saying) : undefined;
      if (problem !== undefined) return failed('refused', problem);
      if (viewer !== SPECTATOR && talk.isTooMuch(viewer, now)) {
        return failed('busy', 'room.said.much');
      }
      const said = member === undefined ? saying : { ...saying, called: member };
      await talk.say(viewer, said, now, `${viewer} ${name ?? randomUUID()}`);
      this.#house.announce(this.id, 'matters');
      audience.speak(await talk.news());
      return { ok: true };
    });
  }

  /** Why somebody who looks on cannot be called so: it is the name of somebody, here or elsewhere at this host. */
  async #nameProblem(viewer: Viewer, { called }: Saying): Promise<WireText | undefined> {
    if (viewer !== SPECTATOR || called === undefined) return undefined;
    const problem = await this.#house.accounts.guestNameProblem(called);
    if (problem !== undefined) return PROBLEMS[problem].key;
    const isHere = this.#table.seating.seats.some(
      ({ name }) => name !== null && folded(name) === folded(called),
    );
    return isHere ? 'wire.account.nameTaken' : undefined;
  }

  /** Somebody who looks on wants whoever runs the host to see what is said there. */
  report(why: string): Promise<Done> {
    const { talk } = this.#table;
    return this.#table.inTurn(async () => {
      await talk.report(SPECTATOR, why, this.#table.now);
      return { ok: true };
    });
  }

  get hasComputers(): boolean {
    return this.#table.seating.hasComputers;
  }

  /** A side that is asked and that a computer answers for, and since when everybody knows. */
  askedComputer(): Promise<{ side: Side; player: string; since: number } | undefined> {
    return this.#table.inTurn(async () => {
      const { held, match, pulse } = this.#table.course;
      if (held !== undefined) return undefined;
      for (const { side } of match?.pending.decisions ?? []) {
        const player = this.#table.seating.playerOf(side);
        if (player !== undefined) return { side, player, since: pulse.last };
      }
      return undefined;
    });
  }

  /** The sides whose time is over. */
  overstaying(): Promise<Side[]> {
    return this.#table.inTurn(async () => overstayed(this.#table.clocks, this.#table.now));
  }

  /** When somebody has to look at the clocks again; not at all where they have run for the last time. */
  nextDue(): Promise<number | undefined> {
    const { course, dealings } = this.#table;
    return this.#table.inTurn(async () => course.pulse.next(dealings.pauses, this.#table.now));
  }
}
