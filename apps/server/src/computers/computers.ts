import { Imagined, type Decision, type Move, type Side } from '@sandtable/kernel';
import { usualOpponent } from '@sandtable/players/names';
import { randomUUID } from 'node:crypto';
import type { House } from '../host/house.ts';
import type { Room } from '../host/room.ts';
import { DueList } from '../store/due.ts';
import { releasedAt, usualWait, type Wait } from './pace.ts';
import type { Threads } from './threads.ts';
import type { Thought } from './thought.ts';

/** A node that has been silent for so long is not at it any more: another one takes its place. */
const LEASE_MS = 1500;
const LOOK_MS = 500;
/** An answer that the table does not take now, it may take later. */
const REFUSED_MS = 30_000;
/** So many that somebody has left behind are taken on at once. */
const MOST_AT_ONCE = 20;

/** An answer, and how many steps whoever gives it has been told of. */
export interface Decided {
  readonly at: number;
  readonly move: Move;
  /** Nobody else would notice it. */
  readonly isQuiet: boolean;
}

/** What somebody is asked, and what he may answer. */
export interface Listed {
  readonly at: number;
  readonly decision: Decision;
  readonly moves: readonly Move[];
}

type OpenRoom = (match: string) => Promise<Room | undefined>;

/**
 * The computer players of a node. They answer like anybody: from what their side knows, through the room, and the log
 * decides. Which matches wait for one is in the database, so that of several nodes one is at it, and another where that one ends.
 */
export class Computers {
  readonly #house: Pick<House, 'now' | 'ruleset'>;
  readonly #due: DueList;
  readonly #room: OpenRoom;
  readonly #threads: Threads;
  readonly #wait: Wait;
  /** The matches that this node is at, and whether something has happened there since. */
  readonly #at = new Map<string, { isStale: boolean }>();
  /** Of these, those that no other node is at. */
  readonly #ours = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(
    house: Pick<House, 'store' | 'now' | 'ruleset'>,
    room: OpenRoom,
    threads: Threads,
    wait: Wait = usualWait,
  ) {
    this.#house = house;
    this.#due = new DueList(house.store.db);
    this.#room = room;
    this.#threads = threads;
    this.#wait = wait;
    this.#timer = setInterval(() => void this.#lookAround().catch(() => undefined), LOOK_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const left = [...this.#ours];
    await this.#threads.close();
    if (left.length > 0) await this.#due.renew('computer', left, 0).catch(() => undefined);
  }

  /**
   * What a computer player would do for a side that is asked, from what that side knows. Where no thread has an answer it is
   * what the rules propose for those who are away. None where the side is not asked. Where there are secrets it comes at a
   * moment that does not depend on how long it took.
   * @param since When anything last happened that everybody noticed.
   */
  async decide(
    room: Room,
    side: Side,
    named?: string,
    since = this.#house.now(),
  ): Promise<Decided | undefined> {
    const known = await room.look(side);
    const decision = known?.pending.decisions.find((each) => each.side === side);
    const ruleset = this.#house.ruleset(room.shown.premises.ruleset);
    if (known === undefined || decision === undefined || ruleset === undefined) return undefined;
    const at = known.told.length;
    const { premises } = room.shown;
    const player = named ?? usualOpponent(ruleset);
    const thought = { match: room.id, premises, view: known.view, decision, player };
    const decided = (await this.#think(thought)) ?? {
      move: ruleset.fallback(new Imagined(ruleset, known).world, side),
      isQuiet: false,
    };
    if (ruleset.hasSecrets && !decided.isQuiet) {
      const now = this.#house.now();
      await this.#wait(releasedAt(since, now) - now);
    }
    return { at, ...decided };
  }

  async #think(thought: Omit<Thought, 'want' | 'seed'>): Promise<Omit<Decided, 'at'> | undefined> {
    for (let tries = 0; tries < 2 && !this.#isClosed; tries++) {
      const answered = await this.#threads
        .ask({ want: 'move', ...thought, seed: randomUUID() })
        .catch(() => undefined);
      if (answered === undefined) continue;
      const { moves, isQuiet = false } = answered;
      return { move: moves[0], isQuiet };
    }
    return undefined;
  }

  /** The moves that the rules list for a side that is asked: those on squares all of them. Gives what it knew when they were worked out. */
  async list(room: Room, side: Side): Promise<Listed | undefined> {
    const known = await room.look(side);
    const decision = known?.pending.decisions.find((each) => each.side === side);
    if (known === undefined || decision === undefined) return undefined;
    const { premises } = room.shown;
    const view = known.view;
    const thought = { match: room.id, premises, view, decision, player: '', seed: '' };
    const { moves } = await this.#threads.ask({ want: 'moves', ...thought });
    return { at: known.told.length, decision, moves };
  }

  /** Something has happened at a table, or somebody has come: where a computer is asked, it answers. */
  attend(room: Room): void {
    if (this.#isClosed || !room.hasComputers) return;
    const being = this.#at.get(room.id);
    if (being !== undefined) {
      being.isStale = true;
      return;
    }
    void this.#beAt(room);
  }

  async #beAt(room: Room): Promise<void> {
    const state = { isStale: false };
    this.#at.set(room.id, state);
    // What the database did not take is due as it was.
    const laterMs = await this.#answer(room).catch(() => LOOK_MS);
    this.#at.delete(room.id);
    this.#ours.delete(room.id);
    if (laterMs > 0) setTimeout(() => void this.#attendLate(room), laterMs).unref();
    else if (state.isStale) this.attend(room);
  }

  /** Answers for as long as a computer is asked. Gives after how long to look again, where that is not the end of it. */
  async #answer(room: Room): Promise<number> {
    const began = this.#house.now();
    for (;;) {
      const asked = await room.askedComputer();
      if (asked === undefined) break;
      if (!(await this.#claim(room.id))) return LOOK_MS;
      const { side, player } = asked;
      // Not by what it decides in secret: how often it did does not show. Nodes need not have the same time.
      const since = Math.max(began, Math.min(asked.since, this.#house.now()));
      const decided = await this.decide(room, side, player, since);
      if (this.#isClosed) return 0;
      if (decided === undefined) continue;
      const done = await room.deeds.play(side, decided.at, decided.move);
      if (!done.ok && done.failure.code !== 'late') return REFUSED_MS;
    }
    if (this.#ours.delete(room.id)) await this.#due.done('computer', room.id);
    return 0;
  }

  async #claim(match: string): Promise<boolean> {
    if (this.#ours.has(match)) return true;
    const now = this.#house.now();
    const isOurs = await this.#due.claim('computer', match, now, now + LEASE_MS);
    if (isOurs) this.#ours.add(match);
    return isOurs;
  }

  /** Stays at what this node is at, and takes on what another one has left. */
  async #lookAround(): Promise<void> {
    const now = this.#house.now();
    if (this.#ours.size > 0) await this.#due.renew('computer', [...this.#ours], now + LEASE_MS);
    for (const match of await this.#due.overdue('computer', now, MOST_AT_ONCE)) {
      const room = await this.#room(match);
      if (room === undefined) await this.#due.done('computer', match);
      else await this.#attendLate(room);
    }
  }

  /** Another node may have been at it meanwhile. */
  async #attendLate(room: Room): Promise<void> {
    if (this.#isClosed) return;
    await room.catchUp().catch(() => undefined);
    this.attend(room);
  }
}
