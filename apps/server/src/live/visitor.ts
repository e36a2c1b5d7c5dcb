import {
  message,
  problemsIn,
  SPECTATOR,
  type Known,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import {
  ASK_SCHEMA,
  digestOf,
  type Answer,
  type Ask,
  type Dismissal,
  type Failure,
  type Sat,
  type SeatAsk,
  type SitAsk,
  type WireText,
} from '@sandtable/wire';
import { ASK_PRICES, priceOf } from '../guard/prices.ts';
import type { News } from '../host/audience.ts';
import type { Done } from '../host/deeds.ts';
import type { Room } from '../host/room.ts';
import type { Rooms } from '../host/rooms.ts';
import { secretHash } from '../host/seats.ts';

/** More matches at once nobody looks at. */
const MOST_SEATS = 50;

interface Seat {
  readonly room: Room;
  readonly viewer: Viewer;
  /** None where he only looks on. */
  readonly side: Side | undefined;
  readonly leave: () => void;
}

/** What was asked, in one word, and why it was not done where it was not. */
interface Heard {
  readonly ask: Ask['ask'] | 'form';
  readonly failure?: Failure['code'];
  /** What has gone wrong here, for whoever runs the host. */
  readonly error?: unknown;
}

/** What a node knows of whoever comes. */
interface Arrival {
  /** Waits until it is his turn; nothing where it is. */
  enter(): Promise<void> | undefined;
  /** How long he has to wait, in milliseconds, before he may have what costs so much, in a seat where it is done in one. */
  wait(price: number, seat?: string): number;
  /** What he is called, where he is signed in. */
  name(): Promise<string | undefined>;
  /** Whether more of him is heard, and reported by him, at a table where he looks on. */
  maySpeak(table: string): boolean;
  mayReport(table: string): boolean;
}

/** Somebody at the other end of a socket: the seats he has taken, and what he asks. */
export class Visitor {
  readonly #rooms: Rooms;
  readonly #send: (said: object | string) => void;
  readonly #seats = new Map<number, Seat>();
  readonly #arrival: Arrival;
  #taken = 0;
  #isGone = false;

  constructor(rooms: Rooms, send: (said: object | string) => void, arrival: Arrival) {
    this.#rooms = rooms;
    this.#send = send;
    this.#arrival = arrival;
  }

  /** Answers what was asked, whatever it is. Gives what it was, and why it was not done. */
  async hear(text: string): Promise<Heard> {
    const ask = readAsk(text);
    if ('failure' in ask) {
      const isTooMuch = this.#arrival.wait(ASK_PRICES.form) > 0;
      // To say so costs as much as it did to be told.
      if (!isTooMuch) this.#send({ ok: false, ...ask });
      return { ask: 'form', failure: ask.failure.code };
    }
    const waitMs = this.#arrival.wait(priceOf(ask), this.#placeOf(ask));
    if (waitMs > 0) {
      const why = message('wire.busy' satisfies WireText, { seconds: Math.ceil(waitMs / 1000) });
      this.#send({ id: ask.id, ok: false, failure: { code: 'busy', message: why, waitMs } });
      return { ask: ask.ask, failure: 'busy' };
    }
    const turn = this.#arrival.enter();
    if (turn !== undefined) await turn;
    try {
      const answer = await this.#answer(ask);
      if (answer !== undefined) this.#send(answer);
      return { ask: ask.ask, ...(answer?.ok === false && { failure: answer.failure.code }) };
    } catch (error) {
      // Whoever asks again when the database is back is told what has become of it.
      this.#send(refuse(ask.id, 'trouble', 'wire.trouble'));
      return { ask: ask.ask, failure: 'trouble', error };
    }
  }

  /** Where he does it, by a name that is the same for whoever else sits there. */
  #placeOf(ask: Ask): string | undefined {
    const seat = ask.ask === 'sit' ? undefined : this.#seats.get(ask.seat);
    return seat?.side === undefined ? undefined : `${seat.room.id} ${seat.side}`;
  }

  leave(): void {
    this.#isGone = true;
    for (const { leave } of this.#seats.values()) leave();
    this.#seats.clear();
  }

  async #answer(ask: Ask): Promise<Answer | undefined> {
    const { id } = ask;
    if (ask.ask === 'sit') return this.#sit(ask);
    const seat = this.#seats.get(ask.seat);
    if (seat === undefined) return refuse(id, 'missing', 'wire.seat');
    if (ask.ask === 'past') {
      return { id, ok: true, past: await seat.room.shown.past(seat.viewer, ask.from) };
    }
    if (seat.side === undefined) return this.#lookOn(seat.room, ask);
    const done = await act(seat.room, seat.side, ask);
    return { id, ...done };
  }

  /** Somebody who has no seat at a table. */
  async #lookOn(room: Room, ask: SeatAsk): Promise<Answer> {
    const { id } = ask;
    if (ask.ask === 'say') {
      if (!this.#arrival.maySpeak(room.id)) return refuse(id, 'busy', 'room.said.much');
      // Whoever is signed in speaks under his own name, as he would sit there.
      const member = await this.#arrival.name();
      return { id, ...(await room.say(SPECTATOR, ask, ask.name, member)) };
    }
    if (ask.ask !== 'report') return refuse(id, 'forbidden', 'wire.spectator');
    if (!this.#arrival.mayReport(room.id)) return refuse(id, 'busy', 'room.said.much');
    return { id, ...(await room.report(ask.why)) };
  }

  async #sit({ id, match, key, view = SPECTATOR, seen }: SitAsk): Promise<Answer | undefined> {
    if (this.#seats.size >= MOST_SEATS) return refuse(id, 'busy', 'wire.seats');
    const room = await this.#rooms.room(match);
    if (room === undefined) return refuse(id, 'missing', 'wire.match');
    const hash = key === undefined ? undefined : secretHash(key);
    const side = hash === undefined ? undefined : await room.sideOf(hash);
    if (hash !== undefined && side === undefined) return refuse(id, 'forbidden', 'wire.key');
    if (side === undefined) {
      const { shown } = room;
      if (!shown.mayView(view)) return refuse(id, 'forbidden', 'wire.view');
      if (shown.isPrivate) return refuse(id, 'forbidden', 'room.unwatched');
    }
    const viewer = side ?? view;
    const seat = ++this.#taken;
    const leave = await room.join(
      {
        viewer,
        key: hash,
        hear: (news) => this.#send(`{"seat":${seat},${textOf(news)}`),
        dismiss: () => {
          this.#seats.delete(seat);
          this.#send({ seat, dismissed: true } satisfies Dismissal);
        },
      },
      (known) => {
        const from = known === undefined ? 0 : seenBefore(known, seen);
        const left = known && { known: { ...known, told: known.told.slice(from) } };
        const { premises, host } = room.shown;
        const matters = room.shown.matters(side ?? SPECTATOR);
        const sat: Sat = { seat, viewer, premises, matters, host, ...left, from };
        this.#send({ id, ok: true, sat });
      },
    );
    // He may have gone while the table was got ready.
    if (this.#isGone) leave();
    else this.#seats.set(seat, { room, viewer, side, leave });
    return undefined;
  }
}

/** What is the same for everybody who sees as much is written once: all of its text but the first brace. */
const texts = new WeakMap<News, string>();

function textOf(news: News): string {
  let text = texts.get(news);
  if (text === undefined) texts.set(news, (text = JSON.stringify(news).slice(1)));
  return text;
}

/** How many steps he has been told of before, as they still are. */
function seenBefore({ told }: Known, seen: SitAsk['seen']): number {
  if (seen === undefined || seen.steps > told.length) return 0;
  return digestOf(told.slice(0, seen.steps)) === seen.digest ? seen.steps : 0;
}

function act(room: Room, side: Side, ask: SeatAsk): Promise<Done> {
  switch (ask.ask) {
    case 'say':
      return room.say(side, ask, ask.name);
    case 'play':
      return room.deeds.play(side, ask.at, ask.move, ask.name);
    case 'undo':
      return room.deeds.undo(side, ask.at, ask.name);
    case 'resign':
      return room.deeds.resign(side, ask.name);
    case 'orders':
      return room.order(side, ask.at, ask.orders);
    case 'claim':
    case 'offer':
    case 'withdraw':
    case 'reply':
    case 'holiday':
    case 'follow':
    case 'mute':
    case 'report':
      return room.deeds.deal(side, ask, ask.name);
  }
}

function readAsk(text: string): Ask | { readonly id?: number; readonly failure: Failure } {
  let ask: unknown;
  try {
    ask = JSON.parse(text);
  } catch {
    return { failure: { code: 'form', message: message('wire.json') } };
  }
  const [problem] = problemsIn(ASK_SCHEMA, ask);
  if (problem === undefined) return ask as Ask;
  // Where it can be told which it was, whoever asked need not wait for ever.
  const { id } = (ask ?? {}) as { readonly id?: unknown };
  return {
    ...(typeof id === 'number' && { id }),
    failure: { code: 'form', message: problem.message },
  };
}

function refuse(id: number, code: Failure['code'], why: WireText): Answer {
  return { id, ok: false, failure: { code, message: message(why) } };
}
