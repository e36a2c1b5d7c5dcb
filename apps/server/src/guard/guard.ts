import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { Limit } from './limit.ts';
import { lineOf, siteOf } from './network.ts';
import { Onlookers } from './onlookers.ts';
import { Turns } from './turns.ts';
import { isOwnMachine, Way } from './way.ts';

/** A twentieth of a core for an address, and as much for whoever has a key or a token; three seconds of it at once. */
const FOR_AN_ADDRESS = { most: 3000, everyMs: 20 };
/** For all lines of one network of IPv6 together. */
const FOR_A_SITE = { most: 16 * FOR_AN_ADDRESS.most, everyMs: FOR_AN_ADDRESS.everyMs / 16 };
const FOR_A_HOLDER = { most: 3000, everyMs: 20 };
/** Of one seat at a table: nobody plays faster. */
const FOR_A_SEAT = { most: 600, everyMs: 25 };
/** So many sockets of an address are open at once. */
const MOST_SOCKETS = 100;
const MOST_CONNECTIONS = 200;

/** Whoever asks for something: where he is, and what he shows to be let do it. */
interface Asker {
  readonly address: string;
  /** A hash of his key or token, where he shows one. */
  readonly holder?: string | undefined;
  /** Where he sits, where it is done there. */
  readonly seat?: string | undefined;
}

/** Sees to it that nobody takes so much of a node that others go short. */
export class Guard {
  readonly way: Way;
  readonly turns = new Turns();
  readonly onlookers: Onlookers;
  readonly #limits: Settings['limits'];
  readonly #addresses: Limit;
  readonly #sites: Limit;
  readonly #holders: Limit;
  readonly #seats: Limit;
  readonly #sockets = new Map<string, number>();
  readonly #connections = new Map<string, number>();

  constructor(settings: Settings, now: () => number) {
    this.way = new Way(settings);
    this.onlookers = new Onlookers(now);
    this.#limits = settings.limits;
    this.#addresses = new Limit(FOR_AN_ADDRESS, now);
    this.#sites = new Limit(FOR_A_SITE, now);
    this.#holders = new Limit(FOR_A_HOLDER, now);
    this.#seats = new Limit(FOR_A_SEAT, now);
  }

  /** How long somebody has to wait before he may have what costs so much; 0 where he may. */
  wait({ address, holder, seat }: Asker, price: number): number {
    if (!this.isLimited(address)) return 0;
    const atSeat = seat === undefined ? 0 : this.#seats.wait(seat, price);
    if (atSeat > 0) return atSeat;
    const ofHolder = holder === undefined ? 0 : this.#holders.wait(holder, price);
    if (ofHolder > 0) return ofHolder;
    const ofLine = this.#addresses.wait(lineOf(address), price);
    return ofLine > 0 ? ofLine : this.#sites.wait(siteOf(address), price);
  }

  /** Somebody has connected, and said nothing yet: of an address only so many may. Behind a trusted proxy anybody may be. */
  meet(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const line = lineOf(remoteAddress);
    const open = (this.#connections.get(line) ?? 0) + 1;
    const isCounted = this.isLimited(remoteAddress) && !this.way.isTrusted(remoteAddress);
    if (isCounted && open > MOST_CONNECTIONS) {
      socket.destroy();
      return;
    }
    this.#connections.set(line, open);
    socket.once('close', () => less(this.#connections, line));
  }

  /** One more socket of an address; false where there are too many. What was let in is let go by `left`. */
  mayEnter(address: string): boolean {
    const line = lineOf(address);
    const open = this.#sockets.get(line) ?? 0;
    if (open >= MOST_SOCKETS && this.isLimited(address)) return false;
    this.#sockets.set(line, open + 1);
    return true;
  }

  left(address: string): void {
    less(this.#sockets, lineOf(address));
  }

  /** Those on this machine run it; or are a proxy that nobody has called trusted, behind which anybody may be. */
  isLimited(address: string): boolean {
    if (this.#limits === 'remote') return !isOwnMachine(address);
    return this.#limits === 'all';
  }
}

function less(counts: Map<string, number>, of: string): void {
  const count = counts.get(of) ?? 0;
  if (count > 1) counts.set(of, count - 1);
  else counts.delete(of);
}
