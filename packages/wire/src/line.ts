import type { Move, Orders } from '@sandtable/kernel';
import type { Answer, Failure, Follow, Told } from './answers.ts';
import type { Ask, SeatAsk } from './asks.ts';
import type { Dealing } from './dealings.ts';
import type { Past } from './past.ts';
import type { RemoteSeat } from './seat.ts';

/** A socket, as browsers have it. */
export interface Socket {
  addEventListener(type: 'open' | 'close' | 'error', hear: () => void): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/** What a line needs of the world around it. */
export interface Surroundings {
  open(): Socket;
  /** Calls after so many milliseconds; gives what calls it off. */
  later(call: () => void, ms: number): () => void;
  /** A word that nobody has used before. */
  newName(): string;
  /** Told whenever the line is there, or is not any more. */
  changed?(isOpen: boolean): void;
}

/** How long until it is tried again: at once, every second while a host may be starting anew, then longer and longer. */
const PAUSES_MS = [0, 100, 250, 500, ...Array<number>(20).fill(1000), 2000, 4000, 8000];
/** A host in trouble is asked so many times before whoever asked is told. */
const MOST_TRIES = 12;

function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
}

/** Whether it may be done when it is asked again. */
function isForNow({ code, waitMs }: Failure): boolean {
  return code === 'trouble' || waitMs !== undefined;
}

interface Taken {
  readonly seat: RemoteSeat;
  readonly changed: () => void;
  /** He has the seat, or this is why not. */
  readonly answered: (failure: Failure | undefined) => void;
}

/** Something that its holder decided before it could be sent. */
export interface Deed {
  readonly name: string;
  /** How many steps he had been told of. */
  readonly at: number;
}

type Unanswered = (answer: Answer | undefined) => void;

/**
 * The way to a host, for any number of seats. When it breaks it is made again, wherever the host then is, and everybody
 * sits down where he sat; what he has missed he is told. Nothing is played twice and nothing is lost on the way: what
 * was not answered is asked again under the same name, and the host knows by it whether it was done.
 */
export class Line {
  readonly #world: Surroundings;
  readonly #taken = new Set<Taken>();
  readonly #unanswered = new Map<number, Unanswered>();
  /** Who goes on as soon as he sits again. */
  #waiting: { readonly seat: RemoteSeat; readonly settle: () => void }[] = [];
  #socket: Socket | undefined;
  #isOpen = false;
  #asked = 0;
  #failures = 0;
  #callOff: (() => void) | undefined;
  #isClosed = false;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#connect();
  }

  /** Whether the host is there. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Tries again at once, where it would be tried later: the network is back. */
  hurry(): void {
    if (this.#isOpen || this.#isClosed || this.#callOff === undefined) return;
    this.#callOff();
    this.#failures = 0;
    this.#connect();
  }

  /** The network is gone, or the host answers no more: nobody waits until the socket has noticed. */
  drop(): void {
    if (!this.#isOpen) return;
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.#socket?.close();
  }

  /** Takes a seat for as long as the line lasts; where there is none yet, as soon as there is. Gives why it cannot be had. */
  take(seat: RemoteSeat, changed: () => void): Promise<Failure | undefined> {
    return new Promise((answered) => {
      const taken = { seat, changed, answered };
      this.#taken.add(taken);
      this.#sit(taken);
    });
  }

  /**
   * Plays a move on what the holder of the seat knows now. Gives why it was not played.
   * @param deed What it was decided on and is called, where that was before: it is played once, however often it is sent.
   */
  play(seat: RemoteSeat, move: Move, deed?: Deed): Promise<Failure | undefined> {
    const at = deed?.at ?? seat.known?.told.length ?? 0;
    const play = (id: number, name: string): SeatAsk => {
      return { ask: 'play', id, seat: seat.number, name: deed?.name ?? name, at, move };
    };
    return this.#do(seat, play);
  }

  undo(seat: RemoteSeat): Promise<Failure | undefined> {
    const at = seat.known?.told.length ?? 0;
    return this.#do(seat, (id, name) => ({ ask: 'undo', id, seat: seat.number, name, at }));
  }

  resign(seat: RemoteSeat): Promise<Failure | undefined> {
    return this.#do(seat, (id, name) => ({ ask: 'resign', id, seat: seat.number, name }));
  }

  /** Says what its holder will do when something happens. Gives why it does not count. */
  order(seat: RemoteSeat, orders: Orders): Promise<Failure | undefined> {
    const at = seat.known?.told.length ?? 0;
    return this.#do(seat, (id, name) => ({
      ask: 'orders',
      id,
      seat: seat.number,
      name,
      at,
      orders,
    }));
  }

  /** What the holder of the seat saw of the steps that he was told of, but for so many of the first; none where the line broke. */
  async past(seat: RemoteSeat, from: number): Promise<Past | undefined> {
    const answer = await this.#ask((id) => ({ ask: 'past', id, seat: seat.number, from }));
    return answer?.ok === true ? answer.past : undefined;
  }

  /** Something between those at the table. Gives why it was not done. */
  deal(seat: RemoteSeat, dealing: Dealing): Promise<Failure | undefined> {
    return this.#do(seat, (id, name) => ({ ...dealing, id, seat: seat.number, name }));
  }

  /** The way to the match that was agreed on after this one; or why there is none. */
  async follow(seat: RemoteSeat): Promise<Follow | Failure | undefined> {
    const answer = await this.#answerTo(seat, (id) => ({ ask: 'follow', id, seat: seat.number }));
    return answer.ok ? answer.follow : answer.failure;
  }

  async #do(
    seat: RemoteSeat,
    make: (id: number, name: string) => SeatAsk,
  ): Promise<Failure | undefined> {
    const answer = await this.#answerTo(seat, make);
    // He has heard of what he did, with its receipt, before the answer came.
    return answer.ok ? undefined : answer.failure;
  }

  async #answerTo(seat: RemoteSeat, make: (id: number, name: string) => SeatAsk): Promise<Answer> {
    const name = this.#world.newName();
    for (let troubles = 0; ;) {
      await this.#seated(seat);
      const answer = await this.#ask((id) => make(id, name));
      if (answer === undefined) continue;
      if (answer.ok || !isForNow(answer.failure) || ++troubles >= MOST_TRIES) return answer;
      const pause = answer.failure.waitMs ?? pauseAfter(troubles);
      await new Promise<void>((settle) => this.#world.later(settle, pause));
    }
  }

  /** Once the line is there again and he sits where he sat; or never. */
  #seated(seat: RemoteSeat): Promise<void> {
    return new Promise((settle) => {
      if (seat.number > 0) settle();
      else this.#waiting.push({ seat, settle });
    });
  }

  #sit(taken: Taken, troubles = 0): void {
    const { seat, changed, answered } = taken;
    void this.#ask(
      (id) => seat.ask(id),
      (answer) => {
        if (!answer.ok && isForNow(answer.failure)) {
          const pause = answer.failure.waitMs ?? pauseAfter(troubles);
          this.#world.later(() => this.#sitAgain(taken, troubles + 1), pause);
        } else if (!answer.ok) {
          this.#taken.delete(taken);
          // Whoever was there before does not come back.
          if (seat.premises !== undefined) seat.hear({ seat: 0, dismissed: true });
          answered(answer.failure);
          changed();
        } else if (answer.sat !== undefined) {
          // At once: what comes after it may be in the same breath.
          seat.sit(answer.sat);
          changed();
          answered(undefined);
          this.#goOn(seat);
        }
      },
    );
  }

  /** Unless he sits meanwhile, on a new line. */
  #sitAgain(taken: Taken, troubles: number): void {
    if (this.#taken.has(taken) && taken.seat.number === 0) this.#sit(taken, troubles);
  }

  #goOn(seat: RemoteSeat): void {
    const [here, others] = [this.#waiting, this.#waiting.filter((each) => each.seat !== seat)];
    this.#waiting = others;
    for (const each of here) if (each.seat === seat) each.settle();
  }

  /** The answer; none where the line broke before it came. */
  #ask(make: (id: number) => Ask, hear?: (answer: Answer) => void): Promise<Answer | undefined> {
    const id = ++this.#asked;
    return new Promise((settle) => {
      if (!this.#isOpen) {
        settle(undefined);
        return;
      }
      this.#unanswered.set(id, (answer) => {
        if (answer !== undefined) hear?.(answer);
        settle(answer);
      });
      this.#socket?.send(JSON.stringify(make(id)));
    });
  }

  #connect(): void {
    this.#callOff = undefined;
    const socket = this.#world.open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#isOpen = true;
      this.#world.changed?.(true);
      for (const taken of this.#taken) if (taken.seat.number === 0) this.#sit(taken);
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(String(data));
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost(): void {
    if (this.#isOpen) this.#world.changed?.(false);
    this.#isOpen = false;
    this.#socket = undefined;
    for (const { seat } of this.#taken) seat.rise();
    const unanswered = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const settle of unanswered) settle(undefined);
    if (this.#isClosed) return;
    this.#callOff = this.#world.later(() => this.#connect(), pauseAfter(this.#failures++));
  }

  #hear(text: string): void {
    const said = JSON.parse(text) as Answer | Told;
    // Only now: a host that lets everybody in and throws everybody out is not asked again at once.
    this.#failures = 0;
    if ('seat' in said) {
      this.#tell(said);
      return;
    }
    const { id = 0 } = said;
    const answered = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    answered?.(said);
  }

  #tell(said: Told): void {
    for (const taken of this.#taken) {
      const { seat, changed } = taken;
      if (seat.number !== said.seat) continue;
      try {
        seat.hear(said);
      } catch {
        // What he knows is not what the host thinks that he knows: he sits down anew and is told.
        this.#socket?.close();
        return;
      }
      if (seat.isDismissed) this.#taken.delete(taken);
      changed();
    }
  }
}
