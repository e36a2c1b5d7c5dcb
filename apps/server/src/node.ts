import type { Ruleset } from '@sandtable/kernel';
import { addressOf, siteHandler, type Site } from '@sandtable/site';
import fastify, { type FastifyInstance } from 'fastify';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Accounts } from './accounts/accounts.ts';
import type { Passwords } from './accounts/passwords.ts';
import { ALONE, PostgresBus, type Bus } from './bus.ts';
import { Computers } from './computers/computers.ts';
import type { Wait } from './computers/pace.ts';
import { Threads } from './computers/threads.ts';
import { addAudit } from './guard/audit.ts';
import { Guard } from './guard/guard.ts';
import { addGuard, PATIENCE } from './guard/requests.ts';
import { Clocks } from './host/clocks.ts';
import { OrderBook, type Pause } from './host/orderBook.ts';
import type { House } from './host/house.ts';
import type { Room } from './host/room.ts';
import { Rooms } from './host/rooms.ts';
import { addAbout } from './http/about.ts';
import { addAccounts } from './http/accounts.ts';
import { addBots } from './http/bots.ts';
import { addLobby } from './http/lobby.ts';
import { addMatches } from './http/matches.ts';
import { addMine } from './http/mine.ts';
import { addNoticeSettings } from './http/notices.ts';
import { addOpenApi } from './http/openapi.ts';
import { addTrouble, problem } from './http/problem.ts';
import { addOperation } from './http/operation.ts';
import { addSeats } from './http/seats.ts';
import { LOBBY, openDesk, type Desk } from './lobby/desk.ts';
import { Sockets } from './live/sockets.ts';
import { Signer } from './log/signer.ts';
import { Retention } from './operate/retention.ts';
import { loggerFor, type LogStream } from './operate/log.ts';
import { Measures } from './operate/measures.ts';
import type { Ways } from './notices/ways.ts';
import { rulesetOf } from './rulesets.ts';
import { withUsual, type Settings } from './settings.ts';
import { isServer } from './store/database.ts';
import { SharedClock } from './store/sharedClock.ts';
import { Store } from './store/store.ts';

/** What a node is started with: what is not given is as usual. */
export interface NodeSettings extends Partial<Settings> {
  /** The built app, where it is sent too. */
  readonly site?: Site | undefined;
  readonly now?: () => number;
  /** What is played here, where it is not the usual games. */
  readonly ruleset?: (id: string) => Ruleset | undefined;
  /** In which computer players think, where they are not the usual ones. */
  readonly threads?: Threads;
  /** Whether it is ready only when somebody is there to list moves and to think, so that nobody waits for that. */
  readonly isWarm?: boolean;
  /** Who keeps passwords, where a test has no time for what they usually take. */
  readonly passwords?: Passwords;
  /** How long somebody's orders wait before they are carried out, where that is not as usual. */
  readonly orderPause?: Pause;
  /** How a computer player waits until its answer is due, where a test has a time of its own. */
  readonly computerWait?: Wait;
  /** Where its log goes, where that is not the usual place. */
  readonly logTo?: LogStream;
  /** By which notices go out, where they are not the usual ones. */
  readonly ways?: Ways | undefined;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly signer: Signer;
  readonly bus: Bus;
  readonly sockets: Sockets;
  readonly computers: Computers;
  readonly orders: OrderBook;
  readonly clocks: Clocks;
  readonly retention: Retention;
  readonly lookout: NodeJS.Timeout;
  readonly clock: SharedClock | undefined;
  readonly measures: Measures;
  readonly desk: Desk;
}

/** So often a node looks whether a match has gone on without a word of it. */
const LOOK_MS = 1000;

/** One running server: any number of them on one database are as good as one. */
export class HostNode {
  readonly url: string;
  readonly #parts: Parts;

  private constructor(url: string, parts: Parts) {
    this.url = url;
    this.#parts = parts;
  }

  static async start({
    site,
    threads = new Threads(),
    now: ownClock,
    ruleset = rulesetOf,
    isWarm = false,
    orderPause,
    computerWait,
    passwords,
    logTo = process.stderr,
    ways,
    ...given
  }: NodeSettings): Promise<HostNode> {
    const settings = withUsual(given);
    const { data, port, host, signingKey, trustProxy = false } = settings;
    const database = settings.database ?? join(data, 'matches.db');
    const store = await Store.open(database);
    // Others may be on the same database: then its clock is that of all.
    const isShared = isServer(database) && ownClock === undefined;
    const clock = isShared ? await SharedClock.open(store.db) : undefined;
    const now = ownClock ?? clock?.now ?? Date.now;
    const signer = new Signer(signingKey ?? (await store.setting('signing-key', newKey)));
    const app = fastify({
      bodyLimit: 256 * 1024,
      http: PATIENCE,
      requestTimeout: PATIENCE.requestTimeout,
      trustProxy,
      logger: loggerFor(settings.log, logTo),
      // What nobody asked for is a mistake of whoever sent it: he is told.
      ajv: { customOptions: { removeAdditional: false } },
    });
    const measures = new Measures();
    // Others may be on the same database.
    const self = isServer(database) ? randomUUID() : undefined;
    let bus = ALONE;
    const find = (match: string): Promise<Room | undefined> => rooms.room(match);
    const computers = new Computers({ store, now, ruleset }, find, threads, computerWait);
    const orders = new OrderBook({ store, now, ruleset }, find, orderPause);
    let isStarting = isWarm;
    let url = '';
    const desk = await openDesk({
      store,
      settings,
      now,
      find: (match) => rooms.room(match).then((room) => room?.shown),
      announce: (what, part) => bus.announce(what, part),
      peopleMoved: (match) => void rooms.catchUp(match, 'people'),
      node: self,
      home: () => settings.publicUrl ?? url.replace(/\/$/, ''),
      ways,
    });
    const house: House = {
      settings,
      store,
      accounts: new Accounts(store.db, settings, now, passwords),
      signer,
      ruleset,
      now,
      announce: (match, part) => bus.announce(match, part),
      computers,
      orders,
      measures,
      log: app.log,
      desk,
    };
    const rooms: Rooms = new Rooms(house);
    if (self !== undefined) {
      bus = new PostgresBus(database, self, {
        hear: (match, part) => {
          if (match === LOBBY || match === undefined) desk.gallery.heard();
          if (match !== LOBBY) void rooms.catchUp(match, part);
        },
        missed: () => {
          desk.gallery.heard();
          void rooms.catchUpAll();
        },
      });
    }
    const guard = new Guard(settings, now);
    addGuard(app, guard);
    addTrouble(app, measures);
    await addOpenApi(app);
    addAudit(app, house);
    addAbout(app);
    addMatches(app, house, rooms, guard);
    addSeats(app, house, rooms);
    await addBots(app, house, rooms);
    addAccounts(app, house, rooms, guard);
    addLobby(app, house, rooms);
    addMine(app, house, rooms);
    addNoticeSettings(app, house);
    const sockets = new Sockets(rooms, house, guard, app.server, '/api/live');
    addOperation(app, house, {
      isLeaving: () => sockets.isClosing,
      isStarting: () => isStarting,
      gauges: {
        sockets: () => sockets.count,
        rooms: () => rooms.size,
        thoughtsWaiting: () => threads.waiting,
        thoughts: () => threads.asked,
        writing: () => store.writing,
      },
    });
    addElsewhere(app, site);
    await store.begun();
    try {
      await app.listen({ port, host });
    } catch (error) {
      orders.close();
      await computers.close();
      await bus.close();
      await store.close();
      throw error;
    }
    const lookout = setInterval(() => void rooms.lookAround(), LOOK_MS);
    lookout.unref();
    url = addressOf(host, (app.server.address() as AddressInfo).port);
    desk.start();
    if (isStarting) void threads.warm().then(() => (isStarting = false));
    return new HostNode(url, {
      app,
      store,
      signer,
      bus,
      sockets,
      computers,
      orders,
      clocks: new Clocks(house, rooms),
      retention: new Retention(house),
      lookout,
      clock,
      measures,
      desk,
    });
  }

  /** Lists, the lobby and notices, for tests that do not wait until it is time. */
  get desk(): Desk {
    return this.#parts.desk;
  }

  /** Does now what is done once a day, where it has not been done. */
  sweep(): Promise<void> {
    return this.#parts.retention.sweep();
  }

  get sockets(): number {
    return this.#parts.sockets.count;
  }

  /**
   * Lets nobody in any more, has what is under way end, lets go of everybody within this time, and closes. Those who
   * play go on elsewhere.
   */
  async stop(withinMs = 0): Promise<void> {
    const {
      app,
      store,
      signer,
      bus,
      sockets,
      computers,
      orders,
      clocks,
      retention,
      lookout,
      clock,
      measures,
      desk,
    } = this.#parts;
    // Whoever sends visitors has so long to notice that none are wanted here, whether anybody is there or not.
    await Promise.all([sockets.close(withinMs), setTimeout(withinMs)]);
    clearInterval(lookout);
    clock?.close();
    await clocks.close();
    await retention.close();
    orders.close();
    // Whoever looks at the lobby holds a request open.
    await desk.stop();
    await app.close();
    await computers.close();
    await bus.close();
    await store.close();
    await signer.close();
    measures.close();
  }
}

/** Whatever is not of the hosts is of the app, where it is sent too. */
function addElsewhere(app: FastifyInstance, site: Site | undefined): void {
  const answer = site && siteHandler(site);
  app.setNotFoundHandler((request, reply) => {
    if (answer === undefined || request.url.startsWith('/api/')) {
      return problem(reply, 404, 'address', 'wire.address');
    }
    reply.hijack();
    answer(request.raw, reply.raw);
    return undefined;
  });
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
